import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CURRENCIES } from "#money/ledger";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";
import type { Wallet } from "#providers/payments";
import { checkoutSessions } from "./tables.ts";

/** How a customer pays: on the page of whoever takes cards, or from a wallet. */
export const WAYS = ["card", "ecocash", "onemoney", "innbucks"] as const satisfies readonly (
  | "card"
  | Wallet
)[];

export type Way = (typeof WAYS)[number];

/** A surplus is a second payment of one session, which is to be paid back. */
const STATES = ["pending", "paid", "failed", "surplus"] as const;

/** Why a payment has failed, as its page says it. */
const FAILURES = [
  "cancelled",
  "insufficient_funds",
  "unknown_wallet",
  "wallet_not_taken",
  "provider_error",
  "card_declined",
  "timeout",
] as const;

export type PaymentFailure = (typeof FAILURES)[number];

/**
 * Live payments of checkout sessions, each of which is begun once; several of one session may be
 * under way. Amounts are minor units of `currency`; those of test sessions are played.
 */
export const checkoutPayments = pgTable(
  "checkout_payments",
  {
    account_id: uuid().notNull(),
    /** The trace under which the provider knows the start of it. */
    id: uuid().notNull(),
    session_id: uuid().notNull(),
    state: text().$type<(typeof STATES)[number]>().notNull(),
    method: text().$type<Way>().notNull(),
    /** Of the wallet; nothing else is kept of its number. */
    last4: text(),
    currency: text().$type<Currency>().notNull(),
    amount_minor: minor().notNull(),
    /** What the customer pays on top. */
    fee_minor: minor().notNull(),
    /** All that was paid, as the provider says; null before that. */
    received_minor: minor(),
    /** Under which the provider knows it, among the payments of all organisations. */
    reference: text().notNull(),
    /** The contract with the provider. */
    provider: text().notNull(),
    /** The provider's own name of the payment. */
    provider_reference: text(),
    /** The provider's page; null for wallets, and before it was started. */
    redirect_url: text(),
    /** Where the provider says how it stands; null before it was started. */
    status_url: text(),
    /** What the owner of the wallet is told. */
    instructions: text(),
    code: text(),
    code_expires: text(),
    failure_code: text().$type<PaymentFailure>(),
    /** Whether the provider has said that the money went back, or is disputed. */
    is_reversed: boolean().notNull().default(false),
    /** Wall time; until then the request that wrote it may be starting it. */
    starting_until: instant(),
    /** How often the provider did not know it. */
    not_found: integer().notNull().default(0),
    created: instant().notNull(),
    /** When somebody looks next; null when nobody does. */
    due_at: instant(),
    /** How often somebody has looked. */
    queries: integer().notNull().default(0),
    /** Whether the provider has said meanwhile that something has changed. */
    is_notified: boolean().notNull().default(false),
    lease_owner: uuid(),
    lease_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.session_id],
      foreignColumns: [checkoutSessions.account_id, checkoutSessions.id],
      name: "checkout_payments_session",
    }).onDelete("cascade"),
    index("checkout_payments_session_id").on(table.account_id, table.session_id, table.id),
    // A provider names a payment by this, and no organisation.
    uniqueIndex("checkout_payments_reference").on(table.reference),
    // One payment of the provider pays once.
    uniqueIndex("checkout_payments_provider_reference")
      .on(table.provider, table.provider_reference)
      .where(sql`provider_reference is not null`),
    // Of the payments of a session one counts.
    uniqueIndex("checkout_payments_paid")
      .on(table.account_id, table.session_id)
      .where(sql`state = 'paid'`),
    // What is to be paid back, of all organisations.
    index("checkout_payments_surplus")
      .on(table.account_id, table.id)
      .where(sql`state = 'surplus' and not is_reversed`),
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("checkout_payments_due").on(table.due_at).where(sql`due_at is not null`),
    check("checkout_payments_state", isOneOf(table.state, STATES)),
    check("checkout_payments_method", isOneOf(table.method, WAYS)),
    check("checkout_payments_currency", isOneOf(table.currency, CURRENCIES)),
    check("checkout_payments_failure", isOneOf(table.failure_code, FAILURES)),
    check("checkout_payments_amounts", sql`amount_minor > 0 and fee_minor >= 0`),
    check("checkout_payments_last4", sql`(method = 'card') = (last4 is null)`),
    check("checkout_payments_failed", sql`(state = 'failed') = (failure_code is not null)`),
    check(
      "checkout_payments_received",
      sql`(state in ('paid', 'surplus')) = (received_minor is not null)
        and (received_minor is null) = (provider_reference is null)`,
    ),
  ],
);

export type PaymentRow = typeof checkoutPayments.$inferSelect;
