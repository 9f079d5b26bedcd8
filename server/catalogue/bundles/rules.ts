import type { RefusalDetail } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import type { SimulatedBundle } from "./simulated-bundles.ts";

/** A bundle is of one product and of one network; nothing to say where no bundle is named. */
export function bundleMisfit(
  bundle: SimulatedBundle | null,
  fitted: { readonly product: { id: string }; readonly network: { network: string } },
): { code: "product_mismatch"; detail: RefusalDetail } | null {
  if (bundle === null) return null;
  if (bundle.product === fitted.product.id && bundle.network === fitted.network.network)
    return null;
  const message = `\`bundle_id\` is for ${bundle.product} on ${bundle.network}.`;
  return { code: "product_mismatch", detail: { param: "bundle_id", message } };
}

/** A bundle that its network has withdrawn cannot be sold. */
export function bundleUnavailable(bundle: SimulatedBundle | null): RefusalDetail | null {
  if (bundle === null || !bundle.is_withdrawn) return null;
  const message = `\`bundle_id\` ${bundle.name} is no longer sold. Refresh the bundles.`;
  return { param: "bundle_id", message };
}

/** A bundle has one price. */
export function notItsPrice(
  bundle: SimulatedBundle | null,
  amount_minor: bigint,
): RefusalDetail | null {
  if (bundle === null || bundle.amount_minor === amount_minor) return null;
  const price = formatMoney(bundle.amount_minor);
  const message = `\`amount\` must be ${price} ${bundle.currency}, the price of the bundle.`;
  return { param: "amount", message, meta: { denominations: [price] } };
}

/** Bundles of live mode follow with the first connector that sells them. */
export function dataNotLive({
  type,
  mode,
}: {
  type: string;
  mode: "test" | "live";
}): RefusalDetail | null {
  if (type !== "data" || mode === "test") return null;
  return {
    param: "bundle_id",
    message: "`bundle_id`: data bundles are not available in live mode yet.",
  };
}
