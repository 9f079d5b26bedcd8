/**
 * A command of staff: reviews and decides applications for dealer pricing, or lists those that
 * wait. It opens the database of the settings, as the server does, whether a server runs or not.
 */
import {
  type ApplicationDecision,
  type ApplicationRow,
  type Decision,
  decideApplication,
  listSubmittedApplications,
} from "#accounts/dealer";
import { unknownNetworkOf } from "#catalogue/networks";
import type { Currency, Discount } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import { harareIso } from "#platform/time/instants";
import { parseMoney } from "#platform/values/money";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- applications [<acct_…> <dap_…> <review|question|approve|decline> " +
  "--by <your name> [--note <why, or the question>] " +
  "[--discount <network>:<USD|ZWG>:<percent>, once for each]]";

const VERBS = ["review", "question", "approve", "decline"] as const;
/** Source: spec/base/text.tsp, `Note`. */
const NOTE_CHARACTERS_MAX = 500;

const SAID: Readonly<Record<Decision["verb"], string>> = {
  review: "in review",
  question: "the question is asked",
  approve: "approved",
  decline: "declined",
};

if (import.meta.main) {
  await runStaffCommand({
    name: "applications",
    usage: USAGE,
    read: readInput,
    run: (database, decided) => (decided === null ? list(database) : decide(database, decided)),
  });
}

/** Reads the arguments of the command; null where none ask for a decision. */
export function readInput(args: string[]): ApplicationDecision | null {
  if (args.length === 0) return null;
  const text = { type: "string" } as const;
  const options = { note: text, by: text, discount: { ...text, multiple: true } } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const [account = "", application = "", written = "", ...others] = positionals;
  const account_id = parseId("acct", account);
  const application_id = parseId("dap", application);
  if (account_id === null || application_id === null || others.length > 0) {
    return stop("Name one account and one application.");
  }
  const by = values.by?.trim() ?? "";
  if (by === "") return stop("A person decides: say who.");
  const decision = readDecision(written, values.note?.trim() ?? "", values.discount ?? []);
  return { account_id, application_id, by, decision };
}

function readDecision(written: string, note: string, discounts: readonly string[]): Decision {
  const verb = VERBS.find((one) => one === written);
  if (verb === undefined) return stop(`Say one of ${VERBS.join(", ")}.`);
  if (verb !== "approve" && discounts.length > 0) return stop("Approvals alone have discounts.");
  if (verb === "review") return { verb };
  if (note === "" || note.length > NOTE_CHARACTERS_MAX) return stop("A note says why.");
  if (verb === "question") return { verb, text: note };
  if (verb === "decline") return { verb, note };
  if (discounts.length === 0) return stop("An approval sets a discount at least.");
  return { verb, note, discounts: discounts.map(readDiscount) };
}

function readDiscount(written: string): Discount {
  const [network = "", currency = "", percent = "", ...others] = written.split(":");
  const discount_bps = parseMoney(percent);
  if (!/^(USD|ZWG)$/i.test(currency) || others.length > 0 || discount_bps === null) {
    return stop("A discount is written such as econet:USD:2.50.");
  }
  if (discount_bps > 10_000n) return stop("A percentage is 100 at most.");
  const named = currency.toUpperCase() as Currency;
  return { network, currency: named, discount_bps: Number(discount_bps) };
}

/** Does what staff decided, and returns what to print. */
export async function decide(
  database: Pick<Database, "read" | "transact">,
  decided: ApplicationDecision,
): Promise<string> {
  await refuseNetworks(database, decided.decision);
  const why = await database.transact("decide a dealer application", (tx) =>
    decideApplication(tx, decided),
  );
  if (why !== null) throw new SettingError(why);
  return `${formatId("dap", decided.application_id)}: ${SAID[decided.decision.verb]}.`;
}

async function refuseNetworks({ read }: Pick<Database, "read">, decision: Decision): Promise<void> {
  if (decision.verb !== "approve") return;
  const unknown = await read((from) => unknownNetworkOf(from, decision.discounts));
  if (unknown !== null) stop(`There is no network ${unknown}.`);
}

/** The applications that wait for staff, those that came first at the top. */
export async function list(database: Pick<Database, "read">): Promise<string> {
  const waiting = await database.read(listSubmittedApplications);
  return waiting.length === 0 ? "No application waits." : waiting.map(lineOf).join("\n");
}

function lineOf({ account_id, id, status, legal_name, submitted_at, ...row }: ApplicationRow) {
  const since = submitted_at === null ? "" : harareIso(submitted_at);
  const papers = Object.values(row.documents)
    .flat()
    .filter((named) => named !== null);
  const names = [formatId("acct", account_id), formatId("dap", id)];
  return [since, ...names, status, legal_name, ...papers].join("  ");
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
