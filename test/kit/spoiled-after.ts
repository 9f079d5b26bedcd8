/** A database on which a transaction dies after so many statements, as a killed process does. */
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";

/** Only transactions are spoiled; what was committed stays. */
export function spoiledAfter(
  { transact }: Database,
  statements: number,
): { database: Pick<Database, "transact">; hasDied: () => boolean } {
  let left = statements;
  let died = false;
  const spoil = (tx: Tx): Tx => {
    const sql = new Proxy(tx.sql, {
      apply(target, self, written) {
        const is_statement = Array.isArray(written[0]) && "raw" in written[0];
        if (is_statement) left -= 1;
        if (left < 0) {
          died = true;
          throw new Error("The process is gone.");
        }
        return Reflect.apply(target, self, written);
      },
    });
    return { ...tx, sql };
  };
  return {
    database: { transact: (name, work) => transact(name, (tx) => work(spoil(tx))) },
    hasDied: () => died,
  };
}
