import type { Input } from "@svc/generated/routes";
import { dataNotLive, SIMULATED_BUNDLES } from "#catalogue/bundles";
import { readSellableProducts } from "#catalogue/products";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";

type Body = Input<"allocateToWorkforce">["body"];

/** What every line sells; without either it follows from the kind and the line's currency. */
export type SoldByAll = { readonly product: string } | { readonly bundle_id: string } | null;

/**
 * Reads the product or bundle that an allocation names.
 *
 * Refuses: `reference_not_found`, `product_mismatch`, `data_not_live`.
 */
export async function readProduct(
  ctx: Ctx,
  { kind, product_ref }: Pick<Body, "kind" | "product_ref">,
): Promise<SoldByAll> {
  if (product_ref === undefined) return null;
  if (product_ref.startsWith("bnd_")) return readBundle(ctx, { kind, product_ref });
  const [product] = await ctx.read((read) => readSellableProducts(read, [product_ref]));
  if (product === undefined) return refuseUnknown(product_ref);
  if (product.type !== kind)
    refuseMismatch(`\`product_ref\` ${product.id} is not of kind ${kind}.`);
  return { product: product.id };
}

function readBundle(
  { account }: Ctx,
  { kind, product_ref }: { kind: Body["kind"]; product_ref: string },
): SoldByAll {
  const id = parseId("bnd", product_ref);
  const bundle = SIMULATED_BUNDLES.find((one) => one.id === id);
  if (bundle === undefined) return refuseUnknown(product_ref);
  if (kind === "power") refuseMismatch("`product_ref` is a data bundle, which is no electricity.");
  const not_live = dataNotLive({ type: "data", mode: account.mode });
  if (not_live !== null) {
    const message = "`product_ref`: data bundles are not available in live mode yet.";
    refuse("data_not_live", { param: "product_ref", message });
  }
  return { bundle_id: product_ref };
}

function refuseUnknown(product_ref: string): never {
  const message = `\`product_ref\` is invalid. There is no product or bundle ${product_ref}.`;
  return refuse("reference_not_found", { param: "product_ref", message });
}

function refuseMismatch(message: string): never {
  return refuse("product_mismatch", { param: "product_ref", message });
}
