import type { Schemas } from "@svc/generated/routes";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "../show/layout.ts";
import { pill, type Tone } from "../show/pill.ts";
import { WORDS } from "./words.ts";

const BATCH: Readonly<Record<Schemas["BatchStatus"], Tone>> = {
  created: "waiting",
  requires_approval: "waiting",
  processing: "waiting",
  completed: "good",
  partially_completed: "bad",
  failed: "bad",
  cancelled: "plain",
};
const LINE: Readonly<Record<Schemas["BatchItemStatus"], Tone>> = {
  invalid: "bad",
  skipped: "bad",
  pending: "waiting",
  sending: "waiting",
  delivered: "good",
  failed: "bad",
  unresolved: "waiting",
  unsent: "plain",
  cancelled: "plain",
};

export function batchStatus(status: Schemas["BatchStatus"], language: Language = "en"): Markup {
  return pill(wordsIn(WORDS, language).statuses[status], BATCH[status]);
}

export function lineStatus(status: Schemas["BatchItemStatus"], language: Language = "en"): Markup {
  return pill(wordsIn(WORDS, language).line_statuses[status], LINE[status]);
}

/** What a batch comes to, in the currencies that it has. */
export function totalsOf({ USD, ZWG }: Schemas["CurrencyTotals"]): string {
  const sums = [readableAmount(USD, "USD"), readableAmount(ZWG, "ZWG")].filter(
    (sum) => !sum.endsWith(" 0.00"),
  );
  return sums.length === 0 ? "USD 0.00" : sums.join(", ");
}
