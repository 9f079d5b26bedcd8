import type { Read, Tx } from "#platform/db/transaction";

/** A cost centre that something is to be booked to. */
export interface BookedTo {
  readonly account_id: string;
  readonly cost_center_id: string;
}

/**
 * The ids of those cost centres of a set that exist and are active: a sale may be booked to them.
 * A sale reads them after it holds its balance, as whoever archives one or gives it another
 * currency does first; so what is found holds until the sale is committed.
 */
export async function findBookable(
  { sql }: Tx | Read,
  asked: readonly BookedTo[],
): Promise<ReadonlySet<string>> {
  if (asked.length === 0) return new Set();
  // Each row is found by the index for itself: one kept plan serves sets and tables of every size.
  const rows = await sql<{ id: string }[]>`
    select found.id from unnest(
      (select ${asked.map(({ account_id }) => account_id)}::uuid[]),
      (select ${asked.map(({ cost_center_id }) => cost_center_id)}::uuid[])
    ) as asked(account_id, id)
    cross join lateral (
      select id from cost_centers held
      where held.account_id = asked.account_id and held.id = asked.id and held.is_active
      limit 1
    ) as found`;
  return new Set(rows.map(({ id }) => id));
}
