import { eq } from "drizzle-orm";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { NEWEST_VERSION } from "#platform/versions";
import { raiseFactsVersion } from "./authority.ts";
import { accounts } from "./tables.ts";

/** The date of the API Terms, the Acceptable Use policy and the DPA that are in force. */
const TERMS_VERSION = "2026-11-01";

/**
 * Notes that the organisation accepted the terms, with its first live key; from that day on it
 * speaks the newest version by default.
 *
 * Writes: the account, an audit entry.
 */
export async function acceptTerms(tx: Tx, ctx: Ctx): Promise<void> {
  const { account, now } = ctx;
  await tx.db
    .update(accounts)
    .set({
      terms: { version: TERMS_VERSION, at_ms: now, member_id: null },
      default_api_version: NEWEST_VERSION,
    })
    .where(eq(accounts.id, account.id));
  await audit(tx, ctx, [
    {
      action: "terms.accepted",
      object_id: formatId("acct", account.id),
      changes: { terms_accepted: [null, TERMS_VERSION] },
    },
  ]);
  await raiseFactsVersion(tx, account.id);
}
