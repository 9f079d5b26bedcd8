import { type EventDraft, eventOf } from "#journal/events";
import { insertOf, seldomFilled } from "#platform/db/insert-many";
import type { Write } from "#platform/db/multi-table-write";
import type { Mode } from "#platform/work/queue";
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

/** Columns of what is held or claimed, of electricity, of what earned it, and of what follows. */
const SELDOM = seldomFilled(rewards, [
  ...(["held_reason", "held_at", "review_id", "link_id", "link_terms", "expires_at"] as const),
  ...(["bundle_id", "meter", "token_phone", "position"] as const),
  ...(["referral_id", "activity_id", "rule_id", "approval_id", "mandate"] as const),
  ...(["released_amount_minor", "released_at", "delivered_at", "failure_code"] as const),
  ...(["failed_at", "voided_at", "expired_at", "rejected_at", "duplicate_at"] as const),
]);

/** Rewards that begin, and what is written of them. */
export interface NewRewards {
  readonly rows: readonly RewardRow[];
  readonly writes: readonly Write[];
  readonly events: readonly EventDraft[];
}

/**
 * The rows of new rewards, when they are due if they wait, and their events, in their order; the
 * caller holds the account's clock, and writes them. Pure.
 *
 * Source: spec/base/lifecycles/reward.tsp.
 */
export function newRewards(beginnings: readonly RewardBeginning[]): NewRewards {
  const rows = beginnings.map(({ reward }): RewardRow => {
    return { ...reward, event_sequence: typesOf(reward).length };
  });
  const deadlines = beginnings.flatMap(({ reward: { account_id, id }, deadline }) =>
    deadline === null ? [] : [{ account_id, reward_id: id, ...deadline }],
  );
  const writes = [
    ...insertOf(rewards, rows, { seldom: SELDOM }),
    ...insertOf(rewardDeadlines, deadlines),
  ];
  return { rows, writes, events: beginnings.flatMap(draftsOf) };
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
