import type { Database } from "#platform/db/transaction";
import { wakeWorkers } from "#platform/work/worker";
import { PAYMENT_TABLE } from "./lease-payments.ts";

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
 * Writes: checkout_payments.
 */
export async function notePaymentChange(
  database: Pick<Database, "transact">,
  { reference, provider }: ChangedPayment,
): Promise<void> {
  // A look that is under way may have come too early, so its settlement looks again.
  await database.transact(
    "note a change of a payment of a checkout session",
    ({ sql }) => sql`
      update checkout_payments set is_notified = true,
        due_at = case when lease_until > svc_now() then due_at
          else date_trunc('milliseconds', svc_now()) end
      where reference = ${reference} and provider = ${provider}`,
  );
  wakeWorkers(PAYMENT_TABLE.queue);
}
