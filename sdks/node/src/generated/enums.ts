// Made from the contract by "npm run sdks"; never edit this file.

/**
 * Status of an account: whether it can sell.
 */
export const AccountStatus = {
  /**
   * The account can sell.
   */
  Active: "active",
  /**
   * Suspended by our staff: reads work, writes return an error.
   */
  Suspended: "suspended",
  /**
   * The account is closed permanently.
   */
  Closed: "closed",
} as const;
export type AccountStatus = "active" | "suspended" | "closed" | (string & Record<never, never>);

/**
 * Source of an entry in the activity feed.
 */
export const ActivityKind = {
  /**
   * An event of an object.
   */
  Event: "event",
  /**
   * An entry of the audit log. Only for keys with `account:manage`.
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
 * Status of an agent's request for approval.
 */
export const AgentApprovalStatus = {
  /**
   * Waiting for a person. Nothing is sent or charged.
   */
  Requested: "requested",
  /**
   * A person approved the request, and it is or will be executed.
   */
  Approved: "approved",
  /**
   * A person approved the request, but executing it returned an error. Nothing is charged.
   */
  Failed: "failed",
  /**
   * A person rejected the request. Nothing is sent or charged.
   */
  Rejected: "rejected",
  /**
   * Nobody decided within 24 hours. Nothing is sent or charged.
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
 * How often an allowance is sent.
 */
export const AllowanceCadence = {
  /**
   * Every week, on `day` 1 (Monday) to 7 (Sunday).
   */
  Weekly: "weekly",
  /**
   * Every month, on `day` 1 to 31, or the last day of shorter months.
   */
  Monthly: "monthly",
} as const;
export type AllowanceCadence = "weekly" | "monthly" | (string & Record<never, never>);

/**
 * Status of an API key.
 */
export const ApiKeyStatus = {
  /**
   * The key works normally.
   */
  Active: "active",
  /**
   * The key works, and so does a replaced secret during its grace period.
   */
  Rolling: "rolling",
  /**
   * Someone revoked the key. It never works again.
   */
  Revoked: "revoked",
  /**
   * The key passed its `expires_at`. It never works again.
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
   * The target, `token_phone`, `token_email` or `notify_number` belongs to no recipient and is not on the key's list.
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
 * Kind of a matter that may need a person.
 */
export const AttentionKind = {
  /**
   * Sends that have been `unknown` for over an hour.
   */
  SendUnknown: "send_unknown",
  /**
   * Sends that our staff are reviewing.
   */
  SendReview: "send_review",
  /**
   * Batches that require a second person's approval.
   */
  BatchApproval: "batch_approval",
  /**
   * Agent requests that require a person's approval.
   */
  AgentApproval: "agent_approval",
  /**
   * Rewards that are waiting for a review.
   */
  RewardReview: "reward_review",
  /**
   * Credit that lasts for less than one day.
   */
  LowCredit: "low_credit",
  /**
   * Webhook endpoints that were disabled because they failed.
   */
  EndpointDisabled: "endpoint_disabled",
  /**
   * Keys that expire within seven days.
   */
  KeyExpiring: "key_expiring",
  /**
   * Disputes that are still open.
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
 * Fields of the listed lines that can be expanded.
 */
export const BatchItemListExpansion = {
  /**
   * Expand `send` of each line into the full send.
   */
  DataSend: "data.send",
} as const;
export type BatchItemListExpansion = "data.send";

/**
 * Status of a batch line.
 */
export const BatchItemStatus = {
  /**
   * A check failed when the batch was created; `error` says which. The line is never sent.
   */
  Invalid: "invalid",
  /**
   * Credit was insufficient for the line, and the batch continued without it.
   */
  Skipped: "skipped",
  /**
   * The line is waiting to be sent.
   */
  Pending: "pending",
  /**
   * The send of the line was created and has not ended.
   */
  Sending: "sending",
  /**
   * The send of the line was delivered.
   */
  Delivered: "delivered",
  /**
   * The line could not be sold, or its send failed; `error` or `failure_code` says why.
   */
  Failed: "failed",
  /**
   * The send had not ended one day after the batch started. Follow the send itself.
   */
  Unresolved: "unresolved",
  /**
   * The batch stopped for insufficient Credit before this line was sent.
   */
  Unsent: "unsent",
  /**
   * The batch or its send was cancelled before dispatch.
   */
  Cancelled: "cancelled",
} as const;
export type BatchItemStatus =
  | "invalid"
  | "skipped"
  | "pending"
  | "sending"
  | "delivered"
  | "failed"
  | "unresolved"
  | "unsent"
  | "cancelled"
  | (string & Record<never, never>);

/**
 * Status of a batch.
 */
export const BatchStatus = {
  /**
   * The batch was created. It is started or requires approval immediately afterwards.
   */
  Created: "created",
  /**
   * Above your threshold: an owner or admin other than the creator must approve it.
   */
  RequiresApproval: "requires_approval",
  /**
   * The lines are being sent.
   */
  Processing: "processing",
  /**
   * Every valid line was delivered.
   */
  Completed: "completed",
  /**
   * At least one line was delivered, and at least one was not or is unresolved.
   */
  PartiallyCompleted: "partially_completed",
  /**
   * No line of the batch was delivered.
   */
  Failed: "failed",
  /**
   * Cancelled, or not approved within 72 hours. Lines already dispatched have ended.
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
 * Reason for a warning about a line.
 */
export const BatchWarningCode = {
  /**
   * Another line of the batch has the same target and amount.
   */
  DuplicateInFile: "duplicate_in_file",
  /**
   * The same sale was made recently.
   */
  DuplicateRecent: "duplicate_recent",
} as const;
export type BatchWarningCode =
  | "duplicate_in_file"
  | "duplicate_recent"
  | (string & Record<never, never>);

/**
 * Which of two moments buys more units.
 */
export const BetterMoment = {
  /**
   * The amount buys more now.
   */
  Now: "now",
  /**
   * The amount buys more after the reset on the 1st.
   */
  AfterReset: "after_reset",
  /**
   * Both moments buy the same.
   */
  Same: "same",
} as const;
export type BetterMoment = "now" | "after_reset" | "same" | (string & Record<never, never>);

/**
 * Kind of target that is blocked.
 */
export const BlockedTargetKind = {
  /**
   * A mobile phone number.
   */
  Phone: "phone",
  /**
   * An electricity meter number.
   */
  Meter: "meter",
} as const;
export type BlockedTargetKind = "phone" | "meter" | (string & Record<never, never>);

/**
 * Category of a data bundle.
 */
export const BundleCategory = {
  /**
   * Valid for one day.
   */
  Daily: "daily",
  /**
   * Valid for one week.
   */
  Weekly: "weekly",
  /**
   * Valid for one month.
   */
  Monthly: "monthly",
  /**
   * For social media apps only.
   */
  Social: "social",
  /**
   * Minutes for voice calls.
   */
  Voice: "voice",
  /**
   * Any other kind of bundle.
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
 * Legal form of a business.
 */
export const BusinessType = {
  /**
   * A private limited company.
   */
  Company: "company",
  /**
   * A private business corporation.
   */
  Pbc: "pbc",
  /**
   * A sole trader who trades in person.
   */
  SoleTrader: "sole_trader",
  /**
   * A non-governmental, non-profit organisation.
   */
  Ngo: "ngo",
  /**
   * A cooperative owned by its members.
   */
  Cooperative: "cooperative",
} as const;
export type BusinessType =
  | "company"
  | "pbc"
  | "sole_trader"
  | "ngo"
  | "cooperative"
  | (string & Record<never, never>);

/**
 * The outcome of a check-in.
 */
export const CheckinStatus = {
  /**
   * The link is claimed and the reward is sent.
   */
  Accepted: "accepted",
  /**
   * The link is claimed and the reward is held, for a review or in escrow.
   */
  Held: "held",
  /**
   * The held reward was rejected, voided or has expired. Nothing is sent.
   */
  Rejected: "rejected",
} as const;
export type CheckinStatus = "accepted" | "held" | "rejected" | (string & Record<never, never>);

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
 * Fields of a session that can be expanded.
 */
export const CheckoutSessionExpansion = {
  /**
   * Expand `send` into the most recent send.
   */
  Send: "send",
} as const;
export type CheckoutSessionExpansion = "send";

/**
 * Fields of the listed sessions that can be expanded.
 */
export const CheckoutSessionListExpansion = {
  /**
   * Expand `send` of each session into the most recent send.
   */
  DataSend: "data.send",
} as const;
export type CheckoutSessionListExpansion = "data.send";

/**
 * Status of a checkout session.
 */
export const CheckoutSessionStatus = {
  /**
   * The customer has not paid yet.
   */
  Open: "open",
  /**
   * The customer paid, and the send is being delivered.
   */
  Paid: "paid",
  /**
   * A person must check the session: the payment is suspicious, or the send failed.
   */
  InReview: "in_review",
  /**
   * A new send was created, after the meter was corrected or a review.
   */
  Resent: "resent",
  /**
   * What the customer paid for was delivered.
   */
  Fulfilled: "fulfilled",
  /**
   * Nothing was delivered; the face value was added to your Credit. Refund your customer.
   */
  Credited: "credited",
  /**
   * Nobody paid in time. A late payment still makes the session `paid`.
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
 * Information that a claim needs in addition to the link.
 */
export const ClaimRequirement = {
  /**
   * Phone number that receives the reward or its token.
   */
  Phone: "phone",
  /**
   * Code sent to that number by SMS. Request it with `POST /claims/{token}/code`.
   */
  Code: "code",
  /**
   * Meter number, for electricity only.
   */
  Meter: "meter",
  /**
   * Answer to the challenge in `challenge`.
   */
  Challenge: "challenge",
  /**
   * Position of the phone at the location in `place`. Claim with `POST /checkins`.
   */
  Position: "position",
} as const;
export type ClaimRequirement =
  | "phone"
  | "code"
  | "meter"
  | "challenge"
  | "position"
  | (string & Record<never, never>);

/**
 * Progress of a claimed reward, simplified for the person.
 */
export const ClaimResultStatus = {
  /**
   * The reward is on its way.
   */
  Sending: "sending",
  /**
   * The person has received the reward.
   */
  Delivered: "delivered",
  /**
   * The reward is being reviewed first.
   */
  Held: "held",
  /**
   * The reward could not be sent.
   */
  Failed: "failed",
} as const;
export type ClaimResultStatus =
  | "sending"
  | "delivered"
  | "held"
  | "failed"
  | (string & Record<never, never>);

/**
 * Status of a Credit reservation.
 */
export const CreditReservationStatus = {
  /**
   * The Credit is reserved.
   */
  Active: "active",
  /**
   * All of it was used. A program's reservation becomes `active` again when Credit is added or returned.
   */
  Consumed: "consumed",
  /**
   * The rest was released and is available again. A program's reservation becomes `active` again when Credit is added or returned.
   */
  Released: "released",
  /**
   * The reservation expired, and the rest is available again.
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
 * Status of a dealer application.
 */
export const DealerApplicationStatus = {
  /**
   * The application is not submitted yet.
   */
  Draft: "draft",
  /**
   * Submitted and waiting for a reviewer.
   */
  Submitted: "submitted",
  /**
   * Our staff are reviewing the application.
   */
  InReview: "in_review",
  /**
   * Our staff have a question. Change the application and submit it again.
   */
  MoreInformation: "more_information",
  /**
   * Approved: the business buys below face value.
   */
  Approved: "approved",
  /**
   * Declined by our staff; `decision_note` says why.
   */
  Declined: "declined",
} as const;
export type DealerApplicationStatus =
  | "draft"
  | "submitted"
  | "in_review"
  | "more_information"
  | "approved"
  | "declined"
  | (string & Record<never, never>);

/**
 * Progress of a business toward the dealer tier.
 */
export const DealerStatus = {
  /**
   * The business has not applied.
   */
  None: "none",
  /**
   * Our staff are reviewing the application.
   */
  Applied: "applied",
  /**
   * The business buys below face value.
   */
  Approved: "approved",
} as const;
export type DealerStatus = "none" | "applied" | "approved" | (string & Record<never, never>);

/**
 * Fields of a dispute that can be expanded.
 */
export const DisputeExpansion = {
  /**
   * Expand `send` into the full send.
   */
  Send: "send",
} as const;
export type DisputeExpansion = "send";

/**
 * Fields of the listed disputes that can be expanded.
 */
export const DisputeListExpansion = {
  /**
   * Expand `send` of each dispute into the full send.
   */
  DataSend: "data.send",
} as const;
export type DisputeListExpansion = "data.send";

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
 * Status of a dispute.
 */
export const DisputeStatus = {
  /**
   * Our staff are investigating the dispute.
   */
  Opened: "opened",
  /**
   * The dispute is resolved; `outcome` says how.
   */
  Resolved: "resolved",
} as const;
export type DisputeStatus = "opened" | "resolved" | (string & Record<never, never>);

/**
 * Purpose of a document. The first six are for the dealer application.
 */
export const DocumentPurpose = {
  /**
   * Certificate of incorporation of the business.
   */
  IncorporationCertificate: "incorporation_certificate",
  /**
   * Form that lists the directors.
   */
  DirectorsForm: "directors_form",
  /**
   * Identity card or passport of a director.
   */
  DirectorId: "director_id",
  /**
   * Proof of the business address, at most three months old.
   */
  ProofOfAddress: "proof_of_address",
  /**
   * Bank letter that confirms the account of the business.
   */
  BankLetter: "bank_letter",
  /**
   * Tax clearance certificate that is still valid.
   */
  TaxClearance: "tax_clearance",
  /**
   * Evidence in a dispute, such as a receipt or a screenshot of the customer's phone.
   */
  DisputeEvidence: "dispute_evidence",
} as const;
export type DocumentPurpose =
  | "incorporation_certificate"
  | "directors_form"
  | "director_id"
  | "proof_of_address"
  | "bank_letter"
  | "tax_clearance"
  | "dispute_evidence"
  | (string & Record<never, never>);

/**
 * Status of the review of a document.
 */
export const DocumentStatus = {
  /**
   * Uploaded and waiting for review.
   */
  Received: "received",
  /**
   * Our staff accepted the document.
   */
  Accepted: "accepted",
  /**
   * Our staff rejected the document; `reason` says why. Upload another one.
   */
  Rejected: "rejected",
} as const;
export type DocumentStatus = "received" | "accepted" | "rejected" | (string & Record<never, never>);

/**
 * Accepted file types of a document.
 */
export const DocumentType = {
  /**
   * A document in PDF format.
   */
  ApplicationPdf: "application/pdf",
  /**
   * An image in JPEG format.
   */
  ImageJpeg: "image/jpeg",
  /**
   * An image in PNG format.
   */
  ImagePng: "image/png",
} as const;
export type DocumentType =
  | "application/pdf"
  | "image/jpeg"
  | "image/png"
  | (string & Record<never, never>);

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
 * Filter for events by the result of their delivery.
 */
export const EventDeliveryFilter = {
  /**
   * Events that an endpoint of yours should have received and has not.
   */
  Undelivered: "undelivered",
  /**
   * All events, whatever their delivery.
   */
  All: "all",
} as const;
export type EventDeliveryFilter = "undelivered" | "all";

/**
 * Type of an event, such as `send.delivered`.
 */
export const EventTypeName = {
  /**
   * An activity matched a rule of a program. `data.rule` and `data.reward` name both.
   */
  ActivityRuleMatched: "activity.rule_matched",
  /**
   * A person approved the request of an agent, and it is being executed.
   */
  AgentApprovalApproved: "agent_approval.approved",
  /**
   * Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
   */
  AgentApprovalExpired: "agent_approval.expired",
  /**
   * An approved request could not be executed; `failure` says why. Nothing is charged.
   */
  AgentApprovalFailed: "agent_approval.failed",
  /**
   * A person rejected the request of an agent. Nothing is sent or charged.
   */
  AgentApprovalRejected: "agent_approval.rejected",
  /**
   * An agent requests approval. Nothing is sent or charged until a person approves.
   */
  AgentApprovalRequested: "agent_approval.requested",
  /**
   * An API key was created.
   */
  ApiKeyCreated: "api_key.created",
  /**
   * An API key expires in 7 days, or in 1 day.
   */
  ApiKeyExpiring: "api_key.expiring",
  /**
   * An API key was revoked and no longer works.
   */
  ApiKeyRevoked: "api_key.revoked",
  /**
   * An API key has a new secret. The old one works until its grace period ends.
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
   * A batch was created, its lines are checked and its total is known.
   */
  BatchCreated: "batch.created",
  /**
   * A batch has ended with none of its lines delivered.
   */
  BatchFailed: "batch.failed",
  /**
   * A batch has ended with some of its lines delivered and some not.
   */
  BatchPartiallyCompleted: "batch.partially_completed",
  /**
   * The lines of a batch are being sent.
   */
  BatchProcessing: "batch.processing",
  /**
   * A batch exceeds your threshold and requires the approval of an owner or admin.
   */
  BatchRequiresApproval: "batch.requires_approval",
  /**
   * Nothing was delivered, and the face value was added to your Credit.
   */
  CheckoutSessionCredited: "checkout.session.credited",
  /**
   * A session was not paid in time, or was ended. A late payment makes it `paid`.
   */
  CheckoutSessionExpired: "checkout.session.expired",
  /**
   * What a customer paid for was delivered.
   */
  CheckoutSessionFulfilled: "checkout.session.fulfilled",
  /**
   * A checkout session was paid, and its send is being delivered.
   */
  CheckoutSessionPaid: "checkout.session.paid",
  /**
   * A new send was created to replace one that failed.
   */
  CheckoutSessionResent: "checkout.session.resent",
  /**
   * Our staff corrected your Credit with this transaction.
   */
  CreditAdjusted: "credit.adjusted",
  /**
   * A sale or reservation took available Credit below the threshold of your alert.
   */
  CreditBalanceLow: "credit.balance.low",
  /**
   * Reserved Credit is available again.
   */
  CreditReleased: "credit.released",
  /**
   * Credit was reserved for a batch or a program.
   */
  CreditReserved: "credit.reserved",
  /**
   * Upcoming schedules need more than your Credit; `data.projection` says when.
   */
  CreditShortfallProjected: "credit.shortfall.projected",
  /**
   * A top-up was not paid in time.
   */
  CreditTopupExpired: "credit.topup.expired",
  /**
   * The payment of a top-up failed. `failure_code` says why.
   */
  CreditTopupFailed: "credit.topup.failed",
  /**
   * A top-up was created and is waiting for its payment.
   */
  CreditTopupPending: "credit.topup.pending",
  /**
   * The payment of a top-up arrived and was added to your Credit.
   */
  CreditTopupSucceeded: "credit.topup.succeeded",
  /**
   * You opened a dispute about a send, and our staff are investigating it.
   */
  DisputeOpened: "dispute.opened",
  /**
   * Our staff resolved a dispute. `outcome` says how.
   */
  DisputeResolved: "dispute.resolved",
  /**
   * A network that you used in the last 30 days is slow, fails often, or is down.
   */
  NetworkAvailabilityDegraded: "network.availability.degraded",
  /**
   * A network that you used in the last 30 days works as usual again.
   */
  NetworkAvailabilityRestored: "network.availability.restored",
  /**
   * A national outage started: meters cannot be confirmed, and power sends wait.
   */
  PowerAvailabilityDown: "power.availability.down",
  /**
   * The national outage has ended, and queued power sends are dispatched in order.
   */
  PowerAvailabilityUp: "power.availability.up",
  /**
   * A program was activated or resumed and gives rewards.
   */
  ProgramActivated: "program.activated",
  /**
   * At most 20 percent of a budget remains. Sent once each time it falls this low.
   */
  ProgramBudgetLow: "program.budget.low",
  /**
   * A program was closed permanently.
   */
  ProgramClosed: "program.closed",
  /**
   * The budget is spent or allocated. No rewards are given until budget returns.
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
   * A recipient was created.
   */
  RecipientCreated: "recipient.created",
  /**
   * The personal data of a recipient was erased. Only its ID remains.
   */
  RecipientErased: "recipient.erased",
  /**
   * A recipient will be erased in seven days unless it is restored.
   */
  RecipientErasurePending: "recipient.erasure_pending",
  /**
   * A recipient was changed or restored.
   */
  RecipientUpdated: "recipient.updated",
  /**
   * A referred friend qualified. `reward` is the reward of the referrer.
   */
  ReferralQualified: "referral.qualified",
  /**
   * A reward is held for a review. A person must approve or reject it.
   */
  ReviewOpened: "review.opened",
  /**
   * A review was approved or rejected, or nobody decided it within 30 days.
   */
  ReviewResolved: "review.resolved",
  /**
   * A reward was created and its budget allocated.
   */
  RewardCreated: "reward.created",
  /**
   * A reward was delivered to the recipient.
   */
  RewardDelivered: "reward.delivered",
  /**
   * A `completion_id` was sent again; nothing changed. Sent at most once a day each.
   */
  RewardDuplicate: "reward.duplicate",
  /**
   * A reward was not taken or released in time, and its budget returned.
   */
  RewardExpired: "reward.expired",
  /**
   * A reward could not be sent, and its budget returned. `failure_code` says why.
   */
  RewardFailed: "reward.failed",
  /**
   * A reward is held, in escrow or for a review. `held_reason` says which.
   */
  RewardHeld: "reward.held",
  /**
   * A review rejected a reward, and its budget returned.
   */
  RewardRejected: "reward.rejected",
  /**
   * A held reward was released and is being sent.
   */
  RewardReleased: "reward.released",
  /**
   * A reward was voided before anything was sent, and its budget returned.
   */
  RewardVoided: "reward.voided",
  /**
   * A reward link was claimed. `reward` is the reward it became.
   */
  RewardLinkClaimed: "reward_link.claimed",
  /**
   * A reward link was created. Above 50 links per request, events are sent gradually.
   */
  RewardLinkCreated: "reward_link.created",
  /**
   * A reward link expired, and its budget returned.
   */
  RewardLinkExpired: "reward_link.expired",
  /**
   * A reward link was opened for the first time.
   */
  RewardLinkOpened: "reward_link.opened",
  /**
   * A reward link was revoked, and its budget returned.
   */
  RewardLinkRevoked: "reward_link.revoked",
  /**
   * A schedule has run. `batch` is the batch it created.
   */
  ScheduleOccurrenceRan: "schedule.occurrence.ran",
  /**
   * A schedule is due and waits for a top-up because Credit is insufficient.
   */
  ScheduleOccurrenceRetryAfterTopup: "schedule.occurrence.retry_after_topup",
  /**
   * A schedule was due and was skipped because Credit was insufficient.
   */
  ScheduleOccurrenceSkippedInsufficientCredit: "schedule.occurrence.skipped_insufficient_credit",
  /**
   * A schedule runs within 24 hours. It can be changed until 15 minutes before.
   */
  ScheduleOccurrenceUpcoming: "schedule.occurrence.upcoming",
  /**
   * A send was cancelled before it was dispatched.
   */
  SendCancelled: "send.cancelled",
  /**
   * A send was created and charged.
   */
  SendCreated: "send.created",
  /**
   * The Credit charged for a send was returned.
   */
  SendCreditedBack: "send.credited_back",
  /**
   * A send was delivered to the customer, and its Credit is spent.
   */
  SendDelivered: "send.delivered",
  /**
   * A send failed. `failure_code` says why.
   */
  SendFailed: "send.failed",
  /**
   * A failed send turned out to be delivered. You keep the returned Credit.
   */
  SendLateDelivered: "send.late_delivered",
  /**
   * The meter of a waiting send was changed. Sent to every endpoint.
   */
  SendMeterChanged: "send.meter_changed",
  /**
   * A power send is queued during a national outage and is dispatched when it ends.
   */
  SendQueued: "send.queued",
  /**
   * The network gives no clear answer and our staff decide. Do not sell again.
   */
  SendRequiresReview: "send.requires_review",
  /**
   * The network was busy and delivered nothing. The service retries automatically.
   */
  SendRetrying: "send.retrying",
  /**
   * A send was created and charged, and is dispatched at its scheduled time.
   */
  SendScheduled: "send.scheduled",
  /**
   * A send was submitted to the network. Sent once, however many attempts follow.
   */
  SendSubmitted: "send.submitted",
  /**
   * The text message with the token reached the customer's phone.
   */
  SendTokenDelivered: "send.token_delivered",
  /**
   * The text message with the token could not be delivered. Resend the token.
   */
  SendTokenDeliveryFailed: "send.token_delivery_failed",
  /**
   * The token was sent to the customer again.
   */
  SendTokenResent: "send.token_resent",
  /**
   * The network has not responded. Do not sell again: the send may have been delivered.
   */
  SendUnknown: "send.unknown",
  /**
   * A webhook endpoint was disabled, by you or because it failed for three days.
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
 * Format of an export file.
 */
export const ExportFormat = {
  /**
   * CSV in UTF-8 with a header row. Times are in Harare time: `2026-11-10T09:30:00+02:00`.
   */
  Csv: "csv",
  /**
   * One JSON object per line (NDJSON), as in the API.
   */
  Json: "json",
  /**
   * CSV text inside a JSON object with `filename`, `content_type`, `content` and `rows`, for clients that cannot receive a file.
   */
  CsvJson: "csv-json",
} as const;
export type ExportFormat = "csv" | "json" | "csv-json" | (string & Record<never, never>);

/**
 * Kind of objects to export. Creating and downloading an export also require the read scope of its
 * kind.
 */
export const ExportKind = {
  /**
   * Sends. Requires the scope `sends:read`.
   */
  Sends: "sends",
  /**
   * Batches. Requires the scope `sends:read`.
   */
  Batches: "batches",
  /**
   * Rewards. Requires the scope `rewards:read`.
   */
  Rewards: "rewards",
  /**
   * Reward links. Requires the scope `rewards:read`; their addresses are null without `rewards:write`.
   */
  RewardLinks: "reward_links",
  /**
   * Credit transactions. Requires the scope `credit:read`.
   */
  CreditTransactions: "credit_transactions",
  /**
   * Recipients. Requires the scope `recipients:read`.
   */
  Recipients: "recipients",
  /**
   * API requests. Requires the scope `account:manage`.
   */
  Requests: "requests",
  /**
   * Events. Requires only `reports:read`.
   */
  Events: "events",
} as const;
export type ExportKind =
  | "sends"
  | "batches"
  | "rewards"
  | "reward_links"
  | "credit_transactions"
  | "recipients"
  | "requests"
  | "events"
  | (string & Record<never, never>);

/**
 * Status of an export.
 */
export const ExportStatus = {
  /**
   * The file is being created.
   */
  Pending: "pending",
  /**
   * The file can be downloaded.
   */
  Ready: "ready",
  /**
   * The file could not be created; `error` says why. Create another export.
   */
  Failed: "failed",
  /**
   * The file was deleted after seven days. Create another export.
   */
  Expired: "expired",
} as const;
export type ExportStatus =
  | "pending"
  | "ready"
  | "failed"
  | "expired"
  | (string & Record<never, never>);

/**
 * Dimensions of a failure report.
 */
export const FailureReportDimension = {
  /**
   * Group by the reason of failure.
   */
  FailureCode: "failure_code",
  /**
   * Group by mobile network.
   */
  Network: "network",
} as const;
export type FailureReportDimension = "failure_code" | "network" | (string & Record<never, never>);

/**
 * Relationship of a family member to you.
 */
export const FamilyRelation = {
  /**
   * Your husband or wife.
   */
  Spouse: "spouse",
  /**
   * Your son or daughter.
   */
  Child: "child",
  /**
   * Your father or mother.
   */
  Parent: "parent",
  /**
   * Any other relationship to you.
   */
  Other: "other",
} as const;
export type FamilyRelation =
  | "spouse"
  | "child"
  | "parent"
  | "other"
  | (string & Record<never, never>);

/**
 * What can be sent to a family member.
 */
export const FamilySendType = {
  /**
   * Airtime to the phone number.
   */
  Airtime: "airtime",
  /**
   * Electricity to the meter. The token is sent to the phone by SMS.
   */
  Power: "power",
} as const;
export type FamilySendType = "airtime" | "power";

/**
 * How the members of a group are determined.
 */
export const GroupKind = {
  /**
   * You add and remove members, with `POST /groups/{group_id}/members`.
   */
  Static: "static",
  /**
   * A filter selects the members each time the group is used.
   */
  Dynamic: "dynamic",
} as const;
export type GroupKind = "static" | "dynamic" | (string & Record<never, never>);

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
 * HTTP method of a request.
 */
export const HttpMethod = {
  /**
   * Reads without changing anything.
   */
  Get: "GET",
  /**
   * Creates an object or performs an action.
   */
  Post: "POST",
  /**
   * Changes some fields of an object.
   */
  Patch: "PATCH",
  /**
   * Replaces an object as a whole.
   */
  Put: "PUT",
  /**
   * Deletes or ends an object.
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
 * Status of an invitation.
 */
export const InviteStatus = {
  /**
   * The invited person has not responded.
   */
  Pending: "pending",
  /**
   * The person accepted and is a member.
   */
  Accepted: "accepted",
  /**
   * The person declined the invitation.
   */
  Declined: "declined",
  /**
   * The organisation revoked the invitation.
   */
  Revoked: "revoked",
  /**
   * The person did not respond within 14 days.
   */
  Expired: "expired",
} as const;
export type InviteStatus =
  | "pending"
  | "accepted"
  | "declined"
  | "revoked"
  | "expired"
  | (string & Record<never, never>);

/**
 * Grace period of the old secret after a key is rolled.
 */
export const KeyGrace = {
  /**
   * No grace period: the old secret stops working immediately.
   */
  V0: "0",
  /**
   * A grace period of one hour.
   */
  V1h: "1h",
  /**
   * A grace period of one day.
   */
  V24h: "24h",
  /**
   * A grace period of one week.
   */
  V7d: "7d",
} as const;
export type KeyGrace = "0" | "1h" | "24h" | "7d";

/**
 * Kind of an API key.
 */
export const KeyKind = {
  /**
   * Secret: for your own servers.
   */
  Sk: "sk",
  /**
   * Restricted: for one till, with only the scopes it needs.
   */
  Rk: "rk",
  /**
   * Publishable: for a browser, and only for operations that allow it.
   */
  Pk: "pk",
  /**
   * Agent: for an AI agent under human supervision.
   */
  Ak: "ak",
} as const;
export type KeyKind = "sk" | "rk" | "pk" | "ak" | (string & Record<never, never>);

/**
 * A permission of an API key.
 */
export const KeyScope = {
  /**
   * Read networks and products.
   */
  CatalogRead: "catalog:read",
  /**
   * Look up phone numbers and meters, and create quotes.
   */
  LookupsRead: "lookups:read",
  /**
   * Read sends, batches, schedules, disputes and checkout sessions.
   */
  SendsRead: "sends:read",
  /**
   * Create, cancel and change sends, and open disputes and checkout sessions.
   */
  SendsWrite: "sends:write",
  /**
   * Read power tokens in clear text.
   */
  TokensRead: "tokens:read",
  /**
   * Create, cancel and approve batches.
   */
  BatchesWrite: "batches:write",
  /**
   * Create and change schedules.
   */
  SchedulesWrite: "schedules:write",
  /**
   * Read Credit and statements.
   */
  CreditRead: "credit:read",
  /**
   * Top up your Credit.
   */
  CreditTopup: "credit:topup",
  /**
   * Read recipients, groups and cost centres.
   */
  RecipientsRead: "recipients:read",
  /**
   * Create and change recipients, groups and cost centres.
   */
  RecipientsWrite: "recipients:write",
  /**
   * Read rewards, reward links and reviews.
   */
  RewardsRead: "rewards:read",
  /**
   * Create rewards and reward links.
   */
  RewardsWrite: "rewards:write",
  /**
   * Manage programs and decide reviews.
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
   * Allocate airtime, data and electricity to employees.
   */
  WorkforceAdmin: "workforce:admin",
  /**
   * Manage family members of the account.
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
 * Type of a phone line.
 */
export const LineType = {
  /**
   * A mobile phone line.
   */
  Mobile: "mobile",
  /**
   * An internet telephony number.
   */
  Voip: "voip",
  /**
   * A fixed phone line.
   */
  Fixed: "fixed",
  /**
   * The type cannot be derived from the digits.
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
 * Whether anything is sold in live mode.
 */
export const LiveSalesStatus = {
  /**
   * At least one product is sold.
   */
  Open: "open",
  /**
   * No supplier is connected: nothing is sold, and top-ups return an error.
   */
  Closed: "closed",
} as const;
export type LiveSalesStatus = "open" | "closed" | (string & Record<never, never>);

/**
 * Permissions of a member.
 */
export const MemberRole = {
  /**
   * Can do everything. There is always at least one owner.
   */
  Owner: "owner",
  /**
   * Can do everything except what concerns owners.
   */
  Admin: "admin",
  /**
   * Can sell and build: sends, batches, webhooks, test keys.
   */
  Developer: "developer",
  /**
   * Can read but not change anything.
   */
  Viewer: "viewer",
} as const;
export type MemberRole =
  | "owner"
  | "admin"
  | "developer"
  | "viewer"
  | (string & Record<never, never>);

/**
 * Whether a member can sign in.
 */
export const MemberStatus = {
  /**
   * The member can sign in.
   */
  Active: "active",
  /**
   * The member was suspended by our staff.
   */
  Suspended: "suspended",
} as const;
export type MemberStatus = "active" | "suspended" | (string & Record<never, never>);

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
 * Where a meter confirmation comes from.
 */
export const MeterSource = {
  /**
   * The utility, at this request.
   */
  Utility: "utility",
  /**
   * The utility, less than ten minutes ago.
   */
  Cache: "cache",
} as const;
export type MeterSource = "utility" | "cache" | (string & Record<never, never>);

/**
 * Mode of an account. Nothing real moves in test mode.
 */
export const Mode = {
  /**
   * No real money and no real airtime.
   */
  Test: "test",
  /**
   * Real money and real sales.
   */
  Live: "live",
} as const;
export type Mode = "test" | "live" | (string & Record<never, never>);

/**
 * How a network or a supplier performs.
 */
export const NetworkCondition = {
  /**
   * The network works as usual.
   */
  Up: "up",
  /**
   * Slow, or failing more often than usual.
   */
  Degraded: "degraded",
  /**
   * The network delivers nothing at present.
   */
  Down: "down",
} as const;
export type NetworkCondition = "up" | "degraded" | "down" | (string & Record<never, never>);

/**
 * Type of a network.
 */
export const NetworkKind = {
  /**
   * Mobile: delivers airtime and data.
   */
  Mobile: "mobile",
  /**
   * Electricity: delivers power tokens.
   */
  Power: "power",
} as const;
export type NetworkKind = "mobile" | "power" | (string & Record<never, never>);

/**
 * Current state of a network.
 */
export const NetworkState = {
  /**
   * The network works as usual.
   */
  Up: "up",
  /**
   * Slow, or failing more often than usual.
   */
  Degraded: "degraded",
  /**
   * The network delivers nothing at present.
   */
  Down: "down",
  /**
   * Not sold in this mode: no supplier is connected. Sales return an error.
   */
  NotOffered: "not_offered",
} as const;
export type NetworkState =
  | "up"
  | "degraded"
  | "down"
  | "not_offered"
  | (string & Record<never, never>);

/**
 * Overall status of the service.
 */
export const OverallStatus = {
  /**
   * Everything works as usual.
   */
  Operational: "operational",
  /**
   * Some networks are slow or down.
   */
  Degraded: "degraded",
  /**
   * No network delivers at present.
   */
  Down: "down",
  /**
   * Nothing is sold in this mode yet: no supplier is connected.
   */
  NotOffered: "not_offered",
} as const;
export type OverallStatus =
  | "operational"
  | "degraded"
  | "down"
  | "not_offered"
  | (string & Record<never, never>);

/**
 * Why a product cannot be sold.
 */
export const PausedReason = {
  /**
   * The network of the product is down.
   */
  NetworkDown: "network_down",
  /**
   * Our staff paused the product temporarily.
   */
  Maintenance: "maintenance",
  /**
   * Not sold in this mode yet.
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
 * Dimensions of a program report.
 */
export const ProgramReportDimension = {
  /**
   * Group by reward program.
   */
  Program: "program",
} as const;
export type ProgramReportDimension = "program" | (string & Record<never, never>);

/**
 * What a rule measures to decide whether it matches.
 */
export const ProgramRuleKind = {
  /**
   * Matches when something has happened a number of times, or its values add up to a total: `count`. Counting starts again after each match.
   */
  Threshold: "threshold",
  /**
   * Matches when something has happened in a number of consecutive days, weeks or months. The next streak begins in the period after that.
   */
  Streak: "streak",
  /**
   * Matches the first time something happens.
   */
  FirstTime: "first_time",
  /**
   * Matches the n-th time something happens, counted from the first report of it.
   */
  Milestone: "milestone",
  /**
   * Matches each time and pays a percentage of the activity's value. Only for activities.
   */
  Percentage: "percentage",
} as const;
export type ProgramRuleKind =
  | "threshold"
  | "streak"
  | "first_time"
  | "milestone"
  | "percentage"
  | (string & Record<never, never>);

/**
 * What triggers the evaluation of a rule. Rewards that rules give trigger nothing. Only activities
 * have a name and a value: rules of any other trigger cannot use `activity_name`,
 * `percent_of_value`, `count.value`, or conditions on `name` and `value`.
 */
export const ProgramRuleTrigger = {
  /**
   * An activity that you report.
   */
  Activity: "activity",
  /**
   * A signed completion of the program, in addition to the reward that it earns anyway.
   */
  Completion: "completion",
  /**
   * A referral to the program that qualifies. Rewards the referrer, in escrow.
   */
  Referral: "referral",
  /**
   * A check-in at the program's location with a link of `POST /reward-links`, in addition to the reward that the link becomes. Its conditions can only be on `occurred_at`.
   */
  Checkin: "checkin",
} as const;
export type ProgramRuleTrigger =
  | "activity"
  | "completion"
  | "referral"
  | "checkin"
  | (string & Record<never, never>);

/**
 * Ways in which a program's rewards can be created.
 */
export const ProgramSource = {
  /**
   * Created by your own server: `POST /rewards`, activities and referrals, and their rules.
   */
  Api: "api",
  /**
   * Created by signed completions without a key, and by rules that they match: `POST /programs/{program_id}/completions`.
   */
  Completions: "completions",
  /**
   * Created when people claim reward links, online or by checking in at a location.
   */
  Links: "links",
} as const;
export type ProgramSource = "api" | "completions" | "links" | (string & Record<never, never>);

/**
 * Status of a program.
 */
export const ProgramStatus = {
  /**
   * Not active yet: the program gives no rewards. Activate it.
   */
  Draft: "draft",
  /**
   * The program gives rewards.
   */
  Active: "active",
  /**
   * Someone paused the program. It gives no rewards until it is resumed.
   */
  Paused: "paused",
  /**
   * The budget is spent or allocated. The program becomes `active` again when budget returns.
   */
  Exhausted: "exhausted",
  /**
   * The program was closed permanently.
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
 * Whether our stock with a supplier is sufficient.
 */
export const ProviderFloatState = {
  /**
   * The stock is sufficient for all lines.
   */
  Sufficient: "sufficient",
  /**
   * The stock may be too low, and some lines may be sent later.
   */
  Low: "low",
  /**
   * The level of stock is not known.
   */
  Unknown: "unknown",
} as const;
export type ProviderFloatState = "sufficient" | "low" | "unknown" | (string & Record<never, never>);

/**
 * Status of a quote.
 */
export const QuoteStatus = {
  /**
   * A sale can use the quote.
   */
  Open: "open",
  /**
   * A sale uses the quote. If it fails or is cancelled in time, the quote becomes `open` again.
   */
  Used: "used",
  /**
   * The quote expired after 30 minutes without a sale.
   */
  Expired: "expired",
} as const;
export type QuoteStatus = "open" | "used" | "expired" | (string & Record<never, never>);

/**
 * What to do with lines whose recipient already exists.
 */
export const RecipientBulkMode = {
  /**
   * The line fails with an error.
   */
  Create: "create",
  /**
   * The recipient is updated, as `PATCH` would.
   */
  Upsert: "upsert",
} as const;
export type RecipientBulkMode = "create" | "upsert";

/**
 * Outcome of one line.
 */
export const RecipientBulkStatus = {
  /**
   * A new recipient was created.
   */
  Created: "created",
  /**
   * The existing recipient was updated.
   */
  Updated: "updated",
  /**
   * The existing recipient already had these values.
   */
  Unchanged: "unchanged",
  /**
   * Nothing was written. See `error` for the reason.
   */
  Failed: "failed",
} as const;
export type RecipientBulkStatus =
  | "created"
  | "updated"
  | "unchanged"
  | "failed"
  | (string & Record<never, never>);

/**
 * Fields of a recipient that can be expanded.
 */
export const RecipientExpansion = {
  /**
   * Expand `cost_center` into the full cost centre.
   */
  CostCenter: "cost_center",
} as const;
export type RecipientExpansion = "cost_center";

/**
 * Fields of the listed recipients that can be expanded.
 */
export const RecipientListExpansion = {
  /**
   * Expand `cost_center` of each recipient into the full cost centre.
   */
  DataCostCenter: "data.cost_center",
} as const;
export type RecipientListExpansion = "data.cost_center";

/**
 * Field by which a line finds its recipient.
 */
export const RecipientMatch = {
  /**
   * Match by your own ID.
   */
  ExternalId: "external_id",
  /**
   * Match by the phone number.
   */
  Phone: "phone",
} as const;
export type RecipientMatch = "external_id" | "phone";

/**
 * Status of a recipient.
 */
export const RecipientStatus = {
  /**
   * The recipient can receive sends and rewards.
   */
  Active: "active",
  /**
   * Receives nothing, and is erased after seven days unless restored.
   */
  ErasurePending: "erasure_pending",
  /**
   * The personal data was erased permanently.
   */
  Erased: "erased",
} as const;
export type RecipientStatus =
  | "active"
  | "erasure_pending"
  | "erased"
  | (string & Record<never, never>);

/**
 * Reason for a warning about a line.
 */
export const RecipientWarningCode = {
  /**
   * Another recipient or an earlier line has the same phone number.
   */
  DuplicatePhone: "duplicate_phone",
} as const;
export type RecipientWarningCode = "duplicate_phone" | (string & Record<never, never>);

/**
 * Dimensions of a daily reconciliation.
 */
export const ReconciliationDimension = {
  /**
   * Group by API key: by till, if each till has its own key.
   */
  ApiKey: "api_key",
} as const;
export type ReconciliationDimension = "api_key" | (string & Record<never, never>);

/**
 * Status of a referral.
 */
export const ReferralStatus = {
  /**
   * The friend has not qualified yet.
   */
  Pending: "pending",
  /**
   * The friend qualified, and the referrer is rewarded.
   */
  Qualified: "qualified",
  /**
   * A review rejected the reward; `reason` says why.
   */
  Rejected: "rejected",
  /**
   * The friend did not qualify within 90 days.
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
 * Kind of a report.
 */
export const ReportKind = {
  /**
   * Sends and their cost, by up to two dimensions.
   */
  Spend: "spend",
  /**
   * Performance of reward programs.
   */
  Programs: "programs",
  /**
   * Reasons for failed sends.
   */
  Failures: "failures",
  /**
   * Daily reconciliation by till.
   */
  Reconciliation: "reconciliation",
} as const;
export type ReportKind =
  | "spend"
  | "programs"
  | "failures"
  | "reconciliation"
  | (string & Record<never, never>);

/**
 * Fields of a review that can be expanded.
 */
export const ReviewExpansion = {
  /**
   * Expand `reward` into the full reward.
   */
  Reward: "reward",
} as const;
export type ReviewExpansion = "reward";

/**
 * Fields of the listed reviews that can be expanded.
 */
export const ReviewListExpansion = {
  /**
   * Expand `reward` of each review into the full reward.
   */
  DataReward: "data.reward",
} as const;
export type ReviewListExpansion = "data.reward";

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
   * The recipient was created only recently, and the amount is above the program's default.
   */
  NewRecipient: "new_recipient",
  /**
   * The amount is far above what the program usually gives.
   */
  AmountOutlier: "amount_outlier",
  /**
   * The recipient had used most of a limit before this reward.
   */
  CapNear: "cap_near",
  /**
   * The check-in was at the very edge of the location.
   */
  GeofenceEdge: "geofence_edge",
  /**
   * Another phone number or meter of the recipient is on the blocklist.
   */
  BlocklistNear: "blocklist_near",
  /**
   * The program holds rewards like this one for review.
   */
  ManualHold: "manual_hold",
  /**
   * A test number whose last four digits trigger a review. In test mode only.
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
   * Low risk. The program asked for a review, or one thing was unusual.
   */
  Low: "low",
  /**
   * Medium risk. Two things were unusual.
   */
  Medium: "medium",
  /**
   * High risk. More was unusual, or much in a short time. Check carefully before you approve.
   */
  High: "high",
} as const;
export type ReviewRisk = "low" | "medium" | "high" | (string & Record<never, never>);

/**
 * Status of a review.
 */
export const ReviewStatus = {
  /**
   * A person must decide.
   */
  Open: "open",
  /**
   * The reward was approved and released.
   */
  Approved: "approved",
  /**
   * The reward was rejected, by a person or after 30 days without a decision.
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
 * Fields of a reward that can be expanded.
 */
export const RewardExpansion = {
  /**
   * Expand `program` into the full program.
   */
  Program: "program",
  /**
   * Expand `recipient` into the full recipient.
   */
  Recipient: "recipient",
  /**
   * Expand `send` into the full send.
   */
  Send: "send",
  /**
   * Expand `link` into the full link.
   */
  Link: "link",
} as const;
export type RewardExpansion = "program" | "recipient" | "send" | "link";

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
 * Status of a reward link.
 */
export const RewardLinkStatus = {
  /**
   * Nobody has opened the link yet.
   */
  Created: "created",
  /**
   * Someone has opened the link. Claiming it without opening it first opens it too.
   */
  Opened: "opened",
  /**
   * Someone claimed the link, and it became a reward.
   */
  Claimed: "claimed",
  /**
   * The link expired, and its budget returned.
   */
  Expired: "expired",
  /**
   * The link was revoked, and its budget returned.
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
 * Fields of the listed rewards that can be expanded.
 */
export const RewardListExpansion = {
  /**
   * Expand `program` of each reward into the full program.
   */
  DataProgram: "data.program",
  /**
   * Expand `recipient` of each reward into the full recipient.
   */
  DataRecipient: "data.recipient",
  /**
   * Expand `send` of each reward into the full send.
   */
  DataSend: "data.send",
  /**
   * Expand `link` of each reward into the full link.
   */
  DataLink: "data.link",
} as const;
export type RewardListExpansion = "data.program" | "data.recipient" | "data.send" | "data.link";

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
   * Created by a rule of the program.
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
 * Status of a reward.
 */
export const RewardStatus = {
  /**
   * The budget is allocated. The reward is being sent, or waits to be claimed.
   */
  Pending: "pending",
  /**
   * Held in escrow or by a fraud rule; `held_reason` says which.
   */
  Held: "held",
  /**
   * Released: the reward is being sent, or waits to be claimed.
   */
  Released: "released",
  /**
   * The reward was delivered to the recipient.
   */
  Delivered: "delivered",
  /**
   * The reward could not be sent, and its budget returned; `failure_code` says why. It stays `failed` even if its send is delivered late: the service bears the cost, and the send has `late_delivered_at`.
   */
  Failed: "failed",
  /**
   * Voided before anything was sent, and its budget returned.
   */
  Voided: "voided",
  /**
   * Not claimed or released in time, and its budget returned.
   */
  Expired: "expired",
  /**
   * A review rejected the reward, and its budget returned.
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
 * Status that a reward would have.
 */
export const RewardWouldStatus = {
  /**
   * The reward would be sent immediately, or wait for its claim.
   */
  Pending: "pending",
  /**
   * The reward would be held in escrow or for a review.
   */
  Held: "held",
  /**
   * The reward would wait for a person's approval.
   */
  RequiresApproval: "requires_approval",
} as const;
export type RewardWouldStatus =
  | "pending"
  | "held"
  | "requires_approval"
  | (string & Record<never, never>);

/**
 * How a field is compared with a value.
 */
export const RuleOperator = {
  /**
   * The field equals the value.
   */
  Eq: "eq",
  /**
   * The field does not equal the value.
   */
  Ne: "ne",
  /**
   * The field is greater than the value.
   */
  Gt: "gt",
  /**
   * The field is greater than or equal to the value.
   */
  Gte: "gte",
  /**
   * The field is less than the value.
   */
  Lt: "lt",
  /**
   * The field is less than or equal to the value.
   */
  Lte: "lte",
  /**
   * The field equals one of the listed values.
   */
  In: "in",
  /**
   * The field, a text or list, contains the value.
   */
  Contains: "contains",
} as const;
export type RuleOperator =
  | "eq"
  | "ne"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "in"
  | "contains"
  | (string & Record<never, never>);

/**
 * Period that counts once towards a streak. Weeks begin on Monday; days are calendar days in
 * Harare.
 */
export const RuleStreakUnit = {
  /**
   * Once on each of a number of consecutive days.
   */
  Day: "day",
  /**
   * Once in each of a number of consecutive weeks.
   */
  Week: "week",
  /**
   * Once in each of a number of consecutive months.
   */
  Month: "month",
} as const;
export type RuleStreakUnit = "day" | "week" | "month" | (string & Record<never, never>);

/**
 * Channel through which a business reaches its customers.
 */
export const SalesChannel = {
  /**
   * Tills in physical shops.
   */
  Pos: "pos",
  /**
   * A mobile app of the business.
   */
  App: "app",
  /**
   * Agents who sell in the street.
   */
  Agents: "agents",
  /**
   * A website of the business.
   */
  Web: "web",
  /**
   * The employees of the business.
   */
  Employer: "employer",
} as const;
export type SalesChannel =
  | "pos"
  | "app"
  | "agents"
  | "web"
  | "employer"
  | (string & Record<never, never>);

/**
 * How often a schedule runs.
 */
export const ScheduleCadence = {
  /**
   * Every day of the week.
   */
  Daily: "daily",
  /**
   * Every week on `day_of_week`.
   */
  Weekly: "weekly",
  /**
   * Every 14 days, starting on `anchor_date`.
   */
  Biweekly: "biweekly",
  /**
   * Every month on `day_of_month`, or on the last day of shorter months.
   */
  Monthly: "monthly",
  /**
   * Every year on `day_of_month` of `month_of_year`. 29 February becomes 28 February in other years.
   */
  Yearly: "yearly",
  /**
   * Every month on the account's payday, or on `day_of_month` if it has none. A weekend or Zimbabwean public holiday moves it back to the last working day before.
   */
  Payday: "payday",
  /**
   * On the last day of every month.
   */
  LastDay: "last_day",
} as const;
export type ScheduleCadence =
  | "daily"
  | "weekly"
  | "biweekly"
  | "monthly"
  | "yearly"
  | "payday"
  | "last_day"
  | (string & Record<never, never>);

/**
 * Fields of a schedule that can be expanded.
 */
export const ScheduleExpansion = {
  /**
   * Expand `group` into the full group.
   */
  Group: "group",
} as const;
export type ScheduleExpansion = "group";

/**
 * What a schedule does if your Credit is too low on the day of a run.
 */
export const ScheduleInsufficientChoice = {
  /**
   * The day is skipped.
   */
  Skip: "skip",
  /**
   * The run waits up to twelve hours for a top-up.
   */
  RetryAfterTopup: "retry_after_topup",
} as const;
export type ScheduleInsufficientChoice =
  | "skip"
  | "retry_after_topup"
  | (string & Record<never, never>);

/**
 * Fields of the listed schedules that can be expanded.
 */
export const ScheduleListExpansion = {
  /**
   * Expand `group` of each schedule into the full group.
   */
  DataGroup: "data.group",
} as const;
export type ScheduleListExpansion = "data.group";

/**
 * Status of an occurrence of a schedule.
 */
export const ScheduleOccurrenceStatus = {
  /**
   * It runs on its planned day.
   */
  Planned: "planned",
  /**
   * It runs on another day: `moved_to`.
   */
  Moved: "moved",
  /**
   * It does not run: you skipped it, or Credit was insufficient.
   */
  Skipped: "skipped",
  /**
   * It runs together with another occurrence: `combined_into`.
   */
  Combined: "combined",
  /**
   * It has run, as planned or because you ran it; `batch` is the latest run.
   */
  Ran: "ran",
  /**
   * It did not run within twelve hours: Credit did not arrive, nobody could receive it, its key was at a cap, or the service was unavailable.
   */
  Missed: "missed",
  /**
   * Credit was insufficient. It runs as soon as there is enough, within twelve hours.
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
 * Kind of an object that the search finds.
 */
export const SearchKind = {
  /**
   * A send. Requires `sends:read`.
   */
  Send: "send",
  /**
   * A recipient. Requires `recipients:read`.
   */
  Recipient: "recipient",
  /**
   * A reward. Requires `rewards:read`.
   */
  Reward: "reward",
  /**
   * A top-up. Requires `credit:read`.
   */
  Topup: "topup",
  /**
   * A batch. Requires `sends:read`.
   */
  Batch: "batch",
} as const;
export type SearchKind =
  | "send"
  | "recipient"
  | "reward"
  | "topup"
  | "batch"
  | (string & Record<never, never>);

/**
 * What the text was found to be.
 */
export const SearchMatch = {
  /**
   * ID of the object.
   */
  Id: "id",
  /**
   * Number on the receipt of a send.
   */
  ReceiptNumber: "receipt_number",
  /**
   * Your own reference: `client_reference`, `completion_id` or `external_id`.
   */
  Reference: "reference",
  /**
   * Confirmation number of a network, utility or payment provider, or reference of a top-up.
   */
  ProviderReference: "provider_reference",
  /**
   * Phone number or meter that was sold to, or of a recipient.
   */
  Target: "target",
  /**
   * Phone number that a token was texted to.
   */
  TokenPhone: "token_phone",
  /**
   * Phone number that was notified of a send.
   */
  NotifyNumber: "notify_number",
  /**
   * The last four digits of a power token, also those of a whole token.
   */
  Token: "token",
  /**
   * Name, payroll number or title.
   */
  Name: "name",
} as const;
export type SearchMatch =
  | "id"
  | "receipt_number"
  | "reference"
  | "provider_reference"
  | "target"
  | "token_phone"
  | "notify_number"
  | "token"
  | "name"
  | (string & Record<never, never>);

/**
 * Status that a test send is advanced to.
 */
export const SendAdvanceTarget = {
  /**
   * The network delivers the send.
   */
  Delivered: "delivered",
  /**
   * The network rejects the send.
   */
  Failed: "failed",
  /**
   * A failed send turns out to be delivered.
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
 * Status of a send. Check it before you promise a customer anything.
 */
export const SendStatus = {
  /**
   * Created and charged, not yet submitted to the network. Can be cancelled.
   */
  Pending: "pending",
  /**
   * Submitted to the network, which has not responded yet.
   */
  Submitted: "submitted",
  /**
   * Delivered to the customer. The Credit is spent.
   */
  Delivered: "delivered",
  /**
   * National power outage: the token is bought and texted when it ends.
   */
  Queued: "queued",
  /**
   * The network was busy and delivered nothing. The service retries automatically.
   */
  Retrying: "retrying",
  /**
   * The network has not responded. Do not sell again: the send may have been delivered.
   */
  Unknown: "unknown",
  /**
   * The network's responses conflict and our staff decide. Do not sell again: the send may have been delivered.
   */
  RequiresReview: "requires_review",
  /**
   * Failed, and the Credit was returned; `failure_code` says why.
   */
  FailedCredited: "failed_credited",
  /**
   * Failed, and this account was not charged for it.
   */
  Failed: "failed",
  /**
   * Charged, and dispatched at `scheduled_for`. Can be cancelled until then.
   */
  Scheduled: "scheduled",
  /**
   * Cancelled before dispatch, and the Credit was returned.
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
  /**
   * The message may have arrived: the SMS gateway accepted it and reported no delivery within 24 hours, or no gateway answered.
   */
  Unconfirmed: "unconfirmed",
} as const;
export type SmsStatus =
  | "none"
  | "queued"
  | "sent"
  | "delivered"
  | "failed"
  | "unconfirmed"
  | (string & Record<never, never>);

/**
 * Dimensions of a spend report.
 */
export const SpendDimension = {
  /**
   * Group by calendar day in Harare.
   */
  Day: "day",
  /**
   * Group by week, starting on Monday.
   */
  Week: "week",
  /**
   * Group by calendar month.
   */
  Month: "month",
  /**
   * Group by send type.
   */
  Type: "type",
  /**
   * Group by mobile network.
   */
  Network: "network",
  /**
   * Group by product sold.
   */
  Product: "product",
  /**
   * Group by cost centre.
   */
  CostCenter: "cost_center",
  /**
   * Group by reward program.
   */
  Program: "program",
  /**
   * Group by recipient of the send.
   */
  Recipient: "recipient",
  /**
   * Group by API key: by till, if each till has its own key.
   */
  ApiKey: "api_key",
  /**
   * Group by what created the sends.
   */
  Source: "source",
} as const;
export type SpendDimension =
  | "day"
  | "week"
  | "month"
  | "type"
  | "network"
  | "product"
  | "cost_center"
  | "program"
  | "recipient"
  | "api_key"
  | "source"
  | (string & Record<never, never>);

/**
 * Tariff class of a meter.
 */
export const TariffClass = {
  /**
   * Domestic: a household uses the electricity.
   */
  Domestic: "domestic",
  /**
   * Commercial: a business uses the electricity.
   */
  Commercial: "commercial",
  /**
   * The utility does not report the class.
   */
  Unknown: "unknown",
} as const;
export type TariffClass = "domestic" | "commercial" | "unknown" | (string & Record<never, never>);

/**
 * The day of the month on which consumption is counted from zero again.
 */
export const TariffReset = {
  /**
   * The 1st, at midnight in Harare.
   */
  FirstOfMonth: "first_of_month",
} as const;
export type TariffReset = "first_of_month" | (string & Record<never, never>);

/**
 * Decision of our staff on a checkout session in review.
 */
export const TestCheckoutAction = {
  /**
   * Staff resend what was paid for.
   */
  Send: "send",
  /**
   * Staff add the face value to your Credit.
   */
  Credit: "credit",
} as const;
export type TestCheckoutAction = "send" | "credit";

/**
 * Kinds of work that follow the test clock.
 */
export const TestClockWorkKind = {
  /**
   * Sends to dispatch, or whose status must be checked with the network.
   */
  Send: "send",
  /**
   * Batches with lines to send, or whose end must be checked.
   */
  Batch: "batch",
  /**
   * Schedules with a day to announce or to run.
   */
  Schedule: "schedule",
  /**
   * Text messages and emails to send, or whose delivery must be checked.
   */
  Message: "message",
  /**
   * Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
   */
  Event: "event",
  /**
   * Webhook deliveries to attempt.
   */
  WebhookDelivery: "webhook_delivery",
  /**
   * Webhook replays in progress.
   */
  WebhookReplay: "webhook_replay",
  /**
   * Keys that expire, or whose replaced secret expires.
   */
  Key: "key",
  /**
   * Recipients whose personal data must be erased.
   */
  Recipient: "recipient",
  /**
   * Test Credit to restore for the day.
   */
  TestCredit: "test_credit",
  /**
   * Schedules to compare with your Credit.
   */
  CreditProjection: "credit_projection",
  /**
   * Top-ups whose payment must be checked.
   */
  Topup: "topup",
  /**
   * Requests of agents that expire, or that are approved and not carried out yet.
   */
  AgentApproval: "agent_approval",
  /**
   * Closed programs whose links or held rewards must be ended.
   */
  Program: "program",
  /**
   * Rewards that expire, or whose review must be resolved.
   */
  Reward: "reward",
  /**
   * Referrals whose 90 days to qualify are over.
   */
  Referral: "referral",
  /**
   * Reward links that expire.
   */
  RewardLink: "reward_link",
  /**
   * Exports to write, or whose file must be deleted.
   */
  Export: "export",
  /**
   * Disputes whose step has come.
   */
  Dispute: "dispute",
  /**
   * Dealer applications whose step has come.
   */
  DealerApplication: "dealer_application",
  /**
   * A checkout session to expire, or its review to decide.
   */
  CheckoutSession: "checkout_session",
} as const;
export type TestClockWorkKind =
  | "send"
  | "batch"
  | "schedule"
  | "message"
  | "event"
  | "webhook_delivery"
  | "webhook_replay"
  | "key"
  | "recipient"
  | "test_credit"
  | "credit_projection"
  | "topup"
  | "agent_approval"
  | "program"
  | "reward"
  | "referral"
  | "reward_link"
  | "export"
  | "dispute"
  | "dealer_application"
  | "checkout_session"
  | (string & Record<never, never>);

/**
 * Outcome of a test payment.
 */
export const TestPaymentOutcome = {
  /**
   * The customer pays the session.
   */
  Paid: "paid",
  /**
   * The card is declined; the session stays open.
   */
  Failed: "failed",
} as const;
export type TestPaymentOutcome = "paid" | "failed";

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
  /**
   * The message may have arrived: the SMS gateway reported no delivery within 24 hours, or no gateway answered. Ask the customer before you resend it.
   */
  Unconfirmed: "unconfirmed",
} as const;
export type TokenStatus =
  | "none"
  | "pending"
  | "sent"
  | "delivered"
  | "failed"
  | "unconfirmed"
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
 * Status of a top-up.
 */
export const TopupStatus = {
  /**
   * Waiting for the payment.
   */
  Pending: "pending",
  /**
   * The payment arrived and was added to your Credit.
   */
  Succeeded: "succeeded",
  /**
   * The payment failed; `failure_code` says why. Create another top-up. A late payment is still added to your Credit.
   */
  Failed: "failed",
  /**
   * Not paid in time. A late payment, by card or transfer, is still added to your Credit.
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
 * What to do with columns of a CSV whose name is no field.
 */
export const UnknownColumns = {
  /**
   * Return 400 `invalid_csv`, naming the column.
   */
  Refuse: "refuse",
  /**
   * Ignore the columns and their cells.
   */
  Ignore: "ignore",
} as const;
export type UnknownColumns = "refuse" | "ignore";

/**
 * State of the electricity utility.
 */
export const UtilityState = {
  /**
   * The utility responds and sells tokens.
   */
  Up: "up",
  /**
   * National outage: meters cannot be confirmed, and power sends wait or fail.
   */
  Down: "down",
} as const;
export type UtilityState = "up" | "down" | (string & Record<never, never>);

/**
 * Status of the delivery of an event to an endpoint.
 */
export const WebhookDeliveryStatus = {
  /**
   * The delivery has not been attempted.
   */
  Pending: "pending",
  /**
   * The endpoint responded with 2xx within 10 seconds.
   */
  Succeeded: "succeeded",
  /**
   * The latest attempt failed; the next one is at `next_attempt_at`.
   */
  Failed: "failed",
  /**
   * Every attempt failed. Redeliver it, or read the event.
   */
  Exhausted: "exhausted",
  /**
   * The endpoint was disabled before delivery.
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
 * Why an endpoint is disabled.
 */
export const WebhookDisabledReason = {
  /**
   * Someone disabled the endpoint.
   */
  Manual: "manual",
  /**
   * The endpoint accepted no event for three days.
   */
  Failing: "failing",
} as const;
export type WebhookDisabledReason = "manual" | "failing" | (string & Record<never, never>);

/**
 * Status of a webhook endpoint.
 */
export const WebhookEndpointStatus = {
  /**
   * Events are sent to the endpoint.
   */
  Enabled: "enabled",
  /**
   * No events are sent; `disabled_reason` says why.
   */
  Disabled: "disabled",
} as const;
export type WebhookEndpointStatus = "enabled" | "disabled" | (string & Record<never, never>);

/**
 * Format of the events sent to an endpoint.
 */
export const WebhookFormat = {
  /**
   * The event object, as `GET /events` returns it.
   */
  Svc: "svc",
  /**
   * The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
   */
  LegacyAirtime: "legacy_airtime",
} as const;
export type WebhookFormat = "svc" | "legacy_airtime" | (string & Record<never, never>);

/**
 * Status of a replay of events.
 */
export const WebhookReplayStatus = {
  /**
   * The replay has not started.
   */
  Queued: "queued",
  /**
   * The events are being sent.
   */
  Running: "running",
  /**
   * All events were sent, or failed for the last time.
   */
  Done: "done",
} as const;
export type WebhookReplayStatus = "queued" | "running" | "done" | (string & Record<never, never>);

/**
 * Grace period of the old signing secret.
 */
export const WebhookSecretGrace = {
  /**
   * No grace period: the old secret stops immediately.
   */
  V0: "0",
  /**
   * A grace period of one hour.
   */
  V1h: "1h",
  /**
   * A grace period of one day.
   */
  V24h: "24h",
} as const;
export type WebhookSecretGrace = "0" | "1h" | "24h";

/**
 * Why a delivery was created.
 */
export const WebhookTrigger = {
  /**
   * The event happened and was sent.
   */
  Event: "event",
  /**
   * Someone redelivered one delivery.
   */
  Redelivery: "redelivery",
  /**
   * Someone replayed a range of events.
   */
  Replay: "replay",
  /**
   * Someone sent a test event.
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
 * Why a delivery attempt failed.
 */
export const WebhookTryError = {
  /**
   * The host name could not be resolved.
   */
  Dns: "dns",
  /**
   * The host refused the connection.
   */
  Connect: "connect",
  /**
   * The certificate is not valid for the host.
   */
  Tls: "tls",
  /**
   * No complete response arrived within 10 seconds.
   */
  Timeout: "timeout",
  /**
   * The host has an address that is not public.
   */
  BlockedIp: "blocked_ip",
  /**
   * The response was a redirect. Redirects are never followed.
   */
  Redirect: "redirect",
  /**
   * The response was not HTTP, or its status was not 2xx.
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

/**
 * Kind of allocation: airtime or power.
 */
export const WorkforceKind = {
  /**
   * Airtime to each person's number, or data if `product_ref` is a bundle.
   */
  Airtime: "airtime",
  /**
   * Electricity to each person's meter. The token is sent to the person by SMS.
   */
  Power: "power",
} as const;
export type WorkforceKind = "airtime" | "power" | (string & Record<never, never>);

/**
 * Kind of a ledger entry.
 */
export const WorkforceLedgerKind = {
  /**
   * Money was added to your Credit.
   */
  Topup: "topup",
  /**
   * Something was sold from your Credit.
   */
  Debit: "debit",
  /**
   * A sale failed and its Credit was returned.
   */
  Refund: "refund",
  /**
   * A correction by our staff, or test Credit that was granted.
   */
  Adjustment: "adjustment",
} as const;
export type WorkforceLedgerKind =
  | "topup"
  | "debit"
  | "refund"
  | "adjustment"
  | (string & Record<never, never>);

/**
 * A warning about a person who was created or updated.
 */
export const WorkforcePersonWarning = {
  /**
   * The number was registered under a different name, which was replaced.
   */
  NameDiffers: "name_differs",
  /**
   * Another registered person has the same name.
   */
  SameName: "same_name",
  /**
   * The number's network is not supported, so airtime would be rejected.
   */
  UnsupportedNetwork: "unsupported_network",
  /**
   * The cost centre is archived.
   */
  CostCenterArchived: "cost_center_archived",
} as const;
export type WorkforcePersonWarning =
  | "name_differs"
  | "same_name"
  | "unsupported_network"
  | "cost_center_archived"
  | (string & Record<never, never>);

/**
 * A warning about a line.
 */
export const WorkforceWarning = {
  /**
   * The person would exceed their monthly cap. Exceeding it only warns.
   */
  OverCap: "over_cap",
  /**
   * The person is on another line, or received the same recently.
   */
  Duplicate: "duplicate",
  /**
   * The person is being erased, or their cost centre is archived.
   */
  Inactive: "inactive",
} as const;
export type WorkforceWarning =
  | "over_cap"
  | "duplicate"
  | "inactive"
  | (string & Record<never, never>);
