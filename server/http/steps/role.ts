import type { MemberFacts } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { RequestState } from "../request/request-state.ts";

/** Refuses: `role_required`. */
export function refuseRole({ operation }: RequestState, { role }: MemberFacts): void {
  const { roles } = operation;
  if (roles === null || roles.some((one) => one === role)) return;
  refuse("role_required", { meta: { roles } });
}
