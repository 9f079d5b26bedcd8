import { sql } from "drizzle-orm";
import { type NewNetwork, seedNetworks } from "#catalogue/networks";
import { raiseCatalogueVersion } from "#catalogue/version";
import type { Tx } from "#platform/db/transaction";
import { wall } from "#platform/time/clock";
import { type CatalogueProduct, NETWORKS, PRODUCTS, type Range, STEP_MINOR } from "./catalogue.ts";
import { followSupply } from "./follow-suppliers.ts";
import { productNetworks, products } from "./tables.ts";

/**
 * Brings the tables up to date with the catalogue's file; to run it again changes nothing. Pauses
 * stay as they are, but for a product that this server has learned to sell.
 *
 * Writes: `networks`, `products`, `product_networks`, `catalogue_versions`.
 */
export async function seedCatalogue(tx: Tx): Promise<void> {
  await seedNetworks(tx, newNetworks());
  for (const product of PRODUCTS) {
    await seedProduct(tx, product);
    for (const range of product.ranges) await seedRange(tx, product, range);
  }
  await followSupply(tx);
  await raiseCatalogueVersion(tx);
}

/** A network sells the types and currencies of the products that name it. */
function newNetworks(): NewNetwork[] {
  return NETWORKS.map((network) => {
    const on_it = PRODUCTS.filter(({ ranges }) =>
      ranges.some((range) => range.network === network.id),
    );
    return {
      ...network,
      currencies: [...new Set(on_it.map(({ currency }) => currency))],
      types: [...new Set(on_it.map(({ type }) => type))],
    };
  });
}

async function seedProduct(tx: Tx, product: CatalogueProduct): Promise<void> {
  const { type, currency, name } = product;
  await tx.db
    .insert(products)
    .values({ id: slugOf(product), type, currency, name, created: wall() })
    .onConflictDoUpdate({ target: products.id, set: { name } });
}

async function seedRange(tx: Tx, product: CatalogueProduct, range: Range): Promise<void> {
  const { network, min_minor, max_minor } = range;
  const { currency, sold } = product;
  const figures = { currency, min_minor, max_minor, step_minor: STEP_MINOR };
  await tx.db
    .insert(productNetworks)
    .values({
      product_id: slugOf(product),
      network_id: network,
      ...figures,
      available: sold,
      paused_reason: sold ? null : "not_available_yet",
    })
    .onConflictDoUpdate({
      target: [productNetworks.product_id, productNetworks.network_id],
      set: { ...figures, ...(sold ? NOT_PENDING : {}) },
    });
}

/** Lifts the pause of a product that was not sold yet, and no other pause. */
const NOT_PENDING = {
  available: sql`${productNetworks.available}
    or ${productNetworks.paused_reason} = 'not_available_yet'`,
  paused_reason: sql`nullif(${productNetworks.paused_reason}, 'not_available_yet')`,
};

function slugOf({ type, currency }: CatalogueProduct): string {
  return `${type}-${currency.toLowerCase()}`;
}
