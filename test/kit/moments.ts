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
  held: number;
}

const opened = new Map<string, Free>();

/** Holds what the database shows now; null while as many moments are held as may be. */
export async function holdMoment(database_url: string): Promise<Moment | null> {
  const free = opened.get(database_url) ?? { connections: [], held: 0 };
  opened.set(database_url, free);
  if (free.held >= HELD_MAX) return null;
  free.held += 1;
  const sql = free.connections.pop() ?? open(database_url);
  // The first statement that reads settles what is seen; a slow call may take its time. Many
  // connections look once or twice: none of them plans anew for each account.
  await sql
    .unsafe(
      "begin isolation level repeatable read read only;" +
        "set local idle_in_transaction_session_timeout = 0;" +
        "set local plan_cache_mode = force_generic_plan; select pg_current_snapshot()",
    )
    .simple();
  return {
    sql,
    end: async () => {
      await sql`rollback`;
      free.connections.push(sql);
      free.held -= 1;
    },
  };
}

/** One connection by itself, so that its statements and tables stay at hand. */
function open(database_url: string): Sql {
  return connect({ database_url, pool: 1, application_name: "moments" }).sql;
}
