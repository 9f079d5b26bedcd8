import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type IdempotencyLock, idempotencyRows, type StoredAnswer } from "./idempotency-rows.ts";
import { idempotencyKeys } from "./tables.ts";

/**
 * Writes keys that this transaction holds and found free, with their answers, for their replays.
 *
 * Writes: idempotency_keys.
 */
export async function writeAnswers(
  tx: Tx,
  answered: readonly (IdempotencyLock & { readonly answer: StoredAnswer })[],
): Promise<void> {
  await insertMany(tx, idempotencyKeys, idempotencyRows(answered));
}
