/**
 * Whether a program can do its work. Being alive is another thing: a program that is not ready is
 * left alone, and not started anew. Source: docs/metrics.md.
 */

import { readTablesState } from "#platform/db/migrate";
import type { Database } from "#platform/db/transaction";
import type { Settings } from "#platform/settings/config";
import { complaintOfKey } from "#platform/work/sealing-key";
import { faultsOfClock } from "./doctor/index.ts";
import type { Unready } from "./metrics/index.ts";

interface ReadinessGiven {
  readonly database: Pick<Database, "read">;
  readonly settings: Pick<Settings, "secret_key" | "data_folder">;
  readonly isShuttingDown: () => boolean;
}

/** A database that takes longer counts as away. */
const WAIT_MS_MAX = 1_000;

/** Makes the question; its answer names what keeps the program from its work, in one word each. */
export function openReadiness(given: ReadinessGiven): () => Promise<readonly Unready[]> {
  return async () => {
    if (given.isShuttingDown()) return ["shutting_down"];
    const { promise: late, resolve } = Promise.withResolvers<readonly Unready[]>();
    const timer = setTimeout(() => resolve(["database"]), WAIT_MS_MAX);
    try {
      return await Promise.race([lookInside(given), late]);
    } catch {
      return ["database"];
    } finally {
      clearTimeout(timer);
    }
  };
}

async function lookInside({ database, settings }: ReadinessGiven): Promise<Unready[]> {
  const [tables, complaint, skewed] = await Promise.all([
    database.read(({ sql }) => readTablesState(sql)),
    complaintOfKey(database, settings),
    faultsOfClock(database),
  ]);
  // A program goes on while the next version's tables are there: processes are replaced in turn.
  const is_migrated = tables === "current" || tables === "newer";
  return [
    ...(is_migrated ? [] : (["tables"] as const)),
    ...(complaint === null ? [] : (["sealing_key"] as const)),
    ...(skewed.length === 0 ? [] : (["clock"] as const)),
  ];
}
