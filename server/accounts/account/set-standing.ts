import { eq } from "drizzle-orm";
import { auditByStaff } from "#journal/audit-log";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { raiseFactsVersion } from "./authority.ts";
import { moveAccount } from "./lifecycle.ts";
import { lockClocksForShare } from "./lock-clocks.ts";
import { accounts } from "./tables.ts";

/** What a person of the staff does with an account. */
export interface NewStanding {
  readonly account_id: string;
  readonly to: "active" | "suspended";
  /** Why; for the audit log. */
  readonly note: string;
  readonly by: string;
}

/**
 * Suspends an account, which reads and changes nothing from then on, or ends that. Returns why it
 * cannot be done, with nothing written; null once it is.
 *
 * Writes: the account, an audit entry.
 */
export async function setStanding(
  tx: Tx,
  { account_id, to, note, by }: NewStanding,
): Promise<string | null> {
  const rows = tx.db.select().from(accounts).where(eq(accounts.id, account_id));
  const [account] = await rows.for("no key update");
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (account === undefined || clock === undefined) return "There is no such account.";
  if (account.status === "closed") return "The account is closed.";
  if (account.status === to) return `The account is ${to} already.`;
  await moveAccount(tx, account_id, to);
  const about = { account_id, object_id: formatId("acct", account_id), created: clock.now };
  const action = to === "active" ? "account.resumed" : "account.suspended";
  const changes = { status: [account.status, to] };
  await auditByStaff(tx, [{ ...about, action, changes, note: `${by}: ${note}` }]);
  await raiseFactsVersion(tx, account_id);
  return null;
}
