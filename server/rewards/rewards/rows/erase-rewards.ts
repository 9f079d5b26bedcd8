import type { Tx } from "#platform/db/transaction";
import { ERASED_METER, ERASED_PHONE } from "#platform/values/erased-target";

/** The uuids of a recipient's rewards, which are not locked. */
export async function findRewardsOf(
  { sql }: Tx,
  { account_id, id: recipient_id }: { account_id: string; id: string },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from rewards where account_id = ${account_id} and recipient_id = ${recipient_id}`;
  return rows.map(({ id }) => id);
}

/**
 * Erases from the rewards of a recipient to whom they went and what was written about them; amounts
 * and outcomes stay. What is held still is never sent, so its time is over. The caller holds the
 * account's clock. Returns the ids of all of them.
 *
 * Writes: rewards, reward_deadlines. Source: spec/rewards/rewards/models.tsp.
 */
export async function eraseRewards(
  { sql }: Tx,
  { account_id, id: recipient_id }: { account_id: string; id: string },
): Promise<string[]> {
  // In one order, as whoever locks several rewards does.
  const rows = await sql<{ id: string }[]>`
    select id from rewards where account_id = ${account_id} and recipient_id = ${recipient_id}
    order by id for no key update`;
  const ids = rows.map(({ id }) => id);
  await sql`
    update rewards set
      target = case when target is null then null
        when meter = target then ${ERASED_METER} else ${ERASED_PHONE} end,
      meter = case when meter is null then null else ${ERASED_METER} end,
      token_phone = null, metadata = '{}', mandate = null
    where account_id = ${account_id} and id = any(${ids}::uuid[])
      and (metadata <> '{}' or target <> all(${[ERASED_PHONE, ERASED_METER]}::text[]))`;
  // Nobody can release or approve them any more; their budget need not wait for its time.
  await sql`
    update reward_deadlines set due_at = least(due_at, svc_now())
    where account_id = ${account_id} and reward_id = any(${ids}::uuid[])`;
  return ids;
}
