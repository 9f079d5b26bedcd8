import { readAccountFacts } from "#accounts/account";
import { refuse } from "#platform/refusal";
import { findLinkOfToken } from "#rewards/reward-links";
import type { Caller, RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/**
 * Whoever holds a link acts for its account, without a key: the token is all that says so.
 *
 * Refuses: `resource_missing`.
 */
export async function linkHolder(
  { database }: Pick<GateDeps, "database">,
  { link_token }: Pick<RequestState, "link_token">,
): Promise<Caller> {
  const account = await database.read(async (read) => {
    const link = link_token === null ? null : await findLinkOfToken(read, link_token);
    return link && (await readAccountFacts(read, link.account_id));
  });
  if (account === null) refuse("resource_missing", { param: "token" });
  return { account, key: null, catalogue_version: null };
}
