/** The only writer of a key's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { sourcesOf } from "#platform/lifecycle";
import type { MintedSecret } from "../rows/secret.ts";
import { apiKeys, type KeyRow } from "../rows/tables.ts";
import type { KeyName } from "./deadlines.ts";

/** The state that a key is made in. */
export const FIRST_STATUS = LIFECYCLES.api_key.initial[0];

/** The states in which a key works, or did until its time came. */
const WORKING: KeyRow["status"][] = sourcesOf(LIFECYCLES.api_key, {
  to: "revoked",
  by: "revoke",
});

/** The sequence of the event that is about to be emitted. */
const COUNTED = { event_sequence: sql`${apiKeys.event_sequence} + 1` };

/**
 * Revokes a key and takes the number of its event; null if there is no such key or it has already
 * ended.
 *
 * Writes: the key's status.
 */
export async function revokeKey(
  tx: Tx,
  { now, ...key }: KeyName & { now: number },
): Promise<KeyRow | null> {
  const revoked = { status: "revoked" as const, revoked_at: now, ...COUNTED };
  return await change(tx, isKey(key, WORKING), revoked);
}

/**
 * Gives a key a new secret and takes the number of its event; with a grace period it is rolling.
 *
 * Writes: the key's status, prefix and ending.
 */
export async function rollSecret(
  tx: Tx,
  key: KeyName,
  { secret: { prefix, last4 }, has_grace }: { secret: MintedSecret; has_grace: boolean },
): Promise<KeyRow | null> {
  const to = has_grace ? "rolling" : "active";
  const by = has_grace ? "roll" : "roll_without_grace";
  const from = sourcesOf(LIFECYCLES.api_key, { to, by });
  return await change(tx, isKey(key, from), { status: to, prefix, last4, ...COUNTED });
}

/** Takes the number of an event about a working key; null if the key has ended. */
export async function emitKeyEvent(tx: Tx, key: KeyName): Promise<KeyRow | null> {
  return await change(tx, isKey(key, WORKING), COUNTED);
}

/** The old secret of a key has lapsed. Writes: the key's status. */
export async function endGrace(tx: Tx, key: KeyName): Promise<void> {
  const from = sourcesOf(LIFECYCLES.api_key, { to: "active", by: "grace_over" });
  await change(tx, isKey(key, from), { status: "active" });
}

/**
 * A key has come to its time; returns what it was, null when it had ended before. The caller has
 * locked it.
 *
 * Writes: the key's status.
 */
export async function expireKey(tx: Tx, key: KeyName): Promise<KeyRow["status"] | null> {
  const from = sourcesOf(LIFECYCLES.api_key, { to: "expired", by: "expiry" });
  const [before] = await tx.db
    .select({ status: apiKeys.status })
    .from(apiKeys)
    .where(isKey(key, from));
  if (before === undefined) return null;
  await change(tx, isKey(key, from), { status: "expired" });
  return before.status;
}

type Change = { [Column in keyof KeyRow]?: KeyRow[Column] | SQL };

async function change({ db }: Tx, where: SQL | undefined, set: Change): Promise<KeyRow | null> {
  const [row] = await db.update(apiKeys).set(set).where(where).returning();
  return row ?? null;
}

function isKey({ account_id, key_id }: KeyName, from: readonly KeyRow["status"][]) {
  return and(
    eq(apiKeys.account_id, account_id),
    eq(apiKeys.id, key_id),
    inArray(apiKeys.status, [...from]),
  );
}
