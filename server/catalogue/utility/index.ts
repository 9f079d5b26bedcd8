/**
 * The utility: whether it can be asked at all, as the service knows for each account, and what was
 * bought from it. Power sales write purchases; meters are rationed by them, and the tariff watches
 * their prices. A test account sets the state of its own utility.
 */
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
