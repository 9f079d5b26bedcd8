/** The way that most objects of a lifecycle take, and the states of those that did not make it. */
import type { LIFECYCLES } from "@svc/generated/lifecycles";

export type LifecycleName = keyof typeof LIFECYCLES;

/** From the first state to the one that its owner hopes for. */
export const USUAL_WAYS: Readonly<Record<LifecycleName, readonly string[]>> = {
  agent_approval: ["requested", "approved"],
  api_key: ["active"],
  batch: ["created", "processing", "completed"],
  batch_item: ["pending", "sending", "delivered"],
  checkout_session: ["open", "paid", "fulfilled"],
  credit_reservation: ["active", "consumed"],
  dealer_application: ["draft", "submitted", "in_review", "approved"],
  dispute: ["opened", "resolved"],
  document: ["received", "accepted"],
  export: ["pending", "ready"],
  invite: ["pending", "accepted"],
  program: ["draft", "active"],
  quote: ["open", "used"],
  recipient: ["active"],
  referral: ["pending", "qualified"],
  review: ["open", "approved"],
  reward: ["pending", "delivered"],
  reward_link: ["created", "opened", "claimed"],
  schedule_occurrence: ["planned", "ran"],
  send: ["pending", "submitted", "delivered"],
  topup: ["pending", "succeeded"],
  webhook_delivery: ["pending", "succeeded"],
  webhook_endpoint: ["enabled"],
  webhook_replay: ["queued", "running", "done"],
};

const FAILURES: ReadonlySet<string> = new Set([
  "declined",
  "expired",
  "failed",
  "failed_credited",
  "invalid",
  "missed",
  "rejected",
  "unresolved",
  "unsent",
  "voided",
]);

/** A delivery that is exhausted never arrived; a program that is has only spent its budget. */
export function failuresOf(name: string, states: readonly string[]): string[] {
  return states.filter((state) => {
    return FAILURES.has(state) || (name === "webhook_delivery" && state === "exhausted");
  });
}
