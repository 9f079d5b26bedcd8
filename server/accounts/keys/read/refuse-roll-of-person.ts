import { OPERATIONS } from "@svc/generated/operations";
import { type BehindKey, findMemberBehind } from "#accounts/members";
import type { Ctx, KeyScope, MemberFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { KeyRow } from "../rows/tables.ts";

type Caller = Pick<Ctx, "key" | "member">;
type Target = Pick<KeyRow, "account_id" | "id" | "scopes">;

/** Scopes with which a key does what is for certain roles alone. */
const SCOPES_OF_ROLES = new Set<string>(
  Object.values(OPERATIONS).flatMap(({ roles, scope }) => (roles === null ? [] : (scope ?? []))),
);

/**
 * Who rolls a key acts as the person behind it from then on, in that person's role. So a key
 * that acts in a role is rolled by that person and their keys alone, and one that the service made
 * by owners and theirs. A key that does nothing by its role, such as a till's, is judged by its
 * limits.
 *
 * Refuses: `limit_raise_forbidden`. Source: docs/decisions/0049-roles-behind-keys.md.
 */
export async function refuseRollOfPerson(tx: Tx, caller: Caller, target: Target): Promise<void> {
  if (!target.scopes.some((scope) => SCOPES_OF_ROLES.has(scope))) return;
  if (await mayActFor(tx, caller, target)) return;
  refuse("limit_raise_forbidden", {
    message:
      "This key acts in the role of another member. Only that member and their keys can roll it; " +
      "revoke it and create another key instead.",
  });
}

/**
 * A key that acted in no role may have been rolled by another member, who holds its secret since.
 * So a scope of roles is given to it by those alone who could roll it with that scope.
 *
 * Refuses: `limit_raise_forbidden`. Source: docs/decisions/0049-roles-behind-keys.md.
 */
export async function refuseGainOfRole(
  tx: Tx,
  caller: Caller,
  { target, scopes }: { readonly target: Target; readonly scopes: readonly KeyScope[] },
): Promise<void> {
  const gained = scopes.findIndex(
    (scope) => SCOPES_OF_ROLES.has(scope) && !target.scopes.includes(scope),
  );
  if (gained < 0 || (await mayActFor(tx, caller, target))) return;
  refuse("limit_raise_forbidden", {
    param: `scopes[${gained}]`,
    message:
      `With \`scopes[${gained}]\` this key would act in the role of another member. Only that ` +
      "member and their keys can add it; create another key instead.",
  });
}

async function mayActFor(
  tx: Tx,
  { key, member }: Caller,
  { account_id, id }: Target,
): Promise<boolean> {
  if (key?.id === id) return true;
  const other = await findMemberBehind(tx, { account_id, key_id: id });
  if (member !== null && !isOwnOf(member, other)) return false;
  if (key === null) return true;
  return mayStandFor(await findMemberBehind(tx, { account_id, key_id: key.id }), other);
}

function isOwnOf({ id, role }: Pick<MemberFacts, "id" | "role">, other: BehindKey): boolean {
  if (other.made_by_service) return role === "owner";
  return other.member === null || other.member.id === id;
}

/** A key whose member has left has no role any more, and approves nothing. */
function mayStandFor(own: BehindKey, other: BehindKey): boolean {
  if (own.first_key_id === other.first_key_id) return true;
  if (other.made_by_service) return own.made_by_service || own.member?.role === "owner";
  return other.member === null || other.member.id === own.member?.id;
}
