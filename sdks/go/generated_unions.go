// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package svc

import "log/slog"

// Something that happened to an object. Its class follows from `type`.
type Event struct {
	Model
	// Value is one of the variants, by pointer; what this version does not know is
	// an *UnknownEvent.
	Value EventVariant
}

// EventVariant is what a Event can hold.
type EventVariant interface {
	isEvent()
}

var variantsOfEvent = map[string]func() EventVariant{
	"activity.rule_matched":                           func() EventVariant { return new(ActivityRuleMatchedEvent) },
	"agent_approval.approved":                         func() EventVariant { return new(AgentApprovalApprovedEvent) },
	"agent_approval.expired":                          func() EventVariant { return new(AgentApprovalExpiredEvent) },
	"agent_approval.failed":                           func() EventVariant { return new(AgentApprovalFailedEvent) },
	"agent_approval.rejected":                         func() EventVariant { return new(AgentApprovalRejectedEvent) },
	"agent_approval.requested":                        func() EventVariant { return new(AgentApprovalRequestedEvent) },
	"api_key.created":                                 func() EventVariant { return new(ApiKeyCreatedEvent) },
	"api_key.expiring":                                func() EventVariant { return new(ApiKeyExpiringEvent) },
	"api_key.revoked":                                 func() EventVariant { return new(ApiKeyRevokedEvent) },
	"api_key.rolled":                                  func() EventVariant { return new(ApiKeyRolledEvent) },
	"batch.cancelled":                                 func() EventVariant { return new(BatchCancelledEvent) },
	"batch.completed":                                 func() EventVariant { return new(BatchCompletedEvent) },
	"batch.created":                                   func() EventVariant { return new(BatchCreatedEvent) },
	"batch.failed":                                    func() EventVariant { return new(BatchFailedEvent) },
	"batch.partially_completed":                       func() EventVariant { return new(BatchPartiallyCompletedEvent) },
	"batch.processing":                                func() EventVariant { return new(BatchProcessingEvent) },
	"batch.requires_approval":                         func() EventVariant { return new(BatchRequiresApprovalEvent) },
	"checkout.session.credited":                       func() EventVariant { return new(CheckoutSessionCreditedEvent) },
	"checkout.session.expired":                        func() EventVariant { return new(CheckoutSessionExpiredEvent) },
	"checkout.session.fulfilled":                      func() EventVariant { return new(CheckoutSessionFulfilledEvent) },
	"checkout.session.paid":                           func() EventVariant { return new(CheckoutSessionPaidEvent) },
	"checkout.session.resent":                         func() EventVariant { return new(CheckoutSessionResentEvent) },
	"credit.adjusted":                                 func() EventVariant { return new(CreditAdjustedEvent) },
	"credit.balance.low":                              func() EventVariant { return new(CreditBalanceLowEvent) },
	"credit.released":                                 func() EventVariant { return new(CreditReleasedEvent) },
	"credit.reserved":                                 func() EventVariant { return new(CreditReservedEvent) },
	"credit.shortfall.projected":                      func() EventVariant { return new(CreditShortfallProjectedEvent) },
	"credit.topup.expired":                            func() EventVariant { return new(CreditTopupExpiredEvent) },
	"credit.topup.failed":                             func() EventVariant { return new(CreditTopupFailedEvent) },
	"credit.topup.pending":                            func() EventVariant { return new(CreditTopupPendingEvent) },
	"credit.topup.succeeded":                          func() EventVariant { return new(CreditTopupSucceededEvent) },
	"dispute.opened":                                  func() EventVariant { return new(DisputeOpenedEvent) },
	"dispute.resolved":                                func() EventVariant { return new(DisputeResolvedEvent) },
	"network.availability.degraded":                   func() EventVariant { return new(NetworkAvailabilityDegradedEvent) },
	"network.availability.restored":                   func() EventVariant { return new(NetworkAvailabilityRestoredEvent) },
	"power.availability.down":                         func() EventVariant { return new(PowerAvailabilityDownEvent) },
	"power.availability.up":                           func() EventVariant { return new(PowerAvailabilityUpEvent) },
	"program.activated":                               func() EventVariant { return new(ProgramActivatedEvent) },
	"program.budget.low":                              func() EventVariant { return new(ProgramBudgetLowEvent) },
	"program.closed":                                  func() EventVariant { return new(ProgramClosedEvent) },
	"program.exhausted":                               func() EventVariant { return new(ProgramExhaustedEvent) },
	"program.paused":                                  func() EventVariant { return new(ProgramPausedEvent) },
	"program.reactivated":                             func() EventVariant { return new(ProgramReactivatedEvent) },
	"recipient.created":                               func() EventVariant { return new(RecipientCreatedEvent) },
	"recipient.erased":                                func() EventVariant { return new(RecipientErasedEvent) },
	"recipient.erasure_pending":                       func() EventVariant { return new(RecipientErasurePendingEvent) },
	"recipient.updated":                               func() EventVariant { return new(RecipientUpdatedEvent) },
	"referral.qualified":                              func() EventVariant { return new(ReferralQualifiedEvent) },
	"review.opened":                                   func() EventVariant { return new(ReviewOpenedEvent) },
	"review.resolved":                                 func() EventVariant { return new(ReviewResolvedEvent) },
	"reward.created":                                  func() EventVariant { return new(RewardCreatedEvent) },
	"reward.delivered":                                func() EventVariant { return new(RewardDeliveredEvent) },
	"reward.duplicate":                                func() EventVariant { return new(RewardDuplicateEvent) },
	"reward.expired":                                  func() EventVariant { return new(RewardExpiredEvent) },
	"reward.failed":                                   func() EventVariant { return new(RewardFailedEvent) },
	"reward.held":                                     func() EventVariant { return new(RewardHeldEvent) },
	"reward.rejected":                                 func() EventVariant { return new(RewardRejectedEvent) },
	"reward.released":                                 func() EventVariant { return new(RewardReleasedEvent) },
	"reward.voided":                                   func() EventVariant { return new(RewardVoidedEvent) },
	"reward_link.claimed":                             func() EventVariant { return new(RewardLinkClaimedEvent) },
	"reward_link.created":                             func() EventVariant { return new(RewardLinkCreatedEvent) },
	"reward_link.expired":                             func() EventVariant { return new(RewardLinkExpiredEvent) },
	"reward_link.opened":                              func() EventVariant { return new(RewardLinkOpenedEvent) },
	"reward_link.revoked":                             func() EventVariant { return new(RewardLinkRevokedEvent) },
	"schedule.occurrence.ran":                         func() EventVariant { return new(ScheduleOccurrenceRanEvent) },
	"schedule.occurrence.retry_after_topup":           func() EventVariant { return new(ScheduleOccurrenceRetryAfterTopupEvent) },
	"schedule.occurrence.skipped_insufficient_credit": func() EventVariant { return new(ScheduleOccurrenceSkippedInsufficientCreditEvent) },
	"schedule.occurrence.upcoming":                    func() EventVariant { return new(ScheduleOccurrenceUpcomingEvent) },
	"send.cancelled":                                  func() EventVariant { return new(SendCancelledEvent) },
	"send.created":                                    func() EventVariant { return new(SendCreatedEvent) },
	"send.credited_back":                              func() EventVariant { return new(SendCreditedBackEvent) },
	"send.delivered":                                  func() EventVariant { return new(SendDeliveredEvent) },
	"send.failed":                                     func() EventVariant { return new(SendFailedEvent) },
	"send.late_delivered":                             func() EventVariant { return new(SendLateDeliveredEvent) },
	"send.meter_changed":                              func() EventVariant { return new(SendMeterChangedEvent) },
	"send.queued":                                     func() EventVariant { return new(SendQueuedEvent) },
	"send.requires_review":                            func() EventVariant { return new(SendRequiresReviewEvent) },
	"send.retrying":                                   func() EventVariant { return new(SendRetryingEvent) },
	"send.scheduled":                                  func() EventVariant { return new(SendScheduledEvent) },
	"send.submitted":                                  func() EventVariant { return new(SendSubmittedEvent) },
	"send.token_delivered":                            func() EventVariant { return new(SendTokenDeliveredEvent) },
	"send.token_delivery_failed":                      func() EventVariant { return new(SendTokenDeliveryFailedEvent) },
	"send.token_resent":                               func() EventVariant { return new(SendTokenResentEvent) },
	"send.unknown":                                    func() EventVariant { return new(SendUnknownEvent) },
	"webhook_endpoint.disabled":                       func() EventVariant { return new(WebhookEndpointDisabledEvent) },
}

// UnmarshalJSON reads the variant that "type" names.
func (u *Event) UnmarshalJSON(data []byte) error {
	known := variantsOfEvent[variantName(data, "type")]
	if known != nil {
		u.Value = known()
	} else {
		u.Value = new(UnknownEvent)
	}
	return unmarshalVariant(data, u.Value)
}

// MarshalJSON writes the variant.
func (u Event) MarshalJSON() ([]byte, error) { return marshalModel(u) }

// String is the variant as JSON, with secrets masked.
func (u Event) String() string { return showModel(u) }

// GoString is as String.
func (u Event) GoString() string { return showModel(u) }

// LogValue is what a log may hold.
func (u Event) LogValue() slog.Value { return slog.StringValue(showModel(u)) }

func (u Event) variant() any { return u.Value }

func (u *Event) setResponse(response *ResponseMetadata) {
	u.Model.setResponse(response)
	setResponse(u.Value, response)
}

func (*ActivityRuleMatchedEvent) isEvent() {}

func (*AgentApprovalApprovedEvent) isEvent() {}

func (*AgentApprovalExpiredEvent) isEvent() {}

func (*AgentApprovalFailedEvent) isEvent() {}

func (*AgentApprovalRejectedEvent) isEvent() {}

func (*AgentApprovalRequestedEvent) isEvent() {}

func (*ApiKeyCreatedEvent) isEvent() {}

func (*ApiKeyExpiringEvent) isEvent() {}

func (*ApiKeyRevokedEvent) isEvent() {}

func (*ApiKeyRolledEvent) isEvent() {}

func (*BatchCancelledEvent) isEvent() {}

func (*BatchCompletedEvent) isEvent() {}

func (*BatchCreatedEvent) isEvent() {}

func (*BatchFailedEvent) isEvent() {}

func (*BatchPartiallyCompletedEvent) isEvent() {}

func (*BatchProcessingEvent) isEvent() {}

func (*BatchRequiresApprovalEvent) isEvent() {}

func (*CheckoutSessionCreditedEvent) isEvent() {}

func (*CheckoutSessionExpiredEvent) isEvent() {}

func (*CheckoutSessionFulfilledEvent) isEvent() {}

func (*CheckoutSessionPaidEvent) isEvent() {}

func (*CheckoutSessionResentEvent) isEvent() {}

func (*CreditAdjustedEvent) isEvent() {}

func (*CreditBalanceLowEvent) isEvent() {}

func (*CreditReleasedEvent) isEvent() {}

func (*CreditReservedEvent) isEvent() {}

func (*CreditShortfallProjectedEvent) isEvent() {}

func (*CreditTopupExpiredEvent) isEvent() {}

func (*CreditTopupFailedEvent) isEvent() {}

func (*CreditTopupPendingEvent) isEvent() {}

func (*CreditTopupSucceededEvent) isEvent() {}

func (*DisputeOpenedEvent) isEvent() {}

func (*DisputeResolvedEvent) isEvent() {}

func (*NetworkAvailabilityDegradedEvent) isEvent() {}

func (*NetworkAvailabilityRestoredEvent) isEvent() {}

func (*PowerAvailabilityDownEvent) isEvent() {}

func (*PowerAvailabilityUpEvent) isEvent() {}

func (*ProgramActivatedEvent) isEvent() {}

func (*ProgramBudgetLowEvent) isEvent() {}

func (*ProgramClosedEvent) isEvent() {}

func (*ProgramExhaustedEvent) isEvent() {}

func (*ProgramPausedEvent) isEvent() {}

func (*ProgramReactivatedEvent) isEvent() {}

func (*RecipientCreatedEvent) isEvent() {}

func (*RecipientErasedEvent) isEvent() {}

func (*RecipientErasurePendingEvent) isEvent() {}

func (*RecipientUpdatedEvent) isEvent() {}

func (*ReferralQualifiedEvent) isEvent() {}

func (*ReviewOpenedEvent) isEvent() {}

func (*ReviewResolvedEvent) isEvent() {}

func (*RewardCreatedEvent) isEvent() {}

func (*RewardDeliveredEvent) isEvent() {}

func (*RewardDuplicateEvent) isEvent() {}

func (*RewardExpiredEvent) isEvent() {}

func (*RewardFailedEvent) isEvent() {}

func (*RewardHeldEvent) isEvent() {}

func (*RewardRejectedEvent) isEvent() {}

func (*RewardReleasedEvent) isEvent() {}

func (*RewardVoidedEvent) isEvent() {}

func (*RewardLinkClaimedEvent) isEvent() {}

func (*RewardLinkCreatedEvent) isEvent() {}

func (*RewardLinkExpiredEvent) isEvent() {}

func (*RewardLinkOpenedEvent) isEvent() {}

func (*RewardLinkRevokedEvent) isEvent() {}

func (*ScheduleOccurrenceRanEvent) isEvent() {}

func (*ScheduleOccurrenceRetryAfterTopupEvent) isEvent() {}

func (*ScheduleOccurrenceSkippedInsufficientCreditEvent) isEvent() {}

func (*ScheduleOccurrenceUpcomingEvent) isEvent() {}

func (*SendCancelledEvent) isEvent() {}

func (*SendCreatedEvent) isEvent() {}

func (*SendCreditedBackEvent) isEvent() {}

func (*SendDeliveredEvent) isEvent() {}

func (*SendFailedEvent) isEvent() {}

func (*SendLateDeliveredEvent) isEvent() {}

func (*SendMeterChangedEvent) isEvent() {}

func (*SendQueuedEvent) isEvent() {}

func (*SendRequiresReviewEvent) isEvent() {}

func (*SendRetryingEvent) isEvent() {}

func (*SendScheduledEvent) isEvent() {}

func (*SendSubmittedEvent) isEvent() {}

func (*SendTokenDeliveredEvent) isEvent() {}

func (*SendTokenDeliveryFailedEvent) isEvent() {}

func (*SendTokenResentEvent) isEvent() {}

func (*SendUnknownEvent) isEvent() {}

func (*WebhookEndpointDisabledEvent) isEvent() {}

func (*UnknownEvent) isEvent() {}

// The object that an event is about, with its current values. `object` names its type.
type EventObject struct {
	Model
	// Value is one of the variants, by pointer; what this version does not know is
	// an *UnknownObject.
	Value EventObjectVariant
}

// EventObjectVariant is what a EventObject can hold.
type EventObjectVariant interface {
	isEventObject()
}

var variantsOfEventObject = map[string]func() EventObjectVariant{
	"send":                func() EventObjectVariant { return new(Send) },
	"checkout_session":    func() EventObjectVariant { return new(CheckoutSession) },
	"dispute":             func() EventObjectVariant { return new(Dispute) },
	"topup":               func() EventObjectVariant { return new(Topup) },
	"credit_transaction":  func() EventObjectVariant { return new(CreditTransaction) },
	"batch":               func() EventObjectVariant { return new(Batch) },
	"schedule_occurrence": func() EventObjectVariant { return new(ScheduleOccurrence) },
	"credit_reservation":  func() EventObjectVariant { return new(CreditReservation) },
	"program":             func() EventObjectVariant { return new(Program) },
	"reward":              func() EventObjectVariant { return new(Reward) },
	"reward_link":         func() EventObjectVariant { return new(RewardLink) },
	"review":              func() EventObjectVariant { return new(Review) },
	"activity":            func() EventObjectVariant { return new(Activity) },
	"referral":            func() EventObjectVariant { return new(Referral) },
	"api_key":             func() EventObjectVariant { return new(ApiKey) },
	"agent_approval":      func() EventObjectVariant { return new(AgentApproval) },
	"recipient":           func() EventObjectVariant { return new(Recipient) },
	"zesa_availability":   func() EventObjectVariant { return new(ZesaAvailability) },
	"network":             func() EventObjectVariant { return new(Network) },
	"credit":              func() EventObjectVariant { return new(Credit) },
	"webhook_endpoint":    func() EventObjectVariant { return new(WebhookEndpoint) },
}

// UnmarshalJSON reads the variant that "object" names.
func (u *EventObject) UnmarshalJSON(data []byte) error {
	known := variantsOfEventObject[variantName(data, "object")]
	if known != nil {
		u.Value = known()
	} else {
		u.Value = new(UnknownObject)
	}
	return unmarshalVariant(data, u.Value)
}

// MarshalJSON writes the variant.
func (u EventObject) MarshalJSON() ([]byte, error) { return marshalModel(u) }

// String is the variant as JSON, with secrets masked.
func (u EventObject) String() string { return showModel(u) }

// GoString is as String.
func (u EventObject) GoString() string { return showModel(u) }

// LogValue is what a log may hold.
func (u EventObject) LogValue() slog.Value { return slog.StringValue(showModel(u)) }

func (u EventObject) variant() any { return u.Value }

func (u *EventObject) setResponse(response *ResponseMetadata) {
	u.Model.setResponse(response)
	setResponse(u.Value, response)
}

func (*Send) isEventObject() {}

// AsSend is the Send that it holds; nil of any other.
func (u *EventObject) AsSend() *Send {
	held, _ := u.Value.(*Send)
	return held
}

func (*CheckoutSession) isEventObject() {}

// AsCheckoutSession is the CheckoutSession that it holds; nil of any other.
func (u *EventObject) AsCheckoutSession() *CheckoutSession {
	held, _ := u.Value.(*CheckoutSession)
	return held
}

func (*Dispute) isEventObject() {}

// AsDispute is the Dispute that it holds; nil of any other.
func (u *EventObject) AsDispute() *Dispute {
	held, _ := u.Value.(*Dispute)
	return held
}

func (*Topup) isEventObject() {}

// AsTopup is the Topup that it holds; nil of any other.
func (u *EventObject) AsTopup() *Topup {
	held, _ := u.Value.(*Topup)
	return held
}

func (*CreditTransaction) isEventObject() {}

// AsCreditTransaction is the CreditTransaction that it holds; nil of any other.
func (u *EventObject) AsCreditTransaction() *CreditTransaction {
	held, _ := u.Value.(*CreditTransaction)
	return held
}

func (*Batch) isEventObject() {}

// AsBatch is the Batch that it holds; nil of any other.
func (u *EventObject) AsBatch() *Batch {
	held, _ := u.Value.(*Batch)
	return held
}

func (*ScheduleOccurrence) isEventObject() {}

// AsScheduleOccurrence is the ScheduleOccurrence that it holds; nil of any other.
func (u *EventObject) AsScheduleOccurrence() *ScheduleOccurrence {
	held, _ := u.Value.(*ScheduleOccurrence)
	return held
}

func (*CreditReservation) isEventObject() {}

// AsCreditReservation is the CreditReservation that it holds; nil of any other.
func (u *EventObject) AsCreditReservation() *CreditReservation {
	held, _ := u.Value.(*CreditReservation)
	return held
}

func (*Program) isEventObject() {}

// AsProgram is the Program that it holds; nil of any other.
func (u *EventObject) AsProgram() *Program {
	held, _ := u.Value.(*Program)
	return held
}

func (*Reward) isEventObject() {}

// AsReward is the Reward that it holds; nil of any other.
func (u *EventObject) AsReward() *Reward {
	held, _ := u.Value.(*Reward)
	return held
}

func (*RewardLink) isEventObject() {}

// AsRewardLink is the RewardLink that it holds; nil of any other.
func (u *EventObject) AsRewardLink() *RewardLink {
	held, _ := u.Value.(*RewardLink)
	return held
}

func (*Review) isEventObject() {}

// AsReview is the Review that it holds; nil of any other.
func (u *EventObject) AsReview() *Review {
	held, _ := u.Value.(*Review)
	return held
}

func (*Activity) isEventObject() {}

// AsActivity is the Activity that it holds; nil of any other.
func (u *EventObject) AsActivity() *Activity {
	held, _ := u.Value.(*Activity)
	return held
}

func (*Referral) isEventObject() {}

// AsReferral is the Referral that it holds; nil of any other.
func (u *EventObject) AsReferral() *Referral {
	held, _ := u.Value.(*Referral)
	return held
}

func (*ApiKey) isEventObject() {}

// AsApiKey is the ApiKey that it holds; nil of any other.
func (u *EventObject) AsApiKey() *ApiKey {
	held, _ := u.Value.(*ApiKey)
	return held
}

func (*AgentApproval) isEventObject() {}

// AsAgentApproval is the AgentApproval that it holds; nil of any other.
func (u *EventObject) AsAgentApproval() *AgentApproval {
	held, _ := u.Value.(*AgentApproval)
	return held
}

func (*Recipient) isEventObject() {}

// AsRecipient is the Recipient that it holds; nil of any other.
func (u *EventObject) AsRecipient() *Recipient {
	held, _ := u.Value.(*Recipient)
	return held
}

func (*ZesaAvailability) isEventObject() {}

// AsZesaAvailability is the ZesaAvailability that it holds; nil of any other.
func (u *EventObject) AsZesaAvailability() *ZesaAvailability {
	held, _ := u.Value.(*ZesaAvailability)
	return held
}

func (*Network) isEventObject() {}

// AsNetwork is the Network that it holds; nil of any other.
func (u *EventObject) AsNetwork() *Network {
	held, _ := u.Value.(*Network)
	return held
}

func (*Credit) isEventObject() {}

// AsCredit is the Credit that it holds; nil of any other.
func (u *EventObject) AsCredit() *Credit {
	held, _ := u.Value.(*Credit)
	return held
}

func (*WebhookEndpoint) isEventObject() {}

// AsWebhookEndpoint is the WebhookEndpoint that it holds; nil of any other.
func (u *EventObject) AsWebhookEndpoint() *WebhookEndpoint {
	held, _ := u.Value.(*WebhookEndpoint)
	return held
}

func (*UnknownObject) isEventObject() {}

// A reward, or the approval it requires. Distinguish them by `object`.
type RewardOrApproval struct {
	Model
	// Value is one of the variants, by pointer; what this version does not know is
	// an *UnknownObject.
	Value RewardOrApprovalVariant
}

// RewardOrApprovalVariant is what a RewardOrApproval can hold.
type RewardOrApprovalVariant interface {
	isRewardOrApproval()
}

var variantsOfRewardOrApproval = map[string]func() RewardOrApprovalVariant{
	"reward":         func() RewardOrApprovalVariant { return new(Reward) },
	"agent_approval": func() RewardOrApprovalVariant { return new(AgentApproval) },
}

// UnmarshalJSON reads the variant that "object" names.
func (u *RewardOrApproval) UnmarshalJSON(data []byte) error {
	known := variantsOfRewardOrApproval[variantName(data, "object")]
	if known != nil {
		u.Value = known()
	} else {
		u.Value = new(UnknownObject)
	}
	return unmarshalVariant(data, u.Value)
}

// MarshalJSON writes the variant.
func (u RewardOrApproval) MarshalJSON() ([]byte, error) { return marshalModel(u) }

// String is the variant as JSON, with secrets masked.
func (u RewardOrApproval) String() string { return showModel(u) }

// GoString is as String.
func (u RewardOrApproval) GoString() string { return showModel(u) }

// LogValue is what a log may hold.
func (u RewardOrApproval) LogValue() slog.Value { return slog.StringValue(showModel(u)) }

func (u RewardOrApproval) variant() any { return u.Value }

func (u *RewardOrApproval) setResponse(response *ResponseMetadata) {
	u.Model.setResponse(response)
	setResponse(u.Value, response)
}

func (*Reward) isRewardOrApproval() {}

// AsReward is the Reward that it holds; nil of any other.
func (u *RewardOrApproval) AsReward() *Reward {
	held, _ := u.Value.(*Reward)
	return held
}

func (*AgentApproval) isRewardOrApproval() {}

// AsAgentApproval is the AgentApproval that it holds; nil of any other.
func (u *RewardOrApproval) AsAgentApproval() *AgentApproval {
	held, _ := u.Value.(*AgentApproval)
	return held
}

func (*UnknownObject) isRewardOrApproval() {}

// A send, or the approval that it waits for. Distinguished by `object`.
type SendOrApproval struct {
	Model
	// Value is one of the variants, by pointer; what this version does not know is
	// an *UnknownObject.
	Value SendOrApprovalVariant
}

// SendOrApprovalVariant is what a SendOrApproval can hold.
type SendOrApprovalVariant interface {
	isSendOrApproval()
}

var variantsOfSendOrApproval = map[string]func() SendOrApprovalVariant{
	"send":           func() SendOrApprovalVariant { return new(Send) },
	"agent_approval": func() SendOrApprovalVariant { return new(AgentApproval) },
}

// UnmarshalJSON reads the variant that "object" names.
func (u *SendOrApproval) UnmarshalJSON(data []byte) error {
	known := variantsOfSendOrApproval[variantName(data, "object")]
	if known != nil {
		u.Value = known()
	} else {
		u.Value = new(UnknownObject)
	}
	return unmarshalVariant(data, u.Value)
}

// MarshalJSON writes the variant.
func (u SendOrApproval) MarshalJSON() ([]byte, error) { return marshalModel(u) }

// String is the variant as JSON, with secrets masked.
func (u SendOrApproval) String() string { return showModel(u) }

// GoString is as String.
func (u SendOrApproval) GoString() string { return showModel(u) }

// LogValue is what a log may hold.
func (u SendOrApproval) LogValue() slog.Value { return slog.StringValue(showModel(u)) }

func (u SendOrApproval) variant() any { return u.Value }

func (u *SendOrApproval) setResponse(response *ResponseMetadata) {
	u.Model.setResponse(response)
	setResponse(u.Value, response)
}

func (*Send) isSendOrApproval() {}

// AsSend is the Send that it holds; nil of any other.
func (u *SendOrApproval) AsSend() *Send {
	held, _ := u.Value.(*Send)
	return held
}

func (*AgentApproval) isSendOrApproval() {}

// AsAgentApproval is the AgentApproval that it holds; nil of any other.
func (u *SendOrApproval) AsAgentApproval() *AgentApproval {
	held, _ := u.Value.(*AgentApproval)
	return held
}

func (*UnknownObject) isSendOrApproval() {}
