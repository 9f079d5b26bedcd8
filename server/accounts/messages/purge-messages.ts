import { purgeQueue } from "#platform/work/purge-older";
import { messages } from "./tables.ts";

/** Nothing is left to do about a message long before. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes messages that are 30 days old. Writes: messages. */
export const MESSAGE_PURGE = purgeQueue("purge messages", {
  table: messages,
  before: (wall_ms) => wall_ms - KEPT_MS,
});
