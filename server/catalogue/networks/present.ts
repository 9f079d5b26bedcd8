import type { Schemas } from "@svc/generated/routes";
import { unixSeconds } from "#platform/time/instants";
import { PREFIXES_OF_NETWORKS } from "#platform/values/network-prefixes";
import { isOffered, type Offer, type Seller } from "#platform/values/offers";
import type { NetworkAsItIs, NetworkCondition, ServedNetwork } from "./queries.ts";

/** A network as it is shown: what is not sold in a mode has no condition there. */
export type ShownNetwork = Omit<NetworkAsItIs, "state"> & { readonly state: NetworkState };

type NetworkState = Schemas["NetworkState"];

/** A network as every key sees it. Source: spec/catalogue/networks.tsp. */
export function presentNetwork(
  row: ShownNetwork,
  { livemode }: { livemode: boolean },
): Schemas["Network"] {
  return {
    id: row.id,
    object: "network",
    created: unixSeconds(row.created),
    livemode,
    name: row.name,
    kind: row.kind,
    prefixes: [...(PREFIXES_OF_NETWORKS[row.id] ?? [])],
    currencies: row.currencies,
    types: row.types,
    state: row.state,
    since: unixSeconds(row.since),
  };
}

/**
 * Networks, or their shares of a sale, as a mode sees them: what is not sold is `not_offered`, and
 * what no supplier can serve now is down, however the network does.
 */
export function asOffered(
  seller: Seller,
  network: ServedNetwork,
  part: Partial<Offer> = {},
): ShownNetwork {
  if (!isOffered(seller, { network: network.id, ...part })) {
    return { ...network, state: "not_offered", since: network.created };
  }
  const served = network.served.filter(
    ({ type, currency }) =>
      type === (part.type ?? type) && currency === (part.currency ?? currency),
  );
  return { ...network, state: worseOf(network.state, servedAs(served)) };
}

/** A part that cannot be served makes the whole of it worse, and all of it unusable. */
function servedAs(served: ServedNetwork["served"]): NetworkCondition {
  if (served.every(({ state }) => state === "up")) return "up";
  return served.every(({ state }) => state === "down") ? "down" : "degraded";
}

const WORST_FIRST = ["down", "degraded", "up"] as const;

function worseOf(one: NetworkCondition, other: NetworkCondition): NetworkCondition {
  return WORST_FIRST.find((state) => state === one || state === other) ?? one;
}
