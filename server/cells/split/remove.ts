import type { Database } from "#platform/db/transaction";
import { REMOVING } from "./guard.ts";
import { type MovingTable, readMovingTables } from "./layout.ts";
import { SPLIT } from "./split.ts";

/** How many rows one transaction removes. */
const ROWS_MAX = 10_000;

/**
 * Removes what a database holds of accounts, one account after the other, with the move of each as
 * the last of it. Done again it goes on where it was.
 */
export async function removeAccounts(database: Database, ids: readonly string[]): Promise<void> {
  const tables = await database.read(readMovingTables);
  for (const account_id of ids) {
    for (const table of tables) {
      while ((await removeRows(database, table, account_id)) >= ROWS_MAX);
    }
    await database.transact(
      "forget a move",
      ({ sql }) => sql`delete from account_moves where account_id = ${account_id}`,
    );
  }
}

/** Rows that point at each other go together; a statement checks its foreign keys at its end. */
async function removeRows(
  database: Database,
  { name, column, is_own_target }: MovingTable,
  account_id: string,
): Promise<number> {
  return await database.transact("remove rows of an account", async ({ sql }) => {
    await sql`set local statement_timeout = 0`;
    await sql`select set_config(${REMOVING}, 'on', true)`;
    // What a subscriber still follows would be removed there too.
    const [followed] = await sql`select from pg_publication where pubname = ${SPLIT}`;
    if (followed !== undefined) throw new Error("rows are removed that are still published");
    const { count } = is_own_target
      ? await sql`delete from ${sql(name)} where ${sql(column)} = ${account_id}`
      : await sql`
          delete from ${sql(name)} where ctid = any(array(
            select ctid from ${sql(name)} where ${sql(column)} = ${account_id}
            limit ${ROWS_MAX}))`;
    return is_own_target ? 0 : count;
  });
}
