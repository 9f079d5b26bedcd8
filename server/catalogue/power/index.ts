/**
 * The tariff of electricity: dated bands a currency in one file, the levy apart, and what customers
 * really paid. Quotes reckon units by it. It steps through the bands in millionths of a kilowatt hour
 * and rounds down to a hundredth once.
 */
export { compareUnits } from "./present-units.ts";
