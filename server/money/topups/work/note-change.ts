import type { Database } from "#platform/db/transaction";
import { wakeWorkers } from "#platform/work/worker";
import { findTopupByReference } from "../rows/find-by-reference.ts";
import { TOPUP_TABLE } from "./lease-topups.ts";

/** A payment of which its provider says that it has changed. */
interface ChangedPayment {
  readonly reference: string;
  /** The integration that says so. */
  readonly provider: string;
}

/**
 * Has a payment looked at soon, because its provider says that it has changed; what it says is
 * asked for, and not taken from here. A payment of another provider's is left as it is.
 *
 * Writes: topup_work.
 */
export async function noteChange(
  database: Pick<Database, "transact">,
  { reference, provider }: ChangedPayment,
): Promise<void> {
  await database.transact("note a change of a payment", async (tx) => {
    const row = await findTopupByReference(tx, reference);
    if (row === null || row.provider !== provider) return;
    const { account_id, id } = row;
    // A look that is under way may have come too early, so its settlement looks again.
    await tx.sql`
      insert into topup_work as work (account_id, topup_id, mode, due_at, is_notified)
      values (${account_id}, ${id}, 'live', svc_now(), true)
      on conflict (account_id, topup_id) do update set is_notified = true,
        due_at = case when work.lease_until > svc_now() then work.due_at else svc_now() end`;
  });
  wakeWorkers(TOPUP_TABLE.queue);
}
