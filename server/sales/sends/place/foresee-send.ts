import type { Locking } from "#money/ledger";
import type { Read, Tx } from "#platform/db/transaction";
import type { OrderRefusal, SendOrder } from "../order/order.ts";
import { fitSale, isSale } from "../order/sale.ts";
import { refusalsOf } from "./checks.ts";
import { gatherOrders } from "./gather-orders.ts";
import { type HeldSale, heldSale } from "./judge-agent.ts";
import { refusalOfRecipient } from "./judge-recipient.ts";
import { RunningTotals } from "./running-totals.ts";

/** What would become of an order that is placed on its own. */
export type ForeseenSend =
  /** Its caller must be checked again. */
  | { readonly kind: "outdated" }
  | {
      readonly kind: "judged";
      /** All that stands in its way, in the order of the refusals. */
      readonly refusals: readonly OrderRefusal[];
      /** Why a person must approve it; null when nobody must, or no product fits it. */
      readonly held: Pick<HeldSale, "why" | "limit_minor" | "used_minor"> | null;
    };

/**
 * Foresees what would become of the sale of an agent, for whoever sells as a part of something
 * else. It takes the locks that placing it takes, and they hold until the transaction ends, so that
 * the threshold stays as it was judged; nothing is written. A look takes none, and its caller was
 * proven.
 */
export async function foreseeSend(
  from: Tx | Read,
  order: SendOrder,
  locking: Exclude<Locking, "try"> = "wait",
): Promise<ForeseenSend> {
  const facts = await gatherOrders(from, [order], locking);
  if (locking === "wait" && facts.outdated.has(order)) return { kind: "outdated" };
  const unknown = refusalOfRecipient(order, facts);
  const of_recipient = unknown === null ? [] : [unknown];
  const fitted = fitSale(order, facts.products);
  if (!isSale(fitted)) return { kind: "judged", refusals: [...of_recipient, fitted], held: null };
  const totals = new RunningTotals(facts);
  const refusals = [...of_recipient, ...refusalsOf(fitted, totals)];
  return { kind: "judged", refusals, held: heldSale(fitted, totals) };
}
