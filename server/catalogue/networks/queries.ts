import { asc } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import { type NetworkRow, networks } from "./tables.ts";

/** Every network, mobile networks first, each kind in the order of the slugs. */
export async function readNetworks(read: Pick<Read, "db">): Promise<NetworkRow[]> {
  return await read.db.select().from(networks).orderBy(asc(networks.kind), asc(networks.id));
}
