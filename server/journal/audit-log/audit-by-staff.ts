import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { auditEntries } from "./tables.ts";

/** A deed of the service's staff, which no request asked for. */
export interface StaffAuditRecord {
  readonly account_id: string;
  /** Dotted, such as `dealer.discounts_set`. */
  readonly action: string;
  /** Wire id of what it was done to. */
  readonly object_id: string | null;
  /** Old and new value by field; never a secret. */
  readonly changes: Readonly<Record<string, unknown[]>>;
  readonly note: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Writes deeds of staff into the audit log, in the transaction that does them.
 *
 * Writes: audit_entries.
 */
export async function auditByStaff(
  tx: Tx,
  audit_records: readonly StaffAuditRecord[],
): Promise<void> {
  const rows = audit_records.map((audit_record) => ({
    ...audit_record,
    id: mintId(audit_record.created),
    actor_type: "staff" as const,
  }));
  await insertMany(tx, auditEntries, rows);
}
