import { formatId } from "./ids.ts";

/** The part of a wire id that is its own; the prefix before it only says of what kind it is. */
const DIGITS_WITHIN = /_([0-9A-Za-z]{24})(?![0-9A-Za-z])/g;
const PREFIX = "evt";

/**
 * Whether a text holds the wire id of any of these objects. A person may have thousands of them, so
 * ids are found in the text and looked up; none is searched for.
 */
export function holdsAnyId(text: string, digits: ReadonlySet<string>): boolean {
  for (const [, found = ""] of text.matchAll(DIGITS_WITHIN)) if (digits.has(found)) return true;
  return false;
}

/** What the wire ids of objects (uuids) end in, under any prefix. */
export function digitsOf(ids: readonly string[]): Set<string> {
  return new Set(ids.map((id) => formatId(PREFIX, id).slice(`${PREFIX}_`.length)));
}
