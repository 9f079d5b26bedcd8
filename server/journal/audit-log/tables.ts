import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** Who did what, written with the deed and never changed. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    /** Dotted, such as `api_key.created`. */
    action: text().notNull(),
    /** Wire id of what it was done to. */
    object_id: text(),
    actor_type: text().$type<"key" | "member" | "system" | "staff">().notNull(),
    actor_id: uuid(),
    actor_label: text(),
    ip: text(),
    user_agent: text(),
    /** Old and new by field, secrets masked. */
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    request_id: uuid(),
    note: text(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("audit_entries_action").on(table.account_id, table.action, table.id),
    index("audit_entries_object")
      .on(table.account_id, table.object_id, table.id)
      .where(sql`object_id is not null`),
    check("audit_entries_actor", isOneOf(table.actor_type, ["key", "member", "system", "staff"])),
  ],
);

export type AuditEntryRow = typeof auditEntries.$inferSelect;
