import type { Tx } from "#platform/db/transaction";

/**
 * Erases from the reviews of rewards what was noted about the person, and which other rewards may
 * be the person's; it comes before the rewards, as whoever decides a review locks it before its
 * reward. Returns the ids of those reviews.
 *
 * Writes: reviews. Source: spec/rewards/reviews/models.tsp.
 */
export async function eraseReviews(
  { sql }: Tx,
  account_id: string,
  reward_ids: readonly string[],
): Promise<string[]> {
  // In one order, as whoever locks several reviews does.
  const rows = await sql<{ id: string }[]>`
    select id from reviews
    where account_id = ${account_id} and reward_id = any(${[...reward_ids]}::uuid[])
    order by id for no key update`;
  const ids = rows.map(({ id }) => id);
  await sql`
    update reviews set note = null, related_reward_ids = '{}'
    where account_id = ${account_id} and id = any(${ids}::uuid[])`;
  return ids;
}
