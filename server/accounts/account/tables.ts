import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AccountLimits, Discount } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** Acceptance of the API Terms, the Acceptable Use policy and the DPA. */
export interface Terms {
  readonly version: string;
  readonly at_ms: number;
  /** Uuid of the member; null when a key accepted them. */
  readonly member_id: string | null;
}

/** One organisation in one mode; the same organisation in the other mode is its twin. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    twin_id: uuid().notNull(),
    mode: text().$type<"test" | "live">().notNull(),
    name: text().notNull(),
    legal_name: text(),
    status: text().$type<"active" | "suspended" | "closed">().notNull(),
    contact_email: text(),
    support_phone: text(),
    /** Signs text messages to customers. */
    statement_descriptor: text().notNull(),
    dealer_status: text().$type<"none" | "applied" | "approved">().notNull().default("none"),
    discounts: jsonb().$type<Discount[]>().notNull().default([]),
    dealer_since: instant(),
    batch_approval_usd_minor: minor(),
    batch_approval_zwg_minor: minor(),
    agent_live_enabled: boolean().notNull().default(false),
    terms: jsonb().$type<Terms>(),
    default_api_version: text().notNull(),
    webhook_format_legacy: boolean().notNull().default(false),
    /** Window of the duplicate guard; null when it is off. */
    prevent_duplicates_seconds: integer(),
    payday_day: integer(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Limits that staff raised; absent ones are the defaults. */
    limits: jsonb().$type<AccountLimits>().notNull().default({}),
    /** Raised by whatever changes what the callers of the account are let in on or judged by. */
    facts_version: integer().notNull().default(0),
    created: instant().notNull(),
  },
  (table) => [
    // Without foreign key: the twins name each other, and neither is first.
    uniqueIndex("accounts_twin").on(table.twin_id),
    check("accounts_mode", isOneOf(table.mode, ["test", "live"])),
    check("accounts_status", isOneOf(table.status, ["active", "suspended", "closed"])),
    check("accounts_dealer_status", isOneOf(table.dealer_status, ["none", "applied", "approved"])),
    check("accounts_statement_descriptor", sql`length(statement_descriptor) between 1 and 22`),
    check("accounts_payday_day", sql`payday_day between 1 and 31`),
    check("accounts_prevent_duplicates", sql`prevent_duplicates_seconds between 1 and 86400`),
  ],
);

/**
 * How far a test account's clock may run ahead of the wall in all: 20 years, leap days included.
 * Times computed from it stay well within what a timestamp can hold.
 */
export const CLOCK_AHEAD_SECONDS_MAX = 631_152_000;

/** How far an account's own clock runs ahead of the wall; only a test account's ever moves. */
export const accountClocks = pgTable(
  "account_clocks",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    offset_seconds: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.account_id] }),
    check(
      "account_clocks_ahead",
      sql`${table.offset_seconds} between 0 and ${sql.raw(String(CLOCK_AHEAD_SECONDS_MAX))}`,
    ),
  ],
);

export type AccountRow = typeof accounts.$inferSelect;
