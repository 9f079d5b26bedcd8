import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CURRENCIES } from "#money/ledger";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import type { IdPrefix } from "#platform/ids";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

/** When a test account's Credit is next restored: a midnight of its own clock, as wall time. */
export const testCreditRestores = pgTable(
  "test_credit_restores",
  {
    account_id: uuid().primaryKey(),
    due_at: instant().notNull(),
  },
  // Workers lease across all accounts in due order, so this index does not lead by account.
  (table) => [index("test_credit_restores_due").on(table.due_at)],
);

export type AlertChannel = Schemas["AlertChannel"];

/** How alerts are told unless the account says otherwise. */
export const CHANNELS_DEFAULT: readonly AlertChannel[] = ["webhook"];

/** How many days ahead a shortfall is looked for, unless the account says otherwise. */
export const SHORTFALL_DAYS_DEFAULT = 7;

/**
 * What an account has set of its alerts beside the amounts, which stand with the balances that they
 * watch; an account that has set nothing has no row.
 */
export const creditAlerts = pgTable(
  "credit_alerts",
  {
    account_id: uuid().primaryKey(),
    shortfall_days: integer().notNull(),
    channels: text().array().$type<AlertChannel[]>().notNull(),
  },
  () => [check("credit_alerts_shortfall_days", sql`shortfall_days between 1 and 60`)],
);

/**
 * The accounts whose upcoming schedules are compared with their Credit, and when that is done next:
 * at 06:00 of their own clocks.
 */
export const creditProjections = pgTable(
  "credit_projections",
  {
    account_id: uuid().primaryKey(),
    /** The account's; live accounts go first. */
    mode: text().$type<Mode>().notNull(),
    /** Wall time; advancing the test clock moves it. */
    due_at: instant().notNull(),
  },
  (table) => [
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("credit_projections_due").on(table.mode, table.due_at),
    check("credit_projections_mode", isOneOf(table.mode, LIVE_FIRST)),
  ],
);

/** The days to come of which an account was notified that its Credit will not suffice. */
export const creditShortfalls = pgTable(
  "credit_shortfalls",
  {
    account_id: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    on_day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.currency, table.on_day] }),
    check("credit_shortfalls_currency", isOneOf(table.currency, CURRENCIES)),
  ],
);

/** Credit that is set aside, and what became of it. Amounts are minor units of `currency`. */
export const creditReservations = pgTable(
  "credit_reservations",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<Schemas["CreditReservationStatus"]>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount_minor: minor().notNull(),
    used_minor: minor().notNull().default(sql`0`),
    released_minor: minor().notNull().default(sql`0`),
    /** What it is set aside for, by the prefix of its id on the wire and its uuid. */
    source_prefix: text().$type<IdPrefix>().notNull(),
    source_id: uuid().notNull(),
    api_key_id: uuid(),
    /** On the account's clock, as `created`; null when it has no end of its own. */
    expires_at: instant(),
    created: instant().notNull(),
    /** Number of the newest event about it. */
    event_sequence: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("credit_reservations_status").on(table.account_id, table.status, table.id),
    statusCheck("credit_reservations_status", table.status, LIFECYCLES.credit_reservation),
    check("credit_reservations_currency", isOneOf(table.currency, CURRENCIES)),
    check(
      "credit_reservations_amounts",
      sql`amount_minor > 0 and used_minor >= 0 and released_minor >= 0
        and used_minor + released_minor <= amount_minor`,
    ),
    check(
      "credit_reservations_left",
      sql`(status = 'active') = (used_minor + released_minor < amount_minor)`,
    ),
  ],
);

export type CreditReservationRow = typeof creditReservations.$inferSelect;
