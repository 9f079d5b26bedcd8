// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
export type EventType =
  | "agent_approval.approved"
  | "agent_approval.expired"
  | "agent_approval.failed"
  | "agent_approval.rejected"
  | "agent_approval.requested"
  | "api_key.created"
  | "api_key.expiring"
  | "api_key.revoked"
  | "api_key.rolled"
  | "batch.cancelled"
  | "batch.completed"
  | "batch.created"
  | "batch.failed"
  | "batch.partially_completed"
  | "batch.processing"
  | "batch.requires_approval"
  | "credit.balance.low"
  | "credit.released"
  | "credit.reserved"
  | "power.availability.down"
  | "power.availability.up"
  | "schedule.occurrence.ran"
  | "schedule.occurrence.retry_after_topup"
  | "schedule.occurrence.skipped_insufficient_credit"
  | "schedule.occurrence.upcoming"
  | "send.cancelled"
  | "send.created"
  | "send.credited_back"
  | "send.delivered"
  | "send.failed"
  | "send.late_delivered"
  | "send.queued"
  | "send.requires_review"
  | "send.retrying"
  | "send.scheduled"
  | "send.submitted"
  | "send.unknown";

/** The schema of `data.object`, and when the event happens. */
export interface EventFacts {
  readonly object: string;
  readonly meaning: string;
  /** Whether nothing that is kept emits it yet. */
  readonly planned: boolean;
}

export const EVENTS: Readonly<Record<EventType, EventFacts>> = {
  "agent_approval.approved": {
    object: "AgentApproval",
    meaning: "A person has approved; what was asked for is carried out.",
    planned: true,
  },
  "agent_approval.expired": {
    object: "AgentApproval",
    meaning: "Nobody decided it within 24 hours. Nothing is sent or charged.",
    planned: true,
  },
  "agent_approval.failed": {
    object: "AgentApproval",
    meaning: "What was approved was refused after all; failure says why. Nothing is charged.",
    planned: true,
  },
  "agent_approval.rejected": {
    object: "AgentApproval",
    meaning: "A person has rejected it. Nothing is sent or charged.",
    planned: true,
  },
  "agent_approval.requested": {
    object: "AgentApproval",
    meaning: "An agent asks a person; nothing is sent or charged until somebody approves.",
    planned: true,
  },
  "api_key.created": { object: "ApiKey", meaning: "A key was made.", planned: false },
  "api_key.expiring": {
    object: "ApiKey",
    meaning: "A key will expire in 7 days, or in 1 day.",
    planned: false,
  },
  "api_key.revoked": {
    object: "ApiKey",
    meaning: "A key was deleted and no longer works.",
    planned: false,
  },
  "api_key.rolled": {
    object: "ApiKey",
    meaning: "A key has a new secret; the old one works for its grace period.",
    planned: false,
  },
  "batch.cancelled": {
    object: "Batch",
    meaning: "A batch was cancelled, or nobody approved it within 72 hours.",
    planned: true,
  },
  "batch.completed": {
    object: "Batch",
    meaning: "Every valid line of a batch was delivered.",
    planned: true,
  },
  "batch.created": {
    object: "Batch",
    meaning: "A batch was written; its lines are checked and its total is known.",
    planned: true,
  },
  "batch.failed": {
    object: "Batch",
    meaning: "A batch has ended, and none of its lines was delivered.",
    planned: true,
  },
  "batch.partially_completed": {
    object: "Batch",
    meaning: "A batch has ended; some of its lines were delivered and some were not.",
    planned: true,
  },
  "batch.processing": {
    object: "Batch",
    meaning: "The lines of a batch are being sent.",
    planned: true,
  },
  "batch.requires_approval": {
    object: "Batch",
    meaning: "A batch is above your threshold and waits for an owner or admin.",
    planned: true,
  },
  "credit.balance.low": {
    object: "Credit",
    meaning: "A sale took the available Credit below the amount of your alert.",
    planned: false,
  },
  "credit.released": {
    object: "CreditReservation",
    meaning: "Credit that was set aside is available again.",
    planned: true,
  },
  "credit.reserved": {
    object: "CreditReservation",
    meaning: "Credit was set aside for a batch or a program.",
    planned: true,
  },
  "power.availability.down": {
    object: "ZesaAvailability",
    meaning: "Power is down: meters cannot be confirmed, and power sends wait.",
    planned: false,
  },
  "power.availability.up": {
    object: "ZesaAvailability",
    meaning: "Power is back; what waited goes out in order.",
    planned: false,
  },
  "schedule.occurrence.ran": {
    object: "ScheduleOccurrence",
    meaning: "A schedule has run; batch is what it made.",
    planned: true,
  },
  "schedule.occurrence.retry_after_topup": {
    object: "ScheduleOccurrence",
    meaning: "A schedule was due, and waits for Credit.",
    planned: true,
  },
  "schedule.occurrence.skipped_insufficient_credit": {
    object: "ScheduleOccurrence",
    meaning: "A schedule was due, and left out for lack of Credit.",
    planned: true,
  },
  "schedule.occurrence.upcoming": {
    object: "ScheduleOccurrence",
    meaning: "A schedule runs within 24 hours; it can be changed until 15 minutes before.",
    planned: true,
  },
  "send.cancelled": {
    object: "Send",
    meaning: "The send was cancelled before it went out.",
    planned: false,
  },
  "send.created": { object: "Send", meaning: "A send was written and charged.", planned: false },
  "send.credited_back": {
    object: "Send",
    meaning: "The Credit drawn for the send is available again.",
    planned: false,
  },
  "send.delivered": {
    object: "Send",
    meaning: "The customer has it; the Credit is spent.",
    planned: false,
  },
  "send.failed": {
    object: "Send",
    meaning: "It did not go through; failure_code says why.",
    planned: false,
  },
  "send.late_delivered": {
    object: "Send",
    meaning: "A send that had failed was delivered after all. The returned Credit stays.",
    planned: false,
  },
  "send.queued": {
    object: "Send",
    meaning: "Power is down; the token goes out when it is back.",
    planned: false,
  },
  "send.requires_review": {
    object: "Send",
    meaning: "The network's answers do not settle it; staff do. Do not sell again.",
    planned: false,
  },
  "send.retrying": {
    object: "Send",
    meaning: "The network was busy and took nothing; the service tries again by itself.",
    planned: false,
  },
  "send.scheduled": {
    object: "Send",
    meaning: "A send was written and charged, and waits for its time.",
    planned: false,
  },
  "send.submitted": {
    object: "Send",
    meaning: "A send was handed to the network. Told once, however often it is tried.",
    planned: false,
  },
  "send.unknown": {
    object: "Send",
    meaning: "The network has not answered. Do not sell again: it may have landed.",
    planned: false,
  },
};
