import { purgeOlder } from "#platform/db/purge-older";
import type { Tx } from "#platform/db/transaction";
import { oldestKept } from "./retention.ts";
import { requestLogs } from "./tables.ts";

/**
 * Forgets requests that are 30 days old, some at a time, and returns how many there were.
 *
 * Units: wall time in milliseconds. Writes: request_logs.
 */
export function purgeRequestLogs(tx: Tx, wall_ms: number): Promise<number> {
  return purgeOlder(tx, requestLogs, oldestKept(wall_ms));
}
