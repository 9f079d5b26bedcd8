import type { Schemas } from "@svc/generated/routes";
import { readableMoment } from "#platform/time/readable";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { WORDS } from "./words.ts";

/** What a batch is called; without a title it is known by its lines and when it was made. */
export function nameOfBatch(
  { title, counts, created }: Pick<Schemas["Batch"], "title" | "counts" | "created">,
  language: Language = "en",
): string {
  return (
    title ?? `${linesOf(counts.total, language)}, ${readableMoment(created * 1_000, language)}`
  );
}

/** How many lines a batch has. */
export function linesOf(lines: number, language: Language): string {
  const words = wordsIn(WORDS, language);
  return lines === 1 ? words.one_line : words.count({ lines: readable(lines) });
}
