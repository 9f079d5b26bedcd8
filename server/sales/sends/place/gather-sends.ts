import { type LockedClock, lockClocksForShare } from "#accounts/account";
import type { Locking } from "#money/ledger";
import type { Condition } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { Facts } from "../order/facts.ts";
import type { SendOrder } from "../order/order.ts";
import { isByAgent } from "./gather-agents.ts";
import { type CachedProducts, gatherOrders } from "./gather-orders.ts";

/** What a set of sales is decided and written by; its locks hold until the transaction ends. */
export interface GatheredSends {
  readonly facts: Facts;
  readonly clocks: ReadonlyMap<string, LockedClock>;
  /** What was foreseen in place of having been read; left out where nothing was. */
  readonly foreseen?: readonly Condition[];
}

/**
 * Takes the locks of a set of sales and reads what it is judged by: the first step of `placeSends`.
 * `cache` is the catalogue as a batcher carries it; null reads it.
 */
export async function gatherSends(
  tx: Tx,
  orders: readonly SendOrder[],
  locking: Locking,
  cache: CachedProducts | null = null,
): Promise<GatheredSends> {
  // Locked before a due time is written: a clock that moved in between would miss the row.
  const scheduled = orders.filter((order) => order.scheduled_for !== null || isByAgent(order));
  const clocks = await lockClocksForShare(
    tx,
    scheduled.map(({ account }) => account.id),
  );
  return { clocks, facts: await gatherOrders(tx, orders, locking, cache) };
}
