import type { SupplierOutcome } from "#providers/port";
import { hasFailed } from "../lifecycle/lifecycle.ts";
import { isAsOrdered, judgeAnswer, type Standing, type Verdict } from "./judge-answer.ts";

/** About a day by the table of the waits; what is not explained by then is for people. */
const QUESTIONS_MAX = 60;

/**
 * Decides what an answer does that came after its lease, when others may have closed its hand-over.
 * Pure; null for an answer that is nothing new.
 *
 * Proof of a delivery counts whenever it comes. That a supplier has taken the order, or that the
 * order left us and nobody answered, opens the question of a failed send again: it was closed
 * before the supplier had heard of it. Everything else is written down and moves nothing.
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
    wait_ms: standing.waits.afterQuestion(0),
    queries: 0,
    not_found_at: null,
    question: "opens",
  };
}

/**
 * Decides what an answer does to a send that has failed. Pure. The Credit that came back stays
 * where it is, so what is learned is whether the house has a loss to bear.
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
      return askAgain({ ...standing, attempt_state: "accepted" });
    default:
      return askAgain(standing);
  }
}

/** Two not-founds apart, after the late answer, prove as much as they do of an unknown send. */
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

function askAgain({ attempt_state, queries, waits }: Standing): Verdict {
  if (queries >= QUESTIONS_MAX) return closes("unresolved");
  const asked = queries + 1;
  return {
    path: [],
    attempt_state,
    wait_ms: waits.afterQuestion(asked),
    queries: asked,
    not_found_at: null,
  };
}

function closes(attempt_state: Verdict["attempt_state"], told: Partial<Verdict> = {}): Verdict {
  const closed = { path: [], wait_ms: null, queries: 0, not_found_at: null };
  return { ...closed, ...told, attempt_state, question: "closes" };
}

/** The answer is evidence; where everything stands stays as it is. */
function unmoved({ attempt_state, queries, not_found_at }: Standing): Verdict {
  return { path: [], attempt_state, wait_ms: null, queries, not_found_at };
}
