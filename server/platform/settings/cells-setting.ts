import { SettingError } from "../setting-error.ts";
import type { ReadSetting } from "./readers.ts";

/** The other cells behind the same URL, and what their calls are signed with. */
export interface Cells {
  /** Where each is reached by this one, without a slash at the end. */
  readonly addresses: readonly string[];
  readonly key: string;
}

/** As many as there are signs. */
const CELLS_MAX = 32;

/** Addresses of other cells, separated by commas. */
export const readCellAddresses: ReadSetting<readonly string[]> = (text) => {
  const addresses = text.split(",").map((written) => written.trim().replace(/\/+$/, ""));
  const are_right = addresses.every((one) => URL.canParse(one) && /^https?:/.test(one));
  if (are_right && addresses.length < CELLS_MAX) return addresses;
  throw new SettingError(
    "must be addresses such as http://b.internal.example:4000, separated by commas",
  );
};

/** Too long to be guessed. */
export const readCellsKey: ReadSetting<string> = (text) => {
  if (/^[\w+/=-]{32,128}$/.test(text)) return text;
  throw new SettingError("must be 32 to 128 letters, digits and signs of base64");
};
