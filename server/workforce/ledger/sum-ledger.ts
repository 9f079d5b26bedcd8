import type { Schemas } from "@svc/generated/routes";
import { formatMoney } from "#platform/values/money";
import { type Asker, chosen, type LedgerChoice, stretchOf, typesOf } from "./choose-entries.ts";

/** What a period comes to, whichever of its entries are shown. */
export interface LedgerSums {
  /** How many entries a choice has; its words are not looked at. */
  readonly total: number;
  readonly opening: Schemas["CurrencyTotals"];
  readonly closing: Schemas["CurrencyTotals"];
}

/**
 * The total Credit before and after a period, in both currencies, and how many entries a choice
 * has. A row says what it left, and rows stand in the order in which they were booked, so both
 * totals are those of the last row before a midnight.
 */
export async function sumLedger(asker: Asker, choice: LedgerChoice): Promise<LedgerSums> {
  const { from, before } = stretchOf(choice.span);
  const [total, opening, closing] = await Promise.all([
    countEntries(asker, choice),
    totalsBefore(asker, { ...choice, id: from }),
    totalsBefore(asker, { ...choice, id: before }),
  ]);
  return { total, opening, closing };
}

/** Of all entries the index of rows is counted, without those that are none. */
async function countEntries(asker: Asker, choice: LedgerChoice): Promise<number> {
  const { account_id, currency, kind, span } = choice;
  const { sql } = asker;
  const stretch = stretchOf(span);
  const { from, before } = stretch;
  const [counted] =
    currency === undefined && kind === undefined
      ? await sql<{ total: number }[]>`
          select (
            select count(*) from credit_transactions
            where account_id = ${account_id} and id >= ${from} and id < ${before}
          )::int - (
            select count(*) from credit_transactions
            where account_id = ${account_id} and id >= ${from} and id < ${before}
              and type <> 'send' and type <> all(${typesOf(undefined)}::text[])
          )::int as total`
      : await sql<{ total: number }[]>`
          select count(*)::int as total ${chosen(asker, choice, stretch)}`;
  if (counted === undefined) throw new Error("A count has no row.");
  return counted.total;
}

async function totalsBefore(
  { sql }: Asker,
  { account_id, id }: { readonly account_id: string; readonly id: string },
): Promise<Schemas["CurrencyTotals"]> {
  const totalOf = async (currency: string) => {
    const [last] = await sql<{ total: string }[]>`
      select available_after_minor + reserved_after_minor as total from credit_transactions
      where account_id = ${account_id} and currency = ${currency} and id < ${id}
      order by id desc limit 1`;
    return formatMoney(last === undefined ? 0n : BigInt(last.total));
  };
  const [USD, ZWG] = await Promise.all([totalOf("USD"), totalOf("ZWG")]);
  return { USD, ZWG };
}
