import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { SendRow } from "../rows/tables.ts";
import type { SendAttemptRow, SendWork } from "./dispatch-queries.ts";

/** Writes what is left to do for a set of sends whose work the caller has locked. */
export async function writeWork({ sql }: Tx, rows: readonly SendWork[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update send_dispatches set
      due_at = work.due_at::timestamptz, lease_owner = work.lease_owner,
      lease_until = work.lease_until::timestamptz, submits = work.submits, queries = work.queries,
      first_submit_at = work.first_submit_at::timestamptz,
      not_found_at = work.not_found_at::timestamptz
    from unnest(
      ${rows.map((row) => row.account_id)}::uuid[], ${rows.map((row) => row.send_id)}::uuid[],
      ${rows.map((row) => writeInstant(row.due_at))}::text[],
      ${rows.map((row) => row.lease_owner)}::uuid[],
      ${rows.map((row) => instantOrNull(row.lease_until))}::text[],
      ${rows.map((row) => row.submits)}::integer[], ${rows.map((row) => row.queries)}::integer[],
      ${rows.map((row) => instantOrNull(row.first_submit_at))}::text[],
      ${rows.map((row) => instantOrNull(row.not_found_at))}::text[]
    ) as work(account_id, send_id, due_at, lease_owner, lease_until, submits, queries,
      first_submit_at, not_found_at)
    where send_dispatches.account_id = work.account_id and send_dispatches.send_id = work.send_id`;
}

/** Where an attempt stands from now on, with its answer where it has one from now on. */
export type AttemptChange = Pick<SendAttemptRow, "account_id" | "id" | "state"> &
  Partial<Pick<SendAttemptRow, "duration_ms" | "outcome" | "detail" | "status_after" | "evidence">>;

/**
 * Writes where a set of attempts stands and what was answered; an attempt that is answered already
 * keeps its answer, because answers are evidence.
 */
export async function writeAttempts({ sql }: Tx, rows: readonly AttemptChange[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update send_attempts set
      state = attempt.state,
      duration_ms = coalesce(send_attempts.duration_ms, attempt.duration_ms),
      outcome = coalesce(send_attempts.outcome, attempt.outcome),
      detail = coalesce(send_attempts.detail, attempt.detail),
      status_after = coalesce(send_attempts.status_after, attempt.status_after),
      evidence = coalesce(send_attempts.evidence, attempt.evidence::jsonb)
    from unnest(
      ${rows.map((row) => row.account_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.state)}::text[],
      ${rows.map((row) => row.duration_ms ?? null)}::integer[],
      ${rows.map((row) => row.outcome ?? null)}::text[],
      ${rows.map((row) => row.detail ?? null)}::text[],
      ${rows.map((row) => row.status_after ?? null)}::text[],
      ${rows.map(({ evidence }) => jsonOrNull(evidence))}::text[]
    ) as attempt(account_id, id, state, duration_ms, outcome, detail, status_after, evidence)
    where send_attempts.account_id = attempt.account_id and send_attempts.id = attempt.id`;
}

/** Writes when the provider is asked next about sends whose status stays. Both in one order. */
export async function writeNextChecks({ sql }: Tx, rows: readonly SendRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update sends set next_check_at = due.next_check_at::timestamptz,
      unreported = due.unreported::jsonb
    from unnest(
      ${rows.map(({ account_id }) => account_id)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ next_check_at }) => instantOrNull(next_check_at))}::text[],
      ${rows.map(({ unreported }) => unreported && JSON.stringify(unreported))}::text[]
    ) as due(account_id, id, next_check_at, unreported)
    where sends.account_id = due.account_id and sends.id = due.id`;
}

function jsonOrNull(value: unknown): string | null {
  return value == null ? null : JSON.stringify(value);
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : writeInstant(at);
}
