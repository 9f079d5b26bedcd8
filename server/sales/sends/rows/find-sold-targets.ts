import type { Read } from "#platform/db/transaction";

/** Those of a set of numbers and meters that an account has sold to, and not for nothing. */
export async function findSoldTargets(
  { sql }: Read,
  account_id: string,
  targets: readonly string[],
): Promise<ReadonlySet<string>> {
  if (targets.length === 0) return new Set();
  // Each target is found by the index for itself, and its first sale suffices.
  const rows = await sql<{ target: string }[]>`
    select asked.target from unnest((select ${targets}::text[])) as asked(target)
    where exists (
      select from sends send
      where send.account_id = ${account_id} and send.target = asked.target
        and not send.credit_returned
    )`;
  return new Set(rows.map(({ target }) => target));
}
