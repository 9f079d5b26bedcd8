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
  batch: {
    field: "status",
    states: [
      "created",
      "requires_approval",
      "processing",
      "completed",
      "partially_completed",
      "failed",
      "cancelled",
    ],
    initial: ["created"],
    terminal: ["completed", "partially_completed", "failed", "cancelled"],
    steps: [
      {
        from: "created",
        to: "requires_approval",
        by: "over_threshold",
        events: ["batch.requires_approval"],
      },
      { from: "created", to: "processing", by: "start", events: ["batch.processing"] },
      {
        from: "requires_approval",
        to: "processing",
        by: "approve",
        events: ["batch.processing"],
      },
      { from: "requires_approval", to: "cancelled", by: "cancel", events: ["batch.cancelled"] },
      {
        from: "requires_approval",
        to: "cancelled",
        by: "approval_lapsed",
        events: ["batch.cancelled"],
      },
      { from: "processing", to: "completed", by: "all_delivered", events: ["batch.completed"] },
      {
        from: "processing",
        to: "partially_completed",
        by: "some_delivered",
        events: ["batch.partially_completed"],
      },
      {
        from: "processing",
        to: "partially_completed",
        by: "day_over",
        events: ["batch.partially_completed"],
      },
      { from: "processing", to: "failed", by: "none_delivered", events: ["batch.failed"] },
      {
        from: "processing",
        to: "cancelled",
        by: "cancelled_and_ended",
        events: ["batch.cancelled"],
      },
    ],
  },
  batch_item: {
    field: "status",
    states: [
      "invalid",
      "skipped",
      "pending",
      "sending",
      "delivered",
      "failed",
      "unresolved",
      "unsent",
      "cancelled",
    ],
    initial: ["pending", "invalid"],
    terminal: ["invalid", "skipped", "delivered", "failed", "unresolved", "unsent", "cancelled"],
    steps: [
      { from: "pending", to: "sending", by: "send", events: [] },
      { from: "pending", to: "failed", by: "send_refused", events: [] },
      { from: "pending", to: "skipped", by: "credit_missing", events: [] },
      { from: "pending", to: "unsent", by: "batch_stopped", events: [] },
      { from: "pending", to: "cancelled", by: "batch_cancelled", events: [] },
      { from: "sending", to: "delivered", by: "send_delivered", events: [] },
      { from: "sending", to: "failed", by: "send_failed", events: [] },
      { from: "sending", to: "cancelled", by: "send_cancelled", events: [] },
      { from: "sending", to: "unresolved", by: "day_over", events: [] },
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
  schedule_occurrence: {
    field: "status",
    states: ["planned", "moved", "skipped", "combined", "ran", "missed", "waiting_topup"],
    initial: ["planned"],
    terminal: ["ran", "missed"],
    steps: [
      { from: "planned", to: "moved", by: "move", events: [] },
      { from: "moved", to: "moved", by: "move", events: [] },
      { from: "planned", to: "skipped", by: "skip", events: [] },
      { from: "moved", to: "skipped", by: "skip", events: [] },
      { from: "planned", to: "combined", by: "combine", events: [] },
      { from: "moved", to: "combined", by: "combine", events: [] },
      { from: "planned", to: "planned", by: "reset", events: [] },
      { from: "moved", to: "planned", by: "reset", events: [] },
      { from: "skipped", to: "planned", by: "reset", events: [] },
      { from: "combined", to: "planned", by: "reset", events: [] },
      { from: "planned", to: "ran", by: "run", events: ["schedule.occurrence.ran"] },
      { from: "moved", to: "ran", by: "run", events: ["schedule.occurrence.ran"] },
      {
        from: "planned",
        to: "skipped",
        by: "credit_missing",
        events: ["schedule.occurrence.skipped_insufficient_credit"],
      },
      {
        from: "moved",
        to: "skipped",
        by: "credit_missing",
        events: ["schedule.occurrence.skipped_insufficient_credit"],
      },
      {
        from: "planned",
        to: "waiting_topup",
        by: "credit_missing",
        events: ["schedule.occurrence.retry_after_topup"],
      },
      {
        from: "moved",
        to: "waiting_topup",
        by: "credit_missing",
        events: ["schedule.occurrence.retry_after_topup"],
      },
      { from: "waiting_topup", to: "ran", by: "topped_up", events: ["schedule.occurrence.ran"] },
      { from: "waiting_topup", to: "skipped", by: "skip", events: [] },
      { from: "waiting_topup", to: "missed", by: "too_late", events: [] },
      { from: "planned", to: "missed", by: "too_late", events: [] },
      { from: "moved", to: "missed", by: "too_late", events: [] },
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
} as const satisfies Readonly<Record<string, LifecycleFacts>>;

export type LifecycleName = keyof typeof LIFECYCLES;
