import { and, eq } from "drizzle-orm";
import { type EventDraft, emit, eventOf } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { harareDay } from "#platform/time/instants";
import { type RewardRow, rewards } from "../rows/tables.ts";

/**
 * Notes that the `completion_id` of a reward was sent again, once on each day of Harare. Nothing is
 * waited for: while somebody else holds the reward, the next repeat is noted.
 *
 * Writes: rewards, events. Source: spec/base/events/rewards.tsp.
 */
export async function noteDuplicate(
  tx: Tx,
  { account_id, id, duplicate_at }: RewardRow,
  { now, request }: { now: number; request: EventDraft["request"] },
): Promise<void> {
  if (isNoted(duplicate_at, now)) return;
  const is_this = and(eq(rewards.account_id, account_id), eq(rewards.id, id));
  // Whoever repeats a completion may hold its program, which others lock after their reward.
  const [held] = await tx.db
    .select({ duplicate_at: rewards.duplicate_at, event_sequence: rewards.event_sequence })
    .from(rewards)
    .where(is_this)
    .for("no key update", { skipLocked: true });
  if (held === undefined || isNoted(held.duplicate_at, now)) return;
  const event_sequence = held.event_sequence + 1;
  await tx.db.update(rewards).set({ duplicate_at: now, event_sequence }).where(is_this);
  const row = { account_id, id, event_sequence };
  await emit(tx, [eventOf("reward.duplicate", "rwd", row, { created: now, request })]);
}

function isNoted(duplicate_at: number | null, now: number): boolean {
  return duplicate_at !== null && harareDay(duplicate_at) === harareDay(now);
}
