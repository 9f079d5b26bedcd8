import type { EventType } from "@svc/generated/events";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import type { PostError } from "#platform/net/safe-http-post";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";
import { webhookEndpoints } from "#webhooks/webhook-endpoints";

/** One try, as stored. */
export interface KeptAttempt {
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly error: PostError | null;
}

/** Why something is sent. */
export const TRIGGERS = ["event", "redelivery", "replay", "test"] as const;

export type Trigger = (typeof TRIGGERS)[number];

/**
 * One event on its way to one endpoint, which is presented anew at each try. No index holds the
 * status, so that a try writes no index entries. Times are on the account's clock.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    event_id: uuid().notNull(),
    event_type: text().$type<EventType>().notNull(),
    trigger: text().$type<Trigger>().notNull(),
    /**
     * Why it is sent, so that nothing is sent twice for one reason: the event, a replay, or the
     * delivery itself if it was requested singly.
     */
    reason_id: uuid().notNull(),
    status: text().$type<(typeof LIFECYCLES.webhook_delivery.states)[number]>().notNull(),
    url: text().notNull(),
    attempt_count: integer().notNull().default(0),
    next_attempt_at: instant(),
    attempts: jsonb().$type<KeptAttempt[]>().notNull().default([]),
    body_excerpt: text(),
    /** The body of a test, which has no event. */
    payload: jsonb().$type<object>(),
    /** Whether a try failed, or none was made: what people look for. */
    missed: boolean().notNull().default(false),
    /** Where the body of the last try is packed; null before the first try. */
    sent_id: uuid(),
    sent_place: integer(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.endpoint_id],
      foreignColumns: [webhookEndpoints.account_id, webhookEndpoints.id],
      name: "webhook_deliveries_endpoint",
    }),
    // Fan-out may reach an event again; its delivery stays the only one.
    uniqueIndex("webhook_deliveries_reason").on(
      table.account_id,
      table.event_id,
      table.endpoint_id,
      table.reason_id,
    ),
    index("webhook_deliveries_endpoint").on(table.account_id, table.endpoint_id, table.id),
    index("webhook_deliveries_missed").on(table.account_id, table.id).where(sql`missed`),
    index("webhook_deliveries_replay")
      .on(table.account_id, table.reason_id)
      .where(sql`trigger = 'replay'`),
    statusCheck("webhook_deliveries_status", table.status, LIFECYCLES.webhook_delivery),
    check("webhook_deliveries_trigger", isOneOf(table.trigger, TRIGGERS)),
    check(
      "webhook_deliveries_next",
      sql`(next_attempt_at is not null) = (status in ('pending', 'failed'))`,
    ),
  ],
);

/**
 * What was sent in the tries of one account that were settled together, masked and packed: bodies
 * are much alike, and hardly ever read.
 */
export const webhookSent = pgTable(
  "webhook_sent",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    packed: bytes().notNull(),
    /** On the account's clock, as deliveries are. */
    created: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.id] })],
);

/** A range of events that is sent to an endpoint again; a due row until the last was taken. */
export const webhookReplays = pgTable(
  "webhook_replays",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    /** The account's; replays are leased by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    endpoint_id: uuid().notNull(),
    from_at: instant().notNull(),
    to_at: instant().notNull(),
    /** Empty for everything the endpoint subscribes to. */
    types: text().array().notNull(),
    status: text().$type<(typeof LIFECYCLES.webhook_replay.states)[number]>().notNull(),
    matched: integer().notNull(),
    queued: integer().notNull().default(0),
    /** Events up to this one have their deliveries. */
    event_id: uuid(),
    /** Wall time; null when nothing is left to do. */
    due_at: instant(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.endpoint_id],
      foreignColumns: [webhookEndpoints.account_id, webhookEndpoints.id],
      name: "webhook_replays_endpoint",
    }),
    index("webhook_replays_endpoint").on(table.account_id, table.endpoint_id),
    // Workers lease across all organisations in due order, so this index does not lead by account.
    index("webhook_replays_due").on(table.mode, table.due_at).where(sql`due_at is not null`),
    check("webhook_replays_mode", isOneOf(table.mode, LIVE_FIRST)),
    statusCheck("webhook_replays_status", table.status, LIFECYCLES.webhook_replay),
  ],
);

export type SentPackRow = typeof webhookSent.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type ReplayRow = typeof webhookReplays.$inferSelect;
