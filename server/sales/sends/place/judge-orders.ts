import type { Read, Tx } from "#platform/db/transaction";
import type { Facts } from "../order/facts.ts";
import type { OrderRefusal, SendOrder } from "../order/order.ts";
import { duplicateOf, fitSale, isSale, type Sale } from "../order/sale.ts";
import { refusalsOf } from "./checks.ts";
import { judgeRetried, referenceInUse } from "./decide-orders.ts";
import { gatherDuplicates } from "./gather-caps.ts";
import { gatherOrders } from "./gather-orders.ts";
import { refusalOfRecipient } from "./judge-recipient.ts";
import { referenceLockName } from "./lock-names.ts";
import { RunningTotals } from "./running-totals.ts";

/** What one order of a set would meet. */
interface JudgedOrder {
  readonly order: SendOrder;
  /** Null where no product fits it. */
  readonly sale: Sale | null;
  /** What stands in its way, in the order of the refusals; the set as a whole is judged apart. */
  readonly refusals: readonly OrderRefusal[];
  /** Whether the same amount went to the same target lately. */
  readonly is_recent: boolean;
}

/** What a set of orders would meet if it was placed as a whole. */
export interface JudgedOrders {
  readonly orders: readonly JudgedOrder[];
  /** The daily or monthly cap of their key that the valid ones exceed together. */
  readonly over_cap: OrderRefusal | null;
}

/** A sale to the same target over the same amount within this time is worth a warning. */
const RECENT_SECONDS = 300;

/**
 * Judges a set of orders as `placeSends` would, one after the other and without locks: an order
 * that is refused does not count against its neighbours. Whether the Credit suffices is the
 * caller's question.
 *
 * Source: spec/sales/batches/create.tsp.
 */
export async function judgeOrders(
  read: Read | Tx,
  orders: readonly SendOrder[],
): Promise<JudgedOrders> {
  const [facts, recent] = await Promise.all([
    gatherOrders(read, orders, "none"),
    gatherDuplicates(read, orders.map(watched)),
  ]);
  return judgeGathered(orders, facts, recent);
}

/** The same by facts that were gathered of them; `recent` are sales that look like theirs. Pure. */
export function judgeGathered(
  orders: readonly SendOrder[],
  facts: Facts,
  recent: ReadonlyMap<string, string> = new Map(),
): JudgedOrders {
  const totals = new RunningTotals(facts);
  const references = new Set<string>();
  let over_cap: OrderRefusal | null = null;
  const judged = orders.map((order) => {
    const held = [...heldReference(order, facts, references), ...recipientRefusal(order, facts)];
    const fitted = fitSale(order, facts.products);
    if (!isSale(fitted)) {
      return { order, sale: null, refusals: [...held, fitted], is_recent: false };
    }
    const all = [...held, ...retriedRefusal(order, facts), ...refusalsOf(fitted, totals)];
    const refusals = all.filter((refusal) => !isOfTheSet(refusal));
    if (refusals.length === 0) {
      over_cap ??= all.find(({ code }) => code === "spend_cap_exceeded") ?? null;
      totals.count(fitted);
    }
    return { order, sale: fitted, refusals, is_recent: recent.has(duplicateOf(fitted)) };
  });
  return { orders: judged, over_cap };
}

/** Credit, and the caps of a day and a month, are asked of a set as a whole. */
function isOfTheSet({ code, detail }: OrderRefusal): boolean {
  if (code === "insufficient_credit") return true;
  return code === "spend_cap_exceeded" && detail.meta?.cap !== "per_send";
}

function recipientRefusal(order: SendOrder, facts: Facts): OrderRefusal[] {
  const refusal = refusalOfRecipient(order, facts);
  return refusal === null ? [] : [refusal];
}

function retriedRefusal({ retry_of }: SendOrder, facts: Facts): OrderRefusal[] {
  const refusal = retry_of === null ? null : judgeRetried(retry_of, facts);
  return refusal === null ? [] : [refusal];
}

function heldReference(order: SendOrder, facts: Facts, references: Set<string>): OrderRefusal[] {
  const name = referenceLockName(order);
  if (name === null) return [];
  const used = facts.references.get(name);
  if (used !== undefined) return [referenceInUse(used.object_prefix, used.object_id)];
  if (!references.has(name)) {
    references.add(name);
    return [];
  }
  const message = "Another line has this `client_reference`. Each one can be used only once.";
  return [{ code: "reference_in_use", detail: { param: "client_reference", message } }];
}

/** The order as the duplicate guard would watch it, whether or not the account has it on. */
function watched(order: SendOrder): SendOrder {
  const account = { ...order.account, prevent_duplicates_seconds: RECENT_SECONDS };
  return { ...order, account };
}
