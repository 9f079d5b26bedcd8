import type { Schemas } from "@svc/generated/routes";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { SellableNetwork, SellableProduct } from "./queries.ts";

/** What `POST /sends` needs for a sale of each type. Source: spec/catalogue/products.tsp. */
const FIELDS_REQUIRED = {
  airtime: ["target", "amount"],
  data: ["target", "bundle_id"],
  power: ["target", "amount", "token_phone"],
} as const;

/**
 * A product as an account of one mode sees it. In live mode it is available where a supplier can
 * serve it: the simulator never serves a live organisation.
 * Source: spec/catalogue/products.tsp.
 */
export function presentProduct(
  product: SellableProduct,
  { livemode }: { livemode: boolean },
): Schemas["Product"] {
  const networks = product.networks.map((on) => (livemode ? asServed(on) : on));
  const available = networks.some((on) => on.available);
  const [only, second] = networks;
  return {
    id: product.id,
    object: "product",
    created: unixSeconds(product.created),
    livemode,
    type: product.type,
    currency: product.currency,
    network: only !== undefined && second === undefined ? only.network : null,
    name: product.name,
    min_amount: formatMoney(networks.map((on) => on.min_minor).reduce(lesser)),
    max_amount: formatMoney(networks.map((on) => on.max_minor).reduce(greater)),
    amount_step: formatMoney(networks.map((on) => on.step_minor).reduce(greater)),
    denominations: null,
    networks: networks.map(presentOnNetwork),
    available,
    paused_until: available ? null : firstEnd(networks),
    fields_required: [...FIELDS_REQUIRED[product.type]],
  };
}

function asServed(on: SellableNetwork): SellableNetwork {
  const unserved = { ...on, available: false, paused_until: null };
  if (on.live_state === "not_offered") return { ...unserved, paused_reason: "not_available_yet" };
  if (on.live_state === "down") return { ...unserved, paused_reason: "network_down" };
  return on;
}

function presentOnNetwork(on: SellableNetwork): Schemas["ProductNetwork"] {
  return {
    network: on.network,
    min_amount: formatMoney(on.min_minor),
    max_amount: formatMoney(on.max_minor),
    available: on.available,
    paused_reason: on.paused_reason,
  };
}

/** When the first of the pauses is expected to end; the product is sold again from then on. */
function firstEnd(networks: readonly SellableNetwork[]): number | null {
  const ends = networks.flatMap(({ paused_until }) =>
    paused_until === null ? [] : [paused_until],
  );
  return ends.length === 0 ? null : unixSeconds(Math.min(...ends));
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
