/** The only writer of a reward's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentProgress } from "../present/present.ts";
import { type RewardRow, rewardDeadlines, rewards } from "../rows/tables.ts";

type RewardStep = (typeof LIFECYCLES.reward.steps)[number];

/** One step of one reward, whose row the caller has locked, and after which it waits no more. */
export interface RewardMove {
  readonly before: RewardRow;
  readonly to: RewardStep["to"];
  readonly by: RewardStep["by"];
  /** What is written of it along with the step. */
  readonly with: Partial<
    Pick<
      RewardRow,
      | "amount_minor"
      | "api_key_id"
      | "bundle_id"
      | "delivered_at"
      | "expired_at"
      | "expires_at"
      | "failed_at"
      | "failure_code"
      | "held_at"
      | "held_reason"
      | "link_id"
      | "link_terms"
      | "meter"
      | "product"
      | "rejected_at"
      | "released_amount_minor"
      | "released_at"
      | "review_id"
      | "send_id"
      | "target"
      | "token_phone"
      | "type"
      | "voided_at"
    >
  >;
}

/** When rewards move, and the request that moves them; null when the service does by itself. */
export interface MovedAt {
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  readonly request: EventDraft["request"];
}

/**
 * Moves rewards of one account each along one step of their lifecycle, after which they wait for
 * nothing, and emits the steps' events; a step that is not in the table is a bug of the caller.
 * Returns them as they are then, in the order of the moves.
 *
 * Writes: rewards, reward_deadlines, events. Source: spec/base/lifecycles/reward.tsp.
 */
export async function moveRewards(
  tx: Tx,
  moves: readonly RewardMove[],
  { at, request }: MovedAt,
): Promise<RewardRow[]> {
  const [first] = moves;
  if (first === undefined) return [];
  const { account_id } = first.before;
  const drafts: EventDraft[] = [];
  const rows: RewardRow[] = [];
  for (const move of moves) {
    const { before, told, after } = await moveOne(tx, move);
    rows.push(after);
    const previous_attributes = differenceOf(presentProgress(before), presentProgress(after));
    const object = { prefix: "rwd", id: after.id } as const;
    for (const [index, type] of told.entries()) {
      const sequence = before.event_sequence + index + 1;
      drafts.push({
        ...{ account_id, type, object, sequence },
        ...{ previous_attributes, created: at, request },
      });
    }
  }
  const ids = moves.map(({ before }) => before.id);
  await tx.db
    .delete(rewardDeadlines)
    .where(
      and(eq(rewardDeadlines.account_id, account_id), isAnyOf(rewardDeadlines.reward_id, ids)),
    );
  await emit(tx, drafts);
  return rows;
}

async function moveOne({ db }: Tx, { before, to, by, ...move }: RewardMove) {
  const { account_id, id, status, event_sequence } = before;
  const told = eventsOf(LIFECYCLES.reward, { from: status, to, by });
  const [after] = await db
    .update(rewards)
    .set({
      held_reason: null,
      ...move.with,
      status: to,
      event_sequence: event_sequence + told.length,
    })
    .where(and(eq(rewards.account_id, account_id), eq(rewards.id, id), eq(rewards.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Reward ${id} is locked and was moved from ${status}.`);
  return { before, told, after };
}
