import type { Mobile } from "./phone.ts";

/**
 * The prefixes of each network, as dialled at home. Numbers are not ported, so a prefix identifies
 * the network; 075 and 079 are valid and belong to no network that sells.
 * Source: spec/catalogue/networks.tsp.
 */
export const PREFIXES_OF_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  econet: ["077", "078"],
  netone: ["071", "072"],
  telecel: ["073"],
};

const networks_by_prefix = new Map(
  Object.entries(PREFIXES_OF_NETWORKS).flatMap(([network, prefixes]) =>
    prefixes.map((prefix) => [prefix, network] as const),
  ),
);

/** The network of a mobile number; null when no network that sells has its prefix. */
export function networkOfPhone({ prefix }: Pick<Mobile, "prefix">): string | null {
  return networks_by_prefix.get(prefix) ?? null;
}
