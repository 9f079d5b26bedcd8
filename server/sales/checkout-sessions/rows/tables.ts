import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { MeterConfirmation } from "#catalogue/meters";
import { CURRENCIES } from "#money/ledger";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { deadlineTable } from "#platform/work/deadline-table";

/** Sales that customers pay for. Amounts are minor units; times are on the account's clock. */
export const checkoutSessions = pgTable(
  "checkout_sessions",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<Schemas["CheckoutSessionStatus"]>().notNull(),
    /** Whoever knows it may open the page. */
    url_secret: text().notNull(),
    type: text().$type<Schemas["SendType"]>().notNull(),
    product: text().notNull(),
    network: text().notNull(),
    target: text().notNull(),
    amount_minor: minor().notNull(),
    /** What the customer pays on top. */
    fee_minor: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    bundle_id: uuid(),
    token_phone: text(),
    customer_phone: text(),
    max_hold_seconds: integer(),
    /** As the utility has confirmed it; null for airtime and data. */
    meter: jsonb().$type<Omit<MeterConfirmation, "account_id">>(),
    success_url: text().notNull(),
    cancel_url: text().notNull(),
    client_reference: text(),
    /** The text as written; null for the standard one. */
    sms_text: text(),
    /** The same with its merge fields filled in; it is shown with the meter, and a masked token. */
    sms_message: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    /** The request that made it. */
    request_id: uuid().notNull(),
    /** The sends that were made for it, oldest first. */
    send_ids: uuid().array().notNull(),
    payment: jsonb().$type<Omit<Schemas["CheckoutPayment"], "paid_at">>(),
    paid_at: instant(),
    payment_error: text().$type<Schemas["CheckoutPaymentErrorCode"]>(),
    review_reason: text().$type<Schemas["CheckoutReviewReason"]>(),
    review_opened_at: instant(),
    review_resolution: text().$type<Schemas["CheckoutReviewResolution"]>(),
    /** The Credit transaction that stands in for a delivery. */
    transaction_id: uuid(),
    fulfilled_at: instant(),
    expires_at: instant().notNull(),
    created: instant().notNull(),
    /** Number of the newest event about it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    // The address of the page names no organisation.
    index("checkout_sessions_id").on(table.id),
    index("checkout_sessions_status").on(table.account_id, table.status, table.id),
    // What waits for staff, of all organisations.
    index("checkout_sessions_in_review")
      .on(table.account_id, table.id)
      .where(sql`status = 'in_review'`),
    index("checkout_sessions_reference")
      .on(table.account_id, table.client_reference)
      .where(sql`client_reference is not null`),
    index("checkout_sessions_target").on(table.account_id, table.target),
    index("checkout_sessions_token_phone")
      .on(table.account_id, table.token_phone)
      .where(sql`token_phone is not null`),
    index("checkout_sessions_customer_phone")
      .on(table.account_id, table.customer_phone)
      .where(sql`customer_phone is not null`),
    index("checkout_sessions_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    statusCheck("checkout_sessions_status_known", table.status, LIFECYCLES.checkout_session),
    check("checkout_sessions_currency", isOneOf(table.currency, CURRENCIES)),
    check("checkout_sessions_amounts", sql`amount_minor > 0 and fee_minor >= 0`),
    check("checkout_sessions_error", isOneOf(table.payment_error, ENUMS.CheckoutPaymentErrorCode)),
    check("checkout_sessions_reason", isOneOf(table.review_reason, ENUMS.CheckoutReviewReason)),
    check(
      "checkout_sessions_resolution",
      isOneOf(table.review_resolution, ENUMS.CheckoutReviewResolution),
    ),
    check(
      "checkout_sessions_paid",
      sql`(status in ('open', 'expired')) = (paid_at is null)
        and (payment is null) = (paid_at is null)`,
    ),
    check(
      "checkout_sessions_ended",
      sql`(status = 'fulfilled') = (fulfilled_at is not null)
        and (status = 'credited') = (transaction_id is not null)`,
    ),
    check(
      "checkout_sessions_review",
      sql`(review_reason is null) = (review_opened_at is null)
        and (review_resolution is null or review_reason is not null)`,
    ),
  ],
);

/** When an unpaid session expires; and in test mode, when a review is decided. */
export const checkoutDeadlines = deadlineTable(
  "checkout_deadlines",
  "session_id",
  checkoutSessions,
);

export type SessionRow = typeof checkoutSessions.$inferSelect;
