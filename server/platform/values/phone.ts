/**
 * Zimbabwean telephone numbers: read in every written form, kept as E.164, shown as `077 123 4567`.
 */
import { digitsOfCell, whyRounded } from "./number-cell.ts";
import { COUNTRY_CODE, LINE_PATTERNS, type LineType } from "./number-plan.ts";

/** A mobile number that can be a target. */
export interface Mobile {
  /** `+263771234567` */
  e164: string;
  /** `077 123 4567` */
  national: string;
  /** `077`: what the catalogue maps to a network. */
  prefix: string;
}

/** What a text says when it is read as a telephone number; `mobile` is null for any other line. */
export interface DescribedPhone {
  line_type: LineType;
  mobile: Mobile | null;
}

/** ASCII digits only: full-width and other digits are refused, not translated. */
const WRITTEN_PHONE = /^\+?\d{7,32}$/;
/** Spaces, brackets, dots, slashes, dashes of any kind, and the direction marks of phone books. */
const SEPARATORS = /[\s()./\p{Pd}\u2212\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069]/gu;
const INTERNATIONAL = /^(?:\+|00)/;

/**
 * Reads a Zimbabwean mobile number as a request writes it; null when it is not one.
 *
 * `0772123456`, `772123456`, `263772123456`, `+263772123456` and `00263772123456`, with spaces,
 * dashes, dots, slashes and brackets.
 * Source: spec/base/phones.tsp.
 */
export function normaliseMobile(written: string): Mobile | null {
  return describePhone(written).mobile;
}

/** Reads a number of any line; lookups and sales read alike. */
export function describePhone(written: string): DescribedPhone {
  const national = nationalDigits(written);
  if (national === null) return { line_type: "unknown", mobile: null };
  const line = LINE_PATTERNS.find(({ pattern }) => pattern.test(national));
  return { line_type: line?.line_type ?? "unknown", mobile: mobileOf(national) };
}

/** What is said of a text that is no mobile number, by the name of its field. */
export function whyNoMobile(written: string, param: string): string {
  return (
    whyRounded(written, param) ??
    `\`${param}\` is not a Zimbabwean mobile number such as 0771234567.`
  );
}

/** `077 123 4567` for a stored E.164 number. */
export function nationalOf(e164: string): string {
  const digits = `0${e164.slice(COUNTRY_CODE.length + 1)}`;
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}

/** `077 *** 4567` of a number in E.164. */
export function maskedPhone(e164: string): string {
  const [prefix, , last] = nationalOf(e164).split(" ");
  return `${prefix} *** ${last}`;
}

function mobileOf(national: string): Mobile | null {
  const is_mobile = LINE_PATTERNS.some(
    ({ line_type, pattern }) => line_type === "mobile" && pattern.test(national),
  );
  if (!is_mobile) return null;
  const e164 = `+${COUNTRY_CODE}${national}`;
  return { e164, national: nationalOf(e164), prefix: `0${national.slice(0, 2)}` };
}

/**
 * The digits after the country code or the trunk zero. A spreadsheet drops that zero, so digits
 * without either are national too. Null when the text is no number, or one of another country.
 */
function nationalDigits(written: string): string | null {
  const digits = bareDigits(written);
  if (digits === null) return null;
  const international = digits.replace(INTERNATIONAL, "");
  if (international.startsWith(COUNTRY_CODE)) {
    // People write the trunk zero after the country code, as in +263 (0) 77.
    return international.slice(COUNTRY_CODE.length).replace(/^0/, "");
  }
  return international === digits ? digits.replace(/^0/, "") : null;
}

function bareDigits(written: string): string | null {
  const digits = digitsOfCell(written).replace(SEPARATORS, "");
  return WRITTEN_PHONE.test(digits) ? digits : null;
}
