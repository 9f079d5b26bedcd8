import { LIFECYCLES } from "@svc/generated/lifecycles";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";

/** Where an account's events are sent. A deleted endpoint keeps its row: deliveries name it. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    url: text().notNull(),
    /** `*`, families such as `send.*`, and types. */
    enabled_events: text().array().notNull(),
    description: text(),
    api_version: text().notNull(),
    include_tokens: boolean().notNull(),
    token_links: boolean().notNull(),
    format: text().$type<"svc" | "legacy_airtime">().notNull(),
    status: text().$type<(typeof LIFECYCLES.webhook_endpoint.states)[number]>().notNull(),
    disabled_reason: text().$type<"manual" | "failing">(),
    /** On the account's clock, as every instant here. */
    disabled_at: instant(),
    deleted_at: instant(),
    created_by_kind: text().$type<"key" | "member">(),
    created_by_id: uuid(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    created: instant().notNull(),
    /** Number of the newest event about this endpoint; the next event takes the one after it. */
    event_sequence: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    // One URL is one receiver: two endpoints with the same URL would receive everything twice.
    uniqueIndex("webhook_endpoints_url")
      .on(table.account_id, table.url)
      .where(sql`deleted_at is null`),
    statusCheck("webhook_endpoints_status", table.status, LIFECYCLES.webhook_endpoint),
    check("webhook_endpoints_format", isOneOf(table.format, ["svc", "legacy_airtime"])),
    check("webhook_endpoints_reason", isOneOf(table.disabled_reason, ["manual", "failing"])),
    check("webhook_endpoints_disabled", sql`(status = 'disabled') = (disabled_at is not null)`),
    check("webhook_endpoints_told", sql`(disabled_reason is null) = (disabled_at is null)`),
    check("webhook_endpoints_deleted", sql`deleted_at is null or status = 'disabled'`),
    check("webhook_endpoints_created_by", sql`(created_by_kind is null) = (created_by_id is null)`),
  ],
);

/** The secrets that sign an endpoint's events; two during the grace period of a roll. */
export const webhookSecrets = pgTable(
  "webhook_secrets",
  {
    account_id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    /** Uuid of the request whose answer showed it, and whose replays show it again. */
    request_id: uuid().notNull(),
    /** Sealed; opened only to sign. */
    sealed: text().notNull(),
    last4: text().notNull(),
    /** On the account's clock; null while it is the endpoint's own secret. */
    works_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.endpoint_id, table.request_id] }),
    foreignKey({
      columns: [table.account_id, table.endpoint_id],
      foreignColumns: [webhookEndpoints.account_id, webhookEndpoints.id],
      name: "webhook_secrets_endpoint",
    }),
    uniqueIndex("webhook_secrets_own")
      .on(table.account_id, table.endpoint_id)
      .where(sql`works_until is null`),
  ],
);

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type SecretRow = typeof webhookSecrets.$inferSelect;
