import { purgeQueue } from "#platform/work/purge-older";
import { oldestKept } from "./retention.ts";
import { requestBodies, requestLogs } from "./tables.ts";

/** Forgets requests that are 30 days old. Writes: request_logs. */
export const REQUEST_LOG_PURGE = purgeQueue("purge request logs", {
  table: requestLogs,
  before: oldestKept,
});

/** Forgets their bodies. Writes: request_bodies. */
export const REQUEST_BODIES_PURGE = purgeQueue("purge request bodies", {
  table: requestBodies,
  before: oldestKept,
});
