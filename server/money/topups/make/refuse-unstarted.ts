import { refuse } from "#platform/refusal";

const RETRY_SECONDS = 15;

/**
 * Refuses a request whose payment may have been started, and is being traced.
 *
 * Refuses: `provider_unavailable`.
 */
export function refuseUnstarted(): never {
  const message =
    "The payment provider is not responding. Repeat the request with the same Idempotency-Key: " +
    "it never starts a second payment.";
  return refuse("provider_unavailable", { message, retry_after: RETRY_SECONDS });
}
