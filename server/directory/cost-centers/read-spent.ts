import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { startOfHarareMonth } from "#platform/time/instants";
import type { CostCenterRow } from "./tables.ts";

/**
 * The face value of this month's sends by cost centre, in its own currency, without those whose
 * Credit came back: one statement for a set.
 *
 * The sends live above this module, so the statement names their table. It sums by index: a counter
 * would be one row that every sale of a department waits for. Units: minor units.
 */
export async function readSpent(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, rows, now }: { account_id: string; rows: readonly CostCenterRow[]; now: number },
): Promise<Map<string, bigint>> {
  const sums = await sql<{ id: string; spent: string }[]>`
    select asked.id, sold.spent from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ currency }) => currency)}::text[]
    ) as asked(id, currency)
    cross join lateral (
      select coalesce(sum(amount_minor), 0)::text as spent from sends sale
      where sale.account_id = ${account_id} and sale.cost_center_id = asked.id
        and sale.id >= ${lowestId(startOfHarareMonth(now))} and sale.currency = asked.currency
        and not sale.credit_returned
    ) as sold`;
  return new Map(sums.map(({ id, spent }) => [id, BigInt(spent)]));
}
