import { stepFirstDue } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { QueueTable, RowName } from "#platform/work/queue";
import type { Reactions } from "#platform/work/reactions";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { programWork } from "./rows/tables.ts";
import { stepEnd } from "./step-end.ts";

/** What the worker of closed programs is handed. */
interface ProgramWorkerDeps extends LeaseDeps {
  readonly reactions: Reactions;
}

const PROGRAM_WORK: QueueTable = {
  queue: "close-programs",
  table: programWork,
  account_id: programWork.account_id,
  row_id: programWork.program_id,
  due_at: programWork.due_at,
  mode: programWork.mode,
  lease_until: null,
};

export const CLOSE_PROGRAMS = PROGRAM_WORK.queue;

/**
 * The worker of closed programs: it ends their links at once, and what is still held when their
 * grace is over.
 */
export function programWorker(deps: ProgramWorkerDeps): WorkerDefinition<RowName, null> {
  return steppingWorker(deps, {
    table: PROGRAM_WORK,
    step: (tx, scope) =>
      stepFirstDue(tx, PROGRAM_WORK, scope, async (name, clock) => {
        if (!(await lockWork(tx, name))) return false;
        await stepEnd(tx, name, { clock, reactions: deps.reactions });
        return true;
      }),
  });
}

/** The row of work is the lock of the step: whoever has it is alone with the end of a program. */
async function lockWork({ sql }: Tx, { account_id, row_id }: RowName): Promise<boolean> {
  const locked = await sql`
    select from program_work
    where account_id = ${account_id} and program_id = ${row_id} and due_at <= svc_now()
    for update skip locked`;
  return locked.count > 0;
}
