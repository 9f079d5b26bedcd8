import { refuseWhenLocked } from "#platform/db/errors";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Tx } from "#platform/db/transaction";
import { type IdempotencyLock, lockNamesOf } from "./idempotency-rows.ts";
import { lookUp } from "./look-up.ts";

/**
 * Holds a set of keys until the transaction ends, waiting for twins under way, and says of each
 * whether it is free: whoever holds it writes it with its answer, by `answerWrites`.
 *
 * Refuses: `idempotency_in_progress` when a twin does not end within the lock time-out.
 */
export async function holdKeys(tx: Tx, locks: readonly IdempotencyLock[]): Promise<boolean[]> {
  if (locks.length === 0) return [];
  const [, found] = await inOneFlight([
    refuseWhenLocked("idempotency_in_progress", lockNamesOf(tx, locks)),
    lookUp(tx, locks),
  ]);
  return found.map((remembered) => remembered === null);
}
