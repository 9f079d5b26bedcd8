import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { hexBytes, instant } from "#platform/db/columns";
import type { IdPrefix } from "#platform/ids";

/**
 * The Idempotency-Keys of finished requests. A row is written in the transaction of what the
 * request did, so it exists exactly when that exists. Every sale writes one, so they are narrow:
 * wide columns first, and nothing that another column says.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The database's time. */
    created: instant().notNull().default(sql`date_trunc('milliseconds', svc_now())`),
    account_id: uuid().notNull(),
    request_id: uuid().notNull(),
    /** The object of the answer; a replay presents it as it is by then. */
    object_id: uuid(),
    /** One of `OPERATION_NUMBERS`. */
    operation: integer().notNull(),
    /** Null only inside the transaction that locks the key. */
    status: smallint(),
    /** Part of the key that no client can set, so that none can take an approval's place. */
    by_approval: boolean().notNull().default(false),
    key: text().notNull(),
    /** The concrete path, where the operation's has ids in it; otherwise empty. */
    path: text().notNull(),
    /** SHA-256 of the canonical body. */
    fingerprint: hexBytes().notNull(),
    object_prefix: text().$type<IdPrefix>(),
    /** The masked body of an answer that has no id. */
    body: jsonb().$type<object>(),
  },
  (table) => [
    primaryKey({
      columns: [table.account_id, table.key, table.operation, table.path, table.by_approval],
      name: "idempotency_keys_claim",
    }),
    // The purge walks the oldest rows of each account.
    index("idempotency_keys_created").on(table.account_id, table.created),
  ],
);
