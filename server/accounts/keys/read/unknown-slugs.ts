import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { findUnknownSlug } from "../rows/queries.ts";

/**
 * A key names products and networks of the catalogue only.
 *
 * Refuses: `reference_not_found`.
 */
export async function refuseUnknownSlugs(
  ctx: Pick<Ctx, "read">,
  {
    allowed_products,
    allowed_networks,
  }: { allowed_products: readonly string[]; allowed_networks: readonly string[] },
): Promise<void> {
  if (allowed_products.length + allowed_networks.length === 0) return;
  const [product, network] = await ctx.read((read) =>
    Promise.all([
      findUnknownSlug(read, "products", allowed_products),
      findUnknownSlug(read, "networks", allowed_networks),
    ]),
  );
  if (product !== null) {
    refuseSlug(`allowed_products[${allowed_products.indexOf(product)}]`, product);
  }
  if (network !== null) {
    refuseSlug(`allowed_networks[${allowed_networks.indexOf(network)}]`, network);
  }
}

function refuseSlug(param: string, slug: string): never {
  return refuse("reference_not_found", {
    param,
    message: `\`${param}\` is invalid. The catalogue has no ${slug}.`,
  });
}
