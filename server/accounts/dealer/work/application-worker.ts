import { stepFirstDue } from "#accounts/account";
import type { Config } from "#platform/settings/config";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { QueueTable, RowName } from "#platform/work/queue";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { dealerApplicationDeadlines } from "../rows/tables.ts";
import { endTestApplication } from "./end-test-application.ts";

const APPLICATION_DEADLINES: QueueTable = {
  queue: "dealer-application-deadlines",
  table: dealerApplicationDeadlines,
  account_id: dealerApplicationDeadlines.account_id,
  row_id: dealerApplicationDeadlines.dealer_application_id,
  due_at: dealerApplicationDeadlines.due_at,
  mode: dealerApplicationDeadlines.mode,
  lease_until: null,
};

export const DECIDE_TEST_APPLICATIONS = APPLICATION_DEADLINES.queue;

/** The worker that stands for staff in test mode: each application is decided after two steps. */
export function applicationWorker(
  deps: LeaseDeps & { readonly config: Pick<Config, "test_step_ms"> },
): WorkerDefinition<RowName, null> {
  const step_ms = deps.config.test_step_ms;
  return steppingWorker(deps, {
    table: APPLICATION_DEADLINES,
    step: (tx, scope) =>
      stepFirstDue(tx, APPLICATION_DEADLINES, scope, async (name, clock) => {
        await endTestApplication(tx, name, { ...clock, step_ms });
        return true;
      }),
  });
}
