import type { SupplierOutcome } from "#providers/port";
import { hasFailed } from "../lifecycle.ts";
import {
  isAsOrdered,
  isNoToOrder,
  judgeAnswer,
  type Standing,
  type Verdict,
} from "./judge-answer.ts";

/** About a day by the table of waits; what is unexplained by then is left to people. */
const QUESTIONS_MAX = 60;

/**
 * Decides the effect of an answer that arrived after its lease ended, when the hand-over may
 * already be closed. Pure; null if the answer adds nothing.
 *
 * Proof of delivery always counts. If the supplier accepted the order, or the order was sent and
 * not answered, the failed send is queried again: it was closed before the supplier had received
 * it. Everything else is recorded and changes nothing.
 * Source: docs/decisions/0025-attempts.md.
 */
export function judgeLate(
  standing: Standing,
  { asked, outcome }: { asked: Standing["kind"]; outcome: SupplierOutcome },
): Verdict | null {
  const has_failed = hasFailed(standing);
  if (outcome.kind === "delivered") {
    return has_failed ? judgeFailed(standing, outcome) : judgeAnswer(standing, outcome);
  }
  const has_arrived = outcome.kind === "accepted";
  const may_have_arrived = asked === "submit" && outcome.kind === "no_answer";
  if (!has_arrived && !may_have_arrived) return asked === "submit" ? unmoved(standing) : null;
  const { status, is_reopened, attempt_state } = standing;
  if (status === "submitted" || status === "unknown") return judgeAnswer(standing, outcome);
  if (!has_failed) return unmoved(standing);
  if (is_reopened) return has_arrived ? { ...unmoved(standing), attempt_state: "accepted" } : null;
  const is_taken = has_arrived || attempt_state === "accepted";
  return {
    path: [],
    attempt_state: is_taken ? "accepted" : "no_answer",
    wait_ms: standing.waits.afterQuestion(0, standing.supplier.question_waits),
    queries: 0,
    not_found_at: null,
    question: "opens",
  };
}

/**
 * Decides the effect of an answer on a failed send. Pure. The returned Credit stays returned; the
 * answer decides whether the house bears a loss.
 */
export function judgeFailed(standing: Standing, outcome: SupplierOutcome): Verdict {
  switch (outcome.kind) {
    case "delivered":
      return isAsOrdered(standing.ordered, outcome.vended)
        ? closes("delivered", {
            path: ["delivered"],
            provider_reference: outcome.supplier_reference,
          })
        : closes("unresolved");
    case "refused":
      return closes(standing.supplier.refusal_is_proof ? "refused" : "unresolved");
    case "not_found":
      return judgeNotFound(standing);
    case "accepted":
      return { ...askAgain({ ...standing, attempt_state: "accepted" }), ...opening(standing) };
    default:
      return isNoToOrder(standing, outcome) ? closes("not_taken") : askAgain(standing);
  }
}

/** A failed send that its supplier has taken is asked about again. */
function opening({ is_reopened }: Standing): Pick<Verdict, "question"> {
  return is_reopened ? {} : { question: "opens" };
}

/** Two separate not-founds after the late answer are proof, as for an unknown send. */
function judgeNotFound(standing: Standing): Verdict {
  const { supplier, attempt_state, not_found_at, now, waits } = standing;
  if (!supplier.not_found_is_proof || attempt_state === "accepted") return askAgain(standing);
  const gap_ms = waits.not_found_gap_ms;
  const first_at = not_found_at ?? now;
  if (not_found_at !== null && now - first_at >= gap_ms) return closes("not_found");
  const again = askAgain(standing);
  if (again.wait_ms === null) return again;
  const wait_ms = Math.max(again.wait_ms, first_at + gap_ms - now);
  return { ...again, not_found_at: first_at, wait_ms };
}

function askAgain({ attempt_state, queries, waits, supplier }: Standing): Verdict {
  if (queries >= QUESTIONS_MAX) return closes("unresolved");
  const asked = queries + 1;
  return {
    path: [],
    attempt_state,
    wait_ms: waits.afterQuestion(asked, supplier.question_waits),
    queries: asked,
    not_found_at: null,
  };
}

function closes(attempt_state: Verdict["attempt_state"], facts: Partial<Verdict> = {}): Verdict {
  const closed = { path: [], wait_ms: null, queries: 0, not_found_at: null };
  return { ...closed, ...facts, attempt_state, question: "closes" };
}

/** The answer is kept as evidence and changes no state. */
function unmoved({ attempt_state, queries, not_found_at }: Standing): Verdict {
  return { path: [], attempt_state, wait_ms: null, queries, not_found_at };
}
