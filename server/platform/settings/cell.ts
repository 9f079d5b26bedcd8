/**
 * The sign of this installation among several behind one address. It stands at the head of every
 * secret that opens a door, so that a router knows where to send who brings one.
 * Source: docs/decisions/0097-cells.md.
 */
import { randomText } from "../crypto/random-text.ts";
import { SettingError } from "../setting-error.ts";
import type { ReadSetting } from "./readers.ts";

/** A letter or digit, none of which is read as another one; null of an installation on its own. */
export type Cell = string | null;

const CELL = /^[2-9A-HJ-NP-Z]$/;
/** No secret without a sign begins with it: 256 bits in base62 never reach the last digit. */
const MARK = "z";
/** No letter of a reference is one. */
const MARK_OF_REFERENCE = "0";

/** Reads the setting. */
export const readCell: ReadSetting<string> = (text) => {
  if (CELL.test(text)) return text;
  throw new SettingError("must be one of 2 to 9 and A to Z, without I and O");
};

/** What stands at the head of secrets and paths of a cell; empty without one. */
export function markOf(cell: Cell): string {
  return cell === null ? "" : MARK + cell;
}

/** What the paths of a cell may begin with, for a router to send them there. */
export function prefixOf(cell: Cell): string {
  return cell === null ? "" : `/${markOf(cell)}`;
}

/** A new secret that opens a door of this cell, as long as `randomText` with or without a sign. */
export function cellSecret(cell: Cell): string {
  const mark = markOf(cell);
  return mark + randomText().slice(mark.length);
}

/** The cell that a secret or a marked path names; null where it names none. */
export function cellIn(text: string): Cell {
  const cell = text.startsWith(MARK) ? (text[1] ?? "") : "";
  return CELL.test(cell) ? cell : null;
}

/** The same of the letters of a reference that people quote, which have no small ones. */
export function markOfReference(cell: Cell): string {
  return cell === null ? "" : MARK_OF_REFERENCE + cell;
}

/** The cell that has made a reference; null where it says none. */
export function cellInReference(reference: string): Cell {
  return /^TOP-0([2-9A-HJ-NP-Z])[2-9A-HJ-NP-Z]{10}$/.exec(reference)?.[1] ?? null;
}
