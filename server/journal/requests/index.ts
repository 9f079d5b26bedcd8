/**
 * The request log: one line for each request of an account with its bodies, masked, for the people
 * who look for what their till sent. It is written behind the requests, in bulk; what must never be
 * lost stands elsewhere.
 */

export { type DeprecatedUse, deprecatedUses, usersOfDeprecated } from "./deprecated-uses.ts";
export { eraseRequests } from "./erase-requests.ts";
export { shortened, userAgentOf, withoutKeys, withoutSecrets } from "./mask.ts";
export { pageOfRequests } from "./page-of-requests.ts";
export { REQUEST_BODIES_PURGE, REQUEST_LOG_PURGE } from "./purge-request-logs.ts";
export { openRequestLog, type RequestLog } from "./request-log.ts";
export type { RequestLogRow } from "./tables.ts";
