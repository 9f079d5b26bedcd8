import type { Tx } from "#platform/db/transaction";

/**
 * Erases what was sent to webhook endpoints about these objects; that it was sent is kept.
 *
 * Writes: webhook_deliveries.
 */
export async function eraseDeliveries(
  { sql }: Tx,
  account_id: string,
  object_ids: readonly string[],
): Promise<void> {
  await sql`
    update webhook_deliveries delivery set payload = null, body_excerpt = null
    from events event
    where event.account_id = ${account_id} and event.object_id = any(${[...object_ids]}::uuid[])
      and delivery.account_id = event.account_id and delivery.event_id = event.id`;
}
