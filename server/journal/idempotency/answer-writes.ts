import { insertOf } from "#platform/db/insert-many";
import type { Write } from "#platform/db/multi-table-write";
import { type IdempotencyLock, idempotencyRows, type StoredAnswer } from "./idempotency-rows.ts";
import { idempotencyKeys } from "./tables.ts";

/**
 * What is written of keys that this transaction holds and found free: their answers, for their
 * replays. Writes: idempotency_keys.
 */
export function answerWrites(
  answered: readonly (IdempotencyLock & { readonly answer: StoredAnswer })[],
): Write[] {
  return insertOf(idempotencyKeys, idempotencyRows(answered));
}
