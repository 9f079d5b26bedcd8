import { ENUMS } from "@svc/generated/enums";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import type { IdPrefix } from "#platform/ids";
import {
  BOOKS,
  type Book,
  type CreditTransactionType,
  CURRENCIES,
  MOVE_KINDS,
  type MoveKind,
} from "./moves.ts";

/** What an organisation holds in one currency: the sums of its entries, in one row to lock. */
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
 * One leg of a posting. The legs of a posting share its number and its transaction and sum to zero;
 * those of the organisation's books carry the balance after, so the numbers and balances of a
 * balance
 * form a chain. Legs of the house carry the organisation's `account_id` and are summed. Nothing
 * updates an entry, and only the reset of a test account deletes any.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    account_id: uuid().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Place of the posting in the balance's chain; its predecessor is the number before. */
    sequence: bigint({ mode: "number" }).notNull(),
    book: text().$type<Book>().notNull(),
    kind: text().$type<MoveKind>().notNull(),
    /** Shared by the legs of a posting, and the id of its row in `credit_transactions`, if any. */
    transaction_id: uuid().notNull(),
    /** Signed; positive adds to the book. */
    amount_minor: minor().notNull(),
    /** Balance of the book after this posting; null in the books of the house. */
    balance_after_minor: minor(),
    /** In flight, the send whose cost the leg holds or lets go; in a float, the one it paid for. */
    send_id: uuid(),
    created: instant().notNull(),
  },
  (table) => [
    // The chain's order is the key, so a number taken twice cannot be written.
    primaryKey({ columns: [table.account_id, table.currency, table.sequence, table.book] }),
    // A send is charged once, and what it drew is given back or spent once.
    uniqueIndex("ledger_entries_send")
      .on(table.account_id, table.send_id, sql`(kind in ('charge', 'draw_reserved'))`)
      .where(sql`book = 'in_flight'`),
    // A supplier is paid for a send once, whenever it turns out to have delivered it.
    uniqueIndex("ledger_entries_float")
      .on(table.account_id, table.send_id)
      .where(sql`book like 'house:float:%'`),
    check("ledger_entries_book", sql`${isOneOf(table.book, BOOKS)} or book like 'house:float:%'`),
    check("ledger_entries_kind", isOneOf(table.kind, MOVE_KINDS)),
    check("ledger_entries_currency", isOneOf(table.currency, CURRENCIES)),
    check(
      "ledger_entries_balance_after",
      sql`case when book like 'house:%' then balance_after_minor is null
        else balance_after_minor >= 0 end`,
    ),
    check(
      "ledger_entries_send_known",
      sql`(book = 'in_flight' or book like 'house:float:%') = (send_id is not null)`,
    ),
  ],
);

/** What an organisation sees of a posting that changed its Credit. Never changed. */
export const creditTransactions = pgTable(
  "credit_transactions",
  {
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
    /** Place of the posting in the balance's chain. */
    sequence: bigint({ mode: "number" }).notNull(),
    /** Prefix of the source's id on the wire: `snd`, `top`, `acct` and so on. */
    source_prefix: text().$type<IdPrefix>().notNull(),
    source_id: uuid().notNull(),
    description: text().notNull(),
    cost_center_id: uuid(),
    api_key_id: uuid(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("credit_transactions_currency").on(table.account_id, table.currency, table.id),
    // Most rows are of sends, and a page of them is read by the key; the rest is thinly spread.
    index("credit_transactions_type")
      .on(table.account_id, table.type, table.id)
      .where(sql`type <> 'send'`),
    index("credit_transactions_source")
      .on(table.account_id, table.source_prefix, table.id)
      .where(sql`source_prefix <> 'snd'`),
    check("credit_transactions_type_known", isOneOf(table.type, ENUMS.CreditTransactionType)),
    check("credit_transactions_currency_known", isOneOf(table.currency, CURRENCIES)),
  ],
);

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;
export type CreditTransactionRow = typeof creditTransactions.$inferSelect;
