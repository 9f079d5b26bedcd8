/** The program with its numbers counted, where the settings ask for them. */

import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import type { Settings } from "#platform/settings/config";
import type { Watched } from "#platform/work/lookout";
import {
  meterDatabase,
  meterLog,
  meterQueues,
  openMetrics,
  serveMetrics,
  type Unready,
} from "./metrics/index.ts";

interface Measured {
  readonly log: Log;
  readonly database: Database;
  /** Hands over what the program's workers look after, once they have started. */
  readonly watchQueues: (watched: readonly Watched[]) => void;
  /** Hands over who says what keeps the program from its work; until then it is starting. */
  readonly tellReadiness: (read: () => Promise<readonly Unready[]>) => void;
}

/** Nothing is wrapped, and nothing costs anything, where no port is set. */
export async function metered(
  { settings, log, database }: Pick<Measured, "log" | "database"> & { settings: Settings },
  parts: Pick<AsyncDisposableStack, "defer">,
): Promise<Measured> {
  if (settings.metrics === null) {
    return { log, database, watchQueues: () => {}, tellReadiness: () => {} };
  }
  const metrics = openMetrics();
  let readUnready = async (): Promise<readonly Unready[]> => ["starting"];
  const served = await serveMetrics(
    { metrics, readUnready: () => readUnready() },
    settings.metrics,
  );
  parts.defer(() => served.close());
  log.info({}, `metrics are at http://${settings.metrics.host}:${served.port}/metrics`);
  return {
    log: meterLog(log, metrics),
    database: meterDatabase(database, metrics),
    watchQueues: (watched) => meterQueues(metrics, database, tablesOf(watched)),
    tellReadiness: (read) => {
      readUnready = read;
    },
  };
}

function tablesOf(watched: readonly Watched[]) {
  return watched.flatMap(({ table }) => (table === undefined ? [] : [table]));
}
