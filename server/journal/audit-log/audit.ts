import type { Ctx, MemberFacts } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { auditEntries } from "./tables.ts";

/** A deed of the request's key, or of who is signed in. */
export interface AuditRecord {
  /** Dotted; what the contract says of the operation when left out. */
  readonly action?: string;
  /** Wire id of what it was done to. */
  readonly object_id: string | null;
  /** Old and new value by field; never a secret. */
  readonly changes: Readonly<Record<string, unknown[]>>;
  readonly note?: string;
}

type AuditCtx = Pick<
  Ctx,
  "account" | "key" | "operation" | "request_id" | "ip" | "user_agent" | "now"
> & {
  readonly member: Pick<MemberFacts, "id" | "name" | "email" | "phone"> | null;
};

/**
 * Writes deeds into the audit log, in the transaction that does them.
 *
 * Writes: audit_entries.
 */
export async function audit(
  tx: Tx,
  ctx: AuditCtx,
  audit_records: readonly AuditRecord[],
): Promise<void> {
  const { account, operation, request_id, ip, user_agent, now } = ctx;
  const rows = audit_records.map(({ action = operation.audited, object_id, changes, note }) => {
    if (action === null) throw new Error(`The contract does not audit ${operation.id}.`);
    return {
      account_id: account.id,
      id: mintId(now),
      action,
      object_id,
      ...actorIn(ctx),
      ip,
      user_agent,
      changes,
      request_id,
      note: note ?? null,
      created: now,
    };
  });
  await insertMany(tx, auditEntries, rows);
}

/** Who does it, as they are called now. */
function actorIn({ key, member }: Pick<AuditCtx, "key" | "member">) {
  if (member !== null) {
    const { id: actor_id, name, email, phone } = member;
    return { actor_type: "member" as const, actor_id, actor_label: name ?? email ?? phone };
  }
  if (key === null) return { actor_type: "system" as const, actor_id: null, actor_label: null };
  return { actor_type: "key" as const, actor_id: key.id, actor_label: key.label };
}
