/** What spreadsheets make of a number that is a name: of a telephone, of a meter. */

/** The apostrophe of a text cell. */
const TEXT_CELL = /^\s*['\u2019]/;
const DECIMALS_OF_NUMBER = /^(\s*\+?\d+)[.,]0+\s*$/;
const EXPONENT = /^\s*(\d)(?:[.,](\d+))?E\+?(\d{1,2})\s*$/i;

/**
 * The digits that a spreadsheet has shown as a number: without the apostrophe of a text cell, the
 * decimals of `37140030000.0`, and with all digits of `3.7140030000E+10`. Anything else stays as it
 * was written; so does what was rounded.
 */
export function digitsOfCell(written: string): string {
  const text = written.replace(TEXT_CELL, "");
  const [, first, fraction = "", exponent] = EXPONENT.exec(text) ?? [];
  if (first !== undefined && fraction.length === Number(exponent)) return `${first}${fraction}`;
  return text.replace(DECIMALS_OF_NUMBER, "$1");
}

/** What is said of a number that a spreadsheet has rounded; null of one that it has not. */
export function whyRounded(written: string, param: string): string | null {
  const [found, , fraction = "", exponent] = EXPONENT.exec(written) ?? [];
  if (found === undefined || fraction.length === Number(exponent)) return null;
  return `\`${param}\` was rounded by a spreadsheet. Format the column as text and write it again.`;
}
