import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type RewardRow, rewardDeadlines, rewards } from "./tables.ts";

/** The rewards of an account that have these ids; others' are absent. */
export async function findRewards(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<RewardRow[]> {
  return await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.account_id, account_id), isAnyOf(rewards.id, ids)));
}

/**
 * Locks a reward until the transaction ends, after its review and its link and before its program;
 * null when the account has none of this id.
 */
export async function lockReward(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<RewardRow | null> {
  const [row] = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.account_id, account_id), eq(rewards.id, id)))
    .for("no key update");
  return row ?? null;
}

/** Locks rewards of an account until the transaction ends, in one order and after their links. */
export async function lockRewards(
  { db }: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<RewardRow[]> {
  if (ids.length === 0) return [];
  return await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.account_id, account_id), isAnyOf(rewards.id, ids)))
    .orderBy(rewards.id)
    .for("no key update");
}

/** The reward of a completion of a program; null as long as it has none. */
export async function findCompletion(
  { db }: Pick<Read | Tx, "db">,
  {
    account_id,
    program_id,
    completion_id,
  }: Pick<RewardRow, "account_id" | "program_id"> & {
    completion_id: string;
  },
): Promise<RewardRow | null> {
  const [row] = await db
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.account_id, account_id),
        eq(rewards.completion_id, completion_id),
        eq(rewards.program_id, program_id),
      ),
    );
  return row ?? null;
}

/** Those of a program's completions that have a reward. */
export async function findCompleted(
  { sql }: Pick<Read | Tx, "sql">,
  {
    account_id,
    program_id,
    completion_ids,
  }: Pick<RewardRow, "account_id" | "program_id"> & { completion_ids: readonly string[] },
): Promise<Set<string>> {
  // Each is found by the index for itself: one kept plan serves sets and tables of every size.
  const rows = await sql<{ completion_id: string }[]>`
    select asked.completion_id
    from unnest((select ${[...completion_ids]}::text[])) as asked(completion_id)
    where exists (
      select from rewards reward
      where reward.account_id = ${account_id} and reward.program_id = ${program_id}
        and reward.completion_id = asked.completion_id
      limit 1
    )`;
  return new Set(rows.map(({ completion_id }) => completion_id));
}

/**
 * When the newest but so many rewards of completions was made in a program, since a moment; null if
 * there were fewer. With `nth` 1 it is the newest.
 */
export async function findCompletedBefore(
  { db }: Pick<Read | Tx, "db">,
  { account_id, program_id, since, nth }: CompletedSince,
): Promise<number | null> {
  const [row] = await db
    .select({ created: rewards.created })
    .from(rewards)
    .where(
      and(
        eq(rewards.account_id, account_id),
        eq(rewards.program_id, program_id),
        sql`source = 'completions'`,
        gt(rewards.created, since),
      ),
    )
    .orderBy(desc(rewards.created))
    .limit(1)
    .offset(nth - 1);
  return row?.created ?? null;
}

interface CompletedSince extends Pick<RewardRow, "account_id" | "program_id"> {
  /** Unix milliseconds on the account's clock. */
  readonly since: number;
  readonly nth: number;
}

/** Whether the time of a reward that waits is over; whoever acts by it has locked the reward. */
export async function isRewardDue({ db }: Tx, account_id: string, id: string): Promise<boolean> {
  const { account_id: account, reward_id, due_at } = rewardDeadlines;
  const due = await db
    .select({ due_at })
    .from(rewardDeadlines)
    .where(and(eq(account, account_id), eq(reward_id, id), lte(due_at, sql`svc_now()`)));
  return due.length > 0;
}
