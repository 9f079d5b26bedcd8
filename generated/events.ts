// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
export type EventType =
  | "activity.rule_matched"
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
  | "checkout.session.credited"
  | "checkout.session.expired"
  | "checkout.session.fulfilled"
  | "checkout.session.paid"
  | "checkout.session.resent"
  | "credit.adjusted"
  | "credit.balance.low"
  | "credit.released"
  | "credit.reserved"
  | "credit.shortfall.projected"
  | "credit.topup.expired"
  | "credit.topup.failed"
  | "credit.topup.pending"
  | "credit.topup.succeeded"
  | "dispute.opened"
  | "dispute.resolved"
  | "network.availability.degraded"
  | "network.availability.restored"
  | "power.availability.down"
  | "power.availability.up"
  | "program.activated"
  | "program.budget.low"
  | "program.closed"
  | "program.exhausted"
  | "program.paused"
  | "program.reactivated"
  | "recipient.created"
  | "recipient.erased"
  | "recipient.erasure_pending"
  | "recipient.updated"
  | "referral.qualified"
  | "review.opened"
  | "review.resolved"
  | "reward.created"
  | "reward.delivered"
  | "reward.duplicate"
  | "reward.expired"
  | "reward.failed"
  | "reward.held"
  | "reward.rejected"
  | "reward.released"
  | "reward.voided"
  | "reward_link.claimed"
  | "reward_link.created"
  | "reward_link.expired"
  | "reward_link.opened"
  | "reward_link.revoked"
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
  | "send.meter_changed"
  | "send.queued"
  | "send.requires_review"
  | "send.retrying"
  | "send.scheduled"
  | "send.submitted"
  | "send.token_delivered"
  | "send.token_delivery_failed"
  | "send.token_resent"
  | "send.unknown"
  | "webhook_endpoint.disabled";

/** The schema of `data.object`, and when the event happens. */
export interface EventFacts {
  readonly object: string;
  readonly meaning: string;
  /** Whether nothing that is kept emits it yet. */
  readonly planned: boolean;
}

export const EVENTS: Readonly<Record<EventType, EventFacts>> = {
  "activity.rule_matched": {
    object: "Activity",
    meaning: "An activity met a rule of a program; data.rule and data.reward name both.",
    planned: true,
  },
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
  "checkout.session.credited": {
    object: "CheckoutSession",
    meaning: "Nothing was delivered; the face value was added to your Credit.",
    planned: true,
  },
  "checkout.session.expired": {
    object: "CheckoutSession",
    meaning: "Nobody paid in time, or the session was ended. A late payment makes it paid.",
    planned: true,
  },
  "checkout.session.fulfilled": {
    object: "CheckoutSession",
    meaning: "The customer has what was paid for.",
    planned: true,
  },
  "checkout.session.paid": {
    object: "CheckoutSession",
    meaning: "The customer has paid; the send is on its way.",
    planned: true,
  },
  "checkout.session.resent": {
    object: "CheckoutSession",
    meaning: "A new send was made in place of one that did not go through.",
    planned: true,
  },
  "credit.adjusted": {
    object: "CreditTransaction",
    meaning: "Staff put your Credit right, by this row.",
    planned: true,
  },
  "credit.balance.low": {
    object: "Credit",
    meaning: "A sale or a reservation took the available Credit below the amount of your alert.",
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
  "credit.shortfall.projected": {
    object: "Credit",
    meaning: "The coming days' schedules need more than your Credit; data.projection says when.",
    planned: true,
  },
  "credit.topup.expired": {
    object: "Topup",
    meaning: "Nobody paid a top-up in time.",
    planned: true,
  },
  "credit.topup.failed": {
    object: "Topup",
    meaning: "The payment of a top-up failed; failure_code says why.",
    planned: true,
  },
  "credit.topup.pending": {
    object: "Topup",
    meaning: "A top-up was started; its payment is awaited.",
    planned: true,
  },
  "credit.topup.succeeded": {
    object: "Topup",
    meaning: "The money of a top-up is here, and is Credit.",
    planned: true,
  },
  "dispute.opened": {
    object: "Dispute",
    meaning: "You have opened a dispute about a send; staff look into it.",
    planned: true,
  },
  "dispute.resolved": {
    object: "Dispute",
    meaning: "Staff have settled a dispute; outcome says how.",
    planned: true,
  },
  "network.availability.degraded": {
    object: "Network",
    meaning: "A network that you sold on in the last 30 days is slow, fails often, or is down.",
    planned: false,
  },
  "network.availability.restored": {
    object: "Network",
    meaning: "A network that you sold on in the last 30 days is as usual again.",
    planned: false,
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
  "program.activated": {
    object: "Program",
    meaning: "A program gives rewards: it was activated, or resumed.",
    planned: true,
  },
  "program.budget.low": {
    object: "Program",
    meaning: "A fifth of the budget or less remains. Told once for each time it falls so low.",
    planned: true,
  },
  "program.closed": {
    object: "Program",
    meaning: "A program has ended for good.",
    planned: true,
  },
  "program.exhausted": {
    object: "Program",
    meaning: "The budget is spent or earmarked; the program gives nothing until some returns.",
    planned: true,
  },
  "program.paused": {
    object: "Program",
    meaning: "A program was paused and gives no rewards until it is resumed.",
    planned: true,
  },
  "program.reactivated": {
    object: "Program",
    meaning: "An exhausted program has budget again and gives rewards.",
    planned: true,
  },
  "recipient.created": { object: "Recipient", meaning: "A recipient was made.", planned: true },
  "recipient.erased": {
    object: "Recipient",
    meaning: "What was known of a recipient is gone: of the object its id is left.",
    planned: true,
  },
  "recipient.erasure_pending": {
    object: "Recipient",
    meaning: "A recipient will be erased in seven days, unless somebody restores it.",
    planned: true,
  },
  "recipient.updated": {
    object: "Recipient",
    meaning: "A recipient was changed, or restored.",
    planned: true,
  },
  "referral.qualified": {
    object: "Referral",
    meaning: "A referred friend did what earns the reward; the referrer's is in reward.",
    planned: true,
  },
  "review.opened": {
    object: "Review",
    meaning: "A reward is held for a review. Somebody must approve or reject it.",
    planned: true,
  },
  "review.resolved": {
    object: "Review",
    meaning: "A review was approved or rejected, or nobody decided it for 30 days.",
    planned: true,
  },
  "reward.created": {
    object: "Reward",
    meaning: "A reward was made, and its budget taken.",
    planned: true,
  },
  "reward.delivered": { object: "Reward", meaning: "The person has the reward.", planned: true },
  "reward.duplicate": {
    object: "Reward",
    meaning: "A completion_id was sent again. Nothing changed; told at most once a day for each.",
    planned: true,
  },
  "reward.expired": {
    object: "Reward",
    meaning: "Nobody took or released a reward in time; its budget is back.",
    planned: true,
  },
  "reward.failed": {
    object: "Reward",
    meaning: "A reward could not be sent; its budget is back, and failure_code says why.",
    planned: true,
  },
  "reward.held": {
    object: "Reward",
    meaning: "A reward is stopped, in escrow or for a review; held_reason says which.",
    planned: true,
  },
  "reward.rejected": {
    object: "Reward",
    meaning: "A review turned a reward down; its budget is back.",
    planned: true,
  },
  "reward.released": {
    object: "Reward",
    meaning: "A held reward was let go and is being sent.",
    planned: true,
  },
  "reward.voided": {
    object: "Reward",
    meaning: "A reward was taken back before anything was sent; its budget is back.",
    planned: true,
  },
  "reward_link.claimed": {
    object: "RewardLink",
    meaning: "Somebody has claimed a reward link; its reward is in reward.",
    planned: true,
  },
  "reward_link.created": {
    object: "RewardLink",
    meaning: "A reward link was made. Those of a call for more than 50 are told little by little.",
    planned: true,
  },
  "reward_link.expired": {
    object: "RewardLink",
    meaning: "The time of a reward link is over; its budget is back.",
    planned: true,
  },
  "reward_link.opened": {
    object: "RewardLink",
    meaning: "Somebody has looked at a reward link for the first time.",
    planned: true,
  },
  "reward_link.revoked": {
    object: "RewardLink",
    meaning: "A reward link was taken back; its budget is back.",
    planned: true,
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
  "send.meter_changed": {
    object: "Send",
    meaning: "A send that waits goes to another meter. Told to every endpoint.",
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
  "send.token_delivered": {
    object: "Send",
    meaning: "The text message with the token has reached the customer's telephone.",
    planned: false,
  },
  "send.token_delivery_failed": {
    object: "Send",
    meaning: "The text message with the token could not be delivered. Send it again.",
    planned: false,
  },
  "send.token_resent": {
    object: "Send",
    meaning: "The token was sent to the customer again.",
    planned: false,
  },
  "send.unknown": {
    object: "Send",
    meaning: "The network has not answered. Do not sell again: it may have landed.",
    planned: false,
  },
  "webhook_endpoint.disabled": {
    object: "WebhookEndpoint",
    meaning: "An endpoint was switched off, by you or because it failed for three days.",
    planned: false,
  },
};
