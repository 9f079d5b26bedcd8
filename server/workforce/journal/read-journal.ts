import type { Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId, lowestId } from "#platform/ids";
import type { DaySpan } from "#platform/time/day-span";
import { formatMoney } from "#platform/values/money";

type JournalLine = Schemas["WorkforceJournalEntry"];

/** Which postings of whose journal. */
export interface JournalChoice {
  readonly account_id: string;
  readonly span: DaySpan;
  /** Uuid of a cost centre, "none" for what is booked to none; undefined for all. */
  readonly cost_center: string | undefined;
}

/** The lines of a journal with its totals, which are those of all lines, shown or not. */
export interface Journal {
  readonly lines: JournalLine[];
  readonly is_whole: boolean;
  readonly totals: Schemas["WorkforceJournalTotals"];
}

interface Row {
  readonly day: string;
  readonly reference: string | null;
  readonly title: string | null;
  readonly cost_center_id: string | null;
  readonly gl_code: string | null;
  readonly currency: JournalLine["currency"];
  readonly is_drawn: boolean;
  readonly amount_minor: string;
}

/** Whoever reads all of one moment asks in a transaction. */
export type Asker = Pick<Read | Tx, "sql">;

const WEEK_MS = 7 * 86_400_000;
/** A send is charged in the transaction that makes it: their ids are of one moment. */
const APART_MS = 86_400_000;

/**
 * What was sent and what came back, oldest first: a debit and a credit a day, allocation, cost
 * centre and currency. What came back on the day on which it was drawn is left out.
 *
 * `pairs_max` pairs are shown.
 */
export async function readJournal(
  asker: Asker,
  choice: JournalChoice,
  pairs_max: number,
): Promise<Journal> {
  const shown: Row[] = [];
  const totals_minor = { USD: 0n, ZWG: 0n };
  let pairs = 0;
  for await (const rows of readWeeks(asker, choice)) {
    for (const row of rows) totals_minor[row.currency] += BigInt(row.amount_minor);
    shown.push(...rows.slice(0, pairs_max - shown.length));
    pairs += rows.length;
  }
  const totalOf = (total_minor: bigint) => {
    const amount = formatMoney(total_minor);
    return { debit: amount, credit: amount };
  };
  return {
    lines: shown.flatMap(linesOf),
    is_whole: shown.length === pairs,
    totals: { USD: totalOf(totals_minor.USD), ZWG: totalOf(totals_minor.ZWG) },
  };
}

/** The lines of a journal week by week, for whoever writes them down as they come. */
export async function* readLines(
  asker: Asker,
  choice: JournalChoice,
): AsyncGenerator<JournalLine[]> {
  for await (const rows of readWeeks(asker, choice)) yield rows.flatMap(linesOf);
}

/** No entry is of two days, and a week is far below the time limit of a statement. */
async function* readWeeks(asker: Asker, choice: JournalChoice): AsyncGenerator<Row[]> {
  const { starts_at, ends_at } = choice.span;
  for (let first = starts_at; first < ends_at; first += WEEK_MS) {
    const week = { starts_at: first, ends_at: Math.min(first + WEEK_MS, ends_at) };
    yield await readRows(asker, choice, week);
  }
}

/**
 * The lines of allocations are read by the ids of their sends, which are those of the week; those
 * of older sends that came back are few, and looked up. What has moved is named once, so that it is
 * not written to disk.
 */
async function readRows(
  { sql }: Asker,
  { account_id, cost_center }: JournalChoice,
  { starts_at, ends_at }: Pick<DaySpan, "starts_at" | "ends_at">,
): Promise<Row[]> {
  const of_center =
    cost_center === "none"
      ? sql`and row.cost_center_id is null`
      : sql`and row.cost_center_id = ${cost_center ?? null}`;
  const first = lowestId(starts_at - APART_MS);
  return await sql<Row[]>`
    with moved as (
      select (row.created at time zone interval '2 hours')::date as day, row.source_prefix,
        row.source_id, row.currency, row.cost_center_id,
        -sum(row.amount_minor + row.reserved_amount_minor) as net
      from credit_transactions row
      where row.account_id = ${account_id}
        and row.id >= ${lowestId(starts_at)} and row.id < ${lowestId(ends_at)}
        and row.type in ('send', 'reward', 'send_credit_back', 'reward_return')
        ${cost_center === undefined ? sql`` : of_center}
      group by 1, 2, 3, 4, 5
      having sum(row.amount_minor + row.reserved_amount_minor) <> 0
    ), line as (
      select line.send_id, line.batch_id from batch_items line
      where line.account_id = ${account_id}
        and line.send_id >= ${first} and line.send_id < ${lowestId(ends_at + APART_MS)}
      union
      select line.send_id, line.batch_id from credit_transactions row
      join batch_items line on line.account_id = ${account_id} and line.send_id = row.source_id
      where row.account_id = ${account_id} and row.type = 'send_credit_back'
        and row.id >= ${lowestId(starts_at)} and row.id < ${lowestId(ends_at)}
        and row.source_id < ${first}
    ), entry as (
      select moved.day, moved.currency, moved.cost_center_id, line.batch_id,
        moved.net > 0 as is_drawn, sum(abs(moved.net)) as amount_minor
      from moved
      left join line on moved.source_prefix = 'snd' and line.send_id = moved.source_id
      group by 1, 2, 3, 4, 5
    ), numbered as (
      select entry.day, entry.currency, entry.cost_center_id, numbered.batch_year,
        numbered.batch_number, batch.title, entry.is_drawn, sum(entry.amount_minor) as amount_minor
      from entry
      left join workforce_batches numbered on numbered.account_id = ${account_id}
        and numbered.batch_id = entry.batch_id
      left join batches batch on batch.account_id = numbered.account_id
        and batch.id = numbered.batch_id
      group by 1, 2, 3, 4, 5, 6, 7
    )
    select to_char(entry.day, 'YYYY-MM-DD') as day, entry.title, entry.cost_center_id,
      center.gl_code, entry.currency, entry.is_drawn, entry.amount_minor,
      'WF-' || entry.batch_year || '-' || lpad(entry.batch_number::text,
        greatest(6, length(entry.batch_number::text)), '0') as reference
    from numbered entry
    left join cost_centers center on center.account_id = ${account_id}
      and center.id = entry.cost_center_id
    order by entry.day, entry.batch_year nulls last, entry.batch_number, entry.is_drawn desc,
      center.name nulls last, entry.cost_center_id, entry.currency`;
}

/** A debit to the cost centre and a credit to the Credit; what came back, the other way round. */
function linesOf(row: Row): JournalLine[] {
  const { day: date, reference, currency, is_drawn, cost_center_id } = row;
  const words = row.title ?? (reference === null ? "Sends" : "Allocation");
  const narrative = is_drawn ? words : `Returned: ${words}`;
  const amount = formatMoney(BigInt(row.amount_minor));
  const shared = { date, reference, currency, narrative };
  const cost_center = cost_center_id === null ? null : formatId("cc", cost_center_id);
  const of_center = { gl_code: row.gl_code, cost_center };
  const of_credit = { gl_code: null, cost_center: null };
  const [debited, credited] = is_drawn ? [of_center, of_credit] : [of_credit, of_center];
  return [
    { ...shared, ...debited, debit: amount, credit: "0.00" },
    { ...shared, ...credited, debit: "0.00", credit: amount },
  ];
}
