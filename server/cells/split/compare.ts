import type { Database } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import { breachesOfAccounts } from "#reporting/night-watch";
import { type MovingTable, readMovingTables, readOuterReferences } from "./layout.ts";
import { moversOf, type Split } from "./split.ts";

/** What a cell holds of the movers. */
interface Held {
  /** The number of rows and a sum over all of them, by table. */
  readonly rows: ReadonlyMap<string, string>;
  /** What the night watch finds. */
  readonly breaches: readonly string[];
}

/**
 * Compares what both cells hold of the movers: every row of every table, and their books.
 *
 * Refuses, as a `SettingError`: rows that differ, books that are less whole in the target, and rows
 * that name something of the catalogue which the target does not have.
 */
export async function compareCells(split: Split): Promise<number> {
  const { source, target } = split;
  const { ids } = await moversOf(split);
  const tables = await source.read(readMovingTables);
  const [ours, theirs] = await Promise.all([
    holdOf(source, tables, ids),
    holdOf(target, tables, ids),
  ]);
  const unlike = tables.filter(({ name }) => ours.rows.get(name) !== theirs.rows.get(name));
  const broken = theirs.breaches.filter((one) => !ours.breaches.includes(one));
  const hanging = await findHanging(split, tables, ids);
  const complaints = [
    ...unlike.map(
      ({ name }) => `${name}: ${ours.rows.get(name)} here, ${theirs.rows.get(name)} there`,
    ),
    ...broken,
    ...hanging.map((table) => `${table}: names what the new cell does not have`),
  ];
  if (complaints.length > 0) {
    throw new SettingError(`The cells differ:\n${complaints.join("\n")}`);
  }
  return [...ours.rows.values()].reduce((sum, text) => sum + Number(text.split(" ")[0]), 0);
}

async function holdOf(
  database: Database,
  tables: readonly MovingTable[],
  ids: readonly string[],
): Promise<Held> {
  return await database.transact("look at accounts", async (tx) => {
    const { sql } = tx;
    await sql`set local statement_timeout = 0`;
    const rows = new Map<string, string>();
    for (const { name, column } of tables) {
      const [found] = await sql<{ held: string }[]>`
        select count(*) || ' rows, sum ' ||
          coalesce(sum(hashtextextended(one::text, 0)::numeric), 0) as held
        from ${sql(name)} one where ${sql(column)} = any(${[...ids]}::uuid[])`;
      rows.set(name, found?.held ?? "");
    }
    const found = await breachesOfAccounts(tx, ids);
    const breaches = found.map(({ invariant, subject }) => `${invariant}: ${subject}`);
    return { rows, breaches };
  });
}

/** A subscription checks no foreign key: a row may name what only the old cell has. */
async function findHanging(
  { source, target }: Split,
  tables: readonly MovingTable[],
  ids: readonly string[],
): Promise<string[]> {
  const outer = await source.read((read) => readOuterReferences(read, tables));
  const hanging: string[] = [];
  for (const { table, columns, target: named, target_columns } of outer) {
    const on = columns.map((column, at) => `one.${column} = named.${target_columns[at]}`);
    const [found] = await target.read(({ sql }) =>
      sql.unsafe(
        `select from ${table} one left join ${named} named on ${on.join(" and ")}
         where one.account_id = any($1::uuid[]) and named.${target_columns[0]} is null
           and one.${columns[0]} is not null limit 1`,
        [`{${ids.join(",")}}`],
        { prepare: true },
      ),
    );
    if (found !== undefined) hanging.push(table);
  }
  return hanging;
}
