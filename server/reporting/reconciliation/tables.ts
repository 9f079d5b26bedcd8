import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** How a sale of ours and a payment of theirs can differ. */
export const BREAK_KINDS = ["ours_only", "theirs_only", "amount_differs", "late"] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** An open break is unexplained; a settled one was not found any more. */
export const BREAK_STATES = ["open", "explained", "settled"] as const;
export type BreakState = (typeof BREAK_STATES)[number];

/** The latest comparison of a day with a supplier. */
export const reconciliations = pgTable(
  "reconciliations",
  {
    supplier: text().notNull(),
    /** In Harare, `YYYY-MM-DD`. */
    day: text().notNull(),
    ran_at: instant().notNull(),
    /** Whether the supplier listed what it was paid; otherwise it was asked for each of ours. */
    is_listed: boolean().notNull(),
    /** Sales of which both say that they were delivered, for the same amount. */
    matched: integer().notNull(),
    /** Sales that the supplier did not answer about. */
    unanswered: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplier, table.day] })],
);

/** What was found to differ. A break stays, so that it can be asked what became of it. */
export const reconciliationBreaks = pgTable(
  "reconciliation_breaks",
  {
    supplier: text().notNull(),
    /** Ours where there is one, and theirs where that is all there is. */
    reference: text().notNull(),
    day: text().notNull(),
    kind: text().$type<BreakKind>().notNull(),
    state: text().$type<BreakState>().notNull(),
    /** Of the sale; null where nobody sold it. */
    account_id: uuid(),
    send_id: uuid(),
    supplier_reference: text(),
    ours_minor: minor(),
    theirs_minor: minor(),
    /** Of the sale, or of the payment where nobody sold it. */
    currency: text().$type<Currency>().notNull(),
    /** Of the payment; null where there is none. */
    theirs_currency: text().$type<Currency>(),
    found_at: instant().notNull(),
    changed_at: instant().notNull(),
    explained_by: text(),
    explanation: text(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.reference] }),
    index("reconciliation_breaks_day").on(table.supplier, table.day),
    check("reconciliation_breaks_kind", isOneOf(table.kind, BREAK_KINDS)),
    check("reconciliation_breaks_state", isOneOf(table.state, BREAK_STATES)),
  ],
);
