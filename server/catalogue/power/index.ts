/**
 * The tariff of electricity: dated bands a currency in one file, the levy apart, and what customers
 * really paid. Quotes and the simulated utility calculate units from it.
 */
export { compareUnits } from "./present-units.ts";
export { writePrice } from "./write-units.ts";
