import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, position } from "#platform/db/columns";
import { WRITTEN_NOW } from "#platform/db/positions";
import { isOneOf } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";
import { webhookEndpoints } from "./tables.ts";

/** Greater than every id, so that a position covers a whole transaction. */
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * An endpoint's position in the feed, its due time and its recent results. A row of its own for
 * each endpoint, because it changes constantly. Times but `due_at` are on the account's clock.
 */
export const webhookFeeds = pgTable(
  "webhook_feeds",
  {
    account_id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    /** The account's; feeds are leased by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** Every event up to this position, by transaction and id, has its delivery. */
    commit_position: position("commit_position").notNull().default(WRITTEN_NOW),
    event_id: uuid().notNull().default(LAST_ID),
    /**
     * Wall time at which the deliveries of the endpoint are looked at; null while none waits. Never
     * later than the first of them is due.
     */
    due_at: instant(),
    last_success_at: instant(),
    last_failure_at: instant(),
    /** Start of the current run of failures; null while tries succeed. */
    failing_since: instant(),
    /** Failed tries since then. */
    failed_attempts: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.endpoint_id] }),
    foreignKey({
      columns: [table.account_id, table.endpoint_id],
      foreignColumns: [webhookEndpoints.account_id, webhookEndpoints.id],
      name: "webhook_feeds_endpoint",
    }),
    // Workers look across all organisations in due order, so this index does not lead by account.
    index("webhook_feeds_due").on(table.mode, table.due_at).where(sql`due_at is not null`),
    check("webhook_feeds_mode", isOneOf(table.mode, LIVE_FIRST)),
    check("webhook_feeds_failing", sql`(failing_since is null) = (failed_attempts = 0)`),
  ],
);

/** Tries of an endpoint by the hour in which they were made, on the account's clock. */
export const webhookHours = pgTable(
  "webhook_hours",
  {
    account_id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    hour: instant().notNull(),
    attempts: integer().notNull(),
    succeeded: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.endpoint_id, table.hour] }),
    foreignKey({
      columns: [table.account_id, table.endpoint_id],
      foreignColumns: [webhookFeeds.account_id, webhookFeeds.endpoint_id],
      name: "webhook_hours_feed",
    }).onDelete("cascade"),
  ],
);
