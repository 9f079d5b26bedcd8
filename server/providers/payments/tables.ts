import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/**
 * The simulated provider's and the simulated bank's own records. They belong to no organisation,
 * and are written before an answer, so that after a kill they still show what happened outside.
 */
export const simulatorPayments = pgTable(
  "simulator_payments",
  {
    /** Our reference. */
    reference: text().primaryKey(),
    amount_minor: minor().notNull(),
    currency: text().$type<"USD" | "ZWG">().notNull(),
    /** How often it was started; more than once is a fault of ours. */
    starts: integer().notNull().default(0),
    /** How often somebody asked how it stands. */
    queries: integer().notNull().default(0),
    received_at: instant().notNull(),
  },
  (table) => [
    check("simulator_payments_currency", isOneOf(table.currency, ["USD", "ZWG"])),
    check("simulator_payments_amount", sql`amount_minor > 0`),
  ],
);
