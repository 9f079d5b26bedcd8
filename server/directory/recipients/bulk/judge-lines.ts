/** What becomes of each line: a pure fold, in which a line sees what those before it did. */
import type { Input } from "@svc/generated/routes";
import { refuseUnknownGroups } from "#directory/groups";
import { formatId } from "#platform/ids";
import { normaliseMobile } from "#platform/phone";
import { Refusal, type RefusedField, refuse } from "#platform/refusal";
import { tried } from "#platform/tried";
import { refuseErased } from "../read/hold-by-refs.ts";
import {
  type NewRecipient,
  readNewRecipient,
  readRecipientChanges,
  refuseCostCenter,
} from "../write/read-fields.ts";
import type { LineBody } from "./line-body.ts";
import type { People, Person } from "./people.ts";

/** How lines find their recipients, and what is done with those that are there. */
interface Matching {
  readonly mode: NonNullable<Input<"createRecipientsBulk">["body"]["mode"]>;
  readonly match: NonNullable<Input<"createRecipientsBulk">["body"]["match"]>;
}

/** What lines are judged by; read under the lock of the list. */
export interface LineFacts extends Matching {
  readonly people: People;
  /** Ids of the cost centres that can be booked to. */
  readonly bookable: ReadonlySet<string>;
  /** Ids of the account's static groups. */
  readonly static_groups: ReadonlySet<string>;
  /** Milliseconds on the account's clock. */
  readonly now: number;
}

/** What became of a line: whom it wrote, or why it wrote nobody. */
export type Verdict =
  | { readonly status: "created" | "updated" | "unchanged"; readonly person: Person }
  | { readonly status: "failed"; readonly wrong: RefusedField };

/** Judges one line, and lets the people be as it leaves them. */
export function judgeLine(body: LineBody, facts: LineFacts): Verdict {
  const judged = tried(() => judge(body, facts));
  if (!(judged instanceof Refusal)) return judged;
  const { code, message, detail } = judged;
  const { param = null, meta = {} } = detail;
  return { status: "failed", wrong: { param, code, message, meta } };
}

function judge(body: LineBody, facts: LineFacts): Verdict {
  const { people, now } = facts;
  const known = knownAs(body, facts);
  const before = known?.input ?? null;
  const input = before === null ? newOf(body, now) : readRecipientChanges(before, body, now);
  refuseTaken(input, known, people);
  refuseUnknown(input, before, facts);
  if (known === null) {
    const person = { row: null, input, is_changed: true };
    people.add(person);
    return { status: "created", person };
  }
  if (isSame(known.input, input)) return { status: "unchanged", person: known };
  people.change(known, { ...input, group_ids: input.group_ids ?? known.input.group_ids });
  return { status: "updated", person: known };
}

/** Refuses: `duplicate_resource`, `erased_recipient`. */
function knownAs(
  { external_id = null, phone = null }: LineBody,
  { people, mode, match }: LineFacts,
): Person | null {
  const value = match === "phone" ? phoneOf(phone) : external_id;
  const [known, another] = people.having(match, value);
  if (known === undefined) return null;
  if (mode === "create") refuseDuplicate(match, known, "is used by another recipient.");
  if (another !== undefined) {
    refuseDuplicate(match, known, "is used by several recipients. Match by `external_id`.");
  }
  if (known.row !== null) refuseErased(known.row, match);
  return known;
}

function phoneOf(written: string | null): string | null {
  return written === null ? null : (normaliseMobile(written)?.e164 ?? null);
}

function newOf(body: LineBody, now: number): NewRecipient {
  const { name } = body;
  if (name == null) {
    return refuse("parameter_missing", { param: "name", message: "`name` is required." });
  }
  return readNewRecipient({ ...body, name } as Parameters<typeof readNewRecipient>[0], now);
}

/** Refuses: `duplicate_resource`, of what is unique in the account. */
function refuseTaken({ fields }: NewRecipient, known: Person | null, people: People): void {
  for (const param of ["external_id", "payroll_id"] as const) {
    const other = people.having(param, fields[param]).find((person) => person !== known);
    if (other !== undefined) refuseDuplicate(param, other, "is used by another recipient.");
  }
}

function refuseDuplicate(param: string, { row }: Person, says: string): never {
  const resource = row === null ? undefined : formatId("rcp", row.id);
  return refuse("duplicate_resource", {
    param,
    message: `\`${param}\` ${says}`,
    ...(resource === undefined ? {} : { resource }),
  });
}

/** Refuses: `reference_not_found`. */
function refuseUnknown(
  { fields, group_ids }: NewRecipient,
  before: NewRecipient | null,
  { bookable, static_groups }: LineFacts,
): void {
  const { cost_center_id } = fields;
  const is_new = cost_center_id !== null && cost_center_id !== before?.fields.cost_center_id;
  if (is_new && !bookable.has(cost_center_id)) refuseCostCenter();
  refuseUnknownGroups(group_ids ?? [], static_groups);
}

function isSame(before: NewRecipient, after: NewRecipient): boolean {
  const written = ({ fields, meters, group_ids }: NewRecipient, groups: readonly string[]) =>
    JSON.stringify(
      [
        Object.keys(after.fields)
          .toSorted()
          .map((name) => fields[name as keyof typeof fields]),
        meters.map(({ number, label }) => [number, label]),
        [...(group_ids ?? groups)].toSorted(),
      ],
      (_, value) => (typeof value === "bigint" ? String(value) : value),
    );
  return written(before, []) === written(after, before.group_ids ?? []);
}
