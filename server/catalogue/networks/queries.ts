import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { type NetworkRow, networkStates, networks } from "./tables.ts";

type Mode = AccountFacts["mode"];
export type NetworkState = (typeof networkStates.$inferSelect)["state"];

/** A change of how a network does. Units: wall time in milliseconds. */
export interface NetworkChange {
  readonly network_id: string;
  readonly state: NetworkState;
  readonly since: number;
}

/** A network, and how it does in one mode. */
export interface NetworkAsItIs extends NetworkRow {
  readonly state: NetworkState;
  readonly state_since: number;
}

/** Every network, mobile networks first, each kind in the order of the slugs. */
export async function readNetworks(
  { db }: Pick<Read | Tx, "db">,
  mode: Mode,
): Promise<NetworkAsItIs[]> {
  const rows = await db.select().from(networks).orderBy(asc(networks.kind), asc(networks.id));
  const newest = await db
    .selectDistinctOn([networkStates.network_id])
    .from(networkStates)
    .where(eq(networkStates.mode, mode))
    .orderBy(networkStates.network_id, desc(networkStates.since));
  return rows.map((row) => {
    const change = newest.find(({ network_id }) => network_id === row.id);
    return { ...row, state: change?.state ?? "up", state_since: change?.since ?? row.created };
  });
}

/**
 * The changes of a span of time, the first first, and before them the change of each network that
 * held when the span began.
 */
export async function readNetworkChanges(
  { db }: Pick<Read, "db">,
  { mode, from, to }: { mode: Mode; from: number; to: number },
): Promise<NetworkChange[]> {
  const of_mode = eq(networkStates.mode, mode);
  const before = await db
    .selectDistinctOn([networkStates.network_id])
    .from(networkStates)
    .where(and(of_mode, lte(networkStates.since, from)))
    .orderBy(networkStates.network_id, desc(networkStates.since));
  const within = await db
    .select()
    .from(networkStates)
    .where(and(of_mode, gt(networkStates.since, from), lte(networkStates.since, to)))
    .orderBy(asc(networkStates.since));
  return [...before, ...within];
}

/** Writes how networks do from now on. Writes: network_states. */
export async function writeNetworkChanges(
  { db }: Tx,
  mode: Mode,
  changes: readonly NetworkChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.insert(networkStates).values(changes.map((change) => ({ mode, ...change })));
}
