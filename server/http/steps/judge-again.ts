import { databaseWall } from "#platform/database-clock";
import type { Caller, RequestState } from "../request/request-state.ts";
import { refuseAccountState } from "./account-state.ts";
import { authenticate } from "./authenticate.ts";
import type { GateDeps } from "./gate-deps.ts";
import { refuseKeyKind } from "./key-kind.ts";
import { refuseMode } from "./mode.ts";
import { refuseOriginAndIp } from "./origin-and-ip.ts";
import { refuseScope } from "./scope.ts";

/**
 * Judges the caller of a request as key and account are by now, by the steps that let it in; it has
 * drawn its rate already.
 *
 * Refuses: what those steps refuse.
 */
export async function judgeAgain(deps: GateDeps, state: RequestState): Promise<Caller> {
  const { is_lookup_due } = state;
  state.is_unproven = false;
  // Who may not call any more is not told either what was answered before.
  state.is_lookup_due = false;
  const caller = await authenticate({ ...state, arrived_ms: databaseWall() }, deps.callers.find);
  refuseOriginAndIp(state, caller);
  refuseKeyKind(state, caller);
  refuseMode(state, caller);
  refuseScope(state, caller);
  state.is_lookup_due = is_lookup_due;
  refuseAccountState(state, caller);
  return caller;
}
