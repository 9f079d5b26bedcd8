/** Whether and when a call is sent again. The body's `retryable` decides; a status only without. */
import type { ApiError } from "./error.ts";
import type { Operation } from "./operation.ts";

/** A pause that is longer is the caller's to make. */
const RETRY_AFTER_MAX_MS = 20_000;
const BACKOFF_FIRST_MS = 500;
const BACKOFF_MAX_MS = 8_000;
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

export interface RetryState {
  readonly operation: Operation;
  /** 1 after the first try. */
  readonly attempt: number;
  readonly max_retries: number;
  /** Milliseconds that are left of the whole call. */
  readonly left_ms: number;
}

/** Milliseconds until the next try after an answer; null when there is none. */
export function pauseAfterAnswer(error: ApiError, state: RetryState): number | null {
  // The request has arrived: only what is safe to repeat is repeated.
  if (state.operation.retry === "once" || state.attempt > state.max_retries) return null;
  if (!isRetryable(error)) return null;
  return fitting(retryAfterMs(error), state);
}

/** Milliseconds until the next try when no answer came; null when there is none. */
export function pauseAfterSilence(was_sent: boolean, state: RetryState): number | null {
  if (state.attempt > state.max_retries) return null;
  if (was_sent && state.operation.retry === "once") return null;
  return fitting(null, state);
}

export function isRetryable(error: ApiError): boolean {
  if (error.code === "idempotency_mismatch") return false;
  return error.retryable ?? RETRYABLE_STATUSES.has(error.status);
}

function fitting(asked_ms: number | null, { attempt, left_ms }: RetryState): number | null {
  if (asked_ms !== null && asked_ms > RETRY_AFTER_MAX_MS) return null;
  const pause_ms = asked_ms ?? backoffMs(attempt);
  return pause_ms >= left_ms ? null : pause_ms;
}

/** Full jitter: a crowd that failed together does not come back together. */
function backoffMs(attempt: number): number {
  return Math.random() * Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (attempt - 1));
}

function retryAfterMs(error: ApiError): number | null {
  return error.retryAfter === null ? null : error.retryAfter * 1_000;
}

/**
 * Seconds of a Retry-After header, given as seconds or as a date; null of anything else. A date is
 * counted from the Date of the same answer: the clock of this machine may be wrong.
 */
export function readRetryAfter(headers: Headers): number | null {
  const text = headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const moment_ms = momentOf(text);
  if (moment_ms === null) return null;
  const now_ms = momentOf(headers.get("Date")?.trim() ?? "") ?? Date.now();
  return Math.max(0, Math.ceil((moment_ms - now_ms) / 1_000));
}

function momentOf(text: string): number | null {
  const moment_ms = /^[A-Za-z]{3}, \d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment_ms) ? null : moment_ms;
}
