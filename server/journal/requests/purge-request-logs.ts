import { purgeOlder } from "#platform/db/purge-older";
import type { Tx } from "#platform/db/transaction";
import { requestLogs } from "./tables.ts";

/** Source: product.md 8. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Forgets requests that are 30 days old, some at a time, and returns how many there were.
 *
 * Units: wall time in milliseconds. Writes: request_logs.
 */
export function purgeRequestLogs(tx: Tx, wall_ms: number): Promise<number> {
  return purgeOlder(tx, requestLogs, wall_ms - KEPT_MS);
}
