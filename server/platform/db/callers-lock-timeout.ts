/**
 * How long a caller waits for a lock, where a pooler has lost what the connection set at its
 * start. There connections wait as long as the user of the database does, with their places held.
 * Source: docs/decisions/0118-poolers-and-standbys.md.
 */
import type { Client, TransactionSql } from "./connect.ts";

/**
 * Finds out, once, what each transaction of these connections has to say: null where they wait as
 * long as is due. Units: milliseconds.
 */
export function lockTimeoutToSay(
  { sql }: Client,
  due_ms: number | null,
): () => Promise<number | null> {
  let found: Promise<number | null> | null = null;
  async function find(): Promise<number | null> {
    const [row] = await sql<{ held: number }[]>`
      select (extract(epoch from current_setting('lock_timeout')::interval) * 1000)::int as held`;
    return row?.held === due_ms ? null : due_ms;
  }
  return async () => {
    if (due_ms === null) return null;
    found ??= find();
    try {
      return await found;
    } catch (error) {
      found = null;
      throw error;
    }
  };
}

/** Sent ahead of the first statement of a transaction, and waited for with it. */
export function sayLockTimeout(sql: TransactionSql, lock_ms: number): Promise<unknown> {
  return sql`select set_config('lock_timeout', ${String(lock_ms)}, true)`.execute();
}
