/**
 * The utility: its availability for each account, and what was bought from it. Power sales write
 * purchases; they raise the quota of meter confirmations, and their prices are observed. A test
 * account sets the state of its own utility.
 */

export { erasePurchases } from "./erase-purchases.ts";
export { readPowerChanges } from "./power-changes.ts";
export {
  lockPowerDownForShare,
  type PowerState,
  readPowerState,
  withPower,
  writePowerState,
} from "./power-state.ts";
export {
  countPurchases,
  readMonthPosition,
  readMonthPositions,
  recordPurchases,
} from "./purchases.ts";
export { powerPurchases } from "./tables.ts";
