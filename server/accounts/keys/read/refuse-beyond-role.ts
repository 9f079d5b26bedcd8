import type { Ctx, KeyScope } from "#platform/context";
import { refuse } from "#platform/refusal";

/**
 * A signed-in person makes, changes and rolls no key that may do more than their own role.
 *
 * Refuses: `limit_raise_forbidden`.
 */
export function refuseBeyondRole(
  { member_scopes }: Pick<Ctx, "member_scopes">,
  scopes: readonly KeyScope[],
): void {
  if (member_scopes === undefined) return;
  const wider = scopes.findIndex((scope) => !member_scopes.has(scope));
  if (wider < 0) return;
  refuse("limit_raise_forbidden", {
    param: `scopes[${wider}]`,
    message: `\`scopes[${wider}]\` is more than your role may do.`,
  });
}
