/** Reads what a sale or a quote says of its price: the bundle, the amount and the currency. */
import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import { parseId } from "#platform/ids";
import type { RefusedField } from "#platform/refusal";
import { parseMoney } from "#platform/values/money";
import type { FieldReader } from "#platform/wire/fields";
import { SIMULATED_BUNDLES, type SimulatedBundle } from "./simulated-bundles.ts";

type Priced = Pick<Schemas["SendCreate"], "bundle_id" | "product">;

/** The bundle that is named; data needs one. */
export const bundle: FieldReader<
  string | null | undefined,
  SimulatedBundle | null,
  null,
  unknown,
  { readonly is_data: boolean }
> = (written, { param, facts }) => {
  if (written == null) {
    if (!facts.is_data) return { value: null };
    const message = `\`${param}\` is required for data.`;
    return { wrong: { param, code: "parameter_missing", message }, instead: null };
  }
  const value = bundleOf(written);
  if (value !== null) return { value };
  const message = `\`${param}\` is invalid. There is no bundle ${written}.`;
  return { wrong: { param, code: "reference_not_found", message }, instead: null };
};

/** A bundle has its own price; an amount sent with it is compared with that later. */
export const faceValue: FieldReader<string | number | null | undefined, bigint, bigint, Priced> = (
  written,
  { param, body: { bundle_id } },
) => {
  if (written == null) {
    if (bundle_id != null) {
      const named = bundleOf(bundle_id);
      // An unknown bundle is reported instead.
      return { value: named === null ? 0n : named.amount_minor };
    }
    const message = "`amount` is required for airtime and power.";
    return { wrong: { param, code: "parameter_missing", message }, instead: 0n };
  }
  const value = parseMoney(written);
  if (value !== null) return { value };
  const message = String(written).includes(",")
    ? "`amount` must have no comma: write 5.50, or 1250.00."
    : "`amount` must be a positive amount with at most two decimals, such as 5.00.";
  return { wrong: { param, code: "invalid_amount", message }, instead: 0n };
};

/** There is no default currency: the request, the product's slug or the bundle names it. */
export const currency: FieldReader<string | null | undefined, Currency | null, null, Priced> = (
  written,
  { body: { product, bundle_id } },
) => {
  if (written != null) return { value: written.toUpperCase() as Currency };
  if (product != null) return { value: null };
  if (bundle_id != null) return { value: bundleOf(bundle_id)?.currency ?? null };
  return { wrong: missingCurrency(), instead: null };
};

function bundleOf(written: string): SimulatedBundle | null {
  const id = parseId("bnd", written);
  return SIMULATED_BUNDLES.find((one) => one.id === id) ?? null;
}

/** What is wrong with a sale that names neither a currency nor what has one. */
export function missingCurrency(): RefusedField {
  const message = "`currency` or `product` is required; there is no default currency.";
  return { param: "currency", code: "parameter_missing", message };
}
