import type { Locking } from "#money/ledger";
import type { Read, Tx } from "#platform/db/transaction";
import type { RetriedSend } from "../order/judge-retry.ts";
import type { SendOrder } from "../order/order.ts";

/**
 * Locks the failed sends that orders repeat, and reads what each is judged by. Two retries of one
 * send are judged one after the other, and so are a retry and the proof of a late delivery; the
 * unique index behind it decides all the same.
 */
export async function lockRetried(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
  locking: Locking,
): Promise<Map<string, RetriedSend>> {
  const retrying = orders.filter(({ retry_of }) => retry_of !== null);
  if (retrying.length === 0) return new Map();
  const account_ids = retrying.map(({ account }) => account.id);
  const send_ids = retrying.map(({ retry_of }) => retry_of);
  const named = sql`
    (failed.account_id, failed.id) in (
      select * from unnest(${account_ids}::uuid[], ${send_ids}::uuid[]))`;
  if (locking !== "none") {
    await sql`
      select from sends failed where ${named} order by failed.account_id, failed.id
      for update of failed`;
  }
  // Read in its own statement, which sees what others wrote while this one waited for the lock.
  const rows = await sql<RetriedSend[]>`
    select failed.id, failed.status, failed.retried_by, failed.checkout_session_id, failed.target,
      failed.late_delivered_at is not null as is_late_delivered,
      exists (select from send_dispatches work
        where work.account_id = failed.account_id and work.send_id = failed.id) as is_asked_about
    from sends failed where ${named}`;
  return new Map(rows.map((row) => [row.id, row]));
}
