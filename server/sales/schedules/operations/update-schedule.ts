import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { type LockedClock, lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mergeMetadata } from "#platform/metadata";
import { wakeWorkers } from "#platform/worker";
import { forgetPassed, pauseSchedule } from "../edit/pause-schedule.ts";
import { dropOverrides, rearrangeDays } from "../edit/rearrange-days.ts";
import { lockSharing, releaseUnfit } from "../edit/release-parts.ts";
import { writePeople } from "../make/make-schedule.ts";
import { openDays } from "../opening/open-days.ts";
import { presentRow } from "../present/present.ts";
import { readSchedule } from "../read/read-schedule.ts";
import { changesSales, withChanges } from "../read/written.ts";
import { readPayday } from "../rows/payday.ts";
import { findPeople } from "../rows/queries.ts";
import { lockScheduleOfPath, scheduleIdOfPath } from "../rows/schedule-of-path.ts";
import { type ScheduleRow, schedulePeople, schedules } from "../rows/tables.ts";
import { SCHEDULES_QUEUE } from "../rows/work.ts";

type Update = Input<"updateSchedule">["body"];

/** Changes a schedule; whoever changes what it sells is the one by whose limits it sells. */
export async function updateSchedule(
  ctx: Ctx,
  { path, body }: Input<"updateSchedule">,
): Promise<Answer<"updateSchedule">> {
  const shown = await ctx.transact("update a schedule", async (tx) => {
    const clock = (await lockClocksForShare(tx, [ctx.account.id])).get(ctx.account.id);
    if (clock === undefined) throw new Error(`no clock row for account ${ctx.account.id}`);
    await lockSharing(tx, ctx.account.id, scheduleIdOfPath(path.schedule_id));
    const before = await lockScheduleOfPath(tx, ctx, path.schedule_id);
    const after = await writeChanges(ctx, tx, { before, changes: body });
    await rearrange(ctx, tx, { before, after, clock });
    return await presentRow(tx, ctx, after);
  });
  wakeWorkers(SCHEDULES_QUEUE);
  return { status: 200, body: shown };
}

async function writeChanges(
  ctx: Ctx,
  tx: Tx,
  { before, changes }: { before: ScheduleRow; changes: Update },
): Promise<ScheduleRow> {
  const { account_id, id } = before;
  const written = withChanges(before, await findPeople(tx, account_id, [id]), changes);
  const sells = changesSales(changes);
  const read = sells ? await readSchedule(ctx, tx, written) : null;
  const settings = read?.settings ?? plainChanges(changes);
  const metadata = mergeMetadata(before.metadata, changes.metadata);
  const api_key_id = sells ? (ctx.key?.id ?? null) : before.api_key_id;
  const [after] = await tx.db
    .update(schedules)
    .set({ ...settings, metadata, api_key_id })
    .where(and(eq(schedules.account_id, account_id), eq(schedules.id, id)))
    .returning();
  if (after === undefined) throw new Error(`Schedule ${id} is locked and gone.`);
  if (read !== null) {
    await tx.db
      .delete(schedulePeople)
      .where(and(eq(schedulePeople.account_id, account_id), eq(schedulePeople.schedule_id, id)));
    await writePeople(tx, after, read.people);
  }
  return after;
}

/** Changes that have nothing to do with what is sold, to whom and when. */
function plainChanges({ name, active, precheck_credit, on_insufficient }: Update) {
  const changes = { name, active, precheck_credit, on_insufficient };
  const written = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written) as Partial<ScheduleRow>;
}

/** Fits the days to the change, and announces those that run soon. */
async function rearrange(
  ctx: Ctx,
  tx: Tx,
  { before, after, clock }: { before: ScheduleRow; after: ScheduleRow; clock: LockedClock },
): Promise<void> {
  const { account, now } = ctx;
  const cause = { account, now, request: causedBy(ctx) };
  if (before.currency !== after.currency) await dropOverrides(tx, after);
  if (!after.active) return await pauseSchedule(tx, after, cause, clock);
  if (!before.active) await forgetPassed(tx, after, { now, forgets: () => false });
  const payday_day = await readPayday(tx, account.id);
  await rearrangeDays(tx, {
    before: { ...before, payday_day },
    after: { ...after, payday_day },
    now,
  });
  await releaseUnfit(tx, after, cause, clock);
  // Days that a worker has still to make up stay; those that passed in a pause do not.
  const opened_until = before.active ? Math.min(after.opened_until, now) : now;
  await openDays(tx, { ...after, opened_until }, cause, { clock, is_busy: false });
}
