import type { AccountFacts } from "#platform/context";
import type { RefusalDetail } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import type { FittingProduct } from "./fit-product.ts";

type Fitting = FittingProduct;
type Priced = Fitting & { readonly amount_minor: bigint };

/** The simulator never serves a live organisation: it is sold what a supplier can serve now. */
export function productUnavailable(
  { mode }: Pick<AccountFacts, "mode">,
  { product, network }: Fitting,
): RefusalDetail | null {
  const name = network.network;
  const meta = { product: product.id, network: name };
  if (mode === "live" && network.live_state === "not_offered") {
    const message = `\`product\`: ${product.id} is not sold in live mode yet. Use a test key.`;
    return { param: "product", message, meta };
  }
  if (mode === "live" && network.live_state === "down") {
    const message = `\`product\`: nobody can serve ${product.id} on ${name} now. Try again later.`;
    return { param: "product", message, meta };
  }
  if (network.available) return null;
  const why = network.paused_reason === null ? "" : ` (${network.paused_reason})`;
  const message = `\`product\`: ${product.id} is paused on ${name}${why}. Refresh the catalogue.`;
  return { param: "product", message, meta };
}

/** The smallest and the largest amount that the network takes. */
export function amountOutOfRange({ product, network, amount_minor }: Priced): RefusalDetail | null {
  const { min_minor, max_minor } = network;
  if (amount_minor >= min_minor && amount_minor <= max_minor) return null;
  const [min, max] = [formatMoney(min_minor), formatMoney(max_minor)];
  const where = `${product.currency} for ${product.id} on ${network.network}`;
  const message = `\`amount\` must be between ${min} and ${max} ${where}.`;
  return { param: "amount", message, meta: { min, max } };
}

/** The steps in which the network takes amounts. */
export function amountNotAllowed({ product, network, amount_minor }: Priced): RefusalDetail | null {
  if (amount_minor % network.step_minor === 0n) return null;
  const step = formatMoney(network.step_minor);
  const message = `\`amount\` must be a multiple of ${step} for ${product.id}.`;
  return { param: "amount", message, meta: { step } };
}
