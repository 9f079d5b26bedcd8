import { check, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** What a gateway reports at last; nothing follows it. */
export const REPORTED = ["delivered", "failed"] as const;

/**
 * Delivery reports as gateways have posted them, the first of each text. They may come before the
 * text is known to be taken, and are found then. They belong to no organisation: a gateway names
 * its own reference and a number, and no more than a hash of both is kept.
 */
export const textReports = pgTable(
  "text_reports",
  {
    key: text().primaryKey(),
    outcome: text().$type<(typeof REPORTED)[number]>().notNull(),
    /** A wall time. */
    created: instant().notNull(),
  },
  (table) => [check("text_reports_outcome", isOneOf(table.outcome, REPORTED))],
);
