import type { Currency } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";

/** A wallet as staff see it. Units: minor units, and unix milliseconds. */
export interface FloatWallet {
  readonly supplier: string;
  readonly wallet: string;
  readonly currency: Currency | null;
  readonly balance_minor: bigint | null;
  readonly told_at: number | null;
  /** Of the last balance; null before one was confirmed. */
  readonly expected_minor: bigint | null;
  readonly difference_minor: bigint;
  readonly low_minor: bigint | null;
  readonly limit_minor: bigint;
  readonly is_empty: boolean;
  readonly is_unread: boolean;
}

type Amounts = "balance_minor" | "expected_minor" | "low_minor";
type Row = Omit<FloatWallet, Amounts | "difference_minor" | "limit_minor"> &
  Readonly<Record<Amounts, string | null>> &
  Readonly<Record<"difference_minor" | "limit_minor", string>>;

/** Reads every wallet that is sold from, or of which anything is known. */
export async function readFloat({ sql }: Pick<Read | Tx, "sql">): Promise<FloatWallet[]> {
  const rows = await sql<Row[]>`
    select name.supplier, name.wallet, held.currency, held.balance_minor,
      date_part('epoch', held.told_at) * 1000 as told_at, held.expected_minor,
      coalesce(held.difference_minor, 0) as difference_minor, held.low_minor,
      coalesce(held.limit_minor, 100) as limit_minor,
      held.short_minor is not null as is_empty, held.unread_since is not null as is_unread
    from (
      select supplier, wallet from supplier_offers where wallet is not null
      union select supplier, wallet from supplier_wallets
    ) as name
    left join supplier_wallets held on held.supplier = name.supplier and held.wallet = name.wallet
    order by name.supplier, name.wallet`;
  return rows.map((row) => ({
    ...row,
    balance_minor: amountOf(row.balance_minor),
    expected_minor: amountOf(row.expected_minor),
    low_minor: amountOf(row.low_minor),
    difference_minor: BigInt(row.difference_minor),
    limit_minor: BigInt(row.limit_minor),
  }));
}

function amountOf(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}
