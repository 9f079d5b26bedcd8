import type { Tx } from "#platform/db/transaction";

/** Forgets what the utility said of meters to an account. Writes: meter_confirmations. */
export async function forgetMeters(
  { sql }: Tx,
  account_id: string,
  numbers: readonly string[],
): Promise<void> {
  await sql`
    delete from meter_confirmations
    where account_id = ${account_id} and number = any(${[...numbers]}::text[])`;
}
