import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { LockedClock } from "#accounts/account";
import { type EventDraft, type EventRequest, eventOf } from "#journal/events";
import { insertOf } from "#platform/db/insert-many";
import type { Write } from "#platform/db/multi-table-write";
import { fingerprintOf } from "#platform/wire/canonical";
import { type ApprovalRow, agentApprovals, approvalDeadlines } from "./tables.ts";

/** What an agent asks for, and why a person must decide it. */
export type ApprovalInput = Pick<
  ApprovalRow,
  | "account_id"
  | "id"
  | "action"
  | "why"
  | "operation_id"
  | "request"
  | "source"
  | "amount_minor"
  | "currency"
  | "target"
  | "program_id"
  | "completion_id"
  | "reason"
  | "api_key_id"
  | "limit_minor"
  | "used_minor"
  | "request_id"
  | "created"
>;

/** Nobody decides later than this. Source: docs/guides/agents.md. */
const OPEN_MS = 24 * 3_600_000;

const UNDECIDED = {
  status: LIFECYCLES.agent_approval.initial[0],
  decided_by_kind: null,
  decided_by_id: null,
  decided_at: null,
  result_prefix: null,
  result_id: null,
  failure_code: null,
  failure_message: null,
  mandate: null,
  event_sequence: 1,
} as const;

/**
 * The rows of new requests, and the inserts that write them beside whatever else their transaction
 * writes. The caller holds the clocks of their accounts.
 *
 * Writes: agent_approvals, approval_deadlines.
 */
export function requestedRows(
  asked: readonly ApprovalInput[],
  clocks: ReadonlyMap<string, LockedClock>,
): { rows: ApprovalRow[]; writes: Write[] } {
  const rows = asked.map((one) => ({
    ...one,
    ...UNDECIDED,
    fingerprint: fingerprintOf(one.request),
    expires_at: one.created + OPEN_MS,
  }));
  const deadlines = rows.map(({ account_id, id: approval_id, expires_at }) => {
    const clock = clocks.get(account_id);
    if (clock === undefined) throw new Error(`The clock of account ${account_id} is not held.`);
    return { account_id, approval_id, mode: clock.mode, due_at: expires_at - clock.ahead_ms };
  });
  return {
    rows,
    writes: [...insertOf(agentApprovals, rows), ...insertOf(approvalDeadlines, deadlines)],
  };
}

/** The event of a new request. */
export function requestedEvent(row: ApprovalRow, request: EventRequest | null): EventDraft {
  return eventOf("agent_approval.requested", "apr", row, { created: row.created, request });
}
