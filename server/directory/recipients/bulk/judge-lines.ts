/** What becomes of each line: a pure fold, in which a line sees what those before it did. */
import type { Input } from "@svc/generated/routes";
import { refuseUnknownGroups } from "#directory/groups";
import { formatId } from "#platform/ids";
import { Refusal, type RefusedField, refuse } from "#platform/refusal";
import { normaliseMobile } from "#platform/values/phone";
import { tried } from "#platform/work/tried";
import { firstNameOf } from "../read/first-name.ts";
import { refuseErased } from "../read/hold-by-refs.ts";
import { metersWith } from "../write/meters-with.ts";
import {
  type NewRecipient,
  readNewRecipient,
  readRecipientChanges,
  refuseCostCenter,
} from "../write/read-fields.ts";
import type { LineBody, ReadLine } from "./line-body.ts";
import type { People, Person } from "./people.ts";

/** How lines find their recipients, and what is done with those that are there. */
interface Matching {
  readonly mode: NonNullable<Input<"createRecipientsBulk">["body"]["mode"]>;
  /** A person of an employer is known by number or payroll number. */
  readonly match: NonNullable<Input<"createRecipientsBulk">["body"]["match"]> | "person";
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
  | {
      readonly status: "created";
      readonly person: Person;
      /** Whether somebody else, of an earlier line too, has the same number. */
      readonly shares_phone: boolean;
    }
  | { readonly status: "updated" | "unchanged"; readonly person: Person }
  | { readonly status: "failed"; readonly wrong: RefusedField };

/** Judges one line, and lets the people be as it leaves them. */
export function judgeLine(line: Pick<ReadLine, "id" | "body">, facts: LineFacts): Verdict {
  const judged = tried(() => judge(line, facts));
  if (!(judged instanceof Refusal)) return judged;
  const { code, message, detail } = judged;
  const { param = null, meta = {} } = detail;
  return { status: "failed", wrong: { param, code, message, meta } };
}

function judge({ id, body }: Pick<ReadLine, "id" | "body">, facts: LineFacts): Verdict {
  const known = id === null ? knownAs(body, facts) : knownById(id, facts);
  const meant = withMeter(body, known);
  if (known === null) return addPerson(meant, facts);
  return changePerson(known, withoutEcho(meant, known), facts);
}

/** A first name that follows the name goes on doing so where a line gives back what was shown. */
function withoutEcho(body: LineBody, { input }: Person): LineBody {
  const { first_name, ...rest } = body;
  const is_echo = input.fields.first_name === null && first_name === firstNameOf(input.fields);
  return is_echo ? rest : body;
}

/** A default meter that comes alone, as in a file, takes the place of the one before. */
function withMeter(body: LineBody, known: Person | null): LineBody {
  const { default_meter, meters } = body;
  if (default_meter == null || meters !== undefined) return body;
  const is_held = known?.input.meters.some(({ number }) => number === default_meter) ?? false;
  return is_held ? body : { ...body, ...metersWith(known?.input, default_meter) };
}

/** Refuses: `reference_not_found`, `duplicate_resource`, `erased_recipient`. */
function knownById(id: string, { people, mode }: LineFacts): Person {
  const known = people.withId(id);
  if (known === null) {
    const message = "`id` is of no recipient of this account and mode. Leave it empty to add one.";
    return refuse("reference_not_found", { param: "id", message });
  }
  if (mode === "create") refuseDuplicate("id", known, "is of a recipient. Use `mode: upsert`.");
  refuseLeaving(known, "id");
  return known;
}

/**
 * Adds somebody new to the people.
 *
 * Refuses: `duplicate_resource`, `reference_not_found`, and as `readNewRecipient`.
 */
export function addPerson(body: LineBody, facts: LineFacts): Verdict & { person: Person } {
  const { people, now } = facts;
  const input = newOf(body, now);
  refuseTaken(input, null, people);
  refuseUnknown(input, null, facts);
  const person = { row: null, input, is_changed: true };
  const shares_phone = people.having("phone", input.fields.phone).length > 0;
  people.add(person);
  return { status: "created", person, shares_phone };
}

/**
 * Changes somebody among the people.
 *
 * Refuses: as `addPerson`.
 */
export function changePerson(
  known: Person,
  body: LineBody,
  facts: LineFacts,
): Verdict & { person: Person } {
  const { people, now } = facts;
  const before = known.input;
  const input = readRecipientChanges(before, body, now);
  refuseTaken(input, known, people);
  refuseUnknown(input, before, facts);
  if (isSame(before, input)) return { status: "unchanged", person: known };
  people.change(known, { ...input, group_ids: input.group_ids ?? before.group_ids });
  return { status: "updated", person: known };
}

/** Refuses: `duplicate_resource`, `erased_recipient`. */
function knownAs(body: LineBody, { people, mode, match }: LineFacts): Person | null {
  if (match === "person") return knownPerson(body, people);
  const { external_id = null, phone = null } = body;
  const value = match === "phone" ? phoneOf(phone) : external_id;
  const [known, another] = people.having(match, value);
  if (known === undefined) return null;
  if (mode === "create") refuseDuplicate(match, known, "is used by another recipient.");
  if (another !== undefined) {
    refuseDuplicate(match, known, "is used by several recipients. Match by `external_id`.");
  }
  refuseLeaving(known, match);
  return known;
}

/**
 * Who has a number or a payroll number; of several who share the number the newest who is not being
 * erased.
 *
 * Refuses: `duplicate_resource` when they are two people; `erased_recipient`.
 */
export function knownPerson(
  { phone = null, payroll_id = null }: LineBody,
  people: People,
): Person | null {
  const having_phone = people.having("phone", phoneOf(phone));
  const [by_payroll] = people.having("payroll_id", payroll_id);
  if (by_payroll !== undefined) {
    const is_another = having_phone.length > 0 && !having_phone.includes(by_payroll);
    if (is_another) refuseDuplicate("payroll_id", by_payroll, "is that of another person.");
    refuseLeaving(by_payroll, "payroll_id");
    return by_payroll;
  }
  const newest = having_phone.findLast(({ row }) => row === null || row.status === "active");
  const known = newest ?? having_phone.at(-1) ?? null;
  if (known !== null) refuseLeaving(known, "phone");
  return known;
}

/** Refuses: `erased_recipient`. */
export function refuseLeaving({ row }: Person, param: string): void {
  if (row !== null) refuseErased(row, param);
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
