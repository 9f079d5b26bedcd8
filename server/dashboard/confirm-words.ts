/** What is asked before something is taken away, by the operation that does it. */
import type { OperationId } from "@svc/generated/operations";
import { type Language, type Text, wordsIn } from "#platform/words/language";
import { SESSION_WORDS } from "#platform/words/sessions";
import * as developers from "./questions/developer-questions.ts";
import * as people from "./questions/people-questions.ts";
import * as rewards from "./questions/reward-questions.ts";
import * as sales from "./questions/sale-questions.ts";
import type { Field } from "./show/form.ts";

/** What takes something away for good, as the names of operations say it. */
type Verb = "cancel" | "close" | "defund" | "delete" | "expire" | "revoke" | "roll" | "void";
export type TakesAway =
  | Extract<OperationId, `${Verb}${string}`>
  | "rejectReview"
  | "resetTestAccount";

export interface Question {
  readonly title: string;
  /** What happens then. */
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** What can be chosen with it. */
  readonly fields?: readonly Field[];
}

/** What a form says that was answered. */
export const CONFIRMED = { name: "confirmed", value: "yes" } as const;

type QuestionWords = Readonly<Record<"title" | "text" | "yes" | "no", Text>>;

/** A question as who is asked reads it. */
type InLanguage = (language: Language) => Question;

const inWords =
  (table: QuestionWords): InLanguage =>
  (language) =>
    wordsIn<Readonly<Record<keyof QuestionWords, Text>>>(table, language);

/** As its page, which stands in the table of sessions. */
function beforeSignOut(language: Language): Question {
  const words = wordsIn(SESSION_WORDS, language);
  return { title: words.end_title, text: words.end_text, yes: words.end, no: words.end_no };
}

/** A question for each: what has none does not compile. */
export const QUESTIONS: Readonly<Record<TakesAway, InLanguage>> = {
  cancelSend: inWords(sales.CANCEL_SEND),
  cancelBatch: inWords(sales.CANCEL_BATCH),
  cancelWorkforceBatch: inWords(sales.CANCEL_BATCH),
  closeProgram: inWords(rewards.CLOSE_PROGRAM),
  deleteProgram: inWords(rewards.CLOSE_PROGRAM),
  defundProgram: inWords(rewards.DEFUND_PROGRAM),
  deleteBlockedTarget: inWords(people.UNBLOCK_TARGET),
  deleteFamilyMember: inWords(people.REMOVE_FROM_FAMILY),
  deleteGroup: inWords(people.DELETE_GROUP),
  deleteInvite: inWords(people.REVOKE_INVITE),
  deleteKey: () => developers.REVOKE_KEY,
  deleteMember: inWords(people.REMOVE_MEMBER),
  deleteRecipient: inWords(people.ERASE_RECIPIENT),
  deleteSchedule: inWords(sales.DELETE_SCHEDULE),
  deleteSession: beforeSignOut,
  deleteWebhookEndpoint: () => developers.DELETE_ENDPOINT,
  expireCheckoutSession: inWords(sales.EXPIRE_CHECKOUT),
  rejectReview: inWords(rewards.REJECT_REVIEW),
  resetTestAccount: () => developers.EMPTY_TEST_MODE,
  revokeRewardLink: inWords(rewards.REVOKE_LINK),
  rollKey: () => developers.ROLL_KEY,
  rollProgramSecret: inWords(rewards.ROLL_PROGRAM_SECRET),
  rollWebhookEndpointSecret: () => developers.ROLL_ENDPOINT_SECRET,
  voidReward: inWords(rewards.VOID_REWARD),
};

/** What has to be asked before a form does what it says; null where nothing has to be. */
export function questionOf(
  operation_id: OperationId,
  form: URLSearchParams,
  language: Language = "en",
): Question | null {
  if (form.get(CONFIRMED.name) === CONFIRMED.value) return null;
  const questions: Partial<Record<OperationId, InLanguage>> = QUESTIONS;
  return questions[operation_id]?.(language) ?? null;
}
