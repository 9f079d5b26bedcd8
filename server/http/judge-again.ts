import { databaseWall } from "#platform/database-clock";
import { refuseAccountState } from "./account-state.ts";
import { authenticate } from "./authenticate.ts";
import type { House } from "./house.ts";
import { refuseKeyKind } from "./key-kind.ts";
import { refuseMode } from "./mode.ts";
import { refuseOriginAndIp } from "./origin-and-ip.ts";
import { refuseScope } from "./scope.ts";
import type { Caller, Visit } from "./visit.ts";

/**
 * Judges the caller of a request as key and account are by now, by the steps that let it in; it has
 * drawn its rate already.
 *
 * Refuses: what those steps refuse.
 */
export async function judgeAgain(house: House, visit: Visit): Promise<Caller> {
  const caller = await authenticate({ ...visit, arrived_ms: databaseWall() }, house.findCaller);
  refuseOriginAndIp(visit, caller);
  refuseKeyKind(visit, caller);
  refuseMode(visit, caller);
  refuseScope(visit, caller);
  refuseAccountState(visit, caller);
  return caller;
}
