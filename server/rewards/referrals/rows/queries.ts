import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type CountedBy, countedRewards } from "#rewards/rewards";
import { type ReferralRow, referralDeadlines, referrals } from "./tables.ts";

/** The referrals of an account that have these ids; others' are absent. */
export async function findReferrals(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ReferralRow[]> {
  return await db
    .select()
    .from(referrals)
    .where(and(eq(referrals.account_id, account_id), isAnyOf(referrals.id, ids)));
}

/** The referral of a friend to a program; null as long as nobody has made one. */
export async function findReferralOf(
  { db }: Pick<Tx, "db">,
  {
    account_id,
    program_id,
    referee_id,
  }: Pick<ReferralRow, "account_id" | "program_id" | "referee_id">,
): Promise<ReferralRow | null> {
  const [row] = await db
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.account_id, account_id),
        eq(referrals.referee_id, referee_id),
        eq(referrals.program_id, program_id),
      ),
    );
  return row ?? null;
}

/**
 * Locks a referral until the transaction ends, after the review of its reward and before the reward
 * and its program; null when the account has none of this id.
 */
export async function lockReferral(
  tx: Tx,
  account_id: string,
  id: string,
): Promise<ReferralRow | null> {
  return await lockOne(tx, account_id, eq(referrals.id, id));
}

/** The same of the referral that earned a reward; null of a reward that none did. */
export async function lockReferralOfReward(
  tx: Tx,
  account_id: string,
  reward_id: string,
): Promise<ReferralRow | null> {
  return await lockOne(tx, account_id, eq(referrals.reward_id, reward_id));
}

async function lockOne({ db }: Tx, account_id: string, is_this: SQL): Promise<ReferralRow | null> {
  const [row] = await db
    .select()
    .from(referrals)
    .where(and(eq(referrals.account_id, account_id), is_this))
    .for("no key update");
  return row ?? null;
}

/** Whether the time of a referral is over; whoever acts by it has locked the referral. */
export async function isReferralDue(
  { db }: Tx,
  { account_id, id }: Pick<ReferralRow, "account_id" | "id">,
): Promise<boolean> {
  const { account_id: account, referral_id, due_at } = referralDeadlines;
  const due = await db
    .select({ due_at })
    .from(referralDeadlines)
    .where(and(eq(account, account_id), eq(referral_id, id), lte(due_at, sql`svc_now()`)));
  return due.length > 0;
}

/**
 * SQL of the referrals by which somebody has earned rewards in a program, under the names of
 * `Occasion`: what was written about them stands in the referrals.
 */
export function countedReferrals(reward: CountedBy): SQL {
  return sql`
    select rewarded.id, rewarded.position, rewarded.occurred_at, rewarded.program_id,
      rewarded.name, rewarded.value_minor, rewarded.currency, referrals.metadata
    from (${countedRewards(reward)}) as rewarded
    join referrals on referrals.account_id = ${reward.account_id}::uuid
      and referrals.reward_id = rewarded.id`;
}
