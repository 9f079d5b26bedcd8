import type { Tx } from "#platform/db/transaction";
import { type LeaseScope, type QueueTable, type RowName, readDueRows } from "#platform/queue";
import { type LockedClock, lockClocksForShare } from "./lock-clocks.ts";

/** Of so many that are due the first is taken that nobody else has. */
const LOOKED_AT = 8;

/**
 * Takes the next step of the first row that is due and whose account's clock stands still; one of
 * which `step` returns false belongs to somebody else, or is due no more, and the next is tried.
 */
export async function stepFirstDue(
  tx: Tx,
  table: QueueTable,
  scope: LeaseScope,
  step: (name: RowName, clock: LockedClock) => Promise<boolean>,
): Promise<RowName[]> {
  const due = await readDueRows(tx, table, { ...scope, limit: LOOKED_AT });
  const ids = due.map(({ account_id }) => account_id);
  // A clock that is being moved takes its rows out of the set; they are due all the same.
  const clocks = await lockClocksForShare(tx, ids, { skip_moving: true });
  for (const name of due) {
    const clock = clocks.get(name.account_id);
    if (clock !== undefined && (await step(name, clock))) return [name];
  }
  return [];
}
