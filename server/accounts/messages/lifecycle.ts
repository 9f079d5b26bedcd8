import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { MessageRow } from "./tables.ts";

/** What of a message its settlement reads; what it says is left where it is. */
export type HeldMessage = Pick<
  MessageRow,
  | "account_id"
  | "id"
  | "channel"
  | "purpose"
  | "status"
  | "send_id"
  | "tries"
  | "queries"
  | "unanswered"
  | "deaths"
  | "provider_reference"
  | "lease_owner"
  | "status_at"
  | "created"
>;

/** A message after a gateway's word; null in `due_at` when nothing is left to do. */
export type SettledMessage = HeldMessage & Pick<MessageRow, "due_at">;

/** Leases messages that the caller has locked, and counts what they are leased for. */
export async function writeLeases(
  { sql }: Tx,
  rows: readonly MessageRow[],
  lease: { readonly owner: string; readonly until: number },
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update messages set
      tries = leased.tries, queries = leased.queries, deaths = leased.deaths,
      unanswered = leased.unanswered,
      lease_owner = ${lease.owner}::uuid, lease_until = ${writeInstant(lease.until)}::timestamptz
    from unnest(
      ${rows.map((row) => row.account_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.tries)}::integer[], ${rows.map((row) => row.queries)}::integer[],
      ${rows.map((row) => row.deaths)}::integer[], ${rows.map((row) => row.unanswered)}::integer[]
    ) as leased(account_id, id, tries, queries, deaths, unanswered)
    where messages.account_id = leased.account_id and messages.id = leased.id`;
}

/**
 * Writes where a set of messages stands and what is left to do, and ends their leases. What was
 * sent, or will not be, is forgotten. The only writer of `messages.status`.
 *
 * Returns the ids of those whose lease was still held; a worker that has lost it leaves the message
 * to the one that holds it. The holder alone writes what a settlement is judged by, so the row that
 * was leased is the row that stands; a report that came in between has forgiven its deaths.
 */
export async function writeSettled(
  { sql }: Tx,
  rows: readonly SettledMessage[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const settled = await sql<{ id: string }[]>`
    update messages set
      status = moved.status, provider_reference = moved.provider_reference,
      due_at = moved.due_at, status_at = moved.status_at,
      tries = moved.tries, unanswered = moved.unanswered,
      deaths = least(messages.deaths, moved.deaths),
      lease_owner = null, lease_until = null,
      body = case when moved.status = 'queued' and moved.due_at is not null
        then messages.body end
    from unnest(
      ${rows.map((row) => row.account_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.status)}::text[],
      ${rows.map((row) => row.provider_reference)}::text[],
      ${rows.map(({ due_at }) => (due_at === null ? null : writeInstant(due_at)))}
        ::text[]::timestamptz[],
      ${rows.map((row) => writeInstant(row.status_at))}::text[]::timestamptz[],
      ${rows.map((row) => row.tries)}::integer[],
      ${rows.map((row) => row.unanswered)}::integer[],
      ${rows.map((row) => row.deaths)}::integer[],
      ${rows.map((row) => row.lease_owner)}::uuid[]
    ) as moved(account_id, id, status, provider_reference, due_at, status_at, tries, unanswered,
      deaths, lease_owner)
    where messages.account_id = moved.account_id and messages.id = moved.id
      and messages.lease_owner = moved.lease_owner
    returning messages.id`;
  return new Set(settled.map(({ id }) => id));
}
