import { NETWORKS } from "./catalogue.ts";

/** A network as people call it, such as Econet; else its slug. */
export function nameOfNetwork(slug: string): string {
  return NETWORKS.find(({ id }) => id === slug)?.name ?? slug;
}
