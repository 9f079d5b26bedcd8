/**
 * The version of the catalogue, by which programs keep networks and products in memory. It rises
 * with every change of their tables and is compared with the caller of each request.
 */
export { type CatalogueReader, keptByCatalogue } from "./kept.ts";
export { raiseCatalogueVersion } from "./raise.ts";
