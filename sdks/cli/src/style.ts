/** Text for a terminal. What comes from elsewhere can carry no command to it. */
import type { Output } from "./io.ts";

export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

/** Only attributes and two colours that are readable on light and on dark. */
export function styleOf({ has_colors }: Output): Style {
  const painted = (code: number, end: number) => (text: string) =>
    has_colors && text !== "" ? `\u001b[${code}m${text}\u001b[${end}m` : text;
  return {
    bold: painted(1, 22),
    dim: painted(2, 22),
    good: painted(32, 39),
    bad: painted(31, 39),
  };
}

/** Controls of a terminal, and marks that turn the direction of a line. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export function plain(text: string): string {
  return text.replace(CONTROLS, "\uFFFD");
}

/** Columns that a text takes. */
export function widthOf(text: string): number {
  return [...text.replace(/\p{M}/gu, "")].length;
}

export function padded(text: string, width: number, at_end = false): string {
  const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
  return at_end ? blanks + text : text + blanks;
}

export function cut(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(1, width - 1)).join("")}…`;
}

const GOOD = /^(?:active|approved|claimed|completed?|delivered|enabled|ok|paid|ready|succeeded)$/;
const BAD = /^(?:closed|denied|disabled|down|expired|fail|rejected|revoked)|fail/;

/** A status in its colour. */
export function statusText(style: Style, status: string): string {
  if (GOOD.test(status)) return style.good(status);
  return BAD.test(status) ? style.bad(status) : status;
}

/** Lines of a paragraph that are no longer than a width. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}
