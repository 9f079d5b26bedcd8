import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts, PresentContext } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId, type IdPrefix } from "#platform/ids";
import { harareDay, unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { presentCreator } from "#sales/sends";
import { nextRuns, occurrenceOf, type TimedSchedule } from "../occurrence.ts";
import { readPayday } from "../rows/payday.ts";
import { findDays, findPeople, findSchedules } from "../rows/queries.ts";
import type { ScheduleDayRow, SchedulePersonRow, ScheduleRow } from "../rows/tables.ts";
import { type DayFacts, readDayFacts } from "./day-facts.ts";
import { presentOccurrence } from "./present-occurrence.ts";

type Shown = Schemas["Schedule"];

/** How many of the next days are shown. */
const NEXT_RUNS = 3;
const TIMEZONE = "Africa/Harare";

/** Who looks at schedules, and when. */
export interface Viewer {
  readonly account: Pick<AccountFacts, "id" | "mode">;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Presents schedules by uuid, as they are now; the presenter of `sch_`. */
export async function presentSchedules(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  return await ctx.read(async (read) => {
    const rows = await findSchedules(read, ctx.account.id, ids);
    const shown = await presentRows(read, ctx, rows);
    return new Map(rows.map((row, index) => [row.id, shown[index] as object]));
  });
}

/** Presents one row. */
export async function presentRow(
  from: Read | Tx,
  viewer: Viewer,
  row: ScheduleRow,
): Promise<Shown> {
  const [shown] = await presentRows(from, viewer, [row]);
  if (shown === undefined) throw new Error(`schedule ${row.id} was not presented`);
  return shown;
}

/**
 * Presents rows of the account in their order; what belongs to all of them is read at once. Lists
 * leave the people out, of whom each schedule may have thousands.
 */
export async function presentRows(
  from: Read | Tx,
  { account, now }: Viewer,
  rows: readonly ScheduleRow[],
  { has_people = true }: { has_people?: boolean } = {},
): Promise<Shown[]> {
  const ids = rows.map(({ id }) => id);
  const period = { first: harareDay(now), last: null };
  const [payday_day, facts, people, days] = await Promise.all([
    readPayday(from, account.id),
    readDayFacts(from, account.id, rows),
    has_people ? findPeople(from, account.id, ids) : [],
    findDays(from, account.id, ids, period),
  ]);
  const people_of = Map.groupBy(people, ({ schedule_id }) => schedule_id);
  const days_of = Map.groupBy(days, ({ schedule_id }) => schedule_id);
  return rows.map((row) => ({
    ...presentSettings(row, account),
    recipients: (people_of.get(row.id) ?? []).map(presentPerson),
    recipient_count: facts.estimates.get(row.id)?.people ?? 0,
    ...presentNext({ ...row, payday_day }, days_of.get(row.id) ?? [], { account, facts, now }),
  }));
}

function presentNext(
  schedule: TimedSchedule,
  days: readonly ScheduleDayRow[],
  { account, facts, now }: { account: Viewer["account"]; facts: DayFacts; now: number },
): Pick<Shown, "next_occurrence" | "next_runs" | "estimated_total"> {
  const next = nextRuns(schedule, days, { now, count: NEXT_RUNS });
  const [first] = next;
  const soonest = first ?? occurrenceOf(schedule, harareDay(now), null);
  const { estimated_total } = presentOccurrence(schedule, soonest, { account, facts });
  return {
    next_occurrence: first?.date ?? null,
    next_runs: next.map(({ date }) => date),
    estimated_total: schedule.active ? estimated_total : null,
  };
}

function presentSettings(
  row: ScheduleRow,
  account: Viewer["account"],
): Omit<
  Shown,
  "recipients" | "recipient_count" | "next_occurrence" | "next_runs" | "estimated_total"
> {
  const { name, active, cadence, hour, minute, type, product, currency } = row;
  const { day_of_week, day_of_month, month_of_year, anchor_date } = row;
  const { sms_message, custom_sms, precheck_credit, on_insufficient, metadata } = row;
  return {
    id: formatId("sch", row.id),
    object: "schedule",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    ...{ name, active, cadence, hour, minute },
    ...{ day_of_week, day_of_month, month_of_year, anchor_date },
    timezone: TIMEZONE,
    group: idOf("grp", row.group_id),
    ...{ type, product, currency },
    bundle_id: idOf("bnd", row.bundle_id),
    amount: row.face_minor === null ? null : formatMoney(row.face_minor),
    ...{ sms_message, custom_sms },
    cost_center: idOf("cc", row.cost_center_id),
    meter: row.meter,
    token_phone: row.token_phone,
    ...{ precheck_credit, on_insufficient },
    last_batch: idOf("bch", row.last_batch_id),
    last_result: row.last_result,
    created_by: presentCreator({
      api_key_id: row.created_by_kind === "key" ? row.created_by_id : null,
      member_id: row.created_by_kind === "member" ? row.created_by_id : null,
    }),
    metadata,
  };
}

/** A person of a schedule as the wire shows it. */
export function presentPerson(person: SchedulePersonRow): Schemas["ScheduleRecipient"] {
  return {
    recipient: idOf("rcp", person.recipient_id),
    phone: person.phone,
    amount: person.face_minor === null ? null : formatMoney(person.face_minor),
    bundle_id: idOf("bnd", person.bundle_id),
    meter: person.meter,
    token_phone: person.token_phone,
    name: person.name,
  };
}

function idOf(prefix: IdPrefix, id: string | null): string | null {
  return id === null ? null : formatId(prefix, id);
}
