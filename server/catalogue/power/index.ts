/**
 * The tariff of electricity: dated bands a currency in one file, the levy apart, and what customers
 * really paid. Quotes reckon units by it, as the simulated utility does.
 */
export { compareUnits } from "./present-units.ts";
export { writePrice } from "./write-units.ts";
