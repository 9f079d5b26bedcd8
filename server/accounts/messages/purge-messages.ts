import { purgeOlder } from "#platform/db/purge-older";
import type { Tx } from "#platform/db/transaction";
import { messages } from "./tables.ts";

/** Nothing is left to do about a message long before. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Deletes old messages, some at a time, and returns how many there were.
 *
 * Units: wall time in milliseconds. Writes: messages.
 */
export function purgeMessages(tx: Tx, wall_ms: number): Promise<number> {
  return purgeOlder(tx, messages, wall_ms - KEPT_MS);
}
