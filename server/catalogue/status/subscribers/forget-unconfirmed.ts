import type { Tx } from "#platform/db/transaction";

/** How long an invitation is valid, and what was given is stored without a yes. */
export const INVITATION_HOURS = 24;

/**
 * Erases addresses and URLs that have not agreed within a day. Some a run: the rest is left to the
 * next. Writes: status_subscribers, status_notices.
 */
export async function forgetUnconfirmed({ sql }: Tx): Promise<void> {
  await sql`
    delete from status_subscribers where id in (
      select id from status_subscribers
      where confirmed_at is null
        and invited_at < svc_now() - make_interval(hours => ${INVITATION_HOURS})
      order by id limit 1000 for update skip locked)`;
}
