import type { Locking } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import type { Outcome, SendOrder } from "../order/order.ts";
import { decideOrders } from "./decide-orders.ts";
import type { CachedProducts } from "./gather-orders.ts";
import { gatherSends } from "./gather-sends.ts";
import { writeSends } from "./write-sends.ts";

/**
 * Places a set of sales: the send, its charge, its events and its work are written together, or,
 * for an order that is refused, nothing is. The outcomes stand in the order of the orders. One who
 * decides or writes more with the sales takes the three steps.
 *
 * Refuses: as outcomes, never thrown; the codes are those of `createSend`.
 * Writes: as `writeSends`.
 * Source: spec/sales/sends/operations.tsp, docs/decisions/0007-the-sale-is-plural.md.
 */
export async function placeSends(
  tx: Tx,
  orders: readonly SendOrder[],
  locking: Locking,
  { cache = null }: { readonly cache?: CachedProducts | null } = {},
): Promise<Outcome[]> {
  const gathered = await gatherSends(tx, orders, locking, cache);
  return await writeSends(tx, orders, decideOrders(orders, gathered.facts), { gathered });
}
