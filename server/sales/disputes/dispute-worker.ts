import { stepFirstDue } from "#accounts/account";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { QueueTable, RowName } from "#platform/work/queue";
import type { Reactions } from "#platform/work/reactions";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { endTestDispute } from "./end-test-dispute.ts";
import { disputeDeadlines } from "./rows/tables.ts";

const DISPUTE_DEADLINES: QueueTable = {
  queue: "dispute-deadlines",
  table: disputeDeadlines,
  account_id: disputeDeadlines.account_id,
  row_id: disputeDeadlines.dispute_id,
  due_at: disputeDeadlines.due_at,
  mode: disputeDeadlines.mode,
  lease_until: null,
};

export const RESOLVE_TEST_DISPUTES = DISPUTE_DEADLINES.queue;

/** The worker that stands for staff in test mode: it resolves each dispute after one step. */
export function disputeWorker(
  deps: LeaseDeps & { readonly reactions: Reactions },
): WorkerDefinition<RowName, null> {
  return steppingWorker(deps, {
    table: DISPUTE_DEADLINES,
    step: (tx, scope) =>
      stepFirstDue(tx, DISPUTE_DEADLINES, scope, async (name) => {
        await endTestDispute(tx, name, deps.reactions);
        return true;
      }),
  });
}
