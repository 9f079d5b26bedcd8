import { lockClocksForShare } from "#accounts/account";
import type { Database, Tx } from "#platform/db/transaction";
import { leaseRows } from "#platform/lease-rows";
import type { Log } from "#platform/log";
import {
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type QueueTable,
  type RowName,
  readDueRows,
} from "#platform/queue";
import type { WorkerDefinition } from "#platform/worker";
import { rewardDeadlines } from "#rewards/rewards";
import { stepDeadline } from "./step-deadline.ts";

/** What the worker of rewards that wait is handed. */
interface RewardWorkerDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Log;
}

const AT_ONCE = 1;
const LOOKED_AT = 8;
const POLL_MS = 1_000;

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
 * rejected. A step is one transaction, which talks to nobody: a process that dies leaves the reward
 * as it was, and due. Any number may run it.
 */
export function rewardWorker(deps: RewardWorkerDeps): WorkerDefinition<RowName, null> {
  const queue: Queue<RowName> = {
    name: END_REWARDS,
    modes: LIVE_FIRST,
    readDue: (tx, scope) => readDueRows(tx, REWARD_DEADLINES, scope),
    lease: (tx, scope) => stepDue(tx, scope),
  };
  return {
    name: END_REWARDS,
    concurrency: AT_ONCE,
    poll_ms: POLL_MS,
    lease: (limit) => leaseRows(deps, queue, { limit }),
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}

async function stepDue(tx: Tx, scope: LeaseScope): Promise<RowName[]> {
  const due = await readDueRows(tx, REWARD_DEADLINES, { ...scope, limit: LOOKED_AT });
  const ids = due.map(({ account_id }) => account_id);
  // A clock that is being moved takes its rewards out of the set; they are due all the same.
  const clocks = await lockClocksForShare(tx, ids, { skip_moving: true });
  for (const name of due) {
    const clock = clocks.get(name.account_id);
    if (clock === undefined) continue;
    await stepDeadline(tx, name, clock);
    return [name];
  }
  return [];
}
