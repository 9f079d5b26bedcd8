import type { Document } from "../../spec/emitter/document.ts";
import { HEADER } from "./paths.ts";
import { literal } from "./text.ts";

/** What a person reads of a pattern: the form that the contract gives it, and an example. */
interface PatternWords {
  readonly form?: string;
  readonly example: string;
}

/** A form stands at the end of a first sentence: "A month in Harare time: `YYYY-MM`." */
const FORM = /^[^.`]*: `([^`]+)`\./;

/** What anything else matches has no form to show. */
const ONLY_FORBIDS = /^\^\[\^[^\]]+\][*+]\$$/;

/** The text of pattern-words.ts. */
export function patternWordsFile({ document }: { document: Document }): string {
  const words = Object.fromEntries([...wordsOfPatterns(document)].sort());
  return [
    HEADER,
    "/** How what has to match a pattern is written, as the contract says it, by the pattern. */\n",
    "export const PATTERN_WORDS: Readonly<\n",
    "  Record<string, { readonly form?: string; readonly example: string }>\n",
    `> = ${literal(words, 0, 4)};\n`,
  ].join("");
}

/** Without a pattern of which several things with other examples are written. */
function wordsOfPatterns({ components }: Document): Map<string, PatternWords> {
  const words = new Map<string, PatternWords>();
  const shared = new Set<string>();
  for (const { pattern, description = "", examples } of Object.values(components.schemas)) {
    const [example]: unknown[] = Array.isArray(examples) ? examples : [];
    if (typeof pattern !== "string" || typeof example !== "string") continue;
    if (ONLY_FORBIDS.test(pattern)) continue;
    if ((words.get(pattern)?.example ?? example) !== example) shared.add(pattern);
    const [, form] = FORM.exec(description) ?? [];
    words.set(pattern, { ...(form !== undefined && form !== example && { form }), example });
  }
  for (const pattern of shared) words.delete(pattern);
  return words;
}
