import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { moveDay } from "../lifecycle.ts";
import { setSeller } from "../rows/days.ts";
import { findParts, lockSchedules } from "../rows/queries.ts";
import { scheduleIdOfPath } from "../rows/schedule-of-path.ts";
import type { ScheduleDayRow } from "../rows/tables.ts";
import {
  type EditedDay,
  lockDayOfPath,
  presentDay,
  readDay,
  refuseLocked,
  refuseStatus,
  settleEdit,
  storedRow,
} from "../write/edit-day.ts";
import { refuseAmounts } from "../write/refuse-amounts.ts";
import { refuseDifferent } from "../write/refuse-different.ts";

/**
 * Days that can be part of one run, which is enough for a month of days. A run reads the people of
 * each part in one transaction, in which the events of others wait.
 */
const PARTS_MAX = 30;

/** Makes one day a part of another day's run, of this schedule or another. */
export async function combineScheduleOccurrence(
  ctx: Ctx,
  { path, body }: Input<"combineScheduleOccurrence">,
): Promise<Answer<"combineScheduleOccurrence">> {
  const shown = await ctx.transact("combine days", async (tx) => {
    const target_id = await lockBoth(tx, ctx, { path, schedule: body.schedule ?? null });
    const edited = await lockDayOfPath(tx, ctx, path);
    const { schedule, day, cause } = edited;
    refuseLocked(day, cause.now);
    if (day.status !== "planned" && day.status !== "moved") refuseStatus(day, "combined");
    const target = await targetOf(tx, edited, { target_id, into: body.into });
    await refuseDifferent(tx, { part: edited, target });
    await storedRow(tx, target);
    const before = await storedRow(tx, edited);
    const into = { into_schedule_id: target_id, into_date: target.day.original_date };
    await moveDay(tx, { schedule, before, to: "combined", by: "combine", with: into }, cause);
    const codes = ["amount_out_of_range"] as const;
    await refuseAmounts(ctx, tx, target, { codes, param: "into" });
    // Whoever changes what a run sells is the one by whose limits it sells.
    await setSeller(tx, target.schedule, ctx);
    await settleEdit(tx, edited);
    if (target_id !== schedule.id) await settleEdit(tx, target);
    return await presentDay(tx, edited, day.original_date);
  });
  return { status: 200, body: shown };
}

/** Schedules are locked in the order of their ids. Refuses: `reference_not_found`. */
async function lockBoth(
  tx: Tx,
  { account }: Ctx,
  { path, schedule }: { path: { schedule_id: string }; schedule: string | null },
): Promise<string> {
  const id = scheduleIdOfPath(path.schedule_id);
  const target_id = schedule === null ? id : parseId("sch", schedule);
  await lockClocksForShare(tx, [account.id]);
  const rows = await lockSchedules(tx, account.id, [id, target_id ?? id].toSorted());
  if (target_id !== null && rows.some((row) => row.id === target_id)) return target_id;
  // A path that names nothing is refused as such.
  if (target_id === id) return id;
  const message = `\`schedule\` is invalid. This account has no schedule ${schedule}.`;
  return refuse("reference_not_found", { param: "schedule", message });
}

/** The day whose run it becomes a part of. Refuses: `occurrence_not_combinable`. */
async function targetOf(
  tx: Tx,
  { schedule, day, clock, cause }: EditedDay,
  { target_id, into }: { target_id: string; into: string },
): Promise<EditedDay> {
  const [row] = await lockSchedules(tx, schedule.account_id, [target_id]);
  const target = { ...(row ?? schedule), payday_day: schedule.payday_day };
  const found = await readDay(tx, target, into, cause.now);
  const runs = found !== null && (found.status === "planned" || found.status === "moved");
  const is_same = target_id === schedule.id && into === day.original_date;
  const parts = await findParts(tx, schedule.account_id, [schedule.id, target_id]);
  const is_whole = partsOf(parts, { id: schedule.id, date: day.original_date }).length > 0;
  if (!runs || is_same || is_whole) {
    const message = "`into` must be another day that runs, and this day have no parts of its own.";
    return refuse("occurrence_not_combinable", { param: "into", message, meta: { differs: [] } });
  }
  refuseLocked(found, cause.now);
  if (partsOf(parts, { id: target_id, date: into }).length >= PARTS_MAX) {
    const message = `\`into\` already has ${PARTS_MAX} parts, which is the most a run can have.`;
    return refuse("occurrence_not_combinable", { param: "into", message, meta: { differs: [] } });
  }
  return { schedule: target, day: found, clock, cause };
}

/** What is part of one day's run, among the parts of several. */
function partsOf(parts: readonly ScheduleDayRow[], { id, date }: { id: string; date: string }) {
  return parts.filter((part) => part.into_schedule_id === id && part.into_date === date);
}
