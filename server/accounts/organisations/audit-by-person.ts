import { readAccountFacts } from "#accounts/account";
import type { MemberRow } from "#accounts/members";
import { type AuditRecord, audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";

/** Where it is written down what somebody did, and who did it. */
interface PersonAuditRecord extends AuditRecord {
  readonly account_id: string;
  /** As the member that the person is there. */
  readonly member: MemberRow;
}

/**
 * Writes what a person did into the audit log of an account that they need not look at.
 *
 * Writes: audit_entries.
 */
export async function auditByPerson(
  tx: Tx,
  ctx: Ctx,
  { account_id, member, ...record }: PersonAuditRecord,
): Promise<void> {
  const account = await readAccountFacts(tx, account_id);
  if (account === null) throw new Error(`no row for account ${account_id}`);
  const now = ctx.now + account.clock_offset_ms;
  await audit(tx, { ...ctx, account, member, now }, [record]);
}
