import { and, eq, sql as raw } from "drizzle-orm";
import type { LockedClock } from "#accounts/account";
import { writeInstant } from "#platform/db/columns";
import { textOf } from "#platform/db/text-of";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { isAnyDue, type QueueTable } from "#platform/work/queue";
import type { ScheduleName } from "./queries.ts";
import { type ScheduleWorkRow, scheduleWork } from "./tables.ts";

/** The queue of schedules, in which each active schedule is a row. */
export const SCHEDULE_TABLE: QueueTable = {
  queue: "schedules",
  table: scheduleWork,
  account_id: scheduleWork.account_id,
  row_id: scheduleWork.schedule_id,
  due_at: scheduleWork.due_at,
  mode: scheduleWork.mode,
  lease_until: null,
};

export const SCHEDULES_QUEUE = SCHEDULE_TABLE.queue;

/** When a schedule is looked at next, on the account's clock, and the Credit that it waits for. */
export interface NextLook {
  /** Null for at once. Units: milliseconds. */
  readonly at: number | null;
  readonly waits: Pick<ScheduleWorkRow, "waits_minor" | "currency">;
}

export const NO_WAIT = { waits_minor: null, currency: null } as const;

/**
 * Says when a schedule is looked at next; the caller holds the account's clock. How far that was
 * ahead is kept as it was while something is still to be done at once.
 *
 * Writes: schedule_work.
 */
export async function setScheduleDue(
  tx: Tx,
  { account_id, id }: ScheduleName,
  { at, waits }: NextLook,
  { mode, ahead_ms }: Pick<LockedClock, "mode" | "ahead_ms">,
): Promise<void> {
  const wall_now = await transactionTime(tx);
  const due_at = at === null ? wall_now : Math.max(wall_now, at - ahead_ms);
  const next = { due_at, ...waits };
  await tx.db
    .insert(scheduleWork)
    .values({ account_id, schedule_id: id, mode, ahead_ms, ...next })
    .onConflictDoUpdate({
      target: [scheduleWork.account_id, scheduleWork.schedule_id],
      set: at === null ? next : { ...next, ahead_ms },
    });
}

/** A schedule of an account that gets a day back, and the one whose run it was part of. Uuids. */
type Released = Record<"account_id" | "part_id" | "whole_id", string>;

/**
 * Days that run on their own again were leapt over by a test clock when the runs were that they
 * were part of: their own schedules may have been looked at since. It comes before either is made
 * due, or is no more.
 *
 * Writes: schedule_work.
 */
export async function keepLeaps({ sql }: Tx, released: readonly Released[]): Promise<void> {
  if (released.length === 0) return;
  await sql`
    with wholes as (
      select released.account_id, released.part_id, min(whole.ahead_ms) as ahead_ms
      from unnest(
        ${released.map(({ account_id }) => account_id)}::uuid[],
        ${released.map(({ part_id }) => part_id)}::uuid[],
        ${released.map(({ whole_id }) => whole_id)}::uuid[]
      ) as released(account_id, part_id, whole_id)
      join schedule_work whole
        on whole.account_id = released.account_id and whole.schedule_id = released.whole_id
      group by released.account_id, released.part_id
    )
    update schedule_work part set ahead_ms = least(part.ahead_ms, wholes.ahead_ms)
    from wholes where part.account_id = wholes.account_id and part.schedule_id = wholes.part_id`;
}

/**
 * The days to come of schedules that follow the payday of an account are looked for at once when
 * that has changed. A worker that has read the old payday holds its schedule, and ends first.
 *
 * Writes: schedules, schedule_work.
 */
export async function followPayday(
  { sql }: Tx,
  { account_id, now }: { account_id: string; now: number },
): Promise<void> {
  const locked = await sql<{ id: string }[]>`
    select id from schedules where account_id = ${account_id} and cadence = 'payday'
    order by id for no key update`;
  const ids = locked.map(({ id }) => id);
  await sql`
    update schedules set opened_until = least(opened_until, ${writeInstant(now)})
    where account_id = ${account_id} and id = any(${ids}::uuid[])`;
  await sql`
    update schedule_work set due_at = least(due_at, svc_now())
    where account_id = ${account_id} and schedule_id = any(${ids}::uuid[])`;
}

/** Nothing is to be done for a schedule that is paused. Writes: schedule_work. */
export async function dropScheduleWork({ db }: Tx, { account_id, id }: ScheduleName) {
  await db
    .delete(scheduleWork)
    .where(and(eq(scheduleWork.account_id, account_id), eq(scheduleWork.schedule_id, id)));
}

const COVERED = raw`
  from schedule_work work
  join ledger_balances balance on balance.account_id = work.account_id
    and balance.currency = work.currency
    and balance.available_minor >= work.waits_minor
  where work.waits_minor is not null and work.due_at > svc_now()`;

/** Whether any schedule is due, or waits for Credit that has come. */
export const HAS_DUE_SCHEDULES = raw`
  (${isAnyDue(SCHEDULE_TABLE)} or exists (select ${COVERED}))`;

/**
 * Makes those schedules due whose waiting runs the available Credit covers by now: whatever it came
 * from, it is found by the next look at the queues. Those of one account, or of all. Returns how
 * many there were.
 *
 * Writes: schedule_work.
 */
export async function wakeCovered({ sql }: Tx, account_id?: string): Promise<number> {
  const woken = await sql`
    with covered as materialized (
      select work.account_id, work.schedule_id ${sql.unsafe(textOf(COVERED))}
        ${account_id === undefined ? sql`` : sql`and work.account_id = ${account_id}`}
      for update of work skip locked
    )
    update schedule_work work set due_at = date_trunc('milliseconds', svc_now()) from covered
    where work.account_id = covered.account_id and work.schedule_id = covered.schedule_id`;
  return woken.count;
}

/** Whether a row of the work is due at this moment; the statement's own time counts. */
export const IS_DUE = raw`${scheduleWork.due_at} <= date_trunc('milliseconds', svc_now())`;
