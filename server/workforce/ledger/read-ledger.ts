import type { Schemas } from "@svc/generated/routes";
import { readInstant } from "#platform/db/columns";
import { formatId, type IdPrefix } from "#platform/ids";
import { harareDay } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import {
  type Asker,
  type CreditTransactionType,
  chosen,
  kindOf,
  type LedgerChoice,
  type Stretch,
  stretchesOf,
  stretchOf,
} from "./choose-entries.ts";

type Entry = Schemas["WorkforceLedgerEntry"];

/** A page of a choice. */
export interface LedgerPage {
  readonly limit: number;
  readonly offset: number;
}

interface Row {
  readonly created: string;
  readonly type: CreditTransactionType;
  readonly reference: string | null;
  readonly description: string;
  readonly amount_minor: string;
  readonly currency: Entry["currency"];
  readonly total_minor: string;
  readonly source_prefix: IdPrefix;
  readonly source_id: string;
}

/** So many entries are searched by one statement, which stays far below its time limit. */
const SEARCHED_AT_ONCE = 20_000;

/** The entries of a page, newest first; of a choice without words. */
export async function readPage(
  asker: Asker,
  choice: LedgerChoice,
  { limit, offset }: LedgerPage,
): Promise<Entry[]> {
  const rows = asker.sql`
    select row.* ${chosen(asker, choice, stretchOf(choice.span))}
    order by row.id desc limit ${limit} offset ${offset}`;
  return await present(asker, rows);
}

/** The entries of a stretch, newest first. */
export async function readStretch(
  asker: Asker,
  choice: LedgerChoice,
  stretch: Stretch,
): Promise<Entry[]> {
  const rows = asker.sql`select row.* ${chosen(asker, choice, stretch)}`;
  return await present(asker, rows, choice.q);
}

/** The entries that have the words of a choice: how many, and those of a page. */
export async function searchLedger(
  asker: Asker,
  choice: LedgerChoice,
  { limit, offset, rows_at_once = SEARCHED_AT_ONCE }: LedgerPage & { rows_at_once?: number },
): Promise<{ total: number; entries: Entry[] }> {
  const ids: string[] = [];
  let total = 0;
  for await (const stretch of stretchesOf(asker, choice, rows_at_once)) {
    const rows = asker.sql`select row.* ${chosen(asker, choice, stretch)}`;
    // The page's places in this stretch: those before the first and beyond the last are none.
    const [first, last] = [offset - total + 1, offset - total + limit];
    const [found] = await asker.sql<{ total: number; ids: string[] | null }[]>`
      select count(*)::int as total,
        (array_agg(id::text order by id desc))[${Math.max(1, first)}::int:${last}::int] as ids
      from ${described(asker, rows)} ${matching(asker, choice.q)}`;
    total += found?.total ?? 0;
    ids.push(...(found?.ids ?? []));
  }
  const rows = asker.sql`
    select row.* from credit_transactions row
    where row.account_id = ${choice.account_id} and row.id = any(${ids}::uuid[])`;
  return { total, entries: ids.length === 0 ? [] : await present(asker, rows) };
}

async function present(asker: Asker, rows: Rows, q?: string): Promise<Entry[]> {
  const found = await asker.sql<Row[]>`
    select * from ${described(asker, rows)} ${matching(asker, q)} order by id desc`;
  return found.map(presentEntry);
}

type Rows = ReturnType<typeof chosen>;

/**
 * Rows as accountants read them: what a line of an allocation draws is told by the allocation and
 * its person. Each row looks its own line up, so what is asked for first is limited first.
 */
function described({ sql }: Asker, rows: Rows) {
  return sql`(
    select row.id, row.created::text as created, row.type, row.currency, row.source_prefix,
      row.source_id,
      case when batch.id is null then null else 'WF-' || numbered.batch_year || '-' ||
        lpad(numbered.batch_number::text, greatest(6, length(numbered.batch_number::text)), '0')
        end as reference,
      case when batch.id is null then row.description else
        coalesce(batch.title, 'Allocation') || ': ' || coalesce(line.name, row.description) end
        as description,
      row.amount_minor + row.reserved_amount_minor as amount_minor,
      row.available_after_minor + row.reserved_after_minor as total_minor
    from (${rows}) as row
    left join lateral (
      select line.batch_id, line.ordered ->> 'name' as name from batch_items line
      where row.source_prefix = 'snd' and line.account_id = row.account_id
        and line.send_id = row.source_id
      limit 1
    ) as line on true
    left join workforce_batches numbered on numbered.account_id = row.account_id
      and numbered.batch_id = line.batch_id
    left join batches batch on batch.account_id = numbered.account_id
      and batch.id = numbered.batch_id
  ) as entry`;
}

function matching({ sql }: Asker, q: string | undefined) {
  if (q === undefined) return sql``;
  const text = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`where description ilike ${text} or reference ilike ${text}`;
}

function presentEntry(row: Row): Entry {
  return {
    date: harareDay(readInstant(row.created)),
    kind: kindOf(row.type),
    reference: row.reference,
    description: row.description,
    amount: formatMoney(BigInt(row.amount_minor)),
    currency: row.currency,
    balance: formatMoney(BigInt(row.total_minor)),
    source: formatId(row.source_prefix, row.source_id),
  };
}
