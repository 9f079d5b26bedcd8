import { mintId } from "#platform/ids";
import { isErasedTarget } from "#platform/values/erased-target";
import type { SupplierOutcome, Vended } from "#providers/port";
import { type AttemptWords, wordsOf } from "../attempts/attempt-words.ts";
import { isWorkedOn, type SendWork } from "../attempts/dispatch-queries.ts";
import type { SendAttemptRow } from "../attempts/hand-over.ts";
import { isAsOrdered, judgeAnswer, type Standing, type Verdict } from "../attempts/judge-answer.ts";
import { judgeFailed, judgeLate } from "../attempts/judge-late.ts";
import { marksOf, type OpenQuery, type Trail } from "../attempts/trail.ts";
import { hasFailed, type SendStatus } from "../lifecycle.ts";
import type { sendAnswers } from "../rows/dispatch-tables.ts";
import type { SendRow } from "../rows/tables.ts";
import type { Settlement } from "./settlement.ts";

/** A day, the most that is reported: dispatch queries no longer than that. */
const DURATION_MS_MAX = 86_400_000;

/** What the books say of a send when an answer about it arrives. All of it is locked. */
export interface Books {
  readonly send: SendRow;
  /** Null when nothing is left to do for it. */
  readonly work: SendWork | null;
  readonly trail: Trail;
  /** The attempt that is answered; null where none was made, or it has its answer already. */
  readonly exchange: OpenQuery | null;
}

/** An answer that counts, and what it does. */
export interface Assessment extends Books {
  readonly settlement: Settlement;
  readonly verdict: Verdict;
  /** True if no attempt was recorded before the answer arrived. */
  readonly is_unasked: boolean;
}

/**
 * Judges an answer against the books. Pure; null for an answer that does not count: nothing was
 * asked, or its lease was lost and it adds nothing.
 */
export function assess(settlement: Settlement, books: Books): Assessment[] {
  const standing = standingOf(settlement, books);
  if (!isCurrent(settlement, books)) return assessLate(settlement, books, standing);
  const { outcome, kind, is_unrecorded = false } = settlement;
  const judge = hasFailed(books.send) ? judgeFailed : judgeAnswer;
  const verdict = judge(standing, outcome);
  return [{ ...books, settlement, verdict, is_unasked: kind === "callback" || is_unrecorded }];
}

/** An attempt that has its answer keeps it; the late one is an attempt of its own. */
function assessLate(settlement: Settlement, books: Books, standing: Standing): Assessment[] {
  const { kind: asked, outcome, is_presumed } = settlement;
  if (is_presumed === true) return [];
  const verdict = judgeLate({ ...standing, kind: "callback" }, { asked, outcome });
  if (verdict === null) return [];
  return [{ ...books, settlement, verdict, is_unasked: books.exchange === null }];
}

/**
 * The fence: only the holder of the lease writes an answer, and only to an attempt that waits. A
 * hand-over of which nobody has concluded anything yet takes its answer from whoever brings it: all
 * that the next holder would do about it is to presume that there is none.
 */
function isCurrent({ lease_owner, attempt_id }: Settlement, books: Books): boolean {
  const { work, trail, exchange } = books;
  const { hand_over } = trail;
  if (exchange !== null && exchange.id === hand_over?.id && hand_over.state === "intended") {
    return true;
  }
  if (lease_owner !== null && work?.lease_owner !== lease_owner) return false;
  return attempt_id === null || exchange !== null;
}

function standingOf(settlement: Settlement, { send, work, trail }: Books): Standing {
  const { kind, now, supplier, waits } = settlement;
  const { hand_over } = trail;
  return {
    status: send.status,
    status_at: send.status_at,
    now,
    ordered: orderedOf(send),
    kind,
    attempt_at: hand_over?.at ?? now,
    attempt_state: hand_over?.state ?? "no_answer",
    submits: work?.submits ?? 0,
    can_queue: settlement.mode === "live" && send.on_zesa_down === "queue",
    attempts: trail.attempts,
    first_submit_at: work?.first_submit_at ?? null,
    queries: work?.queries ?? 0,
    is_reopened: work !== null && hasFailed(send),
    not_found_at: work?.not_found_at ?? null,
    supplier,
    waits,
  };
}

function orderedOf({ target, amount_minor, currency }: SendRow): Vended {
  return { target, amount_minor, currency };
}

/** The attempt of an answer that no attempt was waiting for. */
export function unaskedAttempts({
  is_unasked,
  send,
  settlement,
  trail,
}: Assessment): SendAttemptRow[] {
  if (!is_unasked) return [];
  return [
    {
      account_id: send.account_id,
      send_id: send.id,
      sequence: trail.attempts + 1,
      id: mintId(settlement.now),
      kind: settlement.is_unrecorded === true ? "query" : "callback",
      supplier: trail.hand_over?.supplier ?? settlement.supplier.name,
      at: settlement.now,
      status_before: send.status,
    },
  ];
}

type AnswerRow = typeof sendAnswers.$inferSelect;

/** What is recorded of an answer: the wording of its attempt, and the hand-over's state. */
export function answersOf(assessment: Assessment): AnswerRow[] {
  const { is_unasked, send, trail, exchange, verdict } = assessment;
  const { hand_over } = trail;
  const sequence = is_unasked ? trail.attempts + 1 : (exchange?.sequence ?? null);
  // If no supplier was asked, only a change of the hand-over's state is recorded.
  const is_moved = hand_over !== null && hand_over.state !== verdict.attempt_state;
  if (sequence === null && !is_moved) return [];
  return [
    {
      account_id: send.account_id,
      send_id: send.id,
      number: trail.answers + 1,
      sequence,
      hand_over_sequence: hand_over?.sequence ?? null,
      hand_over_state: hand_over === null ? null : verdict.attempt_state,
      ...(sequence === null ? NO_WORDS : answerOf(assessment)),
    },
  ];
}

const NO_WORDS = {
  duration_ms: null,
  outcome: null,
  detail: null,
  status_after: null,
  evidence: null,
} as const;

function trailAfter(assessment: Assessment): Trail {
  const { is_unasked, trail, exchange, verdict } = assessment;
  const { attempts, answers, hand_over, query } = trail;
  return {
    attempts: attempts + (is_unasked ? 1 : 0),
    answers: answers + answersOf(assessment).length,
    hand_over: hand_over && { ...hand_over, state: verdict.attempt_state },
    query: exchange?.id === query?.id ? null : query,
  };
}

/** The work that is left after a verdict; nothing when the send has none any more, or none yet. */
export function workAfter(
  assessment: Assessment,
  { status, now_wall }: { status: SendStatus; now_wall: number },
): SendWork[] {
  const { verdict, work, settlement, send } = assessment;
  if (work === null || verdict.question === "closes") return [];
  // One that fails now has none any more; one that had failed before is asked about again.
  const is_asked_about = hasFailed(send) && hasFailed({ status });
  if (!isWorkedOn(status) && !is_asked_about) return [];
  const { queries, not_found_at, wait_ms } = verdict;
  const is_mine = work.lease_owner === settlement.lease_owner;
  const lease = is_mine ? { lease_owner: null, lease_until: null } : {};
  // Waits run on the account's clock, which for their length keeps step with the wall.
  const due_at = wait_ms === null ? work.due_at : now_wall + wait_ms;
  const marks = marksOf(trailAfter(assessment));
  // What waited for power has a retry window of its own when it is back.
  const tries = status === "queued" ? { submits: 0, first_submit_at: null } : {};
  return [{ ...work, ...lease, ...marks, ...tries, due_at, queries, not_found_at }];
}

/** The work of a failed send whose question a late answer opens again. */
export function workReopened(assessment: Assessment, now_wall: number): SendWork[] {
  const { verdict, send, settlement } = assessment;
  if (verdict.question !== "opens") return [];
  return [
    {
      account_id: send.account_id,
      send_id: send.id,
      mode: settlement.mode,
      due_at: now_wall + (verdict.wait_ms ?? 0),
      lease_owner: null,
      lease_until: null,
      submits: 0,
      queries: 0,
      first_submit_at: null,
      not_found_at: null,
      ...marksOf(trailAfter(assessment)),
    },
  ];
}

function answerOf({ settlement, verdict, send, exchange }: Assessment) {
  return {
    ...answerInWords(settlement.outcome, orderedOf(send)),
    duration_ms: settlement.duration_ms ?? silenceOf(exchange, settlement.now),
    status_after: (verdict.path.at(-1) ?? send.status) as SendStatus,
    evidence: evidenceOf(settlement.outcome, send),
  };
}

function answerInWords(outcome: SupplierOutcome, ordered: Vended): AttemptWords {
  const words = wordsOf(outcome);
  if (outcome.kind !== "delivered" || isAsOrdered(ordered, outcome.vended)) return words;
  return { ...words, detail: "The network reported a delivery that does not match the sale." };
}

/** How long an attempt has gone unanswered. Units: milliseconds. */
export function silenceOf(attempt: Pick<OpenQuery, "at"> | null, now: number): number {
  return attempt === null ? 0 : Math.min(now - attempt.at, DURATION_MS_MAX);
}

/** The answer as it is kept: JSON knows no `bigint`. */
function evidenceOf(outcome: SupplierOutcome, { target }: SendRow): object {
  // Tokens are kept sealed with their send, and nowhere else.
  const { power: _, ...evidence } = { power: null, ...outcome };
  if ("vended" in evidence && isErasedTarget(target)) {
    evidence.vended = { ...evidence.vended, target: "erased" };
  }
  return JSON.parse(JSON.stringify(evidence, (__, value) => writeBigint(value)));
}

function writeBigint(value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}
