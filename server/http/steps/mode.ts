import { refuse } from "#platform/refusal";
import type { KeyCaller, RequestState } from "../request-state.ts";

/** Refuses: `live_mode_only`, `test_mode_only`, `agent_live_mode_off`. */
export function refuseMode({ operation }: RequestState, caller: KeyCaller): void {
  const { account, key, agent_live_enabled } = caller;
  if (account.mode === "test") {
    if (operation.refusals.includes("live_mode_only")) refuse("live_mode_only");
    return;
  }
  if (operation.test_only) refuse("test_mode_only");
  if (key.kind === "ak" && !agent_live_enabled) refuse("agent_live_mode_off");
}
