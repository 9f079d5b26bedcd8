import { purgeOlder } from "#platform/db/purge-older";
import type { Tx } from "#platform/db/transaction";
import { oldestShown } from "./retention.ts";
import { events } from "./tables.ts";

/**
 * Deletes events that are no longer shown, some at a time, and returns how many there were. A test
 * account whose clock is ahead keeps them longer than it shows them.
 *
 * Units: wall time in milliseconds. Writes: events.
 */
export function purgeEvents(tx: Tx, wall_ms: number): Promise<number> {
  return purgeOlder(tx, events, oldestShown(wall_ms));
}
