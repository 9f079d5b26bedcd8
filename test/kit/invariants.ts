/** The invariants of the ledger, as the night watch looks for them, over the whole database. */
import type { Read, Tx } from "@svc/server/platform/db/transaction.ts";
import { type Breach, findBreaches } from "@svc/server/reporting/night-watch/find-breaches.ts";
import {
  ENTRY_INVARIANTS,
  LEDGER_INVARIANTS,
} from "@svc/server/reporting/night-watch/ledger-invariants.ts";

export type { Breach };

/** The breaches of double entry, balances and chains; none in a sound database. */
export function checkEntries(read: Pick<Read | Tx, "sql">): Promise<Breach[]> {
  return findBreaches(read, ENTRY_INVARIANTS);
}

/** The breaches of the whole ledger, and of what it says about sends; none in a sound database. */
export function checkLedger(read: Pick<Read | Tx, "sql">): Promise<Breach[]> {
  return findBreaches(read, LEDGER_INVARIANTS);
}
