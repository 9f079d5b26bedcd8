/**
 * The meters: what the number of one looks like, and who the utility says it belongs to. A
 * confirmation is rationed before anybody is asked, and kept for ten minutes; the owner's name is
 * masked before it is written anywhere. Quotes and power sales confirm through the same verb.
 *
 * Promises: no answer of the utility is asked for beyond the ration, however many ask at once.
 */

export { isMeter } from "#platform/meter-number";
export { askMeter, confirmMeter } from "./confirm-meter.ts";
export { fitsChecksum } from "./fits-checksum.ts";
export { maskName } from "./mask-name.ts";
export { presentMeter } from "./present.ts";
export { isMeterMistyped, wrongTarget } from "./wrong-target.ts";
