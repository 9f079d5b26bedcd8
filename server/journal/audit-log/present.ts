import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { AuditEntryRow } from "./tables.ts";

type AuditEvent = Schemas["AuditEvent"];

/** An entry of the audit log. */
export function presentAuditEntry(
  row: AuditEntryRow,
  { account }: Pick<Ctx, "account">,
): AuditEvent {
  return {
    id: formatId("aud", row.id),
    object: "audit_event",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    action: row.action,
    object_id: row.object_id,
    actor: actorOf(row),
    ip: row.ip,
    user_agent: row.user_agent,
    changes: row.changes as AuditEvent["changes"],
    request_id: row.request_id === null ? null : formatId("req", row.request_id),
    note: row.note,
  };
}

/** Who did it, as it was called then. */
export function actorOf({ actor_type, actor_id, actor_label }: AuditEntryRow): Schemas["Actor"] {
  const prefix = actor_type === "member" ? "mem" : "key";
  const id = actor_id === null ? null : formatId(prefix, actor_id);
  return { type: actor_type, id, label: actor_label };
}
