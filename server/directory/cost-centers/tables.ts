import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** What sends are booked to. An archived one keeps its row: past sends name it. */
export const costCenters = pgTable(
  "cost_centers",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    name: text().notNull(),
    gl_code: text(),
    currency: text().$type<Currency>().notNull(),
    /** Per calendar month in Harare; null for no budget. */
    monthly_budget_minor: minor(),
    is_active: boolean().notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    uniqueIndex("cost_centers_gl_code")
      .on(table.account_id, table.gl_code)
      .where(sql`gl_code is not null`),
    uniqueIndex("cost_centers_name").on(table.account_id, table.name).where(sql`is_active`),
    check("cost_centers_currency", isOneOf(table.currency, ["USD", "ZWG"])),
    check("cost_centers_budget", sql`monthly_budget_minor > 0`),
  ],
);

export type CostCenterRow = typeof costCenters.$inferSelect;
