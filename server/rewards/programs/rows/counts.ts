import type { Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";

/** How many rewards have which status; a status without any is absent. */
export type RewardCounts = Partial<Record<Schemas["RewardStatus"], number>>;

/**
 * Counts the rewards of programs by status, all in one statement; a program without any is absent.
 */
export async function countRewards(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  program_ids: readonly string[],
): Promise<Map<string, RewardCounts>> {
  if (program_ids.length === 0) return new Map();
  const rows = await sql<{ id: string; status: keyof RewardCounts; count: string }[]>`
    select asked.id, counted.status, counted.count
    from unnest((select ${program_ids as string[]}::uuid[])) as asked(id)
    cross join lateral (
      select status, count(*) as count from rewards reward
      where reward.account_id = ${account_id} and reward.program_id = asked.id
      group by status
    ) as counted`;
  const counts = new Map<string, RewardCounts>();
  for (const { id, status, count } of rows) {
    counts.set(id, { ...counts.get(id), [status]: Number(count) });
  }
  return counts;
}

/** How many rules of programs are active, all in one statement; a program without any is absent. */
export async function countRules(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  program_ids: readonly string[],
): Promise<Map<string, number>> {
  if (program_ids.length === 0) return new Map();
  const rows = await sql<{ program_id: string; count: number }[]>`
    select program_id, count(*)::int as count from program_rules
    where account_id = ${account_id} and active
      and program_id = any(${program_ids as string[]}::uuid[])
    group by program_id`;
  return new Map(rows.map(({ program_id, count }) => [program_id, count]));
}
