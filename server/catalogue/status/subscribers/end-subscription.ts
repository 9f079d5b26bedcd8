/** What the token of a subscription's links does. */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { statusSubscribers } from "../tables.ts";
import { tokenHashOf } from "./secrets.ts";

/**
 * Ends a subscription and erases what was stored of it; a token that is unknown, or was used, ends
 * nothing. Writes: status_subscribers, status_notices.
 */
export async function endSubscription({ db }: Tx, token: string): Promise<void> {
  await db.delete(statusSubscribers).where(eq(statusSubscribers.token_hash, tokenHashOf(token)));
}

/** Confirms an email address; false where the token is unknown. Writes: status_subscribers. */
export async function confirmSubscription({ db }: Tx, token: string): Promise<boolean> {
  const { confirmed_at, channel, token_hash } = statusSubscribers;
  const confirmed = await db
    .update(statusSubscribers)
    .set({ confirmed_at: sql`coalesce(${confirmed_at}, svc_now())`, failures: 0 })
    .where(and(eq(token_hash, tokenHashOf(token)), eq(channel, "email")))
    .returning({ id: statusSubscribers.id });
  return confirmed.length > 0;
}
