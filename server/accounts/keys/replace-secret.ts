import { and, eq, gt, isNull } from "drizzle-orm";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { setGraceDeadline } from "./deadlines.ts";
import { rollSecret } from "./lifecycle.ts";
import type { KeyWithCaps } from "./queries.ts";
import { mintSecret } from "./secret.ts";
import { keySecrets } from "./tables.ts";

/** When a key is rolled, and until when its old secret works. Units: account time, milliseconds. */
interface Roll {
  readonly mode: "test" | "live";
  readonly now: number;
  readonly works_until: number;
}

/**
 * Gives a key that the caller has locked a new secret; the one it had works until the grace is
 * over, and those of earlier rolls end at once.
 *
 * Writes: key_secrets, key_deadlines, api_keys.
 */
export async function replaceSecret(
  tx: Tx,
  key: KeyWithCaps,
  { mode, now, works_until }: Roll,
): Promise<KeyWithCaps & { secret: string }> {
  const { account_id, id: key_id, kind, last4: old_last4 } = key.row;
  const name = { account_id, key_id };
  const secret = mintSecret(kind, mode);
  const has_grace = works_until > now;
  await endOldSecrets(tx, { ...name, now });
  await tx.db
    .update(keySecrets)
    .set({ works_until })
    .where(and(isOf(name), isNull(keySecrets.works_until)));
  const { secret_hash, last4 } = secret;
  await insertMany(tx, keySecrets, [{ ...name, secret_hash, last4 }]);
  await setGraceDeadline(tx, { ...name, works_until: has_grace ? works_until : null });
  const row = await rollSecret(tx, name, { secret, has_grace });
  if (row === null) throw new Error("A key that works can be rolled.");
  const rolled = has_grace ? [{ last4: old_last4, works_until }] : [];
  return { ...key, row, rolled, secret: secret.text };
}

async function endOldSecrets(
  { db }: Tx,
  { now, ...name }: { account_id: string; key_id: string; now: number },
): Promise<void> {
  await db
    .update(keySecrets)
    .set({ works_until: now })
    .where(and(isOf(name), gt(keySecrets.works_until, now)));
}

function isOf({ account_id, key_id }: { account_id: string; key_id: string }) {
  return and(eq(keySecrets.account_id, account_id), eq(keySecrets.key_id, key_id));
}
