/** Copies every row of one database into another one, as a logical dump and its restore do. */
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";

/** Empties the tables of the target, which has the same ones, and fills them from the source. */
export async function restoreInto(source_url: string, target_url: string): Promise<void> {
  const [source, target] = [open(source_url), open(target_url)];
  try {
    const tables = await source<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`;
    const names = tables.map(({ name }) => name);
    // What a row refers to may come after it.
    await target`set session_replication_role = replica`;
    await target.unsafe(`truncate ${names.join(", ")}`);
    for (const name of names) {
      // Read whole before it is written: a reader that is paused is not always woken again.
      const rows = await buffer(await source.unsafe(`copy ${name} to stdout`).readable());
      const writer = await target.unsafe(`copy ${name} from stdin`).writable();
      await pipeline([rows], writer);
    }
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** Makes the cluster count this many transactions. */
export async function countTransactions(url: string, count: number): Promise<void> {
  const sql = open(url);
  try {
    await sql.unsafe(
      `do $$ begin for n in 1..${count}
       loop perform pg_current_xact_id(); commit; end loop; end $$`,
    );
  } finally {
    await sql.end();
  }
}

function open(database_url: string): postgres.Sql {
  const url = new URL(database_url);
  const host = url.searchParams.get("host") ?? "localhost";
  url.searchParams.delete("host");
  return postgres(url.href, { host, max: 1, onnotice: () => {} });
}
