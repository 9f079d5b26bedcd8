import { refuse } from "#platform/refusal";
import { type Caller, isWrite, type RequestState } from "../request-state.ts";

/** An account that moves to another cell does for seconds. Units: seconds. */
const REST_SECONDS = 1;

/**
 * Nothing is read or done for an account at rest, and nothing that it was answered before is said
 * again: another cell may know more of it already.
 *
 * Refuses: `service_unavailable`.
 */
export function refuseAtRest({ account }: Pick<Caller, "account">): void {
  if (account.is_at_rest) refuse("service_unavailable", { retry_after: REST_SECONDS });
}

/**
 * A suspended account reads, and hears again what it was answered before; a closed one does
 * nothing.
 *
 * Refuses: `service_unavailable`, `account_closed`, `account_suspended`.
 */
export function refuseAccountState({ operation }: RequestState, { account }: Caller): void {
  refuseAtRest({ account });
  if (account.status === "closed") refuse("account_closed");
  if (account.status === "suspended" && isWrite(operation)) refuse("account_suspended");
}
