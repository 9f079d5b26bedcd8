/** Reads one setting each: the text of an environment variable in, a value or a complaint out. */
import { resolve } from "node:path";
import { openSecretBox } from "../crypto/secret-box.ts";
import { parseAddressRange } from "../net/address-ranges.ts";
import { SettingError } from "../setting-error.ts";

/** Reads the text of a setting; throws what it must be. */
export type ReadSetting<T> = (text: string) => T;

const PROJECT_ROOT = resolve(import.meta.dirname, "..", "..", "..");
const MS_OF_UNIT: Record<string, number> = { ms: 1, s: 1_000, m: 60_000 };

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number): ReadSetting<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new SettingError(`must be a whole number from ${least} to ${most}`);
  };
}

/** A part of the whole, such as `0.1`. */
export const readShare: ReadSetting<number> = (text) => {
  const value = /^\d(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0 && value <= 1) return value;
  throw new SettingError("must be a number from 0 to 1, such as 0.1");
};

/** One of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): ReadSetting<T> {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new SettingError(`must be one of ${words.join(", ")}`);
  };
}

/** `on` or `off`. */
export const readSwitch: ReadSetting<boolean> = (text) => oneOf("on", "off")(text) === "on";

export const readText: ReadSetting<string> = (text) => text;

/** A folder; a relative one starts at the project's folder, wherever the program was started. */
export const readFolder: ReadSetting<string> = (text) => resolve(PROJECT_ROOT, text);

/** A short time such as `2s` or `50ms`. Units: milliseconds out. */
export const readDuration: ReadSetting<number> = (text) => {
  const [, count, unit = ""] = /^(\d{1,6})(ms|s|m)$/.exec(text) ?? [];
  const factor = MS_OF_UNIT[unit];
  if (factor !== undefined) return Number(count) * factor;
  throw new SettingError("must be a time such as 2s or 500ms");
};

/** A URL of one of the schemes. */
export function urlOf(...schemes: readonly string[]): ReadSetting<string> {
  return (text) => {
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : "";
    if (schemes.includes(scheme)) return text.replace(/\/+$/, "");
    throw new SettingError(`must be a URL that starts with ${schemes.join(":// or ")}://`);
  };
}

/** Where people write to: an address of mail or of a page. */
export const readContact: ReadSetting<string> = (text) => {
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  throw new SettingError("must be mailto: and an address of mail, or an address with https://");
};

/** Address ranges, separated by commas. */
export const readRanges: ReadSetting<readonly string[]> = (text) =>
  text.split(",").map((written) => {
    if (parseAddressRange(written.trim()) !== null) return written.trim();
    throw new SettingError("must be addresses or ranges such as 10.0.0.0/8, separated by commas");
  });

/** Keys of the secret box, the sealing one first. */
export const readSecretKey: ReadSetting<string> = (text) => {
  try {
    openSecretBox(text);
    return text;
  } catch {
    throw new SettingError("must be 32 bytes in base64, or several of those separated by commas");
  }
};
