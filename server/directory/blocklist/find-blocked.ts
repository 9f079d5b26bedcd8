import type { Condition } from "#platform/db/multi-table-write";
import type { Read, Tx } from "#platform/db/transaction";

/** A phone number in E.164, or a meter, that an account wants to send to. */
export interface NamedTarget {
  readonly account_id: string;
  readonly target: string;
}

/**
 * The names of those targets of a set that their accounts have blocked. A sale reads them after it
 * holds its balance, as whoever blocks a target does first; so what is found holds until the sale
 * is committed.
 */
export async function findBlocked(
  { sql }: Tx | Read,
  asked: readonly NamedTarget[],
): Promise<ReadonlySet<string>> {
  if (asked.length === 0) return new Set();
  // Each row is found by the index for itself: one kept plan serves sets and tables of every size.
  const rows = await sql<NamedTarget[]>`
    select asked.account_id, asked.target from unnest(
      (select ${asked.map(({ account_id }) => account_id)}::uuid[]),
      (select ${asked.map(({ target }) => target)}::text[])
    ) as asked(account_id, target)
    cross join lateral (
      select from blocked_targets held
      where held.account_id = asked.account_id and held.target = asked.target
      limit 1
    ) as held`;
  return new Set(rows.map(blockedName));
}

const NOT_BLOCKED = [
  "not exists (select from blocked_targets held where held.account_id = ",
  "::uuid and held.target = ",
  "::text)",
];

/** The same of one target, for a statement that makes its changes only where it is not blocked. */
export function isNotBlocked({ account_id, target }: NamedTarget): Condition {
  return { parts: NOT_BLOCKED, values: [account_id, target] };
}

/** What a target of an account is called in the set of those that are blocked. */
export function blockedName({ account_id, target }: NamedTarget): string {
  return `${account_id}/${target}`;
}
