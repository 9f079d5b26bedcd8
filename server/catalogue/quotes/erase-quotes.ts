import type { Tx } from "#platform/db/transaction";
import { ERASED_METER } from "#platform/values/erased-target";

/** Erases the meters from the quotes that sends of somebody carried. Writes: quotes. */
export async function eraseQuotes(
  { sql }: Tx,
  account_id: string,
  send_ids: readonly string[],
): Promise<void> {
  await sql`
    update quotes set target = ${ERASED_METER}, name_masked = null, suburb = null
    where account_id = ${account_id} and used_by = any(${[...send_ids]}::uuid[])`;
}
