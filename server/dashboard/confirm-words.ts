/** What is asked before something is taken away, by the operation that does it. */
import type { OperationId } from "@svc/generated/operations";
import { type Language, sayIn } from "#platform/words/language";
import { SESSION_WORDS } from "#platform/words/sessions";
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
  /** English where it says nothing. */
  readonly language?: Language;
}

/** What a form says that was answered. */
export const CONFIRMED = { name: "confirmed", value: "yes" } as const;

const HOURS = { "0": "Now", "1h": "In an hour", "24h": "In 24 hours" };

/** How long the secret of before goes on working; the first is what happens otherwise. */
function graceOf(name: string, options: Readonly<Record<string, string>>): readonly Field[] {
  return [{ name, label: "The old secret stops", type: "select", options, value: "0" }];
}

const CANCEL_BATCH: Question = {
  title: "Cancel the batch?",
  text:
    "Lines that are not sent yet are not sent, and the Credit reserved for them is " +
    "released. What is on its way arrives.",
  yes: "Cancel the batch",
  no: "Keep it",
};
const CLOSE_PROGRAM: Question = {
  title: "Close the program?",
  text:
    "It cannot be opened again. Nothing more is given; links that nobody has claimed stop " +
    "working now. What is left of its budget returns to your Credit.",
  yes: "Close the program",
  no: "Keep it open",
};

/** As its page, it is in the language of who reads. */
function beforeSignOut(language: Language): Question {
  const say = sayIn(SESSION_WORDS, language);
  const [title, text, yes, no] = [say("end_title"), say("end_text"), say("end"), say("end_no")];
  return { title, text, yes, no, language };
}

/** A question for each: what has none does not compile. */
export const QUESTIONS: Readonly<Record<TakesAway, Question>> = {
  cancelSend: {
    title: "Cancel the send?",
    text: "It does not go out, and its Credit is returned. What has gone out by then arrives.",
    yes: "Cancel the send",
    no: "Let it go out",
  },
  cancelBatch: CANCEL_BATCH,
  cancelWorkforceBatch: CANCEL_BATCH,
  closeProgram: CLOSE_PROGRAM,
  deleteProgram: CLOSE_PROGRAM,
  defundProgram: {
    title: "Take money out of the budget?",
    text:
      "It returns to your Credit, and the program can give that much less. With nothing " +
      "left it gives nothing more.",
    yes: "Take it out",
    no: "Leave it there",
  },
  deleteBlockedTarget: {
    title: "Unblock it?",
    text: "It can be sold and given to at once. What was refused before is not repeated.",
    yes: "Unblock it",
    no: "Keep it blocked",
  },
  deleteFamilyMember: {
    title: "Remove this person from the family?",
    text: "Their allowance ends. What was sent stays, and so does their data under People.",
    yes: "Remove the person",
    no: "Keep the person",
  },
  deleteGroup: {
    title: "Delete the group?",
    text: "The people in it stay. A group that a schedule uses is not deleted.",
    yes: "Delete the group",
    no: "Keep it",
  },
  deleteInvite: {
    title: "Revoke the invitation?",
    text: "Its link stops working now. You can invite the person again.",
    yes: "Revoke the invitation",
    no: "Keep it",
  },
  deleteKey: {
    title: "Revoke the key?",
    text:
      "Every request with it is refused from now on, and it cannot be brought back. A till " +
      "or program that uses it stops selling; what it has sold goes on.",
    yes: "Revoke the key",
    no: "Keep the key",
  },
  deleteMember: {
    title: "Remove this person?",
    text:
      "They are signed out everywhere and can no longer open this organisation. Their keys " +
      "go on working until you revoke them under Developers.",
    yes: "Remove the person",
    no: "Keep the person",
  },
  deleteRecipient: {
    title: "Erase this person?",
    text:
      "They receive nothing from now on, and leave groups and schedules. For seven days " +
      "they can be restored; then name, number, address and notes are gone for good. Sales " +
      "stay, without them.",
    yes: "Erase the person",
    no: "Keep the person",
  },
  deleteSchedule: {
    title: "Delete the schedule?",
    text:
      "None of its coming days is sold. Batches that it has made go on. To stop it for a " +
      "while, pause it instead.",
    yes: "Delete the schedule",
    no: "Keep it",
  },
  deleteWebhookEndpoint: {
    title: "Delete the endpoint?",
    text:
      "Nothing more is sent to it: what waits is skipped, and its secret signs nothing. " +
      "What was delivered can still be read.",
    yes: "Delete the endpoint",
    no: "Keep it",
  },
  expireCheckoutSession: {
    title: "Expire the session?",
    text: "Its page takes no payment any more. A payment that is being made still counts.",
    yes: "Expire it now",
    no: "Keep it open",
  },
  rejectReview: {
    title: "Reject the reward?",
    text:
      "Nothing is sent, and the amount returns to the budget. What it was earned with " +
      "cannot earn again.",
    yes: "Reject the reward",
    no: "Decide later",
  },
  resetTestAccount: {
    title: "Empty test mode?",
    text:
      "Sends, quotes, rewards, batches, schedules, transactions and events of test mode are " +
      "removed, and its Credit is that of the first day. Keys, endpoints and people stay. " +
      "Live mode is not touched.",
    yes: "Empty test mode",
    no: "Keep everything",
  },
  deleteSession: beforeSignOut("en"),
  revokeRewardLink: {
    title: "Revoke the link?",
    text: "It can no longer be claimed, and its amount returns to the budget.",
    yes: "Revoke the link",
    no: "Keep it",
  },
  rollKey: {
    title: "Make another secret for the key?",
    text:
      "The new secret is shown once. Its limits and sales stay. A till or program with the " +
      "old secret is refused as soon as that stops working.",
    yes: "Make another secret",
    no: "Keep the secret",
    fields: graceOf("grace_period", { ...HOURS, "7d": "In seven days" }),
  },
  rollProgramSecret: {
    title: "Make another secret for completions?",
    text:
      "The new secret is shown once. The old one works on for 24 hours, in which your " +
      "systems have to change.",
    yes: "Make another secret",
    no: "Keep the secret",
  },
  rollWebhookEndpointSecret: {
    title: "Make another secret for the endpoint?",
    text:
      "The new secret signs at once. A receiver that checks with the old one alone refuses " +
      "our events as soon as that stops signing.",
    yes: "Make another secret",
    no: "Keep the secret",
    fields: graceOf("grace", HOURS),
  },
  voidReward: {
    title: "Void the reward?",
    text:
      "It is not given, its link stops working, and its amount returns to the budget. What " +
      "it was earned with cannot earn again.",
    yes: "Void the reward",
    no: "Keep it",
  },
};

/** What has to be asked before a form does what it says; null where nothing has to be. */
export function questionOf(
  operation_id: OperationId,
  form: URLSearchParams,
  language: Language = "en",
): Question | null {
  if (form.get(CONFIRMED.name) === CONFIRMED.value) return null;
  if (operation_id === "deleteSession") return beforeSignOut(language);
  const questions: Partial<Record<OperationId, Question>> = QUESTIONS;
  return questions[operation_id] ?? null;
}
