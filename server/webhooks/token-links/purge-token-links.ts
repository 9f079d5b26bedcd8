import { purgeQueue } from "#platform/work/purge-older";
import { tokenLinks } from "./tables.ts";

/** How long an expired link is distinguished from one that never existed. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes links that are 30 days old. Writes: token_links. */
export const TOKEN_LINK_PURGE = purgeQueue("purge token links", {
  table: tokenLinks,
  before: (wall_ms) => wall_ms - KEPT_MS,
});
