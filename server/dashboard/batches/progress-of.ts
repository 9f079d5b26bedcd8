import type { Schemas } from "@svc/generated/routes";
import type { Markup } from "../show/layout.ts";
import type { Tone } from "../show/pill.ts";
import { progress } from "../show/progress.ts";
import { WORDS } from "./words.ts";

type Count = keyof typeof WORDS.line_statuses;

const TONES: Partial<Record<Count, Tone>> = { delivered: "good", failed: "bad", invalid: "bad" };

/** How the lines of a batch went: what failed is not taken for what is done. */
export function progressOf(counts: Schemas["Batch"]["counts"]): Markup {
  const statuses = Object.entries(WORDS.line_statuses) as [Count, string][];
  return progress(
    WORDS.progress,
    statuses.map(([name, label]) => ({ label, count: counts[name], tone: TONES[name] ?? "plain" })),
  );
}
