import type { Read, Tx } from "#platform/db/transaction";
import type { Route, SupplierOffer, SupplierWallet, Supply } from "./supply.ts";

interface Row {
  readonly offers: readonly SupplierOffer[];
  readonly routes: readonly Route[];
  readonly paused: readonly string[];
  readonly wallets: readonly SupplierWallet[];
  readonly now: number;
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
      ) as newest where newest.is_paused) as paused,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'supplier', supplier, 'wallet', wallet, 'silences', silences,
          'probe_at', date_part('epoch', probe_at) * 1000
        )), '[]') from supplier_wallets) as wallets,
      date_part('epoch', svc_now()) * 1000 as now`;
  return { ...row, paused: new Set(row.paused) };
}
