/** The only writer of a reward's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentProgress } from "../present/present.ts";
import { type RewardRow, rewardDeadlines, rewards } from "../rows/tables.ts";

type RewardStep = (typeof LIFECYCLES.reward.steps)[number];

/** One step of one reward, whose row the caller has locked. */
export interface RewardMove {
  readonly before: RewardRow;
  readonly to: RewardStep["to"];
  readonly by: RewardStep["by"];
  /** What is written of it along with the step. */
  readonly with: Partial<Pick<RewardRow, "rejected_at">>;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** The request that moves it; null when the service moves it by itself. */
  readonly request: EventDraft["request"];
}

/**
 * Moves a reward that is held along one step of its lifecycle, after which it waits for nothing,
 * and emits the step's event; a step that is not in the table is a bug of the caller.
 *
 * Writes: rewards, reward_deadlines, events. Source: spec/base/lifecycles/reward.tsp.
 */
export async function moveHeldReward(tx: Tx, move: RewardMove): Promise<RewardRow> {
  const { before, to, by, at, request } = move;
  const { account_id, id, status, event_sequence } = before;
  const told = eventsOf(LIFECYCLES.reward, { from: status, to, by });
  const [after] = await tx.db
    .update(rewards)
    .set({
      ...move.with,
      status: to,
      held_reason: null,
      event_sequence: event_sequence + told.length,
    })
    .where(and(eq(rewards.account_id, account_id), eq(rewards.id, id), eq(rewards.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Reward ${id} is locked and was moved from ${status}.`);
  await tx.db
    .delete(rewardDeadlines)
    .where(and(eq(rewardDeadlines.account_id, account_id), eq(rewardDeadlines.reward_id, id)));
  const previous_attributes = differenceOf(presentProgress(before), presentProgress(after));
  await emit(
    tx,
    told.map((type, index) => ({
      account_id,
      type,
      object: { prefix: "rwd", id },
      sequence: event_sequence + index + 1,
      previous_attributes,
      created: at,
      request,
    })),
  );
  return after;
}
