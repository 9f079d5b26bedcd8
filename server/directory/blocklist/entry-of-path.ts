import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";

/**
 * Uuid of the entry that a path names.
 *
 * Refuses: `resource_missing`.
 */
export function entryIdOfPath(written: string): string {
  return parseId("blk", written) ?? refuse("resource_missing", { param: "entry_id" });
}
