import type { Read } from "#platform/db/transaction";

/** How many hear of incidents, and what is on its way to them. */
export interface SubscriberCounts {
  readonly email: number;
  readonly webhook: number;
  readonly unconfirmed: number;
  /** Notices that wait, or are tried again. */
  readonly waiting: number;
}

/** Counts subscribers, and no names. */
export async function countSubscribers({ sql }: Pick<Read, "sql">): Promise<SubscriberCounts> {
  const [row] = await sql<[SubscriberCounts]>`
    select
      count(*) filter (where channel = 'email' and confirmed_at is not null)::int as email,
      count(*) filter (where channel = 'webhook' and confirmed_at is not null)::int as webhook,
      count(*) filter (where confirmed_at is null)::int as unconfirmed,
      (select count(*)::int from status_notices) as waiting
    from status_subscribers`;
  return row;
}
