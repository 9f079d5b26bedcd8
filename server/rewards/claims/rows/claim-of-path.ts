import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { findLinkOfToken, type RewardLinkRow } from "#rewards/reward-links";

/**
 * The account's link whose token stands in a path.
 *
 * Refuses: `resource_missing`.
 */
export async function claimOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  token: string,
): Promise<RewardLinkRow> {
  const found = await read((from) => findLinkOfToken(from, token, { account_id: account.id }));
  return found ?? refuse("resource_missing", { param: "token" });
}
