import type { Schemas } from "@svc/generated/routes";
import { formatMoney } from "#platform/values/money";
import { type Asker, type LedgerChoice, stretchOf, typesOf } from "./choose-entries.ts";

/** What a period comes to, whichever of its entries are shown. */
export interface LedgerSums {
  /** How many entries a choice has; its words are not looked at. */
  readonly total: number;
  readonly opening: Schemas["CurrencyTotals"];
  readonly closing: Schemas["CurrencyTotals"];
}

interface Row {
  readonly total: number;
  readonly usd_within: string;
  readonly zwg_within: string;
  readonly usd_later: string;
  readonly zwg_later: string;
}

/**
 * The total Credit before and after a period, in both currencies, and how many entries a choice
 * has: one pass, calculated back from what there is, which is close to the periods that are asked
 * for. A posting near midnight may stand in the chain after one of the next day, so no balance of
 * the chain is that of a midnight.
 */
export async function sumLedger(asker: Asker, choice: LedgerChoice): Promise<LedgerSums> {
  const { sql } = asker;
  const { account_id, currency, kind, span } = choice;
  const { from, before } = stretchOf(span);
  const [sums] = await sql<Row[]>`
    select
      count(*) filter (where is_within and type = any(${typesOf(kind)}::text[])
        ${currency === undefined ? sql`` : sql`and currency = ${currency.toUpperCase()}`}
      )::int as total,
      coalesce(sum(change) filter (where is_within and currency = 'USD'), 0) as usd_within,
      coalesce(sum(change) filter (where is_within and currency = 'ZWG'), 0) as zwg_within,
      coalesce(sum(change) filter (where not is_within and currency = 'USD'), 0) as usd_later,
      coalesce(sum(change) filter (where not is_within and currency = 'ZWG'), 0) as zwg_later
    from (
      select row.currency, row.type, row.id < ${before} as is_within,
        row.amount_minor + row.reserved_amount_minor as change
      from credit_transactions row
      where row.account_id = ${account_id} and row.id >= ${from}
        and row.type = any(${typesOf(undefined)}::text[])
    ) as entry`;
  if (sums === undefined) throw new Error("A sum has no row.");
  const now = await readBalances(asker, account_id);
  const usd_minor = now("USD") - BigInt(sums.usd_later);
  const zwg_minor = now("ZWG") - BigInt(sums.zwg_later);
  return {
    total: sums.total,
    opening: {
      USD: formatMoney(usd_minor - BigInt(sums.usd_within)),
      ZWG: formatMoney(zwg_minor - BigInt(sums.zwg_within)),
    },
    closing: { USD: formatMoney(usd_minor), ZWG: formatMoney(zwg_minor) },
  };
}

async function readBalances({ sql }: Asker, account_id: string) {
  const rows = await sql<{ currency: string; total: string }[]>`
    select currency, available_minor + reserved_minor as total from ledger_balances
    where account_id = ${account_id}`;
  return (currency: string) => {
    const row = rows.find((one) => one.currency === currency);
    if (row === undefined) throw new Error(`no balance of account ${account_id} in ${currency}`);
    return BigInt(row.total);
  };
}
