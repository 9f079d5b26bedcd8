import { refuseWhenLocked } from "#platform/db/errors";
import { inOneFlight } from "#platform/db/in-one-flight";
import { insertMissing } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type IdempotencyLock, idempotencyRows, lockNamesOf } from "./idempotency-rows.ts";
import { idempotencyKeys } from "./tables.ts";

/**
 * Claims a set of keys, waiting for twins under way, and says of each whether it was free. A key
 * that was not is held by a request that has committed. The first statement of a transaction.
 *
 * Refuses: `idempotency_in_progress` when a twin does not end within the lock time-out.
 * Writes: idempotency_keys, without the answer. Source: docs/guides/idempotency.md, "The rules".
 */
export async function lockKeys(tx: Tx, locks: readonly IdempotencyLock[]): Promise<boolean[]> {
  const rows = idempotencyRows(locks.map((locked) => ({ ...locked, answer: null })));
  const columns = ["account_id", "key", "operation", "path", "by_approval"] as const;
  const [, inserted] = await inOneFlight([
    // The row of a twin under way would make the insert wait; the lock in front of it makes the
    // wait known for what it is.
    refuseWhenLocked("idempotency_in_progress", lockNamesOf(tx, locks)),
    insertMissing(tx, idempotencyKeys, rows, columns),
  ]);
  const taken = new Set(inserted.map(claimed));
  return rows.map((row) => taken.has(claimed(row)));
}

function claimed(row: Partial<typeof idempotencyKeys.$inferInsert>): string {
  return `${row.account_id}/${row.by_approval}/${row.operation}/${row.path}/${row.key}`;
}
