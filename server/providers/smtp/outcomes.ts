import type { MailAnswer } from "#providers/email";

/** What went wrong with a mail, as the client of the mail server says it. */
export interface MailFault extends Error {
  readonly code?: string;
  /** The command that it was the answer to. */
  readonly command?: string;
  /** Of the server's reply, if there was one. */
  readonly responseCode?: number;
  readonly response?: string;
}

/** How far a mail had come. */
export interface Progress {
  /** Whether the server had asked for the mail itself, so that it may have it. */
  has_begun: boolean;
}

type Meaning = "refused" | "not_taken" | "no_answer";

interface Row {
  readonly step: "before" | "recipient" | "mail";
  /** Replies; none where the connection ended or stayed silent. */
  readonly replies: RegExp | null;
  readonly means: Meaning;
}

/**
 * What a reply means at each step, the first row that fits. A no to the recipient or to the mail is
 * definite; before that it is about us, and the mail can be handed over again. Once the server has
 * asked for the mail, silence says nothing.
 */
const ROWS: readonly Row[] = [
  { step: "before", replies: /^/, means: "not_taken" },
  { step: "before", replies: null, means: "not_taken" },
  // Of these, no address is to blame.
  { step: "recipient", replies: /^(?:4|50[0-4]|530|53[4-8])/, means: "not_taken" },
  { step: "recipient", replies: /^5/, means: "refused" },
  { step: "recipient", replies: null, means: "not_taken" },
  { step: "mail", replies: /^4/, means: "not_taken" },
  { step: "mail", replies: /^5/, means: "refused" },
  { step: "mail", replies: null, means: "no_answer" },
];

/** Says what came of a mail that was not taken with a yes. What no row says is no answer. */
export function meaningOf(fault: MailFault, { has_begun }: Progress): MailAnswer {
  const step = has_begun ? "mail" : fault.command === "RCPT TO" ? "recipient" : "before";
  const { responseCode: reply } = fault;
  const row = ROWS.find(
    (one) =>
      one.step === step &&
      (reply === undefined ? one.replies === null : one.replies?.test(String(reply))),
  );
  return { kind: row?.means ?? "no_answer", reason: reasonOf(fault) };
}

/** Without the server's words, which name the reader. */
function reasonOf({ code, responseCode, response = "" }: MailFault): string {
  if (responseCode === undefined) return code ?? "the connection was closed";
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return enhanced === undefined ? `${responseCode}` : `${responseCode} ${enhanced}`;
}
