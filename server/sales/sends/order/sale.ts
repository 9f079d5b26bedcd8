import { bundleMisfit } from "#catalogue/bundles";
import { isMeter } from "#catalogue/meters";
import {
  fitProduct,
  isFitting,
  type SellableNetwork,
  type SellableProduct,
} from "#catalogue/products";
import { costOf } from "#money/dealer";
import type { Currency } from "#platform/context";
import { lowestId } from "#platform/ids";
import { startOfHarareDay } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { type OrderRefusal, paidSessionOf, type SendOrder } from "./order.ts";

/** An order whose product, network and price are settled. */
export interface Sale {
  readonly order: SendOrder;
  readonly product: SellableProduct;
  readonly network: SellableNetwork;
  readonly currency: Currency;
  /**
   * Credit drawn: face value less the dealer's discount, in minor units; nothing where a customer
   * has paid.
   */
  readonly cost_minor: bigint;
}

/** Finds the product that an order means, or says why none fits. */
export function fitSale(
  order: SendOrder,
  products: readonly SellableProduct[],
): Sale | OrderRefusal {
  const fitted = fitProduct({ ...order, is_meter: isMeter(order.target) }, products);
  if (!isFitting(fitted)) return fitted;
  const { product, network } = fitted;
  const wrong_bundle = bundleMisfit(order.bundle, fitted);
  if (wrong_bundle !== null) return wrong_bundle;
  const { amount_minor, account } = order;
  const { currency } = product;
  const sold = { amount_minor, network: network.network, currency };
  const is_paid = paidSessionOf(order) !== null;
  const cost_minor = is_paid ? 0n : costOf(sold, account.discounts);
  return { order, product, network, currency, cost_minor };
}

/** The product that an order means: the one that it names, or that of its type and currency. */
export function slugOf({ product, type, currency }: SendOrder): string {
  return product ?? `${type}-${currency?.toLowerCase()}`;
}

export function isSale(fitted: Sale | OrderRefusal): fitted is Sale {
  return "order" in fitted;
}

/** Key of a map by API key, currency, target and the day in which the sale counts. */
export function recipientOf({ order, currency }: Sale): string {
  const { key, account, target } = order;
  return [key?.id ?? account.id, currency, target, lowestIdOfDay(order)].join("/");
}

/** The id below those of all sends of the Harare day in which an order is made. */
export function lowestIdOfDay({ created }: Pick<SendOrder, "created">): string {
  return lowestId(startOfHarareDay(created));
}

/** Map key by the fields that make two sales look like duplicates. */
export function duplicateOf({ order, currency }: Sale): string {
  return [order.account.id, currency, order.target, formatMoney(order.amount_minor)].join("/");
}
