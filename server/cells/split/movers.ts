import type { Database } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";

interface Organisation {
  readonly ids: readonly string[];
  readonly postings: number;
}

/**
 * The accounts that are named, each with its twin.
 *
 * Refuses, as a `SettingError`: one that is none.
 */
export async function accountsOf(source: Database, named: readonly string[]): Promise<string[]> {
  const rows = await source.read(
    ({ sql }) => sql<{ id: string; twin_id: string }[]>`
      select id, twin_id from accounts where id = any(${[...named]}::uuid[])`,
  );
  const missing = named.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length > 0) throw new SettingError(`There is no account ${missing.join(", ")}.`);
  return [...new Set(rows.flatMap(({ id, twin_id }) => [id, twin_id]))].sort();
}

/** Organisations with half of what was ever posted: the largest first, each to the lesser side. */
export async function halfOf(source: Database): Promise<string[]> {
  const rows = await source.read(
    ({ sql }) => sql<Organisation[]>`
      select array[account.id, account.twin_id]::text[] as ids,
        coalesce((select sum(sequence) from ledger_balances
          where account_id in (account.id, account.twin_id)), 0)::float8 as postings
      from accounts account where account.mode = 'live' and account.status <> 'closed'
      order by postings desc, account.id`,
  );
  let [stay, move] = [0, 0];
  const moving: string[] = [];
  for (const { ids, postings } of rows) {
    const weight = postings + 1;
    if (stay <= move) stay += weight;
    else {
      move += weight;
      moving.push(...ids);
    }
  }
  return moving.sort();
}
