/** Which connection of a pool a statement is given, as a patch of postgres.js has it. */
import { openDatabase, type Read, type Tx } from "@svc/server/platform/db/transaction.ts";
import { expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";

const CROWD = 4;

async function processOf({ sql }: Pick<Read | Tx, "sql">): Promise<number | undefined> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid;
}

it("after a crowd, the connection used last is used next", async () => {
  const { url } = await testDatabase();
  const database = openDatabase({ database_url: url, pool: CROWD });
  const { promise: together, resolve } = Promise.withResolvers<void>();
  let inside = 0;
  const crowd = Array.from({ length: CROWD - 2 }, () =>
    database.transact("meet", async (tx) => {
      inside += 1;
      if (inside === CROWD - 2) resolve();
      await together;
      return await processOf(tx);
    }),
  );
  expect(new Set(await Promise.all(crowd)).size).toBe(CROWD - 2);
  const alone: (number | undefined)[] = [];
  for (let turn = 0; turn < CROWD; turn += 1) {
    alone.push(await database.read(processOf));
    alone.push(await database.transact("alone", processOf));
  }
  expect(new Set(alone).size).toBe(1);
  await database.close();
});
