import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findReferrals, lockReferral } from "./queries.ts";
import { type ReferralRow, referrals } from "./tables.ts";

const REFERRAL: PathObject = { table: referrals, prefix: "ref", param: "referral_id" };

/**
 * The account's referral that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function referralOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<ReferralRow> {
  return await read((tx) => findByPath(tx, REFERRAL, { account, written }, findReferrals));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockReferralOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<ReferralRow> {
  return await lockByPath(tx, REFERRAL, { account, written }, lockReferral);
}
