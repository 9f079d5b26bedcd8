import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { dayOfSchedule } from "../occurrence.ts";
import { readDayFacts } from "../present/day-facts.ts";
import { presentOccurrence } from "../present/present-occurrence.ts";
import { readPayday } from "../rows/payday.ts";
import { findDay } from "../rows/queries.ts";
import { scheduleOfPath } from "../rows/schedule-of-path.ts";

/** Shows one day of a schedule, with its batch once it has run. */
export async function getScheduleOccurrence(
  ctx: Ctx,
  { path }: Input<"getScheduleOccurrence">,
): Promise<Answer<"getScheduleOccurrence">> {
  const { account, now } = ctx;
  const schedule = await scheduleOfPath(ctx, path.schedule_id);
  const body = await ctx.read(async (read) => {
    const payday_day = await readPayday(read, account.id);
    const row = await findDay(read, schedule, path.day);
    const day = dayOfSchedule({ ...schedule, payday_day }, path.day, { row, now });
    if (day === null) return refuse("resource_missing", { param: "day" });
    const facts = await readDayFacts(read, account.id, [schedule]);
    return presentOccurrence(schedule, day, { account, facts });
  });
  return { status: 200, body };
}
