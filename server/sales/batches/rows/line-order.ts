import type { Schemas } from "@svc/generated/routes";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import type { SendOrder } from "#sales/sends";

/** What a line orders, as its row keeps it until its send is made. Amounts are digits. */
export interface LineOrder
  extends Pick<SendOrder, "product" | "notify_number" | "sms_template" | "sms_locale" | "name"> {
  readonly type: Schemas["SendType"];
  readonly bundle_id: string | null;
  readonly target: string;
  readonly network: string | null;
  readonly amount_minor: string;
  readonly cost_minor: string;
  readonly currency: "USD" | "ZWG";
  readonly cost_center_id: string | null;
  /** As the line names it. */
  readonly recipient: string | null;
  readonly power: SendOrder["power"];
}

/** Keeps an order of which all is decided but who makes it, and when. */
export function keepOrder(
  order: SendOrder,
  { currency, cost_minor }: { currency: LineOrder["currency"]; cost_minor: bigint },
): LineOrder {
  const { type, bundle, product, target, network, amount_minor, cost_center_id, power } = order;
  const { recipient } = order;
  const { notify_number, sms_template, sms_locale, name } = order;
  return {
    ...{ type, product, target, network, currency, cost_center_id, power, recipient },
    ...{ notify_number, sms_template, sms_locale, name },
    bundle_id: bundle?.id ?? null,
    amount_minor: amount_minor.toString(),
    cost_minor: cost_minor.toString(),
  };
}

/** The order that was kept, made by somebody at some time. */
export function orderAgain(
  { bundle_id, amount_minor, cost_minor: _, ...kept }: LineOrder,
  made: Omit<SendOrder, keyof LineOrder | "bundle">,
): SendOrder {
  const bundle = SIMULATED_BUNDLES.find(({ id }) => id === bundle_id) ?? null;
  return { ...made, ...kept, bundle, amount_minor: BigInt(amount_minor) };
}
