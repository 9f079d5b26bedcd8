/** A pooler between the program and its database that does not keep what the program relies on. */
import { setTimeout as pause } from "node:timers/promises";
import { connect, type Sql } from "./connect.ts";
import { sqlState } from "./errors.ts";

/** Without these a lock is waited for without end, and a statement runs without end. */
const TIMEOUTS = ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"];
/** What a pooler says of a connection that asks for a timeout at its start. */
export const REFUSED_BY_POOLER = /unsupported startup parameter/;
/** There is no such prepared statement; or its transaction has failed because of that. */
const WITHOUT_STATEMENT: readonly (string | null)[] = ["26000", "25P02"];
/** A pooler with one connection lets the second client wait. Units: milliseconds. */
const WAIT_MS_MAX = 2_000;

/**
 * What is lost on the way to the server, as a sentence, or null: a connection's timeouts, which are
 * set at its start, and prepared statements, which a pooler that gives each transaction another
 * server process has to prepare there too.
 */
export async function complaintOfPooler(sql: Sql, database_url: string): Promise<string | null> {
  const lost = await lostTimeouts(sql);
  if (lost.length > 0) {
    return `A pooler before the database loses what connections ask for: ${lost.join(", ")}.`;
  }
  if (!(await hasPooler(sql)) || !(await losesStatements(sql, database_url))) return null;
  return (
    "A pooler before the database gives each transaction another server process: " +
    "prepared statements are not found there."
  );
}

/** A server tells its process at the start of a connection; a pooler tells a number of its own. */
export async function hasPooler(sql: Sql): Promise<boolean> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const { state } = rows as typeof rows & { readonly state: { readonly pid: number } };
  return state.pid !== rows[0]?.pid;
}

async function lostTimeouts(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${TIMEOUTS}::text[]) as name where current_setting(name) = '0'`;
  return rows.map(({ name }) => name);
}

/** While another client's transaction holds the server process, a session would keep its own. */
async function losesStatements(sql: Sql, database_url: string): Promise<boolean> {
  const other = connect({ database_url, pool: 1, application_name: "svc doctor" }).sql;
  try {
    await askPrepared(sql);
    return await other.begin(async (tx) => {
      await tx`select 1`;
      const late = pause(WAIT_MS_MAX, false, { ref: false });
      return await Promise.race([isForgotten(sql), late]);
    });
  } finally {
    await other.end({ timeout: 1 });
  }
}

async function isForgotten(sql: Sql): Promise<boolean> {
  try {
    await askPrepared(sql);
    return false;
  } catch (error) {
    if (WITHOUT_STATEMENT.includes(sqlState(error))) return true;
    throw error;
  }
}

/** Within a transaction, in which the client prepares nothing anew by itself. */
async function askPrepared(sql: Sql): Promise<void> {
  await sql.begin((tx) => tx`select 1 as prepared`);
}
