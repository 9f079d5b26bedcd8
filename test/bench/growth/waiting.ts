/** Rows that wait in the queues, as those of rewards and schedules do that come due next year. */
import type { Read } from "@svc/server/platform/db/transaction.ts";
import type { QueueTable } from "@svc/server/platform/work/queue.ts";
import { getTableName } from "drizzle-orm";
import { NAMED } from "../../kit/wire.ts";
import type { Staff } from "./staff.ts";

/** No account has this id, so the rows are found again. */
const ACCOUNT_ID = "00000000-0000-7000-8000-000000000001";
const SENDS_A_ROW = 100;
/** Its rows are those of endpoints, which another worker looks at too: they are in the history. */
const FED = "webhooks/deliver";
/** What a column of a queue holds that leasing does not look at. */
const FILLERS: Readonly<Record<string, string>> = {
  ...{ integer: "0", bigint: "0", boolean: "false", uuid: "uuidv7()" },
};

/** Lets rows wait while something is measured; returns the queues that have room for them. */
export async function whileRowsWait<T>(
  { database, workers, shop }: Staff,
  work: (queues: readonly string[]) => Promise<T>,
): Promise<T> {
  const tables = workers.flatMap(({ table }) => table ?? []).filter(({ queue }) => queue !== FED);
  await database.read((read) => removeRows(read, tables));
  const queues: string[] = [];
  for (const table of tables) {
    const count = Math.floor(shop.size.sends / SENDS_A_ROW);
    if (await database.read((read) => addRows(read, table, count))) queues.push(table.queue);
  }
  try {
    return await work(queues);
  } finally {
    await database.read((read) => removeRows(read, tables));
  }
}

/** A queue whose rows are the objects themselves is not among them: those are in the history. */
async function addRows({ sql }: Read, queue: QueueTable, count: number): Promise<boolean> {
  const name = getTableName(queue.table);
  const columns = await sql<{ name: string; type: string }[]>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = ${name} and table_schema = current_schema() and is_nullable = 'NO'
      and column_default is null`;
  const values: Record<string, string> = {
    [queue.account_id.name]: `'${ACCOUNT_ID}'`,
    [queue.row_id.name]: "uuidv7()",
    [queue.due_at.name]: "svc_now() + interval '1 year'",
    ...(queue.mode && { [queue.mode.name]: "'test'" }),
  };
  for (const { name: column, type } of columns) {
    const filler = values[column] ?? FILLERS[type];
    if (filler === undefined) return false;
    values[column] = filler;
  }
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    // What they would be of is missing, and not looked at before they are due.
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(
      `
      insert into ${name} (${Object.keys(values).join(", ")})
      select ${Object.values(values).join(", ")} from generate_series(1, ${count})`,
      [],
      NAMED,
    );
  });
  await sql.unsafe(`vacuum analyze ${name}`);
  return true;
}

async function removeRows({ sql }: Read, tables: readonly QueueTable[]): Promise<void> {
  for (const { table, account_id } of tables) {
    const name = getTableName(table);
    const where = `${account_id.name} = '${ACCOUNT_ID}'`;
    const { count } = await sql.unsafe(`delete from ${name} where ${where}`, [], NAMED);
    if (count > 0) await sql.unsafe(`vacuum analyze ${name}`);
  }
}
