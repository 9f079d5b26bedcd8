import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import type { IdPrefix } from "#platform/ids";
import type { PowerFacts } from "./power-facts.ts";

/** One row a sale. Amounts are minor units of `currency`; times are on the account's clock. */
export const sends = pgTable(
  "sends",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    created: instant().notNull(),
    amount_minor: minor().notNull(),
    cost_minor: minor().notNull(),
    type: text().$type<Schemas["SendType"]>().notNull(),
    product: text().notNull(),
    bundle_id: uuid(),
    network: text().notNull(),
    target: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    client_reference: text(),
    /** Without foreign key: the sale's own transaction compares the key under its lock. */
    api_key_id: uuid(),
    /** The signed-in member who made it, in place of a key. */
    member_id: uuid(),
    cost_center_id: uuid(),
    /** Whom it is attributed to, if anybody. */
    recipient_id: uuid(),
    source: text().$type<Schemas["SendSource"]>().notNull(),
    notify_number: text(),
    sms_message: text(),
    sms_locale: text().$type<Schemas["SmsLocale"]>(),
    scheduled_for: instant(),
    on_zesa_down: text().$type<Schemas["PowerDownChoice"]>(),
    max_hold_seconds: integer(),
    retry_of: uuid(),
    /** The batch and the line of it that it was made for. */
    batch_id: uuid(),
    batch_item_id: uuid(),
    /** The schedule that made the batch. */
    schedule_id: uuid(),
    /** The program that it is attributed to, and the reward that it pays out. */
    program_id: uuid(),
    reward_id: uuid(),
    /** The request of an agent that a person approved. */
    approval_id: uuid(),
    /** What the person has permitted, signed; null once the target is erased. */
    mandate: text(),
    /** The checkout session in which a customer has paid for it. */
    checkout_session_id: uuid(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    // What changes stands behind what does not, and what changes most often last: of a new version
    // on the same page the log holds the bytes between the first that differs and the last.
    credit_transaction_ids: uuid().array().notNull(),
    credit_returned: boolean().notNull().default(false),
    /** The electricity side; null for airtime and data. */
    power: jsonb().$type<PowerFacts>(),
    retried_by: uuid(),
    failure_code: text().$type<Schemas["SendFailureCode"]>(),
    failed_at: instant(),
    credited_at: instant(),
    cancelled_at: instant(),
    late_delivered_at: instant(),
    queued_until: instant(),
    delivered_at: instant(),
    provider_reference: text(),
    /** The message that `sms_status` tells of: the newest to the customer. */
    sms_id: uuid(),
    submitted_at: instant(),
    /** When the status last changed; `needs_attention` is judged from it. */
    status_at: instant().notNull(),
    status: text().$type<Schemas["SendStatus"]>().notNull(),
    /**
     * The status, or `under_way` of what is pending or submitted. Indexes hold it in place of the
     * status, so that a hand-over writes none of their entries.
     */
    stage: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when status in ('pending', 'submitted') then 'under_way' else status end`,
      ),
    /** Number of the newest event about this send; the next event takes the one after it. */
    event_sequence: integer().notNull().default(0),
    next_check_at: instant(),
    sms_status: text().$type<Schemas["SmsStatus"]>().notNull().default("none"),
    /**
     * Wire fields that changed since the last event without an event, with the values of that
     * event.
     */
    unreported: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("sends_api_key").on(table.account_id, table.api_key_id, table.id),
    // Without a condition: sends that are booked to nothing are listed by it too.
    index("sends_cost_center").on(table.account_id, table.cost_center_id, table.id),
    index("sends_recipient")
      .on(table.account_id, table.recipient_id, table.id)
      .where(sql`recipient_id is not null`),
    index("sends_target").on(table.account_id, table.target, table.id),
    ...slipIndexes(table),
    ...statusIndexes(table),
    ...rareIndexes(table),
    // What came back is taken off what a key has sold.
    index("sends_returned")
      .on(table.account_id, table.api_key_id, table.id)
      .where(sql`credit_returned`),
    // A statement finds what was delivered in its month and sold long before.
    index("sends_delivered_late")
      .on(table.account_id, table.delivered_at)
      .where(sql`delivered_at - created > interval '24 hours'`),
    index("sends_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    uniqueIndex("sends_retry_of")
      .on(table.account_id, table.retry_of)
      .where(sql`retry_of is not null`),
    index("sends_batch")
      .on(table.account_id, table.batch_id, table.id)
      .where(sql`batch_id is not null`),
    // A line of a batch is sold once: the rule on which its worker rests.
    uniqueIndex("sends_batch_item")
      .on(table.account_id, table.batch_item_id)
      .where(sql`batch_item_id is not null`),
    check("sends_batch_of_item", sql`(batch_id is null) = (batch_item_id is null)`),
    index("sends_program")
      .on(table.account_id, table.program_id, table.id)
      .where(sql`program_id is not null`),
    // A reward is paid out once.
    uniqueIndex("sends_reward")
      .on(table.account_id, table.reward_id)
      .where(sql`reward_id is not null`),
    check("sends_program_of_reward", sql`reward_id is null or program_id is not null`),
    // An approved request is carried out once.
    uniqueIndex("sends_approval")
      .on(table.account_id, table.approval_id)
      .where(sql`approval_id is not null`),
    // One payment has one sale that may have been delivered: after one that failed another may be
    // made, whether or not the first is found to have been delivered later.
    uniqueIndex("sends_checkout_session")
      .on(table.account_id, table.checkout_session_id)
      .where(
        sql`checkout_session_id is not null and stage <> 'failed' and late_delivered_at is null`,
      ),
    check("sends_paid_cost", sql`checkout_session_id is null or cost_minor = 0`),
    statusCheck("sends_status", table.status, LIFECYCLES.send),
    check("sends_sms_status", isOneOf(table.sms_status, ENUMS.SmsStatus)),
    check("sends_currency", sql`currency in ('USD', 'ZWG')`),
    check("sends_amount", sql`amount_minor > 0 and cost_minor between 0 and amount_minor`),
  ],
);

/** Keeps every `client_reference` permanently, whatever the send's outcome. */
export const sendReferences = pgTable(
  "send_references",
  {
    account_id: uuid().notNull(),
    reference: text().notNull(),
    object_prefix: text().$type<IdPrefix>().notNull(),
    object_id: uuid().notNull(),
    /** The first request that used the reference, returned as `Original-Request`. */
    request_id: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.reference] })],
);

/**
 * What is printed on a slip, or known to its customer, finds the sale. A receipt number is searched
 * among the sends that have ended, so that a sale writes one entry of this index and not one at
 * each step; those under way are few, and read by the index of open sends.
 */
function slipIndexes({ account_id, provider_reference, notify_number }: SlipColumns) {
  return [
    index("sends_receipt")
      .on(account_id, sql`"right"((id)::text, 12)`)
      .where(sql`stage in ('delivered', 'failed_credited', 'cancelled_credited')`),
    index("sends_provider_reference")
      .on(account_id, provider_reference)
      .where(sql`provider_reference is not null`),
    index("sends_notify_number")
      .on(account_id, notify_number)
      .where(sql`notify_number is not null`),
    index("sends_token_phone")
      .on(account_id, sql`(power ->> 'token_phone')`)
      .where(sql`power is not null`),
    index("sends_token_last4")
      .on(account_id, sql`(power -> 'tokens' -> -1 ->> 'last4')`)
      .where(sql`power is not null and stage = 'delivered'`),
  ];
}

/** Sends of statuses that are rare. */
function statusIndexes({ account_id, stage, id }: StatusColumns) {
  return [
    index("sends_open")
      .on(account_id, stage, id)
      .where(sql`stage not in ('delivered', 'failed_credited')`),
    index("sends_attention")
      .on(account_id, id)
      .where(sql`stage in ('unknown', 'requires_review', 'queued')`),
    // Where hardly any have failed, those that have are listed without a look at the others.
    index("sends_failed").on(account_id, id).where(sql`stage in ('failed', 'failed_credited')`),
  ];
}

/**
 * Most sends are of airtime in dollars, and a page of them is read by the id; the rest is thinly
 * spread, or not there at all.
 */
function rareIndexes({ account_id, type, currency, id }: RareColumns) {
  return [
    index("sends_type").on(account_id, type, id).where(sql`type <> 'airtime'`),
    index("sends_currency").on(account_id, currency, id).where(sql`currency <> 'USD'`),
  ];
}

type RareColumns = Record<"account_id" | "type" | "currency" | "id", ExtraConfigColumn>;
type StatusColumns = Record<"account_id" | "stage" | "id", ExtraConfigColumn>;
type SlipColumns = Record<"account_id" | "provider_reference" | "notify_number", ExtraConfigColumn>;

/** A send; what the database makes of its status is for indexes alone. */
export type SendRow = Omit<typeof sends.$inferSelect, "stage">;
