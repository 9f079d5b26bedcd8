import { databaseWall } from "#platform/work/database-clock";
import type { Caller, RequestState } from "../request-state.ts";
import { authenticate, senderFinder } from "./authenticate.ts";
import type { GateDeps } from "./gate-deps.ts";
import { refuseKeyKind } from "./key-kind.ts";
import { linkHolder } from "./link-holder.ts";
import { refuseMode } from "./mode.ts";
import { refuseOriginAndIp } from "./origin-and-ip.ts";
import { refuseScope } from "./scope.ts";
import { sessionHolder } from "./session-holder.ts";
import { openSigned, proveSigned } from "./signature.ts";

/**
 * Judges the caller of a request as key and account are by now, by the steps that let it in; it has
 * drawn its rate already. Null of what people do for themselves.
 *
 * Refuses: what those steps refuse.
 */
export async function judgeAgain(deps: GateDeps, state: RequestState): Promise<Caller | null> {
  const { signed_bytes, link_token, session_secret, operation } = state;
  if (signed_bytes !== null) {
    return proveSigned(await openSigned(deps, state), state, signed_bytes);
  }
  if (link_token !== null) return await linkHolder(deps, state);
  // With another role a session is over, so the person is as they were.
  if (session_secret !== null) return (await sessionHolder(deps, operation, session_secret)).caller;
  const { callers } = deps;
  const asked = { request: state.request, arrived_ms: databaseWall() };
  const caller = await authenticate(asked, senderFinder(callers));
  refuseOriginAndIp(state, caller);
  refuseKeyKind(state, caller);
  refuseMode(state, caller);
  refuseScope(state, caller);
  return caller;
}
