import type { QueueTable } from "@svc/server/platform/work/queue.ts";
import { getTableName } from "drizzle-orm";
import { testServer } from "./server.ts";
import { NAMED } from "./wire.ts";

/** Of these tables, those that have a row of an account, due or not; all where none is named. */
export async function tablesWithRows(
  tables: readonly QueueTable[],
  account: { readonly id: string } | undefined,
): Promise<ReadonlySet<QueueTable>> {
  if (account === undefined) return new Set(tables);
  const { database } = await testServer();
  const rows = tables.map(
    ({ table, account_id: { name } }) =>
      `exists (select from ${getTableName(table)} where ${name} = $1::uuid)`,
  );
  const [row] = await database.read(({ sql }) =>
    sql.unsafe<{ found: boolean[] }[]>(
      `select array[${rows.join(", ")}] as found`,
      [account.id],
      NAMED,
    ),
  );
  return new Set(tables.filter((_, index) => row?.found[index]));
}
