import { and, eq, isNull } from "drizzle-orm";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { setGraceDeadline } from "../deadlines/deadlines.ts";
import { rollSecret } from "../deadlines/lifecycle.ts";
import type { KeyWithCaps } from "../rows/queries.ts";
import { mintSecret } from "../rows/secret.ts";
import { keySecrets } from "../rows/tables.ts";

/** When a key is rolled, and until when its old secret works. Units: account time, milliseconds. */
interface Roll {
  readonly mode: "test" | "live";
  readonly now: number;
  readonly works_until: number;
}

/**
 * Gives a key that the caller has locked a new secret. The one it had works until the grace is
 * over, and earlier secrets until their own graces are: a roll whose response was lost can be
 * repeated, and callers with the previous secret keep working.
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
  const secret = mintSecret(kind, { mode, cell: tx.cell });
  await tx.db
    .update(keySecrets)
    .set({ works_until, rolled_at: now })
    .where(and(isOf(name), isNull(keySecrets.works_until)));
  const { secret_hash, last4 } = secret;
  await insertMany(tx, keySecrets, [{ ...name, secret_hash, last4 }]);
  const old = [...key.rolled, { last4: old_last4, works_until, rolled_at: now }];
  const rolled = old.filter((one) => one.works_until > now);
  const ends = rolled.map((one) => one.works_until);
  await setGraceDeadline(tx, { ...name, works_until: ends.length > 0 ? Math.max(...ends) : null });
  const row = await rollSecret(tx, name, { secret, has_grace: rolled.length > 0 });
  if (row === null) throw new Error(`key ${name.key_id} could not be rolled from its status`);
  return { ...key, row, rolled, secret: secret.text };
}

function isOf({ account_id, key_id }: { account_id: string; key_id: string }) {
  return and(eq(keySecrets.account_id, account_id), eq(keySecrets.key_id, key_id));
}
