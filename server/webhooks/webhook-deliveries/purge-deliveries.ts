import { oldestShown } from "#journal/events";
import { purgeOlder } from "#platform/db/purge-older";
import type { Tx } from "#platform/db/transaction";
import { webhookDeliveries } from "./tables.ts";

/**
 * Deletes deliveries as old as the events that are no longer shown, some at a time, and returns how
 * many there were.
 *
 * Units: wall time in milliseconds. Writes: webhook_deliveries, webhook_dispatches.
 */
export function purgeDeliveries(tx: Tx, wall_ms: number): Promise<number> {
  return purgeOlder(tx, webhookDeliveries, oldestShown(wall_ms));
}
