import type { Tx } from "./transaction.ts";

/** By the transaction, and not by its connection, which a pipeline uses for one after the other. */
const times = new WeakMap<Tx, Promise<number>>();

/**
 * The database's time at which a transaction began. It is asked once in each: leases, due times and
 * settlements go by it, so that the clocks of the machines need not agree.
 *
 * Units: milliseconds.
 */
export function transactionTime(tx: Tx): Promise<number> {
  const known = times.get(tx);
  if (known !== undefined) return known;
  const time = readTime(tx);
  times.set(tx, time);
  return time;
}

async function readTime({ sql }: Tx): Promise<number> {
  const [row] = await sql<{ ms: string }[]>`
    select floor(extract(epoch from svc_now()) * 1000)::bigint as ms`;
  if (row === undefined) throw new Error("The database did not say what time it is.");
  return Number(row.ms);
}
