import { type EventDraft, emit, eventOf } from "#journal/events";
import { inOneFlight } from "#platform/db/in-one-flight";
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

/** A reward that is written, with what caused it. */
export interface RewardBeginning {
  readonly reward: NewReward;
  /** Null where it does not wait. */
  readonly deadline: NewDeadline | null;
  readonly request: EventDraft["request"];
}

/**
 * Writes new rewards with their events, and when they are due if they wait, in their order; the
 * caller holds the account's clock.
 *
 * Writes: rewards, reward_deadlines, events. Source: spec/base/lifecycles/reward.tsp.
 */
export async function writeRewards(
  tx: Tx,
  beginnings: readonly RewardBeginning[],
): Promise<RewardRow[]> {
  const rows = beginnings.map(({ reward }): RewardRow => {
    return { ...reward, event_sequence: typesOf(reward).length };
  });
  const deadlines = beginnings.flatMap(({ reward: { account_id, id }, deadline }) =>
    deadline === null ? [] : [{ account_id, reward_id: id, ...deadline }],
  );
  await inOneFlight([
    insertMany(tx, rewards, rows),
    insertMany(tx, rewardDeadlines, deadlines),
    emit(tx, beginnings.flatMap(draftsOf)),
  ]);
  return rows;
}

function typesOf({ status }: NewReward) {
  return ["reward.created", ...(status === "held" ? ["reward.held"] : [])] as const;
}

function draftsOf({ reward, request }: RewardBeginning): EventDraft[] {
  const { created } = reward;
  return typesOf(reward).map((type, index) =>
    eventOf(
      type as "reward.created",
      "rwd",
      { ...reward, event_sequence: index + 1 },
      { created, request },
    ),
  );
}
