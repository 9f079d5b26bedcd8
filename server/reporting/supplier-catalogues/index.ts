/**
 * What suppliers say that they sell, compared each day with what we sell from them.
 *
 * Promises: it changes nothing of what is sold; a difference stays a row when it is settled.
 */
export { catalogueComparison } from "./chore.ts";
export { compareCatalogue } from "./compare-catalogue.ts";
export { type DifferenceRow, readDifferences } from "./read-differences.ts";
