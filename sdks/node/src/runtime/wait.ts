import { SETTLED_SENDS } from "../generated/facts.ts";
import type { Send } from "../generated/models.ts";
import { ApiError, CancelledError, ConnectionError } from "./error.ts";
import type { RequestOptions } from "./options.ts";
import type { WithResponse } from "./response.ts";
import { isRetryable } from "./retry.ts";
import { pause } from "./watch.ts";

const POLL_EVERY_MS = 2_000;
const WAIT_MS = 60_000;
/** What a read has at least: the last one begins when hardly anything is left. */
const READ_LEAST_MS = 500;

export interface WaitOptions {
  /** Milliseconds after which the send is returned as it is; 60,000 by default. */
  readonly timeoutMs?: number;
  /** Milliseconds between two reads; 2,000 by default. */
  readonly everyMs?: number;
  readonly signal?: AbortSignal;
}

type GetSend = (id: string, options: RequestOptions) => Promise<WithResponse<Send>>;

/**
 * Reads a send every two seconds until its status is settled or the timeout is over, and returns
 * what was read last. A read that fails is repeated; if none succeeds, the last error that the
 * service answered is thrown, and a lost connection or a timeout only if it answered nothing.
 * `unknown` and `queued` are not failures: the sale may have been delivered, or will be. Do not
 * sell it again.
 */
export async function waitForSend(
  get: GetSend,
  id: string,
  read_timeout_ms: number,
  { timeoutMs = WAIT_MS, everyMs = POLL_EVERY_MS, signal }: WaitOptions = {},
): Promise<WithResponse<Send>> {
  const ends_at_ms = performance.now() + timeoutMs;
  let seen: WithResponse<Send> | null = null;
  let answered: ApiError | null = null;
  for (;;) {
    const left_ms = Math.max(ends_at_ms - performance.now(), READ_LEAST_MS);
    // No read outlasts the wait, which is itself what repeats it.
    const own = { timeoutMs: Math.min(left_ms, read_timeout_ms), maxRetries: 0 };
    let pause_ms = everyMs;
    try {
      seen = await get(id, signal ? { ...own, signal } : own);
      if (SETTLED_SENDS.includes(seen.status)) return seen;
    } catch (error) {
      // It says nothing about the sale, and counts only if no other read succeeds.
      if (!isPassing(error)) throw error;
      if (error instanceof ApiError) answered = error;
      if (seen === null && performance.now() >= ends_at_ms) throw answered ?? error;
      pause_ms = Math.max(everyMs, error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0);
    }
    const rest_ms = ends_at_ms - performance.now();
    if (rest_ms <= 0 && seen !== null) return seen;
    if (!(await pause(Math.max(Math.min(pause_ms, rest_ms), 0), signal))) {
      throw new CancelledError("The wait was cancelled.", false, {
        attempts: seen?.responseMetadata.attempts ?? 1,
        idempotencyKey: null,
      });
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return isRetryable(error);
  return error instanceof ConnectionError && !(error instanceof CancelledError);
}
