import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CURRENCIES } from "#money/ledger";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";
import type { BankAccount } from "#providers/payments";

/** Payments that become Credit. Amounts are minor units of `currency`. */
export const topups = pgTable(
  "topups",
  {
    account_id: uuid().notNull(),
    /** The trace under which the provider knows the start of it. */
    id: uuid().notNull(),
    status: text().$type<Schemas["TopupStatus"]>().notNull(),
    method: text().$type<Schemas["TopupMethod"]>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount_minor: minor().notNull(),
    /** What the payer pays on top; zero for transfers. */
    fee_minor: minor().notNull(),
    received_minor: minor(),
    description: text(),
    /** What the payer quotes; of all organisations, because banks tell them apart by it alone. */
    reference: text().notNull(),
    /** Of the contract with the provider, or of the bank. */
    provider: text().notNull(),
    /** The provider's own name of the payment. */
    provider_reference: text(),
    redirect_url: text(),
    /** Wall time; until then the request that wrote it may be starting its payment. */
    starting_until: instant(),
    /** Where the provider says how it stands; null before it was started, and for transfers. */
    status_url: text(),
    /** How often the provider did not know it. */
    not_found: integer().notNull().default(0),
    /** The account to transfer to, as it was when the payer was told. */
    bank: jsonb().$type<BankAccount>(),
    /** What was paid, the fee included, where it is not as it was asked for; to be paid back. */
    mismatch_minor: minor(),
    /** The provider's own name of that payment, which is none that was credited. */
    mismatch_reference: text(),
    /** On the account's clock, as the one below. */
    mismatch_at: instant(),
    /** When the provider said that the money went back, or is disputed. */
    reversed_at: instant(),
    payer_note: text(),
    failure_code: text().$type<Schemas["TopupFailureCode"]>(),
    /** The Credit transaction. */
    transaction_id: uuid(),
    /** Whoever knows it may read the receipt. */
    receipt_secret: text().notNull(),
    api_key_id: uuid(),
    /** On the account's clock, as the two below. */
    expires_at: instant().notNull(),
    succeeded_at: instant(),
    created: instant().notNull(),
    /** Number of the newest event about it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    // A payment is found by what the payer quoted, whose it is has to be found out.
    uniqueIndex("topups_reference").on(table.reference),
    // A payment is credited once, to whomever.
    uniqueIndex("topups_provider_reference")
      .on(table.provider, table.provider_reference)
      .where(sql`provider_reference is not null`),
    // The address of a receipt names no organisation.
    index("topups_id").on(table.id),
    // Payments that are not where they belong, of all organisations.
    index("topups_stray")
      .on(table.account_id, table.id)
      .where(sql`mismatch_at is not null or reversed_at is not null`),
    index("topups_status").on(table.account_id, table.status, table.id),
    index("topups_method").on(table.account_id, table.method, table.id),
    statusCheck("topups_status_known", table.status, LIFECYCLES.topup),
    check("topups_method_known", isOneOf(table.method, ENUMS.TopupMethod)),
    check("topups_currency", isOneOf(table.currency, CURRENCIES)),
    check("topups_failure_code", isOneOf(table.failure_code, ENUMS.TopupFailureCode)),
    check("topups_amounts", sql`amount_minor > 0 and fee_minor >= 0 and received_minor > 0`),
    check(
      "topups_mismatch",
      sql`num_nulls(mismatch_minor, mismatch_reference, mismatch_at) in (0, 3)`,
    ),
    check("topups_bank", sql`(method = 'bank_transfer') = (bank is not null)`),
    check("topups_failed", sql`(status = 'failed') = (failure_code is not null)`),
    check(
      "topups_succeeded",
      sql`(status = 'succeeded') = (transaction_id is not null)
        and num_nulls(transaction_id, received_minor, succeeded_at, provider_reference) in (0, 4)`,
    ),
  ],
);

/** When somebody looks at a top-up next. */
export const topupWork = pgTable(
  "topup_work",
  {
    account_id: uuid().notNull(),
    topup_id: uuid().notNull(),
    /** The account's; work is leased by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** Wall time; advancing the test clock moves it. */
    due_at: instant().notNull(),
    /** How often somebody has looked. */
    queries: integer().notNull().default(0),
    /** Whether the provider has said meanwhile that something has changed. */
    is_notified: boolean().notNull().default(false),
    lease_owner: uuid(),
    lease_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.topup_id] }),
    foreignKey({
      columns: [table.account_id, table.topup_id],
      foreignColumns: [topups.account_id, topups.id],
      name: "topup_work_topup",
    }).onDelete("cascade"),
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("topup_work_due").on(table.mode, table.due_at),
    check("topup_work_mode", isOneOf(table.mode, LIVE_FIRST)),
  ],
);

export type TopupRow = typeof topups.$inferSelect;
export type TopupWorkRow = typeof topupWork.$inferSelect;
