import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { type CatalogueReader, keptByCatalogue, raiseCatalogueVersion } from "#catalogue/version";
import type { AccountFacts } from "#platform/context";
import { keptQuery } from "#platform/db/kept-query";
import type { Read, Tx } from "#platform/db/transaction";
import type { Offer } from "#platform/values/offers";
import { type NetworkRow, networkStates, networks } from "./tables.ts";

type Mode = AccountFacts["mode"];
export type NetworkCondition = (typeof networkStates.$inferSelect)["state"];

/** A change of how a network does. Units: wall time in milliseconds. */
export interface NetworkChange {
  readonly network_id: string;
  readonly state: NetworkCondition;
  readonly since: number;
}

/** A network, and how it does in one mode. */
export interface NetworkAsItIs extends NetworkRow {
  readonly state: NetworkCondition;
  readonly since: number;
}

/** The same with what of it suppliers sell to live organisations, which is empty in test mode. */
export interface ServedNetwork extends NetworkAsItIs {
  readonly served: readonly ServedOffer[];
}

/** An offer that suppliers sell, and how they can serve it now. */
interface ServedOffer extends Offer {
  readonly state: NetworkCondition;
}

/** Every network, mobile networks first, each kind in the order of the slugs. */
export async function readNetworks(
  from: Pick<Read | Tx, "db" | "sql">,
  mode: Mode,
): Promise<ServedNetwork[]> {
  const [rows, newest, all] = await Promise.all([
    allNetworks(from).execute(),
    newestStates(from).execute({ mode }),
    mode === "live" ? readServed(from) : [],
  ]);
  return rows.map((row) => {
    const change = newest.find(({ network_id }) => network_id === row.id);
    const served = all.filter(({ network }) => network === row.id);
    return { ...row, state: change?.state ?? "up", since: change?.since ?? row.created, served };
  });
}

/** What suppliers sell to live organisations. The products lie above, and write these states. */
async function readServed({ sql }: Pick<Read | Tx, "sql">): Promise<readonly ServedOffer[]> {
  return await sql<ServedOffer[]>`
    select sold.network_id as network, product.type, product.currency, sold.live_state as state
    from product_networks sold join products product on product.id = sold.product_id
    where sold.live_state <> 'not_offered'`;
}

/** The networks, and how each does in a mode, as this program keeps them. */
export function keptNetworks(reader: CatalogueReader, mode: Mode): Promise<ServedNetwork[]> {
  return KEPT[mode](reader);
}

const KEPT = {
  test: keptByCatalogue((read) => readNetworks(read, "test")),
  live: keptByCatalogue((read) => readNetworks(read, "live")),
};

const allNetworks = keptQuery((read) =>
  read.db
    .select()
    .from(networks)
    .orderBy(asc(networks.kind), asc(networks.id))
    .prepare("all networks"),
);

const newestStates = keptQuery((read) =>
  read.db
    .selectDistinctOn([networkStates.network_id])
    .from(networkStates)
    .where(eq(networkStates.mode, sql.placeholder("mode")))
    .orderBy(networkStates.network_id, desc(networkStates.since))
    .prepare("newest states"),
);

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

/** Writes how networks do from now on. Writes: network_states, catalogue_versions. */
export async function writeNetworkChanges(
  tx: Tx,
  mode: Mode,
  changes: readonly NetworkChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.db.insert(networkStates).values(changes.map((change) => ({ mode, ...change })));
  await raiseCatalogueVersion(tx);
}

/** A change of which accounts are being notified. */
export interface UnemittedChange {
  readonly mode: Mode;
  /** The network with the state that it changed to. */
  readonly network: NetworkAsItIs;
  /** The same as it was before. */
  readonly network_before: NetworkAsItIs;
  /** The last account notified; null if none has been. */
  readonly notified_after: string | null;
}

/**
 * The earliest change in a mode of which accounts are still to be notified, locked until the
 * transaction ends; null if there is none, or another process holds it.
 */
export async function lockUnemittedChange({ db }: Tx, mode: Mode): Promise<UnemittedChange | null> {
  const [change] = await db
    .select()
    .from(networkStates)
    .where(and(eq(networkStates.mode, mode), isNull(networkStates.notified_at)))
    .orderBy(asc(networkStates.since), asc(networkStates.network_id))
    .limit(1)
    .for("update", { skipLocked: true });
  if (change === undefined) return null;
  const { network_id, state, since, notified_after } = change;
  const [row] = await db.select().from(networks).where(eq(networks.id, network_id));
  if (row === undefined) throw new Error(`There is no network ${network_id}.`);
  const [before] = await db
    .select()
    .from(networkStates)
    .where(and(ofNetwork({ mode, network_id }), lt(networkStates.since, since)))
    .orderBy(desc(networkStates.since))
    .limit(1);
  const network = { ...row, state, since };
  const was = { state: before?.state ?? "up", since: before?.since ?? row.created };
  return { mode, network, network_before: { ...row, ...was }, notified_after };
}

/**
 * Writes how far the telling of a change has come, which is no part of the catalogue: its version
 * stays. Writes: network_states.
 */
export async function markEmitted(
  { db }: Tx,
  { mode, network }: UnemittedChange,
  told: { readonly notified_after: string } | { readonly notified_at: number },
): Promise<void> {
  const { id: network_id, since } = network;
  await db
    .update(networkStates)
    .set(told)
    .where(and(ofNetwork({ mode, network_id }), eq(networkStates.since, since)));
}

function ofNetwork({ mode, network_id }: { mode: Mode; network_id: string }) {
  return and(eq(networkStates.mode, mode), eq(networkStates.network_id, network_id));
}
