/**
 * API keys: who may call, from where, for what and for how much. A key belongs to one account and
 * is never wider than the key that made it; its secret is shown once and kept as a hash. The gate
 * finds callers here; a sale locks and reads the caps.
 */
export { checkUsage } from "./check-usage.ts";
export { type FoundCaller, findCallers } from "./find-callers.ts";
export { KEY_DEADLINES } from "./meet-deadlines.ts";
export { mintKey, type NewKey, type NewKeyCaps } from "./mint-key.ts";
export { presentKeys } from "./present-many.ts";
export { describeSecret, mintSecret } from "./secret.ts";
export { apiKeys, keyDeadlines } from "./tables.ts";
export { touchKeys } from "./touch-keys.ts";
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
