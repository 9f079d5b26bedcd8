import assert from "node:assert/strict";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { SendRow } from "../rows/tables.ts";
import type { SendWork } from "./dispatch-queries.ts";

/**
 * Writes what is left to do for a set of sends whose work the caller has locked.
 *
 * A hand-over that is open gives way to no other: the update passes over such a row, and the
 * caller's transaction fails. Selling once rests on this rule.
 */
export async function writeWork({ sql }: Tx, rows: readonly SendWork[]): Promise<void> {
  if (rows.length === 0) return;
  const numbers = (column: NumberColumn) => rows.map((row) => row[column]);
  const ids = (column: IdColumn) => rows.map((row) => row[column]);
  const times = (column: InstantColumn) => rows.map((row) => instantOrNull(row[column]));
  const { count } = await sql`
    update send_dispatches set
      due_at = work.due_at, lease_owner = work.lease_owner,
      lease_until = work.lease_until, submits = work.submits, queries = work.queries,
      first_submit_at = work.first_submit_at,
      not_found_at = work.not_found_at,
      attempts = work.attempts, answers = work.answers, hand_over_id = work.hand_over_id,
      hand_over_sequence = work.hand_over_sequence, hand_over_state = work.hand_over_state,
      hand_over_supplier = work.hand_over_supplier,
      hand_over_at = work.hand_over_at, query_id = work.query_id,
      query_sequence = work.query_sequence, query_at = work.query_at
    from unnest(
      ${ids("account_id")}::uuid[], ${ids("send_id")}::uuid[],
      ${times("due_at")}::text[]::timestamptz[],
      ${ids("lease_owner")}::uuid[], ${times("lease_until")}::text[]::timestamptz[],
      ${numbers("submits")}::integer[], ${numbers("queries")}::integer[],
      ${times("first_submit_at")}::text[]::timestamptz[],
      ${times("not_found_at")}::text[]::timestamptz[],
      ${numbers("attempts")}::integer[], ${numbers("answers")}::integer[],
      ${ids("hand_over_id")}::uuid[], ${numbers("hand_over_sequence")}::integer[],
      ${rows.map((row) => row.hand_over_state)}::text[],
      ${rows.map((row) => row.hand_over_supplier)}::text[],
      ${times("hand_over_at")}::text[]::timestamptz[],
      ${ids("query_id")}::uuid[], ${numbers("query_sequence")}::integer[],
      ${times("query_at")}::text[]::timestamptz[]
    ) as work(account_id, send_id, due_at, lease_owner, lease_until, submits, queries,
      first_submit_at, not_found_at, attempts, answers, hand_over_id, hand_over_sequence,
      hand_over_state, hand_over_supplier, hand_over_at, query_id, query_sequence, query_at)
    where send_dispatches.account_id = work.account_id and send_dispatches.send_id = work.send_id
      and (send_dispatches.hand_over_id is not distinct from work.hand_over_id
        or coalesce(send_dispatches.hand_over_state, 'not_taken')
          not in ('intended', 'accepted', 'no_answer'))`;
  assert(count === rows.length, `${rows.length - count} sends have a hand-over that is open`);
}

/** Ends the leases of sends whose work the caller has locked, which are due again now. */
export async function freeWork(tx: Tx, rows: readonly SendWork[]): Promise<void> {
  if (rows.length === 0) return;
  const due_at = await transactionTime(tx);
  await writeWork(
    tx,
    rows.map((row) => ({ ...row, due_at, lease_owner: null, lease_until: null })),
  );
}

/** Writes when the provider is asked next about sends whose status stays. Both in one order. */
export async function writeNextChecks({ sql }: Tx, rows: readonly SendRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update sends set next_check_at = due.next_check_at,
      unreported = due.unreported::jsonb
    from unnest(
      ${rows.map(({ account_id }) => account_id)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ next_check_at }) => instantOrNull(next_check_at))}::text[]::timestamptz[],
      ${rows.map(({ unreported }) => unreported && JSON.stringify(unreported))}::text[]
    ) as due(account_id, id, next_check_at, unreported)
    where sends.account_id = due.account_id and sends.id = due.id`;
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : writeInstant(at);
}

type IdColumn = "account_id" | "send_id" | "lease_owner" | "hand_over_id" | "query_id";

type NumberColumn =
  | "submits"
  | "queries"
  | "attempts"
  | "answers"
  | "hand_over_sequence"
  | "query_sequence";

type InstantColumn =
  | "due_at"
  | "lease_until"
  | "first_submit_at"
  | "not_found_at"
  | "hand_over_at"
  | "query_at";
