import { refuse } from "#platform/refusal";
import type { Caller, RequestState } from "../request/request-state.ts";

/** Refuses: `test_mode_only`, `agent_live_mode_off`. */
export function refuseMode({ operation }: RequestState, caller: Caller): void {
  const { account, key, agent_live_enabled } = caller;
  if (account.mode === "test") return;
  if (operation.test_only) refuse("test_mode_only");
  if (key.kind === "ak" && !agent_live_enabled) refuse("agent_live_mode_off");
}
