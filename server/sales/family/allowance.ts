import type { Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse, underNames } from "#platform/refusal";
import { makeSchedule, readSchedule, type ScheduleRow } from "#sales/schedules";
import type { Member } from "./queries.ts";

export type AllowanceInput = NonNullable<Input<"createFamilyMember">["body"]["allowance"]>;

/** 08:00 in Harare. Source: spec/sales/family/models.tsp. */
const HOUR = 8;
const DAYS_OF_WEEK = 7;
const NAME_CHARACTERS_MAX = 120;

/** What the fields of a schedule are called in an allowance. */
const NAMES: Readonly<Record<string, string>> = {
  amount: "allowance.amount",
  currency: "allowance.currency",
  product: "allowance.currency",
  type: "allowance.currency",
  "recipients[0].recipient": "phone",
  "recipients[0].amount": "allowance.amount",
};

/** Reads or writes an allowance; what is refused of its schedule is said of its own fields. */
export async function asAllowance<T>(work: () => Promise<T>): Promise<T> {
  return await underNames(NAMES, work);
}

/**
 * Makes the schedule of an allowance, which the member owns.
 *
 * Refuses: as `readSchedule`, and `limit_reached`. Writes: as `makeSchedule`.
 */
export async function makeAllowance(
  ctx: Ctx,
  tx: Tx,
  { row, person }: Member,
  { allowance, paused }: { allowance: AllowanceInput; paused: boolean },
): Promise<ScheduleRow> {
  const written = {
    name: titleOf(person),
    ...changesOf(allowance),
    ...{ hour: HOUR, minute: 0, type: "airtime" as const },
    ...{ precheck_credit: true, on_insufficient: "skip" as const },
    recipients: [formatId("rcp", person.id)],
    active: !paused,
  };
  return await asAllowance(async () => {
    const { settings, people } = await readSchedule(ctx, tx, written);
    const owner = { prefix: "fam" as const, id: row.id };
    // A text of its own that is none is no text.
    const made = { ...settings, custom_sms: !row.notify };
    return await makeSchedule(ctx, tx, { settings: made, people, metadata: null, owner });
  });
}

/**
 * What an allowance is as changes of a schedule.
 *
 * Refuses: `parameter_invalid`.
 */
export function changesOf({ currency, amount, cadence, day }: AllowanceInput) {
  if (cadence === "monthly") return { currency, amount, cadence, day_of_month: day };
  if (day <= DAYS_OF_WEEK) return { currency, amount, cadence, day_of_week: day };
  return refuse("parameter_invalid", {
    param: "allowance.day",
    message: "`allowance.day` must be 1 (Monday) to 7 for a weekly allowance.",
  });
}

/** What the schedule of a member's allowance is called. */
export function titleOf({ name }: Pick<Member["person"], "name">): string {
  return [...`Allowance: ${name ?? ""}`].slice(0, NAME_CHARACTERS_MAX).join("");
}
