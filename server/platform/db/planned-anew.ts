import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import type { Sql } from "./connect.ts";
import type { Read } from "./transaction.ts";

/**
 * The way into the database for statements that look for a part of a text. PostgreSQL plans each of
 * them for its values: a plan for any text walks the list from its newest row, which is right for a
 * first name that many have, and reads everybody for a number that one has. Planning takes 0.1 ms.
 * Source: docs/decisions/0127-plans-and-connections.md.
 */
export function plannedAnew({ sql }: Read): Read {
  const anew = new Proxy(sql, {
    apply: (target, _, values) => unprepared(Reflect.apply(target, undefined, values)),
    get: (target, name) => (name === "unsafe" ? unsafe : Reflect.get(target, name)),
  });
  function unsafe(...[text, values, options]: Parameters<Sql["unsafe"]>) {
    return sql.unsafe(text, values, { ...options, prepare: false });
  }
  return { sql: anew, db: drizzle(anew) };
}

/** postgres.js asks a tagged statement as well whether to prepare it. */
function unprepared(made: Partial<Pick<Made, "options">>): unknown {
  if (made.options !== undefined) made.options.prepare = false;
  return made;
}

interface Made extends postgres.PendingQuery<postgres.Row[]> {
  options: { prepare?: boolean };
}
