import { confirmMeter } from "#catalogue/meters";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import type { SendOrder } from "../order/order.ts";
import { fitSale, isSale } from "../order/sale.ts";
import { isOfMoney, refusalsOf } from "./checks.ts";
import { gatherOrders } from "./gather-orders.ts";
import { keyLockName, referenceLockName } from "./lock-names.ts";
import { refuseOrder } from "./refuse-order.ts";
import { RunningTotals } from "./running-totals.ts";

/**
 * Confirms the meter of a strict power sale that carries no quote, before its transaction opens.
 * The utility is not asked if a rule refuses the sale anyway, or if it was made already.
 *
 * Refuses: the business rules of a sale, then as `confirmMeter`.
 */
export async function confirmOrder(ctx: Ctx, order: SendOrder): Promise<SendOrder> {
  const { power } = order;
  if (power === null || power.confirm !== "strict" || power.quote_id !== null) return order;
  const facts = await ctx.read((read) => gatherOrders(read, [order], "none"));
  const reference = referenceLockName(order);
  const used = reference === null ? undefined : facts.references.get(reference);
  const is_taken = used !== undefined && used.object_id !== order.approval_id;
  const is_made = is_taken || facts.used_keys.has(keyLockName(order) ?? "");
  if (is_made) return order;
  const fitted = fitSale(order, facts.products);
  if (!isSale(fitted)) throw new Refusal(fitted.code, fitted.detail);
  const refusals = refusalsOf(fitted, new RunningTotals(facts));
  const first = refusals.find((refusal) => !isOfMoney(refusal));
  if (first !== undefined) return await refuseOrder(ctx, order, first);
  const { currency } = fitted;
  const asked = { number: order.target, currency, param: "target" };
  const { row } = await confirmMeter(ctx, asked);
  return { ...order, power: { ...power, confirmed: row } };
}
