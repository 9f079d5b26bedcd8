import { eq } from "drizzle-orm";
import { audit, auditByStaff } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { NEWEST_VERSION } from "#platform/versions/released";
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
  await noteTerms(tx, { account_id: account.id, member_id: ctx.member?.id ?? null, now });
  await audit(tx, ctx, [acceptanceOf(account.id)]);
}

/**
 * The same for an organisation whose first live key staff make: a person accepted for it.
 *
 * Writes: the account, an audit entry that names the person.
 */
export async function acceptTermsByStaff(
  tx: Tx,
  { account_id, accepted_by, now }: { account_id: string; accepted_by: string; now: number },
): Promise<void> {
  await noteTerms(tx, { account_id, member_id: null, now });
  const note = `accepted by ${accepted_by}`;
  await auditByStaff(tx, [{ ...acceptanceOf(account_id), account_id, note, created: now }]);
}

async function noteTerms(
  tx: Tx,
  { account_id, member_id, now }: { account_id: string; member_id: string | null; now: number },
): Promise<void> {
  await tx.db
    .update(accounts)
    .set({
      terms: { version: TERMS_VERSION, at_ms: now, member_id },
      default_api_version: NEWEST_VERSION,
    })
    .where(eq(accounts.id, account_id));
  await raiseFactsVersion(tx, account_id);
}

function acceptanceOf(account_id: string) {
  return {
    action: "terms.accepted",
    object_id: formatId("acct", account_id),
    changes: { terms_accepted: [null, TERMS_VERSION] },
  };
}
