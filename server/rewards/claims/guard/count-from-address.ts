import { and, countDistinct, desc, eq, gt } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { FRAUD_LIMITS } from "#rewards/fraud";
import { rewardLinks } from "#rewards/reward-links";
import { claimTries } from "../rows/tables.ts";

/** The newest tries from an address that are looked at. */
const TRIES_MAX = 1_000;

/** Counts the links of an account that were claimed lately by tries from one address. */
export async function countFromAddress(
  { db }: Tx,
  { account_id, ip_hash, now }: { account_id: string; ip_hash: string; now: number },
): Promise<number> {
  const { account_id: account, ip_hash: address, link_id, created } = claimTries;
  const tries = db
    .select({ link_id })
    .from(claimTries)
    .where(
      and(
        eq(account, account_id),
        eq(address, ip_hash),
        gt(created, now - FRAUD_LIMITS.velocity_ip.within_ms),
      ),
    )
    .orderBy(desc(created))
    .limit(TRIES_MAX)
    .as("tries");
  const [found] = await db
    .select({ claims: countDistinct(rewardLinks.id) })
    .from(tries)
    .innerJoin(
      rewardLinks,
      and(
        eq(rewardLinks.account_id, account_id),
        eq(rewardLinks.id, tries.link_id),
        eq(rewardLinks.status, "claimed"),
      ),
    );
  return found?.claims ?? 0;
}
