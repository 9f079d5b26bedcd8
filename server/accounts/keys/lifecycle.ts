import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { sourcesOf } from "#platform/lifecycle";
import { apiKeys, type KeyRow } from "./tables.ts";

/** The state that a key is made in. */
export const FIRST_STATUS = LIFECYCLES.api_key.initial[0];

/**
 * Ends a key for good and counts the event that tells of it; null when there is no such key, or it
 * had ended before.
 *
 * Writes: the key's status.
 */
export async function revokeKey(
  { db }: Tx,
  { account_id, key_id, now }: { account_id: string; key_id: string; now: number },
): Promise<KeyRow | null> {
  const from = sourcesOf(LIFECYCLES.api_key, { to: "revoked", by: "revoke" });
  const [row] = await db
    .update(apiKeys)
    .set({
      status: "revoked",
      revoked_at: now,
      event_sequence: sql`${apiKeys.event_sequence} + 1`,
    })
    .where(
      and(
        eq(apiKeys.account_id, account_id),
        eq(apiKeys.id, key_id),
        inArray(apiKeys.status, from),
      ),
    )
    .returning();
  return row ?? null;
}
