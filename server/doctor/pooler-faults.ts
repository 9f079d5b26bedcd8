/** A pooler between the service and its database that does not keep what the service relies on. */
import { setTimeout as pause } from "node:timers/promises";
import { connect, type Sql } from "#platform/db/connect";
import type { Fault } from "./faults.ts";

/** Without these a lock is waited for without end, and a statement runs without end. */
const TIMEOUTS = ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"];
/** What a pooler says of a connection that asks for a timeout at its start. */
export const REFUSED_BY_POOLER = /unsupported startup parameter/;
/** A pooler with one connection lets the second client wait. Units: milliseconds. */
const WAIT_MS_MAX = 2_000;

/**
 * What is lost on the way to the server. A connection's timeouts are set at its start; prepared
 * statements and all else of a session must meet the same server process again.
 */
export async function faultsOfPooler(sql: Sql, database_url: string): Promise<Fault[]> {
  const lost = await lostTimeouts(sql);
  if (lost.length > 0) {
    const names = lost.join(", ");
    const cause = `A pooler before the database loses what connections ask for: ${names}.`;
    return [{ code: "database_pooled", cause }];
  }
  if (!(await hasPooler(sql)) || !(await changesServers(sql, database_url))) return [];
  const cause =
    "A pooler before the database gives each transaction another server process: " +
    "prepared statements are not found there.";
  return [{ code: "database_pooled", cause }];
}

async function lostTimeouts(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${TIMEOUTS}::text[]) as name where current_setting(name) = '0'`;
  return rows.map(({ name }) => name);
}

/** A server tells its process at the start of a connection; a pooler tells a number of its own. */
async function hasPooler(sql: Sql): Promise<boolean> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const { state } = rows as typeof rows & { readonly state: { readonly pid: number } };
  return state.pid !== rows[0]?.pid;
}

/** While another client's transaction holds the server process, a session would keep its own. */
async function changesServers(sql: Sql, database_url: string): Promise<boolean> {
  const other = connect({ database_url, pool: 1, application_name: "svc doctor" }).sql;
  try {
    const before = await processOf(sql);
    return await other.begin(async (tx) => {
      await tx`select 1`;
      const late = pause(WAIT_MS_MAX, null, { ref: false });
      return before !== (await Promise.race([processOf(sql), late]));
    });
  } finally {
    await other.end({ timeout: 1 });
  }
}

async function processOf(sql: Sql): Promise<number | null> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? null;
}
