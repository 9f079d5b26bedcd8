import { type EventDraft, emit, eventOf } from "#journal/events";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import type { Mode } from "#platform/queue";
import { type RewardRow, rewardDeadlines, rewards } from "../rows/tables.ts";

/** A reward as it begins; the numbers of its events are given to it here. */
export type NewReward = Omit<RewardRow, "event_sequence"> & {
  readonly status: "pending" | "held";
};

/** When somebody has to have acted on a reward that waits. */
export interface NewDeadline {
  readonly mode: Mode;
  /** Wall time. */
  readonly due_at: number;
}

/**
 * Writes a new reward with its events, and when it is due if it waits; the caller holds the
 * account's clock.
 *
 * Writes: rewards, reward_deadlines, events. Source: spec/base/lifecycles/reward.tsp.
 */
export async function writeReward(
  tx: Tx,
  reward: NewReward,
  { deadline, request }: { deadline: NewDeadline | null; request: EventDraft["request"] },
): Promise<RewardRow> {
  const { account_id, id: reward_id, created, status } = reward;
  const types = ["reward.created", ...(status === "held" ? ["reward.held"] : [])] as const;
  const row = { ...reward, event_sequence: types.length };
  await insertMany(tx, rewards, [row]);
  if (deadline !== null) {
    await insertMany(tx, rewardDeadlines, [{ account_id, reward_id, ...deadline }]);
  }
  const drafts = types.map((type, index) =>
    eventOf(
      type as "reward.created",
      "rwd",
      { ...row, event_sequence: index + 1 },
      {
        created,
        request,
      },
    ),
  );
  await emit(tx, drafts);
  return row;
}
