import { and, eq, inArray, ne, or, type SQL } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { type CostCenterRow, costCenters } from "./tables.ts";

/** The cost centres of an account that have these ids; others' are absent. */
export async function findCostCenters(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<CostCenterRow[]> {
  return await db.select().from(costCenters).where(isAnyOf(account_id, ids));
}

/** The ids of those cost centres that an account has, archived or not. */
export async function findCostCenterIds(
  from: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await findCostCenters(from, account_id, ids)).map(({ id }) => id));
}

/** How many people who are not being erased belong to each of a set of cost centres. */
export async function countPeople(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: string; people: number }[]>`
    select asked.id, held.people from unnest(${[...ids]}::uuid[]) as asked(id)
    cross join lateral (
      select count(*)::int as people from recipients person
      where person.account_id = ${account_id} and person.cost_center_id = asked.id
        and person.status = 'active'
    ) as held`;
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/**
 * Locks the list of an account's cost centres until the transaction ends. Whoever adds one, or
 * changes one's name or code, takes it: callers may rely on comparing in a following statement.
 */
export async function lockCostCenters({ sql }: Tx, account_id: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`cost-centers/${account_id}`}, 0))`;
}

/** Locks a cost centre until the transaction ends; null when the account has none of this id. */
export async function lockCostCenter(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<CostCenterRow | null> {
  // Locked first: whoever changes it waits here, and reads in a later statement.
  const [row] = await db
    .select()
    .from(costCenters)
    .where(isAnyOf(account_id, [id]))
    .for("no key update");
  return row ?? null;
}

/**
 * The cost centres of an account, without one of them, that have a code, or are active under a
 * name; exact while the caller holds the list.
 */
export async function findNamesakes(
  { db }: Tx,
  account_id: string,
  { id, gl_code, name }: { id: string | null; gl_code: string | null; name: string | null },
): Promise<CostCenterRow[]> {
  const has_code = gl_code === null ? undefined : eq(costCenters.gl_code, gl_code);
  const has_name =
    name === null ? undefined : and(eq(costCenters.name, name), eq(costCenters.is_active, true));
  if (has_code === undefined && has_name === undefined) return [];
  return await db
    .select()
    .from(costCenters)
    .where(
      and(
        eq(costCenters.account_id, account_id),
        or(has_code, has_name),
        id === null ? undefined : ne(costCenters.id, id),
      ),
    );
}

/** Whether any send of the account is booked to a cost centre. */
export async function isBookedTo({ sql }: Tx, account_id: string, id: string): Promise<boolean> {
  // The sends live above this module; a cost centre's id is the whole of what they say of it.
  const [found] = await sql`
    select true as found from sends
    where account_id = ${account_id} and cost_center_id = ${id} limit 1`;
  return found !== undefined;
}

function isAnyOf(account_id: string, ids: readonly string[]): SQL | undefined {
  return and(eq(costCenters.account_id, account_id), inArray(costCenters.id, [...ids]));
}
