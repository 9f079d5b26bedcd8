import type { Tx } from "#platform/db/transaction";
import type { Reactions, SendOfParents } from "#platform/work/reactions";
import type { MovedBy } from "../lifecycle.ts";
import type { SendRow } from "../rows/tables.ts";

/** What changes when sends end, and the request that ends them. */
export interface MovedWith {
  readonly reactions: Reactions;
  /** Null, as when it is left out, when the service ends them by itself. */
  readonly request?: MovedBy;
}

/**
 * Locks what a set of locked sends was made for, before anybody locks a balance. Whoever holds it
 * already waits for nothing. Returns which of them return their cost to a reservation when they
 * fail, by id: its uuid.
 */
export async function lockParents(
  tx: Tx,
  { to_sends }: Reactions,
  sends: readonly SendOfParents[],
): Promise<ReadonlyMap<string, string>> {
  const made_for = sends.filter(hasParents);
  if (made_for.length === 0) return new Map();
  const returning = new Map<string, string>();
  for (const parents of to_sends) {
    for (const [id, reservation] of await parents.lock(tx, made_for))
      returning.set(id, reservation);
  }
  return returning;
}

/** Moves what a set of sends was made for, in the transaction in which they have ended. */
export async function moveParents(
  tx: Tx,
  { to_sends }: Reactions,
  ended: readonly SendRow[],
): Promise<void> {
  const made_for = ended.filter(hasParents);
  if (made_for.length === 0) return;
  for (const parents of to_sends) await parents.move(tx, made_for);
}

function hasParents({ batch_item_id, reward_id, ...send }: SendOfParents): boolean {
  return batch_item_id !== null || reward_id !== null || send.checkout_session_id !== null;
}
