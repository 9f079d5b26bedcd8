import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import type { IdPrefix } from "#platform/ids";
import { type Book, type CreditTransactionType, CURRENCIES, type MoveKind } from "./moves.ts";

/** What an organisation holds in one currency: what its postings left, in one row to lock. */
export const ledgerBalances = pgTable(
  "ledger_balances",
  {
    account_id: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    available_minor: minor().notNull().default(sql`0`),
    reserved_minor: minor().notNull().default(sql`0`),
    in_flight_minor: minor().notNull().default(sql`0`),
    /** Number of the newest posting; the next one takes the number after it, without a gap. */
    sequence: bigint({ mode: "number" }).notNull().default(0),
    /** Id of the newest posting; the next one gets a greater one. Null before the first. */
    last_posting_id: uuid(),
    /** The organisation is told when what is available falls below this; null when it is not. */
    low_minor: minor(),
    /** Whether the next fall below it is told. */
    low_armed: boolean().notNull().default(false),
    /** When one was told last, on the account's clock. */
    low_notified_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.currency] }),
    check("ledger_balances_low", sql`${table.low_minor} > 0`),
    check("ledger_balances_currency", isOneOf(table.currency, CURRENCIES)),
    check("ledger_balances_available", sql`${table.available_minor} >= 0`),
    check("ledger_balances_reserved", sql`${table.reserved_minor} >= 0`),
    check("ledger_balances_in_flight", sql`${table.in_flight_minor} >= 0`),
  ],
);

/**
 * One movement of money: from one book to another, with the balances that it leaves. It is two
 * ledger entries and, where the organisation sees it, a Credit transaction; the views below read it
 * as these. Nothing updates a posting, and only the reset of a test account deletes any.
 *
 * Source: docs/decisions/0035-one-row-a-posting.md.
 */
export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    /** Place in the balance's chain; its predecessor is the number before. */
    sequence: bigint({ mode: "number" }).notNull(),
    /** What the one book loses and the other gains; never negative. */
    amount_minor: minor().notNull(),
    available_after_minor: minor().notNull(),
    reserved_after_minor: minor().notNull(),
    in_flight_after_minor: minor().notNull(),
    created: instant().notNull(),
    account_id: uuid().notNull(),
    /** Of the transaction; on the wire if the organisation sees it. It grows with `sequence`. */
    id: uuid().notNull(),
    source_id: uuid().notNull(),
    api_key_id: uuid(),
    cost_center_id: uuid(),
    currency: text().$type<Currency>().notNull(),
    kind: text().$type<MoveKind>().notNull(),
    from_book: text().$type<Book>().notNull(),
    to_book: text().$type<Book>().notNull(),
    /** Null when the organisation does not see it. */
    type: text().$type<CreditTransactionType>(),
    /** Prefix of the source's id on the wire: `snd`, `top`, `acct` and so on. */
    source_prefix: text().$type<IdPrefix>().notNull(),
    description: text(),
  },
  (table) => [
    // The chain's order is the key, so a number taken twice cannot be written.
    primaryKey({ columns: [table.account_id, table.currency, table.sequence] }),
    uniqueIndex("ledger_postings_shown")
      .on(table.account_id, table.id)
      .where(sql`type is not null`),
    // A send is charged once, and what it drew is given back or spent once.
    uniqueIndex("ledger_postings_send")
      .on(table.account_id, table.source_id, sql`(to_book = 'in_flight')`)
      .where(sql`from_book = 'in_flight' or to_book = 'in_flight'`),
    // A supplier is paid for a send once, whenever it turns out to have delivered it.
    uniqueIndex("ledger_postings_float")
      .on(table.account_id, table.source_id)
      .where(sql`from_book like 'house:float:%'`),
    // A payment becomes Credit once, or is held once.
    uniqueIndex("ledger_postings_topup")
      .on(table.account_id, table.source_id)
      .where(sql`from_book like 'house:topup_clearing:%'`),
    // What is held for a checkout session leaves it once.
    uniqueIndex("ledger_postings_checkout")
      .on(table.account_id, table.source_id)
      .where(sql`from_book = 'house:checkout_held'`),
    // Goodwill is given once for a send.
    uniqueIndex("ledger_postings_goodwill")
      .on(table.account_id, table.source_id)
      .where(sql`from_book = 'house:goodwill'`),
    // Most rows are of sends in dollars, and a page of them is read by the id; the rest is thinly
    // spread.
    index("ledger_postings_currency")
      .on(table.account_id, table.currency, table.id)
      .where(sql`currency <> 'USD' and type is not null`),
    index("ledger_postings_type")
      .on(table.account_id, table.type, table.id)
      .where(sql`type <> 'send'`),
    index("ledger_postings_source")
      .on(table.account_id, table.source_prefix, table.id)
      .where(sql`source_prefix <> 'snd'`),
    check("ledger_postings_move", sql`is_known_move(kind, from_book, to_book, type)`),
    check("ledger_postings_currency_known", isOneOf(table.currency, CURRENCIES)),
    check(
      "ledger_postings_amounts",
      sql`least(amount_minor, available_after_minor, reserved_after_minor,
        in_flight_after_minor) >= 0`,
    ),
    check("ledger_postings_described", sql`(type is null) = (description is null)`),
  ],
);

/** The two sides of each row of a table or query of postings. */
export const entriesOf = (postings: string) => `
  select account_id, currency, sequence, side.book, kind, id as transaction_id, side.amount_minor,
    case side.book when 'available' then available_after_minor
      when 'reserved' then reserved_after_minor
      when 'in_flight' then in_flight_after_minor end as balance_after_minor,
    case when side.book = 'in_flight' or (side.book like 'house:float:%' and source_prefix = 'snd')
      then source_id end as send_id,
    created
  from ${postings} posting
  cross join lateral (
    values (from_book, -posting.amount_minor), (to_book, posting.amount_minor)
  ) as side(book, amount_minor)`;

/** What an organisation sees of the rows of a table or query of postings. */
export const transactionsOf = (postings: string) => `
  select account_id, id, type, currency,
    case 'available' when to_book then amount_minor when from_book then -amount_minor
      else 0 end as amount_minor,
    case 'reserved' when to_book then amount_minor when from_book then -amount_minor
      else 0 end as reserved_amount_minor,
    available_after_minor, reserved_after_minor, sequence, source_prefix, source_id, description,
    cost_center_id, api_key_id, created
  from ${postings} where type is not null`;

/**
 * The two sides of each posting, which sum to zero. An organisation's books carry the balance after
 * it; the house's are summed.
 */
export const ledgerEntries = pgView("ledger_entries", {
  account_id: uuid().notNull(),
  currency: text().$type<Currency>().notNull(),
  sequence: bigint({ mode: "number" }).notNull(),
  book: text().$type<Book>().notNull(),
  kind: text().$type<MoveKind>().notNull(),
  transaction_id: uuid().notNull(),
  /** Signed; positive adds to the book. */
  amount_minor: minor().notNull(),
  balance_after_minor: minor(),
  /** In flight, the send whose cost the side holds or lets go; in a float, the one it paid for. */
  send_id: uuid(),
  created: instant().notNull(),
}).as(sql.raw(entriesOf("ledger_postings")));

/** What an organisation sees of the postings that changed its Credit. */
export const creditTransactions = pgView("credit_transactions", {
  account_id: uuid().notNull(),
  id: uuid().notNull(),
  type: text().$type<CreditTransactionType>().notNull(),
  currency: text().$type<Currency>().notNull(),
  /** Signed; positive adds to the Credit that can be spent. */
  amount_minor: minor().notNull(),
  /** Signed; what the posting did to the Credit that is set aside. */
  reserved_amount_minor: minor().notNull(),
  available_after_minor: minor().notNull(),
  reserved_after_minor: minor().notNull(),
  sequence: bigint({ mode: "number" }).notNull(),
  source_prefix: text().$type<IdPrefix>().notNull(),
  source_id: uuid().notNull(),
  description: text().notNull(),
  cost_center_id: uuid(),
  api_key_id: uuid(),
  created: instant().notNull(),
}).as(sql.raw(transactionsOf("ledger_postings")));

export type PostingRow = typeof ledgerPostings.$inferSelect;
export type CreditTransactionRow = typeof creditTransactions.$inferSelect;
