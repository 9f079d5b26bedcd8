/**
 * Meters: the form of their numbers, and their owners as the utility reports them. Confirmations
 * count against a quota before the utility is asked, and are cached for ten minutes; the owner's
 * name is masked before it is stored. Quotes and power sales confirm through the same verb.
 *
 * Promises: the utility is never asked beyond the quota, however many requests run at once.
 */

export { isMeter, normaliseMeter } from "#platform/values/meter-number";
export { askMeter, confirmMeter } from "./confirm-meter.ts";
export { findConfirmation } from "./find-confirmation.ts";
export { fitsChecksum } from "./fits-checksum.ts";
export { forgetMeters } from "./forget-meters.ts";
export { maskName } from "./mask-name.ts";
export { presentMeter } from "./present.ts";
export type { MeterConfirmation } from "./tables.ts";
export { target } from "./target-field.ts";
export { isMeterMistyped, wrongTarget } from "./wrong-target.ts";
