import { refuse } from "#platform/refusal";
import type { KeyCaller, RequestState } from "../request/request-state.ts";

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
