/**
 * The embedded PostgreSQL, as this program starts it: what its folder refuses is said as a setting
 * is, and a server that dies raises alarms.
 */
import {
  type Embedded,
  type EmbeddedOptions,
  hasCluster,
  LaunchError,
  programsOn as readPrograms,
  removeEmbedded as remove,
  startEmbedded as start,
} from "@svc/embedded-postgres";
import { raiseAlarm } from "../alarm.ts";
import type { Log } from "../log.ts";
import { SettingError } from "../setting-error.ts";

export { hasCluster };

/** Starts the embedded server, or attaches to the one that runs. */
export function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  return saidAsSetting(start(options));
}

/** The names of the programs that use the server of a data folder. */
export function programsOn(data_folder: string): Promise<string[]> {
  return saidAsSetting(readPrograms(data_folder));
}

/** Stops the server of a data folder, whoever uses it, and deletes all its data. */
export function removeEmbedded(data_folder: string): Promise<void> {
  return saidAsSetting(remove(data_folder));
}

/** Has the server started again whenever it dies; `onGivenUp` is called when it cannot be. */
export function superviseEmbedded(
  server: Embedded,
  { log, onGivenUp }: { readonly log: Log; readonly onGivenUp: () => void },
): void {
  server.supervise({
    onDied: () => raiseAlarm(log, "database_died", { mode: null }),
    onDown: (err) => raiseAlarm(log, "database_down", { mode: null, err }),
    onRevived: () => log.warn({ code: "database_revived" }, "the embedded database serves again"),
    onGivenUp,
  });
}

async function saidAsSetting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof LaunchError ? new SettingError(error.message) : error;
  }
}
