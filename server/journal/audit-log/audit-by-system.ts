import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { auditEntries } from "./tables.ts";

/** Something that the service did by itself, which no request asked for. */
export interface SystemAuditRecord {
  readonly account_id: string;
  /** Dotted, such as `api_key.expired`. */
  readonly action: string;
  /** Wire id of what it was done to. */
  readonly object_id: string | null;
  /** Old and new value by field; never a secret. */
  readonly changes: Readonly<Record<string, unknown[]>>;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Writes what the service did by itself into the audit log, in the transaction that does it.
 *
 * Writes: audit_entries.
 */
export async function auditBySystem(
  tx: Tx,
  audit_records: readonly SystemAuditRecord[],
): Promise<void> {
  const rows = audit_records.map((audit_record) => ({
    ...audit_record,
    id: mintId(audit_record.created),
    actor_type: "system" as const,
  }));
  await insertMany(tx, auditEntries, rows);
}
