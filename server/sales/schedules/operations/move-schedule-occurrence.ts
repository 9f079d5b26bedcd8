import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { addDays, harareInstant } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { moveDay } from "../lifecycle.ts";
import {
  type EditedDay,
  lockDayOfPath,
  presentDay,
  refuseLocked,
  refuseStatus,
  refuseTaken,
  settleEdit,
  storedRow,
} from "../write/edit-day.ts";

/** Source: spec/sales/schedules/changes.tsp. */
const DAYS_AHEAD_MAX = 180;

/** Moves one day to another date, at the same time of day. */
export async function moveScheduleOccurrence(
  ctx: Ctx,
  { path, body: { to } }: Input<"moveScheduleOccurrence">,
): Promise<Answer<"moveScheduleOccurrence">> {
  const body = await ctx.transact("move a day", async (tx) => {
    const edited = await lockDayOfPath(tx, ctx, path);
    const { schedule, day, cause } = edited;
    refuseRange(edited, to);
    refuseLocked(day, cause.now);
    if (day.status !== "planned" && day.status !== "moved") refuseStatus(day, "moved");
    if (day.date === to) refuseOwnDate(edited, to);
    await refuseTaken(tx, edited, to);
    const before = await storedRow(tx, edited);
    const moved = { moved_to: to, announced_at: null };
    await moveDay(tx, { schedule, before, to: "moved", by: "move", with: moved }, cause);
    await settleEdit(tx, edited);
    return await presentDay(tx, edited, day.original_date);
  });
  return { status: 200, body };
}

function refuseOwnDate({ day }: EditedDay, to: string): never {
  return refuse("invalid_transition", {
    message: `The schedule already runs on ${to}.`,
    meta: { from: day.status, to: "moved" },
  });
}

function refuseRange({ schedule, cause: { now } }: EditedDay, to: string): void {
  const today = harareDay(now);
  const max = addDays(today, DAYS_AHEAD_MAX);
  if (to >= today && to <= max && harareInstant(to, schedule) > now) return;
  refuse("time_out_of_range", {
    param: "to",
    message: `\`to\` must be a day from today to ${max} on which the hour is still ahead.`,
    meta: { min: today, max },
  });
}
