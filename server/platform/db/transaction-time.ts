import type { TransactionSql } from "./connect.ts";
import type { Tx } from "./transaction.ts";

const times = new WeakMap<TransactionSql, Promise<number>>();

/**
 * The database's time at which a transaction began. It is asked once in each: leases, due times and
 * settlements go by it, so that the clocks of the machines need not agree.
 *
 * Units: milliseconds.
 */
export function transactionTime({ sql }: Pick<Tx, "sql">): Promise<number> {
  const known = times.get(sql);
  if (known !== undefined) return known;
  const time = readTime(sql);
  times.set(sql, time);
  return time;
}

async function readTime(sql: TransactionSql): Promise<number> {
  const [row] = await sql<{ ms: string }[]>`
    select floor(extract(epoch from now()) * 1000)::bigint as ms`;
  if (row === undefined) throw new Error("The database did not say what time it is.");
  return Number(row.ms);
}
