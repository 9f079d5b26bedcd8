import { purgeQueue } from "#platform/work/purge-older";
import { pinCodes } from "../tables.ts";

/** Codes are counted for a day. */
const KEPT_MS = 7 * 86_400_000;

/** Deletes codes for payment PINs that are over. Writes: pin_codes. */
export const PIN_CODE_PURGE = purgeQueue("purge PIN codes", {
  table: pinCodes,
  before: (wall_ms: number) => wall_ms - KEPT_MS,
});
