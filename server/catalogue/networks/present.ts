import type { Schemas } from "@svc/generated/routes";
import { PREFIXES_OF_NETWORKS } from "#platform/network-prefixes";
import { isOffered, type Offer, type Seller } from "#platform/offers";
import { unixSeconds } from "#platform/time";
import type { NetworkAsItIs } from "./queries.ts";

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

/** Networks, or their shares of a sale, as a mode sees them: what is not sold is `not_offered`. */
export function asOffered(
  seller: Seller,
  network: NetworkAsItIs,
  part: Partial<Offer> = {},
): ShownNetwork {
  if (isOffered(seller, { network: network.id, ...part })) return network;
  return { ...network, state: "not_offered", since: network.created };
}
