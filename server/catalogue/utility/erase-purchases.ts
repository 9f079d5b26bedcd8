import type { Tx } from "#platform/db/transaction";
import { ERASED_METER } from "#platform/values/erased-target";

/** Erases the meters from the purchases of these sends. Writes: power_purchases. */
export async function erasePurchases(
  { sql }: Tx,
  account_id: string,
  send_ids: readonly string[],
): Promise<void> {
  await sql`
    update power_purchases set meter = ${ERASED_METER}
    where account_id = ${account_id} and send_id = any(${[...send_ids]}::uuid[])`;
}
