import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/**
 * The simulated supplier's own records: orders, questions and vends. They belong to no
 * organisation, reference none of our tables, and are written before the supplier answers, so that
 * after a kill they still show what really happened outside.
 */
export const simulatorVends = pgTable(
  "simulator_vends",
  {
    /** Our reference: the id of the attempt. */
    reference: uuid().primaryKey(),
    send_id: uuid().notNull(),
    target: text().notNull(),
    amount_minor: minor().notNull(),
    currency: text().$type<"USD" | "ZWG">().notNull(),
    /** Which hand-over of its send this was, from 1. */
    hand_over: integer().notNull(),
    /** How often the reference was handed over; more than once is a fault of ours. */
    submits: integer().notNull().default(1),
    queries: integer().notNull().default(0),
    /** What the customer has received; null when nothing. */
    vended_minor: minor(),
    /** Where the meter stood in its month, in hundredths of a kilowatt hour; null without one. */
    position_centi: bigint({ mode: "bigint" }),
    received_at: instant().notNull(),
  },
  (table) => [
    index("simulator_vends_send").on(table.send_id),
    check("simulator_vends_currency", isOneOf(table.currency, ["USD", "ZWG"])),
    check("simulator_vends_amounts", sql`amount_minor > 0 and vended_minor > 0`),
  ],
);
