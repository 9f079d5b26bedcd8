import type { Read, Tx } from "#platform/db/transaction";
import { type Breach, findBreaches } from "./find-breaches.ts";
import { LEDGER_INVARIANTS } from "./ledger-invariants.ts";
import { accountsScope } from "./scopes.ts";

/** Everything that is not true of the books of some accounts, from their first posting on. */
export async function breachesOfAccounts(
  read: Pick<Read | Tx, "sql">,
  account_ids: readonly string[],
): Promise<Breach[]> {
  return await findBreaches(read, LEDGER_INVARIANTS, accountsScope(account_ids));
}
