/**
 * Data bundles. The simulated ones of test mode stand in one file with ids that never change; live
 * bundles follow with the first connector that sells them.
 */
export { bundle, currency, faceValue, missingCurrency } from "./price-fields.ts";
export { bundleMisfit, bundleUnavailable, dataNotLive, notItsPrice } from "./rules.ts";
export { SIMULATED_BUNDLES, type SimulatedBundle } from "./simulated-bundles.ts";
