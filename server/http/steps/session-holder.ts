import { readAccountFacts } from "#accounts/account";
import { findSession } from "#accounts/sessions";
import { refuse } from "#platform/refusal";
import type { Caller } from "../request/request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/**
 * A signed-in person acts for the account that they look at, without a key.
 *
 * Refuses: `session_required`.
 */
export async function sessionHolder(
  { database }: Pick<GateDeps, "database">,
  secret: string,
): Promise<Caller> {
  const account = await database.read(async (read) => {
    const session = await findSession(read, secret);
    return session && (await readAccountFacts(read, session.chosen_id));
  });
  if (account === null) refuse("session_required");
  return { account, key: null, catalogue_version: null };
}
