import { LIFECYCLES } from "@svc/generated/lifecycles";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import type { Currency, KeyFacts, KeyScope } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

/** Who may call, from where, for what. Empty lists restrict nothing. */
export const apiKeys = pgTable(
  "api_keys",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    kind: text().$type<KeyFacts["kind"]>().notNull(),
    label: text(),
    /** The first characters of the secret, kind and mode included. */
    prefix: text().notNull(),
    last4: text().notNull(),
    status: text().$type<(typeof LIFECYCLES.api_key.states)[number]>().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    allowed_ips: text().array().notNull().default([]),
    allowed_origins: text().array().notNull().default([]),
    allowed_products: text().array().notNull().default([]),
    allowed_networks: text().array().notNull().default([]),
    recipient_allowlist: text().array().notNull().default([]),
    /** On the account's clock. */
    expires_at: instant(),
    revoked_at: instant(),
    api_version: text(),
    /** Null for a key that the service made: the sandbox's first one. */
    created_by_kind: text().$type<"key" | "member">(),
    created_by_id: uuid(),
    /** On the wall clock; written in bulk, so a little late. */
    last_used_at: instant(),
    last_used_ip: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    created: instant().notNull(),
    /** Number of the newest event about this key; the next event takes the one after it. */
    event_sequence: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("api_keys_status").on(table.account_id, table.status, table.id),
    statusCheck("api_keys_status_known", table.status, LIFECYCLES.api_key),
    check("api_keys_kind", isOneOf(table.kind, ["sk", "rk", "pk", "ak"])),
    check("api_keys_created_by", sql`(created_by_kind is null) = (created_by_id is null)`),
    check("api_keys_revoked_at", sql`(status = 'revoked') = (revoked_at is not null)`),
  ],
);

/** Hashes that open a key; more than one while a rolled secret still works. */
export const keySecrets = pgTable(
  "key_secrets",
  {
    /** Hex SHA-256 of the whole secret. */
    secret_hash: text().notNull(),
    account_id: uuid().notNull(),
    key_id: uuid().notNull(),
    last4: text().notNull(),
    /** On the account's clock; null while it is the key's own secret. */
    works_until: instant(),
    /** When another one took its place, on the account's clock. */
    rolled_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.secret_hash] }),
    foreignKey({
      columns: [table.account_id, table.key_id],
      foreignColumns: [apiKeys.account_id, apiKeys.id],
      name: "key_secrets_key",
    }),
    index("key_secrets_key").on(table.account_id, table.key_id),
  ],
);

/** What a key may spend in one currency; null is no cap. A sale locks the row before it sums. */
export const keyCaps = pgTable(
  "key_caps",
  {
    account_id: uuid().notNull(),
    key_id: uuid().notNull(),
    currency: text().$type<"USD" | "ZWG">().notNull(),
    per_send_minor: minor(),
    daily_minor: minor(),
    monthly_minor: minor(),
    per_recipient_daily_minor: minor(),
    /** Agent keys: above this, within 24 hours, a person must approve. */
    approval_threshold_minor: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.key_id, table.currency] }),
    foreignKey({
      columns: [table.account_id, table.key_id],
      foreignColumns: [apiKeys.account_id, apiKeys.id],
      name: "key_caps_key",
    }),
    check("key_caps_currency", isOneOf(table.currency, ["USD", "ZWG"])),
  ],
);

/**
 * What a key with caps has sold in a day or a month in Harare, without what came back. Touched only
 * while the balance of its account and currency is held.
 */
export const keyUsages = pgTable(
  "key_usage",
  {
    account_id: uuid().notNull(),
    key_id: uuid().notNull(),
    currency: text().$type<"USD" | "ZWG">().notNull(),
    period: text().$type<"day" | "month">().notNull(),
    /** On the account's clock. */
    starts_at: instant().notNull(),
    used_minor: minor().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.account_id, table.key_id, table.currency, table.period, table.starts_at],
    }),
    foreignKey({
      columns: [table.account_id, table.key_id],
      foreignColumns: [apiKeys.account_id, apiKeys.id],
      name: "key_usage_key",
    }),
    check("key_usage_currency", isOneOf(table.currency, ["USD", "ZWG"])),
    check("key_usage_period", isOneOf(table.period, ["day", "month"])),
    check("key_usage_used", sql`used_minor >= 0`),
  ],
);

/**
 * What a key has sold in a month, as far as its days are over and whether or not it came back:
 * its page sums the days since. Without a row, all of them.
 */
export const keyMonths = pgTable(
  "key_months",
  {
    account_id: uuid().notNull(),
    key_id: uuid().notNull(),
    /** `YYYY-MM`. */
    period: text().notNull(),
    /** The first moment that is not in it. */
    until: instant().notNull(),
    currency: text().$type<Currency>().notNull(),
    sold_minor: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.key_id, table.period, table.currency] }),
    foreignKey({
      columns: [table.account_id, table.key_id],
      foreignColumns: [apiKeys.account_id, apiKeys.id],
      name: "key_months_key",
    }),
    check("key_months_currency", sql`currency in ('USD', 'ZWG')`),
    check("key_months_sold", sql`sold_minor >= 0`),
  ],
);

/** Deadlines of a key. */
export const DEADLINE_KINDS = ["week_left", "day_left", "expiry", "grace_over"] as const;

export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** When something comes due for a key: on the account's clock, and that moment as wall time. */
export const keyDeadlines = pgTable(
  "key_deadlines",
  {
    account_id: uuid().notNull(),
    key_id: uuid().notNull(),
    kind: text().$type<DeadlineKind>().notNull(),
    /** The account's; deadlines are met by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** On the account's clock. */
    at: instant().notNull(),
    /** Wall time; advancing the test clock moves it. */
    due_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.key_id, table.kind] }),
    foreignKey({
      columns: [table.account_id, table.key_id],
      foreignColumns: [apiKeys.account_id, apiKeys.id],
      name: "key_deadlines_key",
    }),
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("key_deadlines_due").on(table.mode, table.due_at),
    check("key_deadlines_mode", isOneOf(table.mode, LIVE_FIRST)),
    check("key_deadlines_kind", isOneOf(table.kind, DEADLINE_KINDS)),
  ],
);

export type KeyRow = typeof apiKeys.$inferSelect;
export type KeyCapsRow = typeof keyCaps.$inferSelect;
