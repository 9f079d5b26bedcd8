import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { keptProducts } from "#catalogue/products";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { listOfAll } from "#platform/wire/page";
import {
  BUNDLES_CREATED_MS,
  SIMULATED_BUNDLES,
  type SimulatedBundle,
} from "../simulated-bundles.ts";

/**
 * Lists the bundles of a product: simulated in test mode, and none in live mode.
 *
 * Refuses: `resource_missing` for a product that is not in the catalogue.
 */
export async function listProductBundles(
  ctx: Ctx,
  { path }: Input<"listProductBundles">,
): Promise<Answer<"listProductBundles">> {
  const products = await keptProducts(ctx);
  const product = products.find(({ id }) => id === path.product_id);
  if (product === undefined) {
    return refuse("resource_missing", {
      param: "product_id",
      message: `\`product_id\`: there is no ${path.product_id}. GET /products lists all products.`,
    });
  }
  const bundles = ctx.account.mode === "live" ? [] : SIMULATED_BUNDLES;
  const data = bundles
    .filter((bundle) => bundle.product === product.id)
    .map((bundle) => {
      const on_network = product.networks.find(({ network }) => network === bundle.network);
      const available = (on_network?.available ?? false) && !bundle.is_withdrawn;
      return presentBundle(bundle, { available });
    });
  return { status: 200, body: listOfAll({ path: `/products/${product.id}/bundles`, data }) };
}

function presentBundle(
  bundle: SimulatedBundle,
  { available }: { available: boolean },
): Schemas["Bundle"] {
  const { product, currency, network, name, validity_hours, data_mb, category } = bundle;
  return {
    id: formatId("bnd", bundle.id),
    object: "bundle",
    created: unixSeconds(BUNDLES_CREATED_MS),
    livemode: false,
    product,
    network,
    name,
    description: describeBundle(bundle),
    amount: formatMoney(bundle.amount_minor),
    currency,
    validity_hours,
    data_mb,
    category,
    available,
    simulated: true,
  };
}

function describeBundle({ data_mb, network_name, validity_hours }: SimulatedBundle): string {
  const what = data_mb === null ? "Calls" : `${data_mb} MB of data`;
  return `${what} on ${network_name}, to be used within ${validity_hours} hours. Simulated.`;
}
