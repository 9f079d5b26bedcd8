import type { Tx } from "#platform/db/transaction";
import { raiseFactsVersion } from "./authority.ts";
import { moveAccount } from "./lifecycle.ts";

/** Closes a locked account for good: no caller gets into it. Writes: the account. */
export async function closeAccount(tx: Tx, account_id: string): Promise<void> {
  await moveAccount(tx, account_id, "closed");
  await raiseFactsVersion(tx, account_id);
}
