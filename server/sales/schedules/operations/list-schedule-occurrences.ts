import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { addDays, daysBetween } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { listOfAll } from "#platform/wire/page";
import { daysOfPeriod } from "../occurrence.ts";
import { readDayFacts } from "../present/day-facts.ts";
import { presentOccurrence } from "../present/present-occurrence.ts";
import { readPayday } from "../rows/payday.ts";
import { findDays } from "../rows/queries.ts";
import { scheduleOfPath } from "../rows/schedule-of-path.ts";

/** Source: spec/sales/schedules/occurrences.tsp. */
const DAYS_MAX = 100;
const DAYS_DEFAULT = 60;

/** Lists the days of a schedule in a period, latest first. */
export async function listScheduleOccurrences(
  ctx: Ctx,
  { path, query }: Input<"listScheduleOccurrences">,
): Promise<Answer<"listScheduleOccurrences">> {
  const { account, now } = ctx;
  const row = await scheduleOfPath(ctx, path.schedule_id);
  const period = periodOf(query, harareDay(now));
  const data = await ctx.read(async (read) => {
    const [payday_day, rows, facts] = await Promise.all([
      readPayday(read, account.id),
      findDays(read, account.id, [row.id], period),
      readDayFacts(read, account.id, [row]),
    ]);
    const days = daysOfPeriod({ ...row, payday_day }, rows, { ...period, now });
    return days.map((day) => presentOccurrence(row, day, { account, facts })).toReversed();
  });
  const url = ctx.operation.path.replace("{schedule_id}", path.schedule_id);
  return { status: 200, body: listOfAll({ path: url, data }) };
}

function periodOf({ from, to }: Input<"listScheduleOccurrences">["query"], today: string) {
  const first = from ?? (to === undefined || to >= today ? today : addDays(to, -DAYS_DEFAULT));
  const last = to ?? addDays(first, DAYS_DEFAULT);
  if (first > last || daysBetween(first, last) >= DAYS_MAX) {
    refuse("time_out_of_range", {
      param: to === undefined ? "from" : "to",
      message: `\`to\` and \`from\` must be in order and span at most ${DAYS_MAX} days.`,
      meta: { min: first, max: addDays(first, DAYS_MAX - 1) },
    });
  }
  return { first, last };
}
