import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
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
import { instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { deadlineTable } from "#platform/work/deadline-table";
import { sends } from "#sales/sends";

/** Complaints about sends, which staff resolve. Times are on the account's clock. */
export const disputes = pgTable(
  "disputes",
  {
    account_id: uuid().notNull(),
    id: uuid().notNull(),
    send_id: uuid().notNull(),
    status: text().$type<Schemas["DisputeStatus"]>().notNull(),
    reason: text().$type<Schemas["DisputeReason"]>().notNull(),
    /** What the organisation says has happened. */
    evidence_text: text(),
    /** E.164. */
    customer_phone: text(),
    /** The documents that show it. */
    attachments: uuid().array().notNull(),
    due_by: instant().notNull(),
    /** What staff have written to the organisation, oldest first. */
    messages: jsonb().$type<Schemas["DisputeMessage"][]>().notNull(),
    outcome: text().$type<Schemas["DisputeOutcome"]>(),
    outcome_note: text(),
    /** The Credit transaction of the resolution. */
    transaction_id: uuid(),
    resolved_at: instant(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created: instant().notNull(),
    /** Number of the newest event about it; the next event takes the one after it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    foreignKey({
      columns: [table.account_id, table.send_id],
      foreignColumns: [sends.account_id, sends.id],
      name: "disputes_send_row",
    }),
    // A send has one open dispute at a time.
    uniqueIndex("disputes_open").on(table.account_id, table.send_id).where(sql`status = 'opened'`),
    index("disputes_send").on(table.account_id, table.send_id, table.id),
    index("disputes_status").on(table.account_id, table.status, table.id),
    index("disputes_metadata")
      .using("gin", sql`${table.metadata} jsonb_path_ops`)
      .where(sql`metadata <> '{}'`),
    statusCheck("disputes_status_known", table.status, LIFECYCLES.dispute),
    check("disputes_reason", isOneOf(table.reason, ENUMS.DisputeReason)),
    check("disputes_outcome", isOneOf(table.outcome, ENUMS.DisputeOutcome)),
    check(
      "disputes_resolved",
      sql`(status = 'resolved') = (resolved_at is not null)
        and (resolved_at is null) = (outcome is null)
        and (outcome = 'goodwill_credit') <= (transaction_id is not null)`,
    ),
  ],
);

/** When a dispute of a test account is resolved; staff resolve those of live accounts. */
export const disputeDeadlines = deadlineTable("dispute_deadlines", "dispute_id", disputes, [
  "test",
]);

export type DisputeRow = typeof disputes.$inferSelect;
