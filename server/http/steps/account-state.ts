import { refuse } from "#platform/refusal";
import { type Caller, isWrite, type RequestState } from "../request-state.ts";

/**
 * A suspended account reads, and hears again what it was answered before; a closed one does
 * nothing.
 *
 * Refuses: `account_closed`, `account_suspended`.
 */
export function refuseAccountState({ operation }: RequestState, { account }: Caller): void {
  if (account.status === "closed") refuse("account_closed");
  if (account.status === "suspended" && isWrite(operation)) refuse("account_suspended");
}
