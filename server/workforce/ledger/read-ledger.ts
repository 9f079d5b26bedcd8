import type { Input, Schemas } from "@svc/generated/routes";
import type { DaySpan } from "#platform/day-span";
import { readInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId, type IdPrefix, lowestId } from "#platform/ids";
import { formatMoney } from "#platform/money";
import { harareDay } from "#platform/time";

type Entry = Schemas["WorkforceLedgerEntry"];
type Query = Input<"getWorkforceLedger">["query"];

/** Which entries of whose ledger. */
export interface LedgerChoice extends Pick<Query, "currency" | "kind" | "q"> {
  readonly account_id: string;
  readonly span: DaySpan;
}

/** An entry, and the uuid by which the next are found. */
export interface LedgerRow {
  readonly id: string;
  readonly entry: Entry;
}

interface Row {
  readonly id: string;
  readonly created: string;
  readonly kind: Entry["kind"];
  readonly reference: string | null;
  readonly description: string;
  readonly amount_minor: string;
  readonly currency: Entry["currency"];
  readonly total_minor: string;
  readonly source_prefix: IdPrefix;
  readonly source_id: string;
}

type Asker = Pick<Read | Tx, "sql">;

/** Counts the entries of a choice. */
export async function countLedger(from: Asker, choice: LedgerChoice): Promise<number> {
  const [row] = await from.sql<{ total: number }[]>`
    select count(*)::int as total from ${chosen(from, choice)}`;
  if (row === undefined) throw new Error("A count has no row.");
  return row.total;
}

/** Entries of a choice, newest first: those of a page, or those before one of them. */
export async function readLedger(
  from: Asker,
  choice: LedgerChoice,
  { limit, offset = 0, before = null }: { limit: number; offset?: number; before?: string | null },
): Promise<LedgerRow[]> {
  const { sql } = from;
  const rows = await sql<Row[]>`
    select * from ${chosen(from, choice)}
    ${before === null ? sql`` : sql`where id < ${before}`}
    order by id desc limit ${limit} offset ${offset}`;
  return rows.map((row) => ({ id: row.id, entry: presentEntry(row) }));
}

/**
 * The rows of the Credit account as accountants read them: Credit that is only reserved is no
 * entry, and what a line of an allocation draws is told by the allocation and its person.
 */
function chosen({ sql }: Asker, { account_id, span, currency, kind, q }: LedgerChoice) {
  const text = q === undefined ? null : `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(
    select * from (
      select row.id, row.created::text as created, row.currency, row.source_prefix, row.source_id,
        case when row.type in ('send', 'reward') then 'debit'
          when row.type in ('send_credit_back', 'reward_return') then 'refund'
          when row.type in ('topup', 'checkout_credit') then 'topup'
          else 'adjustment' end as kind,
        case when batch.id is null then null else 'WF-' || numbered.batch_year || '-' ||
          lpad(numbered.batch_number::text, greatest(6, length(numbered.batch_number::text)), '0')
          end as reference,
        case when batch.id is null then row.description else
          coalesce(batch.title, 'Allocation') || ': ' ||
          coalesce(line.ordered ->> 'name', row.description) end as description,
        row.amount_minor + row.reserved_amount_minor as amount_minor,
        row.available_after_minor + row.reserved_after_minor as total_minor
      from credit_transactions row
      left join sends send on row.source_prefix = 'snd' and send.account_id = row.account_id
        and send.id = row.source_id
      left join workforce_batches numbered on numbered.account_id = send.account_id
        and numbered.batch_id = send.batch_id
      left join batches batch on batch.account_id = numbered.account_id
        and batch.id = numbered.batch_id
      left join batch_items line on line.account_id = send.account_id
        and line.id = send.batch_item_id
      where row.account_id = ${account_id}
        and row.id >= ${lowestId(span.starts_at)} and row.id < ${lowestId(span.ends_at)}
        and row.type not in ('reservation', 'reservation_release')
        ${currency === undefined ? sql`` : sql`and row.currency = ${currency.toUpperCase()}`}
    ) as entry
    where true
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${text === null ? sql`` : sql`and (description ilike ${text} or reference ilike ${text})`}
  ) as chosen`;
}

function presentEntry(row: Row): Entry {
  return {
    date: harareDay(readInstant(row.created)),
    kind: row.kind,
    reference: row.reference,
    description: row.description,
    amount: formatMoney(BigInt(row.amount_minor)),
    currency: row.currency,
    balance: formatMoney(BigInt(row.total_minor)),
    source: formatId(row.source_prefix, row.source_id),
  };
}

/**
 * The total Credit before and after a period, in both currencies: calculated back from what there
 * is, which is close to the periods that are asked for.
 */
export async function readTotals(
  { sql }: Asker,
  { account_id, span }: Pick<LedgerChoice, "account_id" | "span">,
): Promise<{ opening: Schemas["CurrencyTotals"]; closing: Schemas["CurrencyTotals"] }> {
  const rows = await sql<{ currency: string; total: string; within: string; later: string }[]>`
    select balance.currency, balance.available_minor + balance.reserved_minor as total,
      coalesce(moved.within, 0) as within, coalesce(moved.later, 0) as later
    from ledger_balances balance
    left join lateral (
      select
        sum(amount_minor + reserved_amount_minor) filter (where id < ${lowestId(span.ends_at)})
          as within,
        sum(amount_minor + reserved_amount_minor) filter (where id >= ${lowestId(span.ends_at)})
          as later
      from credit_transactions row
      where row.account_id = balance.account_id and row.currency = balance.currency
        and row.id >= ${lowestId(span.starts_at)}
        and row.type not in ('reservation', 'reservation_release')
    ) as moved on true
    where balance.account_id = ${account_id}`;
  const of = (currency: string) => {
    const row = rows.find((one) => one.currency === currency);
    if (row === undefined) throw new Error(`no balance of account ${account_id} in ${currency}`);
    const closing_minor = BigInt(row.total) - BigInt(row.later);
    return { opening_minor: closing_minor - BigInt(row.within), closing_minor };
  };
  const [usd, zwg] = [of("USD"), of("ZWG")];
  return {
    opening: { USD: formatMoney(usd.opening_minor), ZWG: formatMoney(zwg.opening_minor) },
    closing: { USD: formatMoney(usd.closing_minor), ZWG: formatMoney(zwg.closing_minor) },
  };
}
