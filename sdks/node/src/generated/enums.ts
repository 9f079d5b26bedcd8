// Made from the contract by "npm run sdks"; never edit this file.

/**
 * Whether an account may trade.
 */
export const AccountStatus = {
  /**
   * It may trade.
   */
  Active: "active",
  /**
   * Staff have stopped it: it can read, and writes are refused.
   */
  Suspended: "suspended",
  /**
   * It has ended.
   */
  Closed: "closed",
} as const;
export type AccountStatus = "active" | "suspended" | "closed" | (string & Record<never, never>);

/**
 * What an entry of the activity feed comes from.
 */
export const ActivityKind = {
  /**
   * Something happened to an object.
   */
  Event: "event",
  /**
   * Somebody did something; only for keys with `account:manage`.
   */
  Audit: "audit",
} as const;
export type ActivityKind = "event" | "audit" | (string & Record<never, never>);

/**
 * Type of an actor.
 */
export const ActorType = {
  /**
   * Created with an API key.
   */
  Key: "key",
  /**
   * Created by a member of the account.
   */
  Member: "member",
  /**
   * Created by the service itself.
   */
  System: "system",
  /**
   * Created by the service's staff.
   */
  Staff: "staff",
} as const;
export type ActorType = "key" | "member" | "system" | "staff" | (string & Record<never, never>);

/**
 * Action that an agent requests.
 */
export const AgentAction = {
  /**
   * A sale, by `POST /sends` or a selling tool of the MCP server.
   */
  Send: "send",
  /**
   * A reward, by `POST /rewards` or the tool `create_reward`.
   */
  Reward: "reward",
} as const;
export type AgentAction = "send" | "reward" | (string & Record<never, never>);

/**
 * What has become of an agent's request.
 */
export const AgentApprovalStatus = {
  /**
   * A person is asked; nothing is sent or charged.
   */
  Requested: "requested",
  /**
   * A person said yes, and it was carried out or is about to be.
   */
  Approved: "approved",
  /**
   * A person said yes, and it was refused after all; nothing is charged.
   */
  Failed: "failed",
  /**
   * A person said no.
   */
  Rejected: "rejected",
  /**
   * Nobody decided within 24 hours.
   */
  Expired: "expired",
} as const;
export type AgentApprovalStatus =
  | "requested"
  | "approved"
  | "failed"
  | "rejected"
  | "expired"
  | (string & Record<never, never>);

/**
 * Channel by which you receive an alert.
 */
export const AlertChannel = {
  /**
   * Event sent to your webhook endpoints.
   */
  Webhook: "webhook",
  /**
   * Email to the contact of your account.
   */
  Email: "email",
  /**
   * Text message to your support number.
   */
  Sms: "sms",
} as const;
export type AlertChannel = "webhook" | "email" | "sms" | (string & Record<never, never>);

/**
 * Whether a key works.
 */
export const ApiKeyStatus = {
  /**
   * It works.
   */
  Active: "active",
  /**
   * It works, and so does its old secret for a while.
   */
  Rolling: "rolling",
  /**
   * Somebody deleted it; it never works again.
   */
  Revoked: "revoked",
  /**
   * It has passed its `expires_at`; it never works again.
   */
  Expired: "expired",
} as const;
export type ApiKeyStatus =
  | "active"
  | "rolling"
  | "revoked"
  | "expired"
  | (string & Record<never, never>);

/**
 * Reason a person must approve.
 */
export const ApprovalReason = {
  /**
   * The request would exceed the agent's threshold for 24 hours.
   */
  OverThreshold: "over_threshold",
  /**
   * The number or meter belongs to no recipient and is not on the key's list.
   */
  NewTarget: "new_target",
  /**
   * Both the threshold and the new target.
   */
  Both: "both",
} as const;
export type ApprovalReason =
  | "over_threshold"
  | "new_target"
  | "both"
  | (string & Record<never, never>);

/**
 * Type of request to a provider.
 */
export const AttemptKind = {
  /**
   * Submits the send for delivery.
   */
  Submit: "submit",
  /**
   * Asks for the status of the send.
   */
  Query: "query",
  /**
   * The provider reported the status without being asked.
   */
  Callback: "callback",
} as const;
export type AttemptKind = "submit" | "query" | "callback" | (string & Record<never, never>);

/**
 * Outcome of a request to a provider.
 */
export const AttemptOutcome = {
  /**
   * The provider accepted the send and reports later.
   */
  Accepted: "accepted",
  /**
   * The provider delivered the send.
   */
  Delivered: "delivered",
  /**
   * The provider rejected the send.
   */
  Rejected: "rejected",
  /**
   * The provider was busy and accepted nothing.
   */
  Busy: "busy",
  /**
   * The provider sent no reliable response.
   */
  NoAnswer: "no_answer",
  /**
   * The provider has no record of the send.
   */
  NotFound: "not_found",
  /**
   * The provider's response could not be understood.
   */
  Error: "error",
} as const;
export type AttemptOutcome =
  | "accepted"
  | "delivered"
  | "rejected"
  | "busy"
  | "no_answer"
  | "not_found"
  | "error"
  | (string & Record<never, never>);

/**
 * What may need a person.
 */
export const AttentionKind = {
  /**
   * Sends without an answer for over an hour.
   */
  SendUnknown: "send_unknown",
  /**
   * Sends that staff look into.
   */
  SendReview: "send_review",
  /**
   * Batches that wait for a second person.
   */
  BatchApproval: "batch_approval",
  /**
   * Requests of agents that wait for a person.
   */
  AgentApproval: "agent_approval",
  /**
   * Rewards that wait for a review.
   */
  RewardReview: "reward_review",
  /**
   * Credit that lasts for less than a day.
   */
  LowCredit: "low_credit",
  /**
   * Webhook endpoints that were switched off because they failed.
   */
  EndpointDisabled: "endpoint_disabled",
  /**
   * Keys that expire within seven days.
   */
  KeyExpiring: "key_expiring",
  /**
   * Disputes that are open.
   */
  DisputeOpen: "dispute_open",
} as const;
export type AttentionKind =
  | "send_unknown"
  | "send_review"
  | "batch_approval"
  | "agent_approval"
  | "reward_review"
  | "low_credit"
  | "endpoint_disabled"
  | "key_expiring"
  | "dispute_open"
  | (string & Record<never, never>);

/**
 * Currency of a batch.
 */
export const BatchCurrency = {
  /**
   * All lines are in United States dollars.
   */
  Usd: "USD",
  /**
   * All lines are in Zimbabwe Gold.
   */
  Zwg: "ZWG",
  /**
   * The lines are in both currencies.
   */
  Mixed: "mixed",
} as const;
export type BatchCurrency = "USD" | "ZWG" | "mixed" | (string & Record<never, never>);

/**
 * What a batch does when your Credit is too low for a line.
 */
export const BatchInsufficientChoice = {
  /**
   * Stop. The remaining lines stay unsent.
   */
  Stop: "stop",
  /**
   * Skip the line and try the next one.
   */
  Continue: "continue",
} as const;
export type BatchInsufficientChoice = "stop" | "continue" | (string & Record<never, never>);

/**
 * What to do with a batch that has invalid lines.
 */
export const BatchInvalidChoice = {
  /**
   * Reject the whole batch and write nothing.
   */
  Reject: "reject",
  /**
   * Send the valid lines and omit the others.
   */
  Skip: "skip",
} as const;
export type BatchInvalidChoice = "reject" | "skip" | (string & Record<never, never>);

/**
 * Where a batch stands.
 */
export const BatchStatus = {
  /**
   * Written; whether it must be approved is decided at once.
   */
  Created: "created",
  /**
   * It is above your threshold: an owner or admin other than its maker must approve it.
   */
  RequiresApproval: "requires_approval",
  /**
   * Its lines are being sent.
   */
  Processing: "processing",
  /**
   * Every valid line was delivered.
   */
  Completed: "completed",
  /**
   * At least one line was delivered and at least one was not, or is not known to be.
   */
  PartiallyCompleted: "partially_completed",
  /**
   * No line was delivered.
   */
  Failed: "failed",
  /**
   * Cancelled, or not approved within 72 hours; what had gone out has ended.
   */
  Cancelled: "cancelled",
} as const;
export type BatchStatus =
  | "created"
  | "requires_approval"
  | "processing"
  | "completed"
  | "partially_completed"
  | "failed"
  | "cancelled"
  | (string & Record<never, never>);

/**
 * Which of two moments buys more.
 */
export const BetterMoment = {
  /**
   * Now.
   */
  Now: "now",
  /**
   * After the reset on the 1st.
   */
  AfterReset: "after_reset",
  /**
   * It makes no difference.
   */
  Same: "same",
} as const;
export type BetterMoment = "now" | "after_reset" | "same" | (string & Record<never, never>);

/**
 * What a bundle is for.
 */
export const BundleCategory = {
  /**
   * It lasts a day.
   */
  Daily: "daily",
  /**
   * It lasts a week.
   */
  Weekly: "weekly",
  /**
   * It lasts a month.
   */
  Monthly: "monthly",
  /**
   * For social media alone.
   */
  Social: "social",
  /**
   * For calls.
   */
  Voice: "voice",
  /**
   * Anything else.
   */
  Other: "other",
} as const;
export type BundleCategory =
  | "daily"
  | "weekly"
  | "monthly"
  | "social"
  | "voice"
  | "other"
  | (string & Record<never, never>);

/**
 * Reason a payment failed.
 */
export const CheckoutPaymentErrorCode = {
  /**
   * The customer's bank declined the card.
   */
  CardDeclined: "card_declined",
  /**
   * The customer cancelled the payment.
   */
  Cancelled: "cancelled",
  /**
   * The customer's bank did not respond in time.
   */
  Timeout: "timeout",
  /**
   * The payment provider had an error.
   */
  ProviderError: "provider_error",
} as const;
export type CheckoutPaymentErrorCode =
  | "card_declined"
  | "cancelled"
  | "timeout"
  | "provider_error"
  | (string & Record<never, never>);

/**
 * Payment method the customer used.
 */
export const CheckoutPaymentMethod = {
  /**
   * Paid by debit or credit card.
   */
  Card: "card",
  /**
   * Paid from a mobile wallet.
   */
  MobileMoney: "mobile_money",
} as const;
export type CheckoutPaymentMethod = "card" | "mobile_money" | (string & Record<never, never>);

/**
 * Reason our staff are reviewing a session.
 */
export const CheckoutReviewReason = {
  /**
   * The payment may be fraudulent.
   */
  FraudCheck: "fraud_check",
  /**
   * The amount paid differs from the amount requested.
   */
  AmountMismatch: "amount_mismatch",
  /**
   * The purchase could not be delivered.
   */
  SendFailed: "send_failed",
} as const;
export type CheckoutReviewReason =
  | "fraud_check"
  | "amount_mismatch"
  | "send_failed"
  | (string & Record<never, never>);

/**
 * Outcome of the review of a session.
 */
export const CheckoutReviewResolution = {
  /**
   * The purchase was sent again.
   */
  Resent: "resent",
  /**
   * The face value was added to your Credit.
   */
  Credited: "credited",
} as const;
export type CheckoutReviewResolution = "resent" | "credited" | (string & Record<never, never>);

/**
 * Where a checkout session stands.
 */
export const CheckoutSessionStatus = {
  /**
   * The customer has not paid yet.
   */
  Open: "open",
  /**
   * The customer has paid, and the send is on its way.
   */
  Paid: "paid",
  /**
   * Somebody must look: the payment looks odd, or the send failed.
   */
  InReview: "in_review",
  /**
   * A new send was made, after the meter was corrected or staff looked at it.
   */
  Resent: "resent",
  /**
   * The customer has what was paid for.
   */
  Fulfilled: "fulfilled",
  /**
   * Nothing was delivered; the face value was added to your Credit. Refund your customer.
   */
  Credited: "credited",
  /**
   * Nobody paid in time. A payment that arrives even so makes it `paid`.
   */
  Expired: "expired",
} as const;
export type CheckoutSessionStatus =
  | "open"
  | "paid"
  | "in_review"
  | "resent"
  | "fulfilled"
  | "credited"
  | "expired"
  | (string & Record<never, never>);

/**
 * What has become of a reservation.
 */
export const CreditReservationStatus = {
  /**
   * It is set aside.
   */
  Active: "active",
  /**
   * All of it was used. A program's is active again when Credit is added or returns to it.
   */
  Consumed: "consumed",
  /**
   * What was left of it is available again.
   */
  Released: "released",
  /**
   * Its time ran out, and what was left of it is available again.
   */
  Expired: "expired",
} as const;
export type CreditReservationStatus =
  | "active"
  | "consumed"
  | "released"
  | "expired"
  | (string & Record<never, never>);

/**
 * Type of a Credit transaction.
 */
export const CreditTransactionType = {
  /**
   * Credit charged for a send.
   */
  Send: "send",
  /**
   * Credit returned from a failed or cancelled send.
   */
  SendCreditBack: "send_credit_back",
  /**
   * Credit added by a top-up.
   */
  Topup: "topup",
  /**
   * Credit reserved for a batch or program.
   */
  Reservation: "reservation",
  /**
   * Reserved Credit made available again.
   */
  ReservationRelease: "reservation_release",
  /**
   * Credit charged for a reward.
   */
  Reward: "reward",
  /**
   * Credit returned from a reward.
   */
  RewardReturn: "reward_return",
  /**
   * Payment of a checkout whose send was not created.
   */
  CheckoutCredit: "checkout_credit",
  /**
   * Correction made by our staff.
   */
  Adjustment: "adjustment",
  /**
   * Credit granted to a test account.
   */
  TestGrant: "test_grant",
} as const;
export type CreditTransactionType =
  | "send"
  | "send_credit_back"
  | "topup"
  | "reservation"
  | "reservation_release"
  | "reward"
  | "reward_return"
  | "checkout_credit"
  | "adjustment"
  | "test_grant"
  | (string & Record<never, never>);

/**
 * Currency of Credit. Currencies are never exchanged.
 */
export const Currency = {
  /**
   * United States dollar, written as `USD`.
   */
  Usd: "USD",
  /**
   * Zimbabwe Gold, written as `ZWG`.
   */
  Zwg: "ZWG",
} as const;
export type Currency = "USD" | "ZWG" | (string & Record<never, never>);

/**
 * How far a business has come on the way to the dealer tier.
 */
export const DealerStatus = {
  /**
   * It has not applied.
   */
  None: "none",
  /**
   * Staff are looking at its application.
   */
  Applied: "applied",
  /**
   * It buys below face value.
   */
  Approved: "approved",
} as const;
export type DealerStatus = "none" | "applied" | "approved" | (string & Record<never, never>);

/**
 * Outcome of a dispute.
 */
export const DisputeOutcome = {
  /**
   * The network proved that the send was delivered.
   */
  DeliveredConfirmed: "delivered_confirmed",
  /**
   * The power token was sent again.
   */
  TokenResent: "token_resent",
  /**
   * The send was not delivered, and its Credit was returned.
   */
  NotDeliveredCredited: "not_delivered_credited",
  /**
   * The send remains delivered, and Credit was added as a goodwill gesture.
   */
  GoodwillCredit: "goodwill_credit",
  /**
   * The dispute was rejected.
   */
  Rejected: "rejected",
} as const;
export type DisputeOutcome =
  | "delivered_confirmed"
  | "token_resent"
  | "not_delivered_credited"
  | "goodwill_credit"
  | "rejected"
  | (string & Record<never, never>);

/**
 * Reason for disputing a send.
 */
export const DisputeReason = {
  /**
   * The customer did not receive the power token.
   */
  TokenNotReceived: "token_not_received",
  /**
   * The send went to the wrong number or meter.
   */
  WrongNumber: "wrong_number",
  /**
   * The send is marked delivered but did not arrive.
   */
  NotDelivered: "not_delivered",
  /**
   * Another reason; explain it in `evidence`.
   */
  Other: "other",
} as const;
export type DisputeReason =
  | "token_not_received"
  | "wrong_number"
  | "not_delivered"
  | "other"
  | (string & Record<never, never>);

/**
 * Whether a dispute is settled.
 */
export const DisputeStatus = {
  /**
   * Staff look into it.
   */
  Opened: "opened",
  /**
   * It is settled; `outcome` says how.
   */
  Resolved: "resolved",
} as const;
export type DisputeStatus = "opened" | "resolved" | (string & Record<never, never>);

/**
 * Category of an error.
 */
export const ErrorType = {
  /**
   * The request is invalid and must be changed.
   */
  InvalidRequestError: "invalid_request_error",
  /**
   * The key or session is missing or invalid.
   */
  AuthenticationError: "authentication_error",
  /**
   * The key, role or account is not allowed to do this.
   */
  PermissionError: "permission_error",
  /**
   * There is not enough Credit.
   */
  CreditError: "credit_error",
  /**
   * The current state of an object does not allow the request.
   */
  ConflictError: "conflict_error",
  /**
   * The Idempotency-Key is missing, invalid or in use.
   */
  IdempotencyError: "idempotency_error",
  /**
   * Too many requests were sent.
   */
  RateLimitError: "rate_limit_error",
  /**
   * A network, utility or supplier did not respond as expected.
   */
  ProviderError: "provider_error",
  /**
   * Something went wrong on our side.
   */
  ApiError: "api_error",
} as const;
export type ErrorType =
  | "invalid_request_error"
  | "authentication_error"
  | "permission_error"
  | "credit_error"
  | "conflict_error"
  | "idempotency_error"
  | "rate_limit_error"
  | "provider_error"
  | "api_error"
  | (string & Record<never, never>);

/**
 * Which events to keep by how their delivery went.
 */
export const EventDeliveryFilter = {
  /**
   * Those that an endpoint of yours was to hear of and has not received.
   */
  Undelivered: "undelivered",
  /**
   * All.
   */
  All: "all",
} as const;
export type EventDeliveryFilter = "undelivered" | "all";

/**
 * The type of an event, such as `send.delivered`.
 */
export const EventTypeName = {
  /**
   * An activity met a rule of a program; data.rule and data.reward name both.
   */
  ActivityRuleMatched: "activity.rule_matched",
  /**
   * A person has approved; what was asked for is carried out.
   */
  AgentApprovalApproved: "agent_approval.approved",
  /**
   * Nobody decided it within 24 hours. Nothing is sent or charged.
   */
  AgentApprovalExpired: "agent_approval.expired",
  /**
   * What was approved was refused after all; failure says why. Nothing is charged.
   */
  AgentApprovalFailed: "agent_approval.failed",
  /**
   * A person has rejected it. Nothing is sent or charged.
   */
  AgentApprovalRejected: "agent_approval.rejected",
  /**
   * An agent asks a person; nothing is sent or charged until somebody approves.
   */
  AgentApprovalRequested: "agent_approval.requested",
  /**
   * A key was made.
   */
  ApiKeyCreated: "api_key.created",
  /**
   * A key will expire in 7 days, or in 1 day.
   */
  ApiKeyExpiring: "api_key.expiring",
  /**
   * A key was deleted and no longer works.
   */
  ApiKeyRevoked: "api_key.revoked",
  /**
   * A key has a new secret; the old one works for its grace period.
   */
  ApiKeyRolled: "api_key.rolled",
  /**
   * A batch was cancelled, or nobody approved it within 72 hours.
   */
  BatchCancelled: "batch.cancelled",
  /**
   * Every valid line of a batch was delivered.
   */
  BatchCompleted: "batch.completed",
  /**
   * A batch was written; its lines are checked and its total is known.
   */
  BatchCreated: "batch.created",
  /**
   * A batch has ended, and none of its lines was delivered.
   */
  BatchFailed: "batch.failed",
  /**
   * A batch has ended; some of its lines were delivered and some were not.
   */
  BatchPartiallyCompleted: "batch.partially_completed",
  /**
   * The lines of a batch are being sent.
   */
  BatchProcessing: "batch.processing",
  /**
   * A batch is above your threshold and waits for an owner or admin.
   */
  BatchRequiresApproval: "batch.requires_approval",
  /**
   * Nothing was delivered; the face value was added to your Credit.
   */
  CheckoutSessionCredited: "checkout.session.credited",
  /**
   * Nobody paid in time, or the session was ended. A late payment makes it paid.
   */
  CheckoutSessionExpired: "checkout.session.expired",
  /**
   * The customer has what was paid for.
   */
  CheckoutSessionFulfilled: "checkout.session.fulfilled",
  /**
   * The customer has paid; the send is on its way.
   */
  CheckoutSessionPaid: "checkout.session.paid",
  /**
   * A new send was made in place of one that did not go through.
   */
  CheckoutSessionResent: "checkout.session.resent",
  /**
   * Staff put your Credit right, by this row.
   */
  CreditAdjusted: "credit.adjusted",
  /**
   * A sale or a reservation took the available Credit below the amount of your alert.
   */
  CreditBalanceLow: "credit.balance.low",
  /**
   * Credit that was set aside is available again.
   */
  CreditReleased: "credit.released",
  /**
   * Credit was set aside for a batch or a program.
   */
  CreditReserved: "credit.reserved",
  /**
   * The coming days' schedules need more than your Credit; data.projection says when.
   */
  CreditShortfallProjected: "credit.shortfall.projected",
  /**
   * Nobody paid a top-up in time.
   */
  CreditTopupExpired: "credit.topup.expired",
  /**
   * The payment of a top-up failed; failure_code says why.
   */
  CreditTopupFailed: "credit.topup.failed",
  /**
   * A top-up was started; its payment is awaited.
   */
  CreditTopupPending: "credit.topup.pending",
  /**
   * The money of a top-up is here, and is Credit.
   */
  CreditTopupSucceeded: "credit.topup.succeeded",
  /**
   * You have opened a dispute about a send; staff look into it.
   */
  DisputeOpened: "dispute.opened",
  /**
   * Staff have settled a dispute; outcome says how.
   */
  DisputeResolved: "dispute.resolved",
  /**
   * A network that you sold on in the last 30 days is slow, fails often, or is down.
   */
  NetworkAvailabilityDegraded: "network.availability.degraded",
  /**
   * A network that you sold on in the last 30 days is as usual again.
   */
  NetworkAvailabilityRestored: "network.availability.restored",
  /**
   * Power is down: meters cannot be confirmed, and power sends wait.
   */
  PowerAvailabilityDown: "power.availability.down",
  /**
   * Power is back; what waited goes out in order.
   */
  PowerAvailabilityUp: "power.availability.up",
  /**
   * A program gives rewards: it was activated, or resumed.
   */
  ProgramActivated: "program.activated",
  /**
   * A fifth of the budget or less remains. Told once for each time it falls so low.
   */
  ProgramBudgetLow: "program.budget.low",
  /**
   * A program has ended for good.
   */
  ProgramClosed: "program.closed",
  /**
   * The budget is spent or earmarked; the program gives nothing until some returns.
   */
  ProgramExhausted: "program.exhausted",
  /**
   * A program was paused and gives no rewards until it is resumed.
   */
  ProgramPaused: "program.paused",
  /**
   * An exhausted program has budget again and gives rewards.
   */
  ProgramReactivated: "program.reactivated",
  /**
   * A recipient was made.
   */
  RecipientCreated: "recipient.created",
  /**
   * What was known of a recipient is gone: of the object its id is left.
   */
  RecipientErased: "recipient.erased",
  /**
   * A recipient will be erased in seven days, unless somebody restores it.
   */
  RecipientErasurePending: "recipient.erasure_pending",
  /**
   * A recipient was changed, or restored.
   */
  RecipientUpdated: "recipient.updated",
  /**
   * A referred friend did what earns the reward; the referrer's is in reward.
   */
  ReferralQualified: "referral.qualified",
  /**
   * A reward is held for a review. Somebody must approve or reject it.
   */
  ReviewOpened: "review.opened",
  /**
   * A review was approved or rejected, or nobody decided it for 30 days.
   */
  ReviewResolved: "review.resolved",
  /**
   * A reward was made, and its budget taken.
   */
  RewardCreated: "reward.created",
  /**
   * The person has the reward.
   */
  RewardDelivered: "reward.delivered",
  /**
   * A completion_id was sent again. Nothing changed; told at most once a day for each.
   */
  RewardDuplicate: "reward.duplicate",
  /**
   * Nobody took or released a reward in time; its budget is back.
   */
  RewardExpired: "reward.expired",
  /**
   * A reward could not be sent; its budget is back, and failure_code says why.
   */
  RewardFailed: "reward.failed",
  /**
   * A reward is stopped, in escrow or for a review; held_reason says which.
   */
  RewardHeld: "reward.held",
  /**
   * A review turned a reward down; its budget is back.
   */
  RewardRejected: "reward.rejected",
  /**
   * A held reward was let go and is being sent.
   */
  RewardReleased: "reward.released",
  /**
   * A reward was taken back before anything was sent; its budget is back.
   */
  RewardVoided: "reward.voided",
  /**
   * Somebody has claimed a reward link; its reward is in reward.
   */
  RewardLinkClaimed: "reward_link.claimed",
  /**
   * A reward link was made. Those of a call for more than 50 are told little by little.
   */
  RewardLinkCreated: "reward_link.created",
  /**
   * The time of a reward link is over; its budget is back.
   */
  RewardLinkExpired: "reward_link.expired",
  /**
   * Somebody has looked at a reward link for the first time.
   */
  RewardLinkOpened: "reward_link.opened",
  /**
   * A reward link was taken back; its budget is back.
   */
  RewardLinkRevoked: "reward_link.revoked",
  /**
   * A schedule has run; batch is what it made.
   */
  ScheduleOccurrenceRan: "schedule.occurrence.ran",
  /**
   * A schedule was due, and waits for Credit.
   */
  ScheduleOccurrenceRetryAfterTopup: "schedule.occurrence.retry_after_topup",
  /**
   * A schedule was due, and left out for lack of Credit.
   */
  ScheduleOccurrenceSkippedInsufficientCredit: "schedule.occurrence.skipped_insufficient_credit",
  /**
   * A schedule runs within 24 hours; it can be changed until 15 minutes before.
   */
  ScheduleOccurrenceUpcoming: "schedule.occurrence.upcoming",
  /**
   * The send was cancelled before it went out.
   */
  SendCancelled: "send.cancelled",
  /**
   * A send was written and charged.
   */
  SendCreated: "send.created",
  /**
   * The Credit drawn for the send is available again.
   */
  SendCreditedBack: "send.credited_back",
  /**
   * The customer has it; the Credit is spent.
   */
  SendDelivered: "send.delivered",
  /**
   * It did not go through; failure_code says why.
   */
  SendFailed: "send.failed",
  /**
   * A send that had failed was delivered after all. The returned Credit stays.
   */
  SendLateDelivered: "send.late_delivered",
  /**
   * A send that waits goes to another meter. Told to every endpoint.
   */
  SendMeterChanged: "send.meter_changed",
  /**
   * Power is down; the token goes out when it is back.
   */
  SendQueued: "send.queued",
  /**
   * The network's answers do not settle it; staff do. Do not sell again.
   */
  SendRequiresReview: "send.requires_review",
  /**
   * The network was busy and took nothing; the service tries again by itself.
   */
  SendRetrying: "send.retrying",
  /**
   * A send was written and charged, and waits for its time.
   */
  SendScheduled: "send.scheduled",
  /**
   * A send was handed to the network. Told once, however often it is tried.
   */
  SendSubmitted: "send.submitted",
  /**
   * The text message with the token has reached the customer's telephone.
   */
  SendTokenDelivered: "send.token_delivered",
  /**
   * The text message with the token could not be delivered. Send it again.
   */
  SendTokenDeliveryFailed: "send.token_delivery_failed",
  /**
   * The token was sent to the customer again.
   */
  SendTokenResent: "send.token_resent",
  /**
   * The network has not answered. Do not sell again: it may have landed.
   */
  SendUnknown: "send.unknown",
  /**
   * An endpoint was switched off, by you or because it failed for three days.
   */
  WebhookEndpointDisabled: "webhook_endpoint.disabled",
} as const;
export type EventTypeName =
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
  | "webhook_endpoint.disabled"
  | (string & Record<never, never>);

/**
 * Health of the service.
 */
export const HealthStatus = {
  /**
   * Requests are served as usual.
   */
  Ok: "ok",
  /**
   * Requests are served, but a component is failing.
   */
  Degraded: "degraded",
} as const;
export type HealthStatus = "ok" | "degraded" | (string & Record<never, never>);

/**
 * The methods of the interface.
 */
export const HttpMethod = {
  /**
   * Reads.
   */
  Get: "GET",
  /**
   * Makes, or does something.
   */
  Post: "POST",
  /**
   * Changes.
   */
  Patch: "PATCH",
  /**
   * Replaces.
   */
  Put: "PUT",
  /**
   * Ends.
   */
  Delete: "DELETE",
} as const;
export type HttpMethod =
  | "GET"
  | "POST"
  | "PATCH"
  | "PUT"
  | "DELETE"
  | (string & Record<never, never>);

/**
 * How long the old secret of a rolled key works on.
 */
export const KeyGrace = {
  /**
   * Not at all: it stops at once.
   */
  V0: "0",
  /**
   * One hour.
   */
  V1h: "1h",
  /**
   * One day.
   */
  V24h: "24h",
  /**
   * One week.
   */
  V7d: "7d",
} as const;
export type KeyGrace = "0" | "1h" | "24h" | "7d";

/**
 * The kinds of key.
 */
export const KeyKind = {
  /**
   * Secret: for your own servers.
   */
  Sk: "sk",
  /**
   * Restricted: for one till, holding only the scopes that it needs.
   */
  Rk: "rk",
  /**
   * Publishable: for a browser, and only for the operations marked so.
   */
  Pk: "pk",
  /**
   * Agent: for an AI agent, which a person watches over.
   */
  Ak: "ak",
} as const;
export type KeyKind = "sk" | "rk" | "pk" | "ak" | (string & Record<never, never>);

/**
 * What a key may do.
 */
export const KeyScope = {
  /**
   * Read networks and products.
   */
  CatalogRead: "catalog:read",
  /**
   * Look up numbers and meters, and make quotes.
   */
  LookupsRead: "lookups:read",
  /**
   * Read sends, batches, schedules, disputes and checkout sessions.
   */
  SendsRead: "sends:read",
  /**
   * Make and cancel sends, and what belongs to them.
   */
  SendsWrite: "sends:write",
  /**
   * See power tokens in clear.
   */
  TokensRead: "tokens:read",
  /**
   * Make, cancel and approve batches.
   */
  BatchesWrite: "batches:write",
  /**
   * Make and change schedules.
   */
  SchedulesWrite: "schedules:write",
  /**
   * Read Credit and statements.
   */
  CreditRead: "credit:read",
  /**
   * Top up Credit.
   */
  CreditTopup: "credit:topup",
  /**
   * Read recipients, groups and cost centres.
   */
  RecipientsRead: "recipients:read",
  /**
   * Make and change recipients, groups and cost centres.
   */
  RecipientsWrite: "recipients:write",
  /**
   * Read rewards, links and reviews.
   */
  RewardsRead: "rewards:read",
  /**
   * Make rewards and links.
   */
  RewardsWrite: "rewards:write",
  /**
   * Run programs and decide reviews.
   */
  ProgramsManage: "programs:manage",
  /**
   * Manage webhook endpoints and read events.
   */
  WebhooksManage: "webhooks:manage",
  /**
   * Read reports, activity and events.
   */
  ReportsRead: "reports:read",
  /**
   * Allocate to employees.
   */
  WorkforceAdmin: "workforce:admin",
  /**
   * Manage family members.
   */
  FamilyWrite: "family:write",
  /**
   * Manage the account, its members and its keys.
   */
  AccountManage: "account:manage",
} as const;
export type KeyScope =
  | "catalog:read"
  | "lookups:read"
  | "sends:read"
  | "sends:write"
  | "tokens:read"
  | "batches:write"
  | "schedules:write"
  | "credit:read"
  | "credit:topup"
  | "recipients:read"
  | "recipients:write"
  | "rewards:read"
  | "rewards:write"
  | "programs:manage"
  | "webhooks:manage"
  | "reports:read"
  | "workforce:admin"
  | "family:write"
  | "account:manage"
  | (string & Record<never, never>);

/**
 * Legal basis for processing a person's data.
 */
export const LawfulBasis = {
  /**
   * The person has given consent; see `consent`.
   */
  Consent: "consent",
  /**
   * The data is needed for a contract with the person.
   */
  Contract: "contract",
  /**
   * The data is required by law.
   */
  LegalObligation: "legal_obligation",
  /**
   * You have a legitimate interest that the person's interests do not override.
   */
  LegitimateInterest: "legitimate_interest",
} as const;
export type LawfulBasis =
  | "consent"
  | "contract"
  | "legal_obligation"
  | "legitimate_interest"
  | (string & Record<never, never>);

/**
 * What kind of line a number is.
 */
export const LineType = {
  /**
   * A mobile line.
   */
  Mobile: "mobile",
  /**
   * A number of an internet telephone service.
   */
  Voip: "voip",
  /**
   * A fixed line.
   */
  Fixed: "fixed",
  /**
   * It cannot be told.
   */
  Unknown: "unknown",
} as const;
export type LineType = "mobile" | "voip" | "fixed" | "unknown" | (string & Record<never, never>);

/**
 * How a claim is tied to a person.
 */
export const LinkBinding = {
  /**
   * Anyone who has the link can claim it.
   */
  None: "none",
  /**
   * A code is sent by SMS to the number that receives the reward.
   */
  Otp: "otp",
} as const;
export type LinkBinding = "none" | "otp" | (string & Record<never, never>);

/**
 * Confirmation level required for the meter of a power send.
 */
export const MeterConfirmMode = {
  /**
   * Returns an error if the utility cannot confirm the meter.
   */
  Strict: "strict",
  /**
   * Sells without an answer, and confirms the meter before buying the token.
   */
  BestEffort: "best_effort",
} as const;
export type MeterConfirmMode = "strict" | "best_effort" | (string & Record<never, never>);

/**
 * Confirmation level of a meter.
 */
export const MeterConfirmation = {
  /**
   * The utility confirmed it before the sale.
   */
  Strict: "strict",
  /**
   * Confirmed after the sale, before the token is bought.
   */
  BestEffort: "best_effort",
  /**
   * The meter was not confirmed.
   */
  None: "none",
} as const;
export type MeterConfirmation = "strict" | "best_effort" | "none" | (string & Record<never, never>);

/**
 * Where the confirmation of a meter comes from.
 */
export const MeterSource = {
  /**
   * The utility, just now.
   */
  Utility: "utility",
  /**
   * The utility, less than ten minutes ago.
   */
  Cache: "cache",
} as const;
export type MeterSource = "utility" | "cache" | (string & Record<never, never>);

/**
 * The two modes. Nothing real moves in test mode.
 */
export const Mode = {
  /**
   * A rehearsal: no real money, no real airtime.
   */
  Test: "test",
  /**
   * Real money.
   */
  Live: "live",
} as const;
export type Mode = "test" | "live" | (string & Record<never, never>);

/**
 * What a network delivers.
 */
export const NetworkKind = {
  /**
   * Airtime and data.
   */
  Mobile: "mobile",
  /**
   * Electricity tokens.
   */
  Power: "power",
} as const;
export type NetworkKind = "mobile" | "power" | (string & Record<never, never>);

/**
 * How a network is doing.
 */
export const NetworkState = {
  /**
   * As usual.
   */
  Up: "up",
  /**
   * Slow, or failing more often than usual.
   */
  Degraded: "degraded",
  /**
   * Nothing goes through.
   */
  Down: "down",
} as const;
export type NetworkState = "up" | "degraded" | "down" | (string & Record<never, never>);

/**
 * How all is doing.
 */
export const OverallStatus = {
  /**
   * As usual.
   */
  Operational: "operational",
  /**
   * Some of it is slow or down.
   */
  Degraded: "degraded",
  /**
   * Nothing goes through.
   */
  Down: "down",
} as const;
export type OverallStatus = "operational" | "degraded" | "down" | (string & Record<never, never>);

/**
 * Why a product cannot be sold.
 */
export const PausedReason = {
  /**
   * The network is down.
   */
  NetworkDown: "network_down",
  /**
   * It was paused by staff for a while.
   */
  Maintenance: "maintenance",
  /**
   * It is not sold in this mode yet.
   */
  NotAvailableYet: "not_available_yet",
} as const;
export type PausedReason =
  | "network_down"
  | "maintenance"
  | "not_available_yet"
  | (string & Record<never, never>);

/**
 * Behaviour of a power send during a national outage.
 */
export const PowerDownChoice = {
  /**
   * The send waits up to `max_hold`.
   */
  Queue: "queue",
  /**
   * The send fails and your Credit is returned.
   */
  Fail: "fail",
} as const;
export type PowerDownChoice = "queue" | "fail" | (string & Record<never, never>);

/**
 * How a program's budget is funded.
 */
export const ProgramFunding = {
  /**
   * The whole budget is reserved from your Credit up front, and rewards are paid from the reservation. Each reward consumes its face value from the reservation; a dealer's discount becomes available Credit immediately.
   */
  Reserve: "reserve",
  /**
   * The budget is only a limit. Rewards sent immediately debit your available Credit. Rewards that wait in escrow, under review or behind a link are reserved until they end.
   */
  PayAsYouGo: "pay_as_you_go",
} as const;
export type ProgramFunding = "reserve" | "pay_as_you_go" | (string & Record<never, never>);

/**
 * What happens to a new reward before it is sent.
 */
export const ProgramHoldMode = {
  /**
   * The reward is sent immediately, unless a fraud rule stops it.
   */
  None: "none",
  /**
   * The reward is held in escrow until you release it.
   */
  Escrow: "escrow",
  /**
   * The reward is held until a person approves its review.
   */
  Review: "review",
} as const;
export type ProgramHoldMode = "none" | "escrow" | "review" | (string & Record<never, never>);

/**
 * Ways in which a program's rewards can be created.
 */
export const ProgramSource = {
  /**
   * Created by your own server: `POST /rewards`, activities and referrals.
   */
  Api: "api",
  /**
   * Created by signed completions without a key: `POST /programs/{program_id}/completions`.
   */
  Completions: "completions",
  /**
   * Created when people claim reward links, online or by checking in at a location.
   */
  Links: "links",
} as const;
export type ProgramSource = "api" | "completions" | "links" | (string & Record<never, never>);

/**
 * Whether a program gives rewards.
 */
export const ProgramStatus = {
  /**
   * It is being set up and gives nothing yet; activate it.
   */
  Draft: "draft",
  /**
   * It gives rewards.
   */
  Active: "active",
  /**
   * Somebody paused it; it gives nothing until it is resumed.
   */
  Paused: "paused",
  /**
   * Its budget is spent or earmarked; it is active again as soon as budget returns.
   */
  Exhausted: "exhausted",
  /**
   * It has ended for good.
   */
  Closed: "closed",
} as const;
export type ProgramStatus =
  | "draft"
  | "active"
  | "paused"
  | "exhausted"
  | "closed"
  | (string & Record<never, never>);

/**
 * Whether a quote can be carried by a sale.
 */
export const QuoteStatus = {
  /**
   * A sale may carry it.
   */
  Open: "open",
  /**
   * A sale carries it; if that sale fails or is cancelled in time, it is open again.
   */
  Used: "used",
  /**
   * Its 30 minutes are over, and no sale carried it.
   */
  Expired: "expired",
} as const;
export type QuoteStatus = "open" | "used" | "expired" | (string & Record<never, never>);

/**
 * Whether a recipient is in use.
 */
export const RecipientStatus = {
  /**
   * In use.
   */
  Active: "active",
  /**
   * It gets nothing, and is erased after seven days unless it is restored.
   */
  ErasurePending: "erasure_pending",
  /**
   * What was known of the person is gone, for good.
   */
  Erased: "erased",
} as const;
export type RecipientStatus =
  | "active"
  | "erasure_pending"
  | "erased"
  | (string & Record<never, never>);

/**
 * Whether a referral has earned its reward.
 */
export const ReferralStatus = {
  /**
   * The friend has not yet done what earns the reward.
   */
  Pending: "pending",
  /**
   * The friend has, and the referrer is rewarded.
   */
  Qualified: "qualified",
  /**
   * A review turned its reward down; `reason` says why.
   */
  Rejected: "rejected",
  /**
   * 90 days have passed without it.
   */
  Expired: "expired",
} as const;
export type ReferralStatus =
  | "pending"
  | "qualified"
  | "rejected"
  | "expired"
  | (string & Record<never, never>);

/**
 * Reason a reward is under review.
 */
export const ReviewReason = {
  /**
   * Many rewards to this phone number in a short time.
   */
  VelocityPhone: "velocity_phone",
  /**
   * Many claims from this IP address in a short time.
   */
  VelocityIp: "velocity_ip",
  /**
   * Many claims from this device in a short time.
   */
  VelocityDevice: "velocity_device",
  /**
   * Rewards of several people go to the same meter.
   */
  SameMeter: "same_meter",
  /**
   * The recipient was created only recently.
   */
  NewRecipient: "new_recipient",
  /**
   * The amount is far above what the program usually gives.
   */
  AmountOutlier: "amount_outlier",
  /**
   * The recipient is about to reach a limit.
   */
  CapNear: "cap_near",
  /**
   * The check-in was at the very edge of the location.
   */
  GeofenceEdge: "geofence_edge",
  /**
   * The phone number resembles one on the blocklist.
   */
  BlocklistNear: "blocklist_near",
  /**
   * The program holds rewards like this one for review.
   */
  ManualHold: "manual_hold",
  /**
   * A test number whose last four digits trigger a review.
   */
  TestNumber: "test_number",
} as const;
export type ReviewReason =
  | "velocity_phone"
  | "velocity_ip"
  | "velocity_device"
  | "same_meter"
  | "new_recipient"
  | "amount_outlier"
  | "cap_near"
  | "geofence_edge"
  | "blocklist_near"
  | "manual_hold"
  | "test_number"
  | (string & Record<never, never>);

/**
 * How a review was resolved.
 */
export const ReviewResolution = {
  /**
   * A person approved the review.
   */
  Approved: "approved",
  /**
   * A person rejected the review.
   */
  Rejected: "rejected",
  /**
   * Nobody decided within 30 days, so the reward was rejected.
   */
  TimedOut: "timed_out",
} as const;
export type ReviewResolution =
  | "approved"
  | "rejected"
  | "timed_out"
  | (string & Record<never, never>);

/**
 * Risk that the reward is fraudulent.
 */
export const ReviewRisk = {
  /**
   * Low risk. The program asked for a review.
   */
  Low: "low",
  /**
   * Medium risk. Fraud is possible.
   */
  Medium: "medium",
  /**
   * High risk. Check carefully before you approve.
   */
  High: "high",
} as const;
export type ReviewRisk = "low" | "medium" | "high" | (string & Record<never, never>);

/**
 * Whether a review is decided.
 */
export const ReviewStatus = {
  /**
   * Somebody must decide.
   */
  Open: "open",
  /**
   * The reward was let go.
   */
  Approved: "approved",
  /**
   * The reward was turned down, by a person or after 30 days without a decision.
   */
  Rejected: "rejected",
} as const;
export type ReviewStatus = "open" | "approved" | "rejected" | (string & Record<never, never>);

/**
 * How a reward is delivered to a person.
 */
export const RewardDelivery = {
  /**
   * Sent directly to the recipient's number or meter.
   */
  Direct: "direct",
  /**
   * Claimed by the person with a link.
   */
  Link: "link",
  /**
   * Claimed with a link, where the person chooses what to receive.
   */
  Choice: "choice",
} as const;
export type RewardDelivery = "direct" | "link" | "choice" | (string & Record<never, never>);

/**
 * Reason a reward is held.
 */
export const RewardHeldReason = {
  /**
   * Under review, because of a fraud rule or the program's `hold`. Approve or reject its review.
   */
  Review: "review",
  /**
   * In escrow. Release it once it is earned.
   */
  Escrow: "escrow",
} as const;
export type RewardHeldReason = "review" | "escrow" | (string & Record<never, never>);

/**
 * Whether a reward link can be claimed.
 */
export const RewardLinkStatus = {
  /**
   * Nobody has looked at it yet.
   */
  Created: "created",
  /**
   * Somebody has looked at it. A claim without a look opens it first.
   */
  Opened: "opened",
  /**
   * Somebody has claimed it; it became a reward.
   */
  Claimed: "claimed",
  /**
   * Its time is over, and its budget is back.
   */
  Expired: "expired",
  /**
   * It was taken back, and its budget is back.
   */
  Revoked: "revoked",
} as const;
export type RewardLinkStatus =
  | "created"
  | "opened"
  | "claimed"
  | "expired"
  | "revoked"
  | (string & Record<never, never>);

/**
 * What created a reward.
 */
export const RewardSource = {
  /**
   * Created by a call to `POST /rewards`.
   */
  Api: "api",
  /**
   * Created by a signed completion.
   */
  Completions: "completions",
  /**
   * Created by claiming a link.
   */
  Links: "links",
  /**
   * Created by a rule that an activity matched.
   */
  Rule: "rule",
  /**
   * Created by a referral that qualified.
   */
  Referral: "referral",
  /**
   * Created by a check-in at the program's location.
   */
  Checkin: "checkin",
} as const;
export type RewardSource =
  | "api"
  | "completions"
  | "links"
  | "rule"
  | "referral"
  | "checkin"
  | (string & Record<never, never>);

/**
 * Where a reward stands.
 */
export const RewardStatus = {
  /**
   * Its budget is taken: it is being sent, or waits for the person to take it.
   */
  Pending: "pending",
  /**
   * It is stopped, in escrow or by a fraud rule; `held_reason` says which.
   */
  Held: "held",
  /**
   * It was let go: it is being sent, or waits for the person to take it.
   */
  Released: "released",
  /**
   * The person has it.
   */
  Delivered: "delivered",
  /**
   * It could not be sent, and its budget is back; `failure_code` says why. It stays failed when its send lands late after all: the service bears that, and the send says `late_delivered_at`.
   */
  Failed: "failed",
  /**
   * It was taken back before anything was sent, and its budget is back.
   */
  Voided: "voided",
  /**
   * Nobody took or released it in time, and its budget is back.
   */
  Expired: "expired",
  /**
   * A review turned it down, and its budget is back.
   */
  Rejected: "rejected",
} as const;
export type RewardStatus =
  | "pending"
  | "held"
  | "released"
  | "delivered"
  | "failed"
  | "voided"
  | "expired"
  | "rejected"
  | (string & Record<never, never>);

/**
 * Where one day of a schedule stands.
 */
export const ScheduleOccurrenceStatus = {
  /**
   * It runs on its day.
   */
  Planned: "planned",
  /**
   * It runs on another day: `moved_to`.
   */
  Moved: "moved",
  /**
   * It does not run: you said so, or there was no Credit for it.
   */
  Skipped: "skipped",
  /**
   * It runs as a part of another one: `combined_into`.
   */
  Combined: "combined",
  /**
   * It has run, by its cadence or because you ran it; `batch` is the newest run.
   */
  Ran: "ran",
  /**
   * The service was away for more than twelve hours when it was due; it did not run.
   */
  Missed: "missed",
  /**
   * There was no Credit for it; it runs when there is, within twelve hours.
   */
  WaitingTopup: "waiting_topup",
} as const;
export type ScheduleOccurrenceStatus =
  | "planned"
  | "moved"
  | "skipped"
  | "combined"
  | "ran"
  | "missed"
  | "waiting_topup"
  | (string & Record<never, never>);

/**
 * Where a test send shall go.
 */
export const SendAdvanceTarget = {
  /**
   * The network delivers it.
   */
  Delivered: "delivered",
  /**
   * The network refuses it.
   */
  Failed: "failed",
  /**
   * A send that has failed lands after all.
   */
  LateDelivered: "late_delivered",
} as const;
export type SendAdvanceTarget = "delivered" | "failed" | "late_delivered";

/**
 * Fields of a send that can be expanded.
 */
export const SendExpansion = {
  /**
   * Expands the recipient of the send.
   */
  Recipient: "recipient",
  /**
   * Expands the program of the send.
   */
  Program: "program",
  /**
   * Expands the reward of the send.
   */
  Reward: "reward",
  /**
   * Expands the batch of the send.
   */
  Batch: "batch",
} as const;
export type SendExpansion = "recipient" | "program" | "reward" | "batch";

/**
 * Why a send or a reward failed, and whether it is safe to sell again to the same target. "Do not
 * sell again" means: not as it was.
 */
export const SendFailureCode = {
  /**
   * The network does not recognize the number. Correct the number before you sell again.
   */
  InvalidTarget: "invalid_target",
  /**
   * The number is on another network. Do not sell this product again; choose another.
   */
  WrongNetwork: "wrong_network",
  /**
   * The line is suspended or barred from top-ups. Do not sell to it again.
   */
  TargetBarred: "target_barred",
  /**
   * The number is a contract line, which cannot be topped up. Do not sell to it again.
   */
  PostpaidNumber: "postpaid_number",
  /**
   * The amount is too low, too high or not a denomination. Sell another amount.
   */
  AmountNotAllowed: "amount_not_allowed",
  /**
   * The bundle is no longer sold. Choose another bundle.
   */
  BundleUnavailable: "bundle_unavailable",
  /**
   * The line reached the network's daily, weekly or monthly limit. Sell again later.
   */
  SubscriberLimitReached: "subscriber_limit_reached",
  /**
   * The network rejected the send as a duplicate. Sell again later.
   */
  DuplicateRejected: "duplicate_rejected",
  /**
   * The utility does not recognize the meter. Correct the number before you sell again.
   */
  MeterNotFound: "meter_not_found",
  /**
   * The utility has blocked the meter. Do not sell again; the customer must contact the utility.
   */
  MeterBlocked: "meter_blocked",
  /**
   * The utility bills the meter in the other currency. Sell again in that currency.
   */
  MeterCurrencyMismatch: "meter_currency_mismatch",
  /**
   * The customer owes the utility a debt. Do not sell again until it is paid.
   */
  MeterArrears: "meter_arrears",
  /**
   * The meter could not be confirmed. Check the meter before you sell again.
   */
  MeterConfirmationFailed: "meter_confirmation_failed",
  /**
   * The network rejected the send for another reason. Check with the customer before you sell again.
   */
  NetworkRejected: "network_rejected",
  /**
   * The network was busy throughout and delivered nothing. Safe to sell again.
   */
  NetworkBusy: "network_busy",
  /**
   * The utility was down and `on_zesa_down` was `fail`. Sell again when it is back.
   */
  PowerUnavailable: "power_unavailable",
  /**
   * The utility was still down after `max_hold`. Safe to sell again.
   */
  HoldExpired: "hold_expired",
  /**
   * The product was paused before dispatch. Sell again later.
   */
  ProductUnavailable: "product_unavailable",
  /**
   * The target was added to the blocklist before dispatch. Do not sell to it again.
   */
  TargetBlocked: "target_blocked",
  /**
   * No supplier was available for the send. Sell again later.
   */
  ProviderUnavailable: "provider_unavailable",
  /**
   * The supplier confirmed that the unknown send was never delivered. Safe to sell again.
   */
  NotDelivered: "not_delivered",
  /**
   * Our staff resolved the send as not delivered. Safe to sell again.
   */
  NotDeliveredByReview: "not_delivered_by_review",
  /**
   * The batch was cancelled before dispatch, so nothing was sold. Only on batch lines.
   */
  CancelledByBatch: "cancelled_by_batch",
} as const;
export type SendFailureCode =
  | "invalid_target"
  | "wrong_network"
  | "target_barred"
  | "postpaid_number"
  | "amount_not_allowed"
  | "bundle_unavailable"
  | "subscriber_limit_reached"
  | "duplicate_rejected"
  | "meter_not_found"
  | "meter_blocked"
  | "meter_currency_mismatch"
  | "meter_arrears"
  | "meter_confirmation_failed"
  | "network_rejected"
  | "network_busy"
  | "power_unavailable"
  | "hold_expired"
  | "product_unavailable"
  | "target_blocked"
  | "provider_unavailable"
  | "not_delivered"
  | "not_delivered_by_review"
  | "cancelled_by_batch"
  | (string & Record<never, never>);

/**
 * Fields of listed sends that can be expanded.
 */
export const SendListExpansion = {
  /**
   * Expands the recipient of each send.
   */
  DataRecipient: "data.recipient",
  /**
   * Expands the program of each send.
   */
  DataProgram: "data.program",
  /**
   * Expands the reward of each send.
   */
  DataReward: "data.reward",
  /**
   * Expands the batch of each send.
   */
  DataBatch: "data.batch",
} as const;
export type SendListExpansion = "data.recipient" | "data.program" | "data.reward" | "data.batch";

/**
 * Feature that created a send.
 */
export const SendSource = {
  /**
   * Created by `POST /sends` or by a retry.
   */
  Api: "api",
  /**
   * Created by a line of a batch.
   */
  Batch: "batch",
  /**
   * Created by an occurrence of a schedule.
   */
  Schedule: "schedule",
  /**
   * Created to pay out a reward.
   */
  Reward: "reward",
  /**
   * Created by a checkout session.
   */
  Checkout: "checkout",
  /**
   * Created by an allocation to employees.
   */
  Workforce: "workforce",
  /**
   * Created by a tool of the MCP server.
   */
  Mcp: "mcp",
  /**
   * Created by a person in the dashboard.
   */
  Dashboard: "dashboard",
} as const;
export type SendSource =
  | "api"
  | "batch"
  | "schedule"
  | "reward"
  | "checkout"
  | "workforce"
  | "mcp"
  | "dashboard"
  | (string & Record<never, never>);

/**
 * Where a send stands. Compare it before you tell a customer anything.
 */
export const SendStatus = {
  /**
   * Written and charged, not handed over yet; it can be cancelled.
   */
  Pending: "pending",
  /**
   * Handed to the network; its answer is awaited.
   */
  Submitted: "submitted",
  /**
   * Done. The customer has it, and the Credit is spent.
   */
  Delivered: "delivered",
  /**
   * Power is down nationally; the token goes out when it is back, and is texted.
   */
  Queued: "queued",
  /**
   * The network was busy and took nothing; the service tries again by itself.
   */
  Retrying: "retrying",
  /**
   * The network has not answered. Do not sell again: it may have landed.
   */
  Unknown: "unknown",
  /**
   * Answers contradict each other; staff settle it. Do not sell again: it may have landed.
   */
  RequiresReview: "requires_review",
  /**
   * It did not go through and the Credit is back; `failure_code` says why.
   */
  FailedCredited: "failed_credited",
  /**
   * It did not go through, and no Credit of this account had been drawn for it.
   */
  Failed: "failed",
  /**
   * Charged, and waiting for the time in `scheduled_for`; it can be cancelled.
   */
  Scheduled: "scheduled",
  /**
   * Cancelled before it went out, and the Credit is back.
   */
  CancelledCredited: "cancelled_credited",
} as const;
export type SendStatus =
  | "pending"
  | "submitted"
  | "delivered"
  | "queued"
  | "retrying"
  | "unknown"
  | "requires_review"
  | "failed_credited"
  | "failed"
  | "scheduled"
  | "cancelled_credited"
  | (string & Record<never, never>);

/**
 * Type of the sale.
 */
export const SendType = {
  /**
   * Airtime for a mobile number.
   */
  Airtime: "airtime",
  /**
   * A mobile data bundle.
   */
  Data: "data",
  /**
   * A prepaid electricity token.
   */
  Power: "power",
} as const;
export type SendType = "airtime" | "data" | "power" | (string & Record<never, never>);

/**
 * A point to check before a sale.
 */
export const SendWarningCode = {
  /**
   * The same sale was made recently.
   */
  DuplicateRecent: "duplicate_recent",
  /**
   * The check digit of the meter number does not match.
   */
  MeterChecksum: "meter_checksum",
  /**
   * Little Credit would remain after the sale.
   */
  LowCreditAfter: "low_credit_after",
} as const;
export type SendWarningCode =
  | "duplicate_recent"
  | "meter_checksum"
  | "low_credit_after"
  | (string & Record<never, never>);

/**
 * Status that a sale would have.
 */
export const SendWouldStatus = {
  /**
   * The send would be dispatched immediately.
   */
  Pending: "pending",
  /**
   * The send would wait for its scheduled time.
   */
  Scheduled: "scheduled",
  /**
   * The send would wait for a person's approval.
   */
  RequiresApproval: "requires_approval",
} as const;
export type SendWouldStatus =
  | "pending"
  | "scheduled"
  | "requires_approval"
  | (string & Record<never, never>);

/**
 * Language of the default text message.
 */
export const SmsLocale = {
  /**
   * The message is in English.
   */
  En: "en",
  /**
   * The message is in Shona.
   */
  Sn: "sn",
  /**
   * The message is in Ndebele.
   */
  Nd: "nd",
} as const;
export type SmsLocale = "en" | "sn" | "nd" | (string & Record<never, never>);

/**
 * SMS delivery status of the message to the customer.
 */
export const SmsStatus = {
  /**
   * No message exists, or it is not due yet.
   */
  None: "none",
  /**
   * The message is waiting to be sent.
   */
  Queued: "queued",
  /**
   * The SMS gateway accepted the message.
   */
  Sent: "sent",
  /**
   * The message reached the customer.
   */
  Delivered: "delivered",
  /**
   * The message could not be delivered.
   */
  Failed: "failed",
} as const;
export type SmsStatus =
  | "none"
  | "queued"
  | "sent"
  | "delivered"
  | "failed"
  | (string & Record<never, never>);

/**
 * Who uses the electricity.
 */
export const TariffClass = {
  /**
   * A household.
   */
  Domestic: "domestic",
  /**
   * A business.
   */
  Commercial: "commercial",
  /**
   * Not told.
   */
  Unknown: "unknown",
} as const;
export type TariffClass = "domestic" | "commercial" | "unknown" | (string & Record<never, never>);

/**
 * The day of the month on which the cheapest band begins anew.
 */
export const TariffReset = {
  /**
   * The 1st, at midnight in Harare.
   */
  FirstOfMonth: "first_of_month",
} as const;
export type TariffReset = "first_of_month" | (string & Record<never, never>);

/**
 * Kinds of work that follow the test clock.
 */
export const TestClockWorkKind = {
  /**
   * Sends to dispatch, or to ask the network about.
   */
  Send: "send",
  /**
   * Text messages and emails to hand over, or to ask the gateway about.
   */
  Message: "message",
  /**
   * Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
   */
  Event: "event",
  /**
   * Webhook deliveries to try.
   */
  WebhookDelivery: "webhook_delivery",
  /**
   * Webhook replays in progress.
   */
  WebhookReplay: "webhook_replay",
  /**
   * Keys that expire, or whose replaced secret does.
   */
  Key: "key",
  /**
   * Test Credit to restore for the day.
   */
  TestCredit: "test_credit",
} as const;
export type TestClockWorkKind =
  | "send"
  | "message"
  | "event"
  | "webhook_delivery"
  | "webhook_replay"
  | "key"
  | "test_credit"
  | (string & Record<never, never>);

/**
 * Channel by which the customer receives a token.
 */
export const TokenChannel = {
  /**
   * Text message to the `token_phone`.
   */
  Sms: "sms",
  /**
   * Email to the `token_email` address.
   */
  Email: "email",
} as const;
export type TokenChannel = "sms" | "email" | (string & Record<never, never>);

/**
 * Purpose of a power token.
 */
export const TokenKind = {
  /**
   * Adds units to the meter.
   */
  Credit: "credit",
  /**
   * Changes the meter's key. Enter it before the credit token.
   */
  KeyChange: "key_change",
  /**
   * Another token that the utility requires.
   */
  Other: "other",
} as const;
export type TokenKind = "credit" | "key_change" | "other" | (string & Record<never, never>);

/**
 * Delivery status of a resent token.
 */
export const TokenResendStatus = {
  /**
   * The messages are waiting to be sent. Follow `token_status` of the send.
   */
  Queued: "queued",
} as const;
export type TokenResendStatus = "queued" | (string & Record<never, never>);

/**
 * Delivery status of the message with the token.
 */
export const TokenStatus = {
  /**
   * There is no token yet.
   */
  None: "none",
  /**
   * The message is waiting to be sent.
   */
  Pending: "pending",
  /**
   * The SMS gateway accepted the message.
   */
  Sent: "sent",
  /**
   * The message reached the customer.
   */
  Delivered: "delivered",
  /**
   * Delivery failed. Send the token again with `resend-token`.
   */
  Failed: "failed",
} as const;
export type TokenStatus =
  | "none"
  | "pending"
  | "sent"
  | "delivered"
  | "failed"
  | (string & Record<never, never>);

/**
 * Reason a top-up failed.
 */
export const TopupFailureCode = {
  /**
   * The payer's bank declined the card.
   */
  CardDeclined: "card_declined",
  /**
   * The payer cancelled the payment.
   */
  Cancelled: "cancelled",
  /**
   * The payer's bank did not respond in time.
   */
  Timeout: "timeout",
  /**
   * The card paid a different amount than requested, and the money was returned.
   */
  AmountMismatch: "amount_mismatch",
  /**
   * The payment provider had an error.
   */
  ProviderError: "provider_error",
} as const;
export type TopupFailureCode =
  | "card_declined"
  | "cancelled"
  | "timeout"
  | "amount_mismatch"
  | "provider_error"
  | (string & Record<never, never>);

/**
 * Payment method of a top-up.
 */
export const TopupMethod = {
  /**
   * Card or mobile money, on a payment page.
   */
  Card: "card",
  /**
   * Transfer to our bank account, with a reference.
   */
  BankTransfer: "bank_transfer",
} as const;
export type TopupMethod = "card" | "bank_transfer" | (string & Record<never, never>);

/**
 * Whether a top-up has been paid.
 */
export const TopupStatus = {
  /**
   * The payment is awaited.
   */
  Pending: "pending",
  /**
   * The money is here, and is Credit.
   */
  Succeeded: "succeeded",
  /**
   * The payment failed; `failure_code` says why. Start another; late money still becomes Credit.
   */
  Failed: "failed",
  /**
   * Nobody paid in time. Money that arrives even so, by card or transfer, still becomes Credit.
   */
  Expired: "expired",
} as const;
export type TopupStatus =
  | "pending"
  | "succeeded"
  | "failed"
  | "expired"
  | (string & Record<never, never>);

/**
 * How the utility is.
 */
export const UtilityState = {
  /**
   * It answers, and tokens go out.
   */
  Up: "up",
  /**
   * Power is down nationally: meters cannot be confirmed, and power sends wait or fail.
   */
  Down: "down",
} as const;
export type UtilityState = "up" | "down" | (string & Record<never, never>);

/**
 * How far the delivery of an event to an endpoint has come.
 */
export const WebhookDeliveryStatus = {
  /**
   * It has not been tried.
   */
  Pending: "pending",
  /**
   * The endpoint answered 2xx within 10 seconds.
   */
  Succeeded: "succeeded",
  /**
   * The last try failed; it is tried again at `next_attempt_at`.
   */
  Failed: "failed",
  /**
   * Every try failed. Send it again with `redeliver`, or read the event.
   */
  Exhausted: "exhausted",
  /**
   * The endpoint was switched off before it was delivered.
   */
  Skipped: "skipped",
} as const;
export type WebhookDeliveryStatus =
  | "pending"
  | "succeeded"
  | "failed"
  | "exhausted"
  | "skipped"
  | (string & Record<never, never>);

/**
 * Why an endpoint is switched off.
 */
export const WebhookDisabledReason = {
  /**
   * Somebody switched it off.
   */
  Manual: "manual",
  /**
   * It did not take a single event for three days.
   */
  Failing: "failing",
} as const;
export type WebhookDisabledReason = "manual" | "failing" | (string & Record<never, never>);

/**
 * Whether events are sent to an endpoint.
 */
export const WebhookEndpointStatus = {
  /**
   * Events are sent to it.
   */
  Enabled: "enabled",
  /**
   * Nothing is sent to it; `disabled_reason` says why.
   */
  Disabled: "disabled",
} as const;
export type WebhookEndpointStatus = "enabled" | "disabled" | (string & Record<never, never>);

/**
 * What is sent to an endpoint.
 */
export const WebhookFormat = {
  /**
   * The event, as `GET /events` shows it.
   */
  Svc: "svc",
  /**
   * The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
   */
  LegacyAirtime: "legacy_airtime",
} as const;
export type WebhookFormat = "svc" | "legacy_airtime" | (string & Record<never, never>);

/**
 * How far the replay of a range of events has come.
 */
export const WebhookReplayStatus = {
  /**
   * It has not begun.
   */
  Queued: "queued",
  /**
   * Its events are being sent.
   */
  Running: "running",
  /**
   * All its events have been sent, or were tried for the last time.
   */
  Done: "done",
} as const;
export type WebhookReplayStatus = "queued" | "running" | "done" | (string & Record<never, never>);

/**
 * How long the old signing secret signs beside the new one.
 */
export const WebhookSecretGrace = {
  /**
   * Not at all.
   */
  V0: "0",
  /**
   * One hour.
   */
  V1h: "1h",
  /**
   * One day.
   */
  V24h: "24h",
} as const;
export type WebhookSecretGrace = "0" | "1h" | "24h";

/**
 * Why something was sent.
 */
export const WebhookTrigger = {
  /**
   * The event happened.
   */
  Event: "event",
  /**
   * Somebody asked for one delivery again.
   */
  Redelivery: "redelivery",
  /**
   * Somebody asked for a range of events again.
   */
  Replay: "replay",
  /**
   * Somebody asked for a test event.
   */
  Test: "test",
} as const;
export type WebhookTrigger =
  | "event"
  | "redelivery"
  | "replay"
  | "test"
  | (string & Record<never, never>);

/**
 * Why a try did not succeed.
 */
export const WebhookTryError = {
  /**
   * The host has no address.
   */
  Dns: "dns",
  /**
   * The host did not take the connection.
   */
  Connect: "connect",
  /**
   * The certificate is not valid for the host.
   */
  Tls: "tls",
  /**
   * There was no whole answer within 10 seconds.
   */
  Timeout: "timeout",
  /**
   * The host has an address that is not public.
   */
  BlockedIp: "blocked_ip",
  /**
   * The answer was a redirect, which is never followed.
   */
  Redirect: "redirect",
  /**
   * The answer was another status than 2xx, or no HTTP.
   */
  Http: "http",
} as const;
export type WebhookTryError =
  | "dns"
  | "connect"
  | "tls"
  | "timeout"
  | "blocked_ip"
  | "redirect"
  | "http"
  | (string & Record<never, never>);
