import { purgeQueue } from "#platform/db/purge-older";
import { tokenLinks } from "./tables.ts";

/** So long a link that reads nothing any more is told from one that never was. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes links that are 30 days old. Writes: token_links. */
export const TOKEN_LINK_PURGE = purgeQueue("purge token links", {
  table: tokenLinks,
  before: (wall_ms) => wall_ms - KEPT_MS,
});
