import { formatId } from "#platform/ids";
import { isErasedTarget } from "#platform/values/erased-target";
import { hasFailed } from "../lifecycle.ts";
import type { SendRow } from "../rows/tables.ts";
import type { OrderRefusal } from "./order.ts";

/** What a retry is judged by: before the network is asked, and again under the lock of the send. */
export interface RetriedSend
  extends Pick<SendRow, "id" | "status" | "retried_by" | "checkout_session_id" | "target"> {
  readonly is_late_delivered: boolean;
  /** Whether a late answer has reopened it and it is not closed yet. */
  readonly is_asked_about: boolean;
}

/** Dispatch queries the network in the meantime. Units: seconds. */
export const RETRY_SECONDS = 30;

/**
 * Why a send cannot be sold again, or null when it can. Pure.
 * Source: spec/sales/sends/retry.tsp.
 */
export function refusalOfRetry(send: RetriedSend): OrderRefusal | null {
  const { id, status, is_late_delivered, retried_by, is_asked_about } = send;
  if (send.checkout_session_id !== null) {
    const message =
      "A customer has paid for this send by card. Its checkout session decides what comes of it.";
    const resource = formatId("cs", send.checkout_session_id);
    const meta = { reason: "card_checkout" };
    return { code: "send_not_retryable", detail: { message, resource, meta } };
  }
  if (is_late_delivered) {
    return { code: "send_delivered_late", detail: { resource: formatId("snd", id) } };
  }
  if (!hasFailed({ status })) {
    const message = `Only a send that failed can be retried; this one is ${status}.`;
    return { code: "send_not_retryable", detail: { message, meta: { reason: "not_failed" } } };
  }
  if (retried_by !== null) {
    const message = "This send has already been retried. The new send is in `resource`.";
    const meta = { reason: "already_retried" };
    const detail = { message, resource: formatId("snd", retried_by), meta };
    return { code: "send_not_retryable", detail };
  }
  if (is_asked_about) {
    return { code: "provider_unavailable", detail: { retry_after: RETRY_SECONDS } };
  }
  if (!isErasedTarget(send.target)) return null;
  const message = "The person this send went to has been erased, so its target is no longer known.";
  return { code: "erased_recipient", detail: { message, meta: { erase_at: null } } };
}
