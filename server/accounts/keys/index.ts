/**
 * API keys: who may call, from where, for what and for how much. A key belongs to one account and
 * is never wider than the key that made it; its secret is shown once and kept as a hash. The gate
 * finds callers here; a sale locks and reads the caps.
 */

export { checkUsage } from "./check-usage.ts";
export { KEY_DEADLINES } from "./deadlines/process-deadlines.ts";
export { presentKeys } from "./present/present-many.ts";
export { AGENT_THRESHOLDS_MINOR } from "./read/read-fields.ts";
export { isLimited, refuseLimited } from "./read/refuse-limited.ts";
export { allowTarget } from "./rows/allow-target.ts";
export {
  type FoundCaller,
  findCallerOfKey,
  findCallers,
  findKeyFacts,
} from "./rows/find-callers.ts";
export { forgetNumber } from "./rows/forget-number.ts";
export { findKeys, findUnknownSlug } from "./rows/queries.ts";
export { describeSecret, mintSecret } from "./rows/secret.ts";
export { keyDeadlines, keyMonths } from "./rows/tables.ts";
export { type KeyUse, touchKeys } from "./rows/touch-keys.ts";
export { mintKey, type NewKey, type NewKeyCaps } from "./secrets/mint-key.ts";
export {
  countUses,
  forgetUses,
  openUsage,
  readUsage,
  returnUses,
  sumUsage,
  type UsageName,
  type Use,
  usageName,
  usageOf,
} from "./usage.ts";
