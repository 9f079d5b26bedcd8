import { lockClocksForShare } from "#accounts/account";
import type { Locking } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import type { Outcome, SendOrder } from "../order/order.ts";
import { type Decision, decideOrders } from "./decide-orders.ts";
import { isByAgent } from "./gather-agents.ts";
import { gatherOrders, type KeptProducts } from "./gather-orders.ts";
import { type Written, writeOrders } from "./write-orders.ts";

interface PlaceOptions {
  readonly stops_without_credit?: boolean;
  /** What a batcher keeps of the catalogue; null reads it. */
  readonly kept?: KeptProducts | null;
}

/**
 * Places a set of sales: the send, its charge, its events and its work are written together, or,
 * for an order that is refused, nothing is. The outcomes stand in the order of the orders. With
 * `stops_without_credit` every order behind one that lacks Credit is refused as that one is.
 *
 * Refuses: as outcomes, never thrown; the codes are those of `createSend`.
 * Writes: idempotency_keys, send_references, sends, ledger, credit_transactions, events,
 * send_dispatches; for what a person must approve, agent_approvals in place of the sale.
 * Source: spec/sales/sends/operations.tsp, docs/decisions/0007-the-sale-is-plural.md.
 */
export async function placeSends(
  tx: Tx,
  orders: readonly SendOrder[],
  locking: Locking,
  { stops_without_credit = false, kept = null }: PlaceOptions = {},
): Promise<Outcome[]> {
  // Locked before a due time is written: a clock that moved in between would miss the row.
  const scheduled = orders.filter((order) => order.scheduled_for !== null || isByAgent(order));
  const clocks = await lockClocksForShare(
    tx,
    scheduled.map(({ account }) => account.id),
  );
  const facts = await gatherOrders(tx, orders, locking, kept);
  const decisions = decideOrders(orders, facts, { stops_without_credit });
  const written = await writeOrders(tx, orders, decisions, { facts, clocks });
  return decisions.map((decision) => outcomeOf(decision, written));
}

function outcomeOf(decision: Decision, { rows, approvals }: Written): Outcome {
  if (decision.kind === "held") {
    const { order } = decision.held.sale;
    const approval = approvals.get(order.id);
    if (approval === undefined) throw new Error(`no row was written for approval ${order.id}`);
    return { kind: "held", row: approval };
  }
  if (decision.kind !== "place") return decision;
  const row = rows.get(decision.sale.order.id);
  if (row === undefined) throw new Error(`no row was written for send ${decision.sale.order.id}`);
  return { kind: "placed", row };
}
