import { OPERATIONS } from "@svc/generated/operations";
import { type BehindKey, findMemberBehind } from "#accounts/members";
import type { MemberFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { KeyRow } from "../rows/tables.ts";

/** Scopes with which a key does what is for certain roles alone. */
const SCOPES_OF_ROLES = new Set<string>(
  Object.values(OPERATIONS).flatMap(({ roles, scope }) => (roles === null ? [] : (scope ?? []))),
);

/**
 * Whoever rolls a key acts as the person behind it from then on, in that person's role. So a key
 * that acts in a role is rolled by keys of the same person alone, and one that the service made by
 * keys of owners. A key that does nothing by its role, such as a till's, is judged by its limits.
 *
 * Refuses: `limit_raise_forbidden`. Source: docs/decisions/0049-roles-behind-keys.md.
 */
export async function refuseRollOfPerson(
  tx: Tx,
  { account_id, id, scopes }: Pick<KeyRow, "account_id" | "id" | "scopes">,
  own_id: string,
): Promise<void> {
  if (!scopes.some((scope) => SCOPES_OF_ROLES.has(scope))) return;
  const own = await findMemberBehind(tx, { account_id, key_id: own_id });
  const other = await findMemberBehind(tx, { account_id, key_id: id });
  if (mayStandFor(own, other)) return;
  refuse("limit_raise_forbidden", {
    message:
      "This key acts in the role of another member. Only keys of the same member can roll it; " +
      "revoke it and create another key instead.",
  });
}

/**
 * The same of a signed-in person: a key that acts in a role is rolled by whom it acts for, and one
 * that the service made by owners.
 *
 * Refuses: `limit_raise_forbidden`.
 */
export async function refuseRollByMember(
  tx: Tx,
  { account_id, id, scopes }: Pick<KeyRow, "account_id" | "id" | "scopes">,
  { id: own_id, role }: Pick<MemberFacts, "id" | "role">,
): Promise<void> {
  if (!scopes.some((scope) => SCOPES_OF_ROLES.has(scope))) return;
  const { made_by_service, member } = await findMemberBehind(tx, { account_id, key_id: id });
  const is_own = made_by_service ? role === "owner" : member === null || member.id === own_id;
  if (!is_own) refuseOfOther();
}

function refuseOfOther(): never {
  return refuse("limit_raise_forbidden", {
    message:
      "This key acts in the role of another member. Only that member can roll it; revoke it and " +
      "create another key instead.",
  });
}

/** A key whose member has left has no role any more, and approves nothing. */
function mayStandFor(own: BehindKey, other: BehindKey): boolean {
  if (own.first_key_id === other.first_key_id) return true;
  if (other.made_by_service) return own.made_by_service || own.member?.role === "owner";
  return other.member === null || other.member.id === own.member?.id;
}
