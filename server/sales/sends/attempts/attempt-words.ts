import type { Schemas } from "@svc/generated/routes";
import type { SupplierOutcome } from "#providers/port";

type AttemptOutcome = Schemas["AttemptOutcome"];

/** Where a hand-over stands; one in the first three states is open. */
export type AttemptState =
  | "intended"
  | "accepted"
  | "no_answer"
  | "delivered"
  | "refused"
  | "not_taken"
  | "not_found"
  /** Its send had failed, a late answer opened the question again, and nobody could close it. */
  | "unresolved"
  /** A question, once it is answered: it has no standing of its own. */
  | "answered";

/** What an attempt shows of an answer: a word of the contract, and plain words for people. */
export interface AttemptWords {
  readonly outcome: AttemptOutcome;
  readonly detail: string;
}

/** Says what a supplier answered, without its name or its codes. Source: contract.md 7.3. */
export function wordsOf(outcome: SupplierOutcome): AttemptWords {
  switch (outcome.kind) {
    case "delivered":
      return { outcome: "delivered", detail: "The network has delivered it." };
    case "accepted":
      return { outcome: "accepted", detail: "The network has taken it and is working on it." };
    case "refused":
      return { outcome: "rejected", detail: "The network refuses it." };
    case "not_taken":
      return { outcome: "busy", detail: NOT_TAKEN[outcome.reason] };
    case "no_answer":
      return NO_ANSWER[outcome.reason];
    case "not_found":
      return { outcome: "not_found", detail: "The network knows nothing of it." };
  }
}

type ReasonOf<Kind> = Extract<SupplierOutcome, { kind: Kind; reason: string }>["reason"];

const NOT_TAKEN: Readonly<Record<ReasonOf<"not_taken">, string>> = {
  busy: "The network is busy and took nothing.",
  down: "The network is down and took nothing.",
  auth: "The network could not be used just then and took nothing.",
  float: "The network could not be used just then and took nothing.",
  connect: "The network could not be reached and took nothing.",
};

const NO_ANSWER: Readonly<Record<ReasonOf<"no_answer">, AttemptWords>> = {
  timeout: { outcome: "no_answer", detail: "The network did not answer in time." },
  reset: { outcome: "no_answer", detail: "The connection was lost before the answer came." },
  http_5xx: { outcome: "error", detail: "The network answered with a fault of its own." },
  unparseable: { outcome: "error", detail: "The network's answer made no sense." },
  unrecognised_code: { outcome: "error", detail: "The network's answer is not known to us." },
};
