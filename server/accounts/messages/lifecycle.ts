import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { MessageRow } from "./tables.ts";

/**
 * Writes where a set of messages stands and what is left to do, of those that the caller has
 * locked. The only writer of `messages.status`.
 */
export async function writeMessages({ sql }: Tx, rows: readonly MessageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update messages set
      status = moved.status, body = moved.body, tries = moved.tries, queries = moved.queries,
      provider_reference = moved.provider_reference, due_at = moved.due_at::timestamptz,
      lease_owner = moved.lease_owner, lease_until = moved.lease_until::timestamptz,
      status_at = moved.status_at::timestamptz
    from unnest(
      ${rows.map((row) => row.account_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.status)}::text[], ${rows.map((row) => row.body)}::text[],
      ${rows.map((row) => row.tries)}::integer[], ${rows.map((row) => row.queries)}::integer[],
      ${rows.map((row) => row.provider_reference)}::text[],
      ${rows.map((row) => instantOrNull(row.due_at))}::text[],
      ${rows.map((row) => row.lease_owner)}::uuid[],
      ${rows.map((row) => instantOrNull(row.lease_until))}::text[],
      ${rows.map((row) => writeInstant(row.status_at))}::text[]
    ) as moved(account_id, id, status, body, tries, queries, provider_reference, due_at,
      lease_owner, lease_until, status_at)
    where messages.account_id = moved.account_id and messages.id = moved.id`;
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : writeInstant(at);
}
