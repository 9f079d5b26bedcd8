import { readInstant, writeInstant } from "#platform/db/columns";
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
>;

/** A message after a gateway's word; null in `due_at` when nothing is left to do. */
export type SettledMessage = HeldMessage & Pick<MessageRow, "due_at">;

type Name = Pick<MessageRow, "account_id" | "id">;

/** Locks messages, waiting for each, in the order of their names: two sets never deadlock. */
export async function lockMessages(
  { sql }: Tx,
  names: readonly Name[],
): Promise<Map<string, HeldMessage>> {
  const sorted = names.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  // Each row is found by the index for itself: one kept plan serves sets and tables of every size.
  const rows = await sql<(Omit<HeldMessage, "status_at"> & { status_at: string })[]>`
    select held.* from unnest(
      (select ${sorted.map(({ account_id }) => account_id)}::uuid[]),
      (select ${sorted.map(({ id }) => id)}::uuid[])
    ) as named(account_id, id)
    cross join lateral (
      select account_id, id, channel, purpose, status, send_id, tries, queries,
        unanswered, deaths, provider_reference, lease_owner, status_at::text
      from messages message
      where message.account_id = named.account_id and message.id = named.id
      for update
    ) as held`;
  return new Map(rows.map((row) => [row.id, { ...row, status_at: readInstant(row.status_at) }]));
}

function keyOf({ account_id, id }: Name): string {
  return `${account_id}/${id}`;
}

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
 * Writes where a set of messages stands and what is left to do, of those that the caller has
 * locked, and ends their leases. What was sent, or will not be, is forgotten. The only writer
 * of `messages.status`.
 */
export async function writeSettled({ sql }: Tx, rows: readonly SettledMessage[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update messages set
      status = moved.status, provider_reference = moved.provider_reference,
      due_at = moved.due_at, status_at = moved.status_at,
      unanswered = moved.unanswered, deaths = moved.deaths,
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
      ${rows.map((row) => row.unanswered)}::integer[], ${rows.map((row) => row.deaths)}::integer[]
    ) as moved(account_id, id, status, provider_reference, due_at, status_at, unanswered, deaths)
    where messages.account_id = moved.account_id and messages.id = moved.id`;
}
