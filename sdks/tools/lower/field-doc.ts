import type { Deprecation } from "../contract.ts";
import type { DocLine, Language } from "../languages/language.ts";
import { wordsOfEnd, wrapped } from "../names.ts";

/** What is said of a field, and until when it works in the form that the language has for that. */
export function docOf(
  language: Language,
  text: string,
  end: Deprecation | null,
): readonly DocLine[] {
  if (end === null) return language.doc(text);
  const words = wrapped(wordsOfEnd(end));
  if (language.endDoc === undefined)
    return language.doc([text, words].filter(Boolean).join("\n\n"));
  const plain = words.replace(/^Deprecated since/, "Since");
  const lines = language.doc(plain).map(({ line }) => line);
  const own = language.endDoc(lines, end.since).map((line) => ({ line }));
  return text === "" ? own : [...language.doc(text), { line: "" }, ...own];
}
