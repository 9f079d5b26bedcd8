import type { Schemas } from "@svc/generated/routes";
import type { DaySpan } from "#platform/day-span";
import type { Read } from "#platform/db/transaction";
import { formatId, lowestId } from "#platform/ids";
import { formatMoney } from "#platform/money";

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
  readonly usd_total: string | null;
  readonly zwg_total: string | null;
}

/**
 * What was sent and what came back, oldest first: a debit and a credit a day, allocation, cost
 * centre and currency. What came back on the day on which it was drawn is left out.
 *
 * `pairs_max` pairs are shown; null for all.
 */
export async function readJournal(
  read: Read,
  choice: JournalChoice,
  pairs_max: number | null,
): Promise<Journal> {
  const rows = await readRows(read, choice, pairs_max === null ? null : pairs_max + 1);
  const shown = pairs_max === null ? rows : rows.slice(0, pairs_max);
  const [usd, zwg] = [rows[0]?.usd_total ?? "0", rows[0]?.zwg_total ?? "0"].map((total) => {
    const amount = formatMoney(BigInt(total));
    return { debit: amount, credit: amount };
  });
  if (usd === undefined || zwg === undefined) throw new Error("There are two currencies.");
  return {
    lines: shown.flatMap(linesOf),
    is_whole: shown.length === rows.length,
    totals: { USD: usd, ZWG: zwg },
  };
}

async function readRows(
  { sql }: Read,
  { account_id, span, cost_center }: JournalChoice,
  limit: number | null,
): Promise<Row[]> {
  const of_center =
    cost_center === "none"
      ? sql`and row.cost_center_id is null`
      : sql`and row.cost_center_id = ${cost_center ?? null}`;
  return await sql<Row[]>`
    with moved as (
      select to_char(row.created at time zone 'Africa/Harare', 'YYYY-MM-DD') as day,
        row.source_id, row.currency, row.cost_center_id, send.batch_id,
        -sum(row.amount_minor + row.reserved_amount_minor) as net
      from credit_transactions row
      left join sends send on row.source_prefix = 'snd' and send.account_id = row.account_id
        and send.id = row.source_id
      where row.account_id = ${account_id}
        and row.id >= ${lowestId(span.starts_at)} and row.id < ${lowestId(span.ends_at)}
        and row.type in ('send', 'reward', 'send_credit_back', 'reward_return')
        ${cost_center === undefined ? sql`` : of_center}
      group by 1, 2, 3, 4, 5
      having sum(row.amount_minor + row.reserved_amount_minor) <> 0
    ), entry as (
      select moved.day, moved.currency, moved.cost_center_id, numbered.batch_year,
        numbered.batch_number, batch.title, moved.net > 0 as is_drawn,
        sum(abs(moved.net)) as amount_minor
      from moved
      left join workforce_batches numbered on numbered.account_id = ${account_id}
        and numbered.batch_id = moved.batch_id
      left join batches batch on batch.account_id = numbered.account_id
        and batch.id = numbered.batch_id
      group by 1, 2, 3, 4, 5, 6, 7
    )
    select entry.day, entry.title, entry.cost_center_id, center.gl_code, entry.currency,
      entry.is_drawn, entry.amount_minor,
      'WF-' || entry.batch_year || '-' || lpad(entry.batch_number::text,
        greatest(6, length(entry.batch_number::text)), '0') as reference,
      (sum(entry.amount_minor) filter (where entry.currency = 'USD') over ())::text as usd_total,
      (sum(entry.amount_minor) filter (where entry.currency = 'ZWG') over ())::text as zwg_total
    from entry
    left join cost_centers center on center.account_id = ${account_id}
      and center.id = entry.cost_center_id
    order by entry.day, entry.batch_year nulls last, entry.batch_number, entry.is_drawn desc,
      center.name nulls last, entry.cost_center_id, entry.currency
    limit ${limit}`;
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
