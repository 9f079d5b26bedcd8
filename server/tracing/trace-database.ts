import type { Pipeline } from "#platform/db/pipeline";
import type { Database } from "#platform/db/transaction";
import { inSpan } from "#platform/trace";

/**
 * The same ways into the database, with a span for each transaction, which is named as it is. A set
 * of sales is one transaction: it stands in the trace of the request that opened the set.
 */
export function traceDatabase(database: Database): Database {
  function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
    const attributes = { "db.system.name": "postgresql" };
    return inSpan(name, { kind: "client", attributes }, work);
  }

  function pipeline(name: string): Pipeline {
    const opened = database.pipeline(name);
    return { ...opened, run: (work) => traced(name, () => opened.run(work)) };
  }

  return {
    of: (caller) => traceDatabase(database.of(caller)),
    transact: (name, work) => traced(name, () => database.transact(name, work)),
    record: (work) => traced("record", () => database.record(work)),
    pipeline,
    read: database.read,
    close: database.close,
  };
}
