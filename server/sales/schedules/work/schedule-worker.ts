import { and, eq } from "drizzle-orm";
import { stepFirstDue } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { RowName } from "#platform/work/queue";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { BATCH_LINES_QUEUE } from "#sales/batches";
import { schedules, scheduleWork } from "../rows/tables.ts";
import { HAS_DUE_SCHEDULES, IS_DUE, SCHEDULE_TABLE, wakeCovered } from "../rows/work.ts";
import { type DueSchedule, stepSchedule } from "./step-schedule.ts";

/**
 * The worker that runs schedules. Runs that wait are compared with the Credit once nothing else is
 * due: not at every step.
 */
export function scheduleWorker(deps: LeaseDeps): WorkerDefinition<RowName, null> {
  const worker = steppingWorker(deps, {
    table: SCHEDULE_TABLE,
    wakes: BATCH_LINES_QUEUE,
    step: (tx, scope) =>
      stepFirstDue(tx, SCHEDULE_TABLE, scope, async (name, clock) => {
        const found = await lockDueSchedule(tx, name);
        if (found !== null) await stepSchedule(tx, { ...found, clock });
        return found !== null;
      }),
  });
  return {
    ...worker,
    isDue: HAS_DUE_SCHEDULES,
    async lease(wanted) {
      const stepped = await worker.lease(wanted);
      if (stepped.length > 0) return stepped;
      const woken = await deps.database.transact("wake schedules that wait for Credit", (tx) =>
        wakeCovered(tx, wanted.account?.id),
      );
      return woken === 0 ? [] : await worker.lease(wanted);
    },
  };
}

/** Null when somebody else holds it, or has put it off: work is read in a statement of its own. */
async function lockDueSchedule(
  { db, sql }: Tx,
  { account_id, row_id }: RowName,
): Promise<Omit<DueSchedule, "clock"> | null> {
  const locked = await sql`
    select from schedules where account_id = ${account_id} and id = ${row_id}
    for no key update skip locked`;
  if (locked.count === 0) return null;
  const [found] = await db
    .select({ row: schedules, work: scheduleWork })
    .from(schedules)
    .innerJoin(
      scheduleWork,
      and(
        eq(scheduleWork.account_id, schedules.account_id),
        eq(scheduleWork.schedule_id, schedules.id),
      ),
    )
    .where(and(eq(schedules.account_id, account_id), eq(schedules.id, row_id), IS_DUE));
  return found ?? null;
}
