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
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { deadlineTable } from "#platform/work/deadline-table";
import type { BatchCounts } from "./counts.ts";
import type { LineOrder } from "./line-order.ts";

/** Up to 10,000 sales that are made together. Amounts are minor units. */
export const batches = pgTable(
  "batches",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<Schemas["BatchStatus"]>().notNull(),
    title: text(),
    lines: integer().notNull(),
    invalid_lines: integer().notNull(),
    /** Face value and cost of the valid lines. */
    total_usd_minor: minor().notNull(),
    total_zwg_minor: minor().notNull(),
    cost_usd_minor: minor().notNull(),
    cost_zwg_minor: minor().notNull(),
    currency: text().$type<Schemas["BatchCurrency"]>().notNull(),
    reserve_credit: boolean().notNull(),
    reservation_usd_id: uuid(),
    reservation_zwg_id: uuid(),
    on_invalid: text().$type<Schemas["BatchInvalidChoice"]>().notNull(),
    on_insufficient: text().$type<Schemas["BatchInsufficientChoice"]>().notNull(),
    /** The thresholds of the account when it was made; null when it needs no approval. */
    threshold: jsonb().$type<Schemas["CurrencyAmounts"]>(),
    approved_by_id: uuid(),
    approved_at: instant(),
    /** Null when no key made it. */
    api_key_id: uuid(),
    /** The signed-in member who made it, in place of a key. */
    member_id: uuid(),
    /** The request that made it, which holds the references of its lines. */
    request_id: uuid().notNull(),
    source: text().$type<Schemas["SendSource"]>().notNull(),
    retry_of: uuid(),
    retried_by: uuid(),
    /** The schedule, the day of it and the run of that day that it is; null for no run. */
    schedule_id: uuid(),
    occurrence_date: text(),
    run_number: integer(),
    cost_center_id: uuid(),
    sms_message: text(),
    /** Its lines by status, once none of them moves any more; counted anew until then. */
    counts_at_end: jsonb().$type<BatchCounts>(),
    /** When its lines began to be sent or to wait for their turn. */
    processing_at: instant(),
    started_at: instant(),
    completed_at: instant(),
    cancelled_at: instant(),
    /** True once nothing of it is sent any more, because somebody cancelled it. */
    is_cancelling: boolean().notNull().default(false),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created: instant().notNull(),
    /** Number of the newest event about it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("batches_status").on(table.account_id, table.status, table.id),
    index("batches_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    // A day of a schedule is run once, unless somebody runs it again.
    uniqueIndex("batches_run")
      .on(table.account_id, table.schedule_id, table.occurrence_date, table.run_number)
      .where(sql`schedule_id is not null`),
    check(
      "batches_run_whole",
      sql`(schedule_id is null) = (occurrence_date is null)
        and (schedule_id is null) = (run_number is null)`,
    ),
    statusCheck("batches_status_known", table.status, LIFECYCLES.batch),
    check("batches_currency", isOneOf(table.currency, ENUMS.BatchCurrency)),
    check("batches_on_invalid", isOneOf(table.on_invalid, ENUMS.BatchInvalidChoice)),
    check("batches_on_insufficient", isOneOf(table.on_insufficient, ENUMS.BatchInsufficientChoice)),
    check("batches_lines", sql`lines between 1 and 10000 and invalid_lines between 0 and lines`),
  ],
);

/** One line of a batch; what it orders is kept until its send is made. */
export const batchItems = pgTable(
  "batch_items",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    batch_id: uuid().notNull(),
    line: integer().notNull(),
    status: text().$type<Schemas["BatchItemStatus"]>().notNull(),
    type: text().$type<Schemas["SendType"]>(),
    target: text().notNull(),
    network: text(),
    amount_minor: minor(),
    currency: text().$type<Currency>(),
    client_reference: text(),
    /** What is ordered; null when the line cannot be. */
    ordered: jsonb().$type<LineOrder>(),
    error: jsonb().$type<Schemas["Failure"]>(),
    send_id: uuid(),
    failure_code: text().$type<Schemas["SendFailureCode"]>(),
    /** The failed send that it repeats. */
    retry_of: uuid(),
    /** The line that repeats it. */
    retried_by: uuid(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.batch_id],
      foreignColumns: [batches.account_id, batches.id],
      name: "batch_items_batch",
    }).onDelete("cascade"),
    index("batch_items_batch").on(table.account_id, table.batch_id, table.id),
    index("batch_items_send").on(table.account_id, table.send_id),
    // Lines are counted by it, and the next ones to send are found.
    index("batch_items_status").on(table.account_id, table.batch_id, table.status, table.id),
    statusCheck("batch_items_status_known", table.status, LIFECYCLES.batch_item),
    check("batch_items_currency", isOneOf(table.currency, ENUMS.Currency)),
    check(
      "batch_items_sent",
      sql`status not in ('sending', 'delivered', 'unresolved') or send_id is not null`,
    ),
  ],
);

/** The work that a batch still needs: lines to send, its end, or an approval that lapses. */
export const batchWork = deadlineTable("batch_work", "batch_id", batches);

export type BatchRow = typeof batches.$inferSelect;
export type BatchItemRow = typeof batchItems.$inferSelect;
