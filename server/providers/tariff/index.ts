/**
 * The tariff of the utility: dated bands a currency, the levy apart, and stepping through them with
 * an amount. The catalogue quotes by it, and the simulated utility sells by it, so that a test
 * customer gets what was quoted.
 */
export {
  type CalculatedUnits,
  calculateUnits,
  pricePaid,
  priceWithLevy,
  roundHalfUp,
} from "./calculate-units.ts";
export { type Tariff, tariffAt } from "./tariffs.ts";
