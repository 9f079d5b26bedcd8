import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { setExpiryDeadlines } from "../deadlines/deadlines.ts";
import type { KeyWithCaps } from "../rows/queries.ts";
import { apiKeys, type KeyCapsRow, keyCaps } from "../rows/tables.ts";
import type { NewKey } from "./mint-key.ts";

/**
 * Writes the changes to a key that the caller has locked; every field is already validated.
 *
 * Writes: api_keys, key_caps, key_deadlines.
 */
export async function changeKey(
  tx: Tx,
  key: KeyWithCaps,
  { kind: _, caps: wanted_caps, ...wanted }: NewKey,
): Promise<KeyWithCaps> {
  const { account_id, id: key_id, expires_at } = key.row;
  const [row] = await tx.db
    .update(apiKeys)
    .set(wanted)
    .where(and(eq(apiKeys.account_id, account_id), eq(apiKeys.id, key_id)))
    .returning();
  if (row === undefined) throw new Error(`no row for key ${key_id}`);
  if (row.expires_at !== expires_at) {
    await setExpiryDeadlines(tx, { account_id, key_id, expires_at: row.expires_at });
  }
  const held = new Set(key.caps.map(({ currency }) => currency));
  const caps = wanted_caps
    .map((cap) => ({ account_id, key_id, ...cap }))
    .filter((cap) => held.has(cap.currency) || hasLimit(cap));
  await writeCaps(tx, caps);
  return { ...key, row, caps };
}

function hasLimit({ account_id: _, key_id: __, currency: ___, ...limits }: KeyCapsRow): boolean {
  return Object.values(limits).some((limit) => limit !== null);
}

/**
 * A row that exists is changed where it stands and never removed: a sale that waits for it reads
 * the new limits, where it would find none in place of a row that went away.
 */
async function writeCaps({ db }: Tx, caps: readonly KeyCapsRow[]): Promise<void> {
  if (caps.length === 0) return;
  await db
    .insert(keyCaps)
    .values([...caps])
    .onConflictDoUpdate({
      target: [keyCaps.account_id, keyCaps.key_id, keyCaps.currency],
      set: {
        per_send_minor: sql`excluded.per_send_minor`,
        daily_minor: sql`excluded.daily_minor`,
        monthly_minor: sql`excluded.monthly_minor`,
        per_recipient_daily_minor: sql`excluded.per_recipient_daily_minor`,
        approval_threshold_minor: sql`excluded.approval_threshold_minor`,
      },
    });
}
