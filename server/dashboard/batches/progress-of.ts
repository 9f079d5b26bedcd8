import type { Schemas } from "@svc/generated/routes";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "../show/layout.ts";
import type { Tone } from "../show/pill.ts";
import { progress } from "../show/progress.ts";
import { WORDS } from "./words.ts";

type Count = keyof typeof WORDS.line_statuses;

const TONES: Partial<Record<Count, Tone>> = { delivered: "good", failed: "bad", invalid: "bad" };

/** How the lines of a batch went: what failed is not taken for what is done. */
export function progressOf(counts: Schemas["Batch"]["counts"], language: Language = "en"): Markup {
  const words = wordsIn(WORDS, language);
  const statuses = Object.entries(words.line_statuses) as [Count, string][];
  return progress(
    words.progress,
    statuses.map(([name, label]) => ({ label, count: counts[name], tone: TONES[name] ?? "plain" })),
  );
}
