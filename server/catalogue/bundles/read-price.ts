/** Reads what a sale or a quote says of its price: the bundle, the amount and the currency. */
import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import { parseId } from "#platform/ids";
import { parseMoney } from "#platform/money";
import type { RefusedField } from "#platform/refusal";
import { SIMULATED_BUNDLES, type SimulatedBundle } from "./simulated-bundles.ts";

type Priced = Pick<Schemas["SendCreate"], "amount" | "bundle_id" | "currency" | "product">;

/** The bundle that is named; data needs one. */
export function readBundle(
  { bundle_id }: Priced,
  { is_data }: { readonly is_data: boolean },
  wrong: RefusedField[],
): SimulatedBundle | null {
  const param = "bundle_id";
  if (bundle_id != null) {
    const id = parseId("bnd", bundle_id);
    const bundle = SIMULATED_BUNDLES.find((one) => one.id === id) ?? null;
    const message = `\`bundle_id\` is invalid. There is no bundle ${bundle_id}.`;
    if (bundle === null) wrong.push({ param, code: "reference_not_found", message });
    return bundle;
  }
  if (!is_data) return null;
  wrong.push({ param, code: "parameter_missing", message: "`bundle_id` is required for data." });
  return null;
}

/** A bundle has its own price; an amount sent with it is compared with that later. */
export function readAmount(
  { amount, bundle_id }: Priced,
  bundle: SimulatedBundle | null,
  wrong: RefusedField[],
): bigint {
  if (amount == null) {
    if (bundle !== null) return bundle.amount_minor;
    // The unknown bundle is reported instead.
    if (bundle_id != null) return 0n;
    const message = "`amount` is required for airtime and power.";
    wrong.push({ param: "amount", code: "parameter_missing", message });
    return 0n;
  }
  const amount_minor = parseMoney(amount);
  if (amount_minor !== null) return amount_minor;
  const message = String(amount).includes(",")
    ? "`amount` must have no comma: write 5.50, or 1250.00."
    : "`amount` must be a positive amount with at most two decimals, such as 5.00.";
  wrong.push({ param: "amount", code: "invalid_amount", message });
  return 0n;
}

/** There is no default currency: the request, the product's slug or the bundle names it. */
export function readCurrency(
  { currency, product, bundle_id }: Priced,
  bundle: SimulatedBundle | null,
  wrong: RefusedField[],
): Currency | null {
  if (currency != null) return currency.toUpperCase() as Currency;
  if (product == null && bundle !== null) return bundle.currency;
  if (product == null && bundle_id == null) wrong.push(missingCurrency());
  return null;
}

/** What is wrong with a sale that names neither a currency nor what has one. */
export function missingCurrency(): RefusedField {
  const message = "`currency` or `product` is required; there is no default currency.";
  return { param: "currency", code: "parameter_missing", message };
}
