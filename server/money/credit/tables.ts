import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";

/**
 * When a test account's Credit is next restored: a midnight of its own clock, and that moment as
 * wall time. Advancing the test clock moves `due_at` alone, so the two tell how far it is ahead.
 */
export const testCreditRestores = pgTable(
  "test_credit_restores",
  {
    account_id: uuid().primaryKey(),
    /** Wall time. */
    due_at: instant("due_at").notNull(),
    /** The same moment on the account's clock. */
    midnight: instant("midnight").notNull(),
  },
  // Workers claim across all accounts in due order, so this index does not lead by account.
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
