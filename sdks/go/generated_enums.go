// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package svc

// Status of an account: whether it can sell.
type AccountStatus string

const (
	// The account can sell.
	AccountStatusActive AccountStatus = "active"
	// Suspended by our staff: reads work, writes return an error.
	AccountStatusSuspended AccountStatus = "suspended"
	// The account is closed permanently.
	AccountStatusClosed AccountStatus = "closed"
)

// Source of an entry in the activity feed.
type ActivityKind string

const (
	// An event of an object.
	ActivityKindEvent ActivityKind = "event"
	// An entry of the audit log. Only for keys with `account:manage`.
	ActivityKindAudit ActivityKind = "audit"
)

// Type of an actor.
type ActorType string

const (
	// Created with an API key.
	ActorTypeKey ActorType = "key"
	// Created by a member of the account.
	ActorTypeMember ActorType = "member"
	// Created by the service itself.
	ActorTypeSystem ActorType = "system"
	// Created by the service's staff.
	ActorTypeStaff ActorType = "staff"
)

// Action that an agent requests.
type AgentAction string

const (
	// A sale, by `POST /sends` or a selling tool of the MCP server.
	AgentActionSend AgentAction = "send"
	// A reward, by `POST /rewards` or the tool `create_reward`.
	AgentActionReward AgentAction = "reward"
)

// Status of an agent's request for approval.
type AgentApprovalStatus string

const (
	// Waiting for a person. Nothing is sent or charged.
	AgentApprovalStatusRequested AgentApprovalStatus = "requested"
	// A person approved the request, and it is or will be executed.
	AgentApprovalStatusApproved AgentApprovalStatus = "approved"
	// A person approved the request, but executing it returned an error. Nothing is charged.
	AgentApprovalStatusFailed AgentApprovalStatus = "failed"
	// A person rejected the request. Nothing is sent or charged.
	AgentApprovalStatusRejected AgentApprovalStatus = "rejected"
	// Nobody decided within 24 hours. Nothing is sent or charged.
	AgentApprovalStatusExpired AgentApprovalStatus = "expired"
)

// Channel by which you receive an alert.
type AlertChannel string

const (
	// Event sent to your webhook endpoints.
	AlertChannelWebhook AlertChannel = "webhook"
	// Email to the contact of your account.
	AlertChannelEmail AlertChannel = "email"
	// Text message to your support number.
	AlertChannelSMS AlertChannel = "sms"
)

// How often an allowance is sent.
type AllowanceCadence string

const (
	// Every week, on `day` 1 (Monday) to 7 (Sunday).
	AllowanceCadenceWeekly AllowanceCadence = "weekly"
	// Every month, on `day` 1 to 31, or the last day of shorter months.
	AllowanceCadenceMonthly AllowanceCadence = "monthly"
)

// Status of an API key.
type ApiKeyStatus string

const (
	// The key works normally.
	ApiKeyStatusActive ApiKeyStatus = "active"
	// The key works, and so does a replaced secret during its grace period.
	ApiKeyStatusRolling ApiKeyStatus = "rolling"
	// Someone revoked the key. It never works again.
	ApiKeyStatusRevoked ApiKeyStatus = "revoked"
	// The key passed its `expires_at`. It never works again.
	ApiKeyStatusExpired ApiKeyStatus = "expired"
)

// Reason a person must approve.
type ApprovalReason string

const (
	// The request would exceed the agent's threshold for 24 hours.
	ApprovalReasonOverThreshold ApprovalReason = "over_threshold"
	// The target, `token_phone`, `token_email` or `notify_number` belongs to no recipient and is not on the key's list.
	ApprovalReasonNewTarget ApprovalReason = "new_target"
	// Both the threshold and the new target.
	ApprovalReasonBoth ApprovalReason = "both"
)

// Type of request to a provider.
type AttemptKind string

const (
	// Submits the send for delivery.
	AttemptKindSubmit AttemptKind = "submit"
	// Asks for the status of the send.
	AttemptKindQuery AttemptKind = "query"
	// The provider reported the status without being asked.
	AttemptKindCallback AttemptKind = "callback"
)

// Outcome of a request to a provider.
type AttemptOutcome string

const (
	// The provider accepted the send and reports later.
	AttemptOutcomeAccepted AttemptOutcome = "accepted"
	// The provider delivered the send.
	AttemptOutcomeDelivered AttemptOutcome = "delivered"
	// The provider rejected the send.
	AttemptOutcomeRejected AttemptOutcome = "rejected"
	// The provider was busy and accepted nothing.
	AttemptOutcomeBusy AttemptOutcome = "busy"
	// The provider sent no reliable response.
	AttemptOutcomeNoAnswer AttemptOutcome = "no_answer"
	// The provider has no record of the send.
	AttemptOutcomeNotFound AttemptOutcome = "not_found"
	// The provider's response could not be understood.
	AttemptOutcomeError AttemptOutcome = "error"
)

// Kind of a matter that may need a person.
type AttentionKind string

const (
	// Sends that have been `unknown` for over an hour.
	AttentionKindSendUnknown AttentionKind = "send_unknown"
	// Sends that our staff are reviewing.
	AttentionKindSendReview AttentionKind = "send_review"
	// Batches that require a second person's approval.
	AttentionKindBatchApproval AttentionKind = "batch_approval"
	// Agent requests that require a person's approval.
	AttentionKindAgentApproval AttentionKind = "agent_approval"
	// Rewards that are waiting for a review.
	AttentionKindRewardReview AttentionKind = "reward_review"
	// Credit that lasts for less than one day.
	AttentionKindLowCredit AttentionKind = "low_credit"
	// Webhook endpoints that were disabled because they failed.
	AttentionKindEndpointDisabled AttentionKind = "endpoint_disabled"
	// Keys that expire within seven days.
	AttentionKindKeyExpiring AttentionKind = "key_expiring"
	// Disputes that are still open.
	AttentionKindDisputeOpen AttentionKind = "dispute_open"
)

// Currency of a batch.
type BatchCurrency string

const (
	// All lines are in United States dollars.
	BatchCurrencyUSD BatchCurrency = "USD"
	// All lines are in Zimbabwe Gold.
	BatchCurrencyZWG BatchCurrency = "ZWG"
	// The lines are in both currencies.
	BatchCurrencyMixed BatchCurrency = "mixed"
)

// What a batch does when your Credit is too low for a line.
type BatchInsufficientChoice string

const (
	// Stop. The remaining lines stay unsent.
	BatchInsufficientChoiceStop BatchInsufficientChoice = "stop"
	// Skip the line and try the next one.
	BatchInsufficientChoiceContinue BatchInsufficientChoice = "continue"
)

// What to do with a batch that has invalid lines.
type BatchInvalidChoice string

const (
	// Reject the whole batch and write nothing.
	BatchInvalidChoiceReject BatchInvalidChoice = "reject"
	// Send the valid lines and omit the others.
	BatchInvalidChoiceSkip BatchInvalidChoice = "skip"
)

// Fields of the listed lines that can be expanded.
type BatchItemListExpansion string

const (
	// Expand `send` of each line into the full send.
	BatchItemListExpansionDataSend BatchItemListExpansion = "data.send"
)

// Status of a batch line.
type BatchItemStatus string

const (
	// A check failed when the batch was created; `error` says which. The line is never sent.
	BatchItemStatusInvalid BatchItemStatus = "invalid"
	// Credit was insufficient for the line, and the batch continued without it.
	BatchItemStatusSkipped BatchItemStatus = "skipped"
	// The line is waiting to be sent.
	BatchItemStatusPending BatchItemStatus = "pending"
	// The send of the line was created and has not ended.
	BatchItemStatusSending BatchItemStatus = "sending"
	// The send of the line was delivered.
	BatchItemStatusDelivered BatchItemStatus = "delivered"
	// The line could not be sold, or its send failed; `error` or `failure_code` says why.
	BatchItemStatusFailed BatchItemStatus = "failed"
	// The send had not ended one day after the batch started. Follow the send itself.
	BatchItemStatusUnresolved BatchItemStatus = "unresolved"
	// The batch stopped for insufficient Credit before this line was sent.
	BatchItemStatusUnsent BatchItemStatus = "unsent"
	// The batch or its send was cancelled before dispatch.
	BatchItemStatusCancelled BatchItemStatus = "cancelled"
)

// Status of a batch.
type BatchStatus string

const (
	// The batch was created. It is started or requires approval immediately afterwards.
	BatchStatusCreated BatchStatus = "created"
	// Above your threshold: an owner or admin other than the creator must approve it.
	BatchStatusRequiresApproval BatchStatus = "requires_approval"
	// The lines are being sent.
	BatchStatusProcessing BatchStatus = "processing"
	// Every valid line was delivered.
	BatchStatusCompleted BatchStatus = "completed"
	// At least one line was delivered, and at least one was not or is unresolved.
	BatchStatusPartiallyCompleted BatchStatus = "partially_completed"
	// No line of the batch was delivered.
	BatchStatusFailed BatchStatus = "failed"
	// Cancelled, or not approved within 72 hours. Lines already dispatched have ended.
	BatchStatusCancelled BatchStatus = "cancelled"
)

// Reason for a warning about a line.
type BatchWarningCode string

const (
	// Another line of the batch has the same target and amount.
	BatchWarningCodeDuplicateInFile BatchWarningCode = "duplicate_in_file"
	// The same sale was made recently.
	BatchWarningCodeDuplicateRecent BatchWarningCode = "duplicate_recent"
)

// Which of two moments buys more units.
type BetterMoment string

const (
	// The amount buys more now.
	BetterMomentNow BetterMoment = "now"
	// The amount buys more after the reset on the 1st.
	BetterMomentAfterReset BetterMoment = "after_reset"
	// Both moments buy the same.
	BetterMomentSame BetterMoment = "same"
)

// Kind of target that is blocked.
type BlockedTargetKind string

const (
	// A mobile phone number.
	BlockedTargetKindPhone BlockedTargetKind = "phone"
	// An electricity meter number.
	BlockedTargetKindMeter BlockedTargetKind = "meter"
)

// Category of a data bundle.
type BundleCategory string

const (
	// Valid for one day.
	BundleCategoryDaily BundleCategory = "daily"
	// Valid for one week.
	BundleCategoryWeekly BundleCategory = "weekly"
	// Valid for one month.
	BundleCategoryMonthly BundleCategory = "monthly"
	// For social media apps only.
	BundleCategorySocial BundleCategory = "social"
	// Minutes for voice calls.
	BundleCategoryVoice BundleCategory = "voice"
	// Any other kind of bundle.
	BundleCategoryOther BundleCategory = "other"
)

// Legal form of a business.
type BusinessType string

const (
	// A private limited company.
	BusinessTypeCompany BusinessType = "company"
	// A private business corporation.
	BusinessTypePbc BusinessType = "pbc"
	// A sole trader who trades in person.
	BusinessTypeSoleTrader BusinessType = "sole_trader"
	// A non-governmental, non-profit organisation.
	BusinessTypeNgo BusinessType = "ngo"
	// A cooperative owned by its members.
	BusinessTypeCooperative BusinessType = "cooperative"
)

// The outcome of a check-in.
type CheckinStatus string

const (
	// The link is claimed and the reward is sent.
	CheckinStatusAccepted CheckinStatus = "accepted"
	// The link is claimed and the reward is held, for a review or in escrow.
	CheckinStatusHeld CheckinStatus = "held"
	// The held reward was rejected, voided or has expired. Nothing is sent.
	CheckinStatusRejected CheckinStatus = "rejected"
)

// Reason a payment failed.
type CheckoutPaymentErrorCode string

const (
	// The customer's bank declined the card.
	CheckoutPaymentErrorCodeCardDeclined CheckoutPaymentErrorCode = "card_declined"
	// The customer cancelled the payment.
	CheckoutPaymentErrorCodeCancelled CheckoutPaymentErrorCode = "cancelled"
	// The customer's bank did not respond in time.
	CheckoutPaymentErrorCodeTimeout CheckoutPaymentErrorCode = "timeout"
	// The payment provider had an error.
	CheckoutPaymentErrorCodeProviderError CheckoutPaymentErrorCode = "provider_error"
)

// Payment method the customer used.
type CheckoutPaymentMethod string

const (
	// Paid by debit or credit card.
	CheckoutPaymentMethodCard CheckoutPaymentMethod = "card"
	// Paid from a mobile wallet.
	CheckoutPaymentMethodMobileMoney CheckoutPaymentMethod = "mobile_money"
)

// Reason our staff are reviewing a session.
type CheckoutReviewReason string

const (
	// The payment may be fraudulent.
	CheckoutReviewReasonFraudCheck CheckoutReviewReason = "fraud_check"
	// The amount paid differs from the amount requested.
	CheckoutReviewReasonAmountMismatch CheckoutReviewReason = "amount_mismatch"
	// The purchase could not be delivered.
	CheckoutReviewReasonSendFailed CheckoutReviewReason = "send_failed"
)

// Outcome of the review of a session.
type CheckoutReviewResolution string

const (
	// The purchase was sent again.
	CheckoutReviewResolutionResent CheckoutReviewResolution = "resent"
	// The face value was added to your Credit.
	CheckoutReviewResolutionCredited CheckoutReviewResolution = "credited"
)

// Fields of a session that can be expanded.
type CheckoutSessionExpansion string

const (
	// Expand `send` into the most recent send.
	CheckoutSessionExpansionSend CheckoutSessionExpansion = "send"
)

// Fields of the listed sessions that can be expanded.
type CheckoutSessionListExpansion string

const (
	// Expand `send` of each session into the most recent send.
	CheckoutSessionListExpansionDataSend CheckoutSessionListExpansion = "data.send"
)

// Status of a checkout session.
type CheckoutSessionStatus string

const (
	// The customer has not paid yet.
	CheckoutSessionStatusOpen CheckoutSessionStatus = "open"
	// The customer paid, and the send is being delivered.
	CheckoutSessionStatusPaid CheckoutSessionStatus = "paid"
	// A person must check the session: the payment is suspicious, or the send failed.
	CheckoutSessionStatusInReview CheckoutSessionStatus = "in_review"
	// A new send was created, after the meter was corrected or a review.
	CheckoutSessionStatusResent CheckoutSessionStatus = "resent"
	// What the customer paid for was delivered.
	CheckoutSessionStatusFulfilled CheckoutSessionStatus = "fulfilled"
	// Nothing was delivered; the face value was added to your Credit. Refund your customer.
	CheckoutSessionStatusCredited CheckoutSessionStatus = "credited"
	// Nobody paid in time. A late payment still makes the session `paid`.
	CheckoutSessionStatusExpired CheckoutSessionStatus = "expired"
)

// Information that a claim needs in addition to the link.
type ClaimRequirement string

const (
	// Phone number that receives the reward or its token.
	ClaimRequirementPhone ClaimRequirement = "phone"
	// Code sent to that number by SMS. Request it with `POST /claims/{token}/code`.
	ClaimRequirementCode ClaimRequirement = "code"
	// Meter number, for electricity only.
	ClaimRequirementMeter ClaimRequirement = "meter"
	// Answer to the challenge in `challenge`.
	ClaimRequirementChallenge ClaimRequirement = "challenge"
	// Position of the phone at the location in `place`. Claim with `POST /checkins`.
	ClaimRequirementPosition ClaimRequirement = "position"
)

// Progress of a claimed reward, simplified for the person.
type ClaimResultStatus string

const (
	// The reward is on its way.
	ClaimResultStatusSending ClaimResultStatus = "sending"
	// The person has received the reward.
	ClaimResultStatusDelivered ClaimResultStatus = "delivered"
	// The reward is being reviewed first.
	ClaimResultStatusHeld ClaimResultStatus = "held"
	// The reward could not be sent.
	ClaimResultStatusFailed ClaimResultStatus = "failed"
)

// Status of a Credit reservation.
type CreditReservationStatus string

const (
	// The Credit is reserved.
	CreditReservationStatusActive CreditReservationStatus = "active"
	// All of it was used. A program's reservation becomes `active` again when Credit is added or returned.
	CreditReservationStatusConsumed CreditReservationStatus = "consumed"
	// The rest was released and is available again. A program's reservation becomes `active` again when Credit is added or returned.
	CreditReservationStatusReleased CreditReservationStatus = "released"
	// The reservation expired, and the rest is available again.
	CreditReservationStatusExpired CreditReservationStatus = "expired"
)

// Type of a Credit transaction.
type CreditTransactionType string

const (
	// Credit charged for a send.
	CreditTransactionTypeSend CreditTransactionType = "send"
	// Credit returned from a failed or cancelled send.
	CreditTransactionTypeSendCreditBack CreditTransactionType = "send_credit_back"
	// Credit added by a top-up.
	CreditTransactionTypeTopup CreditTransactionType = "topup"
	// Credit reserved for a batch or program.
	CreditTransactionTypeReservation CreditTransactionType = "reservation"
	// Reserved Credit made available again.
	CreditTransactionTypeReservationRelease CreditTransactionType = "reservation_release"
	// Credit charged for a reward.
	CreditTransactionTypeReward CreditTransactionType = "reward"
	// Credit returned from a reward.
	CreditTransactionTypeRewardReturn CreditTransactionType = "reward_return"
	// Payment of a checkout whose send was not created.
	CreditTransactionTypeCheckoutCredit CreditTransactionType = "checkout_credit"
	// Correction made by our staff.
	CreditTransactionTypeAdjustment CreditTransactionType = "adjustment"
	// Credit granted to a test account.
	CreditTransactionTypeTestGrant CreditTransactionType = "test_grant"
)

// Currency of Credit. Currencies are never exchanged.
type Currency string

const (
	// United States dollar, written as `USD`.
	CurrencyUSD Currency = "USD"
	// Zimbabwe Gold, written as `ZWG`.
	CurrencyZWG Currency = "ZWG"
)

// Status of a dealer application.
type DealerApplicationStatus string

const (
	// The application is not submitted yet.
	DealerApplicationStatusDraft DealerApplicationStatus = "draft"
	// Submitted and waiting for a reviewer.
	DealerApplicationStatusSubmitted DealerApplicationStatus = "submitted"
	// Our staff are reviewing the application.
	DealerApplicationStatusInReview DealerApplicationStatus = "in_review"
	// Our staff have a question. Change the application and submit it again.
	DealerApplicationStatusMoreInformation DealerApplicationStatus = "more_information"
	// Approved: the business buys below face value.
	DealerApplicationStatusApproved DealerApplicationStatus = "approved"
	// Declined by our staff; `decision_note` says why.
	DealerApplicationStatusDeclined DealerApplicationStatus = "declined"
)

// Progress of a business toward the dealer tier.
type DealerStatus string

const (
	// The business has not applied.
	DealerStatusNone DealerStatus = "none"
	// Our staff are reviewing the application.
	DealerStatusApplied DealerStatus = "applied"
	// The business buys below face value.
	DealerStatusApproved DealerStatus = "approved"
)

// Fields of a dispute that can be expanded.
type DisputeExpansion string

const (
	// Expand `send` into the full send.
	DisputeExpansionSend DisputeExpansion = "send"
)

// Fields of the listed disputes that can be expanded.
type DisputeListExpansion string

const (
	// Expand `send` of each dispute into the full send.
	DisputeListExpansionDataSend DisputeListExpansion = "data.send"
)

// Outcome of a dispute.
type DisputeOutcome string

const (
	// The network proved that the send was delivered.
	DisputeOutcomeDeliveredConfirmed DisputeOutcome = "delivered_confirmed"
	// The power token was sent again.
	DisputeOutcomeTokenResent DisputeOutcome = "token_resent"
	// The send was not delivered, and its Credit was returned.
	DisputeOutcomeNotDeliveredCredited DisputeOutcome = "not_delivered_credited"
	// The send remains delivered, and Credit was added as a goodwill gesture.
	DisputeOutcomeGoodwillCredit DisputeOutcome = "goodwill_credit"
	// The dispute was rejected.
	DisputeOutcomeRejected DisputeOutcome = "rejected"
)

// Reason for disputing a send.
type DisputeReason string

const (
	// The customer did not receive the power token.
	DisputeReasonTokenNotReceived DisputeReason = "token_not_received"
	// The send went to the wrong number or meter.
	DisputeReasonWrongNumber DisputeReason = "wrong_number"
	// The send is marked delivered but did not arrive.
	DisputeReasonNotDelivered DisputeReason = "not_delivered"
	// Another reason; explain it in `evidence`.
	DisputeReasonOther DisputeReason = "other"
)

// Status of a dispute.
type DisputeStatus string

const (
	// Our staff are investigating the dispute.
	DisputeStatusOpened DisputeStatus = "opened"
	// The dispute is resolved; `outcome` says how.
	DisputeStatusResolved DisputeStatus = "resolved"
)

// Purpose of a document. The first six are for the dealer application.
type DocumentPurpose string

const (
	// Certificate of incorporation of the business.
	DocumentPurposeIncorporationCertificate DocumentPurpose = "incorporation_certificate"
	// Form that lists the directors.
	DocumentPurposeDirectorsForm DocumentPurpose = "directors_form"
	// Identity card or passport of a director.
	DocumentPurposeDirectorID DocumentPurpose = "director_id"
	// Proof of the business address, at most three months old.
	DocumentPurposeProofOfAddress DocumentPurpose = "proof_of_address"
	// Bank letter that confirms the account of the business.
	DocumentPurposeBankLetter DocumentPurpose = "bank_letter"
	// Tax clearance certificate that is still valid.
	DocumentPurposeTaxClearance DocumentPurpose = "tax_clearance"
	// Evidence in a dispute, such as a receipt or a screenshot of the customer's phone.
	DocumentPurposeDisputeEvidence DocumentPurpose = "dispute_evidence"
)

// Status of the review of a document.
type DocumentStatus string

const (
	// Uploaded and waiting for review.
	DocumentStatusReceived DocumentStatus = "received"
	// Our staff accepted the document.
	DocumentStatusAccepted DocumentStatus = "accepted"
	// Our staff rejected the document; `reason` says why. Upload another one.
	DocumentStatusRejected DocumentStatus = "rejected"
)

// Accepted file types of a document.
type DocumentType string

const (
	// A document in PDF format.
	DocumentTypeApplicationPDF DocumentType = "application/pdf"
	// An image in JPEG format.
	DocumentTypeImageJpeg DocumentType = "image/jpeg"
	// An image in PNG format.
	DocumentTypeImagePng DocumentType = "image/png"
)

// Category of an error.
type ErrorType string

const (
	// The request is invalid and must be changed.
	ErrorTypeInvalidRequestError ErrorType = "invalid_request_error"
	// The key or session is missing or invalid.
	ErrorTypeAuthenticationError ErrorType = "authentication_error"
	// The key, role or account is not allowed to do this.
	ErrorTypePermissionError ErrorType = "permission_error"
	// There is not enough Credit.
	ErrorTypeCreditError ErrorType = "credit_error"
	// The current state of an object does not allow the request.
	ErrorTypeConflictError ErrorType = "conflict_error"
	// The Idempotency-Key is missing, invalid or in use.
	ErrorTypeIdempotencyError ErrorType = "idempotency_error"
	// Too many requests were sent.
	ErrorTypeRateLimitError ErrorType = "rate_limit_error"
	// A network, utility or supplier did not respond as expected.
	ErrorTypeProviderError ErrorType = "provider_error"
	// Something went wrong on our side.
	ErrorTypeAPIError ErrorType = "api_error"
)

// Filter for events by the result of their delivery.
type EventDeliveryFilter string

const (
	// Events that an endpoint of yours should have received and has not.
	EventDeliveryFilterUndelivered EventDeliveryFilter = "undelivered"
	// All events, whatever their delivery.
	EventDeliveryFilterAll EventDeliveryFilter = "all"
)

// Type of an event, such as `send.delivered`.
type EventTypeName string

const (
	// An activity matched a rule of a program. `data.rule` and `data.reward` name both.
	EventTypeNameActivityRuleMatched EventTypeName = "activity.rule_matched"
	// A person approved the request of an agent, and it is being executed.
	EventTypeNameAgentApprovalApproved EventTypeName = "agent_approval.approved"
	// Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
	EventTypeNameAgentApprovalExpired EventTypeName = "agent_approval.expired"
	// An approved request could not be executed; `failure` says why. Nothing is charged.
	EventTypeNameAgentApprovalFailed EventTypeName = "agent_approval.failed"
	// A person rejected the request of an agent. Nothing is sent or charged.
	EventTypeNameAgentApprovalRejected EventTypeName = "agent_approval.rejected"
	// An agent requests approval. Nothing is sent or charged until a person approves.
	EventTypeNameAgentApprovalRequested EventTypeName = "agent_approval.requested"
	// An API key was created.
	EventTypeNameAPIKeyCreated EventTypeName = "api_key.created"
	// An API key expires in 7 days, or in 1 day.
	EventTypeNameAPIKeyExpiring EventTypeName = "api_key.expiring"
	// An API key was revoked and no longer works.
	EventTypeNameAPIKeyRevoked EventTypeName = "api_key.revoked"
	// An API key has a new secret. The old one works until its grace period ends.
	EventTypeNameAPIKeyRolled EventTypeName = "api_key.rolled"
	// A batch was cancelled, or nobody approved it within 72 hours.
	EventTypeNameBatchCancelled EventTypeName = "batch.cancelled"
	// Every valid line of a batch was delivered.
	EventTypeNameBatchCompleted EventTypeName = "batch.completed"
	// A batch was created, its lines are checked and its total is known.
	EventTypeNameBatchCreated EventTypeName = "batch.created"
	// A batch has ended with none of its lines delivered.
	EventTypeNameBatchFailed EventTypeName = "batch.failed"
	// A batch has ended with some of its lines delivered and some not.
	EventTypeNameBatchPartiallyCompleted EventTypeName = "batch.partially_completed"
	// The lines of a batch are being sent.
	EventTypeNameBatchProcessing EventTypeName = "batch.processing"
	// A batch exceeds your threshold and requires the approval of an owner or admin.
	EventTypeNameBatchRequiresApproval EventTypeName = "batch.requires_approval"
	// Nothing was delivered, and the face value was added to your Credit.
	EventTypeNameCheckoutSessionCredited EventTypeName = "checkout.session.credited"
	// A session was not paid in time, or was ended. A late payment makes it `paid`.
	EventTypeNameCheckoutSessionExpired EventTypeName = "checkout.session.expired"
	// What a customer paid for was delivered.
	EventTypeNameCheckoutSessionFulfilled EventTypeName = "checkout.session.fulfilled"
	// A checkout session was paid, and its send is being delivered.
	EventTypeNameCheckoutSessionPaid EventTypeName = "checkout.session.paid"
	// A new send was created to replace one that failed.
	EventTypeNameCheckoutSessionResent EventTypeName = "checkout.session.resent"
	// Our staff corrected your Credit with this transaction.
	EventTypeNameCreditAdjusted EventTypeName = "credit.adjusted"
	// A sale or reservation took available Credit below the threshold of your alert.
	EventTypeNameCreditBalanceLow EventTypeName = "credit.balance.low"
	// Reserved Credit is available again.
	EventTypeNameCreditReleased EventTypeName = "credit.released"
	// Credit was reserved for a batch or a program.
	EventTypeNameCreditReserved EventTypeName = "credit.reserved"
	// Upcoming schedules need more than your Credit; `data.projection` says when.
	EventTypeNameCreditShortfallProjected EventTypeName = "credit.shortfall.projected"
	// A top-up was not paid in time.
	EventTypeNameCreditTopupExpired EventTypeName = "credit.topup.expired"
	// The payment of a top-up failed. `failure_code` says why.
	EventTypeNameCreditTopupFailed EventTypeName = "credit.topup.failed"
	// A top-up was created and is waiting for its payment.
	EventTypeNameCreditTopupPending EventTypeName = "credit.topup.pending"
	// The payment of a top-up arrived and was added to your Credit.
	EventTypeNameCreditTopupSucceeded EventTypeName = "credit.topup.succeeded"
	// You opened a dispute about a send, and our staff are investigating it.
	EventTypeNameDisputeOpened EventTypeName = "dispute.opened"
	// Our staff resolved a dispute. `outcome` says how.
	EventTypeNameDisputeResolved EventTypeName = "dispute.resolved"
	// A network that you used in the last 30 days is slow, fails often, or is down.
	EventTypeNameNetworkAvailabilityDegraded EventTypeName = "network.availability.degraded"
	// A network that you used in the last 30 days works as usual again.
	EventTypeNameNetworkAvailabilityRestored EventTypeName = "network.availability.restored"
	// A national outage started: meters cannot be confirmed, and power sends wait.
	EventTypeNamePowerAvailabilityDown EventTypeName = "power.availability.down"
	// The national outage has ended, and queued power sends are dispatched in order.
	EventTypeNamePowerAvailabilityUp EventTypeName = "power.availability.up"
	// A program was activated or resumed and gives rewards.
	EventTypeNameProgramActivated EventTypeName = "program.activated"
	// At most 20 percent of a budget remains. Sent once each time it falls this low.
	EventTypeNameProgramBudgetLow EventTypeName = "program.budget.low"
	// A program was closed permanently.
	EventTypeNameProgramClosed EventTypeName = "program.closed"
	// The budget is spent or allocated. No rewards are given until budget returns.
	EventTypeNameProgramExhausted EventTypeName = "program.exhausted"
	// A program was paused and gives no rewards until it is resumed.
	EventTypeNameProgramPaused EventTypeName = "program.paused"
	// An exhausted program has budget again and gives rewards.
	EventTypeNameProgramReactivated EventTypeName = "program.reactivated"
	// A recipient was created.
	EventTypeNameRecipientCreated EventTypeName = "recipient.created"
	// The personal data of a recipient was erased. Only its ID remains.
	EventTypeNameRecipientErased EventTypeName = "recipient.erased"
	// A recipient will be erased in seven days unless it is restored.
	EventTypeNameRecipientErasurePending EventTypeName = "recipient.erasure_pending"
	// A recipient was changed or restored.
	EventTypeNameRecipientUpdated EventTypeName = "recipient.updated"
	// A referred friend qualified. `reward` is the reward of the referrer.
	EventTypeNameReferralQualified EventTypeName = "referral.qualified"
	// A reward is held for a review. A person must approve or reject it.
	EventTypeNameReviewOpened EventTypeName = "review.opened"
	// A review was approved or rejected, or nobody decided it within 30 days.
	EventTypeNameReviewResolved EventTypeName = "review.resolved"
	// A reward was created and its budget allocated.
	EventTypeNameRewardCreated EventTypeName = "reward.created"
	// A reward was delivered to the recipient.
	EventTypeNameRewardDelivered EventTypeName = "reward.delivered"
	// A `completion_id` was sent again; nothing changed. Sent at most once a day each.
	EventTypeNameRewardDuplicate EventTypeName = "reward.duplicate"
	// A reward was not taken or released in time, and its budget returned.
	EventTypeNameRewardExpired EventTypeName = "reward.expired"
	// A reward could not be sent, and its budget returned. `failure_code` says why.
	EventTypeNameRewardFailed EventTypeName = "reward.failed"
	// A reward is held, in escrow or for a review. `held_reason` says which.
	EventTypeNameRewardHeld EventTypeName = "reward.held"
	// A review rejected a reward, and its budget returned.
	EventTypeNameRewardRejected EventTypeName = "reward.rejected"
	// A held reward was released and is being sent.
	EventTypeNameRewardReleased EventTypeName = "reward.released"
	// A reward was voided before anything was sent, and its budget returned.
	EventTypeNameRewardVoided EventTypeName = "reward.voided"
	// A reward link was claimed. `reward` is the reward it became.
	EventTypeNameRewardLinkClaimed EventTypeName = "reward_link.claimed"
	// A reward link was created. Above 50 links per request, events are sent gradually.
	EventTypeNameRewardLinkCreated EventTypeName = "reward_link.created"
	// A reward link expired, and its budget returned.
	EventTypeNameRewardLinkExpired EventTypeName = "reward_link.expired"
	// A reward link was opened for the first time.
	EventTypeNameRewardLinkOpened EventTypeName = "reward_link.opened"
	// A reward link was revoked, and its budget returned.
	EventTypeNameRewardLinkRevoked EventTypeName = "reward_link.revoked"
	// A schedule has run. `batch` is the batch it created.
	EventTypeNameScheduleOccurrenceRan EventTypeName = "schedule.occurrence.ran"
	// A schedule is due and waits for a top-up because Credit is insufficient.
	EventTypeNameScheduleOccurrenceRetryAfterTopup EventTypeName = "schedule.occurrence.retry_after_topup"
	// A schedule was due and was skipped because Credit was insufficient.
	EventTypeNameScheduleOccurrenceSkippedInsufficientCredit EventTypeName = "schedule.occurrence.skipped_insufficient_credit"
	// A schedule runs within 24 hours. It can be changed until 15 minutes before.
	EventTypeNameScheduleOccurrenceUpcoming EventTypeName = "schedule.occurrence.upcoming"
	// A send was cancelled before it was dispatched.
	EventTypeNameSendCancelled EventTypeName = "send.cancelled"
	// A send was created and charged.
	EventTypeNameSendCreated EventTypeName = "send.created"
	// The Credit charged for a send was returned.
	EventTypeNameSendCreditedBack EventTypeName = "send.credited_back"
	// A send was delivered to the customer, and its Credit is spent.
	EventTypeNameSendDelivered EventTypeName = "send.delivered"
	// A send failed. `failure_code` says why.
	EventTypeNameSendFailed EventTypeName = "send.failed"
	// A failed send turned out to be delivered. You keep the returned Credit.
	EventTypeNameSendLateDelivered EventTypeName = "send.late_delivered"
	// The meter of a waiting send was changed. Sent to every endpoint.
	EventTypeNameSendMeterChanged EventTypeName = "send.meter_changed"
	// A power send is queued during a national outage and is dispatched when it ends.
	EventTypeNameSendQueued EventTypeName = "send.queued"
	// The network gives no clear answer and our staff decide. Do not sell again.
	EventTypeNameSendRequiresReview EventTypeName = "send.requires_review"
	// The network was busy and delivered nothing. The service retries automatically.
	EventTypeNameSendRetrying EventTypeName = "send.retrying"
	// A send was created and charged, and is dispatched at its scheduled time.
	EventTypeNameSendScheduled EventTypeName = "send.scheduled"
	// A send was submitted to the network. Sent once, however many attempts follow.
	EventTypeNameSendSubmitted EventTypeName = "send.submitted"
	// The text message with the token reached the customer's phone.
	EventTypeNameSendTokenDelivered EventTypeName = "send.token_delivered"
	// The text message with the token could not be delivered. Resend the token.
	EventTypeNameSendTokenDeliveryFailed EventTypeName = "send.token_delivery_failed"
	// The token was sent to the customer again.
	EventTypeNameSendTokenResent EventTypeName = "send.token_resent"
	// The network has not responded. Do not sell again: the send may have been delivered.
	EventTypeNameSendUnknown EventTypeName = "send.unknown"
	// A webhook endpoint was disabled, by you or because it failed for three days.
	EventTypeNameWebhookEndpointDisabled EventTypeName = "webhook_endpoint.disabled"
)

// Format of an export file.
type ExportFormat string

const (
	// CSV in UTF-8 with a header row. Times are in Harare time: `2026-11-10T09:30:00+02:00`.
	ExportFormatCSV ExportFormat = "csv"
	// One JSON object per line (NDJSON), as in the API.
	ExportFormatJSON ExportFormat = "json"
	// CSV text inside a JSON object with `filename`, `content_type`, `content` and `rows`, for clients that cannot receive a file.
	ExportFormatCSVJSON ExportFormat = "csv-json"
)

// Kind of objects to export. Creating and downloading an export also require the read scope of its
// kind.
type ExportKind string

const (
	// Sends. Requires the scope `sends:read`.
	ExportKindSends ExportKind = "sends"
	// Batches. Requires the scope `sends:read`.
	ExportKindBatches ExportKind = "batches"
	// Rewards. Requires the scope `rewards:read`.
	ExportKindRewards ExportKind = "rewards"
	// Reward links. Requires the scope `rewards:read`; their addresses are null without `rewards:write`.
	ExportKindRewardLinks ExportKind = "reward_links"
	// Credit transactions. Requires the scope `credit:read`.
	ExportKindCreditTransactions ExportKind = "credit_transactions"
	// Recipients. Requires the scope `recipients:read`.
	ExportKindRecipients ExportKind = "recipients"
	// API requests. Requires the scope `account:manage`.
	ExportKindRequests ExportKind = "requests"
	// Events. Requires only `reports:read`.
	ExportKindEvents ExportKind = "events"
)

// Status of an export.
type ExportStatus string

const (
	// The file is being created.
	ExportStatusPending ExportStatus = "pending"
	// The file can be downloaded.
	ExportStatusReady ExportStatus = "ready"
	// The file could not be created; `error` says why. Create another export.
	ExportStatusFailed ExportStatus = "failed"
	// The file was deleted after seven days. Create another export.
	ExportStatusExpired ExportStatus = "expired"
)

// Dimensions of a failure report.
type FailureReportDimension string

const (
	// Group by the reason of failure.
	FailureReportDimensionFailureCode FailureReportDimension = "failure_code"
	// Group by mobile network.
	FailureReportDimensionNetwork FailureReportDimension = "network"
)

// Relationship of a family member to you.
type FamilyRelation string

const (
	// Your husband or wife.
	FamilyRelationSpouse FamilyRelation = "spouse"
	// Your son or daughter.
	FamilyRelationChild FamilyRelation = "child"
	// Your father or mother.
	FamilyRelationParent FamilyRelation = "parent"
	// Any other relationship to you.
	FamilyRelationOther FamilyRelation = "other"
)

// What can be sent to a family member.
type FamilySendType string

const (
	// Airtime to the phone number.
	FamilySendTypeAirtime FamilySendType = "airtime"
	// Electricity to the meter. The token is sent to the phone by SMS.
	FamilySendTypePower FamilySendType = "power"
)

// How the members of a group are determined.
type GroupKind string

const (
	// You add and remove members, with `POST /groups/{group_id}/members`.
	GroupKindStatic GroupKind = "static"
	// A filter selects the members each time the group is used.
	GroupKindDynamic GroupKind = "dynamic"
)

// Health of the service.
type HealthStatus string

const (
	// Requests are served as usual.
	HealthStatusOk HealthStatus = "ok"
	// Requests are served, but a component is failing.
	HealthStatusDegraded HealthStatus = "degraded"
)

// HTTP method of a request.
type HttpMethod string

const (
	// Reads without changing anything.
	HttpMethodGet HttpMethod = "GET"
	// Creates an object or performs an action.
	HttpMethodPost HttpMethod = "POST"
	// Changes some fields of an object.
	HttpMethodPatch HttpMethod = "PATCH"
	// Replaces an object as a whole.
	HttpMethodPut HttpMethod = "PUT"
	// Deletes or ends an object.
	HttpMethodDelete HttpMethod = "DELETE"
)

// Status of an invitation.
type InviteStatus string

const (
	// The invited person has not responded.
	InviteStatusPending InviteStatus = "pending"
	// The person accepted and is a member.
	InviteStatusAccepted InviteStatus = "accepted"
	// The person declined the invitation.
	InviteStatusDeclined InviteStatus = "declined"
	// The organisation revoked the invitation.
	InviteStatusRevoked InviteStatus = "revoked"
	// The person did not respond within 14 days.
	InviteStatusExpired InviteStatus = "expired"
)

// Grace period of the old secret after a key is rolled.
type KeyGrace string

const (
	// No grace period: the old secret stops working immediately.
	KeyGrace0 KeyGrace = "0"
	// A grace period of one hour.
	KeyGrace1h KeyGrace = "1h"
	// A grace period of one day.
	KeyGrace24h KeyGrace = "24h"
	// A grace period of one week.
	KeyGrace7d KeyGrace = "7d"
)

// Kind of an API key.
type KeyKind string

const (
	// Secret: for your own servers.
	KeyKindSk KeyKind = "sk"
	// Restricted: for one till, with only the scopes it needs.
	KeyKindRk KeyKind = "rk"
	// Publishable: for a browser, and only for operations that allow it.
	KeyKindPk KeyKind = "pk"
	// Agent: for an AI agent under human supervision.
	KeyKindAk KeyKind = "ak"
)

// A permission of an API key.
type KeyScope string

const (
	// Read networks and products.
	KeyScopeCatalogRead KeyScope = "catalog:read"
	// Look up phone numbers and meters, and create quotes.
	KeyScopeLookupsRead KeyScope = "lookups:read"
	// Read sends, batches, schedules, disputes and checkout sessions.
	KeyScopeSendsRead KeyScope = "sends:read"
	// Create, cancel and change sends, and open disputes and checkout sessions.
	KeyScopeSendsWrite KeyScope = "sends:write"
	// Read power tokens in clear text.
	KeyScopeTokensRead KeyScope = "tokens:read"
	// Create, cancel and approve batches.
	KeyScopeBatchesWrite KeyScope = "batches:write"
	// Create and change schedules.
	KeyScopeSchedulesWrite KeyScope = "schedules:write"
	// Read Credit and statements.
	KeyScopeCreditRead KeyScope = "credit:read"
	// Top up your Credit.
	KeyScopeCreditTopup KeyScope = "credit:topup"
	// Read recipients, groups and cost centres.
	KeyScopeRecipientsRead KeyScope = "recipients:read"
	// Create and change recipients, groups and cost centres.
	KeyScopeRecipientsWrite KeyScope = "recipients:write"
	// Read rewards, reward links and reviews.
	KeyScopeRewardsRead KeyScope = "rewards:read"
	// Create rewards and reward links.
	KeyScopeRewardsWrite KeyScope = "rewards:write"
	// Manage programs and decide reviews.
	KeyScopeProgramsManage KeyScope = "programs:manage"
	// Manage webhook endpoints and read events.
	KeyScopeWebhooksManage KeyScope = "webhooks:manage"
	// Read reports, activity and events.
	KeyScopeReportsRead KeyScope = "reports:read"
	// Allocate airtime, data and electricity to employees.
	KeyScopeWorkforceAdmin KeyScope = "workforce:admin"
	// Manage family members of the account.
	KeyScopeFamilyWrite KeyScope = "family:write"
	// Manage the account, its members and its keys.
	KeyScopeAccountManage KeyScope = "account:manage"
)

// Legal basis for processing a person's data.
type LawfulBasis string

const (
	// The person has given consent; see `consent`.
	LawfulBasisConsent LawfulBasis = "consent"
	// The data is needed for a contract with the person.
	LawfulBasisContract LawfulBasis = "contract"
	// The data is required by law.
	LawfulBasisLegalObligation LawfulBasis = "legal_obligation"
	// You have a legitimate interest that the person's interests do not override.
	LawfulBasisLegitimateInterest LawfulBasis = "legitimate_interest"
)

// Type of a phone line.
type LineType string

const (
	// A mobile phone line.
	LineTypeMobile LineType = "mobile"
	// An internet telephony number.
	LineTypeVoip LineType = "voip"
	// A fixed phone line.
	LineTypeFixed LineType = "fixed"
	// The type cannot be derived from the digits.
	LineTypeUnknown LineType = "unknown"
)

// How a claim is tied to a person.
type LinkBinding string

const (
	// Anyone who has the link can claim it.
	LinkBindingNone LinkBinding = "none"
	// A code is sent by SMS to the number that receives the reward.
	LinkBindingOtp LinkBinding = "otp"
)

// Whether anything is sold in live mode.
type LiveSalesStatus string

const (
	// At least one product is sold.
	LiveSalesStatusOpen LiveSalesStatus = "open"
	// No supplier is connected: nothing is sold, and top-ups return an error.
	LiveSalesStatusClosed LiveSalesStatus = "closed"
)

// Permissions of a member.
type MemberRole string

const (
	// Can do everything. There is always at least one owner.
	MemberRoleOwner MemberRole = "owner"
	// Can do everything except what concerns owners.
	MemberRoleAdmin MemberRole = "admin"
	// Can sell and build: sends, batches, webhooks, test keys.
	MemberRoleDeveloper MemberRole = "developer"
	// Can read but not change anything.
	MemberRoleViewer MemberRole = "viewer"
)

// Whether a member can sign in.
type MemberStatus string

const (
	// The member can sign in.
	MemberStatusActive MemberStatus = "active"
	// The member was suspended by our staff.
	MemberStatusSuspended MemberStatus = "suspended"
)

// Confirmation level required for the meter of a power send.
type MeterConfirmMode string

const (
	// Returns an error if the utility cannot confirm the meter.
	MeterConfirmModeStrict MeterConfirmMode = "strict"
	// Sells without an answer, and confirms the meter before buying the token.
	MeterConfirmModeBestEffort MeterConfirmMode = "best_effort"
)

// Confirmation level of a meter.
type MeterConfirmation string

const (
	// The utility confirmed it before the sale.
	MeterConfirmationStrict MeterConfirmation = "strict"
	// Confirmed after the sale, before the token is bought.
	MeterConfirmationBestEffort MeterConfirmation = "best_effort"
	// The meter was not confirmed.
	MeterConfirmationNone MeterConfirmation = "none"
)

// Where a meter confirmation comes from.
type MeterSource string

const (
	// The utility, at this request.
	MeterSourceUtility MeterSource = "utility"
	// The utility, less than ten minutes ago.
	MeterSourceCache MeterSource = "cache"
)

// Mode of an account. Nothing real moves in test mode.
type Mode string

const (
	// No real money and no real airtime.
	ModeTest Mode = "test"
	// Real money and real sales.
	ModeLive Mode = "live"
)

// How a network or a supplier performs.
type NetworkCondition string

const (
	// The network works as usual.
	NetworkConditionUp NetworkCondition = "up"
	// Slow, or failing more often than usual.
	NetworkConditionDegraded NetworkCondition = "degraded"
	// The network delivers nothing at present.
	NetworkConditionDown NetworkCondition = "down"
)

// Type of a network.
type NetworkKind string

const (
	// Mobile: delivers airtime and data.
	NetworkKindMobile NetworkKind = "mobile"
	// Electricity: delivers power tokens.
	NetworkKindPower NetworkKind = "power"
)

// Current state of a network.
type NetworkState string

const (
	// The network works as usual.
	NetworkStateUp NetworkState = "up"
	// Slow, or failing more often than usual.
	NetworkStateDegraded NetworkState = "degraded"
	// The network delivers nothing at present.
	NetworkStateDown NetworkState = "down"
	// Not sold in this mode: no supplier is connected. Sales return an error.
	NetworkStateNotOffered NetworkState = "not_offered"
)

// Overall status of the service.
type OverallStatus string

const (
	// Everything works as usual.
	OverallStatusOperational OverallStatus = "operational"
	// Some networks are slow or down.
	OverallStatusDegraded OverallStatus = "degraded"
	// No network delivers at present.
	OverallStatusDown OverallStatus = "down"
	// Nothing is sold in this mode yet: no supplier is connected.
	OverallStatusNotOffered OverallStatus = "not_offered"
)

// Why a product cannot be sold.
type PausedReason string

const (
	// The network of the product is down.
	PausedReasonNetworkDown PausedReason = "network_down"
	// Our staff paused the product temporarily.
	PausedReasonMaintenance PausedReason = "maintenance"
	// Not sold in this mode yet.
	PausedReasonNotAvailableYet PausedReason = "not_available_yet"
)

// Behaviour of a power send during a national outage.
type PowerDownChoice string

const (
	// The send waits up to `max_hold`.
	PowerDownChoiceQueue PowerDownChoice = "queue"
	// The send fails and your Credit is returned.
	PowerDownChoiceFail PowerDownChoice = "fail"
)

// How a program's budget is funded.
type ProgramFunding string

const (
	// The whole budget is reserved from your Credit up front, and rewards are paid from the reservation. Each reward consumes its face value from the reservation; a dealer's discount becomes available Credit immediately.
	ProgramFundingReserve ProgramFunding = "reserve"
	// The budget is only a limit. Rewards sent immediately debit your available Credit. Rewards that wait in escrow, under review or behind a link are reserved until they end.
	ProgramFundingPayAsYouGo ProgramFunding = "pay_as_you_go"
)

// What happens to a new reward before it is sent.
type ProgramHoldMode string

const (
	// The reward is sent immediately, unless a fraud rule stops it.
	ProgramHoldModeNone ProgramHoldMode = "none"
	// The reward is held in escrow until you release it.
	ProgramHoldModeEscrow ProgramHoldMode = "escrow"
	// The reward is held until a person approves its review.
	ProgramHoldModeReview ProgramHoldMode = "review"
)

// Dimensions of a program report.
type ProgramReportDimension string

const (
	// Group by reward program.
	ProgramReportDimensionProgram ProgramReportDimension = "program"
)

// What a rule measures to decide whether it matches.
type ProgramRuleKind string

const (
	// Matches when something has happened a number of times, or its values add up to a total: `count`. Counting starts again after each match.
	ProgramRuleKindThreshold ProgramRuleKind = "threshold"
	// Matches when something has happened in a number of consecutive days, weeks or months. The next streak begins in the period after that.
	ProgramRuleKindStreak ProgramRuleKind = "streak"
	// Matches the first time something happens.
	ProgramRuleKindFirstTime ProgramRuleKind = "first_time"
	// Matches the n-th time something happens, counted from the first report of it.
	ProgramRuleKindMilestone ProgramRuleKind = "milestone"
	// Matches each time and pays a percentage of the activity's value. Only for activities.
	ProgramRuleKindPercentage ProgramRuleKind = "percentage"
)

// What triggers the evaluation of a rule. Rewards that rules give trigger nothing. Only activities
// have a name and a value: rules of any other trigger cannot use `activity_name`,
// `percent_of_value`, `count.value`, or conditions on `name` and `value`.
type ProgramRuleTrigger string

const (
	// An activity that you report.
	ProgramRuleTriggerActivity ProgramRuleTrigger = "activity"
	// A signed completion of the program, in addition to the reward that it earns anyway.
	ProgramRuleTriggerCompletion ProgramRuleTrigger = "completion"
	// A referral to the program that qualifies. Rewards the referrer, in escrow.
	ProgramRuleTriggerReferral ProgramRuleTrigger = "referral"
	// A check-in at the program's location with a link of `POST /reward-links`, in addition to the reward that the link becomes. Its conditions can only be on `occurred_at`.
	ProgramRuleTriggerCheckin ProgramRuleTrigger = "checkin"
)

// Ways in which a program's rewards can be created.
type ProgramSource string

const (
	// Created by your own server: `POST /rewards`, activities and referrals, and their rules.
	ProgramSourceAPI ProgramSource = "api"
	// Created by signed completions without a key, and by rules that they match: `POST /programs/{program_id}/completions`.
	ProgramSourceCompletions ProgramSource = "completions"
	// Created when people claim reward links, online or by checking in at a location.
	ProgramSourceLinks ProgramSource = "links"
)

// Status of a program.
type ProgramStatus string

const (
	// Not active yet: the program gives no rewards. Activate it.
	ProgramStatusDraft ProgramStatus = "draft"
	// The program gives rewards.
	ProgramStatusActive ProgramStatus = "active"
	// Someone paused the program. It gives no rewards until it is resumed.
	ProgramStatusPaused ProgramStatus = "paused"
	// The budget is spent or allocated. The program becomes `active` again when budget returns.
	ProgramStatusExhausted ProgramStatus = "exhausted"
	// The program was closed permanently.
	ProgramStatusClosed ProgramStatus = "closed"
)

// Whether our stock with a supplier is sufficient.
type ProviderFloatState string

const (
	// The stock is sufficient for all lines.
	ProviderFloatStateSufficient ProviderFloatState = "sufficient"
	// The stock may be too low, and some lines may be sent later.
	ProviderFloatStateLow ProviderFloatState = "low"
	// The level of stock is not known.
	ProviderFloatStateUnknown ProviderFloatState = "unknown"
)

// Status of a quote.
type QuoteStatus string

const (
	// A sale can use the quote.
	QuoteStatusOpen QuoteStatus = "open"
	// A sale uses the quote. If it fails or is cancelled in time, the quote becomes `open` again.
	QuoteStatusUsed QuoteStatus = "used"
	// The quote expired after 30 minutes without a sale.
	QuoteStatusExpired QuoteStatus = "expired"
)

// What to do with lines whose recipient already exists.
type RecipientBulkMode string

const (
	// The line fails with an error.
	RecipientBulkModeCreate RecipientBulkMode = "create"
	// The recipient is updated, as `PATCH` would.
	RecipientBulkModeUpsert RecipientBulkMode = "upsert"
)

// Outcome of one line.
type RecipientBulkStatus string

const (
	// A new recipient was created.
	RecipientBulkStatusCreated RecipientBulkStatus = "created"
	// The existing recipient was updated.
	RecipientBulkStatusUpdated RecipientBulkStatus = "updated"
	// The existing recipient already had these values.
	RecipientBulkStatusUnchanged RecipientBulkStatus = "unchanged"
	// Nothing was written. See `error` for the reason.
	RecipientBulkStatusFailed RecipientBulkStatus = "failed"
)

// Fields of a recipient that can be expanded.
type RecipientExpansion string

const (
	// Expand `cost_center` into the full cost centre.
	RecipientExpansionCostCenter RecipientExpansion = "cost_center"
)

// Fields of the listed recipients that can be expanded.
type RecipientListExpansion string

const (
	// Expand `cost_center` of each recipient into the full cost centre.
	RecipientListExpansionDataCostCenter RecipientListExpansion = "data.cost_center"
)

// Field by which a line finds its recipient.
type RecipientMatch string

const (
	// Match by your own ID.
	RecipientMatchExternalID RecipientMatch = "external_id"
	// Match by the phone number.
	RecipientMatchPhone RecipientMatch = "phone"
)

// Status of a recipient.
type RecipientStatus string

const (
	// The recipient can receive sends and rewards.
	RecipientStatusActive RecipientStatus = "active"
	// Receives nothing, and is erased after seven days unless restored.
	RecipientStatusErasurePending RecipientStatus = "erasure_pending"
	// The personal data was erased permanently.
	RecipientStatusErased RecipientStatus = "erased"
)

// Reason for a warning about a line.
type RecipientWarningCode string

const (
	// Another recipient or an earlier line has the same phone number.
	RecipientWarningCodeDuplicatePhone RecipientWarningCode = "duplicate_phone"
)

// Dimensions of a daily reconciliation.
type ReconciliationDimension string

const (
	// Group by API key: by till, if each till has its own key.
	ReconciliationDimensionAPIKey ReconciliationDimension = "api_key"
)

// Status of a referral.
type ReferralStatus string

const (
	// The friend has not qualified yet.
	ReferralStatusPending ReferralStatus = "pending"
	// The friend qualified, and the referrer is rewarded.
	ReferralStatusQualified ReferralStatus = "qualified"
	// A review rejected the reward; `reason` says why.
	ReferralStatusRejected ReferralStatus = "rejected"
	// The friend did not qualify within 90 days.
	ReferralStatusExpired ReferralStatus = "expired"
)

// Kind of a report.
type ReportKind string

const (
	// Sends and their cost, by up to two dimensions.
	ReportKindSpend ReportKind = "spend"
	// Performance of reward programs.
	ReportKindPrograms ReportKind = "programs"
	// Reasons for failed sends.
	ReportKindFailures ReportKind = "failures"
	// Daily reconciliation by till.
	ReportKindReconciliation ReportKind = "reconciliation"
)

// Fields of a review that can be expanded.
type ReviewExpansion string

const (
	// Expand `reward` into the full reward.
	ReviewExpansionReward ReviewExpansion = "reward"
)

// Fields of the listed reviews that can be expanded.
type ReviewListExpansion string

const (
	// Expand `reward` of each review into the full reward.
	ReviewListExpansionDataReward ReviewListExpansion = "data.reward"
)

// Reason a reward is under review.
type ReviewReason string

const (
	// Many rewards to this phone number in a short time.
	ReviewReasonVelocityPhone ReviewReason = "velocity_phone"
	// Many claims from this IP address in a short time.
	ReviewReasonVelocityIP ReviewReason = "velocity_ip"
	// Many claims from this device in a short time.
	ReviewReasonVelocityDevice ReviewReason = "velocity_device"
	// Rewards of several people go to the same meter.
	ReviewReasonSameMeter ReviewReason = "same_meter"
	// The recipient was created only recently, and the amount is above the program's default.
	ReviewReasonNewRecipient ReviewReason = "new_recipient"
	// The amount is far above what the program usually gives.
	ReviewReasonAmountOutlier ReviewReason = "amount_outlier"
	// The recipient had used most of a limit before this reward.
	ReviewReasonCapNear ReviewReason = "cap_near"
	// The check-in was at the very edge of the location.
	ReviewReasonGeofenceEdge ReviewReason = "geofence_edge"
	// Another phone number or meter of the recipient is on the blocklist.
	ReviewReasonBlocklistNear ReviewReason = "blocklist_near"
	// The program holds rewards like this one for review.
	ReviewReasonManualHold ReviewReason = "manual_hold"
	// A test number whose last four digits trigger a review. In test mode only.
	ReviewReasonTestNumber ReviewReason = "test_number"
)

// How a review was resolved.
type ReviewResolution string

const (
	// A person approved the review.
	ReviewResolutionApproved ReviewResolution = "approved"
	// A person rejected the review.
	ReviewResolutionRejected ReviewResolution = "rejected"
	// Nobody decided within 30 days, so the reward was rejected.
	ReviewResolutionTimedOut ReviewResolution = "timed_out"
)

// Risk that the reward is fraudulent.
type ReviewRisk string

const (
	// Low risk. The program asked for a review, or one thing was unusual.
	ReviewRiskLow ReviewRisk = "low"
	// Medium risk. Two things were unusual.
	ReviewRiskMedium ReviewRisk = "medium"
	// High risk. More was unusual, or much in a short time. Check carefully before you approve.
	ReviewRiskHigh ReviewRisk = "high"
)

// Status of a review.
type ReviewStatus string

const (
	// A person must decide.
	ReviewStatusOpen ReviewStatus = "open"
	// The reward was approved and released.
	ReviewStatusApproved ReviewStatus = "approved"
	// The reward was rejected, by a person or after 30 days without a decision.
	ReviewStatusRejected ReviewStatus = "rejected"
)

// How a reward is delivered to a person.
type RewardDelivery string

const (
	// Sent directly to the recipient's number or meter.
	RewardDeliveryDirect RewardDelivery = "direct"
	// Claimed by the person with a link.
	RewardDeliveryLink RewardDelivery = "link"
	// Claimed with a link, where the person chooses what to receive.
	RewardDeliveryChoice RewardDelivery = "choice"
)

// Fields of a reward that can be expanded.
type RewardExpansion string

const (
	// Expand `program` into the full program.
	RewardExpansionProgram RewardExpansion = "program"
	// Expand `recipient` into the full recipient.
	RewardExpansionRecipient RewardExpansion = "recipient"
	// Expand `send` into the full send.
	RewardExpansionSend RewardExpansion = "send"
	// Expand `link` into the full link.
	RewardExpansionLink RewardExpansion = "link"
)

// Reason a reward is held.
type RewardHeldReason string

const (
	// Under review, because of a fraud rule or the program's `hold`. Approve or reject its review.
	RewardHeldReasonReview RewardHeldReason = "review"
	// In escrow. Release it once it is earned.
	RewardHeldReasonEscrow RewardHeldReason = "escrow"
)

// Status of a reward link.
type RewardLinkStatus string

const (
	// Nobody has opened the link yet.
	RewardLinkStatusCreated RewardLinkStatus = "created"
	// Someone has opened the link. Claiming it without opening it first opens it too.
	RewardLinkStatusOpened RewardLinkStatus = "opened"
	// Someone claimed the link, and it became a reward.
	RewardLinkStatusClaimed RewardLinkStatus = "claimed"
	// The link expired, and its budget returned.
	RewardLinkStatusExpired RewardLinkStatus = "expired"
	// The link was revoked, and its budget returned.
	RewardLinkStatusRevoked RewardLinkStatus = "revoked"
)

// Fields of the listed rewards that can be expanded.
type RewardListExpansion string

const (
	// Expand `program` of each reward into the full program.
	RewardListExpansionDataProgram RewardListExpansion = "data.program"
	// Expand `recipient` of each reward into the full recipient.
	RewardListExpansionDataRecipient RewardListExpansion = "data.recipient"
	// Expand `send` of each reward into the full send.
	RewardListExpansionDataSend RewardListExpansion = "data.send"
	// Expand `link` of each reward into the full link.
	RewardListExpansionDataLink RewardListExpansion = "data.link"
)

// What created a reward.
type RewardSource string

const (
	// Created by a call to `POST /rewards`.
	RewardSourceAPI RewardSource = "api"
	// Created by a signed completion.
	RewardSourceCompletions RewardSource = "completions"
	// Created by claiming a link.
	RewardSourceLinks RewardSource = "links"
	// Created by a rule of the program.
	RewardSourceRule RewardSource = "rule"
	// Created by a referral that qualified.
	RewardSourceReferral RewardSource = "referral"
	// Created by a check-in at the program's location.
	RewardSourceCheckin RewardSource = "checkin"
)

// Status of a reward.
type RewardStatus string

const (
	// The budget is allocated. The reward is being sent, or waits to be claimed.
	RewardStatusPending RewardStatus = "pending"
	// Held in escrow or by a fraud rule; `held_reason` says which.
	RewardStatusHeld RewardStatus = "held"
	// Released: the reward is being sent, or waits to be claimed.
	RewardStatusReleased RewardStatus = "released"
	// The reward was delivered to the recipient.
	RewardStatusDelivered RewardStatus = "delivered"
	// The reward could not be sent, and its budget returned; `failure_code` says why. It stays `failed` even if its send is delivered late: the service bears the cost, and the send has `late_delivered_at`.
	RewardStatusFailed RewardStatus = "failed"
	// Voided before anything was sent, and its budget returned.
	RewardStatusVoided RewardStatus = "voided"
	// Not claimed or released in time, and its budget returned.
	RewardStatusExpired RewardStatus = "expired"
	// A review rejected the reward, and its budget returned.
	RewardStatusRejected RewardStatus = "rejected"
)

// Status that a reward would have.
type RewardWouldStatus string

const (
	// The reward would be sent immediately, or wait for its claim.
	RewardWouldStatusPending RewardWouldStatus = "pending"
	// The reward would be held in escrow or for a review.
	RewardWouldStatusHeld RewardWouldStatus = "held"
	// The reward would wait for a person's approval.
	RewardWouldStatusRequiresApproval RewardWouldStatus = "requires_approval"
)

// How a field is compared with a value.
type RuleOperator string

const (
	// The field equals the value.
	RuleOperatorEq RuleOperator = "eq"
	// The field does not equal the value.
	RuleOperatorNe RuleOperator = "ne"
	// The field is greater than the value.
	RuleOperatorGt RuleOperator = "gt"
	// The field is greater than or equal to the value.
	RuleOperatorGte RuleOperator = "gte"
	// The field is less than the value.
	RuleOperatorLt RuleOperator = "lt"
	// The field is less than or equal to the value.
	RuleOperatorLte RuleOperator = "lte"
	// The field equals one of the listed values.
	RuleOperatorIn RuleOperator = "in"
	// The field, a text or list, contains the value.
	RuleOperatorContains RuleOperator = "contains"
)

// Period that counts once towards a streak. Weeks begin on Monday; days are calendar days in
// Harare.
type RuleStreakUnit string

const (
	// Once on each of a number of consecutive days.
	RuleStreakUnitDay RuleStreakUnit = "day"
	// Once in each of a number of consecutive weeks.
	RuleStreakUnitWeek RuleStreakUnit = "week"
	// Once in each of a number of consecutive months.
	RuleStreakUnitMonth RuleStreakUnit = "month"
)

// Channel through which a business reaches its customers.
type SalesChannel string

const (
	// Tills in physical shops.
	SalesChannelPos SalesChannel = "pos"
	// A mobile app of the business.
	SalesChannelApp SalesChannel = "app"
	// Agents who sell in the street.
	SalesChannelAgents SalesChannel = "agents"
	// A website of the business.
	SalesChannelWeb SalesChannel = "web"
	// The employees of the business.
	SalesChannelEmployer SalesChannel = "employer"
)

// How often a schedule runs.
type ScheduleCadence string

const (
	// Every day of the week.
	ScheduleCadenceDaily ScheduleCadence = "daily"
	// Every week on `day_of_week`.
	ScheduleCadenceWeekly ScheduleCadence = "weekly"
	// Every 14 days, starting on `anchor_date`.
	ScheduleCadenceBiweekly ScheduleCadence = "biweekly"
	// Every month on `day_of_month`, or on the last day of shorter months.
	ScheduleCadenceMonthly ScheduleCadence = "monthly"
	// Every year on `day_of_month` of `month_of_year`. 29 February becomes 28 February in other years.
	ScheduleCadenceYearly ScheduleCadence = "yearly"
	// Every month on the account's payday, or on `day_of_month` if it has none. A weekend or Zimbabwean public holiday moves it back to the last working day before.
	ScheduleCadencePayday ScheduleCadence = "payday"
	// On the last day of every month.
	ScheduleCadenceLastDay ScheduleCadence = "last_day"
)

// Fields of a schedule that can be expanded.
type ScheduleExpansion string

const (
	// Expand `group` into the full group.
	ScheduleExpansionGroup ScheduleExpansion = "group"
)

// What a schedule does if your Credit is too low on the day of a run.
type ScheduleInsufficientChoice string

const (
	// The day is skipped.
	ScheduleInsufficientChoiceSkip ScheduleInsufficientChoice = "skip"
	// The run waits up to twelve hours for a top-up.
	ScheduleInsufficientChoiceRetryAfterTopup ScheduleInsufficientChoice = "retry_after_topup"
)

// Fields of the listed schedules that can be expanded.
type ScheduleListExpansion string

const (
	// Expand `group` of each schedule into the full group.
	ScheduleListExpansionDataGroup ScheduleListExpansion = "data.group"
)

// Status of an occurrence of a schedule.
type ScheduleOccurrenceStatus string

const (
	// It runs on its planned day.
	ScheduleOccurrenceStatusPlanned ScheduleOccurrenceStatus = "planned"
	// It runs on another day: `moved_to`.
	ScheduleOccurrenceStatusMoved ScheduleOccurrenceStatus = "moved"
	// It does not run: you skipped it, or Credit was insufficient.
	ScheduleOccurrenceStatusSkipped ScheduleOccurrenceStatus = "skipped"
	// It runs together with another occurrence: `combined_into`.
	ScheduleOccurrenceStatusCombined ScheduleOccurrenceStatus = "combined"
	// It has run, as planned or because you ran it; `batch` is the latest run.
	ScheduleOccurrenceStatusRan ScheduleOccurrenceStatus = "ran"
	// It did not run within twelve hours: Credit did not arrive, nobody could receive it, its key was at a cap, or the service was unavailable.
	ScheduleOccurrenceStatusMissed ScheduleOccurrenceStatus = "missed"
	// Credit was insufficient. It runs as soon as there is enough, within twelve hours.
	ScheduleOccurrenceStatusWaitingTopup ScheduleOccurrenceStatus = "waiting_topup"
)

// Kind of an object that the search finds.
type SearchKind string

const (
	// A send. Requires `sends:read`.
	SearchKindSend SearchKind = "send"
	// A recipient. Requires `recipients:read`.
	SearchKindRecipient SearchKind = "recipient"
	// A reward. Requires `rewards:read`.
	SearchKindReward SearchKind = "reward"
	// A top-up. Requires `credit:read`.
	SearchKindTopup SearchKind = "topup"
	// A batch. Requires `sends:read`.
	SearchKindBatch SearchKind = "batch"
)

// What the text was found to be.
type SearchMatch string

const (
	// ID of the object.
	SearchMatchID SearchMatch = "id"
	// Number on the receipt of a send.
	SearchMatchReceiptNumber SearchMatch = "receipt_number"
	// Your own reference: `client_reference`, `completion_id` or `external_id`.
	SearchMatchReference SearchMatch = "reference"
	// Confirmation number of a network, utility or payment provider, or reference of a top-up.
	SearchMatchProviderReference SearchMatch = "provider_reference"
	// Phone number or meter that was sold to, or of a recipient.
	SearchMatchTarget SearchMatch = "target"
	// Phone number that a token was texted to.
	SearchMatchTokenPhone SearchMatch = "token_phone"
	// Phone number that was notified of a send.
	SearchMatchNotifyNumber SearchMatch = "notify_number"
	// The last four digits of a power token, also those of a whole token.
	SearchMatchToken SearchMatch = "token"
	// Name, payroll number or title.
	SearchMatchName SearchMatch = "name"
)

// Status that a test send is advanced to.
type SendAdvanceTarget string

const (
	// The network delivers the send.
	SendAdvanceTargetDelivered SendAdvanceTarget = "delivered"
	// The network rejects the send.
	SendAdvanceTargetFailed SendAdvanceTarget = "failed"
	// A failed send turns out to be delivered.
	SendAdvanceTargetLateDelivered SendAdvanceTarget = "late_delivered"
)

// Fields of a send that can be expanded.
type SendExpansion string

const (
	// Expands the recipient of the send.
	SendExpansionRecipient SendExpansion = "recipient"
	// Expands the program of the send.
	SendExpansionProgram SendExpansion = "program"
	// Expands the reward of the send.
	SendExpansionReward SendExpansion = "reward"
	// Expands the batch of the send.
	SendExpansionBatch SendExpansion = "batch"
)

// Why a send or a reward failed, and whether it is safe to sell again to the same target. "Do not
// sell again" means: not as it was.
type SendFailureCode string

const (
	// The network does not recognize the number. Correct the number before you sell again.
	SendFailureCodeInvalidTarget SendFailureCode = "invalid_target"
	// The number is on another network. Do not sell this product again; choose another.
	SendFailureCodeWrongNetwork SendFailureCode = "wrong_network"
	// The line is suspended or barred from top-ups. Do not sell to it again.
	SendFailureCodeTargetBarred SendFailureCode = "target_barred"
	// The number is a contract line, which cannot be topped up. Do not sell to it again.
	SendFailureCodePostpaidNumber SendFailureCode = "postpaid_number"
	// The amount is too low, too high or not a denomination. Sell another amount.
	SendFailureCodeAmountNotAllowed SendFailureCode = "amount_not_allowed"
	// The bundle is no longer sold. Choose another bundle.
	SendFailureCodeBundleUnavailable SendFailureCode = "bundle_unavailable"
	// The line reached the network's daily, weekly or monthly limit. Sell again later.
	SendFailureCodeSubscriberLimitReached SendFailureCode = "subscriber_limit_reached"
	// The network rejected the send as a duplicate. Sell again later.
	SendFailureCodeDuplicateRejected SendFailureCode = "duplicate_rejected"
	// The utility does not recognize the meter. Correct the number before you sell again.
	SendFailureCodeMeterNotFound SendFailureCode = "meter_not_found"
	// The utility has blocked the meter. Do not sell again; the customer must contact the utility.
	SendFailureCodeMeterBlocked SendFailureCode = "meter_blocked"
	// The utility bills the meter in the other currency. Sell again in that currency.
	SendFailureCodeMeterCurrencyMismatch SendFailureCode = "meter_currency_mismatch"
	// The customer owes the utility a debt. Do not sell again until it is paid.
	SendFailureCodeMeterArrears SendFailureCode = "meter_arrears"
	// The meter could not be confirmed. Check the meter before you sell again.
	SendFailureCodeMeterConfirmationFailed SendFailureCode = "meter_confirmation_failed"
	// The network rejected the send for another reason. Check with the customer before you sell again.
	SendFailureCodeNetworkRejected SendFailureCode = "network_rejected"
	// The network was busy throughout and delivered nothing. Safe to sell again.
	SendFailureCodeNetworkBusy SendFailureCode = "network_busy"
	// The utility was down and `on_zesa_down` was `fail`. Sell again when it is back.
	SendFailureCodePowerUnavailable SendFailureCode = "power_unavailable"
	// The utility was still down after `max_hold`. Safe to sell again.
	SendFailureCodeHoldExpired SendFailureCode = "hold_expired"
	// The product was paused before dispatch. Sell again later.
	SendFailureCodeProductUnavailable SendFailureCode = "product_unavailable"
	// The target was added to the blocklist before dispatch. Do not sell to it again.
	SendFailureCodeTargetBlocked SendFailureCode = "target_blocked"
	// No supplier was available for the send. Sell again later.
	SendFailureCodeProviderUnavailable SendFailureCode = "provider_unavailable"
	// The supplier confirmed that the unknown send was never delivered. Safe to sell again.
	SendFailureCodeNotDelivered SendFailureCode = "not_delivered"
	// Our staff resolved the send as not delivered. Safe to sell again.
	SendFailureCodeNotDeliveredByReview SendFailureCode = "not_delivered_by_review"
	// The batch was cancelled before dispatch, so nothing was sold. Only on batch lines.
	SendFailureCodeCancelledByBatch SendFailureCode = "cancelled_by_batch"
)

// Fields of listed sends that can be expanded.
type SendListExpansion string

const (
	// Expands the recipient of each send.
	SendListExpansionDataRecipient SendListExpansion = "data.recipient"
	// Expands the program of each send.
	SendListExpansionDataProgram SendListExpansion = "data.program"
	// Expands the reward of each send.
	SendListExpansionDataReward SendListExpansion = "data.reward"
	// Expands the batch of each send.
	SendListExpansionDataBatch SendListExpansion = "data.batch"
)

// Feature that created a send.
type SendSource string

const (
	// Created by `POST /sends` or by a retry.
	SendSourceAPI SendSource = "api"
	// Created by a line of a batch.
	SendSourceBatch SendSource = "batch"
	// Created by an occurrence of a schedule.
	SendSourceSchedule SendSource = "schedule"
	// Created to pay out a reward.
	SendSourceReward SendSource = "reward"
	// Created by a checkout session.
	SendSourceCheckout SendSource = "checkout"
	// Created by an allocation to employees.
	SendSourceWorkforce SendSource = "workforce"
	// Created by a tool of the MCP server.
	SendSourceMcp SendSource = "mcp"
	// Created by a person in the dashboard.
	SendSourceDashboard SendSource = "dashboard"
)

// Status of a send. Check it before you promise a customer anything.
type SendStatus string

const (
	// Created and charged, not yet submitted to the network. Can be cancelled.
	SendStatusPending SendStatus = "pending"
	// Submitted to the network, which has not responded yet.
	SendStatusSubmitted SendStatus = "submitted"
	// Delivered to the customer. The Credit is spent.
	SendStatusDelivered SendStatus = "delivered"
	// National power outage: the token is bought and texted when it ends.
	SendStatusQueued SendStatus = "queued"
	// The network was busy and delivered nothing. The service retries automatically.
	SendStatusRetrying SendStatus = "retrying"
	// The network has not responded. Do not sell again: the send may have been delivered.
	SendStatusUnknown SendStatus = "unknown"
	// The network's responses conflict and our staff decide. Do not sell again: the send may have been delivered.
	SendStatusRequiresReview SendStatus = "requires_review"
	// Failed, and the Credit was returned; `failure_code` says why.
	SendStatusFailedCredited SendStatus = "failed_credited"
	// Failed, and this account was not charged for it.
	SendStatusFailed SendStatus = "failed"
	// Charged, and dispatched at `scheduled_for`. Can be cancelled until then.
	SendStatusScheduled SendStatus = "scheduled"
	// Cancelled before dispatch, and the Credit was returned.
	SendStatusCancelledCredited SendStatus = "cancelled_credited"
)

// Type of the sale.
type SendType string

const (
	// Airtime for a mobile number.
	SendTypeAirtime SendType = "airtime"
	// A mobile data bundle.
	SendTypeData SendType = "data"
	// A prepaid electricity token.
	SendTypePower SendType = "power"
)

// A point to check before a sale.
type SendWarningCode string

const (
	// The same sale was made recently.
	SendWarningCodeDuplicateRecent SendWarningCode = "duplicate_recent"
	// The check digit of the meter number does not match.
	SendWarningCodeMeterChecksum SendWarningCode = "meter_checksum"
	// Little Credit would remain after the sale.
	SendWarningCodeLowCreditAfter SendWarningCode = "low_credit_after"
)

// Status that a sale would have.
type SendWouldStatus string

const (
	// The send would be dispatched immediately.
	SendWouldStatusPending SendWouldStatus = "pending"
	// The send would wait for its scheduled time.
	SendWouldStatusScheduled SendWouldStatus = "scheduled"
	// The send would wait for a person's approval.
	SendWouldStatusRequiresApproval SendWouldStatus = "requires_approval"
)

// Language of the default text message.
type SmsLocale string

const (
	// The message is in English.
	SmsLocaleEn SmsLocale = "en"
	// The message is in Shona.
	SmsLocaleSn SmsLocale = "sn"
	// The message is in Ndebele.
	SmsLocaleNd SmsLocale = "nd"
)

// SMS delivery status of the message to the customer.
type SmsStatus string

const (
	// No message exists, or it is not due yet.
	SmsStatusNone SmsStatus = "none"
	// The message is waiting to be sent.
	SmsStatusQueued SmsStatus = "queued"
	// The SMS gateway accepted the message.
	SmsStatusSent SmsStatus = "sent"
	// The message reached the customer.
	SmsStatusDelivered SmsStatus = "delivered"
	// The message could not be delivered.
	SmsStatusFailed SmsStatus = "failed"
	// The message may have arrived: the SMS gateway accepted it and reported no delivery within 24 hours, or no gateway answered.
	SmsStatusUnconfirmed SmsStatus = "unconfirmed"
)

// Dimensions of a spend report.
type SpendDimension string

const (
	// Group by calendar day in Harare.
	SpendDimensionDay SpendDimension = "day"
	// Group by week, starting on Monday.
	SpendDimensionWeek SpendDimension = "week"
	// Group by calendar month.
	SpendDimensionMonth SpendDimension = "month"
	// Group by send type.
	SpendDimensionType SpendDimension = "type"
	// Group by mobile network.
	SpendDimensionNetwork SpendDimension = "network"
	// Group by product sold.
	SpendDimensionProduct SpendDimension = "product"
	// Group by cost centre.
	SpendDimensionCostCenter SpendDimension = "cost_center"
	// Group by reward program.
	SpendDimensionProgram SpendDimension = "program"
	// Group by recipient of the send.
	SpendDimensionRecipient SpendDimension = "recipient"
	// Group by API key: by till, if each till has its own key.
	SpendDimensionAPIKey SpendDimension = "api_key"
	// Group by what created the sends.
	SpendDimensionSource SpendDimension = "source"
)

// Tariff class of a meter.
type TariffClass string

const (
	// Domestic: a household uses the electricity.
	TariffClassDomestic TariffClass = "domestic"
	// Commercial: a business uses the electricity.
	TariffClassCommercial TariffClass = "commercial"
	// The utility does not report the class.
	TariffClassUnknown TariffClass = "unknown"
)

// The day of the month on which consumption is counted from zero again.
type TariffReset string

const (
	// The 1st, at midnight in Harare.
	TariffResetFirstOfMonth TariffReset = "first_of_month"
)

// Decision of our staff on a checkout session in review.
type TestCheckoutAction string

const (
	// Staff resend what was paid for.
	TestCheckoutActionSend TestCheckoutAction = "send"
	// Staff add the face value to your Credit.
	TestCheckoutActionCredit TestCheckoutAction = "credit"
)

// Kinds of work that follow the test clock.
type TestClockWorkKind string

const (
	// Sends to dispatch, or whose status must be checked with the network.
	TestClockWorkKindSend TestClockWorkKind = "send"
	// Batches with lines to send, or whose end must be checked.
	TestClockWorkKindBatch TestClockWorkKind = "batch"
	// Schedules with a day to announce or to run.
	TestClockWorkKindSchedule TestClockWorkKind = "schedule"
	// Text messages and emails to send, or whose delivery must be checked.
	TestClockWorkKindMessage TestClockWorkKind = "message"
	// Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
	TestClockWorkKindEvent TestClockWorkKind = "event"
	// Webhook deliveries to attempt.
	TestClockWorkKindWebhookDelivery TestClockWorkKind = "webhook_delivery"
	// Webhook replays in progress.
	TestClockWorkKindWebhookReplay TestClockWorkKind = "webhook_replay"
	// Keys that expire, or whose replaced secret expires.
	TestClockWorkKindKey TestClockWorkKind = "key"
	// Recipients whose personal data must be erased.
	TestClockWorkKindRecipient TestClockWorkKind = "recipient"
	// Test Credit to restore for the day.
	TestClockWorkKindTestCredit TestClockWorkKind = "test_credit"
	// Schedules to compare with your Credit.
	TestClockWorkKindCreditProjection TestClockWorkKind = "credit_projection"
	// Top-ups whose payment must be checked.
	TestClockWorkKindTopup TestClockWorkKind = "topup"
	// Requests of agents that expire, or that are approved and not carried out yet.
	TestClockWorkKindAgentApproval TestClockWorkKind = "agent_approval"
	// Closed programs whose links or held rewards must be ended.
	TestClockWorkKindProgram TestClockWorkKind = "program"
	// Rewards that expire, or whose review must be resolved.
	TestClockWorkKindReward TestClockWorkKind = "reward"
	// Referrals whose 90 days to qualify are over.
	TestClockWorkKindReferral TestClockWorkKind = "referral"
	// Reward links that expire.
	TestClockWorkKindRewardLink TestClockWorkKind = "reward_link"
	// Exports to write, or whose file must be deleted.
	TestClockWorkKindExport TestClockWorkKind = "export"
	// Disputes whose step has come.
	TestClockWorkKindDispute TestClockWorkKind = "dispute"
	// Dealer applications whose step has come.
	TestClockWorkKindDealerApplication TestClockWorkKind = "dealer_application"
	// A checkout session to expire, or its review to decide.
	TestClockWorkKindCheckoutSession TestClockWorkKind = "checkout_session"
)

// Outcome of a test payment.
type TestPaymentOutcome string

const (
	// The customer pays the session.
	TestPaymentOutcomePaid TestPaymentOutcome = "paid"
	// The card is declined; the session stays open.
	TestPaymentOutcomeFailed TestPaymentOutcome = "failed"
)

// Channel by which the customer receives a token.
type TokenChannel string

const (
	// Text message to the `token_phone`.
	TokenChannelSMS TokenChannel = "sms"
	// Email to the `token_email` address.
	TokenChannelEmail TokenChannel = "email"
)

// Purpose of a power token.
type TokenKind string

const (
	// Adds units to the meter.
	TokenKindCredit TokenKind = "credit"
	// Changes the meter's key. Enter it before the credit token.
	TokenKindKeyChange TokenKind = "key_change"
	// Another token that the utility requires.
	TokenKindOther TokenKind = "other"
)

// Delivery status of a resent token.
type TokenResendStatus string

const (
	// The messages are waiting to be sent. Follow `token_status` of the send.
	TokenResendStatusQueued TokenResendStatus = "queued"
)

// Delivery status of the message with the token.
type TokenStatus string

const (
	// There is no token yet.
	TokenStatusNone TokenStatus = "none"
	// The message is waiting to be sent.
	TokenStatusPending TokenStatus = "pending"
	// The SMS gateway accepted the message.
	TokenStatusSent TokenStatus = "sent"
	// The message reached the customer.
	TokenStatusDelivered TokenStatus = "delivered"
	// Delivery failed. Send the token again with `resend-token`.
	TokenStatusFailed TokenStatus = "failed"
	// The message may have arrived: the SMS gateway reported no delivery within 24 hours, or no gateway answered. Ask the customer before you resend it.
	TokenStatusUnconfirmed TokenStatus = "unconfirmed"
)

// Reason a top-up failed.
type TopupFailureCode string

const (
	// The payer's bank declined the card.
	TopupFailureCodeCardDeclined TopupFailureCode = "card_declined"
	// The payer cancelled the payment.
	TopupFailureCodeCancelled TopupFailureCode = "cancelled"
	// The payer's bank did not respond in time.
	TopupFailureCodeTimeout TopupFailureCode = "timeout"
	// The card paid a different amount than requested, and the money was returned.
	TopupFailureCodeAmountMismatch TopupFailureCode = "amount_mismatch"
	// The payment provider had an error.
	TopupFailureCodeProviderError TopupFailureCode = "provider_error"
)

// Payment method of a top-up.
type TopupMethod string

const (
	// Card or mobile money, on a payment page.
	TopupMethodCard TopupMethod = "card"
	// Transfer to our bank account, with a reference.
	TopupMethodBankTransfer TopupMethod = "bank_transfer"
)

// Status of a top-up.
type TopupStatus string

const (
	// Waiting for the payment.
	TopupStatusPending TopupStatus = "pending"
	// The payment arrived and was added to your Credit.
	TopupStatusSucceeded TopupStatus = "succeeded"
	// The payment failed; `failure_code` says why. Create another top-up. A late payment is still added to your Credit.
	TopupStatusFailed TopupStatus = "failed"
	// Not paid in time. A late payment, by card or transfer, is still added to your Credit.
	TopupStatusExpired TopupStatus = "expired"
)

// What to do with columns of a CSV whose name is no field.
type UnknownColumns string

const (
	// Return 400 `invalid_csv`, naming the column.
	UnknownColumnsRefuse UnknownColumns = "refuse"
	// Ignore the columns and their cells.
	UnknownColumnsIgnore UnknownColumns = "ignore"
)

// State of the electricity utility.
type UtilityState string

const (
	// The utility responds and sells tokens.
	UtilityStateUp UtilityState = "up"
	// National outage: meters cannot be confirmed, and power sends wait or fail.
	UtilityStateDown UtilityState = "down"
)

// Status of the delivery of an event to an endpoint.
type WebhookDeliveryStatus string

const (
	// The delivery has not been attempted.
	WebhookDeliveryStatusPending WebhookDeliveryStatus = "pending"
	// The endpoint responded with 2xx within 10 seconds.
	WebhookDeliveryStatusSucceeded WebhookDeliveryStatus = "succeeded"
	// The latest attempt failed; the next one is at `next_attempt_at`.
	WebhookDeliveryStatusFailed WebhookDeliveryStatus = "failed"
	// Every attempt failed. Redeliver it, or read the event.
	WebhookDeliveryStatusExhausted WebhookDeliveryStatus = "exhausted"
	// The endpoint was disabled before delivery.
	WebhookDeliveryStatusSkipped WebhookDeliveryStatus = "skipped"
)

// Why an endpoint is disabled.
type WebhookDisabledReason string

const (
	// Someone disabled the endpoint.
	WebhookDisabledReasonManual WebhookDisabledReason = "manual"
	// The endpoint accepted no event for three days.
	WebhookDisabledReasonFailing WebhookDisabledReason = "failing"
)

// Status of a webhook endpoint.
type WebhookEndpointStatus string

const (
	// Events are sent to the endpoint.
	WebhookEndpointStatusEnabled WebhookEndpointStatus = "enabled"
	// No events are sent; `disabled_reason` says why.
	WebhookEndpointStatusDisabled WebhookEndpointStatus = "disabled"
)

// Format of the events sent to an endpoint.
type WebhookFormat string

const (
	// The event object, as `GET /events` returns it.
	WebhookFormatSvc WebhookFormat = "svc"
	// The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
	WebhookFormatLegacyAirtime WebhookFormat = "legacy_airtime"
)

// Status of a replay of events.
type WebhookReplayStatus string

const (
	// The replay has not started.
	WebhookReplayStatusQueued WebhookReplayStatus = "queued"
	// The events are being sent.
	WebhookReplayStatusRunning WebhookReplayStatus = "running"
	// All events were sent, or failed for the last time.
	WebhookReplayStatusDone WebhookReplayStatus = "done"
)

// Grace period of the old signing secret.
type WebhookSecretGrace string

const (
	// No grace period: the old secret stops immediately.
	WebhookSecretGrace0 WebhookSecretGrace = "0"
	// A grace period of one hour.
	WebhookSecretGrace1h WebhookSecretGrace = "1h"
	// A grace period of one day.
	WebhookSecretGrace24h WebhookSecretGrace = "24h"
)

// Why a delivery was created.
type WebhookTrigger string

const (
	// The event happened and was sent.
	WebhookTriggerEvent WebhookTrigger = "event"
	// Someone redelivered one delivery.
	WebhookTriggerRedelivery WebhookTrigger = "redelivery"
	// Someone replayed a range of events.
	WebhookTriggerReplay WebhookTrigger = "replay"
	// Someone sent a test event.
	WebhookTriggerTest WebhookTrigger = "test"
)

// Why a delivery attempt failed.
type WebhookTryError string

const (
	// The host name could not be resolved.
	WebhookTryErrorDns WebhookTryError = "dns"
	// The host refused the connection.
	WebhookTryErrorConnect WebhookTryError = "connect"
	// The certificate is not valid for the host.
	WebhookTryErrorTls WebhookTryError = "tls"
	// No complete response arrived within 10 seconds.
	WebhookTryErrorTimeout WebhookTryError = "timeout"
	// The host has an address that is not public.
	WebhookTryErrorBlockedIP WebhookTryError = "blocked_ip"
	// The response was a redirect. Redirects are never followed.
	WebhookTryErrorRedirect WebhookTryError = "redirect"
	// The response was not HTTP, or its status was not 2xx.
	WebhookTryErrorHTTP WebhookTryError = "http"
)

// Kind of allocation: airtime or power.
type WorkforceKind string

const (
	// Airtime to each person's number, or data if `product_ref` is a bundle.
	WorkforceKindAirtime WorkforceKind = "airtime"
	// Electricity to each person's meter. The token is sent to the person by SMS.
	WorkforceKindPower WorkforceKind = "power"
)

// Kind of a ledger entry.
type WorkforceLedgerKind string

const (
	// Money was added to your Credit.
	WorkforceLedgerKindTopup WorkforceLedgerKind = "topup"
	// Something was sold from your Credit.
	WorkforceLedgerKindDebit WorkforceLedgerKind = "debit"
	// A sale failed and its Credit was returned.
	WorkforceLedgerKindRefund WorkforceLedgerKind = "refund"
	// A correction by our staff, or test Credit that was granted.
	WorkforceLedgerKindAdjustment WorkforceLedgerKind = "adjustment"
)

// A warning about a person who was created or updated.
type WorkforcePersonWarning string

const (
	// The number was registered under a different name, which was replaced.
	WorkforcePersonWarningNameDiffers WorkforcePersonWarning = "name_differs"
	// Another registered person has the same name.
	WorkforcePersonWarningSameName WorkforcePersonWarning = "same_name"
	// The number's network is not supported, so airtime would be rejected.
	WorkforcePersonWarningUnsupportedNetwork WorkforcePersonWarning = "unsupported_network"
	// The cost centre is archived.
	WorkforcePersonWarningCostCenterArchived WorkforcePersonWarning = "cost_center_archived"
)

// A warning about a line.
type WorkforceWarning string

const (
	// The person would exceed their monthly cap. Exceeding it only warns.
	WorkforceWarningOverCap WorkforceWarning = "over_cap"
	// The person is on another line, or received the same recently.
	WorkforceWarningDuplicate WorkforceWarning = "duplicate"
	// The person is being erased, or their cost centre is archived.
	WorkforceWarningInactive WorkforceWarning = "inactive"
)
