import type { Ctx } from "./context.ts";
import type { Database } from "./db/transaction.ts";

/** What is made by the same function is made once, when it is first asked for. */
export function onceEach(database: Database): Ctx["perProgram"] {
  const made = new Map<unknown, unknown>();
  return <T>(make: (database: Database) => T): T => {
    if (!made.has(make)) made.set(make, make(database));
    return made.get(make) as T;
  };
}
