import { raiseAlarm } from "#platform/alarm";
import type { Database, Tx } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import type { Supplier } from "#providers/port";
import { type CatalogueDifference, compareProducts, type OurProduct } from "./compare-products.ts";

export interface ComparingDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "error" | "warn">;
}

/**
 * Compares what a supplier says that it sells with what we sell from it, and keeps what differs.
 * It changes nothing of what is sold. False where the supplier does not say.
 *
 * Writes: catalogue_differences.
 */
export async function compareCatalogue(
  { database, log }: ComparingDeps,
  supplier: Supplier,
): Promise<boolean> {
  const { name } = supplier.adapter;
  const theirs = await supplier.readCatalogue();
  if (theirs === null) return false;
  const opened = await database.transact("compare a catalogue", async (tx) => {
    const found = compareProducts(await readOurs(tx, name), theirs);
    return await writeDifferences(tx, name, found);
  });
  if (opened > 0) {
    raiseAlarm(log, "catalogue_differs", { mode: "live", supplier: name, count: opened });
  }
  return true;
}

async function readOurs({ sql }: Tx, supplier: string): Promise<OurProduct[]> {
  const rows = await sql<(Omit<OurProduct, "min_minor" | "max_minor"> & Limits)[]>`
    select offer.type, offer.network, offer.currency, sold.min_minor, sold.max_minor
    from supplier_offers offer
    join products product on product.type = offer.type and product.currency = offer.currency
    join product_networks sold on sold.product_id = product.id and sold.network_id = offer.network
    where offer.supplier = ${supplier} order by offer.place`;
  return rows.map(({ min_minor, max_minor, ...offer }) => {
    return { ...offer, min_minor: BigInt(min_minor), max_minor: BigInt(max_minor) };
  });
}

interface Limits {
  readonly min_minor: string;
  readonly max_minor: string;
}

/** Returns how many are open that were not, or that have another limit than before. */
async function writeDifferences(
  { sql }: Tx,
  supplier: string,
  found: readonly CatalogueDifference[],
): Promise<number> {
  await sql`
    update catalogue_differences set is_open = false, changed_at = svc_now()
    where supplier = ${supplier} and is_open
      and (type, network, currency, kind) not in (select * from unnest(
        ${found.map(({ type }) => type)}::text[],
        ${found.map(({ network }) => network)}::text[],
        ${found.map(({ currency }) => currency)}::text[],
        ${found.map(({ kind }) => kind)}::text[]))`;
  let opened = 0;
  for (const one of found) opened += await writeDifference({ sql }, supplier, one);
  return opened;
}

async function writeDifference(
  { sql }: Pick<Tx, "sql">,
  supplier: string,
  { type, network, currency, kind, product, ours_minor, theirs_minor }: CatalogueDifference,
): Promise<number> {
  const [ours, theirs] = [ours_minor, theirs_minor].map((minor) => minor?.toString() ?? null);
  const written = await sql`
    insert into catalogue_differences as known (supplier, type, network, currency, kind, product,
      ours_minor, theirs_minor, is_open, found_at, changed_at)
    values (${supplier}, ${type}, ${network}, ${currency}, ${kind}, ${product}, ${ours ?? null},
      ${theirs ?? null}, true, svc_now(), svc_now())
    on conflict (supplier, type, network, currency, kind) do update
    set product = excluded.product, ours_minor = excluded.ours_minor,
      theirs_minor = excluded.theirs_minor, is_open = true, changed_at = excluded.changed_at
    where not known.is_open or known.ours_minor is distinct from excluded.ours_minor
      or known.theirs_minor is distinct from excluded.theirs_minor
    returning known.kind`;
  return written.length;
}
