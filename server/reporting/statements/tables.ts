import { check, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import type { WrittenParts } from "./parts.ts";

const CURRENCIES = ["USD", "ZWG"] as const;

/**
 * What a month's statement adds up to, as far as its days can no longer change, so that a statement
 * that was read once reads only the days since. Without a row it is read from the sends.
 */
export const statementMonths = pgTable(
  "statement_months",
  {
    account_id: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** `YYYY-MM`. */
    period: text().notNull(),
    /** The first moment that is not in it. */
    until: instant().notNull(),
    parts: jsonb().$type<WrittenParts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.currency, table.period] }),
    check("statement_months_currency", isOneOf(table.currency, CURRENCIES)),
  ],
);
