import { purgeOlder } from "#platform/db/purge-older";
import type { Tx } from "#platform/db/transaction";
import { tokenLinks } from "./tables.ts";

/** So long a link that reads nothing any more is told from one that never was. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Deletes old links, some at a time, and returns how many there were.
 *
 * Units: wall time in milliseconds. Writes: token_links.
 */
export function purgeTokenLinks(tx: Tx, wall_ms: number): Promise<number> {
  return purgeOlder(tx, tokenLinks, wall_ms - KEPT_MS);
}
