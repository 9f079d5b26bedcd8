import type { Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { LockedClock } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mergeMetadata } from "#platform/values/metadata";
import { writePeople } from "./make-schedule.ts";
import { openDays } from "./open-days.ts";
import { readSchedule } from "./read/read-schedule.ts";
import { changesParts, changesSales, withChanges } from "./read/written.ts";
import { sellerAmong, setSeller } from "./rows/days.ts";
import { readPayday } from "./rows/payday.ts";
import { findPeople, findSharedDays } from "./rows/queries.ts";
import { type ScheduleRow, schedulePeople, schedules } from "./rows/tables.ts";
import { forgetPassed, pauseSchedule } from "./write/pause-schedule.ts";
import { dropOverrides, rearrangeDays } from "./write/rearrange-days.ts";
import { releaseUnfit } from "./write/release-parts.ts";

type Update = Input<"updateSchedule">["body"];

/** A schedule that is locked, with what is to change of it. */
export interface ScheduleChange {
  readonly before: ScheduleRow;
  readonly changes: Update;
  /** Whether those who receive it get no text; left out, it stays as it is. */
  readonly is_silent?: boolean;
  readonly clock: LockedClock;
}

/**
 * Changes a locked schedule, whose sharers are locked too (`lockSharing`). After a change of what
 * it sells, it and the runs that its days are part of sell by the limits of the request's key.
 *
 * Refuses: as spec/sales/schedules/operations.tsp says of `updateSchedule`.
 * Writes: schedules, schedule_people, schedule_days, schedule_work, events, messages.
 */
export async function changeSchedule(
  ctx: Ctx,
  tx: Tx,
  { before, changes, is_silent, clock }: ScheduleChange,
): Promise<ScheduleRow> {
  const after = await writeChanges(ctx, tx, { before, changes, is_silent });
  await rearrange(ctx, tx, { before, after, clock });
  if (changesParts(changes)) await setSellerOfWholes(ctx, tx, after);
  return after;
}

/** Runs of other schedules sell what days of a changed one add, as far as these still fit. */
async function setSellerOfWholes(ctx: Ctx, tx: Tx, { account_id, id }: ScheduleRow): Promise<void> {
  const shared = await findSharedDays(tx, account_id, id);
  const whole_ids = new Set(shared.flatMap(({ into_schedule_id }) => into_schedule_id ?? []));
  whole_ids.delete(id);
  for (const whole_id of whole_ids) await setSeller(tx, { account_id, id: whole_id }, ctx);
}

async function writeChanges(
  ctx: Ctx,
  tx: Tx,
  { before, changes, is_silent }: Omit<ScheduleChange, "clock">,
): Promise<ScheduleRow> {
  const { account_id, id } = before;
  const written = withChanges(before, await findPeople(tx, account_id, [id]), changes);
  const sells = changesSales(changes);
  const read = sells ? await readSchedule(ctx, tx, written) : null;
  const settings = { ...(read?.settings ?? plainChanges(changes)), ...silence(is_silent) };
  const metadata = mergeMetadata(before.metadata, changes.metadata);
  const seller = sells ? sellerAmong(ctx) : {};
  const [after] = await tx.db
    .update(schedules)
    .set({ ...settings, ...seller, metadata })
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

/** A text of its own that is none is no text. */
function silence(is_silent: boolean | undefined): Partial<ScheduleRow> {
  return is_silent === undefined ? {} : { sms_message: null, custom_sms: is_silent };
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
