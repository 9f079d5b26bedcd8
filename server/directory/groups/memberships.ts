/** Who is in which static group; the callers have locked the recipients. */
import type { Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { GROUP_MEMBERS_MAX, lockGroups } from "./queries.ts";
import type { GroupRow } from "./tables.ts";

/** A recipient and the static groups, by uuid, that he is to be in. */
export interface Membership {
  readonly recipient_id: string;
  readonly group_ids: readonly string[];
}

/**
 * Adds new recipients to static groups of the account, which are locked in the order of their ids.
 *
 * Refuses: `reference_not_found`, `limit_reached`. Writes: group_members.
 */
export async function addToGroups(
  tx: Tx,
  account_id: string,
  memberships: readonly Membership[],
): Promise<void> {
  const pairs = memberships.flatMap(({ recipient_id, group_ids }) =>
    group_ids.map((group_id, place) => ({ group_id, recipient_id, place })),
  );
  if (pairs.length === 0) return;
  const found = await lockGroups(tx, account_id, [...new Set(pairs.map((pair) => pair.group_id))]);
  const is_static = new Set(found.flatMap(({ id, kind }) => (kind === "static" ? [id] : [])));
  const unknown = pairs.find(({ group_id }) => !is_static.has(group_id));
  if (unknown !== undefined) refuseUnknownGroup(formatId("grp", unknown.group_id), unknown.place);
  await writeMembers(tx, account_id, pairs);
  for (const group of found) await refuseFull(tx, group);
}

/**
 * Puts a recipient into these static groups and no others.
 *
 * Refuses: `reference_not_found`, `limit_reached`. Writes: group_members.
 */
export async function replaceGroups(
  tx: Tx,
  account_id: string,
  { recipient_id, group_ids }: Membership,
): Promise<void> {
  await tx.sql`
    delete from group_members where account_id = ${account_id}
      and recipient_id = ${recipient_id} and not (group_id = any(${[...group_ids]}::uuid[]))`;
  await addToGroups(tx, account_id, [{ recipient_id, group_ids }]);
}

/** Takes recipients out of all groups. Writes: group_members. */
export async function leaveGroups(
  { sql }: Tx,
  account_id: string,
  recipient_ids: readonly string[],
): Promise<void> {
  await sql`
    delete from group_members
    where account_id = ${account_id} and recipient_id = any(${[...recipient_ids]}::uuid[])`;
}

/** Writes: group_members. */
export async function writeMembers(
  { sql }: Tx,
  account_id: string,
  pairs: readonly { readonly group_id: string; readonly recipient_id: string }[],
): Promise<void> {
  await sql`
    insert into group_members (account_id, group_id, recipient_id)
    select ${account_id}, pair.group_id, pair.recipient_id from unnest(
      ${pairs.map(({ group_id }) => group_id)}::uuid[],
      ${pairs.map(({ recipient_id }) => recipient_id)}::uuid[]
    ) as pair(group_id, recipient_id)
    on conflict do nothing`;
}

/** Refuses: `limit_reached`, of a static group that the caller has locked. */
export async function refuseFull({ sql }: Tx, { account_id, id }: GroupRow): Promise<void> {
  const [row] = await sql<{ members: number }[]>`
    select count(*)::int as members from group_members
    where account_id = ${account_id} and group_id = ${id}`;
  if ((row?.members ?? 0) <= GROUP_MEMBERS_MAX) return;
  refuse("limit_reached", {
    message: `A static group can have at most ${GROUP_MEMBERS_MAX} recipients.`,
    meta: { limit: "group_members", max: GROUP_MEMBERS_MAX },
  });
}

/** Uuids of the groups that a request names; each must be one of the account, and static. */
export function readGroupIds(written: readonly string[]): string[] {
  return written.map((text, place) => parseId("grp", text) ?? refuseUnknownGroup(text, place));
}

/** Refuses: `reference_not_found`, of the first that is not among the static groups. */
export function refuseUnknownGroups(
  group_ids: readonly string[],
  static_groups: ReadonlySet<string>,
): void {
  for (const [place, id] of group_ids.entries()) {
    if (!static_groups.has(id)) refuseUnknownGroup(formatId("grp", id), place);
  }
}

function refuseUnknownGroup(written: string, place: number): never {
  const param = `groups[${place}]`;
  return refuse("reference_not_found", {
    param,
    message: `\`${param}\` is invalid. This account has no static group ${written}.`,
  });
}
