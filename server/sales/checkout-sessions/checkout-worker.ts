import { stepFirstDue } from "#accounts/account";
import type { Config } from "#platform/settings/config";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { QueueTable, RowName } from "#platform/work/queue";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { endSession } from "./end-session.ts";
import { checkoutDeadlines } from "./rows/tables.ts";

const DEADLINES: QueueTable = {
  queue: "checkout-deadlines",
  table: checkoutDeadlines,
  account_id: checkoutDeadlines.account_id,
  row_id: checkoutDeadlines.session_id,
  due_at: checkoutDeadlines.due_at,
  mode: checkoutDeadlines.mode,
  lease_until: null,
};

export const CHECKOUT_DEADLINES = DEADLINES.queue;

/** The worker that expires sessions, and in test mode stands for the staff who review them. */
export function checkoutWorker(
  deps: LeaseDeps & { readonly config: Pick<Config, "test_step_ms"> },
): WorkerDefinition<RowName, null> {
  return steppingWorker(deps, {
    table: DEADLINES,
    step: (tx, scope) =>
      stepFirstDue(tx, DEADLINES, scope, async (name, clock) => {
        await endSession(tx, name, { clock, step_ms: deps.config.test_step_ms });
        return true;
      }),
  });
}
