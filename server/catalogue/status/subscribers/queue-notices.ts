import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";

/**
 * Queues what staff wrote of an incident for everybody who has confirmed, in the transaction that
 * writes it: with it, once, or not at all. Writes: status_notices.
 */
export async function queueNotices(
  { sql }: Tx,
  { id, created }: { readonly id: string; readonly created: number },
): Promise<void> {
  const now = writeInstant(created);
  // In the order in which settlements lock subscribers, so that neither waits for the other.
  await sql`
    insert into status_notices (subscriber_id, update_id, due_at, created)
    select id, ${id}::uuid, ${now}::timestamptz, ${now}::timestamptz
    from status_subscribers where confirmed_at is not null order by id`;
}
