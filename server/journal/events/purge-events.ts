import { purgeQueue } from "#platform/work/purge-older";
import { oldestShown } from "./retention.ts";
import { events } from "./tables.ts";

/**
 * Deletes events that are no longer shown. A test account whose clock is ahead keeps them longer
 * than it shows them.
 *
 * Writes: events.
 */
export const EVENT_PURGE = purgeQueue("purge events", { table: events, before: oldestShown });
