/** Moments of a database: what stood at one can be read while everybody else goes on. */
import { connect, type Sql } from "@svc/server/platform/db/connect.ts";

export interface Moment {
  /** On the connection that holds the moment. */
  readonly sql: Sql;
  /** Nothing of the moment can be read afterwards, and its connection serves others. */
  readonly end: () => Promise<void>;
}

/** Each is a connection for as long as it lasts. */
const HELD_MAX = 10;

/** Connections of a database that hold nothing; the last that was let go is the first taken. */
interface Free {
  readonly connections: Sql[];
  readonly held: Held[];
}

/** A moment with those who hold it. */
interface Held {
  readonly sql: Sql;
  holders: number;
}

const opened = new Map<string, Free>();

/** Holds what the database shows now; null while as many moments are held as may be. */
export async function holdMoment(database_url: string): Promise<Moment | null> {
  const free = opened.get(database_url) ?? { connections: [], held: [] };
  opened.set(database_url, free);
  if (free.held.length >= HELD_MAX) return null;
  const held = { sql: free.connections.pop() ?? open(database_url), holders: 0 };
  free.held.push(held);
  const moment = hold(free, held);
  // The first statement that reads settles what is seen.
  await held.sql
    .unsafe("begin isolation level repeatable read read only; select pg_current_snapshot()")
    .simple();
  return moment;
}

/** Holds the newest of the moments that are held already. */
export function shareMoment(database_url: string): Moment {
  const free = opened.get(database_url);
  const newest = free?.held.at(-1);
  if (free === undefined || newest === undefined) throw new Error("No moment is held.");
  return hold(free, newest);
}

function hold(free: Free, held: Held): Moment {
  held.holders += 1;
  return {
    sql: held.sql,
    end: async () => {
      held.holders -= 1;
      if (held.holders > 0) return;
      free.held.splice(free.held.indexOf(held), 1);
      await held.sql.unsafe("rollback").simple();
      free.connections.push(held.sql);
    },
  };
}

/**
 * One connection by itself, so that its statements and tables stay at hand. A slow call may take
 * its time; and many connections look once or twice: none of them plans anew for each account.
 */
function open(database_url: string): Sql {
  const url = new URL(database_url);
  url.searchParams.set("idle_in_transaction_session_timeout", "0");
  url.searchParams.set("plan_cache_mode", "force_generic_plan");
  return connect({ database_url: url.href, pool: 1, application_name: "moments" }).sql;
}
