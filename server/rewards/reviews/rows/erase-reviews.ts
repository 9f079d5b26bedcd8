import type { Tx } from "#platform/db/transaction";

/**
 * Erases from the reviews of rewards what was noted about the person, and which other rewards may
 * be the person's. Returns the ids of those reviews.
 *
 * Writes: reviews. Source: spec/rewards/reviews/models.tsp.
 */
export async function eraseReviews(
  { sql }: Tx,
  account_id: string,
  reward_ids: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update reviews set note = null, related_reward_ids = '{}'
    where account_id = ${account_id} and reward_id = any(${[...reward_ids]}::uuid[])
    returning id`;
  return rows.map(({ id }) => id);
}
