import type { Read } from "./transaction.ts";

type Client = Pick<Read, "db">;

/**
 * A query of Drizzle's that is built once for each client and then only run: building one takes 60
 * to 100 µs, a sixth of a small read. `sql.placeholder` stands where its values will. A transaction
 * is a client of its own, and builds its own.
 */
export function keptQuery<Q extends object>(build: (from: Client) => Q): (from: Client) => Q {
  const kept = new WeakMap<Client["db"], Q>();
  return (from) => {
    const known = kept.get(from.db);
    if (known !== undefined) return known;
    const built = build(from);
    kept.set(from.db, built);
    return built;
  };
}
