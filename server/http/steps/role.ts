import type { Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import type { Caller, RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

type Role = Schemas["MemberRole"];

/** Refuses: `role_required`. */
export function refuseRole({ operation }: RequestState, role: Role | null): Role | null {
  const { roles } = operation;
  if (roles === null || roles.some((one) => one === role)) return role;
  return refuse("role_required", { meta: { roles } });
}

/**
 * The role of whoever is behind a key, for operations that not every role may call; null for all
 * others, and where no key calls.
 *
 * Refuses: `role_required`.
 */
export async function roleOfKey(
  { findRole }: Pick<GateDeps, "findRole">,
  state: RequestState,
  { account, key }: Caller,
): Promise<Role | null> {
  if (state.operation.roles === null || key === null) return null;
  return refuseRole(state, await findRole({ account_id: account.id, key_id: key.id }));
}
