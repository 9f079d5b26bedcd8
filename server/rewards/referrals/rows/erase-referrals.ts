import type { Tx } from "#platform/db/transaction";

/**
 * Erases what was written about the referrals that a recipient made, and about the recipient's own;
 * who referred whom stays. Nobody can be rewarded who is erased, so the time of those that the
 * person made is over. The caller holds the account's clock. Returns the ids of all of them.
 *
 * Writes: referrals, referral_deadlines. Source: spec/rewards/referrals.tsp.
 */
export async function eraseReferrals(
  { sql }: Tx,
  { account_id, id: recipient_id }: { account_id: string; id: string },
): Promise<string[]> {
  // In one order, as whoever locks several referrals does.
  const rows = await sql<{ id: string; is_made: boolean }[]>`
    select id, referrer_id = ${recipient_id} as is_made from referrals
    where account_id = ${account_id}
      and (referrer_id = ${recipient_id} or referee_id = ${recipient_id})
    order by id for no key update`;
  const ids = rows.map(({ id }) => id);
  const made = rows.flatMap(({ id, is_made }) => (is_made ? [id] : []));
  await sql`
    update referrals set metadata = '{}'
    where account_id = ${account_id} and id = any(${ids}::uuid[]) and metadata <> '{}'`;
  await sql`
    update referral_deadlines set due_at = least(due_at, svc_now())
    where account_id = ${account_id} and referral_id = any(${made}::uuid[])`;
  return ids;
}
