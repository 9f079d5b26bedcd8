import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { presentProduct } from "../present.ts";
import { keptProducts } from "../queries.ts";

/** Shows one product by its slug, as it can be sold at this moment. */
export async function getProduct(
  ctx: Ctx,
  { path }: Input<"getProduct">,
): Promise<Answer<"getProduct">> {
  const products = await keptProducts(ctx);
  const product = products.find(({ id }) => id === path.product_id);
  if (product === undefined) {
    return refuse("resource_missing", {
      param: "product_id",
      message: `\`product_id\`: there is no ${path.product_id}. GET /products lists all products.`,
    });
  }
  const livemode = ctx.account.mode === "live";
  return { status: 200, body: presentProduct(product, { livemode }) };
}
