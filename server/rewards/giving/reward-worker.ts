import { stepFirstDue } from "#accounts/account";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { QueueTable, RowName } from "#platform/work/queue";
import type { Reactions } from "#platform/work/reactions";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { rewardDeadlines } from "#rewards/rewards";
import { stepDeadline } from "./step-deadline.ts";

/** What the worker of rewards that wait is handed. */
interface RewardWorkerDeps extends LeaseDeps {
  readonly reactions: Reactions;
}

const REWARD_DEADLINES: QueueTable = {
  queue: "reward-deadlines",
  table: rewardDeadlines,
  account_id: rewardDeadlines.account_id,
  row_id: rewardDeadlines.reward_id,
  due_at: rewardDeadlines.due_at,
  mode: rewardDeadlines.mode,
  lease_until: null,
};

export const END_REWARDS = REWARD_DEADLINES.queue;

/**
 * The worker of rewards that wait: what nobody releases expires, and what nobody reviews is
 * rejected.
 */
export function rewardWorker(deps: RewardWorkerDeps): WorkerDefinition<RowName, null> {
  return steppingWorker(deps, {
    table: REWARD_DEADLINES,
    step: (tx, scope) =>
      stepFirstDue(tx, REWARD_DEADLINES, scope, async (name, clock) => {
        await stepDeadline(tx, name, { clock, reactions: deps.reactions });
        return true;
      }),
  });
}
