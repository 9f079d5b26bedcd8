import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { FoundCaller } from "#accounts/keys";
import { Refusal } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";

/**
 * Why an agent may not call an operation any more, as the gate would say it of a call that it made
 * now; null when it may. Units: milliseconds on the account's clock.
 */
export function refusalOfAgent(
  caller: FoundCaller,
  { operation_id, now }: { operation_id: OperationId; now: number },
): Refusal | null {
  const { account, key, status, revoked_at, agent_live_enabled } = caller;
  if (status === "revoked") {
    const at = revoked_at === null ? null : unixSeconds(revoked_at);
    return new Refusal("revoked_api_key", { meta: { at } });
  }
  if (status === "expired" || (key.expires_at !== null && key.expires_at <= now)) {
    return new Refusal("expired_api_key");
  }
  if (account.mode === "live" && !agent_live_enabled) return new Refusal("agent_live_mode_off");
  const { scope } = OPERATIONS[operation_id];
  const has_scope = scope === null || scope.some((one) => one === "any" || key.scopes.has(one));
  if (!has_scope) return new Refusal("insufficient_scope");
  if (account.status === "closed") return new Refusal("account_closed");
  return account.status === "suspended" ? new Refusal("account_suspended") : null;
}
