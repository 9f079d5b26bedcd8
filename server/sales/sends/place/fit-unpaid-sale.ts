import { confirmMeter, type MeterConfirmation } from "#catalogue/meters";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import type { SendOrder } from "../order/order.ts";
import { fitSale, isSale } from "../order/sale.ts";
import type { SendRow } from "../rows/tables.ts";
import { firstRefusalOf } from "./checks.ts";
import { gatherOrders } from "./gather-orders.ts";
import { refuseOrder } from "./refuse-order.ts";
import { RunningTotals } from "./running-totals.ts";
import { sendRowOf } from "./send-row.ts";

/** A sale that a customer is still to pay for: what will be sold, at its price. */
export interface UnpaidSale
  extends Pick<
    SendRow,
    | "type"
    | "product"
    | "network"
    | "target"
    | "amount_minor"
    | "currency"
    | "bundle_id"
    | "max_hold_seconds"
    | "sms_message"
    | "metadata"
  > {
  readonly token_phone: string | null;
  /** As the utility has confirmed it; null for airtime and data. */
  readonly meter: Omit<MeterConfirmation, "account_id"> | null;
  /** The text as it was written; `sms_message` is shown by `maskedText`. */
  readonly sms_text: string | null;
}

/**
 * Judges a sale that a customer is to pay for as it would be judged when it is placed, without
 * locks; its meter is confirmed with the utility. Writes nothing of a sale.
 *
 * Refuses: the business rules of a sale, then as `confirmMeter`.
 */
export async function fitUnpaidSale(ctx: Ctx, order: SendOrder): Promise<UnpaidSale> {
  const facts = await ctx.read((read) => gatherOrders(read, [order], "none"));
  const fitted = fitSale(order, facts.products);
  if (!isSale(fitted)) throw new Refusal(fitted.code, fitted.detail);
  const refusal = firstRefusalOf(fitted, new RunningTotals(facts));
  if (refusal !== null) return await refuseOrder(ctx, order, refusal);
  const { target: number, sms_template } = order;
  const asked = { number, currency: fitted.currency, param: "target" };
  const confirmed = order.power === null ? null : (await confirmMeter(ctx, asked)).row;
  const row = sendRowOf(fitted, [], { quoted: confirmed, recipient: null });
  return {
    ...{ type: row.type, product: row.product, network: row.network, target: row.target },
    ...{ amount_minor: row.amount_minor, currency: row.currency, bundle_id: row.bundle_id },
    ...{ max_hold_seconds: row.max_hold_seconds, metadata: row.metadata },
    token_phone: order.power?.token_phone ?? null,
    meter: meterOf(confirmed),
    sms_text: sms_template,
    sms_message: sms_template === null ? null : (row.power?.texts.token ?? row.sms_message),
  };
}

function meterOf(confirmed: MeterConfirmation | null): UnpaidSale["meter"] {
  if (confirmed === null) return null;
  const { account_id: _, ...meter } = confirmed;
  return meter;
}
