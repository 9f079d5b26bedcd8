import type { OperationFacts, OperationId } from "@svc/generated/operations";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** Who chose a key: a client in its header, or an approval that runs what it was asked. */
export const ORIGINS = ["client", "approval"] as const;

export type Origin = (typeof ORIGINS)[number];

/**
 * The Idempotency-Keys of finished requests. A row is written in the transaction of what the
 * request did, so it exists exactly when that exists.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    account_id: uuid().notNull(),
    method: text().$type<OperationFacts["method"]>().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    /** Part of the key that no client can set, so that none can take an approval's place. */
    origin: text().$type<Origin>().notNull().default("client"),
    operation_id: text().$type<OperationId>().notNull(),
    /** Hex SHA-256 of the canonical body. */
    fingerprint: text().notNull(),
    request_id: uuid().notNull(),
    /** Null only inside the transaction that locks the key. */
    status: integer(),
    /** Wire ids; a replay presents these objects as they are by then. */
    object_ids: text().array().notNull().default([]),
    /** The masked body of an answer that has no id. */
    body: jsonb().$type<object>(),
    /** The database's time. */
    created: instant().notNull().default(sql`date_trunc('milliseconds', now())`),
  },
  (table) => [
    primaryKey({
      columns: [table.account_id, table.path, table.key, table.method, table.origin],
      name: "idempotency_keys_claim",
    }),
    // The purge walks the oldest rows; rows stand in the order of their writing.
    index("idempotency_keys_created").using("brin", table.created),
    check("idempotency_keys_origin", isOneOf(table.origin, ORIGINS)),
  ],
);
