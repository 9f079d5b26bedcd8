import type { Tx } from "#platform/db/transaction";
import { ERASED_PHONE } from "#platform/values/erased-target";

/** Who is erased: a recipient, and the number that nobody else has claimed links with. */
interface ErasedClaimer {
  readonly account_id: string;
  readonly recipient_id: string;
  /** E.164. */
  readonly phone: string | null;
}

/**
 * Erases from the links for a person, and from those that only the person's number can claim, that
 * number and what was written about them; amounts and outcomes stay. What nobody has claimed is
 * over. The caller holds the account's clock. Returns the ids of all of them.
 *
 * Writes: reward_links, reward_link_deadlines. Source: spec/rewards/reward-links/models.tsp.
 */
export async function eraseLinks(
  { sql }: Tx,
  { account_id, recipient_id, phone }: ErasedClaimer,
): Promise<string[]> {
  // In one order, as whoever locks several links does.
  const rows = await sql<{ id: string }[]>`
    select id from reward_links where account_id = ${account_id}
      and (recipient_id = ${recipient_id} or phone_hint = ${phone}::text)
    order by id for no key update`;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await sql`
    update reward_links set
      phone_hint = case when phone_hint is null then null else ${ERASED_PHONE} end, metadata = '{}'
    where account_id = ${account_id} and id = any(${ids}::uuid[])`;
  // Nobody is to claim them any more; their budget need not wait for its time.
  await sql`
    update reward_link_deadlines set due_at = least(due_at, svc_now())
    where account_id = ${account_id} and link_id = any(${ids}::uuid[])`;
  return ids;
}
