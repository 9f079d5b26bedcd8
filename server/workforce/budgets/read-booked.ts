import { and, asc, eq, inArray } from "drizzle-orm";
import { type CostCenterRow, costCenters } from "#directory/cost-centers";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { startOfHarareMonth } from "#platform/time/instants";

/**
 * The cost centres of an account that have these ids, by name; locked in the order of their ids
 * unless they are only looked at. Callers who lock them may rely on sums that are read in a
 * following statement: whoever else allocates to one of them waits.
 */
export async function lockForBudget(
  { db }: Read | Tx,
  { account_id, ids }: { account_id: string; ids: readonly string[] },
  lock: "wait" | "none",
): Promise<CostCenterRow[]> {
  if (ids.length === 0) return [];
  const query = db
    .select()
    .from(costCenters)
    .where(and(eq(costCenters.account_id, account_id), inArray(costCenters.id, [...ids])))
    .orderBy(asc(costCenters.id));
  const rows = await (lock === "wait" ? query.for("no key update") : query);
  return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * What is booked to cost centres this month, in their own currencies: the face value of their
 * sends, without those whose Credit came back, and of the lines of batches that wait to be sent.
 * One statement sees both, so that a line that becomes a send meanwhile is counted once.
 *
 * Units: minor units by uuid; `now` in milliseconds on the account's clock.
 */
export async function readBooked(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, rows, now }: { account_id: string; rows: readonly CostCenterRow[]; now: number },
): Promise<ReadonlyMap<string, bigint>> {
  const sums = await sql<{ id: string; booked: string }[]>`
    with waiting as materialized (
      select (line.ordered ->> 'cost_center_id')::uuid as cost_center_id, line.currency,
        sum(line.amount_minor) as amount_minor
      from batch_work work
      join batch_items line on line.account_id = work.account_id
        and line.batch_id = work.batch_id and line.status = 'pending'
      where work.account_id = ${account_id} and line.ordered ->> 'cost_center_id' is not null
      group by 1, 2
    )
    select asked.id, (sold.amount_minor + coalesce(waiting.amount_minor, 0))::text as booked
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ currency }) => currency)}::text[]
    ) as asked(id, currency)
    left join waiting
      on waiting.cost_center_id = asked.id and waiting.currency = asked.currency
    cross join lateral (
      select coalesce(sum(amount_minor), 0) as amount_minor from sends sale
      where sale.account_id = ${account_id} and sale.cost_center_id = asked.id
        and sale.id >= ${lowestId(startOfHarareMonth(now))} and sale.currency = asked.currency
        and not sale.credit_returned
    ) as sold`;
  return new Map(sums.map(({ id, booked }) => [id, BigInt(booked)]));
}
