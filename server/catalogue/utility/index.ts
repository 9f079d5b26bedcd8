/**
 * The utility: whether it can be asked at all, as the house knows for each account, and what was
 * bought from it. Meters are rationed by purchases, the tariff watches their prices, and power sales
 * write them. A test account sets the state of its own utility.
 */
export { holdPowerDown, readPowerState, writePowerState } from "./power-state.ts";
export { countPurchases, readMonthPosition, recordPurchases } from "./purchases.ts";
