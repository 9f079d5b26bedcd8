import type { ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import type { RefusalDetail } from "#platform/refusal";
import type { SellableNetwork, SellableProduct } from "./queries.ts";

/** What somebody wants to buy or sell, before it is known whether there is such a product. */
export interface ProductInput {
  readonly type: Schemas["SendType"];
  /** Slug, when one was named; else it follows from type and currency. */
  readonly product: string | null;
  readonly currency: Schemas["Currency"] | null;
  /** Network of the number's prefix, or the utility of a meter; null if none serves it. */
  readonly network: string | null;
  readonly is_meter: boolean;
}

/** A product on the network that it is wanted on. */
export interface FittingProduct {
  readonly product: SellableProduct;
  readonly network: SellableNetwork;
}

/** Why a product does not fit, or may not be sold. */
export interface Misfit {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;
}

/** Finds the product that is meant, or says why none fits. */
export function fitProduct(
  input: ProductInput,
  products: readonly SellableProduct[],
): FittingProduct | Misfit {
  const slug = input.product ?? `${input.type}-${input.currency?.toLowerCase()}`;
  const product = products.find((candidate) => candidate.id === slug);
  if (product === undefined || product.type !== input.type) {
    return mismatch("product", `There is no product ${slug} for ${input.type}.`);
  }
  if (input.currency !== null && input.currency !== product.currency) {
    return mismatch("currency", `\`currency\`: ${product.id} is sold in ${product.currency} only.`);
  }
  if (input.is_meter !== (product.type === "power")) {
    const to = input.is_meter ? "meters" : "phones";
    return mismatch("target", `\`target\`: ${product.id} is not sold to ${to}.`);
  }
  const network = product.networks.find((candidate) => candidate.network === input.network);
  if (network !== undefined) return { product, network };
  const message = `\`target\` is on no network that sells ${product.id}.`;
  return { code: "unsupported_network", detail: { param: "target", message } };
}

/** Distinguishes a product that fits from the reason why none does. */
export function isFitting(fitted: FittingProduct | Misfit): fitted is FittingProduct {
  return "product" in fitted;
}

function mismatch(param: string, message: string): Misfit {
  return { code: "product_mismatch", detail: { param, message } };
}
