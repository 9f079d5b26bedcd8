import { mayCall } from "#accounts/members";
import { refuse } from "#platform/refusal";
import type { KeyCaller, RequestState } from "../request-state.ts";

/**
 * One of the scopes that the operation names is enough; a publishable key may call every operation
 * that is marked so. Refuses: `insufficient_scope`.
 */
export function refuseScope({ operation }: RequestState, { key }: KeyCaller): void {
  if (key.kind === "pk" && operation.publishable) return;
  const { scope } = operation;
  if (scope === null || scope.some((one) => one === "any" || key.scopes.has(one))) return;
  refuse("insufficient_scope", {
    message: `The key lacks the scope ${scope.join(" or ")}.`,
    meta: { required: scope },
  });
}

/**
 * A signed-in person calls what their role holds the scope of, in the mode that they look at.
 * Refuses: `test_mode_only`, `insufficient_scope`.
 */
export function refuseRoleScope({ operation, member, caller }: RequestState): void {
  if (member === null || caller === null) return;
  const { mode } = caller.account;
  if (operation.test_only && mode === "live") refuse("test_mode_only");
  if (mayCall(operation, member, mode)) return;
  refuse("insufficient_scope", {
    message: `The role ${member.role} may not call this in ${mode} mode.`,
    meta: { required: operation.scope ?? [] },
  });
}
