import type { Input, Schemas } from "@svc/generated/routes";
import type { AskedPerson } from "#directory/recipients";
import type { Currency } from "#platform/context";
import { mergeMetadata } from "#platform/metadata";
import { parseMoney } from "#platform/money";
import { type RefusedField, refusalOfFields, refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time";
import { readPerson, readProgram } from "#rewards/recipients";

/** An activity as it is reported: strong types, nothing looked up yet. */
export interface ActivityInput {
  readonly person: AskedPerson;
  readonly name: string;
  /** The account's own ID of it. */
  readonly activity_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly occurred_at: number;
  /** Units: minor units. */
  readonly value_minor: bigint | null;
  /** Null for that of the program. */
  readonly currency: Currency | null;
  /** Uuid; null for the rules of all active programs. */
  readonly program_id: string | null;
  readonly metadata: Record<string, string>;
}

type Written = Input<"createActivity">["body"];

/** An activity is reported at most so late. Source: spec/rewards/activities.tsp. */
const LATE_SECONDS = 90 * 86_400;

/**
 * Reads an activity from the wire: the one place where its text becomes money, phone and time.
 *
 * Refuses: `invalid_metadata`, else every wrong field at once.
 */
export function readActivity(body: Written, now: number): ActivityInput {
  const wrong: RefusedField[] = [];
  const { currency } = body;
  const input: ActivityInput = {
    person: readPerson({ written: body.recipient, param: "recipient" }, wrong),
    name: body.name,
    activity_id: body.activity_id,
    occurred_at: readOccurred(body.occurred_at, now, wrong),
    value_minor: body.value === undefined ? null : readValue(body.value, wrong),
    currency: currency === undefined ? null : (currency.toUpperCase() as Currency),
    program_id: body.program === undefined ? null : readProgram(body.program, wrong),
    metadata: mergeMetadata({}, body.metadata),
  };
  refuseCurrency(body, wrong);
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  return input;
}

function readOccurred(
  written: Schemas["TimeInput"] | undefined,
  now: number,
  wrong: RefusedField[],
): number {
  if (written === undefined) return now;
  const at = parseTime(written);
  const message = "`occurred_at` must be Unix seconds or an ISO 8601 time.";
  if (at === null) wrong.push({ param: "occurred_at", code: "invalid_time", message });
  return at ?? now;
}

function readValue(written: Schemas["MoneyInput"], wrong: RefusedField[]): bigint | null {
  const value_minor = parseMoney(written);
  const message = "`value` must be a positive amount with at most two decimals, such as 5.00.";
  if (value_minor === null) wrong.push({ param: "value", code: "invalid_amount", message });
  return value_minor;
}

/** A value needs a currency, which a program has. */
function refuseCurrency({ value, currency, program }: Written, wrong: RefusedField[]): void {
  if (value === undefined || currency !== undefined || program !== undefined) return;
  const message = "`currency` is required with `value`, unless you name a program.";
  wrong.push({ param: "currency", code: "parameter_missing", message });
}

/**
 * Refuses a new activity that is reported too late, or before it took place.
 *
 * Refuses: `time_out_of_range`.
 */
export function refuseTime({ occurred_at }: ActivityInput, now: number): void {
  const [at, max] = [unixSeconds(occurred_at), unixSeconds(now)];
  const min = max - LATE_SECONDS;
  if (at >= min && at <= max) return;
  const message = "`occurred_at` must be in the last 90 days, and not in the future.";
  refuse("time_out_of_range", { param: "occurred_at", message, meta: { min, max } });
}
