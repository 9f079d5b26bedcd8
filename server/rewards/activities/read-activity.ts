import type { Input } from "@svc/generated/routes";
import type { PersonInput } from "#directory/recipients";
import type { Currency } from "#platform/context";
import { type RefusedField, refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { metadata, money, time } from "#platform/wire/field-readers";
import { optional, readInput } from "#platform/wire/fields";
import { person, program } from "#rewards/recipients";

/** An activity as it is reported: strong types, nothing looked up yet. */
export interface ActivityInput {
  readonly person: PersonInput;
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

const ACTIVITY = {
  recipient: person,
  occurred_at: optional(time),
  value: optional(money),
  program: optional(program),
  metadata,
};

/**
 * Reads an activity from the wire: the one place where its text becomes money, phone and time.
 *
 * Refuses: `invalid_metadata`, else every wrong field at once.
 */
export function readActivity(body: Written, now: number): ActivityInput {
  const { name, activity_id, currency } = body;
  const read = readInput(ACTIVITY, body, null, wrongCurrency(body));
  return {
    person: read.recipient,
    ...{ name, activity_id },
    occurred_at: read.occurred_at ?? now,
    value_minor: read.value,
    currency: currency === undefined ? null : (currency.toUpperCase() as Currency),
    program_id: read.program,
    metadata: read.metadata,
  };
}

/** A value needs a currency, which a program has. */
function wrongCurrency({ value, currency, program }: Written): RefusedField[] {
  if (value === undefined || currency !== undefined || program !== undefined) return [];
  const message = "`currency` is required with `value`, unless you name a program.";
  return [{ param: "currency", code: "parameter_missing", message }];
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
