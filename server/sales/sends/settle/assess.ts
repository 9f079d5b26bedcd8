import { mintId } from "#platform/ids";
import type { SupplierOutcome, Vended } from "#providers/port";
import { type AttemptWords, wordsOf } from "../attempts/attempt-words.ts";
import {
  type AttemptStanding,
  isWorkedOn,
  type SendAttemptRow,
  type SendWork,
} from "../attempts/dispatch-queries.ts";
import type { AttemptChange } from "../attempts/dispatch-writes.ts";
import { isAsOrdered, judgeAnswer, type Standing, type Verdict } from "../attempts/judge-answer.ts";
import { judgeFailed, judgeLate } from "../attempts/judge-late.ts";
import { hasFailed, type SendStatus } from "../lifecycle/lifecycle.ts";
import type { SendRow } from "../rows/tables.ts";
import type { Settlement } from "./settlement.ts";

/** A day: longer silences are told as this, which is as long as dispatch asks. */
const DURATION_MS_MAX = 86_400_000;

/** What the books say of a send when an answer about it arrives. All of it is locked. */
interface Books {
  readonly send: SendRow;
  /** Null when nothing is left to do for it. */
  readonly work: SendWork | null;
  /** The latest hand-over; null before the first. */
  readonly hand_over: AttemptStanding | null;
  /** The attempt that is answered. */
  readonly exchange: AttemptStanding | null;
}

/** An answer that counts, and what it does. */
export interface Assessment extends Books {
  readonly settlement: Settlement;
  readonly verdict: Verdict;
  /** True when no attempt was written down for the answer before it came. */
  readonly is_unasked: boolean;
}

/**
 * Judges an answer against the books. Pure; nothing comes back for an answer that does not count:
 * nobody was asked for it, or its lease was lost and it says nothing new.
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
  const exchange = books.exchange?.state === "intended" ? books.exchange : null;
  return [{ ...books, exchange, settlement, verdict, is_unasked: exchange === null }];
}

/** The fence: only the holder of the lease writes an answer, and only to an attempt that waits. */
function isCurrent({ lease_owner, attempt_id }: Settlement, { work, exchange }: Books): boolean {
  if (lease_owner !== null && work?.lease_owner !== lease_owner) return false;
  return attempt_id === null || exchange?.state === "intended";
}

function standingOf(settlement: Settlement, { send, work, hand_over }: Books): Standing {
  const { kind, now, supplier, waits } = settlement;
  return {
    status: send.status,
    status_at: send.status_at,
    now,
    ordered: orderedOf(send),
    kind,
    attempt_at: hand_over?.at ?? now,
    attempt_state: hand_over?.state ?? "no_answer",
    submits: work?.submits ?? 0,
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

/** The attempts that an answer changes: the one that it answers, and the hand-over it is about. */
export function attemptsAfter(assessment: Assessment): AttemptChange[] {
  const { exchange, hand_over, verdict } = assessment;
  const is_hand_over = exchange !== null && exchange.id === hand_over?.id;
  const rows: AttemptChange[] = [];
  if (exchange !== null) {
    const state = is_hand_over ? verdict.attempt_state : "answered";
    rows.push({ ...exchange, state, ...answerOf(assessment) });
  }
  if (hand_over !== null && !is_hand_over && hand_over.state !== verdict.attempt_state) {
    rows.push({ ...hand_over, state: verdict.attempt_state });
  }
  return rows;
}

/** The attempt of an answer that no attempt was waiting for. */
export function callbackAttempt(assessment: Assessment, last_sequence: number): SendAttemptRow {
  const { send, settlement, hand_over } = assessment;
  return {
    account_id: send.account_id,
    id: mintId(settlement.now),
    send_id: send.id,
    sequence: last_sequence + 1,
    kind: settlement.is_unrecorded === true ? "query" : "callback",
    state: "answered",
    supplier: hand_over?.supplier ?? settlement.supplier.name,
    lease_owner: null,
    at: settlement.now,
    status_before: send.status,
    ...answerOf(assessment),
  };
}

/** The work that is left after a verdict; nothing when the send has none any more, or none yet. */
export function workAfter(
  { verdict, work, settlement }: Assessment,
  { status, now_wall }: { status: SendStatus; now_wall: number },
): SendWork[] {
  if (work === null || verdict.question === "closes") return [];
  if (!isWorkedOn(status) && !hasFailed({ status })) return [];
  const { queries, not_found_at, wait_ms } = verdict;
  const is_mine = work.lease_owner === settlement.lease_owner;
  const lease = is_mine ? { lease_owner: null, lease_until: null } : {};
  // Waits run on the account's clock, which for their length keeps step with the wall.
  const due_at = wait_ms === null ? work.due_at : now_wall + wait_ms;
  return [{ ...work, ...lease, due_at, queries, not_found_at }];
}

/** The work of a failed send whose question a late answer opens again. */
export function workReopened(
  { verdict, send, settlement }: Assessment,
  now_wall: number,
): SendWork[] {
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
    },
  ];
}

function answerOf({ settlement, verdict, send, exchange }: Assessment) {
  return {
    ...answerInWords(settlement.outcome, orderedOf(send)),
    duration_ms: settlement.duration_ms ?? silenceOf(exchange, settlement.now),
    status_after: (verdict.path.at(-1) ?? send.status) as SendStatus,
    evidence: evidenceOf(settlement.outcome),
  };
}

function answerInWords(outcome: SupplierOutcome, ordered: Vended): AttemptWords {
  const words = wordsOf(outcome);
  if (outcome.kind !== "delivered" || isAsOrdered(ordered, outcome.vended)) return words;
  return { ...words, detail: "The network reported a delivery that does not match the sale." };
}

/** How long nothing was heard of an attempt. Units: milliseconds. */
export function silenceOf(attempt: Pick<AttemptStanding, "at"> | null, now: number): number {
  return attempt === null ? 0 : Math.min(now - attempt.at, DURATION_MS_MAX);
}

/** The answer as it is kept: JSON knows no `bigint`. */
function evidenceOf(outcome: SupplierOutcome): object {
  // Tokens are kept sealed with their send, and nowhere else.
  const { power: _, ...kept } = { power: null, ...outcome };
  return JSON.parse(JSON.stringify(kept, (__, value) => writeBigint(value)));
}

function writeBigint(value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}
