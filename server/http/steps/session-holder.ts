import { readAccountFacts } from "#accounts/account";
import { findSession } from "#accounts/sessions";
import type { MemberFacts } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { Caller } from "../request/request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/** The account that a person looks at, and the person. */
interface SignedInCaller {
  readonly caller: Caller;
  readonly member: MemberFacts;
}

/**
 * A signed-in person acts for the account that they look at, without a key.
 *
 * Refuses: `session_required`.
 */
export async function sessionHolder(
  { database }: Pick<GateDeps, "database">,
  secret: string,
): Promise<SignedInCaller> {
  const found = await database.read(async (read) => {
    const session = await findSession(read, secret);
    const account = session && (await readAccountFacts(read, session.chosen_id));
    return session && account && { session, account };
  });
  if (found === null) refuse("session_required");
  const { account, session } = found;
  const { member, seen_at } = session;
  return {
    caller: { account, key: null, catalogue_version: null },
    member: { ...member, seen_at },
  };
}
