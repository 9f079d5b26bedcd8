/** The program with its requests and transactions traced, where the settings ask for it. */

import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import type { Settings } from "#platform/settings/config";
import { openTracing, traceDatabase, traceRequests } from "./tracing/index.ts";

interface Traced {
  readonly database: Database;
  /** Traces what answers requests. */
  readonly traceFetch: typeof traceRequests;
}

/** Nothing is wrapped, and no library is loaded, where there is no collector. */
export async function traced(
  { settings, log, database }: { settings: Settings; log: Log; database: Database },
  parts: Pick<AsyncDisposableStack, "defer">,
): Promise<Traced> {
  if (settings.traces === null) return { database, traceFetch: (fetch) => fetch };
  const tracing = await openTracing(settings.traces, log);
  parts.defer(() => tracing.close());
  return { database: traceDatabase(database), traceFetch: traceRequests };
}
