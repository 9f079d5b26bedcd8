import {
  getDoc,
  getSourceLocation,
  isTemplateDeclaration,
  listServices,
  navigateTypesInNamespace,
  type Program,
  type Type,
} from "@typespec/compiler";
import { reportDiagnostic } from "../library.ts";
import { placeOf } from "../place.ts";
import { bannedTurn, isTooShort } from "./english.ts";

/** The modules whose descriptions are plain; every other one is still to come. */
const PLAIN_MODULES: readonly string[] = [
  "accounts/approvals",
  "accounts/dealer",
  "accounts/invites",
  "accounts/members",
  "accounts/organisations",
  "base/error-envelope",
  "base/lines",
  "base/money",
  "base/pages",
  "base/phones",
  "base/time",
  "directory/blocklist",
  "directory/cost-centers",
  "directory/family",
  "directory/groups",
  "directory/recipients",
  "http/error-codes",
  "http/health",
  "mcp/mcp",
  "money/credit",
  "money/topups",
  "reporting/exports",
  "reporting/reports",
  "rewards/activities",
  "rewards/checkins",
  "rewards/claims",
  "rewards/programs",
  "rewards/referrals",
  "rewards/reviews",
  "rewards/reward-links",
  "rewards/rewards",
  "rewards/rules",
  "sales/batches",
  "sales/checkout-sessions",
  "sales/disputes",
  "sales/schedules",
  "sales/sends",
  "workforce/access",
  "workforce/allocate",
  "workforce/batches",
  "workforce/cost-centers",
  "workforce/journal",
  "workforce/ledger",
  "workforce/meters",
  "workforce/products",
  "workforce/recipients",
  "workforce/schedules",
  "workforce/words",
];

/** Names that explain themselves. */
const SAY_ENOUGH: readonly string[] = ["id", "object"];

type Described = Type & { name?: string | symbol };

/** What the contract describes is described in plain words, and in more than three of them. */
export function lintDocs(program: Program): void {
  const reported = new Set<string>();
  const lint = (type: Described) => {
    const doc = getDoc(program, type);
    // What the compiler makes up by itself is written at no place, and has no words.
    if (doc === undefined) return;
    const { wing, room } = placeOf(program, type);
    const { file, pos } = getSourceLocation(type);
    const place = `${file.path} ${pos}`;
    if (!PLAIN_MODULES.includes(`${wing}/${room}`) || reported.has(place)) return;
    reported.add(place);
    lintDoc(program, type, doc);
  };
  for (const { type } of listServices(program)) {
    navigateTypesInNamespace(type, {
      operation: lint,
      model: (model) => {
        if (!isTemplateDeclaration(model)) lint(model);
      },
      modelProperty: lint,
      scalar: lint,
      // The compiler's walk passes the members of an enumeration by.
      enum: (states) => {
        lint(states);
        for (const member of states.members.values()) lint(member);
      },
      union: lint,
      unionVariant: lint,
    });
  }
}

function lintDoc(program: Program, type: Described, doc: string): void {
  const name = String(type.name ?? type.kind);
  const turn = bannedTurn(doc);
  if (turn !== null) {
    reportDiagnostic(program, { code: "words-banned", format: { name, turn }, target: type });
  }
  if (SAY_ENOUGH.includes(name) || !isTooShort(doc)) return;
  reportDiagnostic(program, { code: "words-few", format: { name }, target: type });
}
