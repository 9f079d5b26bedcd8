import { SETTLED_SENDS } from "../generated/facts.ts";
import type { Send } from "../generated/models.ts";
import { CancelledError } from "./error.ts";
import type { RequestOptions } from "./options.ts";
import type { WithResponse } from "./response.ts";
import { pause } from "./watch.ts";

const POLL_EVERY_MS = 2_000;
const WAIT_MS = 60_000;

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
 * it. `unknown` and `queued` are not failures: the sale may have been delivered, or will be. Do
 * not sell it again.
 */
export async function waitForSend(
  get: GetSend,
  id: string,
  { timeoutMs = WAIT_MS, everyMs = POLL_EVERY_MS, signal }: WaitOptions = {},
): Promise<WithResponse<Send>> {
  const ends_at_ms = performance.now() + timeoutMs;
  for (;;) {
    const send = await get(id, signal ? { signal } : {});
    if (SETTLED_SENDS.includes(send.status)) return send;
    const left_ms = ends_at_ms - performance.now();
    if (left_ms <= 0) return send;
    if (!(await pause(Math.min(everyMs, left_ms), signal))) {
      throw new CancelledError("The wait was cancelled.", false, {
        attempts: send.responseMetadata.attempts,
        idempotencyKey: null,
      });
    }
  }
}
