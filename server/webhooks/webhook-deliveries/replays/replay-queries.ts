import { asc } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { isLeasable, type LeaseScope, type QueueTable } from "#platform/work/queue";
import type { EndedDelivery } from "../rows/lifecycle.ts";
import { type ReplayRow, webhookReplays } from "../rows/tables.ts";

/** The queue of replays, a row each. */
export const REPLAY_TABLE: QueueTable = {
  queue: "webhooks/replay",
  table: webhookReplays,
  account_id: webhookReplays.account_id,
  row_id: webhookReplays.id,
  due_at: webhookReplays.due_at,
  mode: webhookReplays.mode,
  lease_until: null,
};

/** Locks the replay that has waited longest, skipping those that another process runs. */
export async function lockDueReplay({ db }: Tx, scope: LeaseScope): Promise<ReplayRow | null> {
  const [row] = await db
    .select()
    .from(webhookReplays)
    .where(isLeasable(REPLAY_TABLE, scope))
    .orderBy(asc(webhookReplays.due_at))
    .limit(1)
    .for("no key update", { skipLocked: true });
  return row ?? null;
}

/**
 * Makes replays due whose deliveries have ended: the last one closes them.
 *
 * Units: wall time in milliseconds. Writes: webhook_replays.
 */
export async function armReplays(
  { sql }: Tx,
  ended: readonly EndedDelivery[],
  at: number,
): Promise<void> {
  const replayed = ended.filter(({ trigger }) => trigger === "replay");
  if (replayed.length === 0) return;
  // Rows are locked in the order of their keys, so that no two sets deadlock.
  await sql`
    with held as (
      select account_id, id from webhook_replays
      where (account_id, id) in (select * from unnest(
        ${replayed.map(({ account_id }) => account_id)}::uuid[],
        ${replayed.map(({ reason_id }) => reason_id)}::uuid[]))
      order by account_id, id for no key update
    )
    update webhook_replays replay set due_at = least(replay.due_at, ${writeInstant(at)}) from held
    where replay.account_id = held.account_id and replay.id = held.id`;
}
