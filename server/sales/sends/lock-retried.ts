import type { Locking } from "#money/ledger";
import type { Read, Tx } from "#platform/db/transaction";
import type { SendOrder } from "./order.ts";

/**
 * Locks the failed sends that orders repeat, and tells what repeats each already. Two retries of
 * one send are judged one after the other; the unique index behind it decides all the same.
 */
export async function lockRetried(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
  locking: Locking,
): Promise<Map<string, string | null>> {
  const retrying = orders.filter(({ retry_of }) => retry_of !== null);
  if (retrying.length === 0) return new Map();
  const lock = locking === "none" ? sql`` : sql`for update of failed`;
  const rows = await sql<{ id: string; retried_by: string | null }[]>`
    select failed.id, failed.retried_by from sends failed
    where (failed.account_id, failed.id) in (
      select * from unnest(
        ${retrying.map(({ account }) => account.id)}::uuid[],
        ${retrying.map(({ retry_of }) => retry_of)}::uuid[])
      )
    order by failed.account_id, failed.id ${lock}`;
  return new Map(rows.map(({ id, retried_by }) => [id, retried_by]));
}
