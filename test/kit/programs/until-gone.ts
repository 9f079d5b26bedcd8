import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

const LOOK_EVERY_MS = 2;
/** A watcher that is not needed for so long lets its server go. */
const IDLE_SECONDS = 2;

/** By the folder of the server's socket: hundreds of programs die at one. */
const watchers = new Map<string, postgres.Sql>();

/**
 * Waits until the server has let go of what a program held. A connection that was being opened at
 * the kill outlives its pool, and waits for a client that is dead: it is ended here.
 */
export async function untilGone(database_url: string, application_name: string): Promise<void> {
  const sql = watcherOf(database_url);
  for (;;) {
    const left = await sql`
      select case when wait_event = 'ClientRead' then pg_terminate_backend(pid) end
      from pg_stat_activity where application_name = ${application_name}`;
    if (left.length === 0) return;
    await pause(LOOK_EVERY_MS);
  }
}

/** In a database that is never dropped. */
function watcherOf(database_url: string): postgres.Sql {
  const { username: user, searchParams } = new URL(database_url);
  const host = searchParams.get("host") ?? "localhost";
  const known = watchers.get(host);
  if (known !== undefined) return known;
  const settings = { host, user, database: "postgres", max: 1, idle_timeout: IDLE_SECONDS };
  const sql = postgres({ ...settings, fetch_types: false, onnotice: () => {} });
  watchers.set(host, sql);
  return sql;
}
