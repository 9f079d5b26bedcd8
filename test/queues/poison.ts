/** What poisoning a row of a queue takes. */
import type { Log } from "@svc/server/platform/log.ts";
import type { Shop } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { NAMED } from "../kit/wire.ts";

export interface Poison {
  /** Whose changes throw, where the row is of the poisoned account. */
  readonly table: string;
  /** Gives a shop something that is due. */
  arrange(shop: Shop): Promise<unknown>;
  run(log: Log): Promise<unknown>;
  /** How much of it is still to be done. */
  left(shop: Shop): Promise<number>;
  /** Whether a live account can have such work. */
  readonly is_live?: true;
  /** What is told of a moment is not told later. */
  readonly is_passed_over?: true;
}

/** How many rows of an account a table has. */
export async function count({ account_id }: Shop, table: string, where: string): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(({ sql }) =>
    sql.unsafe<{ rows: number }[]>(
      `
      select count(*)::int as rows from ${table}
      where account_id = '${account_id}' and (${where})`,
      [],
      NAMED,
    ),
  );
  return row?.rows ?? Number.NaN;
}

/** Changes all rows of an account in a table. */
export async function change({ account_id }: Shop, table: string, set: string): Promise<void> {
  const { database } = await testServer();
  await database.record(({ sql }) =>
    sql.unsafe(`update ${table} set ${set} where account_id = '${account_id}'`, [], NAMED),
  );
}

/** Removes all rows of an account from a table. */
export async function remove({ account_id }: Shop, table: string): Promise<void> {
  const { database } = await testServer();
  await database.record(({ sql }) =>
    sql.unsafe(`delete from ${table} where account_id = '${account_id}'`, [], NAMED),
  );
}
