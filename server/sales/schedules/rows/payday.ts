import { readAccountWithin } from "#accounts/account";
import type { Read, Tx } from "#platform/db/transaction";

/** The day of the month on which an account's organisation pays its people; null for none. */
export async function readPayday(from: Read | Tx, account_id: string): Promise<number | null> {
  return (await readAccountWithin(from, account_id)).payday_day;
}
