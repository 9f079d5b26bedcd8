import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { accounts } from "./tables.ts";

/** Moves a locked account between the two states that staff set. Writes: the account. */
export async function moveAccount(
  { db }: Tx,
  account_id: string,
  status: "active" | "suspended",
): Promise<void> {
  await db.update(accounts).set({ status }).where(eq(accounts.id, account_id));
}
