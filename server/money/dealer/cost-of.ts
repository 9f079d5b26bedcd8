import type { Currency, Discount } from "#platform/context";
import { discountOf } from "#platform/values/money";

/**
 * The Credit that a sale draws: its face amount less the dealer's discount for the network and the
 * currency, which is rounded down to the cent.
 *
 * Units: minor units of the currency. Source: README.md, "Dealer prices".
 */
export function costOf(
  sale: { amount_minor: bigint; network: string; currency: Currency },
  discounts: readonly Discount[],
): bigint {
  const { amount_minor, network, currency } = sale;
  const discount = discounts.find(
    (candidate) => candidate.network === network && candidate.currency === currency,
  );
  return discount === undefined ? amount_minor : amount_minor - discountOf(amount_minor, discount);
}
