import type { Tx } from "#platform/db/transaction";
import { endSession } from "./end-sessions.ts";
import { type FoundSession, findSession } from "./find-session.ts";
import { openSession } from "./open-session.ts";
import { ownerOf } from "./sign-in-owner.ts";

/**
 * Shows a person their organisation in its other mode: the session goes on under a new secret,
 * until the time at which it would have been over. Null when it is over already.
 *
 * Writes: sessions.
 */
export async function chooseMode(
  tx: Tx,
  secret: string,
  mode: FoundSession["mode"],
): Promise<string | null> {
  const session = await findSession(tx, secret);
  if (session === null) return null;
  await endSession(tx, session);
  return await openSession(tx, ownerOf(session.member), { mode, facts: session.facts });
}
