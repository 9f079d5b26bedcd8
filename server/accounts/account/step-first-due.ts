import type { Tx } from "#platform/db/transaction";
import { type LeaseScope, type QueueTable, type RowName, readDueRows } from "#platform/work/queue";
import { type LockedClock, lockClocksForShare } from "./lock-clocks.ts";

/** Maximum rows looked at at once. */
const LOOKED_AT = 8;
/** Each look passes over the accounts that the looks before it found held. */
const LOOKS_MAX = 32;

/** Takes the next step of a row; false where others hold the row, or it is due no more. */
type Step = (name: RowName, clock: LockedClock) => Promise<boolean>;

/**
 * Takes the next step of the first row that is due, whose account's clock stands still and which
 * nobody else holds. However many rows of an account are held, those of others are reached.
 */
export async function stepFirstDue(
  tx: Tx,
  table: QueueTable,
  scope: LeaseScope,
  step: Step,
): Promise<RowName[]> {
  const passed_over = new Set<string>();
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const looked_at = { ...scope, limit: LOOKED_AT, passed_over: [...passed_over] };
    const due = await readDueRows(tx, table, looked_at);
    const stepped = await stepOneOf(tx, due, step);
    if (stepped !== null || due.length < LOOKED_AT) return stepped === null ? [] : [stepped];
    for (const { account_id } of due) passed_over.add(account_id);
  }
  return [];
}

async function stepOneOf(tx: Tx, due: readonly RowName[], step: Step): Promise<RowName | null> {
  const ids = due.map(({ account_id }) => account_id);
  // A clock that is being moved takes its rows out of the set; they are due all the same.
  const clocks = await lockClocksForShare(tx, ids, { skip_moving: true });
  for (const name of due) {
    const clock = clocks.get(name.account_id);
    if (clock !== undefined && (await step(name, clock))) return name;
  }
  return null;
}
