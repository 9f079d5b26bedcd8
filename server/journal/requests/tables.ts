import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";

/** One line a request, kept 30 days; ids and times are on the wall clock. */
export const requestLogs = pgTable(
  "request_logs",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    operation_id: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    query: text().notNull(),
    status: integer().notNull(),
    duration_ms: integer().notNull(),
    api_key_id: uuid(),
    ip: text().notNull(),
    user_agent: text(),
    api_version: text().notNull(),
    idempotency_key: text(),
    replayed: boolean().notNull(),
    error_code: text(),
    /** Wire id of the object that the answer showed. */
    object_id: text(),
    created: instant("created").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    // Rows are purged by age across all organisations; they lie on disk in that order.
    index("request_logs_created").using("brin", table.created),
    index("request_logs_key").on(table.account_id, table.api_key_id, table.id),
  ],
);

export type RequestLogRow = typeof requestLogs.$inferInsert;
