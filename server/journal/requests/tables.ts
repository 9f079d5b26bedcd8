import type { ErrorCode } from "@svc/generated/errors";
import type { OperationFacts, OperationId } from "@svc/generated/operations";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "#platform/db/columns";

/** One line a request, kept 30 days; ids and times are on the wall clock. */
export const requestLogs = pgTable(
  "request_logs",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    operation_id: text().$type<OperationId>().notNull(),
    method: text().$type<OperationFacts["method"]>().notNull(),
    path: text().notNull(),
    query: text().notNull(),
    status: integer().notNull(),
    duration_ms: integer().notNull(),
    api_key_id: uuid(),
    /** The signed-in person, for whom the dashboard called. */
    member_id: uuid(),
    ip: text().notNull(),
    user_agent: text(),
    api_version: text().notNull(),
    idempotency_key: text(),
    replayed: boolean().notNull(),
    /** Whether it used an operation, a field or a version that is going to end. */
    is_deprecated: boolean().notNull(),
    /** The fields of them that it gave, with spaces between; empty when it gave none. */
    deprecated_fields: text().notNull(),
    error_code: text().$type<ErrorCode>(),
    /** Wire id of the object that the answer showed. */
    object_id: text(),
    /** Where its bodies are packed, and their place there; null when none are kept. */
    bodies_id: uuid(),
    bodies_place: integer(),
    /** When it arrived on the account's clock, which its events were minted from. */
    account_at: instant().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("request_logs_key").on(table.account_id, table.api_key_id, table.id),
    // Four bytes for a key of up to 255: whoever looks compares the key itself too.
    index("request_logs_idempotency_key")
      .on(table.account_id, sql`hashtext(idempotency_key)`, table.id)
      .where(sql`idempotency_key is not null`),
    // Of what is going to end, each key, operation, version and field is found without the rest.
    index("request_logs_deprecated")
      .on(
        ...[table.account_id, table.api_key_id, table.operation_id, table.api_version],
        ...[table.deprecated_fields, table.id],
      )
      .where(sql`is_deprecated`),
    // People look for what was refused, and that is rare.
    index("request_logs_refused").on(table.account_id, table.id).where(sql`status >= 400`),
  ],
);

/**
 * The bodies of the lines that one account had in one write of the log, packed together: they are
 * much alike, and hardly ever read.
 */
export const requestBodies = pgTable(
  "request_bodies",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    packed: bytes().notNull(),
    created: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.id] })],
);

/** The bodies of one request as JSON, secrets masked; null when none was sent, or is kept. */
export interface Bodies {
  readonly request_body: string | null;
  readonly response_body: string | null;
}

/** A line to be written. */
export type RequestLogRow = Omit<typeof requestLogs.$inferInsert, "bodies_id" | "bodies_place"> &
  Bodies;
export type RequestLogFound = typeof requestLogs.$inferSelect;
