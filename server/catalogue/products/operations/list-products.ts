import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { listOfAll } from "#platform/wire/page";
import { presentProduct } from "../present.ts";
import { keptProducts, type SellableProduct } from "../queries.ts";

/**
 * Lists the products that fit the filters; a paused product stays in the list.
 *
 * Refuses: `reference_not_found` for a network that is not in the catalogue.
 */
export async function listProducts(
  ctx: Ctx,
  { query }: Input<"listProducts">,
): Promise<Answer<"listProducts">> {
  const products = await keptProducts(ctx);
  if (query.network !== undefined && !products.some(serves(query.network))) {
    refuse("reference_not_found", {
      param: "network",
      message: `\`network\` is invalid. No network is ${query.network}; GET /networks lists them.`,
    });
  }
  const livemode = ctx.account.mode === "live";
  const currency = query.currency?.toUpperCase();
  const data = products
    .filter((product) => query.type === undefined || product.type === query.type)
    .filter((product) => currency === undefined || product.currency === currency)
    .filter(query.network === undefined ? () => true : serves(query.network))
    .map((product) => presentProduct(product, { livemode }));
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}

function serves(network: string): (product: SellableProduct) => boolean {
  return ({ networks }) => networks.some((on) => on.network === network);
}
