import type { Answer, Schemas } from "@svc/generated/routes";
import { keptProducts, presentProduct } from "#catalogue/products";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";

/** Lists what the key may sell of the catalogue, by the kinds of allocations. */
export async function getWorkforceProducts(ctx: Ctx): Promise<Answer<"getWorkforceProducts">> {
  const { account, key, now } = ctx;
  const livemode = account.mode === "live";
  const products = await keptProducts(ctx);
  const allowed = key?.allowed_products ?? [];
  const shown = products
    .filter(({ id }) => allowed.length === 0 || allowed.includes(id))
    .map((product) => presentProduct(product, { livemode }));
  const ofType = (type: Schemas["SendType"]) => shown.filter((product) => product.type === type);
  return {
    status: 200,
    body: {
      object: "workforce_products",
      created: unixSeconds(now),
      livemode,
      airtime: ofType("airtime"),
      power: ofType("power"),
    },
  };
}
