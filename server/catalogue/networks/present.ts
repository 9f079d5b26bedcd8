import type { Schemas } from "@svc/generated/routes";
import { PREFIXES_OF_NETWORKS } from "#platform/network-prefixes";
import { unixSeconds } from "#platform/time";
import type { NetworkAsItIs } from "./queries.ts";

/** A network as every key sees it. Source: spec/catalogue/networks.tsp. */
export function presentNetwork(
  row: NetworkAsItIs,
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
