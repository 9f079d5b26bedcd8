import { purgeQueue } from "#platform/db/purge-older";
import { oldestKept } from "./retention.ts";
import { requestLogs } from "./tables.ts";

/** Forgets requests that are 30 days old. Writes: request_logs. */
export const REQUEST_LOG_PURGE = purgeQueue("purge request logs", {
  table: requestLogs,
  before: oldestKept,
});
