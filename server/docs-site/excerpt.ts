/** The part of a text that was found, as pieces; some are the words that were looked for. */

export type Piece = readonly [text: string, is_hit: boolean];

const BEFORE_MAX = 60;
const LENGTH_MAX = 170;

/** The text around the first of the words; its beginning where none stands in it. */
export function excerptOf(text: string, words: readonly string[]): Piece[] {
  const pattern = wordPattern(words);
  const first = pattern === null ? -1 : text.search(pattern);
  const start = first <= BEFORE_MAX ? 0 : text.lastIndexOf(" ", first - BEFORE_MAX) + 1;
  const cut = text.slice(start, start + LENGTH_MAX);
  const whole = `${start > 0 ? "… " : ""}${cut}${start + LENGTH_MAX < text.length ? " …" : ""}`;
  if (pattern === null) return [[whole, false]];
  const pieces = whole.split(new RegExp(`(${pattern.source})`, "giu"));
  return pieces.flatMap((piece, index): Piece[] =>
    piece === "" ? [] : [[piece, index % 2 === 1]],
  );
}

function wordPattern(words: readonly string[]): RegExp | null {
  const longest = words.toSorted((one, other) => other.length - one.length);
  if (longest.length === 0) return null;
  return new RegExp(longest.map((word) => RegExp.escape(word)).join("|"), "iu");
}
