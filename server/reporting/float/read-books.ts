import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { WalletBooks } from "./judge-balance.ts";

type SqlPart = ReturnType<Tx["sql"]>;

/** A wallet as it is known before a balance is written. */
export interface KnownWallet extends Omit<WalletBooks, "during_minor" | "open_minor"> {
  readonly wallet: string;
  readonly currency: string | null;
  readonly told_at: number | null;
  readonly short_minor: bigint | null;
  readonly emptied_at: number | null;
  readonly unread_since: number | null;
  readonly low_minor: bigint | null;
  readonly alarms: readonly string[];
}

type Row = Omit<
  KnownWallet,
  "confirmed_minor" | "moved_minor" | "limit_minor" | "short_minor" | "low_minor"
> &
  Readonly<Record<"confirmed_minor" | "short_minor" | "low_minor", string | null>> &
  Readonly<Record<"moved_minor" | "limit_minor", string>>;

/** Locks the wallets that are sold from at a supplier, or of which anything is known. */
export async function lockWallets({ sql }: Tx, supplier: string): Promise<KnownWallet[]> {
  await sql`
    insert into supplier_wallets (supplier, wallet)
    select distinct supplier, wallet from supplier_offers
    where supplier = ${supplier} and wallet is not null
    order by supplier, wallet on conflict do nothing`;
  return await lockKnown({ sql }, sql`supplier = ${supplier}`);
}

/** Locks one wallet; null where nothing is known of it. */
export async function lockWallet(
  { sql }: Tx,
  { supplier, wallet }: { supplier: string; wallet: string },
): Promise<KnownWallet | null> {
  const [known] = await lockKnown({ sql }, sql`supplier = ${supplier} and wallet = ${wallet}`);
  return known ?? null;
}

async function lockKnown({ sql }: Pick<Tx, "sql">, which: SqlPart): Promise<KnownWallet[]> {
  const rows = await sql<Row[]>`
    select wallet, currency, confirmed_minor, moved_minor, moved_sales, limit_minor, short_minor,
      low_minor, alarms, date_part('epoch', told_at) * 1000 as told_at,
      date_part('epoch', emptied_at) * 1000 as emptied_at,
      date_part('epoch', unread_since) * 1000 as unread_since
    from supplier_wallets where ${which} order by wallet for update`;
  return rows.map((row) => ({
    ...row,
    confirmed_minor: amountOf(row.confirmed_minor),
    short_minor: amountOf(row.short_minor),
    low_minor: amountOf(row.low_minor),
    moved_minor: BigInt(row.moved_minor),
    limit_minor: BigInt(row.limit_minor),
  }));
}

function amountOf(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}

/** An amount by wallet. */
export type ByWallet = ReadonlyMap<string, { readonly amount_minor: bigint; sales: number }>;

interface SumRow {
  readonly wallet: string;
  readonly amount_minor: string;
  readonly sales: number;
}

/** Wallets that the caller has locked, at one supplier. */
interface Locked {
  readonly supplier: string;
  readonly wallets: readonly string[];
}

/**
 * Takes what was sold before the supplier was asked. A row that is not seen yet is taken the next
 * time, when it still says when its sale was settled.
 */
export async function takeSales(
  { sql }: Tx,
  { supplier, wallets, asked_at }: Locked & { asked_at: number },
): Promise<ByWallet> {
  return byWallet(
    await sql<SumRow[]>`
    with taken as (
      delete from supplier_float_sales
      where supplier = ${supplier} and wallet = any(${[...wallets]}::text[])
        and at < ${writeInstant(asked_at)}::timestamptz
      returning wallet, amount_minor, sales
    )
    select wallet, sum(amount_minor) as amount_minor, sum(sales)::int as sales
    from taken group by wallet`,
  );
}

/** What was sold since. */
export async function readSalesSince(
  { sql }: Tx,
  { supplier, wallets }: Locked,
): Promise<ByWallet> {
  return byWallet(
    await sql<SumRow[]>`
    select wallet, sum(amount_minor) as amount_minor, sum(sales)::int as sales
    from supplier_float_sales
    where supplier = ${supplier} and wallet = any(${[...wallets]}::text[]) group by wallet`,
  );
}

/**
 * Face values of what the supplier was handed and what has no certain end. A send in review has no
 * work any more, and its supplier may have taken it nevertheless: its attempts say so.
 */
export async function readOpenOrders(
  { sql }: Tx,
  { supplier, wallets }: Locked,
): Promise<ByWallet> {
  const isOpen = (state: SqlPart) =>
    sql`${state} not in ('delivered', 'refused', 'not_taken', 'not_found')`;
  // The stages stand as the condition of the index says them that holds the few sends in review.
  return byWallet(
    await sql<SumRow[]>`
    with handed_over as (
      select work.account_id, work.send_id from send_dispatches work
      where work.mode = 'live' and work.hand_over_supplier = ${supplier}
        and ${isOpen(sql`work.hand_over_state`)}
      union
      select reviewed.account_id, reviewed.id from sends reviewed
      cross join lateral (
        select exchange.supplier, exchange.state from send_exchanges exchange
        where exchange.account_id = reviewed.account_id and exchange.send_id = reviewed.id
          and exchange.kind = 'submit'
        order by exchange.sequence desc limit 1
      ) as latest
      where reviewed.stage in ('unknown', 'requires_review', 'queued')
        and reviewed.status = 'requires_review'
        and latest.supplier = ${supplier} and ${isOpen(sql`latest.state`)}
    )
    select offer.wallet, sum(send.amount_minor) as amount_minor, count(*)::int as sales
    from handed_over
    join sends send on send.account_id = handed_over.account_id and send.id = handed_over.send_id
    join supplier_offers offer on offer.supplier = ${supplier}
      and offer.type = send.type and offer.network = send.network
      and offer.currency = send.currency
    where offer.wallet = any(${[...wallets]}::text[])
    group by offer.wallet`,
  );
}

function byWallet(rows: readonly SumRow[]): ByWallet {
  return new Map(
    rows.map(({ wallet, amount_minor, sales }) => [
      wallet,
      { amount_minor: BigInt(amount_minor), sales },
    ]),
  );
}
