import type { Tx } from "#platform/db/transaction";
import type { Outcome, SendOrder } from "../order/order.ts";
import type { Decision } from "./decide-orders.ts";
import type { GatheredSends } from "./gather-sends.ts";
import { type AdditionalWrites, type Written, writeOrders } from "./write-orders.ts";

const NOTHING: AdditionalWrites = { writes: [], events: [], ends: false };

/**
 * Writes what was decided for a set of orders, with whatever else the caller writes in the same
 * statement: the last step of `placeSends`. What was refused or left the set writes nothing.
 *
 * Writes: idempotency_keys, send_references, sends, ledger, credit_transactions, events,
 * send_dispatches; for what a person must approve, agent_approvals in place of the sale.
 */
export async function writeSends(
  tx: Tx,
  orders: readonly SendOrder[],
  decisions: readonly Decision[],
  { gathered, additional = NOTHING }: { gathered: GatheredSends; additional?: AdditionalWrites },
): Promise<Outcome[]> {
  const written = await writeOrders(tx, orders, decisions, { ...gathered, additional });
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
