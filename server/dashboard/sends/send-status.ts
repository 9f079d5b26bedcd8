import type { Schemas } from "@svc/generated/routes";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "../show/layout.ts";
import { pill, type Tone } from "../show/pill.ts";
import { WORDS } from "./words.ts";

type Status = Schemas["SendStatus"];

const TONES: Readonly<Record<Status, Tone>> = {
  pending: "plain",
  submitted: "plain",
  delivered: "good",
  queued: "waiting",
  retrying: "waiting",
  unknown: "waiting",
  requires_review: "waiting",
  failed_credited: "bad",
  failed: "bad",
  scheduled: "plain",
  cancelled_credited: "plain",
};

/** The status of a send in a word. */
export function sendStatus(status: Status, language: Language): Markup {
  return pill(wordsIn(WORDS, language).statuses[status], TONES[status]);
}
