import type { OperationFacts } from "@svc/generated/operations";
import { readAccountFacts } from "#accounts/account";
import { findPerson, findSession } from "#accounts/sessions";
import type { MemberFacts, PersonFacts } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { Caller } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/** The account that a person looks at, and the person as its member; or the person alone. */
interface SignedInCaller {
  readonly caller: Caller | null;
  readonly member: MemberFacts | null;
  readonly person: PersonFacts | null;
}

/**
 * A signed-in person acts for the account that they look at, without a key; or for themselves,
 * whether or not they are a member of any organisation yet.
 *
 * Refuses: `session_required`.
 */
export async function sessionHolder(
  { database }: Pick<GateDeps, "database">,
  { personal }: Pick<OperationFacts, "personal">,
  secret: string,
): Promise<SignedInCaller> {
  if (personal) {
    const person = await database.read((read) => findPerson(read, secret));
    return { caller: null, member: null, person: person ?? refuse("session_required") };
  }
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
    member: { ...member, seen_at, session_id: session.id },
    person: null,
  };
}
