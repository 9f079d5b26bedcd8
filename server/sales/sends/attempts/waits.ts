import type { QuestionWaits } from "#providers/port";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * How long a send may wait for its first hand-over before it is given up.
 * Source: docs/decisions/0025-attempts.md.
 */
export const HAND_OVER_WINDOW_MS = 30 * MINUTE;
/** Counted from the first try. Source: docs/decisions/0025-attempts.md. */
export const RETRY_WINDOW_MS = 30 * MINUTE;
/**
 * How long a send may go without an answer before a person decides. Source:
 * docs/decisions/0025-attempts.md.
 */
export const UNKNOWN_WINDOW_MS = 24 * HOUR;
/** How long a supplier may report work in progress before that counts as no answer. */
export const ACCEPTED_WINDOW_MS = 10 * MINUTE;

/** After the n-th try. Source: docs/decisions/0025-attempts.md. */
const RETRY_WAITS_MS = [15, 30, 60, 120, 240, 480, 780].map((seconds) => seconds * SECOND);
/** After the n-th question; the last one repeats. Source: docs/decisions/0025-attempts.md. */
const REQUERY_WAITS_MS = [
  20 * SECOND,
  MINUTE,
  ...Array.from({ length: 5 }, () => 3 * MINUTE),
  ...Array.from({ length: 6 }, () => 10 * MINUTE),
  30 * MINUTE,
];
/** Between two not-founds that are to be proof. Source: docs/decisions/0025-attempts.md. */
const NOT_FOUND_GAP_MS = 10 * MINUTE;
/**
 * Jitter: the largest share by which a wait is shortened or lengthened, so that sends which failed
 * together are not retried together.
 */
const JITTER = 0.1;
/** Between two looks at a send that waits for power. */
export const QUEUE_LOOK_MS = MINUTE;
/** The most between two tries of a power supplier that takes meters and no orders. */
const POWER_TRY_MS_MAX = 15 * MINUTE;
const CHECK_MS_MIN = 15 * SECOND;
const CHECK_MS_MAX = 10 * MINUTE;

/** How long a send that was handed over so often waits for power before it is looked at again. */
export function waitForPower(hand_overs: number): number {
  return Math.min(QUEUE_LOOK_MS * Math.max(1, hand_overs), POWER_TRY_MS_MAX);
}

/** How long dispatch waits before each kind of step. Units: milliseconds. */
export interface Waits {
  /** Before the try after the n-th, from 1; null when the table is used up. */
  afterTry(tries: number): number | null;
  /** Before the question after the n-th, from 0, and no sooner than the supplier allows. */
  afterQuestion(questions: number, least?: QuestionWaits): number;
  /** Before the first query to a supplier that accepted the order and said how long it needs. */
  afterAcceptance(asked_ms: number): number;
  /** The least time between two not-founds that are to be proof. */
  readonly not_found_gap_ms: number;
}

/** The waits of live organisations. `chance` is between 0 and 1, as `Math.random` gives it. */
export function liveWaits(chance: () => number = Math.random): Waits {
  const jittered = (ms: number) => Math.round(ms * (1 - JITTER + 2 * JITTER * chance()));
  return {
    afterTry(tries) {
      const wait_ms = RETRY_WAITS_MS[tries - 1];
      return wait_ms === undefined ? null : jittered(wait_ms);
    },
    afterQuestion(questions, { first_ms, apart_ms } = { first_ms: 0, apart_ms: 0 }) {
      const wait_ms = REQUERY_WAITS_MS[questions] ?? (REQUERY_WAITS_MS.at(-1) as number);
      return Math.max(jittered(wait_ms), questions === 0 ? first_ms : apart_ms);
    },
    afterAcceptance: (asked_ms) => Math.min(Math.max(asked_ms, CHECK_MS_MIN), CHECK_MS_MAX),
    not_found_gap_ms: NOT_FOUND_GAP_MS,
  };
}

/** The waits where several suppliers are handed a send in turn: only after a round is there one. */
export function waitsOfRounds(waits: Waits, suppliers: number): Waits {
  if (suppliers < 2) return waits;
  const afterTry = (tries: number) =>
    tries % suppliers === 0 ? waits.afterTry(tries / suppliers) : 0;
  return { ...waits, afterTry };
}

/**
 * The waits of test organisations: always one step of the sandbox, which also separates two
 * not-founds. Source: docs/guides/test-mode.md.
 */
export function testWaits(step_ms: number): Waits {
  return {
    afterTry: () => step_ms,
    afterQuestion: () => step_ms,
    afterAcceptance: () => step_ms,
    not_found_gap_ms: 0,
  };
}
