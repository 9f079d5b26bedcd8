import { bigint, check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** What is new is checked every night; the whole, in slices, again and again. */
export const PASSES = ["daily", "full"] as const;
export type Pass = (typeof PASSES)[number];

/**
 * How far the postings of a balance were verified, and what the last of them left. The daily pass
 * goes on from there; the full one begins again when it has come so far.
 */
export const bookChecks = pgTable(
  "book_checks",
  {
    account_id: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    pass: text().$type<Pass>().notNull(),
    /** Of the last posting that was verified. */
    sequence: bigint({ mode: "number" }).notNull(),
    available_minor: minor().notNull(),
    reserved_minor: minor().notNull(),
    in_flight_minor: minor().notNull(),
    checked_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.currency, table.pass] }),
    check("book_checks_pass", isOneOf(table.pass, PASSES)),
  ],
);

/** How far the full pass has come through the sends and the programs of an account. */
export const bookPasses = pgTable("book_passes", {
  account_id: uuid().primaryKey(),
  /** Ids of the last that were checked; null where the pass begins. */
  sends_after: uuid(),
  programs_after: uuid(),
});
