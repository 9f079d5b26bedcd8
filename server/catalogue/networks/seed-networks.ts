import type { Tx } from "#platform/db/transaction";
import { wall } from "#platform/time/clock";
import { type NetworkRow, networks } from "./tables.ts";

/** What the catalogue's file says of a network. */
export type NewNetwork = Pick<NetworkRow, "id" | "name" | "kind" | "currencies" | "types">;

/**
 * Puts networks into the catalogue, or brings what the file says of them up to date. How a network
 * is doing is not the file's to say. Who calls it raises the version of the catalogue.
 *
 * Writes: `networks`.
 */
export async function seedNetworks(tx: Tx, written: readonly NewNetwork[]): Promise<void> {
  const now_ms = wall();
  for (const network of written) {
    await tx.db
      .insert(networks)
      .values({ ...network, created: now_ms })
      .onConflictDoUpdate({ target: networks.id, set: network });
  }
}
