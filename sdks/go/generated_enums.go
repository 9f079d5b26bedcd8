// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package svc

// Whether an account may trade.
type AccountStatus string

const (
	// It may trade.
	AccountStatusActive AccountStatus = "active"
	// Staff have stopped it: it can read, and writes are refused.
	AccountStatusSuspended AccountStatus = "suspended"
	// It has ended.
	AccountStatusClosed AccountStatus = "closed"
)

// What an entry of the activity feed comes from.
type ActivityKind string

const (
	// Something happened to an object.
	ActivityKindEvent ActivityKind = "event"
	// Somebody did something; only for keys with `account:manage`.
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

// What has become of an agent's request.
type AgentApprovalStatus string

const (
	// A person is asked; nothing is sent or charged.
	AgentApprovalStatusRequested AgentApprovalStatus = "requested"
	// A person said yes, and it was carried out or is about to be.
	AgentApprovalStatusApproved AgentApprovalStatus = "approved"
	// A person said yes, and it was refused after all; nothing is charged.
	AgentApprovalStatusFailed AgentApprovalStatus = "failed"
	// A person said no.
	AgentApprovalStatusRejected AgentApprovalStatus = "rejected"
	// Nobody decided within 24 hours.
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

// Whether a key works.
type ApiKeyStatus string

const (
	// It works.
	ApiKeyStatusActive ApiKeyStatus = "active"
	// It works, and so does its old secret for a while.
	ApiKeyStatusRolling ApiKeyStatus = "rolling"
	// Somebody deleted it; it never works again.
	ApiKeyStatusRevoked ApiKeyStatus = "revoked"
	// It has passed its `expires_at`; it never works again.
	ApiKeyStatusExpired ApiKeyStatus = "expired"
)

// Reason a person must approve.
type ApprovalReason string

const (
	// The request would exceed the agent's threshold for 24 hours.
	ApprovalReasonOverThreshold ApprovalReason = "over_threshold"
	// The number or meter belongs to no recipient and is not on the key's list.
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

// What may need a person.
type AttentionKind string

const (
	// Sends without an answer for over an hour.
	AttentionKindSendUnknown AttentionKind = "send_unknown"
	// Sends that staff look into.
	AttentionKindSendReview AttentionKind = "send_review"
	// Batches that wait for a second person.
	AttentionKindBatchApproval AttentionKind = "batch_approval"
	// Requests of agents that wait for a person.
	AttentionKindAgentApproval AttentionKind = "agent_approval"
	// Rewards that wait for a review.
	AttentionKindRewardReview AttentionKind = "reward_review"
	// Credit that lasts for less than a day.
	AttentionKindLowCredit AttentionKind = "low_credit"
	// Webhook endpoints that were switched off because they failed.
	AttentionKindEndpointDisabled AttentionKind = "endpoint_disabled"
	// Keys that expire within seven days.
	AttentionKindKeyExpiring AttentionKind = "key_expiring"
	// Disputes that are open.
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

// Where a batch stands.
type BatchStatus string

const (
	// Written; whether it must be approved is decided at once.
	BatchStatusCreated BatchStatus = "created"
	// It is above your threshold: an owner or admin other than its maker must approve it.
	BatchStatusRequiresApproval BatchStatus = "requires_approval"
	// Its lines are being sent.
	BatchStatusProcessing BatchStatus = "processing"
	// Every valid line was delivered.
	BatchStatusCompleted BatchStatus = "completed"
	// At least one line was delivered and at least one was not, or is not known to be.
	BatchStatusPartiallyCompleted BatchStatus = "partially_completed"
	// No line was delivered.
	BatchStatusFailed BatchStatus = "failed"
	// Cancelled, or not approved within 72 hours; what had gone out has ended.
	BatchStatusCancelled BatchStatus = "cancelled"
)

// Which of two moments buys more.
type BetterMoment string

const (
	// Now.
	BetterMomentNow BetterMoment = "now"
	// After the reset on the 1st.
	BetterMomentAfterReset BetterMoment = "after_reset"
	// It makes no difference.
	BetterMomentSame BetterMoment = "same"
)

// What a bundle is for.
type BundleCategory string

const (
	// It lasts a day.
	BundleCategoryDaily BundleCategory = "daily"
	// It lasts a week.
	BundleCategoryWeekly BundleCategory = "weekly"
	// It lasts a month.
	BundleCategoryMonthly BundleCategory = "monthly"
	// For social media alone.
	BundleCategorySocial BundleCategory = "social"
	// For calls.
	BundleCategoryVoice BundleCategory = "voice"
	// Anything else.
	BundleCategoryOther BundleCategory = "other"
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

// Where a checkout session stands.
type CheckoutSessionStatus string

const (
	// The customer has not paid yet.
	CheckoutSessionStatusOpen CheckoutSessionStatus = "open"
	// The customer has paid, and the send is on its way.
	CheckoutSessionStatusPaid CheckoutSessionStatus = "paid"
	// Somebody must look: the payment looks odd, or the send failed.
	CheckoutSessionStatusInReview CheckoutSessionStatus = "in_review"
	// A new send was made, after the meter was corrected or staff looked at it.
	CheckoutSessionStatusResent CheckoutSessionStatus = "resent"
	// The customer has what was paid for.
	CheckoutSessionStatusFulfilled CheckoutSessionStatus = "fulfilled"
	// Nothing was delivered; the face value was added to your Credit. Refund your customer.
	CheckoutSessionStatusCredited CheckoutSessionStatus = "credited"
	// Nobody paid in time. A payment that arrives even so makes it `paid`.
	CheckoutSessionStatusExpired CheckoutSessionStatus = "expired"
)

// What has become of a reservation.
type CreditReservationStatus string

const (
	// It is set aside.
	CreditReservationStatusActive CreditReservationStatus = "active"
	// All of it was used. A program's is active again when Credit is added or returns to it.
	CreditReservationStatusConsumed CreditReservationStatus = "consumed"
	// What was left of it is available again.
	CreditReservationStatusReleased CreditReservationStatus = "released"
	// Its time ran out, and what was left of it is available again.
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

// How far a business has come on the way to the dealer tier.
type DealerStatus string

const (
	// It has not applied.
	DealerStatusNone DealerStatus = "none"
	// Staff are looking at its application.
	DealerStatusApplied DealerStatus = "applied"
	// It buys below face value.
	DealerStatusApproved DealerStatus = "approved"
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

// Whether a dispute is settled.
type DisputeStatus string

const (
	// Staff look into it.
	DisputeStatusOpened DisputeStatus = "opened"
	// It is settled; `outcome` says how.
	DisputeStatusResolved DisputeStatus = "resolved"
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

// Which events to keep by how their delivery went.
type EventDeliveryFilter string

const (
	// Those that an endpoint of yours was to hear of and has not received.
	EventDeliveryFilterUndelivered EventDeliveryFilter = "undelivered"
	// All.
	EventDeliveryFilterAll EventDeliveryFilter = "all"
)

// The type of an event, such as `send.delivered`.
type EventTypeName string

const (
	// An activity met a rule of a program; data.rule and data.reward name both.
	EventTypeNameActivityRuleMatched EventTypeName = "activity.rule_matched"
	// A person has approved; what was asked for is carried out.
	EventTypeNameAgentApprovalApproved EventTypeName = "agent_approval.approved"
	// Nobody decided it within 24 hours. Nothing is sent or charged.
	EventTypeNameAgentApprovalExpired EventTypeName = "agent_approval.expired"
	// What was approved was refused after all; failure says why. Nothing is charged.
	EventTypeNameAgentApprovalFailed EventTypeName = "agent_approval.failed"
	// A person has rejected it. Nothing is sent or charged.
	EventTypeNameAgentApprovalRejected EventTypeName = "agent_approval.rejected"
	// An agent asks a person; nothing is sent or charged until somebody approves.
	EventTypeNameAgentApprovalRequested EventTypeName = "agent_approval.requested"
	// A key was made.
	EventTypeNameAPIKeyCreated EventTypeName = "api_key.created"
	// A key will expire in 7 days, or in 1 day.
	EventTypeNameAPIKeyExpiring EventTypeName = "api_key.expiring"
	// A key was deleted and no longer works.
	EventTypeNameAPIKeyRevoked EventTypeName = "api_key.revoked"
	// A key has a new secret; the old one works for its grace period.
	EventTypeNameAPIKeyRolled EventTypeName = "api_key.rolled"
	// A batch was cancelled, or nobody approved it within 72 hours.
	EventTypeNameBatchCancelled EventTypeName = "batch.cancelled"
	// Every valid line of a batch was delivered.
	EventTypeNameBatchCompleted EventTypeName = "batch.completed"
	// A batch was written; its lines are checked and its total is known.
	EventTypeNameBatchCreated EventTypeName = "batch.created"
	// A batch has ended, and none of its lines was delivered.
	EventTypeNameBatchFailed EventTypeName = "batch.failed"
	// A batch has ended; some of its lines were delivered and some were not.
	EventTypeNameBatchPartiallyCompleted EventTypeName = "batch.partially_completed"
	// The lines of a batch are being sent.
	EventTypeNameBatchProcessing EventTypeName = "batch.processing"
	// A batch is above your threshold and waits for an owner or admin.
	EventTypeNameBatchRequiresApproval EventTypeName = "batch.requires_approval"
	// Nothing was delivered; the face value was added to your Credit.
	EventTypeNameCheckoutSessionCredited EventTypeName = "checkout.session.credited"
	// Nobody paid in time, or the session was ended. A late payment makes it paid.
	EventTypeNameCheckoutSessionExpired EventTypeName = "checkout.session.expired"
	// The customer has what was paid for.
	EventTypeNameCheckoutSessionFulfilled EventTypeName = "checkout.session.fulfilled"
	// The customer has paid; the send is on its way.
	EventTypeNameCheckoutSessionPaid EventTypeName = "checkout.session.paid"
	// A new send was made in place of one that did not go through.
	EventTypeNameCheckoutSessionResent EventTypeName = "checkout.session.resent"
	// Staff put your Credit right, by this row.
	EventTypeNameCreditAdjusted EventTypeName = "credit.adjusted"
	// A sale or a reservation took the available Credit below the amount of your alert.
	EventTypeNameCreditBalanceLow EventTypeName = "credit.balance.low"
	// Credit that was set aside is available again.
	EventTypeNameCreditReleased EventTypeName = "credit.released"
	// Credit was set aside for a batch or a program.
	EventTypeNameCreditReserved EventTypeName = "credit.reserved"
	// The coming days' schedules need more than your Credit; data.projection says when.
	EventTypeNameCreditShortfallProjected EventTypeName = "credit.shortfall.projected"
	// Nobody paid a top-up in time.
	EventTypeNameCreditTopupExpired EventTypeName = "credit.topup.expired"
	// The payment of a top-up failed; failure_code says why.
	EventTypeNameCreditTopupFailed EventTypeName = "credit.topup.failed"
	// A top-up was started; its payment is awaited.
	EventTypeNameCreditTopupPending EventTypeName = "credit.topup.pending"
	// The money of a top-up is here, and is Credit.
	EventTypeNameCreditTopupSucceeded EventTypeName = "credit.topup.succeeded"
	// You have opened a dispute about a send; staff look into it.
	EventTypeNameDisputeOpened EventTypeName = "dispute.opened"
	// Staff have settled a dispute; outcome says how.
	EventTypeNameDisputeResolved EventTypeName = "dispute.resolved"
	// A network that you sold on in the last 30 days is slow, fails often, or is down.
	EventTypeNameNetworkAvailabilityDegraded EventTypeName = "network.availability.degraded"
	// A network that you sold on in the last 30 days is as usual again.
	EventTypeNameNetworkAvailabilityRestored EventTypeName = "network.availability.restored"
	// Power is down: meters cannot be confirmed, and power sends wait.
	EventTypeNamePowerAvailabilityDown EventTypeName = "power.availability.down"
	// Power is back; what waited goes out in order.
	EventTypeNamePowerAvailabilityUp EventTypeName = "power.availability.up"
	// A program gives rewards: it was activated, or resumed.
	EventTypeNameProgramActivated EventTypeName = "program.activated"
	// A fifth of the budget or less remains. Told once for each time it falls so low.
	EventTypeNameProgramBudgetLow EventTypeName = "program.budget.low"
	// A program has ended for good.
	EventTypeNameProgramClosed EventTypeName = "program.closed"
	// The budget is spent or earmarked; the program gives nothing until some returns.
	EventTypeNameProgramExhausted EventTypeName = "program.exhausted"
	// A program was paused and gives no rewards until it is resumed.
	EventTypeNameProgramPaused EventTypeName = "program.paused"
	// An exhausted program has budget again and gives rewards.
	EventTypeNameProgramReactivated EventTypeName = "program.reactivated"
	// A recipient was made.
	EventTypeNameRecipientCreated EventTypeName = "recipient.created"
	// What was known of a recipient is gone: of the object its id is left.
	EventTypeNameRecipientErased EventTypeName = "recipient.erased"
	// A recipient will be erased in seven days, unless somebody restores it.
	EventTypeNameRecipientErasurePending EventTypeName = "recipient.erasure_pending"
	// A recipient was changed, or restored.
	EventTypeNameRecipientUpdated EventTypeName = "recipient.updated"
	// A referred friend did what earns the reward; the referrer's is in reward.
	EventTypeNameReferralQualified EventTypeName = "referral.qualified"
	// A reward is held for a review. Somebody must approve or reject it.
	EventTypeNameReviewOpened EventTypeName = "review.opened"
	// A review was approved or rejected, or nobody decided it for 30 days.
	EventTypeNameReviewResolved EventTypeName = "review.resolved"
	// A reward was made, and its budget taken.
	EventTypeNameRewardCreated EventTypeName = "reward.created"
	// The person has the reward.
	EventTypeNameRewardDelivered EventTypeName = "reward.delivered"
	// A completion_id was sent again. Nothing changed; told at most once a day for each.
	EventTypeNameRewardDuplicate EventTypeName = "reward.duplicate"
	// Nobody took or released a reward in time; its budget is back.
	EventTypeNameRewardExpired EventTypeName = "reward.expired"
	// A reward could not be sent; its budget is back, and failure_code says why.
	EventTypeNameRewardFailed EventTypeName = "reward.failed"
	// A reward is stopped, in escrow or for a review; held_reason says which.
	EventTypeNameRewardHeld EventTypeName = "reward.held"
	// A review turned a reward down; its budget is back.
	EventTypeNameRewardRejected EventTypeName = "reward.rejected"
	// A held reward was let go and is being sent.
	EventTypeNameRewardReleased EventTypeName = "reward.released"
	// A reward was taken back before anything was sent; its budget is back.
	EventTypeNameRewardVoided EventTypeName = "reward.voided"
	// Somebody has claimed a reward link; its reward is in reward.
	EventTypeNameRewardLinkClaimed EventTypeName = "reward_link.claimed"
	// A reward link was made. Those of a call for more than 50 are told little by little.
	EventTypeNameRewardLinkCreated EventTypeName = "reward_link.created"
	// The time of a reward link is over; its budget is back.
	EventTypeNameRewardLinkExpired EventTypeName = "reward_link.expired"
	// Somebody has looked at a reward link for the first time.
	EventTypeNameRewardLinkOpened EventTypeName = "reward_link.opened"
	// A reward link was taken back; its budget is back.
	EventTypeNameRewardLinkRevoked EventTypeName = "reward_link.revoked"
	// A schedule has run; batch is what it made.
	EventTypeNameScheduleOccurrenceRan EventTypeName = "schedule.occurrence.ran"
	// A schedule was due, and waits for Credit.
	EventTypeNameScheduleOccurrenceRetryAfterTopup EventTypeName = "schedule.occurrence.retry_after_topup"
	// A schedule was due, and left out for lack of Credit.
	EventTypeNameScheduleOccurrenceSkippedInsufficientCredit EventTypeName = "schedule.occurrence.skipped_insufficient_credit"
	// A schedule runs within 24 hours; it can be changed until 15 minutes before.
	EventTypeNameScheduleOccurrenceUpcoming EventTypeName = "schedule.occurrence.upcoming"
	// The send was cancelled before it went out.
	EventTypeNameSendCancelled EventTypeName = "send.cancelled"
	// A send was written and charged.
	EventTypeNameSendCreated EventTypeName = "send.created"
	// The Credit drawn for the send is available again.
	EventTypeNameSendCreditedBack EventTypeName = "send.credited_back"
	// The customer has it; the Credit is spent.
	EventTypeNameSendDelivered EventTypeName = "send.delivered"
	// It did not go through; failure_code says why.
	EventTypeNameSendFailed EventTypeName = "send.failed"
	// A send that had failed was delivered after all. The returned Credit stays.
	EventTypeNameSendLateDelivered EventTypeName = "send.late_delivered"
	// A send that waits goes to another meter. Told to every endpoint.
	EventTypeNameSendMeterChanged EventTypeName = "send.meter_changed"
	// Power is down; the token goes out when it is back.
	EventTypeNameSendQueued EventTypeName = "send.queued"
	// The network's answers do not settle it; staff do. Do not sell again.
	EventTypeNameSendRequiresReview EventTypeName = "send.requires_review"
	// The network was busy and took nothing; the service tries again by itself.
	EventTypeNameSendRetrying EventTypeName = "send.retrying"
	// A send was written and charged, and waits for its time.
	EventTypeNameSendScheduled EventTypeName = "send.scheduled"
	// A send was handed to the network. Told once, however often it is tried.
	EventTypeNameSendSubmitted EventTypeName = "send.submitted"
	// The text message with the token has reached the customer's telephone.
	EventTypeNameSendTokenDelivered EventTypeName = "send.token_delivered"
	// The text message with the token could not be delivered. Send it again.
	EventTypeNameSendTokenDeliveryFailed EventTypeName = "send.token_delivery_failed"
	// The token was sent to the customer again.
	EventTypeNameSendTokenResent EventTypeName = "send.token_resent"
	// The network has not answered. Do not sell again: it may have landed.
	EventTypeNameSendUnknown EventTypeName = "send.unknown"
	// An endpoint was switched off, by you or because it failed for three days.
	EventTypeNameWebhookEndpointDisabled EventTypeName = "webhook_endpoint.disabled"
)

// Health of the service.
type HealthStatus string

const (
	// Requests are served as usual.
	HealthStatusOk HealthStatus = "ok"
	// Requests are served, but a component is failing.
	HealthStatusDegraded HealthStatus = "degraded"
)

// The methods of the interface.
type HttpMethod string

const (
	// Reads.
	HttpMethodGet HttpMethod = "GET"
	// Makes, or does something.
	HttpMethodPost HttpMethod = "POST"
	// Changes.
	HttpMethodPatch HttpMethod = "PATCH"
	// Replaces.
	HttpMethodPut HttpMethod = "PUT"
	// Ends.
	HttpMethodDelete HttpMethod = "DELETE"
)

// How long the old secret of a rolled key works on.
type KeyGrace string

const (
	// Not at all: it stops at once.
	KeyGrace0 KeyGrace = "0"
	// One hour.
	KeyGrace1h KeyGrace = "1h"
	// One day.
	KeyGrace24h KeyGrace = "24h"
	// One week.
	KeyGrace7d KeyGrace = "7d"
)

// The kinds of key.
type KeyKind string

const (
	// Secret: for your own servers.
	KeyKindSk KeyKind = "sk"
	// Restricted: for one till, holding only the scopes that it needs.
	KeyKindRk KeyKind = "rk"
	// Publishable: for a browser, and only for the operations marked so.
	KeyKindPk KeyKind = "pk"
	// Agent: for an AI agent, which a person watches over.
	KeyKindAk KeyKind = "ak"
)

// What a key may do.
type KeyScope string

const (
	// Read networks and products.
	KeyScopeCatalogRead KeyScope = "catalog:read"
	// Look up numbers and meters, and make quotes.
	KeyScopeLookupsRead KeyScope = "lookups:read"
	// Read sends, batches, schedules, disputes and checkout sessions.
	KeyScopeSendsRead KeyScope = "sends:read"
	// Make and cancel sends, and what belongs to them.
	KeyScopeSendsWrite KeyScope = "sends:write"
	// See power tokens in clear.
	KeyScopeTokensRead KeyScope = "tokens:read"
	// Make, cancel and approve batches.
	KeyScopeBatchesWrite KeyScope = "batches:write"
	// Make and change schedules.
	KeyScopeSchedulesWrite KeyScope = "schedules:write"
	// Read Credit and statements.
	KeyScopeCreditRead KeyScope = "credit:read"
	// Top up Credit.
	KeyScopeCreditTopup KeyScope = "credit:topup"
	// Read recipients, groups and cost centres.
	KeyScopeRecipientsRead KeyScope = "recipients:read"
	// Make and change recipients, groups and cost centres.
	KeyScopeRecipientsWrite KeyScope = "recipients:write"
	// Read rewards, links and reviews.
	KeyScopeRewardsRead KeyScope = "rewards:read"
	// Make rewards and links.
	KeyScopeRewardsWrite KeyScope = "rewards:write"
	// Run programs and decide reviews.
	KeyScopeProgramsManage KeyScope = "programs:manage"
	// Manage webhook endpoints and read events.
	KeyScopeWebhooksManage KeyScope = "webhooks:manage"
	// Read reports, activity and events.
	KeyScopeReportsRead KeyScope = "reports:read"
	// Allocate to employees.
	KeyScopeWorkforceAdmin KeyScope = "workforce:admin"
	// Manage family members.
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

// What kind of line a number is.
type LineType string

const (
	// A mobile line.
	LineTypeMobile LineType = "mobile"
	// A number of an internet telephone service.
	LineTypeVoip LineType = "voip"
	// A fixed line.
	LineTypeFixed LineType = "fixed"
	// It cannot be told.
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

// Where the confirmation of a meter comes from.
type MeterSource string

const (
	// The utility, just now.
	MeterSourceUtility MeterSource = "utility"
	// The utility, less than ten minutes ago.
	MeterSourceCache MeterSource = "cache"
)

// The two modes. Nothing real moves in test mode.
type Mode string

const (
	// A rehearsal: no real money, no real airtime.
	ModeTest Mode = "test"
	// Real money.
	ModeLive Mode = "live"
)

// What a network delivers.
type NetworkKind string

const (
	// Airtime and data.
	NetworkKindMobile NetworkKind = "mobile"
	// Electricity tokens.
	NetworkKindPower NetworkKind = "power"
)

// How a network is doing.
type NetworkState string

const (
	// As usual.
	NetworkStateUp NetworkState = "up"
	// Slow, or failing more often than usual.
	NetworkStateDegraded NetworkState = "degraded"
	// Nothing goes through.
	NetworkStateDown NetworkState = "down"
)

// How all is doing.
type OverallStatus string

const (
	// As usual.
	OverallStatusOperational OverallStatus = "operational"
	// Some of it is slow or down.
	OverallStatusDegraded OverallStatus = "degraded"
	// Nothing goes through.
	OverallStatusDown OverallStatus = "down"
)

// Why a product cannot be sold.
type PausedReason string

const (
	// The network is down.
	PausedReasonNetworkDown PausedReason = "network_down"
	// It was paused by staff for a while.
	PausedReasonMaintenance PausedReason = "maintenance"
	// It is not sold in this mode yet.
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

// Ways in which a program's rewards can be created.
type ProgramSource string

const (
	// Created by your own server: `POST /rewards`, activities and referrals.
	ProgramSourceAPI ProgramSource = "api"
	// Created by signed completions without a key: `POST /programs/{program_id}/completions`.
	ProgramSourceCompletions ProgramSource = "completions"
	// Created when people claim reward links, online or by checking in at a location.
	ProgramSourceLinks ProgramSource = "links"
)

// Whether a program gives rewards.
type ProgramStatus string

const (
	// It is being set up and gives nothing yet; activate it.
	ProgramStatusDraft ProgramStatus = "draft"
	// It gives rewards.
	ProgramStatusActive ProgramStatus = "active"
	// Somebody paused it; it gives nothing until it is resumed.
	ProgramStatusPaused ProgramStatus = "paused"
	// Its budget is spent or earmarked; it is active again as soon as budget returns.
	ProgramStatusExhausted ProgramStatus = "exhausted"
	// It has ended for good.
	ProgramStatusClosed ProgramStatus = "closed"
)

// Whether a quote can be carried by a sale.
type QuoteStatus string

const (
	// A sale may carry it.
	QuoteStatusOpen QuoteStatus = "open"
	// A sale carries it; if that sale fails or is cancelled in time, it is open again.
	QuoteStatusUsed QuoteStatus = "used"
	// Its 30 minutes are over, and no sale carried it.
	QuoteStatusExpired QuoteStatus = "expired"
)

// Whether a recipient is in use.
type RecipientStatus string

const (
	// In use.
	RecipientStatusActive RecipientStatus = "active"
	// It gets nothing, and is erased after seven days unless it is restored.
	RecipientStatusErasurePending RecipientStatus = "erasure_pending"
	// What was known of the person is gone, for good.
	RecipientStatusErased RecipientStatus = "erased"
)

// Whether a referral has earned its reward.
type ReferralStatus string

const (
	// The friend has not yet done what earns the reward.
	ReferralStatusPending ReferralStatus = "pending"
	// The friend has, and the referrer is rewarded.
	ReferralStatusQualified ReferralStatus = "qualified"
	// A review turned its reward down; `reason` says why.
	ReferralStatusRejected ReferralStatus = "rejected"
	// 90 days have passed without it.
	ReferralStatusExpired ReferralStatus = "expired"
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
	// The recipient was created only recently.
	ReviewReasonNewRecipient ReviewReason = "new_recipient"
	// The amount is far above what the program usually gives.
	ReviewReasonAmountOutlier ReviewReason = "amount_outlier"
	// The recipient is about to reach a limit.
	ReviewReasonCapNear ReviewReason = "cap_near"
	// The check-in was at the very edge of the location.
	ReviewReasonGeofenceEdge ReviewReason = "geofence_edge"
	// The phone number resembles one on the blocklist.
	ReviewReasonBlocklistNear ReviewReason = "blocklist_near"
	// The program holds rewards like this one for review.
	ReviewReasonManualHold ReviewReason = "manual_hold"
	// A test number whose last four digits trigger a review.
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
	// Low risk. The program asked for a review.
	ReviewRiskLow ReviewRisk = "low"
	// Medium risk. Fraud is possible.
	ReviewRiskMedium ReviewRisk = "medium"
	// High risk. Check carefully before you approve.
	ReviewRiskHigh ReviewRisk = "high"
)

// Whether a review is decided.
type ReviewStatus string

const (
	// Somebody must decide.
	ReviewStatusOpen ReviewStatus = "open"
	// The reward was let go.
	ReviewStatusApproved ReviewStatus = "approved"
	// The reward was turned down, by a person or after 30 days without a decision.
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

// Reason a reward is held.
type RewardHeldReason string

const (
	// Under review, because of a fraud rule or the program's `hold`. Approve or reject its review.
	RewardHeldReasonReview RewardHeldReason = "review"
	// In escrow. Release it once it is earned.
	RewardHeldReasonEscrow RewardHeldReason = "escrow"
)

// Whether a reward link can be claimed.
type RewardLinkStatus string

const (
	// Nobody has looked at it yet.
	RewardLinkStatusCreated RewardLinkStatus = "created"
	// Somebody has looked at it. A claim without a look opens it first.
	RewardLinkStatusOpened RewardLinkStatus = "opened"
	// Somebody has claimed it; it became a reward.
	RewardLinkStatusClaimed RewardLinkStatus = "claimed"
	// Its time is over, and its budget is back.
	RewardLinkStatusExpired RewardLinkStatus = "expired"
	// It was taken back, and its budget is back.
	RewardLinkStatusRevoked RewardLinkStatus = "revoked"
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
	// Created by a rule that an activity matched.
	RewardSourceRule RewardSource = "rule"
	// Created by a referral that qualified.
	RewardSourceReferral RewardSource = "referral"
	// Created by a check-in at the program's location.
	RewardSourceCheckin RewardSource = "checkin"
)

// Where a reward stands.
type RewardStatus string

const (
	// Its budget is taken: it is being sent, or waits for the person to take it.
	RewardStatusPending RewardStatus = "pending"
	// It is stopped, in escrow or by a fraud rule; `held_reason` says which.
	RewardStatusHeld RewardStatus = "held"
	// It was let go: it is being sent, or waits for the person to take it.
	RewardStatusReleased RewardStatus = "released"
	// The person has it.
	RewardStatusDelivered RewardStatus = "delivered"
	// It could not be sent, and its budget is back; `failure_code` says why. It stays failed when its send lands late after all: the service bears that, and the send says `late_delivered_at`.
	RewardStatusFailed RewardStatus = "failed"
	// It was taken back before anything was sent, and its budget is back.
	RewardStatusVoided RewardStatus = "voided"
	// Nobody took or released it in time, and its budget is back.
	RewardStatusExpired RewardStatus = "expired"
	// A review turned it down, and its budget is back.
	RewardStatusRejected RewardStatus = "rejected"
)

// Where one day of a schedule stands.
type ScheduleOccurrenceStatus string

const (
	// It runs on its day.
	ScheduleOccurrenceStatusPlanned ScheduleOccurrenceStatus = "planned"
	// It runs on another day: `moved_to`.
	ScheduleOccurrenceStatusMoved ScheduleOccurrenceStatus = "moved"
	// It does not run: you said so, or there was no Credit for it.
	ScheduleOccurrenceStatusSkipped ScheduleOccurrenceStatus = "skipped"
	// It runs as a part of another one: `combined_into`.
	ScheduleOccurrenceStatusCombined ScheduleOccurrenceStatus = "combined"
	// It has run, by its cadence or because you ran it; `batch` is the newest run.
	ScheduleOccurrenceStatusRan ScheduleOccurrenceStatus = "ran"
	// The service was away for more than twelve hours when it was due; it did not run.
	ScheduleOccurrenceStatusMissed ScheduleOccurrenceStatus = "missed"
	// There was no Credit for it; it runs when there is, within twelve hours.
	ScheduleOccurrenceStatusWaitingTopup ScheduleOccurrenceStatus = "waiting_topup"
)

// Where a test send shall go.
type SendAdvanceTarget string

const (
	// The network delivers it.
	SendAdvanceTargetDelivered SendAdvanceTarget = "delivered"
	// The network refuses it.
	SendAdvanceTargetFailed SendAdvanceTarget = "failed"
	// A send that has failed lands after all.
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

// Where a send stands. Compare it before you tell a customer anything.
type SendStatus string

const (
	// Written and charged, not handed over yet; it can be cancelled.
	SendStatusPending SendStatus = "pending"
	// Handed to the network; its answer is awaited.
	SendStatusSubmitted SendStatus = "submitted"
	// Done. The customer has it, and the Credit is spent.
	SendStatusDelivered SendStatus = "delivered"
	// Power is down nationally; the token goes out when it is back, and is texted.
	SendStatusQueued SendStatus = "queued"
	// The network was busy and took nothing; the service tries again by itself.
	SendStatusRetrying SendStatus = "retrying"
	// The network has not answered. Do not sell again: it may have landed.
	SendStatusUnknown SendStatus = "unknown"
	// Answers contradict each other; staff settle it. Do not sell again: it may have landed.
	SendStatusRequiresReview SendStatus = "requires_review"
	// It did not go through and the Credit is back; `failure_code` says why.
	SendStatusFailedCredited SendStatus = "failed_credited"
	// It did not go through, and no Credit of this account had been drawn for it.
	SendStatusFailed SendStatus = "failed"
	// Charged, and waiting for the time in `scheduled_for`; it can be cancelled.
	SendStatusScheduled SendStatus = "scheduled"
	// Cancelled before it went out, and the Credit is back.
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
)

// Who uses the electricity.
type TariffClass string

const (
	// A household.
	TariffClassDomestic TariffClass = "domestic"
	// A business.
	TariffClassCommercial TariffClass = "commercial"
	// Not told.
	TariffClassUnknown TariffClass = "unknown"
)

// The day of the month on which the cheapest band begins anew.
type TariffReset string

const (
	// The 1st, at midnight in Harare.
	TariffResetFirstOfMonth TariffReset = "first_of_month"
)

// Kinds of work that follow the test clock.
type TestClockWorkKind string

const (
	// Sends to dispatch, or to ask the network about.
	TestClockWorkKindSend TestClockWorkKind = "send"
	// Text messages and emails to hand over, or to ask the gateway about.
	TestClockWorkKindMessage TestClockWorkKind = "message"
	// Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
	TestClockWorkKindEvent TestClockWorkKind = "event"
	// Webhook deliveries to try.
	TestClockWorkKindWebhookDelivery TestClockWorkKind = "webhook_delivery"
	// Webhook replays in progress.
	TestClockWorkKindWebhookReplay TestClockWorkKind = "webhook_replay"
	// Keys that expire, or whose replaced secret does.
	TestClockWorkKindKey TestClockWorkKind = "key"
	// Test Credit to restore for the day.
	TestClockWorkKindTestCredit TestClockWorkKind = "test_credit"
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

// Whether a top-up has been paid.
type TopupStatus string

const (
	// The payment is awaited.
	TopupStatusPending TopupStatus = "pending"
	// The money is here, and is Credit.
	TopupStatusSucceeded TopupStatus = "succeeded"
	// The payment failed; `failure_code` says why. Start another; late money still becomes Credit.
	TopupStatusFailed TopupStatus = "failed"
	// Nobody paid in time. Money that arrives even so, by card or transfer, still becomes Credit.
	TopupStatusExpired TopupStatus = "expired"
)

// How the utility is.
type UtilityState string

const (
	// It answers, and tokens go out.
	UtilityStateUp UtilityState = "up"
	// Power is down nationally: meters cannot be confirmed, and power sends wait or fail.
	UtilityStateDown UtilityState = "down"
)

// How far the delivery of an event to an endpoint has come.
type WebhookDeliveryStatus string

const (
	// It has not been tried.
	WebhookDeliveryStatusPending WebhookDeliveryStatus = "pending"
	// The endpoint answered 2xx within 10 seconds.
	WebhookDeliveryStatusSucceeded WebhookDeliveryStatus = "succeeded"
	// The last try failed; it is tried again at `next_attempt_at`.
	WebhookDeliveryStatusFailed WebhookDeliveryStatus = "failed"
	// Every try failed. Send it again with `redeliver`, or read the event.
	WebhookDeliveryStatusExhausted WebhookDeliveryStatus = "exhausted"
	// The endpoint was switched off before it was delivered.
	WebhookDeliveryStatusSkipped WebhookDeliveryStatus = "skipped"
)

// Why an endpoint is switched off.
type WebhookDisabledReason string

const (
	// Somebody switched it off.
	WebhookDisabledReasonManual WebhookDisabledReason = "manual"
	// It did not take a single event for three days.
	WebhookDisabledReasonFailing WebhookDisabledReason = "failing"
)

// Whether events are sent to an endpoint.
type WebhookEndpointStatus string

const (
	// Events are sent to it.
	WebhookEndpointStatusEnabled WebhookEndpointStatus = "enabled"
	// Nothing is sent to it; `disabled_reason` says why.
	WebhookEndpointStatusDisabled WebhookEndpointStatus = "disabled"
)

// What is sent to an endpoint.
type WebhookFormat string

const (
	// The event, as `GET /events` shows it.
	WebhookFormatSvc WebhookFormat = "svc"
	// The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
	WebhookFormatLegacyAirtime WebhookFormat = "legacy_airtime"
)

// How far the replay of a range of events has come.
type WebhookReplayStatus string

const (
	// It has not begun.
	WebhookReplayStatusQueued WebhookReplayStatus = "queued"
	// Its events are being sent.
	WebhookReplayStatusRunning WebhookReplayStatus = "running"
	// All its events have been sent, or were tried for the last time.
	WebhookReplayStatusDone WebhookReplayStatus = "done"
)

// How long the old signing secret signs beside the new one.
type WebhookSecretGrace string

const (
	// Not at all.
	WebhookSecretGrace0 WebhookSecretGrace = "0"
	// One hour.
	WebhookSecretGrace1h WebhookSecretGrace = "1h"
	// One day.
	WebhookSecretGrace24h WebhookSecretGrace = "24h"
)

// Why something was sent.
type WebhookTrigger string

const (
	// The event happened.
	WebhookTriggerEvent WebhookTrigger = "event"
	// Somebody asked for one delivery again.
	WebhookTriggerRedelivery WebhookTrigger = "redelivery"
	// Somebody asked for a range of events again.
	WebhookTriggerReplay WebhookTrigger = "replay"
	// Somebody asked for a test event.
	WebhookTriggerTest WebhookTrigger = "test"
)

// Why a try did not succeed.
type WebhookTryError string

const (
	// The host has no address.
	WebhookTryErrorDns WebhookTryError = "dns"
	// The host did not take the connection.
	WebhookTryErrorConnect WebhookTryError = "connect"
	// The certificate is not valid for the host.
	WebhookTryErrorTls WebhookTryError = "tls"
	// There was no whole answer within 10 seconds.
	WebhookTryErrorTimeout WebhookTryError = "timeout"
	// The host has an address that is not public.
	WebhookTryErrorBlockedIP WebhookTryError = "blocked_ip"
	// The answer was a redirect, which is never followed.
	WebhookTryErrorRedirect WebhookTryError = "redirect"
	// The answer was another status than 2xx, or no HTTP.
	WebhookTryErrorHTTP WebhookTryError = "http"
)
