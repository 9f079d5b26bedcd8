import { lockClocksForShare } from "#accounts/account";
import type { Locking } from "#money/ledger";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Tx } from "#platform/db/transaction";
import type { Outcome, SendOrder } from "../order/order.ts";
import { type Decision, decideOrders } from "./decide-orders.ts";
import { isByAgent } from "./gather-agents.ts";
import { type CachedProducts, gatherOrders } from "./gather-orders.ts";
import { type AdditionalWrites, type Written, writeOrders } from "./write-orders.ts";

interface PlaceOptions {
  readonly stops_without_credit?: boolean;
  /** The catalogue as a batcher has cached it; null reads it. */
  readonly cache?: CachedProducts | null;
  /**
   * Reads what is written in the statement of the sales, while these are being judged; null when
   * they are not to be. All of the sales are placed then, or nothing is written; the transaction
   * may end with that statement.
   */
  readonly additional?: () => Promise<AdditionalWrites | null>;
}

const NOTHING: AdditionalWrites = { writes: [], events: [] };

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
  { stops_without_credit = false, cache = null, additional }: PlaceOptions = {},
): Promise<Outcome[]> {
  // Locked before a due time is written: a clock that moved in between would miss the row.
  const scheduled = orders.filter((order) => order.scheduled_for !== null || isByAgent(order));
  const clocks = await lockClocksForShare(
    tx,
    scheduled.map(({ account }) => account.id),
  );
  const [facts, added] = await inOneFlight([
    gatherOrders(tx, orders, locking, cache),
    additional === undefined ? NOTHING : additional(),
  ]);
  const decisions = decideOrders(orders, facts, { stops_without_credit });
  const is_whole = decisions.every(({ kind }) => kind === "place");
  if (added === null || (additional !== undefined && !is_whole)) return decisions.map(unplacedOf);
  const written = await writeOrders(tx, orders, decisions, { facts, clocks, added });
  return decisions.map((decision) => outcomeOf(decision, written));
}

/** One that would be placed is not placed without the others. */
function unplacedOf(decision: Decision): Outcome {
  if (decision.kind === "place" || decision.kind === "held") return { kind: "busy" };
  return decision;
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
