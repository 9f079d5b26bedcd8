import type { FoundCaller } from "#accounts/keys";
import { Refusal } from "#platform/refusal";
import { unixSeconds } from "#platform/time";

/**
 * Why an agent may not act any more, as the gate would say it of a call that it made now; null
 * when it may. Units: milliseconds on the account's clock.
 */
export function refusalOfAgent(caller: FoundCaller, now: number): Refusal | null {
  const { account, key, status, revoked_at, agent_live_enabled } = caller;
  if (status === "revoked") {
    const at = revoked_at === null ? null : unixSeconds(revoked_at);
    return new Refusal("revoked_api_key", { meta: { at } });
  }
  if (status === "expired" || (key.expires_at !== null && key.expires_at <= now)) {
    return new Refusal("expired_api_key");
  }
  if (account.mode === "live" && !agent_live_enabled) return new Refusal("agent_live_mode_off");
  if (!key.scopes.has("sends:write")) return new Refusal("insufficient_scope");
  if (account.status === "closed") return new Refusal("account_closed");
  return account.status === "suspended" ? new Refusal("account_suspended") : null;
}
