import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { OperationId } from "@svc/generated/operations";
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
import { accounts } from "#accounts/account";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

/** Requests of agents that a person decides. Times are on the account's clock. */
export const agentApprovals = pgTable(
  "agent_approvals",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    action: text().$type<Schemas["AgentAction"]>().notNull(),
    status: text().$type<Schemas["AgentApprovalStatus"]>().notNull(),
    why: text().$type<Schemas["ApprovalReason"]>().notNull(),
    /** The operation that the agent called; it is run once the request is approved. */
    operation_id: text().$type<OperationId>().notNull(),
    /** The body of that call, never its key. */
    request: jsonb().$type<object>().notNull(),
    /** Hex SHA-256 of the canonical body: what runs is what was shown. */
    fingerprint: text().notNull(),
    source: text().$type<Schemas["SendSource"]>().notNull(),
    amount_minor: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** E.164, or a meter. */
    target: text(),
    /** The program and the completion of a reward; null for a sale. */
    program_id: uuid(),
    completion_id: text(),
    reason: text(),
    api_key_id: uuid().notNull(),
    /** The key's threshold, and what it had sold in 24 hours, when it asked. */
    limit_minor: minor().notNull(),
    used_minor: minor().notNull(),
    expires_at: instant().notNull(),
    decided_by_kind: text().$type<"key" | "member">(),
    decided_by_id: uuid(),
    decided_at: instant(),
    result_prefix: text().$type<"snd" | "rwd">(),
    result_id: uuid(),
    failure_code: text(),
    failure_message: text(),
    /** What the person has permitted, signed; null unless approved, and of an erased person. */
    mandate: text(),
    /** The request that asked. */
    request_id: uuid().notNull(),
    created: instant().notNull(),
    /** Number of the newest event about it; the next event takes the one after it. */
    event_sequence: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("agent_approvals_status").on(table.account_id, table.status, table.id),
    index("agent_approvals_key").on(table.account_id, table.api_key_id, table.id),
    // Asked of every completion before it is rewarded; agents ask for few.
    index("agent_approvals_completion")
      .on(table.account_id, table.completion_id, table.program_id)
      .where(sql`completion_id is not null`),
    // A completion has one request that may yet be given, or was.
    uniqueIndex("agent_approvals_open")
      .on(table.account_id, table.completion_id, table.program_id)
      .where(sql`completion_id is not null and status in ('requested', 'approved')`),
    statusCheck("agent_approvals_status_known", table.status, LIFECYCLES.agent_approval),
    check("agent_approvals_action", isOneOf(table.action, ENUMS.AgentAction)),
    check("agent_approvals_why", isOneOf(table.why, ENUMS.ApprovalReason)),
    check("agent_approvals_currency", isOneOf(table.currency, ["USD", "ZWG"])),
    check(
      "agent_approvals_completed",
      sql`(action = 'reward') = (program_id is not null)
        and (action = 'reward') = (completion_id is not null)`,
    ),
    check("agent_approvals_decided", sql`(decided_by_id is null) = (decided_at is null)`),
    check("agent_approvals_mandate", sql`mandate is null or status in ('approved', 'failed')`),
    check("agent_approvals_result", sql`(result_prefix is null) = (result_id is null)`),
    check(
      "agent_approvals_outcome",
      sql`(result_id is null or status = 'approved')
        and (failure_code is not null) = (status = 'failed')`,
    ),
  ],
);

/**
 * When something is to be done about a request: while it is open it expires, and once it is
 * approved it is carried out. A request that has come to its end has no row.
 */
export const approvalDeadlines = pgTable(
  "approval_deadlines",
  {
    account_id: uuid().notNull(),
    approval_id: uuid().notNull(),
    /** The account's; deadlines are met by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** Wall time; advancing the test clock moves it. */
    due_at: instant().notNull(),
    lease_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.approval_id] }),
    foreignKey({
      columns: [table.account_id, table.approval_id],
      foreignColumns: [agentApprovals.account_id, agentApprovals.id],
      name: "approval_deadlines_approval",
    }).onDelete("cascade"),
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("approval_deadlines_due").on(table.mode, table.due_at),
    check("approval_deadlines_mode", isOneOf(table.mode, LIVE_FIRST)),
  ],
);

export type ApprovalRow = typeof agentApprovals.$inferSelect;
