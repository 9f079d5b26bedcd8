import type { Tx } from "#platform/db/transaction";

/**
 * Erases from the check-ins of rewards where the person was and what the device said; distances
 * stay. It comes before the rewards.
 *
 * Writes: checkins. Source: spec/rewards/checkins.tsp.
 */
export async function eraseCheckins(
  { sql }: Tx,
  account_id: string,
  reward_ids: readonly string[],
): Promise<void> {
  await sql`
    update checkins set position = null, place = null, attestation = null
    where account_id = ${account_id} and reward_id = any(${[...reward_ids]}::uuid[])
      and coalesce(position, place) is not null`;
}
