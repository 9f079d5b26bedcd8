/** Claim codes: kept as keyed hashes, for one link and one number each. */

import { and, desc, eq, gt } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Tx } from "#platform/db/transaction";
import type { RewardLinkRow } from "#rewards/reward-links";
import { claimCodes } from "./tables.ts";

/** Source: spec/rewards/claims/operations.tsp. */
export const CODE_VALID_MS = 10 * 60_000;

/** A number that asks for a code of a link. */
interface CodeOf {
  readonly link_id: string;
  /** E.164. */
  readonly phone: string;
}

/**
 * Whether a code is the newest one of a number, and the number may claim the link. It takes as long
 * for a number that may not.
 */
export async function isRightCode(
  { db }: Tx,
  { now, config }: Pick<Ctx, "now" | "config">,
  { account_id, id: link_id, phone_hint }: RewardLinkRow,
  { phone, code }: { phone: string; code: string },
): Promise<boolean> {
  const [newest] = await db
    .select({ code_hash: claimCodes.code_hash })
    .from(claimCodes)
    .where(
      and(
        eq(claimCodes.account_id, account_id),
        eq(claimCodes.link_id, link_id),
        eq(claimCodes.phone_hash, phoneHashOf({ link_id, phone }, config)),
        gt(claimCodes.created, now - CODE_VALID_MS),
      ),
    )
    .orderBy(desc(claimCodes.created), desc(claimCodes.id))
    .limit(1);
  const given = Buffer.from(codeHashOf({ link_id, phone }, code, config), "hex");
  const right = newest === undefined ? Buffer.alloc(given.length) : hexOf(newest.code_hash);
  const is_right = equalInConstantTime(given, right);
  return is_right && (phone_hint === null || phone_hint === phone);
}

export function phoneHashOf(of: CodeOf, { secret_key }: Pick<Ctx["config"], "secret_key">): string {
  return hashed(secret_key, `claim-phone/${of.link_id}/${of.phone}`);
}

export function codeHashOf(
  { link_id, phone }: CodeOf,
  code: string,
  { secret_key }: Pick<Ctx["config"], "secret_key">,
): string {
  return hashed(secret_key, `claim-code/${link_id}/${phone}/${code}`);
}

function hashed(secret_key: string, text: string): string {
  return Buffer.from(keyedHash(secret_key, text)).toString("hex");
}

function hexOf(hex: string): Buffer {
  return Buffer.from(hex, "hex");
}
