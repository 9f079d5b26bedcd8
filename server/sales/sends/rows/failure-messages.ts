import { FAILURE_WORDS } from "#platform/words/failures";
import type { Language, Text } from "#platform/words/language";
import type { FailureCode } from "#providers/port";

/** One sentence for the cashier a failure code. Source: spec/sales/sends/enums.tsp. */
const FAILURE_MESSAGES: Readonly<Record<FailureCode, Text>> = FAILURE_WORDS;

/** Why a send failed, in one sentence fit for a cashier. */
export function failureMessageOf(code: string, language: Language = "en"): string {
  const message = FAILURE_MESSAGES[code as FailureCode];
  if (message === undefined) throw new Error(`There is no sentence for the failure ${code}.`);
  return message[language];
}
