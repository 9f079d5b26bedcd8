import type { Read, Tx } from "#platform/db/transaction";
import type { Route, SupplierOffer, Supply } from "./supply.ts";

interface Row {
  readonly offers: readonly SupplierOffer[];
  readonly routes: readonly Route[];
  readonly paused: readonly string[];
}

/** Reads in one statement who serves live organisations at this moment. */
export async function readSupply({ sql }: Pick<Read | Tx, "sql">): Promise<Supply> {
  const [row] = await sql<[Row]>`
    select
      (select coalesce(jsonb_agg(offer order by offer.place, offer.supplier), '[]')
        from supplier_offers offer) as offers,
      (select coalesce(jsonb_agg(route), '[]') from (
        select distinct on (type, network, currency) type, network, currency, suppliers
        from supplier_routes order by type, network, currency, version desc
      ) as route) as routes,
      (select coalesce(jsonb_agg(newest.supplier), '[]') from (
        select distinct on (supplier) supplier, is_paused
        from supplier_switches order by supplier, version desc
      ) as newest where newest.is_paused) as paused`;
  return { ...row, paused: new Set(row.paused) };
}
