import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type GroupRow, groups } from "./tables.ts";

/** Source: spec/directory/groups/operations.tsp. */
export const GROUPS_MAX = 100;
export const GROUP_MEMBERS_MAX = 10_000;

/** The groups of an account that have these ids; others' are absent. */
export async function findGroups(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<GroupRow[]> {
  return await db.select().from(groups).where(isOf(account_id, ids));
}

/** The ids of an account's static groups, of which there are few. */
export async function findStaticGroups(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.account_id, account_id), eq(groups.kind, "static")));
  return new Set(rows.map(({ id }) => id));
}

/** Locks groups of an account until the transaction ends, in the order of their ids. */
export async function lockGroups(
  { db }: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<GroupRow[]> {
  return await db
    .select()
    .from(groups)
    .where(isOf(account_id, ids))
    .orderBy(groups.id)
    .for("no key update");
}

/**
 * Locks the list of an account's groups until the transaction ends. Whoever adds one, or changes
 * one's name, takes it: callers may rely on comparing in a following statement.
 */
export async function lockGroupList({ sql }: Tx, account_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groups/${account_id}`}, 0))`;
}

/** The ids of the static groups that each of a set of recipients is in, oldest group first. */
export async function findGroupsOf(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  recipients: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (recipients.length === 0) return new Map();
  const rows = await sql<{ recipient_id: string; group_id: string }[]>`
    select recipient_id, group_id from group_members
    where account_id = ${account_id}
      and recipient_id = any(${recipients.map(({ id }) => id)}::uuid[])
    order by recipient_id, group_id`;
  const by_recipient = Map.groupBy(rows, ({ recipient_id }) => recipient_id);
  return new Map([...by_recipient].map(([id, of_one]) => [id, of_one.map((row) => row.group_id)]));
}

/** How many members each of a set of groups has at this moment, by group: one statement. */
export async function countMembers(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  rows: readonly GroupRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const counts = await sql<{ id: string; members: number }[]>`
    select asked.id, case asked.kind when 'static' then (
      select count(*)::int from group_members member
      join recipients person on person.account_id = member.account_id
        and person.id = member.recipient_id and person.status = 'active'
      where member.account_id = ${account_id} and member.group_id = asked.id
    ) else (
      select count(*)::int from recipients person
      where person.account_id = ${account_id} and person.status = 'active'
        and (asked.cost_center_id is null or person.cost_center_id = asked.cost_center_id)
        and (asked.tag is null or person.tags @> array[asked.tag] and person.tags <> '{}')
    ) end as members
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ cost_center_id }) => cost_center_id)}::uuid[],
      ${rows.map(({ tag }) => tag)}::text[]
    ) as asked(id, kind, cost_center_id, tag)`;
  return new Map(counts.map(({ id, members }) => [id, members]));
}

function isOf(account_id: string, ids: readonly string[]) {
  return and(eq(groups.account_id, account_id), isAnyOf(groups.id, ids));
}

/** The same of groups that are named by their ids; one that the account does not have is absent. */
export async function countGroupMembers(
  from: Pick<Read | Tx, "db" | "sql">,
  account_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  return await countMembers(from, account_id, await findGroups(from, account_id, ids));
}
