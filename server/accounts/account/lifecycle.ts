import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type AccountRow, accounts } from "./tables.ts";

/** Moves a locked account to a state. Writes: the account. */
export async function moveAccount(
  { db }: Tx,
  account_id: string,
  status: AccountRow["status"],
): Promise<void> {
  await db.update(accounts).set({ status }).where(eq(accounts.id, account_id));
}
