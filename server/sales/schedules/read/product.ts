import type { Schemas } from "@svc/generated/routes";
import { bundle as bundleField, type SimulatedBundle } from "#catalogue/bundles";
import { readSellableProducts } from "#catalogue/products";
import type { Read, Tx } from "#platform/db/transaction";
import { refusalOfFields, refuse } from "#platform/refusal";
import { parseMoney } from "#platform/values/money";
import type { ScheduleRow } from "../rows/tables.ts";
import type { WrittenSchedule } from "./written.ts";

/** What a schedule sells. */
export type SoldProduct = Pick<
  ScheduleRow,
  "type" | "product" | "currency" | "bundle_id" | "face_minor"
>;

const TYPES: readonly string[] = ["airtime", "data", "power"];

/**
 * Reads what a schedule sells, and at which amount.
 *
 * Refuses: `parameter_missing`, `reference_not_found`, `product_mismatch`, `invalid_amount`.
 */
export async function readProduct(from: Read | Tx, written: WrittenSchedule): Promise<SoldProduct> {
  const bundle = bundleOf(written, "bundle_id");
  const type = typeOf(written, bundle);
  const slug = written.product ?? slugOf(written, { type, bundle });
  const [product] = await readSellableProducts(from, [slug]);
  if (product === undefined || product.type !== type) {
    const param = written.product == null ? "type" : "product";
    const message = `\`${param}\`: there is no product ${slug} for ${type}.`;
    return refuse("product_mismatch", { param, message });
  }
  const { currency } = product;
  if (written.currency != null && written.currency.toUpperCase() !== currency) {
    const message = `\`currency\`: ${product.id} is sold in ${currency} only.`;
    refuse("product_mismatch", { param: "currency", message });
  }
  return {
    ...{ type, product: product.id, currency },
    bundle_id: bundle?.id ?? null,
    face_minor: readFace(written.amount ?? null, bundle, "amount"),
  };
}

/** A bundle that is named; null for none. Refuses: `reference_not_found`. */
export function bundleOf(
  { bundle_id }: { readonly bundle_id?: string | null },
  param: string,
): SimulatedBundle | null {
  if (bundle_id == null) return null;
  const read = bundleField(bundle_id, { param, body: null, facts: { is_data: true } });
  if ("wrong" in read) throw refusalOfFields([read.wrong]);
  return read.value;
}

/** An amount, or the price of the bundle that stands in its place. Refuses: `invalid_amount`. */
export function readFace(
  amount: string | number | null,
  bundle: SimulatedBundle | null,
  param: string,
): bigint | null {
  if (amount === null) return bundle?.amount_minor ?? null;
  const amount_minor = parseMoney(amount);
  if (amount_minor !== null) return amount_minor;
  const message = `\`${param}\` must be a positive amount with at most two decimals, such as 5.00.`;
  return refuse("invalid_amount", { param, message });
}

function typeOf(
  { type, product, meter, recipients }: WrittenSchedule,
  bundle: SimulatedBundle | null,
): Schemas["SendType"] {
  if (type != null) return type;
  const named = product?.split("-")[0];
  if (named !== undefined && TYPES.includes(named)) return named as Schemas["SendType"];
  const people = (recipients ?? []).filter((one) => typeof one !== "string");
  if (bundle !== null || people.some(({ bundle_id }) => bundle_id != null)) return "data";
  const has_meter = meter != null || people.some((person) => person.meter != null);
  return has_meter ? "power" : "airtime";
}

function slugOf(
  { currency }: WrittenSchedule,
  { type, bundle }: { type: string; bundle: SimulatedBundle | null },
): string {
  if (bundle !== null && currency == null) return bundle.product;
  if (currency == null) {
    return refuse("parameter_missing", {
      param: "currency",
      message: "`currency` or `product` is required; there is no default currency.",
    });
  }
  return `${type}-${currency.toLowerCase()}`;
}
