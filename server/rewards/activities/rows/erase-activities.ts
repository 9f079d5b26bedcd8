import type { Tx } from "#platform/db/transaction";

/**
 * Erases from the activities of a recipient what was written about them; names, times and values
 * stay, and so does `activity_id`, which is never used again. Returns the ids of all of them.
 *
 * Writes: activities. Source: spec/rewards/activities.tsp.
 */
export async function eraseActivities(
  { sql }: Tx,
  { account_id, id: recipient_id }: { account_id: string; id: string },
): Promise<string[]> {
  await sql`
    update activities set metadata = '{}'
    where account_id = ${account_id} and recipient_id = ${recipient_id} and metadata <> '{}'`;
  const rows = await sql<{ id: string }[]>`
    select id from activities
    where account_id = ${account_id} and recipient_id = ${recipient_id}`;
  return rows.map(({ id }) => id);
}
