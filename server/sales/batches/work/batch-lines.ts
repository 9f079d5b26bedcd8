import { stepFirstDue } from "#accounts/account";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { RowName } from "#platform/work/queue";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { DISPATCH } from "#sales/sends";
import { lockDueBatch } from "../rows/queries.ts";
import { BATCH_TABLE } from "../rows/work.ts";
import { stepBatch } from "./step-batch.ts";

/** The worker that sends the lines of batches. */
export function batchWorker(deps: LeaseDeps): WorkerDefinition<RowName, null> {
  return steppingWorker(deps, {
    table: BATCH_TABLE,
    wakes: DISPATCH,
    step: (tx, scope) =>
      stepFirstDue(tx, BATCH_TABLE, scope, async (name, { now }) => {
        const batch = await lockDueBatch(tx, name);
        if (batch !== null) await stepBatch(tx, batch, now);
        return batch !== null;
      }),
  });
}
