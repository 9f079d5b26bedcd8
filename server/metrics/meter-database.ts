/** Times every transaction by its name. The names are constants of the code, never a caller's. */
import type { Pipeline } from "#platform/db/pipeline";
import type { Database } from "#platform/db/transaction";
import type { Metrics } from "./registry.ts";

const MS = 1_000;

/** The same ways into the database, timed. */
export function meterDatabase(database: Database, metrics: Metrics): Database {
  async function timed<T>(transaction: string, work: () => Promise<T>): Promise<T> {
    const started_ms = performance.now();
    let outcome = "rolled_back";
    try {
      const worked = await work();
      outcome = "committed";
      return worked;
    } finally {
      const seconds = (performance.now() - started_ms) / MS;
      metrics.count("svc_transactions_total", { transaction, outcome });
      metrics.count("svc_transaction_seconds_total", { transaction }, seconds);
      metrics.observe("svc_transaction_duration_seconds", {}, seconds);
    }
  }

  function pipeline(name: string): Pipeline {
    const opened = database.pipeline(name);
    return { ...opened, run: (work) => timed(name, () => opened.run(work)) };
  }

  return {
    of: (caller) => meterDatabase(database.of(caller), metrics),
    transact: (name, work) => timed(name, () => database.transact(name, work)),
    record: (work) => timed("record", () => database.record(work)),
    pipeline,
    read(work) {
      metrics.count("svc_reads_total", {});
      return database.read(work);
    },
    close: database.close,
  };
}
