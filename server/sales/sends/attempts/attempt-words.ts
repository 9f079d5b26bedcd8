import type { Schemas } from "@svc/generated/routes";
import type { SupplierOutcome } from "#providers/port";

type AttemptOutcome = Schemas["AttemptOutcome"];

/** What an attempt shows of an answer: a word of the contract, and plain words for people. */
export interface AttemptWords {
  readonly outcome: AttemptOutcome;
  readonly detail: string;
}

/**
 * Says what a supplier answered, without its name or its codes.
 * Source: spec/sales/sends/attempts.tsp.
 */
export function wordsOf(outcome: SupplierOutcome): AttemptWords {
  switch (outcome.kind) {
    case "delivered":
      return { outcome: "delivered", detail: "The network delivered the sale." };
    case "accepted":
      return { outcome: "accepted", detail: "The network accepted the sale and is processing it." };
    case "refused":
      return { outcome: "rejected", detail: "The network rejected the sale." };
    case "not_taken":
      return { outcome: "busy", detail: NOT_TAKEN[outcome.reason] };
    case "no_answer":
      return NO_ANSWER[outcome.reason];
    case "not_found":
      return { outcome: "not_found", detail: "The network has no record of the sale." };
  }
}

type ReasonOf<Kind> = Extract<SupplierOutcome, { kind: Kind; reason: string }>["reason"];

const NOT_TAKEN: Readonly<Record<ReasonOf<"not_taken">, string>> = {
  busy: "The network was busy and did not accept the sale.",
  down: "The network was down and did not accept the sale.",
  auth: "The network was unavailable and did not accept the sale.",
  float: "The network was unavailable and did not accept the sale.",
  connect: "The network could not be reached and did not accept the sale.",
};

const NO_ANSWER: Readonly<Record<ReasonOf<"no_answer">, AttemptWords>> = {
  timeout: { outcome: "no_answer", detail: "The network did not respond in time." },
  reset: { outcome: "no_answer", detail: "The connection was lost before the network responded." },
  http_5xx: { outcome: "error", detail: "The network responded with an internal error." },
  unparseable: { outcome: "error", detail: "The network's response could not be read." },
  unrecognised_code: { outcome: "error", detail: "The network responded with an unknown code." },
};
