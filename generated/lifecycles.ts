// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { EventType } from "./events.ts";

/** The states of an object and the steps between them; no other step exists. */
export interface LifecycleFacts {
  readonly field: string;
  readonly states: readonly string[];
  readonly initial: readonly string[];
  readonly terminal: readonly string[];
  readonly steps: readonly LifecycleStep[];
}

export interface LifecycleStep {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly events: readonly EventType[];
}

export const LIFECYCLES = {
  agent_approval: {
    field: "status",
    states: ["requested", "approved", "failed", "rejected", "expired"],
    initial: ["requested"],
    terminal: ["failed", "rejected", "expired"],
    steps: [
      { from: "requested", to: "approved", by: "approve", events: ["agent_approval.approved"] },
      { from: "requested", to: "rejected", by: "reject", events: ["agent_approval.rejected"] },
      { from: "requested", to: "expired", by: "time_over", events: ["agent_approval.expired"] },
      {
        from: "approved",
        to: "failed",
        by: "execution_refused",
        events: ["agent_approval.failed"],
      },
    ],
  },
  api_key: {
    field: "status",
    states: ["active", "rolling", "revoked", "expired"],
    initial: ["active"],
    terminal: ["revoked", "expired"],
    steps: [
      { from: "active", to: "rolling", by: "roll", events: ["api_key.rolled"] },
      { from: "rolling", to: "rolling", by: "roll", events: ["api_key.rolled"] },
      { from: "active", to: "active", by: "roll_without_grace", events: ["api_key.rolled"] },
      { from: "rolling", to: "active", by: "roll_without_grace", events: ["api_key.rolled"] },
      { from: "rolling", to: "active", by: "grace_over", events: [] },
      { from: "active", to: "revoked", by: "revoke", events: ["api_key.revoked"] },
      { from: "rolling", to: "revoked", by: "revoke", events: ["api_key.revoked"] },
      { from: "active", to: "expired", by: "expiry", events: [] },
      { from: "rolling", to: "expired", by: "expiry", events: [] },
    ],
  },
  checkout_session: {
    field: "status",
    states: ["open", "paid", "in_review", "resent", "fulfilled", "credited", "expired"],
    initial: ["open"],
    terminal: ["fulfilled", "credited"],
    steps: [
      { from: "open", to: "paid", by: "payment", events: ["checkout.session.paid"] },
      { from: "open", to: "open", by: "payment_failed", events: [] },
      { from: "open", to: "expired", by: "time_over", events: ["checkout.session.expired"] },
      { from: "open", to: "expired", by: "expire", events: ["checkout.session.expired"] },
      { from: "expired", to: "paid", by: "late_payment", events: ["checkout.session.paid"] },
      {
        from: "paid",
        to: "fulfilled",
        by: "send_delivered",
        events: ["checkout.session.fulfilled"],
      },
      { from: "paid", to: "in_review", by: "review_needed", events: [] },
      { from: "paid", to: "resent", by: "resend", events: ["checkout.session.resent"] },
      { from: "in_review", to: "resent", by: "resend", events: ["checkout.session.resent"] },
      {
        from: "resent",
        to: "fulfilled",
        by: "send_delivered",
        events: ["checkout.session.fulfilled"],
      },
      { from: "resent", to: "in_review", by: "review_needed", events: [] },
      { from: "paid", to: "credited", by: "credit", events: ["checkout.session.credited"] },
      { from: "in_review", to: "credited", by: "credit", events: ["checkout.session.credited"] },
      { from: "resent", to: "credited", by: "credit", events: ["checkout.session.credited"] },
    ],
  },
  credit_reservation: {
    field: "status",
    states: ["active", "consumed", "released", "expired"],
    initial: ["active"],
    terminal: ["consumed", "released", "expired"],
    steps: [
      { from: "active", to: "consumed", by: "all_used", events: [] },
      { from: "active", to: "released", by: "release", events: ["credit.released"] },
      { from: "active", to: "expired", by: "time_over", events: ["credit.released"] },
    ],
  },
  dealer_application: {
    field: "status",
    states: ["draft", "submitted", "in_review", "more_information", "approved", "declined"],
    initial: ["draft"],
    terminal: ["approved", "declined"],
    steps: [
      { from: "draft", to: "submitted", by: "submit", events: [] },
      { from: "submitted", to: "in_review", by: "review", events: [] },
      { from: "submitted", to: "more_information", by: "question", events: [] },
      { from: "in_review", to: "more_information", by: "question", events: [] },
      { from: "more_information", to: "submitted", by: "submit", events: [] },
      { from: "in_review", to: "approved", by: "approve", events: [] },
      { from: "in_review", to: "declined", by: "decline", events: [] },
    ],
  },
  dispute: {
    field: "status",
    states: ["opened", "resolved"],
    initial: ["opened"],
    terminal: ["resolved"],
    steps: [{ from: "opened", to: "resolved", by: "resolve", events: ["dispute.resolved"] }],
  },
  invite: {
    field: "status",
    states: ["pending", "accepted", "declined", "revoked", "expired"],
    initial: ["pending"],
    terminal: ["accepted", "declined", "revoked", "expired"],
    steps: [
      { from: "pending", to: "accepted", by: "accept", events: [] },
      { from: "pending", to: "declined", by: "decline", events: [] },
      { from: "pending", to: "revoked", by: "revoke", events: [] },
      { from: "pending", to: "expired", by: "time_over", events: [] },
    ],
  },
  program: {
    field: "status",
    states: ["draft", "active", "paused", "exhausted", "closed"],
    initial: ["draft"],
    terminal: ["closed"],
    steps: [
      { from: "draft", to: "active", by: "activate", events: ["program.activated"] },
      { from: "active", to: "paused", by: "pause", events: ["program.paused"] },
      { from: "paused", to: "active", by: "resume", events: ["program.activated"] },
      { from: "active", to: "exhausted", by: "budget_spent", events: ["program.exhausted"] },
      { from: "exhausted", to: "active", by: "budget_back", events: ["program.reactivated"] },
      { from: "draft", to: "closed", by: "close", events: ["program.closed"] },
      { from: "active", to: "closed", by: "close", events: ["program.closed"] },
      { from: "paused", to: "closed", by: "close", events: ["program.closed"] },
      { from: "exhausted", to: "closed", by: "close", events: ["program.closed"] },
    ],
  },
  quote: {
    field: "status",
    states: ["open", "used", "expired"],
    initial: ["open"],
    terminal: ["expired"],
    steps: [
      { from: "open", to: "used", by: "sale", events: [] },
      { from: "open", to: "expired", by: "time_over", events: [] },
      { from: "used", to: "open", by: "sale_returned", events: [] },
    ],
  },
  referral: {
    field: "status",
    states: ["pending", "qualified", "rejected", "expired"],
    initial: ["pending"],
    terminal: ["qualified", "rejected", "expired"],
    steps: [
      { from: "pending", to: "qualified", by: "qualify", events: ["referral.qualified"] },
      { from: "pending", to: "rejected", by: "fraud_rule", events: [] },
      { from: "pending", to: "expired", by: "time_over", events: [] },
    ],
  },
  review: {
    field: "status",
    states: ["open", "approved", "rejected"],
    initial: ["open"],
    terminal: ["approved", "rejected"],
    steps: [
      { from: "open", to: "approved", by: "approve", events: ["review.resolved"] },
      { from: "open", to: "rejected", by: "reject", events: ["review.resolved"] },
      { from: "open", to: "rejected", by: "time_over", events: ["review.resolved"] },
    ],
  },
  reward: {
    field: "status",
    states: [
      "pending",
      "held",
      "released",
      "delivered",
      "failed",
      "voided",
      "expired",
      "rejected",
    ],
    initial: ["pending", "held"],
    terminal: ["delivered", "failed", "voided", "expired", "rejected"],
    steps: [
      { from: "pending", to: "delivered", by: "send_delivered", events: ["reward.delivered"] },
      { from: "pending", to: "failed", by: "send_failed", events: ["reward.failed"] },
      { from: "pending", to: "expired", by: "not_taken_in_time", events: ["reward.expired"] },
      { from: "pending", to: "voided", by: "void", events: ["reward.voided"] },
      { from: "held", to: "released", by: "release", events: ["reward.released"] },
      { from: "held", to: "released", by: "review_approved", events: ["reward.released"] },
      { from: "held", to: "voided", by: "void", events: ["reward.voided"] },
      { from: "held", to: "expired", by: "hold_over", events: ["reward.expired"] },
      { from: "held", to: "rejected", by: "review_rejected", events: ["reward.rejected"] },
      { from: "released", to: "delivered", by: "send_delivered", events: ["reward.delivered"] },
      { from: "released", to: "failed", by: "send_failed", events: ["reward.failed"] },
    ],
  },
  reward_link: {
    field: "status",
    states: ["created", "opened", "claimed", "expired", "revoked"],
    initial: ["created"],
    terminal: ["claimed", "expired", "revoked"],
    steps: [
      { from: "created", to: "opened", by: "first_look", events: ["reward_link.opened"] },
      { from: "opened", to: "claimed", by: "claim", events: ["reward_link.claimed"] },
      { from: "created", to: "expired", by: "expiry", events: ["reward_link.expired"] },
      { from: "opened", to: "expired", by: "expiry", events: ["reward_link.expired"] },
      { from: "created", to: "revoked", by: "revoke", events: ["reward_link.revoked"] },
      { from: "opened", to: "revoked", by: "revoke", events: ["reward_link.revoked"] },
    ],
  },
  send: {
    field: "status",
    states: [
      "pending",
      "submitted",
      "delivered",
      "queued",
      "retrying",
      "unknown",
      "requires_review",
      "failed_credited",
      "failed",
      "scheduled",
      "cancelled_credited",
    ],
    initial: ["pending", "scheduled"],
    terminal: ["delivered", "cancelled_credited"],
    steps: [
      { from: "scheduled", to: "pending", by: "schedule_due", events: [] },
      {
        from: "scheduled",
        to: "failed_credited",
        by: "recheck_refused",
        events: ["send.failed", "send.credited_back"],
      },
      { from: "pending", to: "submitted", by: "claim", events: ["send.submitted"] },
      { from: "pending", to: "queued", by: "power_down", events: ["send.queued"] },
      {
        from: "pending",
        to: "failed_credited",
        by: "dispatch_refused",
        events: ["send.failed", "send.credited_back"],
      },
      { from: "pending", to: "failed", by: "dispatch_refused", events: ["send.failed"] },
      { from: "submitted", to: "delivered", by: "definite_success", events: ["send.delivered"] },
      { from: "submitted", to: "unknown", by: "no_definite_answer", events: ["send.unknown"] },
      {
        from: "submitted",
        to: "failed_credited",
        by: "definite_refusal",
        events: ["send.failed", "send.credited_back"],
      },
      { from: "submitted", to: "failed", by: "definite_refusal", events: ["send.failed"] },
      { from: "submitted", to: "retrying", by: "not_taken", events: ["send.retrying"] },
      { from: "retrying", to: "submitted", by: "claim", events: [] },
      { from: "retrying", to: "queued", by: "power_down", events: ["send.queued"] },
      {
        from: "retrying",
        to: "failed_credited",
        by: "window_over",
        events: ["send.failed", "send.credited_back"],
      },
      { from: "retrying", to: "failed", by: "window_over", events: ["send.failed"] },
      { from: "queued", to: "pending", by: "power_up", events: [] },
      {
        from: "queued",
        to: "failed_credited",
        by: "hold_ended",
        events: ["send.failed", "send.credited_back"],
      },
      { from: "queued", to: "failed", by: "hold_ended", events: ["send.failed"] },
      { from: "unknown", to: "delivered", by: "requery_delivered", events: ["send.delivered"] },
      {
        from: "unknown",
        to: "failed_credited",
        by: "requery_not_delivered",
        events: ["send.failed", "send.credited_back"],
      },
      { from: "unknown", to: "failed", by: "requery_not_delivered", events: ["send.failed"] },
      {
        from: "unknown",
        to: "requires_review",
        by: "review_needed",
        events: ["send.requires_review"],
      },
      {
        from: "requires_review",
        to: "delivered",
        by: "review_decided",
        events: ["send.delivered"],
      },
      {
        from: "requires_review",
        to: "failed_credited",
        by: "review_decided",
        events: ["send.failed", "send.credited_back"],
      },
      { from: "requires_review", to: "failed", by: "review_decided", events: ["send.failed"] },
      {
        from: "scheduled",
        to: "cancelled_credited",
        by: "cancel",
        events: ["send.cancelled", "send.credited_back"],
      },
      {
        from: "queued",
        to: "cancelled_credited",
        by: "cancel",
        events: ["send.cancelled", "send.credited_back"],
      },
      {
        from: "pending",
        to: "cancelled_credited",
        by: "cancel",
        events: ["send.cancelled", "send.credited_back"],
      },
      {
        from: "retrying",
        to: "cancelled_credited",
        by: "cancel",
        events: ["send.cancelled", "send.credited_back"],
      },
      {
        from: "failed_credited",
        to: "delivered",
        by: "late_proof",
        events: ["send.late_delivered"],
      },
      { from: "failed", to: "delivered", by: "late_proof", events: ["send.late_delivered"] },
    ],
  },
  topup: {
    field: "status",
    states: ["pending", "succeeded", "failed", "expired"],
    initial: ["pending"],
    terminal: ["succeeded", "failed"],
    steps: [
      {
        from: "pending",
        to: "succeeded",
        by: "money_received",
        events: ["credit.topup.succeeded"],
      },
      { from: "pending", to: "failed", by: "payment_failed", events: ["credit.topup.failed"] },
      { from: "pending", to: "expired", by: "time_over", events: ["credit.topup.expired"] },
      {
        from: "expired",
        to: "succeeded",
        by: "money_received_late",
        events: ["credit.topup.succeeded"],
      },
    ],
  },
} as const satisfies Readonly<Record<string, LifecycleFacts>>;

export type LifecycleName = keyof typeof LIFECYCLES;
