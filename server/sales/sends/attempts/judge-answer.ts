import { isErasedTarget } from "#platform/values/erased-target";
import type { FailureCode, SupplierAdapter, SupplierOutcome, Vended } from "#providers/port";
import { hasFailed, type SendStatus } from "../lifecycle.ts";
import type { AttemptState } from "../rows/dispatch-tables.ts";
import {
  ACCEPTED_WINDOW_MS,
  RETRY_WINDOW_MS,
  UNKNOWN_WINDOW_MS,
  type Waits,
  waitForPower,
} from "./waits.ts";

/** What an answer is judged by. All times are on the account's clock. */
export interface Standing {
  readonly status: SendStatus;
  readonly status_at: number;
  readonly now: number;
  /** What was ordered. */
  readonly ordered: Vended;
  /** A query or a submission made by dispatch, or unsolicited evidence. */
  readonly kind: "submit" | "query" | "callback";
  /** The hand-over that the answer is about. */
  readonly attempt_at: number;
  readonly attempt_state: AttemptState;
  readonly submits: number;
  /** Whether it may wait for power, where nobody but suppliers says that it is down. */
  readonly can_queue: boolean;
  /** Attempts so far, of either kind. */
  readonly attempts: number;
  readonly first_submit_at: number | null;
  readonly queries: number;
  /** Whether the send has failed, and a late answer has opened its question again. */
  readonly is_reopened: boolean;
  /** Time of the first not-found in the current unbroken run. */
  readonly not_found_at: number | null;
  readonly supplier: Pick<
    SupplierAdapter,
    "refusal_is_proof" | "not_found_is_proof" | "question_waits"
  >;
  readonly waits: Waits;
}

/** What an answer does to a send. */
export interface Verdict {
  /** The statuses the send moves through, in order; empty if it stays. */
  readonly path: readonly SendStatus[];
  readonly attempt_state: AttemptState;
  readonly failure_code?: FailureCode;
  readonly provider_reference?: string;
  /** Time until dispatch looks again; null if it need not. Units: milliseconds. */
  readonly wait_ms: number | null;
  readonly queries: number;
  readonly not_found_at: number | null;
  /** Of a failed send: a late answer opens its question again, or the question is over. */
  readonly question?: "opens" | "closes";
}

/**
 * Decides what a supplier's answer does to a send. Pure.
 *
 * A delivery wins unless its amount or target differs; a rejection counts if it is proof; anything
 * uncertain leaves the send unknown, to be queried until a person decides.
 * Source: docs/decisions/0025-attempts.md.
 */
export function judgeAnswer(standing: Standing, outcome: SupplierOutcome): Verdict {
  switch (outcome.kind) {
    case "delivered":
      return isAsOrdered(standing.ordered, outcome.vended)
        ? judgeDelivery(standing, outcome.supplier_reference)
        : judgeMismatch(standing);
    case "accepted":
      return judgeAcceptance(standing, outcome.check_after_ms);
    case "refused":
      return judgeRefusal(standing, outcome.code);
    case "not_taken":
      if (standing.kind === "submit") return judgeNotTaken(standing, outcome);
      return isNoToOrder(standing, outcome)
        ? closed("not_taken", { path: ["failed_credited"], failure_code: "provider_unavailable" })
        : judgeSilence(standing);
    case "no_answer":
      return judgeSilence(standing);
    case "not_found":
      return judgeNotFound(standing);
  }
}

/**
 * Whether the answer to a question says for good that the order was not taken. A question draws on
 * no wallet and needs no biller, so these reasons are the order's own; others are the question's.
 */
export function isNoToOrder(
  { kind, supplier }: Pick<Standing, "kind" | "supplier">,
  outcome: SupplierOutcome,
): boolean {
  if (kind !== "query" || outcome.kind !== "not_taken") return false;
  return supplier.refusal_is_proof && (outcome.reason === "float" || outcome.reason === "down");
}

/**
 * Whether what was vended is what was ordered; the target of an erased recipient is not known.
 * Source: docs/decisions/0025-attempts.md.
 */
export function isAsOrdered(ordered: Vended, vended: Vended): boolean {
  return (
    (ordered.target === vended.target || isErasedTarget(ordered.target)) &&
    ordered.amount_minor === vended.amount_minor &&
    ordered.currency === vended.currency
  );
}

function judgeDelivery(standing: Standing, provider_reference: string): Verdict {
  return closed("delivered", {
    path: pathToDelivered(standing),
    provider_reference,
  });
}

/**
 * A send between tries was not accepted last time; proof of an earlier try passes through
 * submitted.
 */
function pathToDelivered({ status }: Standing): SendStatus[] {
  switch (status) {
    case "submitted":
    case "unknown":
    case "requires_review":
      return ["delivered"];
    case "pending":
    case "retrying":
      return ["submitted", "delivered"];
    default:
      return hasFailed({ status }) ? ["delivered"] : [];
  }
}

/** The hand-over has its answer, and is intended no more: the same answer again adds nothing. */
function judgeMismatch(standing: Standing): Verdict {
  const { attempt_state } = standing;
  const state = attempt_state === "intended" ? "no_answer" : attempt_state;
  return { ...closed(state), path: pathToReview(standing) };
}

function judgeAcceptance(standing: Standing, check_after_ms: number): Verdict {
  const { waits, now, attempt_at, status } = standing;
  const is_overdue = now - attempt_at >= ACCEPTED_WINDOW_MS;
  const wait_ms = waits.afterAcceptance(check_after_ms);
  if (status === "unknown" || is_overdue) {
    const silent = judgeSilence({ ...standing, attempt_state: "accepted" });
    // It is asked no sooner than it says itself.
    const is_over = silent.wait_ms === null;
    return is_over ? silent : { ...silent, wait_ms: Math.max(silent.wait_ms ?? 0, wait_ms) };
  }
  return { ...staying(standing), attempt_state: "accepted", wait_ms, not_found_at: null };
}

function judgeRefusal(standing: Standing, failure_code: FailureCode): Verdict {
  const is_proof = standing.kind !== "query" || standing.supplier.refusal_is_proof;
  if (!is_proof) return { ...closed(standing.attempt_state), path: pathToReview(standing) };
  return closed("refused", { path: ["failed_credited"], failure_code });
}

/** Once no supplier is left that may have power, the send waits until one has it again. */
function judgeNotTaken(
  { waits, submits, first_submit_at, now, can_queue, attempts }: Standing,
  { reason }: Extract<SupplierOutcome, { kind: "not_taken" }>,
): Verdict {
  const window_ms = (first_submit_at ?? now) + RETRY_WINDOW_MS - now;
  const wait_ms = waits.afterTry(submits) ?? window_ms;
  if (reason === "down" && can_queue && wait_ms > 0) {
    return closed("not_taken", { path: ["retrying", "queued"], wait_ms: waitForPower(attempts) });
  }
  // The final look, at the end of the window, gives up.
  return closed("not_taken", {
    path: ["retrying"],
    wait_ms: Math.max(0, Math.min(wait_ms, window_ms)),
  });
}

function judgeSilence(standing: Standing): Verdict {
  const { status, status_at, now, waits, attempt_state, supplier } = standing;
  const state = attempt_state === "accepted" ? "accepted" : "no_answer";
  if (status === "submitted") {
    const wait_ms = waits.afterQuestion(0, supplier.question_waits);
    return { ...closed(state), path: ["unknown"], wait_ms };
  }
  const left_ms = status_at + UNKNOWN_WINDOW_MS - now;
  if (left_ms <= 0) return { ...closed(state), path: pathToReview(standing) };
  const queries = standing.queries + 1;
  const wait_ms = Math.min(waits.afterQuestion(queries, supplier.question_waits), left_ms);
  return { path: [], attempt_state: state, wait_ms, queries, not_found_at: null };
}

/**
 * A not-found is no proof by itself: the order may still be on its way. Two of them, apart, of a
 * supplier that answers consistently and never acknowledged the order, are.
 */
function judgeNotFound(standing: Standing): Verdict {
  const { status, supplier, attempt_state, now, attempt_at, waits } = standing;
  const again = judgeSilence(standing);
  const can_be_proof =
    supplier.not_found_is_proof && attempt_state !== "accepted" && status === "unknown";
  if (!can_be_proof || again.path.length > 0) return again;
  const gap_ms = waits.not_found_gap_ms;
  const first_at = standing.not_found_at ?? now;
  const is_apart = standing.not_found_at !== null && now - first_at >= gap_ms;
  if (is_apart && now - attempt_at >= gap_ms) {
    return closed("not_found", { path: ["failed_credited"], failure_code: "not_delivered" });
  }
  const wait_ms = Math.max(again.wait_ms ?? 0, first_at + gap_ms - now);
  return { ...again, not_found_at: first_at, wait_ms };
}

function pathToReview({ status }: Standing): SendStatus[] {
  if (status === "submitted") return ["unknown", "requires_review"];
  return status === "unknown" ? ["requires_review"] : [];
}

function staying({ attempt_state, queries, not_found_at }: Standing): Verdict {
  return { path: [], attempt_state, wait_ms: null, queries, not_found_at };
}

/** A verdict that restarts the count of queries, if any remain. */
function closed(attempt_state: AttemptState, facts: Partial<Verdict> = {}): Verdict {
  return { path: [], wait_ms: null, queries: 0, not_found_at: null, ...facts, attempt_state };
}
