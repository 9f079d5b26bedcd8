import type { Read, Tx } from "#platform/db/transaction";
import type { Outage, Route, SupplierOffer, SupplierWallet, Supply } from "./supply.ts";

/** A balance that is older says nothing of what is left. */
const FRESH_SECONDS = 600;

/** Amounts are texts in JSON, which has no integers of their size. */
type Amounts = "short_minor" | "left_minor" | "low_minor";
type WalletRow = Omit<SupplierWallet, Amounts> & Readonly<Record<Amounts, string | null>>;

interface Row {
  readonly offers: readonly SupplierOffer[];
  readonly routes: readonly Route[];
  readonly paused: readonly string[];
  readonly wallets: readonly WalletRow[];
  readonly outages: readonly Outage[];
  readonly now: number;
}

/** Reads in one statement who serves live organisations at this moment. */
export async function readSupply({ sql }: Pick<Read | Tx, "sql">): Promise<Supply> {
  const [row] = await sql<[Row]>`
    select
      (select coalesce(jsonb_agg(offer order by offer.place, offer.supplier), '[]')
        from supplier_offers offer) as offers,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'supplier', supplier, 'type', type, 'network', network, 'currency', currency,
          'wallet', wallet, 'probe_at', date_part('epoch', probe_at) * 1000
        )), '[]') from supplier_offers where probe_at is not null) as outages,
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
          'garbled', garbled,
          'probe_at', date_part('epoch', probe_at) * 1000,
          'short_minor', short_minor::text, 'low_minor', low_minor::text,
          'left_minor', case when told_at > svc_now() - make_interval(secs => ${FRESH_SECONDS})
            then balance_minor::text end
        )), '[]') from supplier_wallets) as wallets,
      date_part('epoch', svc_now()) * 1000 as now`;
  return { ...row, paused: new Set(row.paused), wallets: row.wallets.map(walletOf) };
}

function walletOf(row: WalletRow): SupplierWallet {
  return {
    ...row,
    short_minor: amountOf(row.short_minor),
    left_minor: amountOf(row.left_minor),
    low_minor: amountOf(row.low_minor),
  };
}

function amountOf(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}
