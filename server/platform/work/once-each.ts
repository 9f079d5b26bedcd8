import type { Ctx } from "../context.ts";
import type { Database } from "../db/transaction.ts";

/**
 * What is made by the same function is made once, when it is first asked for; what a program was
 * started with is given in its place.
 */
export function onceEach(
  database: Database,
  given: ReadonlyMap<unknown, unknown> = new Map(),
): Ctx["perProgram"] {
  const made = new Map(given);
  return <T>(make: (database: Database) => T): T => {
    if (!made.has(make)) made.set(make, make(database));
    return made.get(make) as T;
  };
}
