import type { Tx } from "#platform/db/transaction";

/**
 * Takes a person out of the lines that sends were made for; what was sold, and for how much, stays
 * in the books.
 *
 * Writes: batch_items. Source: spec/directory/recipients/models.tsp.
 */
export async function eraseLines(
  { sql }: Tx,
  account_id: string,
  send_ids: readonly string[],
): Promise<void> {
  if (send_ids.length === 0) return;
  await sql`
    update batch_items
    set target = case when type = 'power' then '00000000000' else '+263700000000' end,
      ordered = null, client_reference = null, metadata = '{}'
    where account_id = ${account_id} and send_id = any(${send_ids as string[]}::uuid[])`;
}
