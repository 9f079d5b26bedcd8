// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package svc

import "log/slog"

// Your organisation in one mode: its name, status and settings.
type Account struct {
	Model
	// ID of the account.
	// Type: `AccountId`.
	ID string `json:"id"`
	// Always `account`.
	Object string `json:"object"`
	// Time at which the organisation was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Display name of the organisation.
	// Type: `Label`.
	Name string `json:"name"`
	// Registered name of the organisation. Null if unknown.
	// Type: `Label`.
	LegalName *string `json:"legal_name"`
	// Mode of this account.
	Mode Mode `json:"mode"`
	// ID of the account of the same organisation in the other mode.
	// Type: `AccountId`.
	Twin string `json:"twin"`
	// Current status: whether the account can sell.
	Status AccountStatus `json:"status"`
	// Email address for notifications from us. Null if none is set.
	// Type: `Email`.
	ContactEmail *string `json:"contact_email"`
	// Phone number shown to your customers for support. Null if none is set.
	// Type: `E164`.
	SupportPhone *string `json:"support_phone"`
	// Name that signs text messages to customers.
	// Type: `StatementDescriptor`.
	StatementDescriptor string `json:"statement_descriptor"`
	// Country code, always `ZW`.
	Country string `json:"country"`
	// Always `Africa/Harare`: the time zone of the days and months of caps and statements.
	Timezone string `json:"timezone"`
	// Currencies of your Credit.
	Currencies []Currency `json:"currencies"`
	// Whether anything is sold in live mode. A test account shows what its live one would meet.
	LiveSales map[string]LiveSalesStatus `json:"live_sales"`
	// The dealer tier of the account.
	Dealer Dealer `json:"dealer"`
	// Batch totals per currency above which a second person must approve the batch.
	BatchApprovalThreshold map[string]*string `json:"batch_approval_threshold"`
	// Whether a person has enabled agent keys in live mode.
	AgentLiveEnabled bool `json:"agent_live_enabled"`
	// Acceptance of the terms. Null before the first live key.
	TermsAccepted *TermsAcceptance `json:"terms_accepted"`
	// API version of keys that have none of their own.
	// Type: `ApiVersion`.
	DefaultAPIVersion string `json:"default_api_version"`
	// Whether a webhook endpoint of this account still uses the legacy format.
	WebhookFormatLegacy bool `json:"webhook_format_legacy"`
	// Guard against selling the same thing twice by mistake.
	PreventDuplicates DuplicateGuard `json:"prevent_duplicates"`
	// The day that schedules use as payday.
	Payday Payday `json:"payday"`
	// Your own key-value data about the account.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Account) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Account) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Account) String() string { return showModel(m) }

// GoString is as String.
func (m Account) GoString() string { return showModel(m) }

// An entry of the activity feed: an event or an audit log entry.
type AccountActivity struct {
	Model
	// ID of the event or audit log entry. Use it as the cursor.
	// Type: `ActivityId`.
	ID string `json:"id"`
	// Always `activity_item`.
	Object string `json:"object"`
	// Time of the event or action.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Source of the entry.
	Kind ActivityKind `json:"kind"`
	// ID of the event. Null for an audit log entry.
	// Type: `EventId`.
	Event *string `json:"event"`
	// Type of the event, or the action.
	// Type: `ActivityType`.
	Type string `json:"type"`
	// Short description for people.
	// Type: `Note`.
	Summary string `json:"summary"`
	// Who caused the entry. `system` if no request did.
	Actor Actor `json:"actor"`
	// ID of the object concerned. Null if it has none.
	// Type: `ObjectId`.
	ObjectID *string `json:"object_id"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AccountActivity) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AccountActivity) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AccountActivity) String() string { return showModel(m) }

// GoString is as String.
func (m AccountActivity) GoString() string { return showModel(m) }

// One page of a list.
type AccountActivityList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []AccountActivity `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AccountActivityList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AccountActivityList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AccountActivityList) String() string { return showModel(m) }

// GoString is as String.
func (m AccountActivityList) GoString() string { return showModel(m) }

// Changes to the account. Omitted fields keep their value.
type AccountUpdate struct {
	Model
	// Display name of the organisation. Also renames the account in the other mode.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// Email address for notifications from us. Null removes it.
	// Type: `Email`.
	ContactEmail Nullable[string] `json:"contact_email,omitempty"`
	// Phone number shown to your customers for support. Null removes it.
	// Type: `PhoneInput`.
	SupportPhone Nullable[string] `json:"support_phone,omitempty"`
	// Name that signs text messages to customers.
	// Type: `StatementDescriptor`.
	StatementDescriptor *string `json:"statement_descriptor,omitempty"`
	// Batch totals per currency above which a second person must approve the batch. Null for a
	// currency: approval is never required.
	BatchApprovalThreshold map[string]*string `json:"batch_approval_threshold,omitempty"`
	// Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
	AgentLiveEnabled *bool `json:"agent_live_enabled,omitempty"`
	// Changes to the duplicate guard.
	PreventDuplicates *DuplicateGuardUpdate `json:"prevent_duplicates,omitempty"`
	// The day that schedules use as payday.
	Payday *PaydayUpdate `json:"payday,omitempty"`
	// API version of keys that have none of their own. Requires a key created by an owner.
	// Type: `ApiVersion`.
	DefaultAPIVersion *string `json:"default_api_version,omitempty"`
	// Changes to your key-value data about the account, merged as in `MetadataUpdate`. Null removes
	// all of it.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AccountUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AccountUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AccountUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m AccountUpdate) GoString() string { return showModel(m) }

// An action taken by a recipient.
type Activity struct {
	Model
	// Unique identifier of the object.
	// Type: `ActivityRecordId`.
	ID string `json:"id"`
	// Always `activity`.
	Object string `json:"object"`
	// Time at which the activity was reported.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Your own unique ID of the activity.
	// Type: `ActivityExternalId`.
	ActivityID string `json:"activity_id"`
	// Name of the activity, as you reported it.
	// Type: `ActivityName`.
	Name string `json:"name"`
	// Recipient who performed the activity.
	// Type: `RecipientId`.
	Recipient string `json:"recipient"`
	// Program whose rules were evaluated. Null if the rules of all active programs were.
	// Type: `ProgramId`.
	Program *string `json:"program"`
	// Time at which the activity took place.
	// Type: `UnixTime`.
	OccurredAt int64 `json:"occurred_at"`
	// Monetary value of the activity. Null if it has none.
	// Type: `Money`.
	Value *string `json:"value"`
	// Currency of `value`. Null if there is no value.
	Currency *Currency `json:"currency"`
	// Rules that matched, in the order they were evaluated: the first 50.
	Matches []RuleMatch `json:"matches"`
	// Your own key-value data about the activity. Rules can read it.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Activity) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Activity) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Activity) String() string { return showModel(m) }

// GoString is as String.
func (m Activity) GoString() string { return showModel(m) }

// An action taken by a recipient.
type ActivityCreate struct {
	Model
	// Recipient who performed the activity.
	Recipient TextOr[RewardRecipientPerson] `json:"recipient"`
	// Name of the activity, such as `visit`.
	// Type: `ActivityName`.
	Name string `json:"name"`
	// Your own unique ID of the activity. Reporting the same ID again earns nothing more.
	// Type: `ActivityExternalId`.
	ActivityID string `json:"activity_id"`
	// Time at which the activity took place, up to 90 days ago. Default: now.
	OccurredAt *Moment `json:"occurred_at,omitempty"`
	// Monetary value, such as the amount the customer paid. `percentage` rules use it.
	// Type: `MoneyInput`.
	Value *string `json:"value,omitempty"`
	// Currency of `value`. Default: the currency of `program`. Required if `value` is set and
	// `program` is omitted.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Evaluate only the rules of this program. Default: the rules of all active programs.
	// Type: `ProgramId`.
	Program *string `json:"program,omitempty"`
	// Your own key-value data about the activity. Rules can read it.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ActivityCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ActivityCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ActivityCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ActivityCreate) GoString() string { return showModel(m) }

// An event's payload: Activity.
type ActivityEventData struct {
	Model
	// The Activity with its values at this attempt.
	Object Activity `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ActivityEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ActivityEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ActivityEventData) String() string { return showModel(m) }

// GoString is as String.
func (m ActivityEventData) GoString() string { return showModel(m) }

// One page of a list.
type ActivityList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Activity `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ActivityList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ActivityList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ActivityList) String() string { return showModel(m) }

// GoString is as String.
func (m ActivityList) GoString() string { return showModel(m) }

// An activity matched a rule of a program. `data.rule` and `data.reward` name both.
type ActivityRuleMatchedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `activity.rule_matched`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ActivityEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ActivityRuleMatchedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ActivityRuleMatchedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ActivityRuleMatchedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ActivityRuleMatchedEvent) GoString() string { return showModel(m) }

// Who took an action.
type Actor struct {
	Model
	// Type of the actor.
	Type ActorType `json:"type"`
	// ID of the API key or member. Null for the service and its staff.
	// Type: `MakerId`.
	ID *string `json:"id"`
	// Name of the key or member at that time. Null if it had none.
	// Type: `Label`.
	Label *string `json:"label"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Actor) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Actor) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Actor) String() string { return showModel(m) }

// GoString is as String.
func (m Actor) GoString() string { return showModel(m) }

// A postal or street address.
type Address struct {
	Model
	// Street name and number.
	// Type: `Label`.
	Line1 string `json:"line1"`
	// Building, floor or unit. Null if not set.
	// Type: `Label`.
	Line2 *string `json:"line2"`
	// City or town name.
	// Type: `Label`.
	City string `json:"city"`
	// Province of the address.
	// Type: `Label`.
	Province string `json:"province"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Address) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Address) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Address) String() string { return showModel(m) }

// GoString is as String.
func (m Address) GoString() string { return showModel(m) }

// A postal or street address.
type AddressInput struct {
	Model
	// Street name and number.
	// Type: `Label`.
	Line1 string `json:"line1"`
	// Building, floor or unit. Null removes it.
	// Type: `Label`.
	Line2 Nullable[string] `json:"line2,omitempty"`
	// City or town name.
	// Type: `Label`.
	City string `json:"city"`
	// Province of the address.
	// Type: `Label`.
	Province string `json:"province"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AddressInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AddressInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AddressInput) String() string { return showModel(m) }

// GoString is as String.
func (m AddressInput) GoString() string { return showModel(m) }

// A request of an agent that a person must approve or reject.
type AgentApproval struct {
	Model
	// Unique identifier of the object.
	// Type: `ApprovalId`.
	ID string `json:"id"`
	// Always `agent_approval`.
	Object string `json:"object"`
	// Time at which the agent made the request.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Action that the agent requests.
	Action AgentAction `json:"action"`
	// Current status. Decides whether a decision is still needed; see Lifecycles.
	Status AgentApprovalStatus `json:"status"`
	// Reason a person must approve.
	Why ApprovalReason `json:"why"`
	// The original request of the agent.
	Request any `json:"request"`
	// Face value of the sale or reward.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Currency of the sale or reward.
	Currency Currency `json:"currency"`
	// Phone number or meter that it goes to. Null for a reward whose recipient chooses.
	// Type: `Target`.
	Target *string `json:"target"`
	// Reason given by the agent. Null if there is none.
	// Type: `Note`.
	Reason *string `json:"reason"`
	// API key of the agent.
	// Type: `KeyId`.
	APIKey string `json:"api_key"`
	// Use of the key's approval threshold.
	Threshold ApprovalThreshold `json:"threshold"`
	// Dashboard page where a person decides.
	// Type: `WebUrl`.
	ApprovalURL string `json:"approval_url"`
	// Time at which the request expires: after 24 hours.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
	// Member who decided, or in test mode a key. Null until decided.
	// Type: `MakerId`.
	DecidedBy *string `json:"decided_by"`
	// Time at which the request was decided. Null until then.
	// Type: `UnixTime`.
	DecidedAt *int64 `json:"decided_at"`
	// What the person permitted. Null unless they approved, and after the recipient is erased.
	Mandate *Mandate `json:"mandate"`
	// Send or reward that resulted. Null if there is none.
	// Type: `ApprovalResultId`.
	Result *string `json:"result"`
	// Reason the request failed after it was approved. Null unless it failed.
	Failure *Failure `json:"failure"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApproval) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AgentApproval) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApproval) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApproval) GoString() string { return showModel(m) }

// A person approved the request of an agent, and it is being executed.
type AgentApprovalApprovedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `agent_approval.approved`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data AgentApprovalEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApprovalApprovedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AgentApprovalApprovedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApprovalApprovedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApprovalApprovedEvent) GoString() string { return showModel(m) }

// An event's payload: AgentApproval.
type AgentApprovalEventData struct {
	Model
	// The AgentApproval with its values at this attempt.
	Object AgentApproval `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApprovalEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AgentApprovalEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApprovalEventData) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApprovalEventData) GoString() string { return showModel(m) }

// Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
type AgentApprovalExpiredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `agent_approval.expired`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data AgentApprovalEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApprovalExpiredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AgentApprovalExpiredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApprovalExpiredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApprovalExpiredEvent) GoString() string { return showModel(m) }

// An approved request could not be executed; `failure` says why. Nothing is charged.
type AgentApprovalFailedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `agent_approval.failed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data AgentApprovalEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApprovalFailedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AgentApprovalFailedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApprovalFailedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApprovalFailedEvent) GoString() string { return showModel(m) }

// One page of a list.
type AgentApprovalList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []AgentApproval `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApprovalList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AgentApprovalList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApprovalList) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApprovalList) GoString() string { return showModel(m) }

// A person rejected the request of an agent. Nothing is sent or charged.
type AgentApprovalRejectedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `agent_approval.rejected`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data AgentApprovalEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApprovalRejectedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AgentApprovalRejectedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApprovalRejectedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApprovalRejectedEvent) GoString() string { return showModel(m) }

// An agent requests approval. Nothing is sent or charged until a person approves.
type AgentApprovalRequestedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `agent_approval.requested`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data AgentApprovalEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AgentApprovalRequestedEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m AgentApprovalRequestedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AgentApprovalRequestedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m AgentApprovalRequestedEvent) GoString() string { return showModel(m) }

// Recipients of alerts by email and text message.
type AlertRecipients struct {
	Model
	// Contact of your account. Empty unless `email` is a channel.
	Emails []string `json:"emails"`
	// Your support number, if it is mobile. Empty unless `sms` is a channel.
	Phones []string `json:"phones"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AlertRecipients) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AlertRecipients) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AlertRecipients) String() string { return showModel(m) }

// GoString is as String.
func (m AlertRecipients) GoString() string { return showModel(m) }

// An API key: its permissions, limits and usage.
type ApiKey struct {
	Model
	// ID of the key. Every send that the key creates carries it.
	// Type: `KeyId`.
	ID string `json:"id"`
	// Always `api_key`.
	Object string `json:"object"`
	// Time at which the key was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True if the key uses real money, false in test mode.
	Livemode bool `json:"livemode"`
	// Kind of the key.
	Kind KeyKind `json:"kind"`
	// Label of the key. Null if it has none.
	// Type: `Label`.
	Label *string `json:"label"`
	// First characters of the secret, to recognize it.
	// Type: `KeySecretPrefix`.
	Prefix string `json:"prefix"`
	// Last four characters of the secret.
	// Type: `KeySecretEnding`.
	Last4 string `json:"last4"`
	// The full secret. Returned only when the key is created or rolled; otherwise null.
	// Type: `KeySecret`.
	Secret *Secret `json:"secret"`
	// Current status: whether the key works.
	Status ApiKeyStatus `json:"status"`
	// Permissions of the key.
	Scopes []KeyScope `json:"scopes"`
	// IP addresses or CIDR ranges that may use the key. Empty if any may.
	AllowedIps []string `json:"allowed_ips"`
	// Origins of the web pages that may use a publishable key. Empty if any may.
	AllowedOrigins []string `json:"allowed_origins"`
	// IDs of the products that the key can sell. Empty if it can sell all.
	AllowedProducts []string `json:"allowed_products"`
	// IDs of the networks that the key can sell on. Empty if it can sell on all.
	AllowedNetworks []string `json:"allowed_networks"`
	// Spend caps of the key.
	SpendCaps map[string]SpendCap `json:"spend_caps"`
	// Maximum face value per day to one number or meter. Null if uncapped.
	PerRecipientDailyCap map[string]*string `json:"per_recipient_daily_cap"`
	// Amount within 24 hours above which a person must approve. Null unless it is an agent key.
	ApprovalThreshold map[string]*string `json:"approval_threshold"`
	// Numbers and meters that the key can sell to. Empty if it can sell to any.
	RecipientAllowlist []string `json:"recipient_allowlist"`
	// Time at which the key expires. Null if never.
	// Type: `UnixTime`.
	ExpiresAt *int64 `json:"expires_at"`
	// API version of the key. Null if it uses the account's default.
	// Type: `ApiVersion`.
	APIVersion *string `json:"api_version"`
	// ID of the member or key that created the key. Null for a key of the sandbox.
	// Type: `MakerId`.
	CreatedBy *string `json:"created_by"`
	// Time of the last use, accurate to one minute. Null if never used.
	// Type: `UnixTime`.
	LastUsedAt *int64 `json:"last_used_at"`
	// IP address of the last use. Null if never used.
	// Type: `IpAddress`.
	LastUsedIP *string `json:"last_used_ip"`
	// The most recent replaced secret that still works. Null if there is none.
	Rolled *RolledSecret `json:"rolled"`
	// Spending compared with the caps. Null unless a single key is retrieved.
	Usage map[string]KeyUsageAmounts `json:"usage"`
	// Whether anything is sold with a live key. Null for a test key.
	LiveSales map[string]LiveSalesStatus `json:"live_sales"`
	// Your own key-value data about the key.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApiKey) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApiKey) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApiKey) String() string { return showModel(m) }

// GoString is as String.
func (m ApiKey) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ApiKey) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An API key was created.
type ApiKeyCreatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `api_key.created`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ApiKeyEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApiKeyCreatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApiKeyCreatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApiKeyCreatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ApiKeyCreatedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ApiKeyCreatedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An event's payload: ApiKey.
type ApiKeyEventData struct {
	Model
	// The ApiKey with its values at this attempt.
	Object ApiKey `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApiKeyEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApiKeyEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApiKeyEventData) String() string { return showModel(m) }

// GoString is as String.
func (m ApiKeyEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ApiKeyEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An API key expires in 7 days, or in 1 day.
type ApiKeyExpiringEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `api_key.expiring`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ApiKeyEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApiKeyExpiringEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApiKeyExpiringEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApiKeyExpiringEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ApiKeyExpiringEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ApiKeyExpiringEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type ApiKeyList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []ApiKey `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApiKeyList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApiKeyList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApiKeyList) String() string { return showModel(m) }

// GoString is as String.
func (m ApiKeyList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ApiKeyList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An API key was revoked and no longer works.
type ApiKeyRevokedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `api_key.revoked`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ApiKeyEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApiKeyRevokedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApiKeyRevokedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApiKeyRevokedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ApiKeyRevokedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ApiKeyRevokedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An API key has a new secret. The old one works until its grace period ends.
type ApiKeyRolledEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `api_key.rolled`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ApiKeyEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApiKeyRolledEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApiKeyRolledEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApiKeyRolledEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ApiKeyRolledEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ApiKeyRolledEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Use of an agent key's approval threshold.
type ApprovalThreshold struct {
	Model
	// Currency of the threshold.
	Currency Currency `json:"currency"`
	// Amount per 24 hours above which a person must approve.
	// Type: `Money`.
	Limit string `json:"limit"`
	// Amount already used when the agent asked.
	// Type: `Money`.
	Used24h string `json:"used_24h"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ApprovalThreshold) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ApprovalThreshold) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ApprovalThreshold) String() string { return showModel(m) }

// GoString is as String.
func (m ApprovalThreshold) GoString() string { return showModel(m) }

// A matter that may need a person.
type AttentionItem struct {
	Model
	// Kind of the matter.
	Kind AttentionKind `json:"kind"`
	// Number of objects concerned.
	// Type: `Count`.
	Count int64 `json:"count"`
	// IDs of the newest five objects. Empty if they have no IDs.
	ObjectIds []string `json:"object_ids"`
	// Time at which the first of them lapses: a request or review that nobody decides, a batch that
	// nobody approves, a key that expires, Credit that is used up. For a dispute it is when our staff
	// respond, for an `unknown` send when they take over. Null if nothing lapses.
	// Type: `UnixTime`.
	DueAt *int64 `json:"due_at"`
	// Path that lists the objects.
	// Type: `UrlPath`.
	URL string `json:"url"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AttentionItem) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AttentionItem) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AttentionItem) String() string { return showModel(m) }

// GoString is as String.
func (m AttentionItem) GoString() string { return showModel(m) }

// An entry of the audit log: one action. It is stored in the same transaction as the action and
// never changes.
type AuditEvent struct {
	Model
	// ID of the entry.
	// Type: `AuditEventId`.
	ID string `json:"id"`
	// Always `audit_event`.
	Object string `json:"object"`
	// Time of the action.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// The action that was taken. New actions can be added; ignore those you do not know.
	// Type: `AuditAction`.
	Action string `json:"action"`
	// ID of the object concerned. Null if it has none.
	// Type: `ObjectId`.
	ObjectID *string `json:"object_id"`
	// Who took the action.
	Actor Actor `json:"actor"`
	// IP address of the request. Null if no request was involved.
	// Type: `IpAddress`.
	IP *string `json:"ip"`
	// `User-Agent` of the request. Null if it had none.
	// Type: `UserAgent`.
	UserAgent *string `json:"user_agent"`
	// Changed fields. Empty if an object was created or nothing had an old value.
	Changes map[string][]any `json:"changes"`
	// ID of the request. Null if the service acted by itself.
	// Type: `RequestId`.
	RequestID *string `json:"request_id"`
	// A remark on the action. Null if there is none.
	// Type: `Note`.
	Note *string `json:"note"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AuditEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AuditEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AuditEvent) String() string { return showModel(m) }

// GoString is as String.
func (m AuditEvent) GoString() string { return showModel(m) }

// One page of a list.
type AuditEventList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []AuditEvent `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *AuditEventList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m AuditEventList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m AuditEventList) String() string { return showModel(m) }

// GoString is as String.
func (m AuditEventList) GoString() string { return showModel(m) }

// Up to 10,000 sales created together. Each line becomes a send.
type Batch struct {
	Model
	// Unique identifier of the object.
	// Type: `BatchId`.
	ID string `json:"id"`
	// Always `batch`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Title of the batch. Null if not set.
	// Type: `Label`.
	Title *string `json:"title"`
	// Current status. Decide by this; see Lifecycles.
	Status BatchStatus `json:"status"`
	// Currency of the lines.
	Currency BatchCurrency `json:"currency"`
	// Total face value of the valid lines.
	Total map[string]string `json:"total"`
	// Credit that the valid lines cost: the face value minus the dealer discount.
	Cost map[string]string `json:"cost"`
	// Number of lines, by status.
	Counts BatchCounts `json:"counts"`
	// Whether the whole cost is reserved before the first line is sent.
	ReserveCredit bool `json:"reserve_credit"`
	// Reservations of the batch, by currency.
	Reservations map[string]*string `json:"reservations"`
	// What was done with invalid lines.
	OnInvalid BatchInvalidChoice `json:"on_invalid"`
	// What the batch does when your Credit is too low for a line.
	OnInsufficient BatchInsufficientChoice `json:"on_insufficient"`
	// Whether the batch requires or required approval.
	RequiresApproval bool `json:"requires_approval"`
	// Approval of the batch. Null if none is required.
	Approval *BatchApproval `json:"approval"`
	// Who created the object.
	CreatedBy SendCreator `json:"created_by"`
	// API key that created the batch. Null if it was not created by a key.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// Batch whose failed lines this one retries. Null if it is not a retry.
	// Type: `BatchId`.
	RetryOf *string `json:"retry_of"`
	// Batch that retries the failed lines of this one. Null if there is none.
	// Type: `BatchId`.
	RetriedBy *string `json:"retried_by"`
	// Schedule that created the batch. Null if none did.
	// Type: `ScheduleId`.
	Schedule *string `json:"schedule"`
	// Day of the schedule that the batch runs. Null if there is no schedule.
	// Type: `Day`.
	OccurrenceDate *string `json:"occurrence_date"`
	// Cost centre for lines that have none of their own. Null if not set.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// SMS message for lines that have none of their own. Null if not set.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message"`
	// Path of the results as CSV.
	// Type: `UrlPath`.
	ResultsURL string `json:"results_url"`
	// Time at which the first line was sent. Null until then.
	// Type: `UnixTime`.
	StartedAt *int64 `json:"started_at"`
	// Time at which the batch completed. Null until then.
	// Type: `UnixTime`.
	CompletedAt *int64 `json:"completed_at"`
	// Time at which the batch was cancelled. Null if it was not.
	// Type: `UnixTime`.
	CancelledAt *int64 `json:"cancelled_at"`
	// Your own key-value data about the batch.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Batch) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Batch) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Batch) String() string { return showModel(m) }

// GoString is as String.
func (m Batch) GoString() string { return showModel(m) }

// The approval that a batch above your threshold requires.
type BatchApproval struct {
	Model
	// Threshold that the total exceeded. Null in a currency without one.
	Threshold map[string]*string `json:"threshold"`
	// Time at which approval was requested.
	// Type: `UnixTime`.
	RequestedAt int64 `json:"requested_at"`
	// Who approved the batch: a member, or a key that a member created. Null until approved.
	// Type: `MakerId`.
	ApprovedBy *string `json:"approved_by"`
	// Time at which the batch was approved. Null until then.
	// Type: `UnixTime`.
	ApprovedAt *int64 `json:"approved_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchApproval) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchApproval) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchApproval) String() string { return showModel(m) }

// GoString is as String.
func (m BatchApproval) GoString() string { return showModel(m) }

// A batch was cancelled, or nobody approved it within 72 hours.
type BatchCancelledEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `batch.cancelled`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data BatchEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchCancelledEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchCancelledEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchCancelledEvent) String() string { return showModel(m) }

// GoString is as String.
func (m BatchCancelledEvent) GoString() string { return showModel(m) }

// Every valid line of a batch was delivered.
type BatchCompletedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `batch.completed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data BatchEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchCompletedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchCompletedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchCompletedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m BatchCompletedEvent) GoString() string { return showModel(m) }

// Number of lines of a batch, by status.
type BatchCounts struct {
	Model
	// Total number of lines.
	// Type: `Count`.
	Total int64 `json:"total"`
	// Number of lines that passed all checks.
	// Type: `Count`.
	Valid int64 `json:"valid"`
	// Number of lines that failed the checks and are never sent.
	// Type: `Count`.
	Invalid int64 `json:"invalid"`
	// Number of lines skipped because Credit was too low.
	// Type: `Count`.
	Skipped int64 `json:"skipped"`
	// Number of lines waiting to be sent.
	// Type: `Count`.
	Pending int64 `json:"pending"`
	// Number of lines whose send is in progress.
	// Type: `Count`.
	Sending int64 `json:"sending"`
	// Number of lines that were delivered.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of lines that failed.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Number of lines whose send had no final status after a day.
	// Type: `Count`.
	Unresolved int64 `json:"unresolved"`
	// Number of lines not sent because the batch stopped.
	// Type: `Count`.
	Unsent int64 `json:"unsent"`
	// Number of lines that were cancelled.
	// Type: `Count`.
	Cancelled int64 `json:"cancelled"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchCounts) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchCounts) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchCounts) String() string { return showModel(m) }

// GoString is as String.
func (m BatchCounts) GoString() string { return showModel(m) }

// Parameters to create a batch. Set either `items` or `csv`.
type BatchCreate struct {
	Model
	// Lines of the batch, 1 to 10,000.
	Items []BatchItemCreate `json:"items,omitempty"`
	// Lines of the batch as CSV with a header row.
	// Type: `BatchCsv`.
	CSV *string `json:"csv,omitempty"`
	// What to do with columns of `csv` that have another name.
	UnknownColumns *UnknownColumns `json:"unknown_columns,omitempty"`
	// Title of the batch, for your own lists.
	// Type: `Label`.
	Title *string `json:"title,omitempty"`
	// SMS message for lines that have none of their own.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message,omitempty"`
	// Cost centre for lines that have none of their own.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center,omitempty"`
	// What to do if lines are invalid.
	OnInvalid *BatchInvalidChoice `json:"on_invalid,omitempty"`
	// Whether to reserve the whole cost before the first line is sent.
	ReserveCredit *bool `json:"reserve_credit,omitempty"`
	// What to do if, without a reservation, your Credit is too low for a line.
	OnInsufficient *BatchInsufficientChoice `json:"on_insufficient,omitempty"`
	// Currency for lines that set neither a currency nor a product.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Your own key-value data about the batch.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchCreate) String() string { return showModel(m) }

// GoString is as String.
func (m BatchCreate) GoString() string { return showModel(m) }

// A batch was created, its lines are checked and its total is known.
type BatchCreatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `batch.created`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data BatchEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchCreatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchCreatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchCreatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m BatchCreatedEvent) GoString() string { return showModel(m) }

// Your Credit in one currency compared with the cost.
type BatchCreditCheck struct {
	Model
	// Whether your Credit is sufficient.
	Sufficient bool `json:"sufficient"`
	// Credit available to spend now.
	// Type: `Money`.
	Available string `json:"available"`
	// Credit that the valid lines cost.
	// Type: `Money`.
	Required string `json:"required"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchCreditCheck) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchCreditCheck) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchCreditCheck) String() string { return showModel(m) }

// GoString is as String.
func (m BatchCreditCheck) GoString() string { return showModel(m) }

// An event's payload: Batch.
type BatchEventData struct {
	Model
	// The Batch with its values at this attempt.
	Object Batch `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchEventData) String() string { return showModel(m) }

// GoString is as String.
func (m BatchEventData) GoString() string { return showModel(m) }

// A batch has ended with none of its lines delivered.
type BatchFailedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `batch.failed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data BatchEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchFailedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchFailedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchFailedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m BatchFailedEvent) GoString() string { return showModel(m) }

// One line of a batch.
type BatchItem struct {
	Model
	// Unique identifier of the object.
	// Type: `BatchItemId`.
	ID string `json:"id"`
	// Always `batch_item`.
	Object string `json:"object"`
	// Time at which the line was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Batch that the line belongs to.
	// Type: `BatchId`.
	Batch string `json:"batch"`
	// Line number in the batch, starting at 1. A CSV header row is not counted.
	Line int64 `json:"line"`
	// Current status. Decide by this; see Lifecycles.
	Status BatchItemStatus `json:"status"`
	// Send of the line. Null until there is one. Can be expanded.
	Send *Expandable[Send] `json:"send"`
	// Phone number or meter that the line goes to.
	// Type: `BatchItemTarget`.
	Target string `json:"target"`
	// Network that delivers it. Null if unknown.
	// Type: `NetworkId`.
	Network *string `json:"network"`
	// Face value. Null if it could not be parsed.
	// Type: `Money`.
	Amount *string `json:"amount"`
	// Currency of the line. Null if unknown.
	Currency *Currency `json:"currency"`
	// Your own reference for the line. Null if not set.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference"`
	// Reason the line was rejected. Null unless it was.
	Error *Failure `json:"error"`
	// Reason the send failed. Null unless it failed.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Power token, masked unless the key has `tokens:read`. Null until available.
	// Type: `PowerToken`.
	Token *Secret `json:"token"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchItem) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchItem) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchItem) String() string { return showModel(m) }

// GoString is as String.
func (m BatchItem) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m BatchItem) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One sale of a batch. Set `target` or `recipient`, and `amount` or `bundle_id`. Fields are parsed
// leniently: an invalid value fails only its line. An unknown field returns 400.
type BatchItemCreate struct {
	Model
	// Mobile number in any Zimbabwean format, or 11-digit meter number. Default: the phone number of
	// `recipient`, or for power the default meter. Required without `recipient`.
	// Type: `LineValue`.
	Target *string `json:"target,omitempty"`
	// Face value that the customer receives. Required without `bundle_id`.
	// Type: `LineValue`.
	Amount *string `json:"amount,omitempty"`
	// Bundle to send, `bnd_…`, for data only. Its price is the amount.
	// Type: `LineValue`.
	BundleID *string `json:"bundle_id,omitempty"`
	// What to sell: `airtime`, `data` or `power`. Default: derived from the product or target.
	// Type: `LineValue`.
	Type *string `json:"type,omitempty"`
	// Product slug. Default: derived from `type` and `currency`.
	// Type: `LineValue`.
	Product *string `json:"product,omitempty"`
	// Currency of the line: `USD` or `ZWG`. Default: the batch's currency.
	// Type: `LineValue`.
	Currency *string `json:"currency,omitempty"`
	// Phone number that receives the token by SMS. Required for power, unless `recipient` is set in
	// place of `target`.
	// Type: `LineValue`.
	TokenPhone *string `json:"token_phone,omitempty"`
	// Email address that also receives the token. For power only.
	// Type: `LineValue`.
	TokenEmail *string `json:"token_email,omitempty"`
	// Another phone number to notify by SMS.
	// Type: `LineValue`.
	NotifyNumber *string `json:"notify_number,omitempty"`
	// Recipient that the sale is attributed to: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `LineValue`.
	Recipient *string `json:"recipient,omitempty"`
	// Name of the person, for `{name}` and `{first_name}` in the SMS message.
	// Type: `LineValue`.
	Name *string `json:"name,omitempty"`
	// Your own reference. Permanently unique in the account, as in `POST /sends`.
	// Type: `LineValue`.
	ClientReference *string `json:"client_reference,omitempty"`
	// Cost centre to book the sale to: `cc_…`, or `gl:` and its `gl_code`. Default: the batch's.
	// Type: `LineValue`.
	CostCenter *string `json:"cost_center,omitempty"`
	// SMS message for this line. Default: the batch's message.
	// Type: `LineValue`.
	SMSMessage *string `json:"sms_message,omitempty"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchItemCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchItemCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchItemCreate) String() string { return showModel(m) }

// GoString is as String.
func (m BatchItemCreate) GoString() string { return showModel(m) }

// One page of a list.
type BatchItemList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []BatchItem `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchItemList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchItemList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchItemList) String() string { return showModel(m) }

// GoString is as String.
func (m BatchItemList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m BatchItemList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type BatchList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Batch `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchList) String() string { return showModel(m) }

// GoString is as String.
func (m BatchList) GoString() string { return showModel(m) }

// A batch has ended with some of its lines delivered and some not.
type BatchPartiallyCompletedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `batch.partially_completed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data BatchEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchPartiallyCompletedEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m BatchPartiallyCompletedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchPartiallyCompletedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m BatchPartiallyCompletedEvent) GoString() string { return showModel(m) }

// A preview of a batch, which writes nothing.
type BatchPreview struct {
	Model
	// Always `batch_preview`.
	Object string `json:"object"`
	// Time at which the check was run.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the check ran in live mode.
	Livemode bool `json:"livemode"`
	// Whether the batch would be created as it is.
	Valid bool `json:"valid"`
	// Number of lines that were checked.
	Counts BatchPreviewCounts `json:"counts"`
	// Total face value of the valid lines.
	Total map[string]string `json:"total"`
	// Credit that the valid lines would cost.
	Cost map[string]string `json:"cost"`
	// Whether your Credit is sufficient, by currency.
	Credit map[string]*BatchCreditCheck `json:"credit"`
	// Whether our stock with the suppliers is sufficient, by network.
	ProviderFloat []ProviderFloat `json:"provider_float"`
	// Whether the batch would require approval by an owner or admin.
	RequiresApproval bool `json:"requires_approval"`
	// The first 1,000 lines and all invalid lines.
	Lines []BatchPreviewLine `json:"lines"`
	// Whether valid lines were omitted from `lines`.
	LinesTruncated bool `json:"lines_truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchPreview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchPreview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchPreview) String() string { return showModel(m) }

// GoString is as String.
func (m BatchPreview) GoString() string { return showModel(m) }

// Number of lines that were checked.
type BatchPreviewCounts struct {
	Model
	// Total number of lines.
	// Type: `Count`.
	Total int64 `json:"total"`
	// Number of lines that pass all checks.
	// Type: `Count`.
	Valid int64 `json:"valid"`
	// Number of lines that fail a check.
	// Type: `Count`.
	Invalid int64 `json:"invalid"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchPreviewCounts) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchPreviewCounts) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchPreviewCounts) String() string { return showModel(m) }

// GoString is as String.
func (m BatchPreviewCounts) GoString() string { return showModel(m) }

// The expected outcome of one line.
type BatchPreviewLine struct {
	Model
	// Line number in the batch, starting at 1.
	Line int64 `json:"line"`
	// Whether the line would be sent.
	Valid bool `json:"valid"`
	// Phone number or meter that the line goes to.
	// Type: `BatchItemTarget`.
	Target string `json:"target"`
	// Network that delivers it. Null if unknown.
	// Type: `NetworkId`.
	Network *string `json:"network"`
	// Product that would be sold. Null if unknown.
	// Type: `ProductId`.
	Product *string `json:"product"`
	// Face value. Null if it could not be parsed.
	// Type: `Money`.
	Amount *string `json:"amount"`
	// Currency of the line. Null if unknown.
	Currency *Currency `json:"currency"`
	// Credit the line would cost. Null if unknown.
	// Type: `Money`.
	Cost *string `json:"cost"`
	// All errors that prevent the sale.
	Errors []ErrorDetail `json:"errors"`
	// Warnings that do not prevent the sale.
	Warnings []BatchWarning `json:"warnings"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchPreviewLine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchPreviewLine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchPreviewLine) String() string { return showModel(m) }

// GoString is as String.
func (m BatchPreviewLine) GoString() string { return showModel(m) }

// The lines of a batch are being sent.
type BatchProcessingEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `batch.processing`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data BatchEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchProcessingEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchProcessingEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchProcessingEvent) String() string { return showModel(m) }

// GoString is as String.
func (m BatchProcessingEvent) GoString() string { return showModel(m) }

// A batch exceeds your threshold and requires the approval of an owner or admin.
type BatchRequiresApprovalEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `batch.requires_approval`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data BatchEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchRequiresApprovalEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchRequiresApprovalEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchRequiresApprovalEvent) String() string { return showModel(m) }

// GoString is as String.
func (m BatchRequiresApprovalEvent) GoString() string { return showModel(m) }

// Parameters to retry the failed lines of a batch.
type BatchRetry struct {
	Model
	// Whether to reserve the whole cost before the first line is sent.
	ReserveCredit *bool `json:"reserve_credit,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchRetry) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchRetry) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchRetry) String() string { return showModel(m) }

// GoString is as String.
func (m BatchRetry) GoString() string { return showModel(m) }

// A warning about a line. It does not prevent the sale.
type BatchWarning struct {
	Model
	// Reason for the warning. Decide by this.
	Code BatchWarningCode `json:"code"`
	// The warning as a sentence.
	// Type: `ErrorMessage`.
	Message string `json:"message"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BatchWarning) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BatchWarning) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BatchWarning) String() string { return showModel(m) }

// GoString is as String.
func (m BatchWarning) GoString() string { return showModel(m) }

// A person who owns ten percent or more of the business.
type BeneficialOwner struct {
	Model
	// Full name, as on the identity document.
	// Type: `Label`.
	FullName string `json:"full_name"`
	// Number of the identity card or passport. Stored encrypted.
	// Type: `RegistryNumber`.
	NationalID Secret `json:"national_id"`
	// Nationality, as a two-letter country code.
	// Type: `CountryCode`.
	Nationality string `json:"nationality"`
	// Whether the owner is a politically exposed person.
	IsPep bool `json:"is_pep"`
	// Percentage of the business that the person owns.
	// Type: `Percent`.
	ShareholdingPercent string `json:"shareholding_percent"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BeneficialOwner) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BeneficialOwner) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BeneficialOwner) String() string { return showModel(m) }

// GoString is as String.
func (m BeneficialOwner) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m BeneficialOwner) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A phone number or meter that cannot receive anything.
type BlockedTarget struct {
	Model
	// Unique identifier of the object.
	// Type: `BlockedTargetId`.
	ID string `json:"id"`
	// Always `blocked_target`.
	Object string `json:"object"`
	// Time at which the target was blocked.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Blocked phone number in E.164 format, or meter number.
	// Type: `Target`.
	Target string `json:"target"`
	// Kind of target that is blocked.
	TargetKind BlockedTargetKind `json:"target_kind"`
	// Reason for the block. Null if not set.
	// Type: `Note`.
	Reason *string `json:"reason"`
	// Who blocked the target.
	// Type: `MakerId`.
	CreatedBy string `json:"created_by"`
	// Number of requests that were rejected because of this entry.
	// Type: `Count`.
	Hits int64 `json:"hits"`
	// Time at which a request was last rejected. Null if never.
	// Type: `UnixTime`.
	LastHitAt *int64 `json:"last_hit_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BlockedTarget) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BlockedTarget) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BlockedTarget) String() string { return showModel(m) }

// GoString is as String.
func (m BlockedTarget) GoString() string { return showModel(m) }

// A phone number or meter to block.
type BlockedTargetCreate struct {
	Model
	// Phone number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.
	Target string `json:"target"`
	// Reason for the block, for your own team.
	// Type: `Note`.
	Reason *string `json:"reason,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BlockedTargetCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BlockedTargetCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BlockedTargetCreate) String() string { return showModel(m) }

// GoString is as String.
func (m BlockedTargetCreate) GoString() string { return showModel(m) }

// One page of a list.
type BlockedTargetList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []BlockedTarget `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BlockedTargetList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BlockedTargetList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BlockedTargetList) String() string { return showModel(m) }

// GoString is as String.
func (m BlockedTargetList) GoString() string { return showModel(m) }

// Budget of the program that would remain after the reward.
type BudgetAfter struct {
	Model
	// Amount that the program could still give.
	// Type: `Money`.
	Remaining string `json:"remaining"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BudgetAfter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BudgetAfter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BudgetAfter) String() string { return showModel(m) }

// GoString is as String.
func (m BudgetAfter) GoString() string { return showModel(m) }

// A data bundle, sold at a fixed price.
type Bundle struct {
	Model
	// ID of the bundle.
	// Type: `BundleId`.
	ID string `json:"id"`
	// Always `bundle`.
	Object string `json:"object"`
	// Time at which the bundle was added to the catalogue.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// ID of the product that the bundle belongs to.
	// Type: `ProductId`.
	Product string `json:"product"`
	// ID of the network that delivers the bundle.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Name of the bundle.
	// Type: `Label`.
	Name string `json:"name"`
	// What the customer receives, in one sentence.
	// Type: `Note`.
	Description string `json:"description"`
	// Price of the bundle: the face value.
	// Type: `Money`.
	Amount string `json:"amount"`
	// The currency of `amount`.
	Currency Currency `json:"currency"`
	// How long the bundle is valid, in hours. Null if it does not expire.
	ValidityHours *int64 `json:"validity_hours"`
	// Data in megabytes. Null if the bundle is not measured in megabytes.
	DataMb *int64 `json:"data_mb"`
	// Category of the bundle.
	Category BundleCategory `json:"category"`
	// Whether the bundle can be sold now.
	Available bool `json:"available"`
	// Whether the bundle is simulated for test mode.
	Simulated bool `json:"simulated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Bundle) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Bundle) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Bundle) String() string { return showModel(m) }

// GoString is as String.
func (m Bundle) GoString() string { return showModel(m) }

// One page of a list.
type BundleList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Bundle `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *BundleList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m BundleList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m BundleList) String() string { return showModel(m) }

// GoString is as String.
func (m BundleList) GoString() string { return showModel(m) }

// A link that was claimed at its location. Exact positions are kept for 30 days, then rounded to
// 0.01 degrees, about one kilometre. No response includes them.
type Checkin struct {
	Model
	// The check-in.
	// Type: `CheckinId`.
	ID string `json:"id"`
	// Always `checkin`.
	Object string `json:"object"`
	// Time at which the person checked in.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Reward link that was claimed.
	// Type: `RewardLinkId`.
	Link string `json:"link"`
	// Reward that was created. Null if there is none, and for publishable keys.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
	// Outcome of the check-in.
	Status CheckinStatus `json:"status"`
	// Distance from the centre of the location, in metres.
	// Type: `Metres`.
	DistanceM int64 `json:"distance_m"`
	// Accuracy of the position, in metres. Null if the phone did not report it.
	// Type: `Metres`.
	AccuracyM *int64 `json:"accuracy_m"`
	// Rewarded phone number, partially masked. Null for publishable keys.
	// Type: `MaskedPhone`.
	PhoneMasked *string `json:"phone_masked"`
	// First reason of the review that holds or has rejected the reward. Null if there is none.
	Reason *ReviewReason `json:"reason"`
	// Whether an attestation of the device was verified. False while no verifier is configured.
	Attested bool `json:"attested"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Checkin) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Checkin) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Checkin) String() string { return showModel(m) }

// GoString is as String.
func (m Checkin) GoString() string { return showModel(m) }

// Parameters to create a check-in.
type CheckinCreate struct {
	Model
	// Claim token of the link: the last part of its URL.
	// Type: `ClaimToken`.
	Link string `json:"link"`
	// Latitude reported by the phone, in degrees.
	// Type: `Latitude`.
	Lat float64 `json:"lat"`
	// Longitude reported by the phone, in degrees.
	// Type: `Longitude`.
	Lng float64 `json:"lng"`
	// Phone number that receives the reward.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
	// Accuracy of the position, in metres. Rejected if larger than the location's radius.
	// Type: `Metres`.
	AccuracyM *int64 `json:"accuracy_m,omitempty"`
	// Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
	// Type: `DeviceAttestation`.
	Attestation *string `json:"attestation,omitempty"`
	// Reward type the person chose. Required if the link offers more than one.
	Choice *SendType `json:"choice,omitempty"`
	// Meter number. For electricity only; the token is sent to `phone` by SMS.
	// Type: `MeterInput`.
	Meter *string `json:"meter,omitempty"`
	// Bundle to send. For data only.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
	// Code sent to `phone` by SMS. Required if the link asks for one.
	// Type: `ClaimCodeText`.
	Code *string `json:"code,omitempty"`
	// Token of the challenge that the person solved.
	// Type: `ChallengeToken`.
	ChallengeToken *string `json:"challenge_token,omitempty"`
	// Answer to the challenge.
	// Type: `ChallengeAnswer`.
	ChallengeAnswer *string `json:"challenge_answer,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckinCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckinCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckinCreate) String() string { return showModel(m) }

// GoString is as String.
func (m CheckinCreate) GoString() string { return showModel(m) }

// One page of a list.
type CheckinList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Checkin `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckinList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckinList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckinList) String() string { return showModel(m) }

// GoString is as String.
func (m CheckinList) GoString() string { return showModel(m) }

// Credit that you received instead of a delivery.
type CheckoutCredited struct {
	Model
	// Amount added: the face value.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Credit transaction of the amount.
	// Type: `TransactionId`.
	CreditTransaction string `json:"credit_transaction"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutCredited) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutCredited) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutCredited) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutCredited) GoString() string { return showModel(m) }

// The payment of a customer.
type CheckoutPayment struct {
	Model
	// Payment method the customer used.
	Method CheckoutPaymentMethod `json:"method"`
	// Brand of the card or wallet. Null if unknown.
	Brand *string `json:"brand"`
	// Last four digits of the card or wallet number. Null if unknown.
	Last4 *string `json:"last4"`
	// Time at which the payment was made.
	// Type: `UnixTime`.
	PaidAt int64 `json:"paid_at"`
	// Reference of the payment provider, to quote to its support.
	Reference string `json:"reference"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutPayment) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutPayment) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutPayment) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutPayment) GoString() string { return showModel(m) }

// The most recent failed payment attempt.
type CheckoutPaymentError struct {
	Model
	// Reason the payment failed. Decide by this.
	Code CheckoutPaymentErrorCode `json:"code"`
	// Reason the payment failed, as a sentence for the customer.
	// Type: `Note`.
	Message string `json:"message"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutPaymentError) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutPaymentError) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutPaymentError) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutPaymentError) GoString() string { return showModel(m) }

// The review of a session by our staff.
type CheckoutReview struct {
	Model
	// Reason for the review.
	Reason CheckoutReviewReason `json:"reason"`
	// Time at which the review was opened.
	// Type: `UnixTime`.
	OpenedAt int64 `json:"opened_at"`
	// Outcome of the review. Null while it is open.
	Resolution *CheckoutReviewResolution `json:"resolution"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutReview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutReview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutReview) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutReview) GoString() string { return showModel(m) }

// A sale that your customer pays by card on our payment page.
type CheckoutSession struct {
	Model
	// Unique identifier of the object.
	// Type: `CheckoutSessionId`.
	ID string `json:"id"`
	// Always `checkout_session`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether real money is involved: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Current status. Decide by this; see Lifecycles.
	Status CheckoutSessionStatus `json:"status"`
	// Signed URL of the payment page to send the customer to. Needs no key. The page accepts payment
	// until `expires_at`, then shows how the session ended. Every retrieval returns the same URL.
	// Type: `WebUrl`.
	URL string `json:"url"`
	// Type of the purchase.
	Type SendType `json:"type"`
	// Product that is sold.
	// Type: `ProductId`.
	Product string `json:"product"`
	// Network that delivers the purchase.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Phone number in E.164 format, or meter number.
	// Type: `Target`.
	Target string `json:"target"`
	// Face value that the customer receives.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Three-letter ISO currency code.
	Currency Currency `json:"currency"`
	// Card fee that the customer pays in addition to `amount`.
	// Type: `Money`.
	CardFee string `json:"card_fee"`
	// Total amount the customer pays.
	// Type: `Money`.
	Total string `json:"total"`
	// Data bundle that is sold. Null for airtime and power.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id"`
	// Phone number that receives the power token by SMS. Null for airtime and data.
	// Type: `Phone`.
	TokenPhone *string `json:"token_phone"`
	// Phone number of the customer, for messages about the payment. Null if not set.
	// Type: `Phone`.
	CustomerPhone *string `json:"customer_phone"`
	// Meter as confirmed by the utility. Null for airtime and data.
	Meter *Meter `json:"meter"`
	// URL the customer returns to after paying.
	// Type: `CheckoutReturnUrl`.
	SuccessURL string `json:"success_url"`
	// URL the customer returns to without paying.
	// Type: `CheckoutReturnUrl`.
	CancelURL string `json:"cancel_url"`
	// Your own reference for the order. Null if not set.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference"`
	// Most recent send of the session. Null until it is paid. Can be expanded.
	Send *Expandable[Send] `json:"send"`
	// All sends of the session, oldest first.
	Sends []string `json:"sends"`
	// The customer's payment. Null until the session is paid.
	Payment *CheckoutPayment `json:"payment"`
	// Most recent failed payment attempt. Null if none failed or a later one succeeded.
	LastPaymentError *CheckoutPaymentError `json:"last_payment_error"`
	// Review by our staff. Null if none was needed.
	Review *CheckoutReview `json:"review"`
	// Credit that you received instead of a delivery. Null if there was none.
	Credited *CheckoutCredited `json:"credited"`
	// Time at which the session expires if not paid: after one hour.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
	// Time at which the session was paid. Null until then.
	// Type: `UnixTime`.
	PaidAt *int64 `json:"paid_at"`
	// Time at which the purchase was delivered. Null until then.
	// Type: `UnixTime`.
	FulfilledAt *int64 `json:"fulfilled_at"`
	// SMS message to the customer, with merge fields filled in. Null for our standard message.
	// Type: `SmsText`.
	SMSMessage *string `json:"sms_message"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSession) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutSession) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSession) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSession) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSession) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters to create a checkout session.
type CheckoutSessionCreate struct {
	Model
	// What to sell. Default: derived from the product or target.
	Type *SendType `json:"type,omitempty"`
	// Product slug, such as `airtime-usd`. Default: derived from `type` and `currency`.
	// Type: `ProductId`.
	Product *string `json:"product,omitempty"`
	// Mobile number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.
	Target string `json:"target"`
	// Face value that the customer receives. The card fee is added to it.
	// Type: `MoneyInput`.
	Amount string `json:"amount"`
	// Three-letter currency code. There is no default: set this or `product`.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Bundle to send. For data only.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
	// Phone number that receives the token by SMS. Required for power.
	// Type: `PhoneInput`.
	TokenPhone *string `json:"token_phone,omitempty"`
	// Phone number of the customer, for messages about the payment.
	// Type: `PhoneInput`.
	CustomerPhone *string `json:"customer_phone,omitempty"`
	// URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
	// Type: `CheckoutReturnUrl`.
	SuccessURL string `json:"success_url"`
	// URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
	// Type: `CheckoutReturnUrl`.
	CancelURL string `json:"cancel_url"`
	// Your own reference, such as the order number. Permanently unique in the account; reusing one
	// returns its existing session.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference,omitempty"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata,omitempty"`
	// Custom SMS message to the customer. Default: our standard message.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionCreate) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionCreate) GoString() string { return showModel(m) }

// Nothing was delivered, and the face value was added to your Credit.
type CheckoutSessionCreditedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `checkout.session.credited`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CheckoutSessionEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionCreditedEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionCreditedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionCreditedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionCreditedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSessionCreditedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An event's payload: CheckoutSession.
type CheckoutSessionEventData struct {
	Model
	// The CheckoutSession with its values at this attempt.
	Object CheckoutSession `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionEventData) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSessionEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A session was not paid in time, or was ended. A late payment makes it `paid`.
type CheckoutSessionExpiredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `checkout.session.expired`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CheckoutSessionEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionExpiredEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionExpiredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionExpiredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionExpiredEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSessionExpiredEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// What a customer paid for was delivered.
type CheckoutSessionFulfilledEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `checkout.session.fulfilled`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CheckoutSessionEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionFulfilledEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionFulfilledEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionFulfilledEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionFulfilledEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSessionFulfilledEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type CheckoutSessionList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []CheckoutSession `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionList) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSessionList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A checkout session was paid, and its send is being delivered.
type CheckoutSessionPaidEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `checkout.session.paid`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CheckoutSessionEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionPaidEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionPaidEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionPaidEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionPaidEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSessionPaidEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A new send was created to replace one that failed.
type CheckoutSessionResentEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `checkout.session.resent`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CheckoutSessionEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CheckoutSessionResentEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CheckoutSessionResentEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CheckoutSessionResentEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CheckoutSessionResentEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m CheckoutSessionResentEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A data bundle that the person can choose.
type ClaimBundle struct {
	Model
	// Unique identifier of the object.
	// Type: `BundleId`.
	ID string `json:"id"`
	// Network whose numbers can receive the bundle.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Name of the bundle, to show the person.
	// Type: `Label`.
	Name string `json:"name"`
	// Price of the bundle. Never more than the reward.
	// Type: `Money`.
	Amount string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ClaimBundle) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ClaimBundle) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ClaimBundle) String() string { return showModel(m) }

// GoString is as String.
func (m ClaimBundle) GoString() string { return showModel(m) }

// A challenge that keeps bots from claiming. Show either the question or the widget.
type ClaimChallenge struct {
	Model
	// Token to send back with the answer.
	// Type: `ChallengeToken`.
	Token string `json:"token"`
	// Question to show the person. Null if a widget is used instead.
	// Type: `Note`.
	Question *string `json:"question"`
	// Site key of the widget to show. Null if a question is used instead.
	SiteKey *string `json:"site_key"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ClaimChallenge) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ClaimChallenge) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ClaimChallenge) String() string { return showModel(m) }

// GoString is as String.
func (m ClaimChallenge) GoString() string { return showModel(m) }

// A reward that the person can choose.
type ClaimChoice struct {
	Model
	// Type of the reward.
	Type SendType `json:"type"`
	// Bundles that the reward can buy. Empty unless the type is data.
	Bundles []ClaimBundle `json:"bundles"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ClaimChoice) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ClaimChoice) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ClaimChoice) String() string { return showModel(m) }

// GoString is as String.
func (m ClaimChoice) GoString() string { return showModel(m) }

// Confirms that a claim code was sent, provided the number is allowed to claim the link.
type ClaimCode struct {
	Model
	// Always `claim_code`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Always true, whether or not the number is allowed to claim.
	Sent bool `json:"sent"`
	// Phone number the code was sent to, partially masked.
	// Type: `MaskedPhone`.
	ToMasked string `json:"to_masked"`
	// Number of seconds for which the code is valid.
	// Type: `Seconds`.
	ExpiresIn int64 `json:"expires_in"`
	// Number of seconds before another code can be requested.
	// Type: `Seconds`.
	ResendIn int64 `json:"resend_in"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ClaimCode) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ClaimCode) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ClaimCode) String() string { return showModel(m) }

// GoString is as String.
func (m ClaimCode) GoString() string { return showModel(m) }

// Parameters to request a claim code.
type ClaimCodeCreate struct {
	Model
	// Phone number that will receive the reward.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
	// Token of the challenge that the person solved.
	// Type: `ChallengeToken`.
	ChallengeToken *string `json:"challenge_token,omitempty"`
	// Answer to the challenge.
	// Type: `ChallengeAnswer`.
	ChallengeAnswer *string `json:"challenge_answer,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ClaimCodeCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ClaimCodeCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ClaimCodeCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ClaimCodeCreate) GoString() string { return showModel(m) }

// Parameters to claim a link.
type ClaimCreate struct {
	Model
	// Phone number that receives the reward.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
	// Reward type the person chose. Required if the link offers more than one.
	Choice *SendType `json:"choice,omitempty"`
	// Meter number. For electricity only; the token is sent to `phone` by SMS.
	// Type: `MeterInput`.
	Meter *string `json:"meter,omitempty"`
	// Bundle to send. For data only.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
	// Code sent to `phone` by SMS. Required if listed in `requires`.
	// Type: `ClaimCodeText`.
	Code *string `json:"code,omitempty"`
	// Token of the challenge that the person solved.
	// Type: `ChallengeToken`.
	ChallengeToken *string `json:"challenge_token,omitempty"`
	// Answer to the challenge.
	// Type: `ChallengeAnswer`.
	ChallengeAnswer *string `json:"challenge_answer,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ClaimCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ClaimCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ClaimCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ClaimCreate) GoString() string { return showModel(m) }

// The outcome of a claim.
type ClaimResult struct {
	Model
	// Progress of the claimed reward.
	Status ClaimResultStatus `json:"status"`
	// Message about the outcome to show the person.
	// Type: `Note`.
	Message string `json:"message"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ClaimResult) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ClaimResult) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ClaimResult) String() string { return showModel(m) }

// GoString is as String.
func (m ClaimResult) GoString() string { return showModel(m) }

// Something that a person completed. Set either `completion_id` or its alias `ref`.
type CompletionCreate struct {
	Model
	// Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
	// Type: `CompletionId`.
	CompletionID *string `json:"completion_id,omitempty"`
	// Alias of `completion_id`, for form tools that send `ref`.
	// Type: `CompletionId`.
	Ref *string `json:"ref,omitempty"`
	// Recipient of the reward. Default: derived from `phone`.
	Recipient *TextOr[RewardRecipientPerson] `json:"recipient,omitempty"`
	// Phone number of the person. Default: the recipient's number.
	// Type: `PhoneInput`.
	Phone *string `json:"phone,omitempty"`
	// Phone number or meter that receives the reward, if different from the person's number. Becomes
	// the reward's `target`.
	// Type: `TargetInput`.
	Target *string `json:"target,omitempty"`
	// Meter number, for electricity rewards only.
	// Type: `MeterInput`.
	Meter *string `json:"meter,omitempty"`
	// Phone number that receives the electricity token by SMS. Default: `phone`.
	// Type: `PhoneInput`.
	TokenPhone *string `json:"token_phone,omitempty"`
	// Face value of the reward. Default: the program's `default_amount`.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
	// Your own key-value data about the completion.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CompletionCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CompletionCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CompletionCreate) String() string { return showModel(m) }

// GoString is as String.
func (m CompletionCreate) GoString() string { return showModel(m) }

// The person our staff contact about the application.
type ContactPerson struct {
	Model
	// Full name of the contact.
	// Type: `Label`.
	Name string `json:"name"`
	// Position in the business.
	// Type: `Label`.
	Role string `json:"role"`
	// Email address of the contact.
	// Type: `Email`.
	Email string `json:"email"`
	// Phone number of the contact.
	// Type: `E164`.
	Phone string `json:"phone"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ContactPerson) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ContactPerson) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ContactPerson) String() string { return showModel(m) }

// GoString is as String.
func (m ContactPerson) GoString() string { return showModel(m) }

// The person our staff contact about the application.
type ContactPersonInput struct {
	Model
	// Full name of the contact.
	// Type: `Label`.
	Name string `json:"name"`
	// Position in the business.
	// Type: `Label`.
	Role string `json:"role"`
	// Email address of the contact.
	// Type: `Email`.
	Email string `json:"email"`
	// Phone number of the contact.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ContactPersonInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ContactPersonInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ContactPersonInput) String() string { return showModel(m) }

// GoString is as String.
func (m ContactPersonInput) GoString() string { return showModel(m) }

// A department, branch or project that sends are booked to.
type CostCenter struct {
	Model
	// Unique identifier of the object.
	// Type: `CostCenterId`.
	ID string `json:"id"`
	// Always `cost_center`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Name of the cost centre.
	// Type: `Label`.
	Name string `json:"name"`
	// Code in your accounting system, unique in the account. Null if not set.
	// Type: `GlCode`.
	GlCode *string `json:"gl_code"`
	// Currency of the budget.
	Currency Currency `json:"currency"`
	// Budget per calendar month in Harare. Null if there is none.
	// Type: `Money`.
	MonthlyBudget *string `json:"monthly_budget"`
	// Whether sends can be booked to it. An archived cost centre keeps its past sends.
	IsActive bool `json:"is_active"`
	// Face value of this month's sends, excluding those whose Credit was returned.
	// Type: `Money`.
	SpentThisMonth string `json:"spent_this_month"`
	// Remaining budget this month, negative if exceeded. Null if there is no budget.
	// Type: `SignedMoney`.
	Remaining *string `json:"remaining"`
	// Number of recipients that belong to it.
	// Type: `Count`.
	PeopleCount int64 `json:"people_count"`
	// Your own key-value data about the cost centre.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CostCenter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CostCenter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CostCenter) String() string { return showModel(m) }

// GoString is as String.
func (m CostCenter) GoString() string { return showModel(m) }

// Parameters to create a cost centre.
type CostCenterCreate struct {
	Model
	// Name of the cost centre.
	// Type: `Label`.
	Name string `json:"name"`
	// Code in your accounting system, unique in the account.
	// Type: `GlCode`.
	GlCode *string `json:"gl_code,omitempty"`
	// Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
	// Type: `MoneyInput`.
	MonthlyBudget *string `json:"monthly_budget,omitempty"`
	// Currency of the budget. Required; there is no default.
	// Type: `CurrencyInput`.
	Currency string `json:"currency"`
	// Whether sends can be booked to it.
	IsActive *bool `json:"is_active,omitempty"`
	// Your own key-value data about the cost centre.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CostCenterCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CostCenterCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CostCenterCreate) String() string { return showModel(m) }

// GoString is as String.
func (m CostCenterCreate) GoString() string { return showModel(m) }

// One page of a list.
type CostCenterList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []CostCenter `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CostCenterList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CostCenterList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CostCenterList) String() string { return showModel(m) }

// GoString is as String.
func (m CostCenterList) GoString() string { return showModel(m) }

// Changes to a cost centre. Omitted fields keep their value.
type CostCenterUpdate struct {
	Model
	// Name of the cost centre.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// Code in your accounting system. Null removes it.
	// Type: `GlCode`.
	GlCode Nullable[string] `json:"gl_code,omitempty"`
	// Budget per calendar month in Harare. Null removes it.
	// Type: `MoneyInput`.
	MonthlyBudget Nullable[string] `json:"monthly_budget,omitempty"`
	// Currency of the budget. Can change only until something is booked to it.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Whether sends can be booked to it. `false` archives it.
	IsActive *bool `json:"is_active,omitempty"`
	// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CostCenterUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CostCenterUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CostCenterUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m CostCenterUpdate) GoString() string { return showModel(m) }

// Filters by time of creation. Bounds can be combined.
type CreatedFilter struct {
	Model
	// Created at this time or later.
	// Type: `TimeFilter`.
	Gte *string `json:"gte,omitempty"`
	// Created at this time or earlier.
	// Type: `TimeFilter`.
	Lte *string `json:"lte,omitempty"`
	// Created later than this time.
	// Type: `TimeFilter`.
	Gt *string `json:"gt,omitempty"`
	// Created earlier than this time.
	// Type: `TimeFilter`.
	Lt *string `json:"lt,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreatedFilter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreatedFilter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreatedFilter) String() string { return showModel(m) }

// GoString is as String.
func (m CreatedFilter) GoString() string { return showModel(m) }

// Your prepaid Credit, one balance for each currency, with no exchange between them.
type Credit struct {
	Model
	// Always `credit`.
	Object string `json:"object"`
	// Time of this response.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Balance in United States dollars.
	USD CreditBalance `json:"USD"`
	// Balance in Zimbabwe Gold.
	ZWG CreditBalance `json:"ZWG"`
	// Time at which the balances were read.
	// Type: `UnixTime`.
	AsOf int64 `json:"as_of"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Credit) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Credit) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Credit) String() string { return showModel(m) }

// GoString is as String.
func (m Credit) GoString() string { return showModel(m) }

// Our staff corrected your Credit with this transaction.
type CreditAdjustedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.adjusted`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CreditTransactionEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditAdjustedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditAdjustedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditAdjustedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditAdjustedEvent) GoString() string { return showModel(m) }

// Credit that would remain after the sale.
type CreditAfter struct {
	Model
	// Available Credit in the currency of the sale.
	// Type: `Money`.
	Available string `json:"available"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditAfter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditAfter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditAfter) String() string { return showModel(m) }

// GoString is as String.
func (m CreditAfter) GoString() string { return showModel(m) }

// Alerts about your Credit.
type CreditAlerts struct {
	Model
	// Always `credit_alerts`.
	Object string `json:"object"`
	// Time of this response.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Available Credit below which you receive an alert. Null for no alert.
	LowBalance map[string]*string `json:"low_balance"`
	// Whether upcoming schedules are compared with your Credit.
	ShortfallProjection bool `json:"shortfall_projection"`
	// Number of days of schedules to compare.
	// Type: `ShortfallDays`.
	ShortfallDays int64 `json:"shortfall_days"`
	// Channels by which you receive alerts.
	Channels []AlertChannel `json:"channels"`
	// Recipients of alerts by email and text message.
	Recipients AlertRecipients `json:"recipients"`
	// Time at which the last low-balance alert fired.
	LastFired map[string]*int64 `json:"last_fired"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditAlerts) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditAlerts) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditAlerts) String() string { return showModel(m) }

// GoString is as String.
func (m CreditAlerts) GoString() string { return showModel(m) }

// New alerts about your Credit. Omitted fields return to their defaults.
type CreditAlertsUpdate struct {
	Model
	// Available Credit below which you receive an alert. Omitted currencies have no alert.
	LowBalance map[string]*string `json:"low_balance,omitempty"`
	// Whether to compare upcoming schedules with your Credit.
	ShortfallProjection *bool `json:"shortfall_projection,omitempty"`
	// Number of days of schedules to compare.
	// Type: `ShortfallDays`.
	ShortfallDays *int64 `json:"shortfall_days,omitempty"`
	// Channels by which you receive alerts. Default: `webhook`.
	Channels []AlertChannel `json:"channels,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditAlertsUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditAlertsUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditAlertsUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m CreditAlertsUpdate) GoString() string { return showModel(m) }

// Credit balance in one currency.
type CreditBalance struct {
	Model
	// Credit that can be spent now.
	// Type: `Money`.
	Available string `json:"available"`
	// Credit reserved for batches and programs.
	// Type: `Money`.
	Reserved string `json:"reserved"`
	// Sum of `available` and `reserved`.
	// Type: `Money`.
	Total string `json:"total"`
	// Credit charged for sends that have not ended. Not included in `total`.
	// Type: `Money`.
	InFlight string `json:"in_flight"`
	// Time of the last top-up.
	// Type: `UnixTime`.
	LastTopupAt *int64 `json:"last_topup_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditBalance) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditBalance) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditBalance) String() string { return showModel(m) }

// GoString is as String.
func (m CreditBalance) GoString() string { return showModel(m) }

// Balances after a transaction.
type CreditBalanceAfter struct {
	Model
	// Available Credit after the transaction.
	// Type: `Money`.
	Available string `json:"available"`
	// Reserved Credit after the transaction.
	// Type: `Money`.
	Reserved string `json:"reserved"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditBalanceAfter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditBalanceAfter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditBalanceAfter) String() string { return showModel(m) }

// GoString is as String.
func (m CreditBalanceAfter) GoString() string { return showModel(m) }

// A sale or reservation took available Credit below the threshold of your alert.
type CreditBalanceLowEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.balance.low`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CreditEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditBalanceLowEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditBalanceLowEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditBalanceLowEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditBalanceLowEvent) GoString() string { return showModel(m) }

// An event's payload: Credit.
type CreditEventData struct {
	Model
	// The Credit with its values at this attempt.
	Object Credit `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditEventData) String() string { return showModel(m) }

// GoString is as String.
func (m CreditEventData) GoString() string { return showModel(m) }

// Reserved Credit is available again.
type CreditReleasedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.released`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CreditReservationEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditReleasedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditReleasedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditReleasedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditReleasedEvent) GoString() string { return showModel(m) }

// Credit reserved for a batch or program.
type CreditReservation struct {
	Model
	// ID of the reservation.
	// Type: `ReservationId`.
	ID string `json:"id"`
	// Always `credit_reservation`.
	Object string `json:"object"`
	// Time at which the Credit was reserved.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Currency of the reservation.
	Currency Currency `json:"currency"`
	// Total amount reserved. A program's reservation grows with its budget.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Part of the amount charged for sends.
	// Type: `Money`.
	Used string `json:"used"`
	// Part of the amount made available again.
	// Type: `Money`.
	Released string `json:"released"`
	// Part of the amount still reserved.
	// Type: `Money`.
	Remaining string `json:"remaining"`
	// Current status of the reservation. See Lifecycles.
	Status CreditReservationStatus `json:"status"`
	// ID of the batch or program.
	// Type: `ReservationSourceId`.
	Source string `json:"source"`
	// Time at which the remaining Credit is released. Null if none is set.
	// Type: `UnixTime`.
	ExpiresAt *int64 `json:"expires_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditReservation) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditReservation) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditReservation) String() string { return showModel(m) }

// GoString is as String.
func (m CreditReservation) GoString() string { return showModel(m) }

// An event's payload: CreditReservation.
type CreditReservationEventData struct {
	Model
	// The CreditReservation with its values at this attempt.
	Object CreditReservation `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditReservationEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditReservationEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditReservationEventData) String() string { return showModel(m) }

// GoString is as String.
func (m CreditReservationEventData) GoString() string { return showModel(m) }

// One page of a list.
type CreditReservationList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []CreditReservation `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditReservationList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditReservationList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditReservationList) String() string { return showModel(m) }

// GoString is as String.
func (m CreditReservationList) GoString() string { return showModel(m) }

// Credit was reserved for a batch or a program.
type CreditReservedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.reserved`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CreditReservationEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditReservedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditReservedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditReservedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditReservedEvent) GoString() string { return showModel(m) }

// Upcoming schedules need more than your Credit; `data.projection` says when.
type CreditShortfallProjectedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.shortfall.projected`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data CreditEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditShortfallProjectedEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m CreditShortfallProjectedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditShortfallProjectedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditShortfallProjectedEvent) GoString() string { return showModel(m) }

// Available Credit below which an alert is sent.
type CreditThreshold struct {
	Model
	// Currency of the Credit.
	Currency Currency `json:"currency"`
	// Amount below which the alert is sent.
	// Type: `Money`.
	Amount string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditThreshold) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditThreshold) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditThreshold) String() string { return showModel(m) }

// GoString is as String.
func (m CreditThreshold) GoString() string { return showModel(m) }

// A top-up was not paid in time.
type CreditTopupExpiredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.topup.expired`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data TopupEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditTopupExpiredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditTopupExpiredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditTopupExpiredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditTopupExpiredEvent) GoString() string { return showModel(m) }

// The payment of a top-up failed. `failure_code` says why.
type CreditTopupFailedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.topup.failed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data TopupEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditTopupFailedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditTopupFailedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditTopupFailedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditTopupFailedEvent) GoString() string { return showModel(m) }

// A top-up was created and is waiting for its payment.
type CreditTopupPendingEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.topup.pending`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data TopupEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditTopupPendingEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditTopupPendingEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditTopupPendingEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditTopupPendingEvent) GoString() string { return showModel(m) }

// The payment of a top-up arrived and was added to your Credit.
type CreditTopupSucceededEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `credit.topup.succeeded`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data TopupEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditTopupSucceededEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditTopupSucceededEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditTopupSucceededEvent) String() string { return showModel(m) }

// GoString is as String.
func (m CreditTopupSucceededEvent) GoString() string { return showModel(m) }

// A change to your Credit. Transactions never change; errors are corrected by another one.
type CreditTransaction struct {
	Model
	// ID of the transaction.
	// Type: `TransactionId`.
	ID string `json:"id"`
	// Always `credit_transaction`.
	Object string `json:"object"`
	// Time at which the transaction was recorded.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Type of the transaction.
	Type CreditTransactionType `json:"type"`
	// Currency of the transaction.
	Currency Currency `json:"currency"`
	// Number of the transaction in its currency. A higher number was booked later: `balance_after` is
	// that of the next lower number in the list, plus `amount` and `reserved_amount`. Numbers have
	// gaps.
	Sequence int64 `json:"sequence"`
	// Change to the available Credit, negative for a charge. All transactions of a currency add up to
	// `available`.
	// Type: `SignedMoney`.
	Amount string `json:"amount"`
	// Change to the reserved Credit: `0.00` for most transactions, the opposite of `amount` when
	// Credit is reserved or released, and negative on its own when a batch or program uses its
	// reservation. All transactions of a currency add up to `reserved`.
	// Type: `SignedMoney`.
	ReservedAmount string `json:"reserved_amount"`
	// Balances after the transaction.
	BalanceAfter CreditBalanceAfter `json:"balance_after"`
	// ID of the object that caused the transaction, such as a send.
	// Type: `CreditSourceId`.
	Source string `json:"source"`
	// Description of the transaction in words.
	// Type: `Note`.
	Description string `json:"description"`
	// ID of the cost centre that the transaction is charged to.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// ID of the API key that caused the transaction. Null if no key did.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// Time at which the transaction takes effect.
	// Type: `UnixTime`.
	EffectiveAt int64 `json:"effective_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditTransaction) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditTransaction) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditTransaction) String() string { return showModel(m) }

// GoString is as String.
func (m CreditTransaction) GoString() string { return showModel(m) }

// An event's payload: CreditTransaction.
type CreditTransactionEventData struct {
	Model
	// The CreditTransaction with its values at this attempt.
	Object CreditTransaction `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditTransactionEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditTransactionEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditTransactionEventData) String() string { return showModel(m) }

// GoString is as String.
func (m CreditTransactionEventData) GoString() string { return showModel(m) }

// One page of a list.
type CreditTransactionList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []CreditTransaction `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *CreditTransactionList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m CreditTransactionList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m CreditTransactionList) String() string { return showModel(m) }

// GoString is as String.
func (m CreditTransactionList) GoString() string { return showModel(m) }

// The dealer tier of an account.
type Dealer struct {
	Model
	// Progress toward the dealer tier.
	Status DealerStatus `json:"status"`
	// Discounts by network and currency. Empty without the dealer tier.
	Discounts []DealerDiscount `json:"discounts"`
	// Time at which the dealer tier was approved. Null without it.
	// Type: `UnixTime`.
	Since *int64 `json:"since"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Dealer) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Dealer) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Dealer) String() string { return showModel(m) }

// GoString is as String.
func (m Dealer) GoString() string { return showModel(m) }

// An application of a business for dealer pricing.
type DealerApplication struct {
	Model
	// Unique identifier of the object.
	// Type: `DealerApplicationId`.
	ID string `json:"id"`
	// Always `dealer_application`.
	Object string `json:"object"`
	// Time at which the application was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Current status. Decide by this; see Lifecycles.
	Status DealerApplicationStatus `json:"status"`
	// Registered legal name of the business.
	// Type: `Label`.
	LegalName string `json:"legal_name"`
	// Trading name, if different from the legal name. Null if not set.
	// Type: `Label`.
	TradingName *string `json:"trading_name"`
	// Company registration number. Null if not set.
	// Type: `RegistryNumber`.
	RegistrationNumber *string `json:"registration_number"`
	// Country of registration, as a two-letter code.
	// Type: `CountryCode`.
	RegistrationCountry string `json:"registration_country"`
	// Date the business was registered. Null if not set.
	// Type: `CalendarDay`.
	IncorporatedOn *string `json:"incorporated_on"`
	// Legal form of the business. Null if not set.
	BusinessType *BusinessType `json:"business_type"`
	// Taxpayer identification number (TIN). Null if not set.
	// Type: `RegistryNumber`.
	TaxNumber *string `json:"tax_number"`
	// VAT number. Null if there is none.
	// Type: `RegistryNumber`.
	VATNumber *string `json:"vat_number"`
	// Street address of the business. Null if not set.
	PhysicalAddress *Address `json:"physical_address"`
	// Postal address, if different from the street address. Null if not set.
	PostalAddress *Address `json:"postal_address"`
	// Person our staff contact about the application. Null if not set.
	Contact *ContactPerson `json:"contact"`
	// Directors of the business.
	Directors []Director `json:"directors"`
	// Other owners of ten percent or more.
	BeneficialOwners []BeneficialOwner `json:"beneficial_owners"`
	// Expected monthly sales, at face value.
	ExpectedMonthlyVolume map[string]*string `json:"expected_monthly_volume"`
	// Networks that the business wants to sell.
	Networks []string `json:"networks"`
	// Channels through which the business reaches its customers.
	Channels []SalesChannel `json:"channels"`
	// Bank account of the business. Null if not set.
	Bank *DealerBank `json:"bank"`
	// Supporting documents, uploaded with `POST /documents`.
	Documents DealerDocuments `json:"documents"`
	// Declarations of the business.
	Declarations DealerDeclarations `json:"declarations"`
	// Required fields that are still missing. Empty when the application can be submitted.
	Missing []string `json:"missing"`
	// Time at which it was last submitted. Null if it never was.
	// Type: `UnixTime`.
	SubmittedAt *int64 `json:"submitted_at"`
	// Time at which our staff decided. Null until then.
	// Type: `UnixTime`.
	DecidedAt *int64 `json:"decided_at"`
	// Note from our staff about the decision. Null if there is none.
	// Type: `Note`.
	DecisionNote *string `json:"decision_note"`
	// Discounts on the face value. Empty until approved.
	Discounts []DealerDiscount `json:"discounts"`
	// Messages from reviewers, oldest first.
	ReviewerMessages []ReviewerMessage `json:"reviewer_messages"`
	// Your own key-value data about the application.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerApplication) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerApplication) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerApplication) String() string { return showModel(m) }

// GoString is as String.
func (m DealerApplication) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m DealerApplication) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters to create an application. Fields you omit can be added later, before it is submitted.
type DealerApplicationCreate struct {
	Model
	// Registered legal name of the business.
	// Type: `Label`.
	LegalName string `json:"legal_name"`
	// Trading name, if different from the legal name.
	// Type: `Label`.
	TradingName *string `json:"trading_name,omitempty"`
	// Number in the register of companies.
	// Type: `RegistryNumber`.
	RegistrationNumber *string `json:"registration_number,omitempty"`
	// Country of registration, as a two-letter code. Default: `ZW`.
	// Type: `CountryCode`.
	RegistrationCountry *string `json:"registration_country,omitempty"`
	// Date the business was registered.
	// Type: `CalendarDay`.
	IncorporatedOn *string `json:"incorporated_on,omitempty"`
	// Legal form of the business.
	BusinessType *BusinessType `json:"business_type,omitempty"`
	// Taxpayer identification number (TIN).
	// Type: `RegistryNumber`.
	TaxNumber *string `json:"tax_number,omitempty"`
	// VAT number, if there is one.
	// Type: `RegistryNumber`.
	VATNumber *string `json:"vat_number,omitempty"`
	// Street address of the business.
	PhysicalAddress *AddressInput `json:"physical_address,omitempty"`
	// Postal address, if different from the street address.
	PostalAddress *AddressInput `json:"postal_address,omitempty"`
	// Person our staff contact about the application.
	Contact *ContactPersonInput `json:"contact,omitempty"`
	// Directors of the business. Replaces the whole list.
	Directors []Director `json:"directors,omitempty"`
	// Other owners of ten percent or more. Replaces the whole list.
	BeneficialOwners []BeneficialOwner `json:"beneficial_owners,omitempty"`
	// Expected monthly sales, at face value.
	ExpectedMonthlyVolume map[string]*string `json:"expected_monthly_volume,omitempty"`
	// Networks that the business wants to sell. Replaces the whole list.
	Networks []string `json:"networks,omitempty"`
	// Channels through which it reaches customers. Replaces the whole list.
	Channels []SalesChannel `json:"channels,omitempty"`
	// Bank account of the business.
	Bank *DealerBankInput `json:"bank,omitempty"`
	// Supporting documents, uploaded with `POST /documents`.
	Documents *DealerDocumentsInput `json:"documents,omitempty"`
	// Declarations of the business. Both must be true to submit.
	Declarations *DealerDeclarations `json:"declarations,omitempty"`
	// Your own key-value data about the application.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerApplicationCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerApplicationCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerApplicationCreate) String() string { return showModel(m) }

// GoString is as String.
func (m DealerApplicationCreate) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m DealerApplicationCreate) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Changes to an application. Omitted fields keep their value.
type DealerApplicationUpdate struct {
	Model
	// Registered legal name of the business.
	// Type: `Label`.
	LegalName *string `json:"legal_name,omitempty"`
	// Trading name, if different from the legal name. Null removes it.
	// Type: `Label`.
	TradingName Nullable[string] `json:"trading_name,omitempty"`
	// Company registration number. Null removes it.
	// Type: `RegistryNumber`.
	RegistrationNumber Nullable[string] `json:"registration_number,omitempty"`
	// Country of registration, as a two-letter code.
	// Type: `CountryCode`.
	RegistrationCountry *string `json:"registration_country,omitempty"`
	// Date the business was registered. Null removes it.
	// Type: `CalendarDay`.
	IncorporatedOn Nullable[string] `json:"incorporated_on,omitempty"`
	// Legal form of the business. Null removes it.
	BusinessType Nullable[BusinessType] `json:"business_type,omitempty"`
	// Taxpayer identification number (TIN). Null removes it.
	// Type: `RegistryNumber`.
	TaxNumber Nullable[string] `json:"tax_number,omitempty"`
	// VAT number, if there is one. Null removes it.
	// Type: `RegistryNumber`.
	VATNumber Nullable[string] `json:"vat_number,omitempty"`
	// Street address of the business. Null removes it.
	PhysicalAddress Nullable[AddressInput] `json:"physical_address,omitempty"`
	// Postal address, if different from the street address. Null removes it.
	PostalAddress Nullable[AddressInput] `json:"postal_address,omitempty"`
	// Person our staff contact about the application. Null removes it.
	Contact Nullable[ContactPersonInput] `json:"contact,omitempty"`
	// Directors of the business. Replaces the whole list.
	Directors []Director `json:"directors,omitempty"`
	// Other owners of ten percent or more. Replaces the whole list.
	BeneficialOwners []BeneficialOwner `json:"beneficial_owners,omitempty"`
	// Expected monthly sales, at face value.
	ExpectedMonthlyVolume map[string]*string `json:"expected_monthly_volume,omitempty"`
	// Networks that the business wants to sell. Replaces the whole list.
	Networks []string `json:"networks,omitempty"`
	// Channels through which it reaches customers. Replaces the whole list.
	Channels []SalesChannel `json:"channels,omitempty"`
	// Bank account of the business. Null removes it.
	Bank Nullable[DealerBankInput] `json:"bank,omitempty"`
	// Supporting documents, uploaded with `POST /documents`.
	Documents *DealerDocumentsInput `json:"documents,omitempty"`
	// Declarations of the business. Both must be true to submit.
	Declarations *DealerDeclarations `json:"declarations,omitempty"`
	// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerApplicationUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerApplicationUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerApplicationUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m DealerApplicationUpdate) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m DealerApplicationUpdate) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The bank account of the business.
type DealerBank struct {
	Model
	// Name of the bank.
	// Type: `Label`.
	Name string `json:"name"`
	// Name of the branch.
	// Type: `Label`.
	Branch string `json:"branch"`
	// Name of the account holder.
	// Type: `Label`.
	AccountName string `json:"account_name"`
	// Last four digits of the account number. Never send the full number.
	// Type: `AccountEnding`.
	AccountNumberLast4 string `json:"account_number_last4"`
	// Currency of the account.
	Currency Currency `json:"currency"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerBank) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerBank) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerBank) String() string { return showModel(m) }

// GoString is as String.
func (m DealerBank) GoString() string { return showModel(m) }

// The bank account of the business.
type DealerBankInput struct {
	Model
	// Name of the bank.
	// Type: `Label`.
	Name string `json:"name"`
	// Name of the branch.
	// Type: `Label`.
	Branch string `json:"branch"`
	// Name of the account holder.
	// Type: `Label`.
	AccountName string `json:"account_name"`
	// Last four digits of the account number. Never send the full number.
	// Type: `AccountEnding`.
	AccountNumberLast4 string `json:"account_number_last4"`
	// Currency of the account.
	// Type: `CurrencyInput`.
	Currency string `json:"currency"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerBankInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerBankInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerBankInput) String() string { return showModel(m) }

// GoString is as String.
func (m DealerBankInput) GoString() string { return showModel(m) }

// Declarations of the business.
type DealerDeclarations struct {
	Model
	// Confirms that all information is true.
	Accurate bool `json:"accurate"`
	// Confirms that the applicant is authorised to act for the business.
	Authorised bool `json:"authorised"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerDeclarations) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerDeclarations) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerDeclarations) String() string { return showModel(m) }

// GoString is as String.
func (m DealerDeclarations) GoString() string { return showModel(m) }

// A discount on the face value, for one network and currency.
type DealerDiscount struct {
	Model
	// ID of the network.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// The currency of the discounted sales.
	Currency Currency `json:"currency"`
	// Percentage off the face value. The customer still receives the full face value.
	// Type: `Percent`.
	Percent string `json:"percent"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerDiscount) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerDiscount) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerDiscount) String() string { return showModel(m) }

// GoString is as String.
func (m DealerDiscount) GoString() string { return showModel(m) }

// IDs of the application's documents. Null or empty where a document is missing.
type DealerDocuments struct {
	Model
	// Certificate of incorporation. Null if missing.
	// Type: `DocumentId`.
	IncorporationCertificate *string `json:"incorporation_certificate"`
	// Form that lists the directors. Null if missing.
	// Type: `DocumentId`.
	DirectorsForm *string `json:"directors_form"`
	// Identity card or passport of each director.
	DirectorID []string `json:"director_id"`
	// Proof of address from the last three months. Null if missing.
	// Type: `DocumentId`.
	ProofOfAddress *string `json:"proof_of_address"`
	// Confirmation letter from the bank. Null if missing.
	// Type: `DocumentId`.
	BankLetter *string `json:"bank_letter"`
	// Valid tax clearance certificate. Null if missing.
	// Type: `DocumentId`.
	TaxClearance *string `json:"tax_clearance"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerDocuments) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerDocuments) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerDocuments) String() string { return showModel(m) }

// GoString is as String.
func (m DealerDocuments) GoString() string { return showModel(m) }

// IDs of the application's documents. Omitted fields keep their value.
type DealerDocumentsInput struct {
	Model
	// Certificate of incorporation of the business. Null removes it.
	// Type: `DocumentId`.
	IncorporationCertificate Nullable[string] `json:"incorporation_certificate,omitempty"`
	// Form that lists the directors. Null removes it.
	// Type: `DocumentId`.
	DirectorsForm Nullable[string] `json:"directors_form,omitempty"`
	// Identity card or passport of each director. Replaces the whole list.
	DirectorID []string `json:"director_id,omitempty"`
	// Proof of address from the last three months. Null removes it.
	// Type: `DocumentId`.
	ProofOfAddress Nullable[string] `json:"proof_of_address,omitempty"`
	// Confirmation letter from the bank. Null removes it.
	// Type: `DocumentId`.
	BankLetter Nullable[string] `json:"bank_letter,omitempty"`
	// Tax clearance certificate that is still valid. Null removes it.
	// Type: `DocumentId`.
	TaxClearance Nullable[string] `json:"tax_clearance,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DealerDocumentsInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DealerDocumentsInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DealerDocumentsInput) String() string { return showModel(m) }

// GoString is as String.
func (m DealerDocumentsInput) GoString() string { return showModel(m) }

// Confirmation that a schedule was deleted.
type DeletedSchedule struct {
	Model
	// Unique identifier of the object.
	// Type: `ScheduleId`.
	ID string `json:"id"`
	// Always `schedule`.
	Object string `json:"object"`
	// Always true: the schedule was deleted.
	Deleted bool `json:"deleted"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DeletedSchedule) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DeletedSchedule) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DeletedSchedule) String() string { return showModel(m) }

// GoString is as String.
func (m DeletedSchedule) GoString() string { return showModel(m) }

// A director of the business.
type Director struct {
	Model
	// Full name, as on the identity document.
	// Type: `Label`.
	FullName string `json:"full_name"`
	// Number of the identity card or passport. Stored encrypted.
	// Type: `RegistryNumber`.
	NationalID Secret `json:"national_id"`
	// Date of birth of the director. Stored encrypted.
	// Type: `CalendarDay`.
	DateOfBirth Secret `json:"date_of_birth"`
	// Nationality, as a two-letter country code.
	// Type: `CountryCode`.
	Nationality string `json:"nationality"`
	// Home address on one line.
	// Type: `Note`.
	Address string `json:"address"`
	// Whether the director is a politically exposed person.
	IsPep bool `json:"is_pep"`
	// Percentage of the business that the director owns.
	// Type: `Percent`.
	ShareholdingPercent string `json:"shareholding_percent"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Director) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Director) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Director) String() string { return showModel(m) }

// GoString is as String.
func (m Director) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Director) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A complaint about a send, resolved by our staff. It never reverses a delivered send.
type Dispute struct {
	Model
	// Unique identifier of the object.
	// Type: `DisputeId`.
	ID string `json:"id"`
	// Always `dispute`.
	Object string `json:"object"`
	// Time at which the dispute was opened.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether real money is involved: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Send that is disputed. Can be expanded.
	Send Expandable[Send] `json:"send"`
	// Reason for the dispute.
	Reason DisputeReason `json:"reason"`
	// Evidence that supports the dispute.
	Evidence DisputeEvidence `json:"evidence"`
	// Current status. Decides whether the dispute is resolved; see Lifecycles.
	Status DisputeStatus `json:"status"`
	// Outcome of the dispute. Null until resolved.
	Outcome *DisputeOutcome `json:"outcome"`
	// Outcome explained in one or two sentences. Null until resolved.
	// Type: `Note`.
	OutcomeNote *string `json:"outcome_note"`
	// Credit transaction of the resolution. Null if there is none.
	// Type: `TransactionId`.
	CreditTransaction *string `json:"credit_transaction"`
	// Time at which our staff will respond: within two working days.
	// Type: `UnixTime`.
	DueAt int64 `json:"due_at"`
	// Messages from our staff, oldest first.
	Messages []DisputeMessage `json:"messages"`
	// Time at which the dispute was resolved. Null until then.
	// Type: `UnixTime`.
	ResolvedAt *int64 `json:"resolved_at"`
	// Your own key-value data about the dispute.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Dispute) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Dispute) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Dispute) String() string { return showModel(m) }

// GoString is as String.
func (m Dispute) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Dispute) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters to open a dispute.
type DisputeCreate struct {
	Model
	// Send to be disputed.
	// Type: `SendRef`.
	Send string `json:"send"`
	// Reason for the dispute.
	Reason DisputeReason `json:"reason"`
	// Evidence that supports the dispute.
	Evidence *DisputeEvidenceInput `json:"evidence,omitempty"`
	// Your own key-value data about the dispute.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeCreate) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeCreate) GoString() string { return showModel(m) }

// An event's payload: Dispute.
type DisputeEventData struct {
	Model
	// The Dispute with its values at this attempt.
	Object Dispute `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeEventData) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m DisputeEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Evidence that supports a dispute.
type DisputeEvidence struct {
	Model
	// Description of what happened. Null if not given.
	// Type: `DisputeText`.
	Text *string `json:"text"`
	// IDs of uploaded pictures and documents.
	Attachments []string `json:"attachments"`
	// Phone number to reach the customer. Null if not given.
	// Type: `Phone`.
	CustomerPhone *string `json:"customer_phone"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeEvidence) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeEvidence) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeEvidence) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeEvidence) GoString() string { return showModel(m) }

// Evidence that supports a dispute.
type DisputeEvidenceInput struct {
	Model
	// Description of what happened.
	// Type: `DisputeText`.
	Text *string `json:"text,omitempty"`
	// IDs of pictures and documents uploaded with `POST /documents`.
	Attachments []string `json:"attachments,omitempty"`
	// Phone number to reach the customer.
	// Type: `PhoneInput`.
	CustomerPhone *string `json:"customer_phone,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeEvidenceInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeEvidenceInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeEvidenceInput) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeEvidenceInput) GoString() string { return showModel(m) }

// One page of a list.
type DisputeList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Dispute `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeList) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m DisputeList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A message from our staff about a dispute.
type DisputeMessage struct {
	Model
	// Time at which the message was written.
	// Type: `UnixTime`.
	At int64 `json:"at"`
	// Text of the message.
	// Type: `DisputeText`.
	Text string `json:"text"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeMessage) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeMessage) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeMessage) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeMessage) GoString() string { return showModel(m) }

// You opened a dispute about a send, and our staff are investigating it.
type DisputeOpenedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `dispute.opened`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data DisputeEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeOpenedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeOpenedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeOpenedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeOpenedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m DisputeOpenedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Our staff resolved a dispute. `outcome` says how.
type DisputeResolvedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `dispute.resolved`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data DisputeEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DisputeResolvedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DisputeResolvedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DisputeResolvedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m DisputeResolvedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m DisputeResolvedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A document for our staff. The file cannot be downloaded again.
type Document struct {
	Model
	// ID of the document.
	// Type: `DocumentId`.
	ID string `json:"id"`
	// Always `document`.
	Object string `json:"object"`
	// Time at which the document was uploaded.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Purpose of the document.
	Purpose DocumentPurpose `json:"purpose"`
	// Name of the uploaded file.
	// Type: `FileName`.
	Filename string `json:"filename"`
	// Size of the file in bytes.
	Size int64 `json:"size"`
	// Media type of the file.
	Mime DocumentType `json:"mime"`
	// SHA-256 hash of the file, to compare with yours.
	// Type: `Sha256`.
	Sha256 string `json:"sha256"`
	// Current status of the review by our staff.
	Status DocumentStatus `json:"status"`
	// Why the document was rejected. Null unless rejected.
	// Type: `Note`.
	Reason *string `json:"reason"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Document) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Document) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Document) String() string { return showModel(m) }

// GoString is as String.
func (m Document) GoString() string { return showModel(m) }

// One page of a list.
type DocumentList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Document `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DocumentList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DocumentList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DocumentList) String() string { return showModel(m) }

// GoString is as String.
func (m DocumentList) GoString() string { return showModel(m) }

// A form with a file, sent as `multipart/form-data`.
type DocumentUpload struct {
	Model
	// Purpose of the document.
	Purpose DocumentPurpose `json:"purpose"`
	// The file: PDF, JPEG or PNG.
	File []byte `json:"file"`
	// Name of the file. Default: the one in the head of `file`.
	// Type: `FileName`.
	Filename *string `json:"filename,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DocumentUpload) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DocumentUpload) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DocumentUpload) String() string { return showModel(m) }

// GoString is as String.
func (m DocumentUpload) GoString() string { return showModel(m) }

// Guard against selling the same thing twice by mistake.
type DuplicateGuard struct {
	Model
	// Whether a sale identical to one of the last `window_seconds` returns an error.
	Enabled bool `json:"enabled"`
	// Length of the comparison window in seconds. Null if the guard is off.
	WindowSeconds *int64 `json:"window_seconds"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DuplicateGuard) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DuplicateGuard) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DuplicateGuard) String() string { return showModel(m) }

// GoString is as String.
func (m DuplicateGuard) GoString() string { return showModel(m) }

// Changes to the duplicate guard. Omitted fields keep their value.
type DuplicateGuardUpdate struct {
	Model
	// Whether a sale identical to one of the last `window_seconds` returns an error.
	Enabled *bool `json:"enabled,omitempty"`
	// Length of the comparison window in seconds: up to one day. Default when the guard is turned on:
	// 300.
	WindowSeconds Nullable[int64] `json:"window_seconds,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *DuplicateGuardUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m DuplicateGuardUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m DuplicateGuardUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m DuplicateGuardUpdate) GoString() string { return showModel(m) }

// Explanation of why a request failed.
type ErrorBody struct {
	Model
	// Category of the error.
	Type ErrorType `json:"type"`
	// Code of the error. Decide by this.
	// Type: `ErrorCode`.
	Code string `json:"code"`
	// Explanation for a developer. May change.
	// Type: `ErrorMessage`.
	Message string `json:"message"`
	// First invalid field or parameter. Null if no single one is.
	// Type: `ErrorParam`.
	Param *string `json:"param"`
	// All problems with the request, one entry for each field.
	Details []ErrorDetail `json:"details"`
	// Whether the unchanged request may succeed later. Retry it with the same Idempotency-Key, after
	// `retry_after` seconds if that is set.
	Retryable bool `json:"retryable"`
	// Seconds to wait before you retry. Null if there is no need to wait.
	RetryAfter *int64 `json:"retry_after"`
	// ID of this request, for support and the request log.
	// Type: `RequestId`.
	RequestID string `json:"request_id"`
	// Documentation page of this code.
	// Type: `WebUrl`.
	DocURL string `json:"doc_url"`
	// ID of the object that caused the error, such as the send with the same reference.
	// Type: `ObjectId`.
	Resource *string `json:"resource"`
	// Details that belong to the code.
	Meta any `json:"meta"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ErrorBody) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ErrorBody) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ErrorBody) String() string { return showModel(m) }

// GoString is as String.
func (m ErrorBody) GoString() string { return showModel(m) }

// An error code: what happened and what to do next.
type ErrorCodeEntry struct {
	Model
	// Always `error_code`.
	Object string `json:"object"`
	// Code to decide by. Its meaning never changes.
	// Type: `ErrorCode`.
	Code string `json:"code"`
	// HTTP status of the error.
	Status int64 `json:"status"`
	// Category of the error.
	Type ErrorType `json:"type"`
	// What happened, in one sentence.
	// Type: `ErrorMessage`.
	Meaning string `json:"meaning"`
	// What to do next, in one sentence.
	// Type: `ErrorMessage`.
	Fix string `json:"fix"`
	// Whether the unchanged request may succeed later, with the same Idempotency-Key.
	Retryable bool `json:"retryable"`
	// Names of the fields in `meta` of the error. Empty if there are none.
	Meta []string `json:"meta"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ErrorCodeEntry) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ErrorCodeEntry) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ErrorCodeEntry) String() string { return showModel(m) }

// GoString is as String.
func (m ErrorCodeEntry) GoString() string { return showModel(m) }

// Every error code, in alphabetical order, on one page.
type ErrorCodeList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// All error codes, in alphabetical order.
	Data []ErrorCodeEntry `json:"data"`
	// Always false: the list is one page.
	HasMore bool `json:"has_more"`
	// Always null: the list is one page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ErrorCodeList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ErrorCodeList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ErrorCodeList) String() string { return showModel(m) }

// GoString is as String.
func (m ErrorCodeList) GoString() string { return showModel(m) }

// One of several problems with a request.
type ErrorDetail struct {
	Model
	// Invalid field or parameter. Null if no single one is.
	// Type: `ErrorParam`.
	Param *string `json:"param"`
	// Code of the error. Decide by this.
	// Type: `ErrorCode`.
	Code string `json:"code"`
	// Explanation for a developer. May change.
	// Type: `ErrorMessage`.
	Message string `json:"message"`
	// Details that belong to the code.
	Meta any `json:"meta"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ErrorDetail) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ErrorDetail) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ErrorDetail) String() string { return showModel(m) }

// GoString is as String.
func (m ErrorDetail) GoString() string { return showModel(m) }

// Content of an event.
type EventData struct {
	Model
	// The object with its current values, which can be later than the event.
	Object EventObject `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *EventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m EventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m EventData) String() string { return showModel(m) }

// GoString is as String.
func (m EventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m EventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type EventList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Event `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *EventList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m EventList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m EventList) String() string { return showModel(m) }

// GoString is as String.
func (m EventList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m EventList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The request that caused an event.
type EventRequest struct {
	Model
	// ID of the request.
	// Type: `RequestId`.
	ID string `json:"id"`
	// Idempotency-Key of the request. Null if it had none.
	// Type: `IdempotencyKey`.
	IdempotencyKey *string `json:"idempotency_key"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *EventRequest) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m EventRequest) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m EventRequest) String() string { return showModel(m) }

// GoString is as String.
func (m EventRequest) GoString() string { return showModel(m) }

// A file of objects, generated in the background.
type Export struct {
	Model
	// Unique identifier of the object.
	// Type: `ExportId`.
	ID string `json:"id"`
	// Always `export`.
	Object string `json:"object"`
	// Time at which the export was requested.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Kind of objects in the file.
	Kind ExportKind `json:"kind"`
	// Current status. Decides whether the file is ready; see Lifecycles.
	Status ExportStatus `json:"status"`
	// Format of the file.
	Format ExportFormat `json:"format"`
	// Start of the period, inclusive, by creation time.
	// Type: `UnixTime`.
	From int64 `json:"from"`
	// End of the period, exclusive, by creation time.
	// Type: `UnixTime`.
	To int64 `json:"to"`
	// Filters, as in the list of that kind.
	Filters map[string]string `json:"filters"`
	// Columns of the CSV in order. Empty for `json`.
	Columns []string `json:"columns"`
	// Whether power tokens are included unmasked.
	IncludeTokens bool `json:"include_tokens"`
	// Whether free text in CSV that a spreadsheet would calculate has a `'` in front.
	TextGuard bool `json:"text_guard"`
	// Number of objects in the file. Null until ready.
	// Type: `Count`.
	Rows *int64 `json:"rows"`
	// Size of the file in bytes. Null until ready.
	Size *int64 `json:"size"`
	// SHA-256 hash of the file. Null until ready.
	// Type: `Sha256`.
	Sha256 *string `json:"sha256"`
	// Signed URL of the file, which works without a key for 15 minutes. Each retrieval of the export
	// returns a new one. Null until ready, and for keys that could not have created the export: those
	// without the read scope of `kind`, or without `tokens:read` if `include_tokens` is true.
	// Type: `WebUrl`.
	DownloadURL *Secret `json:"download_url"`
	// Time at which the file will be deleted: seven days after it was ready, or earlier if the data
	// of a recipient was erased. Null until it is ready.
	// Type: `UnixTime`.
	ExpiresAt *int64 `json:"expires_at"`
	// Reason the export failed. Null unless it failed.
	Error *Failure `json:"error"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Export) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Export) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Export) String() string { return showModel(m) }

// GoString is as String.
func (m Export) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Export) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters to create an export.
type ExportCreate struct {
	Model
	// Kind of objects to export.
	Kind ExportKind `json:"kind"`
	// Start of the period, inclusive, by creation time. Default: 30 days ago.
	From *Moment `json:"from,omitempty"`
	// End of the period, exclusive, by creation time. Default: the end of the current second.
	To *Moment `json:"to,omitempty"`
	// Filters, as in the list of that kind.
	Filters map[string]string `json:"filters,omitempty"`
	// Format of the file.
	Format *ExportFormat `json:"format,omitempty"`
	// Columns of the CSV in order, up to 40. Default: a useful selection.
	Columns []string `json:"columns,omitempty"`
	// Whether to include power tokens unmasked. Requires `tokens:read`.
	IncludeTokens *bool `json:"include_tokens,omitempty"`
	// Whether free text in CSV that a spreadsheet would calculate gets a `'` in front. Set it to
	// false for files that programs read.
	TextGuard *bool `json:"text_guard,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ExportCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ExportCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ExportCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ExportCreate) GoString() string { return showModel(m) }

// One page of a list.
type ExportList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Export `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ExportList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ExportList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ExportList) String() string { return showModel(m) }

// GoString is as String.
func (m ExportList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ExportList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Reason why a planned action was not carried out.
type Failure struct {
	Model
	// Code to decide by: the one that the same request alone would return.
	// Type: `ErrorCode`.
	Code string `json:"code"`
	// Explanation in one sentence.
	// Type: `ErrorMessage`.
	Message string `json:"message"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Failure) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Failure) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Failure) String() string { return showModel(m) }

// GoString is as String.
func (m Failure) GoString() string { return showModel(m) }

// Reasons for failed sends in a period.
type FailureReport struct {
	Model
	// Always `report`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Kind of the report.
	Kind ReportKind `json:"kind"`
	// First day of the period, inclusive.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the period, inclusive.
	// Type: `Day`.
	To string `json:"to"`
	// Currency that was requested. Null for both.
	Currency *Currency `json:"currency"`
	// Dimensions that rows are grouped by.
	GroupBy []FailureReportDimension `json:"group_by"`
	// Failed sends by reason and network, most frequent first, at most 10,000.
	Rows []FailureReportRow `json:"rows"`
	// Totals of all failed sends, one per currency.
	Totals []FailureReportTotals `json:"totals"`
	// Whether rows were omitted because the limit was reached.
	Truncated bool `json:"truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FailureReport) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FailureReport) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FailureReport) String() string { return showModel(m) }

// GoString is as String.
func (m FailureReport) GoString() string { return showModel(m) }

// Dimension values shared by the sends of a row.
type FailureReportKeys struct {
	Model
	// Reason the sends failed. Null if unknown.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Network of the sends. Null if unknown.
	// Type: `NetworkId`.
	Network *string `json:"network"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FailureReportKeys) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FailureReportKeys) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FailureReportKeys) String() string { return showModel(m) }

// GoString is as String.
func (m FailureReportKeys) GoString() string { return showModel(m) }

// A group of failed sends.
type FailureReportRow struct {
	Model
	// Dimension values shared by the sends.
	Keys FailureReportKeys `json:"keys"`
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Number of sends that failed.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Number of failed sends that were sold again with `retry`.
	// Type: `Count`.
	Retried int64 `json:"retried"`
	// Total face value of the sends.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit returned from failed sends.
	// Type: `Money`.
	CreditedBack string `json:"credited_back"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FailureReportRow) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FailureReportRow) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FailureReportRow) String() string { return showModel(m) }

// GoString is as String.
func (m FailureReportRow) GoString() string { return showModel(m) }

// Totals of all failed sends in one currency.
type FailureReportTotals struct {
	Model
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Number of sends created.
	// Type: `Count`.
	Sends int64 `json:"sends"`
	// Number of sends that failed.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Number of failed sends that were sold again with `retry`.
	// Type: `Count`.
	Retried int64 `json:"retried"`
	// Percentage of sends that failed.
	// Type: `Percent`.
	FailureRate string `json:"failure_rate"`
	// Total face value of the sends.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit returned from failed sends.
	// Type: `Money`.
	CreditedBack string `json:"credited_back"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FailureReportTotals) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FailureReportTotals) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FailureReportTotals) String() string { return showModel(m) }

// GoString is as String.
func (m FailureReportTotals) GoString() string { return showModel(m) }

// Airtime that a family member receives automatically, at 08:00 in Harare.
type FamilyAllowance struct {
	Model
	// Currency of the allowance.
	Currency Currency `json:"currency"`
	// Face value of each payment.
	// Type: `Money`.
	Amount string `json:"amount"`
	// How often the allowance is sent.
	Cadence AllowanceCadence `json:"cadence"`
	// Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
	Day int64 `json:"day"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FamilyAllowance) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FamilyAllowance) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FamilyAllowance) String() string { return showModel(m) }

// GoString is as String.
func (m FamilyAllowance) GoString() string { return showModel(m) }

// Airtime that a family member receives automatically.
type FamilyAllowanceInput struct {
	Model
	// Three-letter currency code. Required; there is no default.
	// Type: `CurrencyInput`.
	Currency string `json:"currency"`
	// Face value of each payment.
	// Type: `MoneyInput`.
	Amount string `json:"amount"`
	// How often the allowance is sent.
	Cadence AllowanceCadence `json:"cadence"`
	// Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
	Day int64 `json:"day"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FamilyAllowanceInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FamilyAllowanceInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FamilyAllowanceInput) String() string { return showModel(m) }

// GoString is as String.
func (m FamilyAllowanceInput) GoString() string { return showModel(m) }

// A member of your household, paid for from your Credit.
type FamilyMember struct {
	Model
	// Unique identifier of the object.
	// Type: `FamilyMemberId`.
	ID string `json:"id"`
	// Always `family_member`.
	Object string `json:"object"`
	// Time at which the person was added.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Name of the family member.
	// Type: `Label`.
	Name string `json:"name"`
	// Phone number that receives airtime and electricity tokens.
	// Type: `Phone`.
	Phone string `json:"phone"`
	// Your relationship to the person.
	Relation FamilyRelation `json:"relation"`
	// Electricity meter of the person. Null if there is none.
	// Type: `MeterNumber`.
	Meter *string `json:"meter"`
	// Allowance the person receives automatically. Null if there is none.
	Allowance *FamilyAllowance `json:"allowance"`
	// Whether the person gets an SMS when airtime arrives. Electricity tokens are always sent.
	Notify bool `json:"notify"`
	// Recipient of the person, also listed by `GET /recipients`.
	// Type: `RecipientId`.
	Recipient string `json:"recipient"`
	// Schedule of the allowance. Null if there is none.
	// Type: `ScheduleId`.
	Schedule *string `json:"schedule"`
	// Face value of this month's sends, excluding those whose Credit was returned.
	SpentThisMonth map[string]string `json:"spent_this_month"`
	// Whether the allowance is paused.
	Paused bool `json:"paused"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FamilyMember) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FamilyMember) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FamilyMember) String() string { return showModel(m) }

// GoString is as String.
func (m FamilyMember) GoString() string { return showModel(m) }

// Parameters to create a family member.
type FamilyMemberCreate struct {
	Model
	// Name of the family member.
	// Type: `Label`.
	Name string `json:"name"`
	// Mobile number, in any Zimbabwean format.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
	// Your relationship to the person.
	Relation *FamilyRelation `json:"relation,omitempty"`
	// Electricity meter number of 11 digits.
	// Type: `MeterInput`.
	Meter *string `json:"meter,omitempty"`
	// Allowance the person receives automatically. Default: none.
	Allowance *FamilyAllowanceInput `json:"allowance,omitempty"`
	// Whether to send the person an SMS when airtime arrives.
	Notify *bool `json:"notify,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FamilyMemberCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FamilyMemberCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FamilyMemberCreate) String() string { return showModel(m) }

// GoString is as String.
func (m FamilyMemberCreate) GoString() string { return showModel(m) }

// One page of a list.
type FamilyMemberList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []FamilyMember `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FamilyMemberList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FamilyMemberList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FamilyMemberList) String() string { return showModel(m) }

// GoString is as String.
func (m FamilyMemberList) GoString() string { return showModel(m) }

// Changes to a family member. Omitted fields keep their value.
type FamilyMemberUpdate struct {
	Model
	// Name of the family member.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// Mobile number, in any Zimbabwean format.
	// Type: `PhoneInput`.
	Phone *string `json:"phone,omitempty"`
	// Your relationship to the person.
	Relation *FamilyRelation `json:"relation,omitempty"`
	// Electricity meter number. Null removes it.
	// Type: `MeterInput`.
	Meter Nullable[string] `json:"meter,omitempty"`
	// Allowance the person receives automatically. Null ends it.
	Allowance Nullable[FamilyAllowanceInput] `json:"allowance,omitempty"`
	// Whether to send the person an SMS when airtime arrives.
	Notify *bool `json:"notify,omitempty"`
	// Whether the allowance is paused.
	Paused *bool `json:"paused,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FamilyMemberUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FamilyMemberUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FamilyMemberUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m FamilyMemberUpdate) GoString() string { return showModel(m) }

// Parameters to send something to a family member.
type FamilySendCreate struct {
	Model
	// Whether to send airtime or electricity.
	Type FamilySendType `json:"type"`
	// Face value of the sale.
	// Type: `MoneyInput`.
	Amount string `json:"amount"`
	// Three-letter currency code. Required; there is no default.
	// Type: `CurrencyInput`.
	Currency string `json:"currency"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *FamilySendCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m FamilySendCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m FamilySendCreate) String() string { return showModel(m) }

// GoString is as String.
func (m FamilySendCreate) GoString() string { return showModel(m) }

// The location where people must check in to claim links of a program.
type Geofence struct {
	Model
	// Latitude of the centre, in degrees.
	// Type: `Latitude`.
	Lat float64 `json:"lat"`
	// Longitude of the centre, in degrees.
	// Type: `Longitude`.
	Lng float64 `json:"lng"`
	// Radius around the centre, in metres.
	RadiusM int64 `json:"radius_m"`
	// Name of the location. Null if not set.
	// Type: `Label`.
	Label *string `json:"label"`
	// Hours during which people can check in. Empty if they always can.
	OpenHours []OpenHours `json:"open_hours"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Geofence) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Geofence) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Geofence) String() string { return showModel(m) }

// GoString is as String.
func (m Geofence) GoString() string { return showModel(m) }

// The location where people must check in to claim links of a program.
type GeofenceInput struct {
	Model
	// Latitude of the centre, in degrees.
	// Type: `Latitude`.
	Lat float64 `json:"lat"`
	// Longitude of the centre, in degrees.
	// Type: `Longitude`.
	Lng float64 `json:"lng"`
	// Radius around the centre, in metres.
	RadiusM int64 `json:"radius_m"`
	// Name of the location, such as a branch.
	// Type: `Label`.
	Label Nullable[string] `json:"label,omitempty"`
	// Hours during which people can check in. Default: always.
	OpenHours []OpenHours `json:"open_hours,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *GeofenceInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m GeofenceInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m GeofenceInput) String() string { return showModel(m) }

// GoString is as String.
func (m GeofenceInput) GoString() string { return showModel(m) }

// A group of recipients for schedules.
type Group struct {
	Model
	// Unique identifier of the object.
	// Type: `GroupId`.
	ID string `json:"id"`
	// Always `group`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Name of the group, unique in the account.
	// Type: `Label`.
	Name string `json:"name"`
	// Description for your own use. Null if not set.
	// Type: `Note`.
	Description *string `json:"description"`
	// Current number of members. A static group has at most 10,000.
	// Type: `Count`.
	MemberCount int64 `json:"member_count"`
	// How the members are determined.
	Kind GroupKind `json:"kind"`
	// Filter that selects the members. Null for a static group.
	Filter *GroupFilter `json:"filter"`
	// Your own key-value data about the group.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Group) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Group) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Group) String() string { return showModel(m) }

// GoString is as String.
func (m Group) GoString() string { return showModel(m) }

// Parameters to create a group. With a `filter` it is dynamic, otherwise static.
type GroupCreate struct {
	Model
	// Name of the group, unique in the account.
	// Type: `Label`.
	Name string `json:"name"`
	// Description for your own use.
	// Type: `Note`.
	Description *string `json:"description,omitempty"`
	// Filter that selects the members of a dynamic group.
	Filter *GroupFilterInput `json:"filter,omitempty"`
	// Your own key-value data about the group.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *GroupCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m GroupCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m GroupCreate) String() string { return showModel(m) }

// GoString is as String.
func (m GroupCreate) GoString() string { return showModel(m) }

// Filter of a dynamic group. Members match both conditions.
type GroupFilter struct {
	Model
	// Recipients of this cost centre. Null for any.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// Recipients with this tag. Null for any.
	// Type: `Tag`.
	Tag *string `json:"tag"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *GroupFilter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m GroupFilter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m GroupFilter) String() string { return showModel(m) }

// GoString is as String.
func (m GroupFilter) GoString() string { return showModel(m) }

// Filter of a dynamic group. Set one condition or both.
type GroupFilterInput struct {
	Model
	// Recipients of this cost centre.
	// Type: `CostCenterId`.
	CostCenter Nullable[string] `json:"cost_center,omitempty"`
	// Recipients with this tag.
	// Type: `Tag`.
	Tag Nullable[string] `json:"tag,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *GroupFilterInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m GroupFilterInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m GroupFilterInput) String() string { return showModel(m) }

// GoString is as String.
func (m GroupFilterInput) GoString() string { return showModel(m) }

// One page of a list.
type GroupList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Group `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *GroupList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m GroupList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m GroupList) String() string { return showModel(m) }

// GoString is as String.
func (m GroupList) GoString() string { return showModel(m) }

// Recipients to add to and remove from a static group.
type GroupMembersChange struct {
	Model
	// Recipients to add. Existing members are not an error.
	Add []string `json:"add,omitempty"`
	// Recipients to remove. Recipients who are not members are not an error.
	Remove []string `json:"remove,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *GroupMembersChange) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m GroupMembersChange) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m GroupMembersChange) String() string { return showModel(m) }

// GoString is as String.
func (m GroupMembersChange) GoString() string { return showModel(m) }

// Changes to a group. Omitted fields keep their value.
type GroupUpdate struct {
	Model
	// Name of the group, unique in the account.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// Description for your own use. Null removes it.
	// Type: `Note`.
	Description Nullable[string] `json:"description,omitempty"`
	// Filter that selects the members. Replaces the whole filter. Null for a static group.
	Filter Nullable[GroupFilterInput] `json:"filter,omitempty"`
	// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *GroupUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m GroupUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m GroupUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m GroupUpdate) GoString() string { return showModel(m) }

// Health of the service, and its clock.
type Health struct {
	Model
	// Always `health`.
	Object string `json:"object"`
	// Health of the service.
	Status HealthStatus `json:"status"`
	// Version of the running program.
	Version string `json:"version"`
	// Current time of the service. Compare it with your clock.
	// Type: `UnixTime`.
	Time int64 `json:"time"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Health) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Health) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Health) String() string { return showModel(m) }

// GoString is as String.
func (m Health) GoString() string { return showModel(m) }

// An invitation to join the organisation.
type Invite struct {
	Model
	// Unique identifier of the object.
	// Type: `InviteId`.
	ID string `json:"id"`
	// Always `invite`.
	Object string `json:"object"`
	// Time at which the person was invited.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Email address the invitation was sent to. Null if none.
	// Type: `Email`.
	Email *string `json:"email"`
	// Phone number the invitation was sent to. Null if none.
	// Type: `E164`.
	Phone *string `json:"phone"`
	// Role that the person gets once they accept.
	Role MemberRole `json:"role"`
	// Current status. Decides whether it can still be accepted; see Lifecycles.
	Status InviteStatus `json:"status"`
	// Time at which the invitation expires: after 14 days.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
	// Member who sent the invitation. Null if a key did.
	// Type: `MemberId`.
	InvitedBy *string `json:"invited_by"`
	// Member that the person became. Null until accepted.
	// Type: `MemberId`.
	AcceptedBy *string `json:"accepted_by"`
	// Name of the organisation. Only shown to the invited person, null otherwise.
	// Type: `Label`.
	AccountName *string `json:"account_name"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Invite) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Invite) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Invite) String() string { return showModel(m) }

// GoString is as String.
func (m Invite) GoString() string { return showModel(m) }

// One page of a list.
type InviteList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Invite `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *InviteList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m InviteList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m InviteList) String() string { return showModel(m) }

// GoString is as String.
func (m InviteList) GoString() string { return showModel(m) }

// Parameters of a new API key.
type KeyCreate struct {
	Model
	// Kind of the key.
	Kind KeyKind `json:"kind"`
	// Label of the key, such as the name of the till.
	// Type: `Label`.
	Label *string `json:"label,omitempty"`
	// Permissions of the key. Required for `rk` and `ak`. Default for `sk`: everything its creator
	// may do. A `pk` can only have public scopes, currently `catalog:read`, which is its default.
	Scopes []KeyScope `json:"scopes,omitempty"`
	// IP addresses or CIDR ranges that may use the key. Default: any.
	AllowedIps []string `json:"allowed_ips,omitempty"`
	// Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
	// Default: any.
	AllowedOrigins []string `json:"allowed_origins,omitempty"`
	// IDs of the products that the key can sell. Default: all.
	AllowedProducts []string `json:"allowed_products,omitempty"`
	// IDs of the networks that the key can sell on. Default: all.
	AllowedNetworks []string `json:"allowed_networks,omitempty"`
	// Spend caps of the key. Default: none.
	SpendCaps map[string]SpendCapInput `json:"spend_caps,omitempty"`
	// Maximum face value per day to one number or meter. Default: no cap.
	PerRecipientDailyCap map[string]*string `json:"per_recipient_daily_cap,omitempty"`
	// Amount within 24 hours above which a person must approve. Only for agent keys.
	ApprovalThreshold map[string]*string `json:"approval_threshold,omitempty"`
	// Numbers and meters that the key can sell to. Default: any.
	RecipientAllowlist []string `json:"recipient_allowlist,omitempty"`
	// Time at which the key expires. Default: never.
	ExpiresAt *Moment `json:"expires_at,omitempty"`
	// Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
	AcceptTerms *bool `json:"accept_terms,omitempty"`
	// Your own key-value data about the key.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *KeyCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m KeyCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m KeyCreate) String() string { return showModel(m) }

// GoString is as String.
func (m KeyCreate) GoString() string { return showModel(m) }

// Parameters for rolling a key.
type KeyRoll struct {
	Model
	// Grace period of the old secret. Default: none.
	GracePeriod *KeyGrace `json:"grace_period,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *KeyRoll) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m KeyRoll) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m KeyRoll) String() string { return showModel(m) }

// GoString is as String.
func (m KeyRoll) GoString() string { return showModel(m) }

// Changes to a key. Omitted fields keep their value.
type KeyUpdate struct {
	Model
	// Label of the key. Null removes it.
	// Type: `Label`.
	Label Nullable[string] `json:"label,omitempty"`
	// Permissions of the key. Replaces the whole list. A `pk` can only have public scopes.
	Scopes []KeyScope `json:"scopes,omitempty"`
	// IP addresses or CIDR ranges that may use the key. Null or empty: any.
	AllowedIps Nullable[[]string] `json:"allowed_ips,omitempty"`
	// Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
	// Null or empty: any.
	AllowedOrigins Nullable[[]string] `json:"allowed_origins,omitempty"`
	// IDs of the products that the key can sell. Null or empty: all.
	AllowedProducts Nullable[[]string] `json:"allowed_products,omitempty"`
	// IDs of the networks that the key can sell on. Null or empty: all.
	AllowedNetworks Nullable[[]string] `json:"allowed_networks,omitempty"`
	// Changes to the spend caps. Null removes all caps.
	SpendCaps Nullable[map[string]*SpendCapUpdate] `json:"spend_caps,omitempty"`
	// Maximum face value per day to one number or meter. Null removes the cap.
	PerRecipientDailyCap Nullable[map[string]*string] `json:"per_recipient_daily_cap,omitempty"`
	// Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
	// the default.
	ApprovalThreshold Nullable[map[string]*string] `json:"approval_threshold,omitempty"`
	// Numbers and meters that the key can sell to. Null or empty: any.
	RecipientAllowlist Nullable[[]string] `json:"recipient_allowlist,omitempty"`
	// Time at which the key expires. Null: never.
	ExpiresAt Nullable[Moment] `json:"expires_at,omitempty"`
	// Changes to your key-value data about the key, merged as in `MetadataUpdate`. Null removes all
	// of it.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *KeyUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m KeyUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m KeyUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m KeyUpdate) GoString() string { return showModel(m) }

// Spending of a key in one currency, compared with its caps.
type KeyUsageAmounts struct {
	Model
	// Face value of today's sends, excluding those whose Credit was returned.
	// Type: `Money`.
	Today string `json:"today"`
	// Face value of this month's sends, excluding those whose Credit was returned.
	// Type: `Money`.
	Month string `json:"month"`
	// Amount left under the daily cap. Null without a daily cap.
	// Type: `Money`.
	DailyRemaining *string `json:"daily_remaining"`
	// Amount left under the monthly cap. Null without a monthly cap.
	// Type: `Money`.
	MonthlyRemaining *string `json:"monthly_remaining"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *KeyUsageAmounts) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m KeyUsageAmounts) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m KeyUsageAmounts) String() string { return showModel(m) }

// GoString is as String.
func (m KeyUsageAmounts) GoString() string { return showModel(m) }

// Products that can be sold to a phone number.
type LookupProducts struct {
	Model
	// IDs of the airtime products for this number: one for each currency, or only the one in
	// `currency`.
	Airtime []string `json:"airtime"`
	// IDs of the data products for this number: one for each currency, or only the one in `currency`.
	Data []string `json:"data"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *LookupProducts) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m LookupProducts) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m LookupProducts) String() string { return showModel(m) }

// GoString is as String.
func (m LookupProducts) GoString() string { return showModel(m) }

// What a person permitted an agent by approving its request: the operation, the amount, the target
// and the time until which it can be carried out. It is signed, and checked before anything is
// sold. See [Agents](/docs/guides/agents#the-mandate-of-an-approval).
type Mandate struct {
	Model
	// Approval that the mandate belongs to.
	// Type: `ApprovalId`.
	Approval string `json:"approval"`
	// Member who approved, or in test mode a key.
	// Type: `MakerId`.
	ApprovedBy string `json:"approved_by"`
	// API key of the agent that may act.
	// Type: `KeyId`.
	APIKey string `json:"api_key"`
	// Operation that is permitted. It is carried out once.
	// Type: `MandateOperation`.
	Operation string `json:"operation"`
	// The permission as one sentence.
	// Type: `MandateSummary`.
	Summary string `json:"summary"`
	// SHA-256 of the request as the person saw it. Any other request is refused.
	// Type: `ArgumentsHash`.
	ArgumentsSha256 string `json:"arguments_sha256"`
	// Highest face value that is permitted.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Currency of the permitted amount.
	Currency Currency `json:"currency"`
	// Phone number or meter that is permitted. Null for a reward whose recipient chooses.
	// Type: `Target`.
	Target *string `json:"target"`
	// Time at which the person approved.
	// Type: `UnixTime`.
	ApprovedAt int64 `json:"approved_at"`
	// Time from which nothing is sold under the mandate.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
	// The mandate as a JSON Web Signature whose claims are the fields above. Verify it with the
	// public keys at `/.well-known/jwks.json`.
	// Type: `CompactJws`.
	Jws string `json:"jws"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Mandate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Mandate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Mandate) String() string { return showModel(m) }

// GoString is as String.
func (m Mandate) GoString() string { return showModel(m) }

// A person who belongs to the organisation.
type Member struct {
	Model
	// Unique identifier of the object.
	// Type: `MemberId`.
	ID string `json:"id"`
	// Always `member`.
	Object string `json:"object"`
	// Time at which the person joined the organisation.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Name of the person. Null until they provide it.
	// Type: `Label`.
	Name *string `json:"name"`
	// Email address of the person. Null if unknown.
	// Type: `Email`.
	Email *string `json:"email"`
	// Phone number of the person. Null if unknown.
	// Type: `E164`.
	Phone *string `json:"phone"`
	// Role of the person. Decides their permissions.
	Role MemberRole `json:"role"`
	// Current status. Decides whether the person can sign in.
	Status MemberStatus `json:"status"`
	// Whether the person can see power tokens in clear text and grant that scope to keys.
	TokensRead bool `json:"tokens_read"`
	// Whether the person has a payment PIN, which is needed to approve agents' requests.
	PinSet bool `json:"pin_set"`
	// Time at which the person was last signed in. Null if never.
	// Type: `UnixTime`.
	LastSeenAt *int64 `json:"last_seen_at"`
	// Member who invited the person. Null for the founder of the organisation.
	// Type: `MemberId`.
	InvitedBy *string `json:"invited_by"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Member) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Member) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Member) String() string { return showModel(m) }

// GoString is as String.
func (m Member) GoString() string { return showModel(m) }

// A person to invite. Set `phone`, `email` or both.
type MemberCreate struct {
	Model
	// Phone number that the invitation is sent to by SMS.
	// Type: `PhoneInput`.
	Phone *string `json:"phone,omitempty"`
	// Email address that the invitation is sent to.
	// Type: `Email`.
	Email *string `json:"email,omitempty"`
	// Role that the person gets once they accept.
	Role *MemberRole `json:"role,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *MemberCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m MemberCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m MemberCreate) String() string { return showModel(m) }

// GoString is as String.
func (m MemberCreate) GoString() string { return showModel(m) }

// One page of a list.
type MemberList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Member `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *MemberList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m MemberList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m MemberList) String() string { return showModel(m) }

// GoString is as String.
func (m MemberList) GoString() string { return showModel(m) }

// Changes to a member. Omitted fields keep their value.
type MemberUpdate struct {
	Model
	// New role of the member.
	Role MemberRole `json:"role"`
	// Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
	// never.
	TokensRead *bool `json:"tokens_read,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *MemberUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m MemberUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m MemberUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m MemberUpdate) GoString() string { return showModel(m) }

// A prepaid electricity meter, as confirmed by the utility.
type Meter struct {
	Model
	// Always `meter`.
	Object string `json:"object"`
	// Time at which the meter was looked up.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Meter number: 11 digits.
	// Type: `MeterNumber`.
	Number string `json:"number"`
	// Whether the check digit is correct. For information only; the utility decides.
	ChecksumValid bool `json:"checksum_valid"`
	// Whether the utility knows the meter.
	Confirmed bool `json:"confirmed"`
	// Masked name of the owner, to read back to the customer.
	NameMasked *string `json:"name_masked"`
	// Suburb of the meter. The full address is never returned.
	Suburb *string `json:"suburb"`
	// The currency in which the utility bills the meter. Null if the utility does not report it.
	Currency *Currency `json:"currency"`
	// Tariff class of the meter.
	TariffClass TariffClass `json:"tariff_class"`
	// Whether the owner owes the utility a debt. Null if the utility does not report it.
	ArrearsFlag *bool `json:"arrears_flag"`
	// Time at which the utility confirmed the meter.
	// Type: `UnixTime`.
	ConfirmedAt *int64 `json:"confirmed_at"`
	// Where the confirmation comes from.
	Source MeterSource `json:"source"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Meter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Meter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Meter) String() string { return showModel(m) }

// GoString is as String.
func (m Meter) GoString() string { return showModel(m) }

// New meter for a power send with a wrong meter number.
type MeterChange struct {
	Model
	// Number of the new meter: 11 digits.
	// Type: `MeterInput`.
	Meter string `json:"meter"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *MeterChange) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m MeterChange) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m MeterChange) String() string { return showModel(m) }

// GoString is as String.
func (m MeterChange) GoString() string { return showModel(m) }

// A mobile network, or the electricity utility.
type Network struct {
	Model
	// ID of the network: `econet`, `netone`, `telecel` or `power`.
	// Type: `NetworkId`.
	ID string `json:"id"`
	// Always `network`.
	Object string `json:"object"`
	// Time at which the network was added to the catalogue.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Name of the network.
	// Type: `Label`.
	Name string `json:"name"`
	// Type of the network.
	Kind NetworkKind `json:"kind"`
	// Prefixes of the network's numbers. Empty for the utility. Ported numbers can have other
	// prefixes.
	Prefixes []string `json:"prefixes"`
	// Currencies in which the network sells.
	Currencies []Currency `json:"currencies"`
	// Types of sale that the network delivers.
	Types []SendType `json:"types"`
	// Current state of the network.
	State NetworkState `json:"state"`
	// Time at which the network entered this state.
	// Type: `UnixTime`.
	Since int64 `json:"since"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Network) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Network) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Network) String() string { return showModel(m) }

// GoString is as String.
func (m Network) GoString() string { return showModel(m) }

// A network that you used in the last 30 days is slow, fails often, or is down.
type NetworkAvailabilityDegradedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `network.availability.degraded`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data NetworkEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *NetworkAvailabilityDegradedEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m NetworkAvailabilityDegradedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m NetworkAvailabilityDegradedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m NetworkAvailabilityDegradedEvent) GoString() string { return showModel(m) }

// A network that you used in the last 30 days works as usual again.
type NetworkAvailabilityRestoredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `network.availability.restored`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data NetworkEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *NetworkAvailabilityRestoredEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m NetworkAvailabilityRestoredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m NetworkAvailabilityRestoredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m NetworkAvailabilityRestoredEvent) GoString() string { return showModel(m) }

// State of a network to simulate.
type NetworkAvailabilitySet struct {
	Model
	// State of the network.
	State NetworkCondition `json:"state"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *NetworkAvailabilitySet) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m NetworkAvailabilitySet) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m NetworkAvailabilitySet) String() string { return showModel(m) }

// GoString is as String.
func (m NetworkAvailabilitySet) GoString() string { return showModel(m) }

// An event's payload: Network.
type NetworkEventData struct {
	Model
	// The Network with its values at this attempt.
	Object Network `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *NetworkEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m NetworkEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m NetworkEventData) String() string { return showModel(m) }

// GoString is as String.
func (m NetworkEventData) GoString() string { return showModel(m) }

// One page of a list.
type NetworkList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Network `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *NetworkList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m NetworkList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m NetworkList) String() string { return showModel(m) }

// GoString is as String.
func (m NetworkList) GoString() string { return showModel(m) }

// Performance of one type of sale on a network.
type NetworkStatus struct {
	Model
	// ID of the network.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Type of the sale.
	Type SendType `json:"type"`
	// The currency of the sales.
	Currency Currency `json:"currency"`
	// Current state of the network.
	State NetworkState `json:"state"`
	// Share of the last hour's attempts that the network responded to. Null without attempts.
	// Type: `Share`.
	SuccessRate1h *string `json:"success_rate_1h"`
	// Median delivery time over the last hour, in seconds. Null without deliveries.
	MedianSeconds *int64 `json:"median_seconds"`
	// Time at which the network entered this state.
	// Type: `UnixTime`.
	Since int64 `json:"since"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *NetworkStatus) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m NetworkStatus) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m NetworkStatus) String() string { return showModel(m) }

// GoString is as String.
func (m NetworkStatus) GoString() string { return showModel(m) }

// Parameters to combine a day with another.
type OccurrenceCombine struct {
	Model
	// Day whose run this one becomes part of.
	// Type: `Day`.
	Into string `json:"into"`
	// Schedule of that day. Default: this schedule.
	// Type: `ScheduleId`.
	Schedule *string `json:"schedule,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OccurrenceCombine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OccurrenceCombine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OccurrenceCombine) String() string { return showModel(m) }

// GoString is as String.
func (m OccurrenceCombine) GoString() string { return showModel(m) }

// Parameters to move a day.
type OccurrenceMove struct {
	Model
	// New day of the run: today to 180 days from now.
	// Type: `Day`.
	To string `json:"to"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OccurrenceMove) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OccurrenceMove) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OccurrenceMove) String() string { return showModel(m) }

// GoString is as String.
func (m OccurrenceMove) GoString() string { return showModel(m) }

// A reference to one day of a schedule.
type OccurrenceRef struct {
	Model
	// Schedule of the day.
	// Type: `ScheduleId`.
	Schedule string `json:"schedule"`
	// Original date given by the cadence.
	// Type: `Day`.
	Date string `json:"date"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OccurrenceRef) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OccurrenceRef) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OccurrenceRef) String() string { return showModel(m) }

// GoString is as String.
func (m OccurrenceRef) GoString() string { return showModel(m) }

// Changes to one day. Omitted fields keep their value; null clears a field.
type OccurrenceUpdate struct {
	Model
	// Amount each person receives on this day, overriding all other amounts. Null removes the
	// override.
	// Type: `MoneyInput`.
	AmountOverride Nullable[string] `json:"amount_override,omitempty"`
	// Your note about this day. Null removes it.
	// Type: `Note`.
	Note Nullable[string] `json:"note,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OccurrenceUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OccurrenceUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OccurrenceUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m OccurrenceUpdate) GoString() string { return showModel(m) }

// Hours during which people can check in.
type OpenHours struct {
	Model
	// Days of the week to which these hours apply.
	Days []int64 `json:"days"`
	// Start of the hours, inclusive.
	// Type: `ClockTime`.
	From string `json:"from"`
	// End of the hours, exclusive. If not later than `from`, the hours end the next day.
	// Type: `ClockTime`.
	To string `json:"to"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OpenHours) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OpenHours) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OpenHours) String() string { return showModel(m) }

// GoString is as String.
func (m OpenHours) GoString() string { return showModel(m) }

// The account at a glance. Sections that the key's scopes do not cover are null.
type Overview struct {
	Model
	// Always `overview`.
	Object string `json:"object"`
	// Time at which this overview was computed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Your Credit. Null without `credit:read`.
	Credit map[string]OverviewBalance `json:"credit"`
	// Today's sends. Null without `sends:read`.
	Today *OverviewToday `json:"today"`
	// Results by network. Null without `sends:read`.
	Networks []OverviewNetwork `json:"networks"`
	// State of the webhook endpoints. Null without `webhooks:manage`.
	Webhooks *OverviewWebhooks `json:"webhooks"`
	// Matters that may need a person, of the kinds that the key can read. Null if it can read none.
	Attention []AttentionItem `json:"attention"`
	// Time to which the figures refer.
	// Type: `UnixTime`.
	AsOf int64 `json:"as_of"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Overview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Overview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Overview) String() string { return showModel(m) }

// GoString is as String.
func (m Overview) GoString() string { return showModel(m) }

// Credit in one currency, and how long it lasts.
type OverviewBalance struct {
	Model
	// Credit that can be spent now.
	// Type: `Money`.
	Available string `json:"available"`
	// Credit that is reserved and cannot be spent.
	// Type: `Money`.
	Reserved string `json:"reserved"`
	// Total Credit: `available` plus `reserved`.
	// Type: `Money`.
	Total string `json:"total"`
	// Credit charged for sends that have not ended.
	// Type: `Money`.
	InFlight string `json:"in_flight"`
	// Number of days that `available` lasts at the rate of the last seven days. Null without sales in
	// them.
	RunwayDays *float64 `json:"runway_days"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OverviewBalance) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OverviewBalance) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OverviewBalance) String() string { return showModel(m) }

// GoString is as String.
func (m OverviewBalance) GoString() string { return showModel(m) }

// Results of a network for this account in the last 24 hours, in one currency.
type OverviewNetwork struct {
	Model
	// ID of the network.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// The currency of the sends.
	Currency Currency `json:"currency"`
	// Share of ended sends that were delivered. Null if none ended.
	// Type: `Share`.
	SuccessRate *string `json:"success_rate"`
	// Number of sends that ended.
	// Type: `Count`.
	Sample int64 `json:"sample"`
	// Current state of the network for all accounts.
	State NetworkState `json:"state"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OverviewNetwork) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OverviewNetwork) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OverviewNetwork) String() string { return showModel(m) }

// GoString is as String.
func (m OverviewNetwork) GoString() string { return showModel(m) }

// Sends created since midnight in Harare.
type OverviewToday struct {
	Model
	// Number of sends created today.
	// Type: `Count`.
	Sends int64 `json:"sends"`
	// Number of sends that were delivered.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of sends that failed, whether or not the Credit was returned.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Number of sends that have not ended.
	// Type: `Count`.
	Unresolved int64 `json:"unresolved"`
	// Face value of all sends, excluding those whose Credit was returned.
	Amount map[string]string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OverviewToday) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OverviewToday) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OverviewToday) String() string { return showModel(m) }

// GoString is as String.
func (m OverviewToday) GoString() string { return showModel(m) }

// State of the account's webhook endpoints.
type OverviewWebhooks struct {
	Model
	// Number of webhook endpoints.
	// Type: `Count`.
	Endpoints int64 `json:"endpoints"`
	// Number of endpoints whose attempts are failing.
	// Type: `Count`.
	Failing int64 `json:"failing"`
	// Number of endpoints that are disabled.
	// Type: `Count`.
	Disabled int64 `json:"disabled"`
	// Time of the oldest event not yet delivered to its endpoint. Null if all are delivered.
	// Type: `UnixTime`.
	OldestUndeliveredAt *int64 `json:"oldest_undelivered_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *OverviewWebhooks) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m OverviewWebhooks) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m OverviewWebhooks) String() string { return showModel(m) }

// GoString is as String.
func (m OverviewWebhooks) GoString() string { return showModel(m) }

// The day of the month that schedules use as payday.
type Payday struct {
	Model
	// Day of the month, 1 to 31. Null if none is set.
	DayOfMonth *int64 `json:"day_of_month"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Payday) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Payday) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Payday) String() string { return showModel(m) }

// GoString is as String.
func (m Payday) GoString() string { return showModel(m) }

// Changes to the day that schedules use as payday.
type PaydayUpdate struct {
	Model
	// Day of the month, 1 to 31; in shorter months, the last day. Null removes the payday.
	DayOfMonth Nullable[int64] `json:"day_of_month"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PaydayUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PaydayUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PaydayUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m PaydayUpdate) GoString() string { return showModel(m) }

// What the digits of a phone number reveal about it.
type PhoneLookup struct {
	Model
	// Always `phone_lookup`.
	Object string `json:"object"`
	// Time at which the number was looked up.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// The phone number exactly as you sent it.
	// Type: `PhoneText`.
	Input string `json:"input"`
	// The number in E.164 format. Null if it is not valid.
	// Type: `Phone`.
	E164 *string `json:"e164"`
	// The number in national format, such as `077 123 4567`. Null if it is not valid.
	// Type: `PhoneText`.
	National *string `json:"national"`
	// Whether the number is a valid Zimbabwean mobile number.
	Valid bool `json:"valid"`
	// Type of the phone line.
	LineType LineType `json:"line_type"`
	// ID of the network that the prefix belongs to. Null if no supported network uses the prefix.
	// Type: `NetworkId`.
	Network *string `json:"network"`
	// Products that can be sold to the number.
	Products LookupProducts `json:"products"`
	// Whether the number is on your blocklist. Sales to it return an error.
	Blocked bool `json:"blocked"`
	// ID of your recipient with this number. Null if there is none.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PhoneLookup) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PhoneLookup) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PhoneLookup) String() string { return showModel(m) }

// GoString is as String.
func (m PhoneLookup) GoString() string { return showModel(m) }

// Availability of electricity sales.
type PowerAvailability struct {
	Model
	// Whether the utility responds. Null if it is not being monitored. In test mode, set it with
	// `POST /test/zesa/availability`.
	Available *bool `json:"available"`
	// Time at which `available` last changed. Null if no change is known.
	// Type: `UnixTime`.
	Since *int64 `json:"since"`
	// Time of the next check. Null if none is planned.
	// Type: `UnixTime`.
	NextCheckAt *int64 `json:"next_check_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerAvailability) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerAvailability) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerAvailability) String() string { return showModel(m) }

// GoString is as String.
func (m PowerAvailability) GoString() string { return showModel(m) }

// A national outage started: meters cannot be confirmed, and power sends wait.
type PowerAvailabilityDownEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `power.availability.down`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ZesaAvailabilityEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerAvailabilityDownEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerAvailabilityDownEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerAvailabilityDownEvent) String() string { return showModel(m) }

// GoString is as String.
func (m PowerAvailabilityDownEvent) GoString() string { return showModel(m) }

// The national outage has ended, and queued power sends are dispatched in order.
type PowerAvailabilityUpEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `power.availability.up`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ZesaAvailabilityEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerAvailabilityUpEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerAvailabilityUpEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerAvailabilityUpEvent) String() string { return showModel(m) }

// GoString is as String.
func (m PowerAvailabilityUpEvent) GoString() string { return showModel(m) }

// A band of the tariff: the price of one range of the monthly consumption.
type PowerBand struct {
	Model
	// Start of the band, in kilowatt hours per month.
	FromKwh int64 `json:"from_kwh"`
	// End of the band, in kilowatt hours per month. Null for the last band.
	ToKwh *int64 `json:"to_kwh"`
	// Price of a kilowatt hour in this band, without the levy.
	// Type: `UnitPrice`.
	PricePerKwh string `json:"price_per_kwh"`
	// Price of a kilowatt hour, including the levy.
	// Type: `UnitPrice`.
	PricePerKwhWithLevy string `json:"price_per_kwh_with_levy"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerBand) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerBand) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerBand) String() string { return showModel(m) }

// GoString is as String.
func (m PowerBand) GoString() string { return showModel(m) }

// Units bought in one band.
type PowerBandUnits struct {
	Model
	// Start of the band, in kilowatt hours per month.
	FromKwh int64 `json:"from_kwh"`
	// End of the band, in kilowatt hours per month. Null for the last band.
	ToKwh *int64 `json:"to_kwh"`
	// Price of a kilowatt hour in this band, without the levy.
	// Type: `UnitPrice`.
	PricePerKwh string `json:"price_per_kwh"`
	// Units bought in this band, in kilowatt hours.
	// Type: `Units`.
	UnitsKwh string `json:"units_kwh"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerBandUnits) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerBandUnits) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerBandUnits) String() string { return showModel(m) }

// GoString is as String.
func (m PowerBandUnits) GoString() string { return showModel(m) }

// Breakdown of the amount paid for electricity.
type PowerBreakdown struct {
	Model
	// Amount spent on electricity.
	// Type: `Money`.
	Energy string `json:"energy"`
	// Rural electrification levy included in the amount.
	// Type: `Money`.
	Levy string `json:"levy"`
	// Tax included in the amount.
	// Type: `Money`.
	Tax string `json:"tax"`
	// Debt that the utility deducted.
	// Type: `Money`.
	Arrears string `json:"arrears"`
	// Fee charged by the utility.
	// Type: `Money`.
	Fee string `json:"fee"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerBreakdown) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerBreakdown) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerBreakdown) String() string { return showModel(m) }

// GoString is as String.
func (m PowerBreakdown) GoString() string { return showModel(m) }

// A day on which the price changed.
type PowerChangePoint struct {
	Model
	// First day of the new price.
	// Type: `Day`.
	Date string `json:"date"`
	// Median price before the change.
	// Type: `UnitPrice`.
	From string `json:"from"`
	// Median price after the change.
	// Type: `UnitPrice`.
	To string `json:"to"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerChangePoint) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerChangePoint) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerChangePoint) String() string { return showModel(m) }

// GoString is as String.
func (m PowerChangePoint) GoString() string { return showModel(m) }

// One anonymous purchase of electricity.
type PowerObservation struct {
	Model
	// Always `power_observation`.
	Object string `json:"object"`
	// Midnight at the start of the day of the purchase.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True for a live purchase, false for a test purchase.
	Livemode bool `json:"livemode"`
	// Date of the purchase.
	// Type: `Day`.
	ObservedOn string `json:"observed_on"`
	// The currency of the purchase.
	Currency Currency `json:"currency"`
	// The amount, rounded to a whole number.
	// Type: `Money`.
	AmountRounded string `json:"amount_rounded"`
	// Units bought, in kilowatt hours.
	// Type: `Units`.
	UnitsKwh string `json:"units_kwh"`
	// Price of a kilowatt hour, including everything.
	// Type: `UnitPrice`.
	PricePerKwh string `json:"price_per_kwh"`
	// The band that the price suggests, such as `51-100`. Null if it suggests none.
	BandHint *string `json:"band_hint"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerObservation) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerObservation) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerObservation) String() string { return showModel(m) }

// GoString is as String.
func (m PowerObservation) GoString() string { return showModel(m) }

// One page of a list.
type PowerObservationList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []PowerObservation `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerObservationList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerObservationList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerObservationList) String() string { return showModel(m) }

// GoString is as String.
func (m PowerObservationList) GoString() string { return showModel(m) }

// Price that customers actually paid.
type PowerObserved struct {
	Model
	// Median price of a kilowatt hour, including everything. Null below five purchases.
	// Type: `UnitPrice`.
	MedianPrice *string `json:"median_price"`
	// Number of purchases behind the median.
	Sample int64 `json:"sample"`
	// Number of past days that are included.
	WindowDays int64 `json:"window_days"`
	// Time at which the median was computed.
	// Type: `UnixTime`.
	AsOf int64 `json:"as_of"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerObserved) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerObserved) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerObserved) String() string { return showModel(m) }

// GoString is as String.
func (m PowerObserved) GoString() string { return showModel(m) }

// Units that an amount buys now, compared with after the reset.
type PowerQuote struct {
	Model
	// Always `power_quote`.
	Object string `json:"object"`
	// Time at which the estimate was computed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// The currency of `amount`.
	Currency Currency `json:"currency"`
	// The amount, including the levy.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Units that the amount buys now.
	Now PowerUnits `json:"now"`
	// Units that the amount buys from the 1st of next month.
	AfterReset PowerUnitsAfterReset `json:"after_reset"`
	// The moment at which the amount buys more.
	Better BetterMoment `json:"better"`
	// The difference in kilowatt hours.
	// Type: `Units`.
	SavingUnits string `json:"saving_units"`
	// The confirmed meter. Null if the request named none.
	Meter *Meter `json:"meter"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerQuote) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerQuote) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerQuote) String() string { return showModel(m) }

// GoString is as String.
func (m PowerQuote) GoString() string { return showModel(m) }

// Price of electricity in a currency.
type PowerRate struct {
	Model
	// Always `power_rate`.
	Object string `json:"object"`
	// Time at which this rate was computed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode. The tariff is the same in both.
	Livemode bool `json:"livemode"`
	// The currency of the prices.
	Currency Currency `json:"currency"`
	// First day on which the bands apply.
	// Type: `Day`.
	EffectiveFrom string `json:"effective_from"`
	// URL at which the tariff was published.
	// Type: `WebUrl`.
	SourceURL string `json:"source_url"`
	// Rural electrification levy, in percent on top of the band prices.
	// Type: `Percent`.
	LevyPercent string `json:"levy_percent"`
	// The bands, starting at the first kilowatt hour of the month.
	Bands []PowerBand `json:"bands"`
	// Price that customers actually paid.
	Observed PowerObserved `json:"observed"`
	// How to buy the most units, in one sentence for a customer.
	// Type: `Note`.
	Rule string `json:"rule"`
	// The day on which consumption is counted from zero again.
	Reset TariffReset `json:"reset"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerRate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerRate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerRate) String() string { return showModel(m) }

// GoString is as String.
func (m PowerRate) GoString() string { return showModel(m) }

// Price of electricity over time.
type PowerSeries struct {
	Model
	// Always `power_series`.
	Object string `json:"object"`
	// Time at which the series was computed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True for live purchases, false for test purchases.
	Livemode bool `json:"livemode"`
	// The currency of the prices.
	Currency Currency `json:"currency"`
	// One point per day, oldest first. Days with fewer than five purchases are omitted.
	Points []PowerSeriesPoint `json:"points"`
	// Days on which the price changed by 5 percent or more, oldest first.
	ChangePoints []PowerChangePoint `json:"change_points"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerSeries) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerSeries) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerSeries) String() string { return showModel(m) }

// GoString is as String.
func (m PowerSeries) GoString() string { return showModel(m) }

// Median price of one day.
type PowerSeriesPoint struct {
	Model
	// Date of the day.
	// Type: `Day`.
	Date string `json:"date"`
	// Median price of a kilowatt hour, including everything.
	// Type: `UnitPrice`.
	PricePerKwh string `json:"price_per_kwh"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerSeriesPoint) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerSeriesPoint) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerSeriesPoint) String() string { return showModel(m) }

// GoString is as String.
func (m PowerSeriesPoint) GoString() string { return showModel(m) }

// Units that an amount buys now.
type PowerUnits struct {
	Model
	// Units in kilowatt hours, rounded down to two decimals.
	// Type: `Units`.
	UnitsKwh string `json:"units_kwh"`
	// Part of the amount spent on electricity.
	// Type: `Money`.
	Energy string `json:"energy"`
	// Part of the amount that is the rural electrification levy.
	// Type: `Money`.
	Levy string `json:"levy"`
	// Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
	// it.
	// Type: `Money`.
	Arrears *string `json:"arrears"`
	// Bands that the units fall into, cheapest first.
	Bands []PowerBandUnits `json:"bands"`
	// Units bought through us this month, at which the estimate starts. Null if unknown.
	// Type: `Units`.
	FromPositionKwh *string `json:"from_position_kwh"`
	// Always true: only the utility knows the monthly consumption of the meter.
	Estimate bool `json:"estimate"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerUnits) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerUnits) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerUnits) String() string { return showModel(m) }

// GoString is as String.
func (m PowerUnits) GoString() string { return showModel(m) }

// Units that an amount buys after the monthly reset.
type PowerUnitsAfterReset struct {
	Model
	// Units in kilowatt hours, rounded down to two decimals.
	// Type: `Units`.
	UnitsKwh string `json:"units_kwh"`
	// Part of the amount spent on electricity.
	// Type: `Money`.
	Energy string `json:"energy"`
	// Part of the amount that is the rural electrification levy.
	// Type: `Money`.
	Levy string `json:"levy"`
	// Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
	// it.
	// Type: `Money`.
	Arrears *string `json:"arrears"`
	// Bands that the units fall into, cheapest first.
	Bands []PowerBandUnits `json:"bands"`
	// Units bought through us this month, at which the estimate starts. Null if unknown.
	// Type: `Units`.
	FromPositionKwh *string `json:"from_position_kwh"`
	// Always true: only the utility knows the monthly consumption of the meter.
	Estimate bool `json:"estimate"`
	// The day on which consumption is counted from zero again.
	// Type: `Day`.
	ResetOn string `json:"reset_on"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *PowerUnitsAfterReset) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m PowerUnitsAfterReset) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m PowerUnitsAfterReset) String() string { return showModel(m) }

// GoString is as String.
func (m PowerUnitsAfterReset) GoString() string { return showModel(m) }

// Something you can sell, in one currency, at face value.
type Product struct {
	Model
	// ID of the product: `<type>-<currency>`.
	// Type: `ProductId`.
	ID string `json:"id"`
	// Always `product`.
	Object string `json:"object"`
	// Time at which the product was added to the catalogue.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Type of the sale.
	Type SendType `json:"type"`
	// The currency of the product.
	Currency Currency `json:"currency"`
	// ID of the network if only one network sells the product. Otherwise null; see `networks`.
	// Type: `NetworkId`.
	Network *string `json:"network"`
	// Name of the product.
	// Type: `Label`.
	Name string `json:"name"`
	// Minimum amount across all networks. A network can have a higher minimum: check an amount
	// against `networks`.
	// Type: `Money`.
	MinAmount string `json:"min_amount"`
	// Maximum amount across all networks. A network can have a lower maximum: check an amount against
	// `networks`.
	// Type: `Money`.
	MaxAmount string `json:"max_amount"`
	// Amounts must be a multiple of this.
	// Type: `Money`.
	AmountStep string `json:"amount_step"`
	// The only amounts that can be sold. Null if any amount within the limits can be sold.
	Denominations []string `json:"denominations"`
	// Limits and availability on each network.
	Networks []ProductNetwork `json:"networks"`
	// Whether the product can be sold. False only if every network has paused it or it is not sold in
	// this mode.
	Available bool `json:"available"`
	// Expected end of the pause. Null if the product is not paused or the end is unknown.
	// Type: `UnixTime`.
	PausedUntil *int64 `json:"paused_until"`
	// Fields of `POST /sends` that are required to sell this product.
	FieldsRequired []string `json:"fields_required"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Product) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Product) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Product) String() string { return showModel(m) }

// GoString is as String.
func (m Product) GoString() string { return showModel(m) }

// One page of a list.
type ProductList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Product `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProductList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProductList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProductList) String() string { return showModel(m) }

// GoString is as String.
func (m ProductList) GoString() string { return showModel(m) }

// Limits and availability of a product on one network.
type ProductNetwork struct {
	Model
	// ID of the network.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Minimum amount on this network.
	// Type: `Money`.
	MinAmount string `json:"min_amount"`
	// Maximum amount on this network.
	// Type: `Money`.
	MaxAmount string `json:"max_amount"`
	// Whether the product can be sold on this network now.
	Available bool `json:"available"`
	// Why the product is paused on this network. Null if it is available.
	PausedReason *PausedReason `json:"paused_reason"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProductNetwork) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProductNetwork) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProductNetwork) String() string { return showModel(m) }

// GoString is as String.
func (m ProductNetwork) GoString() string { return showModel(m) }

// A budget and rules for rewarding people with airtime, data or electricity.
type Program struct {
	Model
	// Unique identifier of the object.
	// Type: `ProgramId`.
	ID string `json:"id"`
	// Always `program`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether it gives away real money: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Name of the program.
	// Type: `Label`.
	Name string `json:"name"`
	// Description for your own use. Null if not set.
	// Type: `Note`.
	Description *string `json:"description"`
	// Current status. Decides whether the program gives rewards; see Lifecycles.
	Status ProgramStatus `json:"status"`
	// Currency of the program. Never changes.
	Currency Currency `json:"currency"`
	// How the budget is funded. Never changes.
	Funding ProgramFunding `json:"funding"`
	// Total amount the program can give away.
	// Type: `Money`.
	Budget string `json:"budget"`
	// Face value of rewards already sent or being sent.
	// Type: `Money`.
	Spent string `json:"spent"`
	// Face value held for rewards in escrow or under review and for unclaimed links.
	// Type: `Money`.
	Earmarked string `json:"earmarked"`
	// Amount the program can still give away.
	// Type: `Money`.
	Remaining string `json:"remaining"`
	// Reservation that holds the program's Credit. Null if there is none.
	// Type: `ReservationId`.
	Reservation *string `json:"reservation"`
	// Face value of rewards that set no amount. Null if every reward must set one.
	// Type: `Money`.
	DefaultAmount *string `json:"default_amount"`
	// Reward types that the program can send.
	Choices []SendType `json:"choices"`
	// Ways in which rewards can be created.
	Sources []ProgramSource `json:"sources"`
	// Whether each phone number is limited to one reward.
	OnePerPhone bool `json:"one_per_phone"`
	// Limits on what one person can receive.
	PerRecipient RewardLimits `json:"per_recipient"`
	// Only phone numbers of this network are rewarded. Null if any network is.
	// Type: `NetworkId`.
	RequireNetwork *string `json:"require_network"`
	// Maximum rewards per hour from completions. Null if unlimited.
	ThrottlePerHour *int64 `json:"throttle_per_hour"`
	// Minimum age of the recipient's record, in seconds. Null if there is no minimum.
	// Type: `Seconds`.
	MinAccountAge *int64 `json:"min_account_age"`
	// Rewards that are held before they are sent.
	Hold ProgramHold `json:"hold"`
	// What happens to electricity rewards during a national outage.
	OnZesaDown PowerDownChoice `json:"on_zesa_down"`
	// How long a queued electricity reward can wait, in seconds.
	// Type: `Seconds`.
	MaxHold int64 `json:"max_hold"`
	// How long escrow can be released after the program is closed, in seconds.
	// Type: `Seconds`.
	CloseGrace int64 `json:"close_grace"`
	// Custom SMS message to the person. Null for our standard message.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message"`
	// Branding of claim pages and messages.
	Branding ProgramBranding `json:"branding"`
	// Legal basis for processing these people's data. Null if not set.
	LawfulBasis *LawfulBasis `json:"lawful_basis"`
	// Whether SMS messages omit the program and the amount.
	SensitiveData bool `json:"sensitive_data"`
	// Location where people must check in to claim links. Null if they can claim anywhere.
	Geofence *Geofence `json:"geofence"`
	// URL that signed completions are sent to.
	// Type: `WebUrl`.
	CompletionsURL string `json:"completions_url"`
	// Secret that signs completions. Only returned when the program is created or its secret is
	// rolled; null otherwise.
	// Type: `WebhookSecret`.
	CompletionsSecret *Secret `json:"completions_secret"`
	// Number of rewards, by outcome.
	Counts ProgramCounts `json:"counts"`
	// Number of rules that are active.
	RulesCount int64 `json:"rules_count"`
	// Time at which the program was first activated. Null if it never was.
	// Type: `UnixTime`.
	ActivatedAt *int64 `json:"activated_at"`
	// Time at which the program was closed. Null if it is open.
	// Type: `UnixTime`.
	ClosedAt *int64 `json:"closed_at"`
	// Your own key-value data about the program.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Program) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Program) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Program) String() string { return showModel(m) }

// GoString is as String.
func (m Program) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Program) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A program was activated or resumed and gives rewards.
type ProgramActivatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `program.activated`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ProgramEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramActivatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramActivatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramActivatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramActivatedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramActivatedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Branding of a program's claim pages and messages.
type ProgramBranding struct {
	Model
	// Name shown to people. Null for your account's name.
	// Type: `Label`.
	DisplayName *string `json:"display_name"`
	// Colour of buttons on claim pages. Null for the default.
	// Type: `Color`.
	Color *string `json:"color"`
	// Logo for claim pages of your own, at most 512 pixels wide. Null if not set.
	// Type: `WebUrl`.
	LogoURL *string `json:"logo_url"`
	// URL where people find help. Null if not set.
	// Type: `WebUrl`.
	SupportURL *string `json:"support_url"`
	// Message shown after a person has claimed. Null for the default.
	// Type: `Note`.
	ThankYou *string `json:"thank_you"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramBranding) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramBranding) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramBranding) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramBranding) GoString() string { return showModel(m) }

// Branding of a program's claim pages and messages.
type ProgramBrandingInput struct {
	Model
	// Name shown to people. Default: your account's name.
	// Type: `Label`.
	DisplayName Nullable[string] `json:"display_name,omitempty"`
	// Colour of buttons on claim pages.
	// Type: `Color`.
	Color Nullable[string] `json:"color,omitempty"`
	// URL of a logo for claim pages of your own, at most 512 pixels wide.
	// Type: `WebUrl`.
	LogoURL Nullable[string] `json:"logo_url,omitempty"`
	// URL where people find help.
	// Type: `WebUrl`.
	SupportURL Nullable[string] `json:"support_url,omitempty"`
	// Message shown after a person has claimed.
	// Type: `Note`.
	ThankYou Nullable[string] `json:"thank_you,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramBrandingInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramBrandingInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramBrandingInput) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramBrandingInput) GoString() string { return showModel(m) }

// At most 20 percent of a budget remains. Sent once each time it falls this low.
type ProgramBudgetLowEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `program.budget.low`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ProgramEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramBudgetLowEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramBudgetLowEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramBudgetLowEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramBudgetLowEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramBudgetLowEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A program was closed permanently.
type ProgramClosedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `program.closed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ProgramEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramClosedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramClosedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramClosedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramClosedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramClosedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Number of rewards of a program, by outcome.
type ProgramCounts struct {
	Model
	// Total number of rewards created.
	// Type: `Count`.
	Rewards int64 `json:"rewards"`
	// Number of rewards that people have received.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of rewards held in escrow or for review.
	// Type: `Count`.
	Held int64 `json:"held"`
	// Number of rewards that could not be sent.
	// Type: `Count`.
	Failed int64 `json:"failed"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramCounts) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramCounts) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramCounts) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramCounts) GoString() string { return showModel(m) }

// Parameters to create a program.
type ProgramCreate struct {
	Model
	// Name of the program.
	// Type: `Label`.
	Name string `json:"name"`
	// Description for your own use.
	// Type: `Note`.
	Description *string `json:"description,omitempty"`
	// Currency of the budget and of all rewards. Cannot be changed.
	// Type: `CurrencyInput`.
	Currency string `json:"currency"`
	// Face value of rewards that set no amount. Default: none, so every reward must set one.
	// Type: `MoneyInput`.
	DefaultAmount *string `json:"default_amount,omitempty"`
	// Total amount the program can give away. Needed to activate it; see also `fund`.
	// Type: `MoneyInput`.
	Budget *string `json:"budget,omitempty"`
	// How the budget is funded. Cannot be changed.
	Funding *ProgramFunding `json:"funding,omitempty"`
	// Reward types that the program can send. At least one is needed to activate it.
	Choices []SendType `json:"choices,omitempty"`
	// Ways in which rewards can be created. Default: all of them.
	Sources []ProgramSource `json:"sources,omitempty"`
	// Limit each phone number to one reward. Default: `false`.
	OnePerPhone *bool `json:"one_per_phone,omitempty"`
	// What happens to electricity rewards during a national outage. Default: `queue`.
	OnZesaDown *PowerDownChoice `json:"on_zesa_down,omitempty"`
	// How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
	// Type: `DurationInput`.
	MaxHold *string `json:"max_hold,omitempty"`
	// How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
	// Type: `DurationInput`.
	CloseGrace *string `json:"close_grace,omitempty"`
	// Omit the program and amount from SMS messages. Default: `false`.
	SensitiveData *bool `json:"sensitive_data,omitempty"`
	// Limits on what one person can receive. Default: no limit.
	PerRecipient *RewardLimitsInput `json:"per_recipient,omitempty"`
	// Reward only phone numbers of this network.
	// Type: `NetworkId`.
	RequireNetwork *string `json:"require_network,omitempty"`
	// Maximum rewards per hour from completions. Default: no limit.
	ThrottlePerHour *int64 `json:"throttle_per_hour,omitempty"`
	// Minimum age of the recipient's record, or of `user_created_at` in its metadata, up to 400 days.
	// Type: `DurationInput`.
	MinAccountAge *string `json:"min_account_age,omitempty"`
	// Rewards to hold before they are sent. Default: none. With `mode: none`, no condition can be
	// set.
	Hold *ProgramHoldInput `json:"hold,omitempty"`
	// Custom SMS message to the person. Default: our standard message. If it contains the merge field
	// `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message,omitempty"`
	// Branding of claim pages and messages.
	Branding *ProgramBrandingInput `json:"branding,omitempty"`
	// Legal basis for processing these people's data. Also set on recipients that the program
	// creates. Default: `legitimate_interest`.
	LawfulBasis *LawfulBasis `json:"lawful_basis,omitempty"`
	// Location where people must check in to claim links. Needs the source `links`. Default:
	// anywhere.
	Geofence *GeofenceInput `json:"geofence,omitempty"`
	// Your own key-value data about the program.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramCreate) GoString() string { return showModel(m) }

// Amount to remove from a program's budget.
type ProgramDefund struct {
	Model
	// Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramDefund) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramDefund) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramDefund) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramDefund) GoString() string { return showModel(m) }

// An event's payload: Program.
type ProgramEventData struct {
	Model
	// The Program with its values at this attempt.
	Object Program `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramEventData) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The budget is spent or allocated. No rewards are given until budget returns.
type ProgramExhaustedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `program.exhausted`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ProgramEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramExhaustedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramExhaustedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramExhaustedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramExhaustedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramExhaustedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Amount to add to a program's budget.
type ProgramFund struct {
	Model
	// Amount to add, in the program's currency.
	// Type: `MoneyInput`.
	Amount string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramFund) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramFund) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramFund) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramFund) GoString() string { return showModel(m) }

// Rewards of a program that are held before they are sent, and for how long.
type ProgramHold struct {
	Model
	// What happens to rewards that are held.
	Mode ProgramHoldMode `json:"mode"`
	// Only rewards above this amount are held. Null if all are.
	// Type: `Money`.
	AmountOver *string `json:"amount_over"`
	// Whether only the first reward of each recipient is held.
	FirstReward bool `json:"first_reward"`
	// Number of seconds after which an unreleased reward expires.
	// Type: `Seconds`.
	ExpiresAfter int64 `json:"expires_after"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramHold) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramHold) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramHold) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramHold) GoString() string { return showModel(m) }

// Rewards of a program to hold before they are sent, and for how long.
type ProgramHoldInput struct {
	Model
	// What happens to rewards that are held. Default: `none`.
	Mode *ProgramHoldMode `json:"mode,omitempty"`
	// Hold only rewards above this amount. Default: hold all.
	// Type: `MoneyInput`.
	AmountOver Nullable[string] `json:"amount_over,omitempty"`
	// Hold only the first reward of each recipient.
	FirstReward *bool `json:"first_reward,omitempty"`
	// How long until an unreleased reward expires, from 1 hour to 365 days. Default: 30 days.
	// Type: `DurationInput`.
	ExpiresAfter *string `json:"expires_after,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramHoldInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramHoldInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramHoldInput) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramHoldInput) GoString() string { return showModel(m) }

// One page of a list.
type ProgramList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Program `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramList) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A program was paused and gives no rewards until it is resumed.
type ProgramPausedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `program.paused`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ProgramEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramPausedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramPausedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramPausedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramPausedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramPausedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An exhausted program has budget again and gives rewards.
type ProgramReactivatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `program.reactivated`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ProgramEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramReactivatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramReactivatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramReactivatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramReactivatedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ProgramReactivatedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Performance of your programs in a period.
type ProgramReport struct {
	Model
	// Always `report`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Kind of the report.
	Kind ReportKind `json:"kind"`
	// First day of the period, inclusive.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the period, inclusive.
	// Type: `Day`.
	To string `json:"to"`
	// Currency that was requested. Null for both.
	Currency *Currency `json:"currency"`
	// Dimensions that rows are grouped by.
	GroupBy []ProgramReportDimension `json:"group_by"`
	// Programs that created rewards in the period or are not closed, newest first, at most 10,000.
	Rows []ProgramReportRow `json:"rows"`
	// Totals of all programs, one per currency.
	Totals []ProgramReportTotals `json:"totals"`
	// Whether rows were omitted because the limit was reached.
	Truncated bool `json:"truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramReport) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramReport) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramReport) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramReport) GoString() string { return showModel(m) }

// Dimension values of a row.
type ProgramReportKeys struct {
	Model
	// Program of the row. Null if there is none.
	// Type: `ProgramId`.
	Program *string `json:"program"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramReportKeys) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramReportKeys) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramReportKeys) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramReportKeys) GoString() string { return showModel(m) }

// Performance of one program.
type ProgramReportRow struct {
	Model
	// Dimension values of the row.
	Keys ProgramReportKeys `json:"keys"`
	// Name of the program.
	// Type: `Label`.
	Name string `json:"name"`
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Current budget of the program.
	// Type: `Money`.
	Budget string `json:"budget"`
	// Amount spent on rewards created in the period, except those that failed.
	// Type: `Money`.
	Spent string `json:"spent"`
	// Amount currently earmarked for escrow and unclaimed links.
	// Type: `Money`.
	Earmarked string `json:"earmarked"`
	// Amount of the budget currently remaining.
	// Type: `Money`.
	Remaining string `json:"remaining"`
	// Number of rewards created.
	// Type: `Count`.
	Rewards int64 `json:"rewards"`
	// Number of rewards that were delivered.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of rewards that are held.
	// Type: `Count`.
	Held int64 `json:"held"`
	// Number of rewards that failed.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Amount spent per delivered reward. Null if none was delivered.
	// Type: `Money`.
	CostPerCompletion *string `json:"cost_per_completion"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramReportRow) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramReportRow) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramReportRow) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramReportRow) GoString() string { return showModel(m) }

// Totals of all programs in one currency.
type ProgramReportTotals struct {
	Model
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Current budget of the program.
	// Type: `Money`.
	Budget string `json:"budget"`
	// Amount spent on rewards created in the period, except those that failed.
	// Type: `Money`.
	Spent string `json:"spent"`
	// Amount currently earmarked for escrow and unclaimed links.
	// Type: `Money`.
	Earmarked string `json:"earmarked"`
	// Amount of the budget currently remaining.
	// Type: `Money`.
	Remaining string `json:"remaining"`
	// Number of rewards created.
	// Type: `Count`.
	Rewards int64 `json:"rewards"`
	// Number of rewards that were delivered.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of rewards that are held.
	// Type: `Count`.
	Held int64 `json:"held"`
	// Number of rewards that failed.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Amount spent per delivered reward. Null if none was delivered.
	// Type: `Money`.
	CostPerCompletion *string `json:"cost_per_completion"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramReportTotals) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramReportTotals) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramReportTotals) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramReportTotals) GoString() string { return showModel(m) }

// A rule by which a program rewards what people do.
type ProgramRule struct {
	Model
	// Unique identifier of the object.
	// Type: `ProgramRuleId`.
	ID string `json:"id"`
	// Always `program_rule`.
	Object string `json:"object"`
	// Time at which the rule was first created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether it gives away real money: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Name of the rule.
	// Type: `Label`.
	Name string `json:"name"`
	// Currency of the rule's amounts: that of the program.
	Currency Currency `json:"currency"`
	// Whether the rule is active and gives rewards.
	Active bool `json:"active"`
	// What the rule measures to decide whether it matches.
	Kind ProgramRuleKind `json:"kind"`
	// What triggers the rule.
	On ProgramRuleTrigger `json:"on"`
	// Name of the activities that trigger the rule. Null for all of them, and for other triggers.
	// Type: `ActivityName`.
	ActivityName *string `json:"activity_name"`
	// Conditions for the rule to match.
	When RuleConditions `json:"when"`
	// How often it must happen. Null if the rule matches each time.
	Count *RuleCount `json:"count"`
	// Reward that the rule gives.
	Give RuleGive `json:"give"`
	// Limits on what one person receives from this rule, in addition to the program's limits.
	Limit RewardLimits `json:"limit"`
	// Time at which the rule starts to give rewards. Null if immediately.
	// Type: `UnixTime`.
	StartsAt *int64 `json:"starts_at"`
	// Time at which the rule stops giving rewards. Null if never.
	// Type: `UnixTime`.
	EndsAt *int64 `json:"ends_at"`
	// Rules with a higher priority are evaluated first. Every rule that matches gives its reward.
	Priority int64 `json:"priority"`
	// Number of seconds a person must wait between rewards of this rule. Null for no wait.
	// Type: `Seconds`.
	Cooldown *int64 `json:"cooldown"`
	// Number of times the rule has matched.
	// Type: `Count`.
	MatchedCount int64 `json:"matched_count"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramRule) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramRule) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramRule) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramRule) GoString() string { return showModel(m) }

// All rules of a program, in the order they are evaluated.
type ProgramRuleList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// Path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// All rules of the program.
	Data []ProgramRule `json:"data"`
	// Always false: the list has one page.
	HasMore bool `json:"has_more"`
	// Always null: the list has one page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramRuleList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramRuleList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramRuleList) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramRuleList) GoString() string { return showModel(m) }

// A rule of the new set.
type ProgramRuleWrite struct {
	Model
	// ID of an existing rule to replace, keeping its count. Default: creates a new rule.
	// Type: `ProgramRuleId`.
	ID *string `json:"id,omitempty"`
	// Name of the rule.
	// Type: `Label`.
	Name string `json:"name"`
	// Whether the rule is active and gives rewards.
	Active *bool `json:"active,omitempty"`
	// What the rule measures. Lotteries and prize draws return `rule_not_allowed`.
	Kind ProgramRuleKind `json:"kind"`
	// What triggers the evaluation of the rule.
	On ProgramRuleTrigger `json:"on"`
	// Trigger only on activities with this name. Omitted or null: on all. Only for activities.
	// Type: `ActivityName`.
	ActivityName Nullable[string] `json:"activity_name,omitempty"`
	// Conditions for the rule to match.
	When *RuleConditionsInput `json:"when,omitempty"`
	// How often it must happen. Required for `threshold`, `streak` and `milestone`.
	Count Nullable[RuleCountInput] `json:"count,omitempty"`
	// Reward that the rule gives.
	Give RuleGiveInput `json:"give"`
	// Limits on what one person receives from this rule.
	Limit *RewardLimitsInput `json:"limit,omitempty"`
	// Time at which the rule starts to give rewards. Omitted or null: immediately.
	StartsAt Nullable[Moment] `json:"starts_at,omitempty"`
	// Time at which the rule stops giving rewards. Omitted or null: never.
	EndsAt Nullable[Moment] `json:"ends_at,omitempty"`
	// Rules with a higher priority are evaluated first.
	Priority *int64 `json:"priority,omitempty"`
	// Minimum time between two rewards of this rule to the same person.
	// Type: `DurationInput`.
	Cooldown Nullable[string] `json:"cooldown,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramRuleWrite) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramRuleWrite) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramRuleWrite) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramRuleWrite) GoString() string { return showModel(m) }

// The complete new set of rules of a program.
type ProgramRulesWrite struct {
	Model
	// All rules of the program, at most 50 of them active. Rules you omit are switched off.
	Rules []ProgramRuleWrite `json:"rules"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramRulesWrite) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramRulesWrite) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramRulesWrite) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramRulesWrite) GoString() string { return showModel(m) }

// Changes to a program. Omitted fields keep their value; a field that is set is replaced as a
// whole. Currency and funding cannot change.
type ProgramUpdate struct {
	Model
	// Name of the program.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// Description for your own use. Null removes it.
	// Type: `Note`.
	Description Nullable[string] `json:"description,omitempty"`
	// Face value of rewards that set no amount. Null if every reward must set one.
	// Type: `MoneyInput`.
	DefaultAmount Nullable[string] `json:"default_amount,omitempty"`
	// Total amount the program can give away. Cannot be less than it has spent and earmarked.
	// Type: `MoneyInput`.
	Budget *string `json:"budget,omitempty"`
	// Reward types that the program can send. At least one is needed to activate it.
	Choices []SendType `json:"choices,omitempty"`
	// Ways in which rewards can be created. Default: all of them.
	Sources []ProgramSource `json:"sources,omitempty"`
	// Limit each phone number to one reward. Default: `false`.
	OnePerPhone *bool `json:"one_per_phone,omitempty"`
	// What happens to electricity rewards during a national outage. Default: `queue`.
	OnZesaDown *PowerDownChoice `json:"on_zesa_down,omitempty"`
	// How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
	// Type: `DurationInput`.
	MaxHold *string `json:"max_hold,omitempty"`
	// How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
	// Type: `DurationInput`.
	CloseGrace *string `json:"close_grace,omitempty"`
	// Omit the program and amount from SMS messages. Default: `false`.
	SensitiveData *bool `json:"sensitive_data,omitempty"`
	// Limits on what one person can receive. Null removes all limits.
	PerRecipient Nullable[RewardLimitsInput] `json:"per_recipient,omitempty"`
	// Reward only phone numbers of this network. Null allows any network.
	// Type: `NetworkId`.
	RequireNetwork Nullable[string] `json:"require_network,omitempty"`
	// Maximum rewards per hour from completions. Null removes the limit.
	ThrottlePerHour Nullable[int64] `json:"throttle_per_hour,omitempty"`
	// Minimum age of the recipient's record. Null removes the requirement.
	// Type: `DurationInput`.
	MinAccountAge Nullable[string] `json:"min_account_age,omitempty"`
	// Rewards to hold before they are sent. Null for none; rewards already held stay held.
	Hold Nullable[ProgramHoldInput] `json:"hold,omitempty"`
	// Custom SMS message to the person. Null restores our standard message.
	// Type: `SmsTemplate`.
	SMSMessage Nullable[string] `json:"sms_message,omitempty"`
	// Branding of claim pages and messages. Null restores the default.
	Branding Nullable[ProgramBrandingInput] `json:"branding,omitempty"`
	// Legal basis for processing these people's data. Null removes it.
	LawfulBasis Nullable[LawfulBasis] `json:"lawful_basis,omitempty"`
	// Location where people must check in to claim links. Null for anywhere.
	Geofence Nullable[GeofenceInput] `json:"geofence,omitempty"`
	// Your own key-value data about the program. Keys are merged; see `MetadataUpdate`. Null removes
	// all keys.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProgramUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProgramUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProgramUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m ProgramUpdate) GoString() string { return showModel(m) }

// Stock of one network for the batch.
type ProviderFloat struct {
	Model
	// Network that the stock is for.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Whether the stock is sufficient for the network's lines.
	State ProviderFloatState `json:"state"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProviderFloat) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProviderFloat) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProviderFloat) String() string { return showModel(m) }

// GoString is as String.
func (m ProviderFloat) GoString() string { return showModel(m) }

// State of a supplier. Suppliers are never named.
type ProviderStatus struct {
	Model
	// Anonymous name of the supplier: `provider_a` and so on.
	Name string `json:"name"`
	// Current state of the supplier.
	State NetworkCondition `json:"state"`
	// Time at which the supplier entered this state.
	// Type: `UnixTime`.
	Since int64 `json:"since"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ProviderStatus) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ProviderStatus) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ProviderStatus) String() string { return showModel(m) }

// GoString is as String.
func (m ProviderStatus) GoString() string { return showModel(m) }

// What a sale would deliver, and what the customer pays.
type Quote struct {
	Model
	// ID of the quote.
	// Type: `QuoteId`.
	ID string `json:"id"`
	// Always `quote`.
	Object string `json:"object"`
	// Time at which the quote was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Current status: whether a sale can use the quote.
	Status QuoteStatus `json:"status"`
	// ID of the product.
	// Type: `ProductId`.
	Product string `json:"product"`
	// Type of the sale.
	Type SendType `json:"type"`
	// ID of the network that delivers the sale.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Phone number in E.164 format, or meter number. A sale that uses the quote is delivered to it.
	// Type: `Target`.
	Target string `json:"target"`
	// The face value. A sale that uses the quote can have a different amount.
	// Type: `Money`.
	Amount string `json:"amount"`
	// The currency. A sale that uses the quote must be in this currency.
	Currency Currency `json:"currency"`
	// What the customer pays: always the face value.
	// Type: `Money`.
	YouPay string `json:"you_pay"`
	// Data bundle. Null for airtime and power.
	Bundle *SendBundle `json:"bundle"`
	// The confirmed meter. Null for airtime and data.
	Meter *Meter `json:"meter"`
	// Units that the amount buys. Null for airtime and data.
	Power *QuotePower `json:"power"`
	// Time at which the quote expires: 30 minutes after it was created.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
	// ID of the send that used the quote. Null if it is unused.
	// Type: `SendId`.
	UsedBy *string `json:"used_by"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Quote) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Quote) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Quote) String() string { return showModel(m) }

// GoString is as String.
func (m Quote) GoString() string { return showModel(m) }

// Parameters of a quote. Set `target`, `amount`, and either `currency` or `product`.
type QuoteCreate struct {
	Model
	// Mobile number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.
	Target string `json:"target"`
	// ID of the product, such as `power-usd`. Default: derived from `target` and `currency`.
	// Type: `ProductId`.
	Product *string `json:"product,omitempty"`
	// The face value: what the customer pays and receives.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
	// The currency. Required unless `product` is set; there is no default.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// ID of the bundle. Required for data.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *QuoteCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m QuoteCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m QuoteCreate) String() string { return showModel(m) }

// GoString is as String.
func (m QuoteCreate) GoString() string { return showModel(m) }

// Units that a power quote buys.
type QuotePower struct {
	Model
	// Units that the amount buys now.
	Now PowerUnits `json:"now"`
	// Units that the amount buys from the 1st of next month.
	AfterReset PowerUnitsAfterReset `json:"after_reset"`
	// How reliable the estimate is, in one sentence for the cashier.
	// Type: `Note`.
	Note string `json:"note"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *QuotePower) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m QuotePower) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m QuotePower) String() string { return showModel(m) }

// GoString is as String.
func (m QuotePower) GoString() string { return showModel(m) }

// A receipt of a send, ready to print.
type Receipt struct {
	Model
	// Always `receipt`.
	Object string `json:"object"`
	// Time of the sale.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Number printed on the receipt.
	// Type: `ReceiptNumber`.
	Number string `json:"number"`
	// ID of the send.
	// Type: `SendId`.
	Send string `json:"send"`
	// Seller named on the receipt.
	Seller ReceiptSeller `json:"seller"`
	// Time at which this receipt was generated.
	// Type: `UnixTime`.
	IssuedAt int64 `json:"issued_at"`
	// Type of the sale.
	Type SendType `json:"type"`
	// ID of the network that delivers the send.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Phone number in E.164 format, or meter number.
	// Type: `Target`.
	Target string `json:"target"`
	// Face value: what the customer paid for.
	// Type: `Money`.
	Amount string `json:"amount"`
	// The currency of `amount`.
	Currency Currency `json:"currency"`
	// Status of the send. Only `delivered` proves delivery.
	Status SendStatus `json:"status"`
	// Power token, masked without `tokens:read`. Null until delivered.
	// Type: `PowerToken`.
	Token *Secret `json:"token"`
	// Tokens in the order of entry. Empty until delivered.
	Tokens []SendToken `json:"tokens"`
	// Kilowatt hours bought. Null until known, and for airtime and data.
	// Type: `Units`.
	Units *string `json:"units"`
	// Breakdown of the amount paid. Null until known, and for airtime and data.
	Breakdown *PowerBreakdown `json:"breakdown"`
	// Meter of a power sale. Null for airtime and data.
	Meter *ReceiptMeter `json:"meter"`
	// Confirmation number of the network or utility. Quote it to their support.
	ProviderReference *string `json:"provider_reference"`
	// Your own reference. Null if you sent none.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference"`
	// Lines of 32 columns, for a printer that aligns both sides of a line itself. In test mode the
	// first line is `TEST - NOT A SALE`.
	Lines []ReceiptLine `json:"lines"`
	// The same lines as one text, padded to 32 columns and separated by `\n`, ready to print.
	Text string `json:"text"`
	// Signature of a fiscal device. Null: no device is connected yet.
	Fiscal *ReceiptFiscal `json:"fiscal"`
	// What the cashier does next, in one sentence. Null when the sale is complete. Not printed.
	// Type: `Note`.
	Note *string `json:"note"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Receipt) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Receipt) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Receipt) String() string { return showModel(m) }

// GoString is as String.
func (m Receipt) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Receipt) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Signature of a fiscal device.
type ReceiptFiscal struct {
	Model
	// Fiscal number of the receipt.
	Number string `json:"number"`
	// Signature of the fiscal device.
	Signature string `json:"signature"`
	// Content of the QR code.
	QrData string `json:"qr_data"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReceiptFiscal) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReceiptFiscal) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReceiptFiscal) String() string { return showModel(m) }

// GoString is as String.
func (m ReceiptFiscal) GoString() string { return showModel(m) }

// A line of 32 columns: `label` at the left edge, `value` at the right one.
type ReceiptLine struct {
	Model
	// Text at the left edge. Empty when the line continues the one above.
	// Type: `ReceiptText`.
	Label string `json:"label"`
	// Text at the right edge. Empty for a line of plain text.
	// Type: `ReceiptText`.
	Value string `json:"value"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReceiptLine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReceiptLine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReceiptLine) String() string { return showModel(m) }

// GoString is as String.
func (m ReceiptLine) GoString() string { return showModel(m) }

// Meter shown on a receipt.
type ReceiptMeter struct {
	Model
	// Number of the meter.
	// Type: `MeterNumber`.
	Number string `json:"number"`
	// Name of the meter's owner, masked.
	NameMasked *string `json:"name_masked"`
	// Suburb of the meter, never its full address.
	Suburb *string `json:"suburb"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReceiptMeter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReceiptMeter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReceiptMeter) String() string { return showModel(m) }

// GoString is as String.
func (m ReceiptMeter) GoString() string { return showModel(m) }

// Seller named on the receipt.
type ReceiptSeller struct {
	Model
	// Name of your account, as customers see it.
	// Type: `Label`.
	Name string `json:"name"`
	// Phone number for customer support. Null if the account has none.
	// Type: `Phone`.
	SupportPhone *string `json:"support_phone"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReceiptSeller) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReceiptSeller) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReceiptSeller) String() string { return showModel(m) }

// GoString is as String.
func (m ReceiptSeller) GoString() string { return showModel(m) }

// A person you send to.
type Recipient struct {
	Model
	// Unique identifier of the object.
	// Type: `RecipientId`.
	ID string `json:"id"`
	// Always `recipient`.
	Object string `json:"object"`
	// Time at which the recipient was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Your own ID for the recipient. Null if not set.
	// Type: `ExternalId`.
	ExternalID *string `json:"external_id"`
	// Name of the person, used in SMS merge fields. Null once erased, and for recipients a reward
	// created from a phone number only.
	// Type: `Label`.
	Name *string `json:"name"`
	// First name of the person. Null if not known separately.
	// Type: `Label`.
	FirstName *string `json:"first_name"`
	// Phone number for airtime, data and messages. Null if there is none.
	// Type: `Phone`.
	Phone *string `json:"phone"`
	// Mobile network of the phone number. Null if there is no number.
	// Type: `NetworkId`.
	Network *string `json:"network"`
	// Email address of the person. Null if not set.
	// Type: `Email`.
	Email *string `json:"email"`
	// Electricity meters of the recipient.
	Meters []RecipientMeter `json:"meters"`
	// Meter used when none is specified. Null if there is none.
	// Type: `MeterNumber`.
	DefaultMeter *string `json:"default_meter"`
	// Your payroll number for the person. Null if not set.
	// Type: `PayrollId`.
	PayrollID *string `json:"payroll_id"`
	// Cost centre that sends to the recipient are booked to. Null if there is none. Can be expanded.
	CostCenter *Expandable[CostCenter] `json:"cost_center"`
	// Groups that the recipient is in.
	Groups []string `json:"groups"`
	// Maximum to send per calendar month in Harare. Exceeding it only warns. Null if not set.
	MonthlyCap map[string]*string `json:"monthly_cap"`
	// Legal basis for holding the recipient's personal data.
	LawfulBasis LawfulBasis `json:"lawful_basis"`
	// Consent given by the recipient. Null if the legal basis is another.
	Consent *RecipientConsent `json:"consent"`
	// Tags to group and filter recipients by.
	Tags []string `json:"tags"`
	// Current status. Decides whether the recipient can be used or is being erased; see Lifecycles.
	Status RecipientStatus `json:"status"`
	// Time at which the recipient will be erased. Null unless an erasure is pending.
	// Type: `UnixTime`.
	EraseAt *int64 `json:"erase_at"`
	// Totals of what the recipient has received. Only returned when a single recipient is retrieved,
	// null otherwise.
	Totals *RecipientTotals `json:"totals"`
	// Internal notes for your team. Null if not set.
	// Type: `Note`.
	Notes *string `json:"notes"`
	// Your own key-value data about the recipient.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Recipient) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Recipient) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Recipient) String() string { return showModel(m) }

// GoString is as String.
func (m Recipient) GoString() string { return showModel(m) }

// Outcome of a bulk request.
type RecipientBulk struct {
	Model
	// Always `recipient_bulk`.
	Object string `json:"object"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Number of recipients created.
	// Type: `Count`.
	CreatedCount int64 `json:"created_count"`
	// Number of recipients updated.
	// Type: `Count`.
	UpdatedCount int64 `json:"updated_count"`
	// Number of recipients left unchanged.
	// Type: `Count`.
	UnchangedCount int64 `json:"unchanged_count"`
	// Number of lines that failed.
	// Type: `Count`.
	FailedCount int64 `json:"failed_count"`
	// Outcome of each line, in the original order.
	Results []RecipientBulkResult `json:"results"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientBulk) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientBulk) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientBulk) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientBulk) GoString() string { return showModel(m) }

// Recipients to create or update at once. Set `recipients` or `csv`.
type RecipientBulkCreate struct {
	Model
	// Recipients to create or update, at most 1,000.
	Recipients []RecipientBulkLine `json:"recipients,omitempty"`
	// The recipients as CSV. Columns are named like the fields, in any case: `name`, `first_name`,
	// `external_id`, `phone`, `email`, `meter`, `payroll_id`, `cost_center`, `tags` (separated by
	// `;`), `monthly_cap.USD`, `notes` and `metadata[key]`. A file that an export of recipients wrote
	// can be sent as it is.
	// Type: `RecipientCsv`.
	CSV *string `json:"csv,omitempty"`
	// What to do with columns of `csv` that have another name.
	UnknownColumns *UnknownColumns `json:"unknown_columns,omitempty"`
	// What to do with lines whose recipient already exists.
	Mode *RecipientBulkMode `json:"mode,omitempty"`
	// Field by which a line finds its recipient.
	Match *RecipientMatch `json:"match,omitempty"`
	// Write all lines or none: a single invalid line rejects the whole request.
	Atomic *bool `json:"atomic,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientBulkCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientBulkCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientBulkCreate) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientBulkCreate) GoString() string { return showModel(m) }

// One recipient of a bulk request, with the fields of `RecipientCreate`. Fields are parsed
// leniently: an invalid value fails only its line. An unknown field returns 400.
type RecipientBulkLine struct {
	Model
	// ID of the recipient to update, `rcp_…`, as an export has it. Takes precedence over `match`.
	// Type: `LineValue`.
	ID *string `json:"id,omitempty"`
	// Name of the person, used in SMS merge fields. Required.
	// Type: `LineValue`.
	Name *string `json:"name,omitempty"`
	// First name of the person. Default: the first word of the name.
	// Type: `LineValue`.
	FirstName *string `json:"first_name,omitempty"`
	// Your own ID for the recipient, unique in the account.
	// Type: `LineValue`.
	ExternalID *string `json:"external_id,omitempty"`
	// Mobile number, in any Zimbabwean format.
	// Type: `LineValue`.
	Phone *string `json:"phone,omitempty"`
	// Email address to contact.
	// Type: `LineValue`.
	Email *string `json:"email,omitempty"`
	// Electricity meters of the recipient.
	Meters []RecipientMeterLine `json:"meters,omitempty"`
	// Meter used when none is specified. Default: the first of `meters`. Without `meters`, a new
	// number replaces the default meter of before.
	// Type: `LineValue`.
	DefaultMeter *string `json:"default_meter,omitempty"`
	// IDs of groups to add the recipient to: `grp_…`.
	Groups []string `json:"groups,omitempty"`
	// Maximum to send per calendar month in Harare. Exceeding it only warns.
	MonthlyCap map[string]string `json:"monthly_cap,omitempty"`
	// Consent of the person. Required if the legal basis is `consent`.
	Consent *RecipientConsentLine `json:"consent,omitempty"`
	// Tags to group and filter recipients by.
	Tags []string `json:"tags,omitempty"`
	// Your payroll number for the person. Unique in the account.
	// Type: `LineValue`.
	PayrollID *string `json:"payroll_id,omitempty"`
	// Cost centre that sends to the recipient are booked to: `cc_…`, or `gl:` and its `gl_code`.
	// Type: `LineValue`.
	CostCenter *string `json:"cost_center,omitempty"`
	// Legal basis for holding the recipient's personal data. Default: `contract`.
	// Type: `LineValue`.
	LawfulBasis *string `json:"lawful_basis,omitempty"`
	// Internal notes for your team.
	// Type: `LineValue`.
	Notes *string `json:"notes,omitempty"`
	// Your own key-value data about the recipient.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientBulkLine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientBulkLine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientBulkLine) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientBulkLine) GoString() string { return showModel(m) }

// Outcome of one line of a bulk request.
type RecipientBulkResult struct {
	Model
	// Line number, starting at 1 and not counting the header row.
	Line int64 `json:"line"`
	// Outcome of the line.
	Status RecipientBulkStatus `json:"status"`
	// Recipient that was written. Null if the line failed.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
	// Reason the line failed: the error that `POST /recipients` would return. Null if it succeeded.
	Error *ErrorDetail `json:"error"`
	// Warnings about a recipient that was created.
	Warnings []RecipientWarning `json:"warnings"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientBulkResult) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientBulkResult) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientBulkResult) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientBulkResult) GoString() string { return showModel(m) }

// Consent given by a person.
type RecipientConsent struct {
	Model
	// Time at which the person gave consent.
	// Type: `UnixTime`.
	At int64 `json:"at"`
	// Where consent was given: a form, a page, a call.
	// Type: `Label`.
	Source string `json:"source"`
	// Version of the text the person agreed to. Null if not recorded.
	// Type: `Label`.
	TextVersion *string `json:"text_version"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientConsent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientConsent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientConsent) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientConsent) GoString() string { return showModel(m) }

// Consent given by a person.
type RecipientConsentInput struct {
	Model
	// Time at which the person gave consent.
	At Moment `json:"at"`
	// Where consent was given: a form, a page, a call.
	// Type: `Label`.
	Source string `json:"source"`
	// Version of the text that the person agreed to.
	// Type: `Label`.
	TextVersion Nullable[string] `json:"text_version,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientConsentInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientConsentInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientConsentInput) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientConsentInput) GoString() string { return showModel(m) }

// The consent of a line's recipient, parsed leniently.
type RecipientConsentLine struct {
	Model
	// When the person gave consent.
	// Type: `LineValue`.
	At *string `json:"at,omitempty"`
	// Where consent was given: a form, a page, a call.
	// Type: `LineValue`.
	Source *string `json:"source,omitempty"`
	// Version of the text that the person agreed to.
	// Type: `LineValue`.
	TextVersion *string `json:"text_version,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientConsentLine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientConsentLine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientConsentLine) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientConsentLine) GoString() string { return showModel(m) }

// Parameters to create a recipient. Set a phone number, a meter or both.
type RecipientCreate struct {
	Model
	// Name of the person, used in SMS merge fields.
	// Type: `Label`.
	Name string `json:"name"`
	// First name of the person. Default: the first word of the name.
	// Type: `Label`.
	FirstName *string `json:"first_name,omitempty"`
	// Your own ID for the recipient, unique in the account.
	// Type: `ExternalId`.
	ExternalID *string `json:"external_id,omitempty"`
	// Mobile number, in any Zimbabwean format.
	// Type: `PhoneInput`.
	Phone *string `json:"phone,omitempty"`
	// Email address to contact.
	// Type: `Email`.
	Email *string `json:"email,omitempty"`
	// Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
	Meters []RecipientMeterInput `json:"meters,omitempty"`
	// Meter used when none is specified. Default: the first of `meters`.
	// Type: `MeterInput`.
	DefaultMeter *string `json:"default_meter,omitempty"`
	// Your payroll number for the person. Unique in the account.
	// Type: `PayrollId`.
	PayrollID *string `json:"payroll_id,omitempty"`
	// Cost centre that sends to the recipient are booked to.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center,omitempty"`
	// Groups to add the recipient to.
	Groups []string `json:"groups,omitempty"`
	// Maximum to send per calendar month in Harare. Exceeding it only warns.
	MonthlyCap map[string]*string `json:"monthly_cap,omitempty"`
	// Legal basis for holding the recipient's personal data.
	LawfulBasis *LawfulBasis `json:"lawful_basis,omitempty"`
	// Consent of the person. Required if the legal basis is `consent`.
	Consent *RecipientConsentInput `json:"consent,omitempty"`
	// Tags to group and filter recipients by.
	Tags []string `json:"tags,omitempty"`
	// Internal notes for your team.
	// Type: `Note`.
	Notes *string `json:"notes,omitempty"`
	// Your own key-value data about the recipient.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientCreate) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientCreate) GoString() string { return showModel(m) }

// A recipient was created.
type RecipientCreatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `recipient.created`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RecipientEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientCreatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientCreatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientCreatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientCreatedEvent) GoString() string { return showModel(m) }

// The personal data of a recipient was erased. Only its ID remains.
type RecipientErasedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `recipient.erased`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RecipientEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientErasedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientErasedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientErasedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientErasedEvent) GoString() string { return showModel(m) }

// A recipient will be erased in seven days unless it is restored.
type RecipientErasurePendingEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `recipient.erasure_pending`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RecipientEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientErasurePendingEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m RecipientErasurePendingEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientErasurePendingEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientErasurePendingEvent) GoString() string { return showModel(m) }

// An event's payload: Recipient.
type RecipientEventData struct {
	Model
	// The Recipient with its values at this attempt.
	Object Recipient `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientEventData) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientEventData) GoString() string { return showModel(m) }

// One page of a list.
type RecipientList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Recipient `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientList) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientList) GoString() string { return showModel(m) }

// An electricity meter of a recipient.
type RecipientMeter struct {
	Model
	// Meter number of 11 digits.
	// Type: `MeterNumber`.
	Number string `json:"number"`
	// Your label for it, such as `Home`. Null if not set.
	// Type: `Label`.
	Label *string `json:"label"`
	// Masked name of the owner, from the utility. Null until confirmed.
	NameMasked *string `json:"name_masked"`
	// Time at which the utility last confirmed the meter. Null if never.
	// Type: `UnixTime`.
	ConfirmedAt *int64 `json:"confirmed_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientMeter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientMeter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientMeter) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientMeter) GoString() string { return showModel(m) }

// An electricity meter of a recipient.
type RecipientMeterInput struct {
	Model
	// Meter number of 11 digits.
	// Type: `MeterInput`.
	Number string `json:"number"`
	// Your label for it, such as `Home`.
	// Type: `Label`.
	Label Nullable[string] `json:"label,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientMeterInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientMeterInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientMeterInput) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientMeterInput) GoString() string { return showModel(m) }

// A meter of a line, parsed leniently.
type RecipientMeterLine struct {
	Model
	// Meter number of 11 digits.
	// Type: `LineValue`.
	Number *string `json:"number,omitempty"`
	// Your label for it, such as `Home`.
	// Type: `LineValue`.
	Label *string `json:"label,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientMeterLine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientMeterLine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientMeterLine) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientMeterLine) GoString() string { return showModel(m) }

// Totals of what a recipient has received.
type RecipientTotals struct {
	Model
	// Number of sends that were delivered.
	// Type: `Count`.
	Sends int64 `json:"sends"`
	// Face value of the delivered sends.
	Amount map[string]string `json:"amount"`
	// Time at which the last send was created. Null if there is none.
	// Type: `UnixTime`.
	LastSendAt *int64 `json:"last_send_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientTotals) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientTotals) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientTotals) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientTotals) GoString() string { return showModel(m) }

// Changes to a recipient. Omitted fields keep their value; a list replaces the whole list.
type RecipientUpdate struct {
	Model
	// Name of the person, used in SMS merge fields. Null removes it.
	// Type: `Label`.
	Name Nullable[string] `json:"name,omitempty"`
	// First name of the person. Null resets it to the first word of the name.
	// Type: `Label`.
	FirstName Nullable[string] `json:"first_name,omitempty"`
	// Your own ID for the recipient. Null removes it.
	// Type: `ExternalId`.
	ExternalID Nullable[string] `json:"external_id,omitempty"`
	// Mobile number, in any Zimbabwean format. Null removes it.
	// Type: `PhoneInput`.
	Phone Nullable[string] `json:"phone,omitempty"`
	// Email address of the person. Null removes it.
	// Type: `Email`.
	Email Nullable[string] `json:"email,omitempty"`
	// Electricity meters of the recipient. Replaces the whole list.
	Meters []RecipientMeterInput `json:"meters,omitempty"`
	// Meter used when none is specified. Null removes it.
	// Type: `MeterInput`.
	DefaultMeter Nullable[string] `json:"default_meter,omitempty"`
	// Your payroll number for the person. Null removes it.
	// Type: `PayrollId`.
	PayrollID Nullable[string] `json:"payroll_id,omitempty"`
	// Cost centre that sends to the recipient are booked to. Null removes it.
	// Type: `CostCenterId`.
	CostCenter Nullable[string] `json:"cost_center,omitempty"`
	// Static groups that the recipient is in. Replaces the whole list.
	Groups []string `json:"groups,omitempty"`
	// Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
	MonthlyCap Nullable[map[string]*string] `json:"monthly_cap,omitempty"`
	// Legal basis for holding the recipient's personal data.
	LawfulBasis *LawfulBasis `json:"lawful_basis,omitempty"`
	// Consent of the person. Null removes it.
	Consent Nullable[RecipientConsentInput] `json:"consent,omitempty"`
	// Tags to group and filter recipients by. Replaces the whole list.
	Tags []string `json:"tags,omitempty"`
	// Internal notes for your team. Null removes them.
	// Type: `Note`.
	Notes Nullable[string] `json:"notes,omitempty"`
	// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientUpdate) GoString() string { return showModel(m) }

// A recipient was changed or restored.
type RecipientUpdatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `recipient.updated`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RecipientEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientUpdatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientUpdatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientUpdatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientUpdatedEvent) GoString() string { return showModel(m) }

// A warning about a line. It was written nevertheless.
type RecipientWarning struct {
	Model
	// Reason for the warning. Decide by this.
	Code RecipientWarningCode `json:"code"`
	// The warning as a sentence.
	// Type: `ErrorMessage`.
	Message string `json:"message"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RecipientWarning) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RecipientWarning) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RecipientWarning) String() string { return showModel(m) }

// GoString is as String.
func (m RecipientWarning) GoString() string { return showModel(m) }

// Dimension values of a row.
type ReconciliationKeys struct {
	Model
	// API key of the till. Null for sends not created by a key.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReconciliationKeys) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReconciliationKeys) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReconciliationKeys) String() string { return showModel(m) }

// GoString is as String.
func (m ReconciliationKeys) GoString() string { return showModel(m) }

// The daily reconciliation of your tills.
type ReconciliationReport struct {
	Model
	// Always `report`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Kind of the report.
	Kind ReportKind `json:"kind"`
	// First day of the period, inclusive.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the period, inclusive.
	// Type: `Day`.
	To string `json:"to"`
	// Currency that was requested. Null for both.
	Currency *Currency `json:"currency"`
	// Dimensions that rows are grouped by.
	GroupBy []ReconciliationDimension `json:"group_by"`
	// Tills that sold something on the day, at most 20,000 rows.
	Rows []ReconciliationRow `json:"rows"`
	// Totals of all tills, one per currency.
	Totals []ReconciliationTotals `json:"totals"`
	// Whether rows were omitted because the limit was reached.
	Truncated bool `json:"truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReconciliationReport) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReconciliationReport) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReconciliationReport) String() string { return showModel(m) }

// GoString is as String.
func (m ReconciliationReport) GoString() string { return showModel(m) }

// The day of one till.
type ReconciliationRow struct {
	Model
	// Dimension values of the row.
	Keys ReconciliationKeys `json:"keys"`
	// Label of the key. Null if not set.
	// Type: `Label`.
	Label *string `json:"label"`
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Sends created on the day.
	Opened StatementSends `json:"opened"`
	// Sends that were delivered.
	Delivered StatementSends `json:"delivered"`
	// Sends that failed or were cancelled. Their Credit was returned.
	Returned StatementSends `json:"returned"`
	// Sends that are in progress, queued, unknown or under review. Do not sell these again.
	Unresolved StatementSends `json:"unresolved"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReconciliationRow) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReconciliationRow) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReconciliationRow) String() string { return showModel(m) }

// GoString is as String.
func (m ReconciliationRow) GoString() string { return showModel(m) }

// Totals of all tills in one currency.
type ReconciliationTotals struct {
	Model
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Sends created on the day.
	Opened StatementSends `json:"opened"`
	// Sends that were delivered.
	Delivered StatementSends `json:"delivered"`
	// Sends that failed or were cancelled. Their Credit was returned.
	Returned StatementSends `json:"returned"`
	// Sends that are in progress, queued, unknown or under review. Do not sell these again.
	Unresolved StatementSends `json:"unresolved"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReconciliationTotals) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReconciliationTotals) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReconciliationTotals) String() string { return showModel(m) }

// GoString is as String.
func (m ReconciliationTotals) GoString() string { return showModel(m) }

// A person referred by another. Only the direct referrer is ever rewarded.
type Referral struct {
	Model
	// Unique identifier of the object.
	// Type: `ReferralId`.
	ID string `json:"id"`
	// Always `referral`.
	Object string `json:"object"`
	// Time at which the referral was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Program that pays the reward.
	// Type: `ProgramId`.
	Program string `json:"program"`
	// Recipient who made the referral and is rewarded.
	// Type: `RecipientId`.
	Referrer string `json:"referrer"`
	// Recipient who was referred.
	// Type: `RecipientId`.
	Referee string `json:"referee"`
	// Current status. Decides whether the reward was earned; see Lifecycles.
	Status ReferralStatus `json:"status"`
	// Reward of the referrer. Null until the referral qualifies.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
	// Time at which the referral qualified. Null if it has not.
	// Type: `UnixTime`.
	QualifiedAt *int64 `json:"qualified_at"`
	// Time at which the referral expires if it has not qualified: after 90 days.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
	// Number of steps between the referrer and the referee. Always 1.
	Depth int64 `json:"depth"`
	// Reason for the rejection: the first reason of the review that rejected the reward. Null if not
	// rejected.
	Reason *ReviewReason `json:"reason"`
	// Your own key-value data about the referral.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Referral) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Referral) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Referral) String() string { return showModel(m) }

// GoString is as String.
func (m Referral) GoString() string { return showModel(m) }

// Parameters to create a referral.
type ReferralCreate struct {
	Model
	// Program that pays the reward.
	// Type: `ProgramId`.
	Program string `json:"program"`
	// Recipient who made the referral.
	Referrer TextOr[RewardRecipientPerson] `json:"referrer"`
	// Recipient who was referred.
	Referee TextOr[RewardRecipientPerson] `json:"referee"`
	// Your own key-value data about the referral.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReferralCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReferralCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReferralCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ReferralCreate) GoString() string { return showModel(m) }

// An event's payload: Referral.
type ReferralEventData struct {
	Model
	// The Referral with its values at this attempt.
	Object Referral `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReferralEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReferralEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReferralEventData) String() string { return showModel(m) }

// GoString is as String.
func (m ReferralEventData) GoString() string { return showModel(m) }

// One page of a list.
type ReferralList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Referral `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReferralList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReferralList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReferralList) String() string { return showModel(m) }

// GoString is as String.
func (m ReferralList) GoString() string { return showModel(m) }

// A referred friend qualified. `reward` is the reward of the referrer.
type ReferralQualifiedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `referral.qualified`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ReferralEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReferralQualifiedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReferralQualifiedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReferralQualifiedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ReferralQualifiedEvent) GoString() string { return showModel(m) }

// A logged request with its bodies and events.
type RequestLog struct {
	Model
	// ID of the request, as in the `Request-Id` header.
	// Type: `RequestId`.
	ID string `json:"id"`
	// Always `request_log`.
	Object string `json:"object"`
	// Time at which the request arrived, in real time even if the test clock was moved.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// HTTP method of the request.
	Method HttpMethod `json:"method"`
	// Path as received, including the prefix.
	// Type: `UrlPath`.
	Path string `json:"path"`
	// Query string as received. Empty if there was none.
	// Type: `QueryText`.
	Query string `json:"query"`
	// HTTP status of the response.
	Status int64 `json:"status"`
	// Duration of the request in milliseconds.
	DurationMs int64 `json:"duration_ms"`
	// ID of the API key. Null if a member was signed in.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// ID of the signed-in member. Null if a key was used.
	// Type: `MemberId`.
	Member *string `json:"member"`
	// IP address of the caller.
	// Type: `IpAddress`.
	IP string `json:"ip"`
	// `User-Agent` of the caller. Null if it sent none.
	// Type: `UserAgent`.
	UserAgent *string `json:"user_agent"`
	// SDK of the caller. Null for any other caller.
	// Type: `SdkName`.
	Sdk *string `json:"sdk"`
	// API version of the response.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Idempotency-Key of the request. Null if it had none or the operation takes none.
	// Type: `IdempotencyKey`.
	IdempotencyKey *string `json:"idempotency_key"`
	// Whether the response is a replay: an earlier request had already done the work.
	Replayed bool `json:"replayed"`
	// Code of the error. Null if the request succeeded.
	// Type: `ErrorCode`.
	ErrorCode *string `json:"error_code"`
	// ID of the object that was returned, or that the error is about. Null if there is none.
	// Type: `ObjectId`.
	ObjectID *string `json:"object_id"`
	// Body of the request, masked. Null if there was none, it was not a JSON object, or it was larger
	// than 16 KiB. A key without `sends:read` sees phone numbers with the middle digits hidden.
	RequestBody any `json:"request_body"`
	// Body of the response, masked in the same way. Null if it was larger than 16 KiB.
	ResponseBody any `json:"response_body"`
	// IDs of the events that the request caused, oldest first. Events older than 30 days are omitted.
	Events []string `json:"events"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RequestLog) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RequestLog) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RequestLog) String() string { return showModel(m) }

// GoString is as String.
func (m RequestLog) GoString() string { return showModel(m) }

// One request in the request log.
type RequestLogLine struct {
	Model
	// ID of the request, as in the `Request-Id` header.
	// Type: `RequestId`.
	ID string `json:"id"`
	// Always `request_log`.
	Object string `json:"object"`
	// Time at which the request arrived, in real time even if the test clock was moved.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// HTTP method of the request.
	Method HttpMethod `json:"method"`
	// Path as received, including the prefix.
	// Type: `UrlPath`.
	Path string `json:"path"`
	// Query string as received. Empty if there was none.
	// Type: `QueryText`.
	Query string `json:"query"`
	// HTTP status of the response.
	Status int64 `json:"status"`
	// Duration of the request in milliseconds.
	DurationMs int64 `json:"duration_ms"`
	// ID of the API key. Null if a member was signed in.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// ID of the signed-in member. Null if a key was used.
	// Type: `MemberId`.
	Member *string `json:"member"`
	// IP address of the caller.
	// Type: `IpAddress`.
	IP string `json:"ip"`
	// `User-Agent` of the caller. Null if it sent none.
	// Type: `UserAgent`.
	UserAgent *string `json:"user_agent"`
	// SDK of the caller. Null for any other caller.
	// Type: `SdkName`.
	Sdk *string `json:"sdk"`
	// API version of the response.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Idempotency-Key of the request. Null if it had none or the operation takes none.
	// Type: `IdempotencyKey`.
	IdempotencyKey *string `json:"idempotency_key"`
	// Whether the response is a replay: an earlier request had already done the work.
	Replayed bool `json:"replayed"`
	// Code of the error. Null if the request succeeded.
	// Type: `ErrorCode`.
	ErrorCode *string `json:"error_code"`
	// ID of the object that was returned, or that the error is about. Null if there is none.
	// Type: `ObjectId`.
	ObjectID *string `json:"object_id"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RequestLogLine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RequestLogLine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RequestLogLine) String() string { return showModel(m) }

// GoString is as String.
func (m RequestLogLine) GoString() string { return showModel(m) }

// A page of the request log.
type RequestLogList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []RequestLogLine `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RequestLogList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RequestLogList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RequestLogList) String() string { return showModel(m) }

// GoString is as String.
func (m RequestLogList) GoString() string { return showModel(m) }

// A reward that a person must check before it is sent.
type Review struct {
	Model
	// Unique identifier of the object.
	// Type: `ReviewId`.
	ID string `json:"id"`
	// Always `review`.
	Object string `json:"object"`
	// Time at which the review was opened.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether real money is involved: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Program that the reward belongs to.
	// Type: `ProgramId`.
	Program string `json:"program"`
	// Reward that is held. Can be expanded.
	Reward Expandable[Reward] `json:"reward"`
	// Current status. Decides whether a decision is still needed; see Lifecycles.
	Status ReviewStatus `json:"status"`
	// Risk that the reward is fraudulent.
	Risk ReviewRisk `json:"risk"`
	// Reasons the reward is under review.
	Reasons []ReviewReason `json:"reasons"`
	// Other rewards that may belong to the same person.
	Related ReviewRelated `json:"related"`
	// Key or member that decided. Null while open, or if the review timed out.
	// Type: `MakerId`.
	DecidedBy *string `json:"decided_by"`
	// Time at which the review was decided. Null while open.
	// Type: `UnixTime`.
	DecidedAt *int64 `json:"decided_at"`
	// How the review was resolved. Null while open.
	Resolution *ReviewResolution `json:"resolution"`
	// Note added with the decision. Null if there is none.
	// Type: `Note`.
	Note *string `json:"note"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Review) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Review) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Review) String() string { return showModel(m) }

// GoString is as String.
func (m Review) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Review) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Optional note for a decision on a review.
type ReviewDecision struct {
	Model
	// Note for your own team. Never shown to the person.
	// Type: `Note`.
	Note *string `json:"note,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReviewDecision) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReviewDecision) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReviewDecision) String() string { return showModel(m) }

// GoString is as String.
func (m ReviewDecision) GoString() string { return showModel(m) }

// An event's payload: Review.
type ReviewEventData struct {
	Model
	// The Review with its values at this attempt.
	Object Review `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReviewEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReviewEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReviewEventData) String() string { return showModel(m) }

// GoString is as String.
func (m ReviewEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ReviewEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type ReviewList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Review `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReviewList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReviewList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReviewList) String() string { return showModel(m) }

// GoString is as String.
func (m ReviewList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ReviewList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward is held for a review. A person must approve or reject it.
type ReviewOpenedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `review.opened`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ReviewEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReviewOpenedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReviewOpenedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReviewOpenedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ReviewOpenedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ReviewOpenedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Other rewards of the same recipient, or to the same phone number or meter.
type ReviewRelated struct {
	Model
	// Number of related rewards, of which at most 1,000 of each kind are counted.
	// Type: `Count`.
	Count int64 `json:"count"`
	// Number of related rewards that were blocked or rejected.
	// Type: `Count`.
	BlockedCount int64 `json:"blocked_count"`
	// IDs of the newest related rewards.
	RewardIds []string `json:"reward_ids"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReviewRelated) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReviewRelated) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReviewRelated) String() string { return showModel(m) }

// GoString is as String.
func (m ReviewRelated) GoString() string { return showModel(m) }

// A review was approved or rejected, or nobody decided it within 30 days.
type ReviewResolvedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `review.resolved`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ReviewEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReviewResolvedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReviewResolvedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReviewResolvedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ReviewResolvedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m ReviewResolvedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A message from a reviewer.
type ReviewerMessage struct {
	Model
	// Time at which the message was written.
	// Type: `UnixTime`.
	At int64 `json:"at"`
	// Text of the message.
	Text string `json:"text"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ReviewerMessage) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ReviewerMessage) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ReviewerMessage) String() string { return showModel(m) }

// GoString is as String.
func (m ReviewerMessage) GoString() string { return showModel(m) }

// Airtime, data or electricity given to a person from the budget of a program.
type Reward struct {
	Model
	// Unique identifier of the object.
	// Type: `RewardId`.
	ID string `json:"id"`
	// Always `reward`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether real money is involved: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Current status. Decide by this; see Lifecycles.
	Status RewardStatus `json:"status"`
	// Reason the reward is held. Null unless it is held.
	HeldReason *RewardHeldReason `json:"held_reason"`
	// Program that pays for the reward. Can be expanded.
	Program Expandable[Program] `json:"program"`
	// Recipient of the reward. Null if the number belongs to none of your recipients. Can be
	// expanded.
	Recipient *Expandable[Recipient] `json:"recipient"`
	// Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
	// matched. Null for claimed links.
	// Type: `CompletionId`.
	CompletionID *string `json:"completion_id"`
	// Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
	// returns to the budget.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Currency of the program.
	Currency Currency `json:"currency"`
	// How the reward is delivered to the person.
	Delivery RewardDelivery `json:"delivery"`
	// Reward type. Null until the person has chosen.
	Type *SendType `json:"type"`
	// Product that is sent. Null until the person has chosen.
	// Type: `ProductId`.
	Product *string `json:"product"`
	// Data bundle that is sent. Null unless the type is data.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id"`
	// Meter that receives the electricity. Null unless the type is electricity.
	// Type: `MeterNumber`.
	Meter *string `json:"meter"`
	// Phone number that receives the electricity token by SMS. Null unless the type is electricity,
	// and once the recipient is erased.
	// Type: `Phone`.
	TokenPhone *string `json:"token_phone"`
	// Phone number or meter that receives the reward. Null until the person has chosen. For an erased
	// recipient it is `+263700000000` or `00000000000`.
	// Type: `Target`.
	Target *string `json:"target"`
	// Send that pays out the reward. Null until there is one. Can be expanded.
	Send *Expandable[Send] `json:"send"`
	// Link with which the person claims the reward. Null if there is none. Can be expanded.
	Link *Expandable[RewardLink] `json:"link"`
	// Review that held the reward. Null if there was none.
	// Type: `ReviewId`.
	Review *string `json:"review"`
	// Referral that earned the reward. Null if there is none.
	// Type: `ReferralId`.
	Referral *string `json:"referral"`
	// Activity that earned the reward. Null if there is none.
	// Type: `ActivityRecordId`.
	Activity *string `json:"activity"`
	// Rule that gave the reward. Null if there is none.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
	// the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
	// other rewards.
	Matches []RuleMatch `json:"matches"`
	// Approval that allowed the reward. Null if none was needed.
	// Type: `ApprovalId`.
	Approval *string `json:"approval"`
	// What the person permitted who approved the reward. Null unless `approval` is set, and after the
	// recipient is erased.
	Mandate *Mandate `json:"mandate"`
	// What created the reward.
	Source RewardSource `json:"source"`
	// Time at which the reward expires if it is not claimed or released. Null if it does not expire.
	// Type: `UnixTime`.
	ExpiresAt *int64 `json:"expires_at"`
	// Amount that was released, up to the whole `amount`. Null until released.
	// Type: `Money`.
	ReleasedAmount *string `json:"released_amount"`
	// Reason the reward failed, with the same codes as a send. Null unless it failed.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
	// Type: `Note`.
	FailureMessage *string `json:"failure_message"`
	// Time at which the reward was held. Null if it never was.
	// Type: `UnixTime`.
	HeldAt *int64 `json:"held_at"`
	// Time at which the reward was released. Null if it never was.
	// Type: `UnixTime`.
	ReleasedAt *int64 `json:"released_at"`
	// Time at which the reward was delivered. Null if it has not been.
	// Type: `UnixTime`.
	DeliveredAt *int64 `json:"delivered_at"`
	// Time at which the reward failed. Null if it did not.
	// Type: `UnixTime`.
	FailedAt *int64 `json:"failed_at"`
	// Time at which the reward was voided. Null if it was not.
	// Type: `UnixTime`.
	VoidedAt *int64 `json:"voided_at"`
	// Time at which the reward expired. Null if it did not.
	// Type: `UnixTime`.
	ExpiredAt *int64 `json:"expired_at"`
	// Time at which a review rejected the reward. Null if none did.
	// Type: `UnixTime`.
	RejectedAt *int64 `json:"rejected_at"`
	// Your own key-value data about the reward.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Reward) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Reward) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Reward) String() string { return showModel(m) }

// GoString is as String.
func (m Reward) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Reward) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters to create a reward.
type RewardCreate struct {
	Model
	// Program that pays for the reward.
	// Type: `ProgramId`.
	Program string `json:"program"`
	// Recipient of the reward.
	Recipient TextOr[RewardRecipientPerson] `json:"recipient"`
	// Your own unique ID of the completion. Each ID is rewarded once per program and can never be
	// reused.
	// Type: `CompletionId`.
	CompletionID string `json:"completion_id"`
	// Face value. Default: the program's `default_amount`, or the price of the bundle.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
	// How the reward is delivered to the person. Whoever claims a link names their own number and
	// meter, so `meter` and `token_phone` are for `direct` only. With `choice`, the person also
	// chooses the type, so `type`, `product` and `bundle_id` return 400 `conflicting_parameters`.
	Delivery *RewardDelivery `json:"delivery,omitempty"`
	// Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
	// program's `choices` that fits, with `delivery: link` the first.
	Type *SendType `json:"type,omitempty"`
	// Product slug. Default: derived from `type` and `currency`.
	// Type: `ProductId`.
	Product *string `json:"product,omitempty"`
	// Bundle to send. For data only. If omitted with `delivery: link`, the person chooses one that
	// costs at most the amount.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
	// Meter number, for electricity only.
	// Type: `MeterInput`.
	Meter *string `json:"meter,omitempty"`
	// Phone number that receives the electricity token by SMS. Default: the recipient's number.
	// Type: `PhoneInput`.
	TokenPhone *string `json:"token_phone,omitempty"`
	// Hold the reward in escrow until you release it, whatever the program's `hold` says.
	Hold *bool `json:"hold,omitempty"`
	// Settings of the link, for `link` and `choice` delivery.
	Link *RewardLinkOptions `json:"link,omitempty"`
	// Your own key-value data about the reward.
	Metadata map[string]string `json:"metadata,omitempty"`
	// For agent keys: reason shown to the person who approves.
	// Type: `Note`.
	Reason *string `json:"reason,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardCreate) String() string { return showModel(m) }

// GoString is as String.
func (m RewardCreate) GoString() string { return showModel(m) }

// A reward was created and its budget allocated.
type RewardCreatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.created`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardCreatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardCreatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardCreatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardCreatedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardCreatedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward was delivered to the recipient.
type RewardDeliveredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.delivered`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardDeliveredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardDeliveredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardDeliveredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardDeliveredEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardDeliveredEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A `completion_id` was sent again; nothing changed. Sent at most once a day each.
type RewardDuplicateEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.duplicate`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardDuplicateEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardDuplicateEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardDuplicateEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardDuplicateEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardDuplicateEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An event's payload: Reward.
type RewardEventData struct {
	Model
	// The Reward with its values at this attempt.
	Object Reward `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardEventData) String() string { return showModel(m) }

// GoString is as String.
func (m RewardEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward was not taken or released in time, and its budget returned.
type RewardExpiredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.expired`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardExpiredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardExpiredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardExpiredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardExpiredEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardExpiredEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward could not be sent, and its budget returned. `failure_code` says why.
type RewardFailedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.failed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardFailedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardFailedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardFailedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardFailedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardFailedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward is held, in escrow or for a review. `held_reason` says which.
type RewardHeldEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.held`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardHeldEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardHeldEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardHeldEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardHeldEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardHeldEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Limits on what one person receives within a period. Null for no limit.
type RewardLimit struct {
	Model
	// Maximum number of rewards. Null if unlimited.
	Count *int64 `json:"count"`
	// Maximum amount, in the program's currency. Null if unlimited.
	// Type: `Money`.
	Amount *string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLimit) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLimit) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLimit) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLimit) GoString() string { return showModel(m) }

// Limits on what one person can receive within a period.
type RewardLimitInput struct {
	Model
	// Maximum number of rewards. Default: no limit.
	Count Nullable[int64] `json:"count,omitempty"`
	// Maximum amount, in the program's currency. Default: no limit.
	// Type: `MoneyInput`.
	Amount Nullable[string] `json:"amount,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLimitInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLimitInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLimitInput) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLimitInput) GoString() string { return showModel(m) }

// Limits on what one person receives. Null for no limit. Days are calendar days in Harare.
type RewardLimits struct {
	Model
	// Limit over the person's lifetime. Null for no limit.
	Lifetime *RewardLimit `json:"lifetime"`
	// Limit per calendar day. Null for no limit.
	PerDay *RewardLimit `json:"per_day"`
	// Limit per week, starting on Monday. Null for no limit.
	PerWeek *RewardLimit `json:"per_week"`
	// Limit per calendar month. Null for no limit.
	PerMonth *RewardLimit `json:"per_month"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLimits) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLimits) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLimits) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLimits) GoString() string { return showModel(m) }

// Limits on what one person can receive. Omitted periods are not limited. Days are calendar days in
// Harare.
type RewardLimitsInput struct {
	Model
	// Limit over the person's lifetime.
	Lifetime Nullable[RewardLimitInput] `json:"lifetime,omitempty"`
	// Limit per calendar day.
	PerDay Nullable[RewardLimitInput] `json:"per_day,omitempty"`
	// Limit per week, starting on Monday.
	PerWeek Nullable[RewardLimitInput] `json:"per_week,omitempty"`
	// Limit per calendar month.
	PerMonth Nullable[RewardLimitInput] `json:"per_month,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLimitsInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLimitsInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLimitsInput) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLimitsInput) GoString() string { return showModel(m) }

// A link with which a person claims a reward. Its amount is earmarked in the program's budget.
type RewardLink struct {
	Model
	// Unique identifier of the object.
	// Type: `RewardLinkId`.
	ID string `json:"id"`
	// Always `reward_link`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether it gives away real money: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Program that pays for the link.
	// Type: `ProgramId`.
	Program string `json:"program"`
	// Current status. Decides whether the link can be claimed; see Lifecycles.
	Status RewardLinkStatus `json:"status"`
	// Claim page to give to the person, valid until the link is claimed, revoked or expired. Treat it
	// as money. Null for keys without `rewards:write` and for all agent keys.
	// Type: `WebUrl`.
	URL *Secret `json:"url"`
	// Claim token of the link. Null whenever `url` is null, for the same reason.
	// Type: `ClaimToken`.
	Token *Secret `json:"token"`
	// URL of a printable QR code of `url`, valid as long as the link. Null whenever `url` is null.
	// Type: `WebUrl`.
	QrPngURL *Secret `json:"qr_png_url"`
	// Face value of the link.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Currency of the program.
	Currency Currency `json:"currency"`
	// Reward types that the person can choose from.
	Choices []SendType `json:"choices"`
	// Label of the link, such as the name of a campaign. Null if not set.
	// Type: `Label`.
	Label *string `json:"label"`
	// How a claim is tied to a person.
	Bind LinkBinding `json:"bind"`
	// The only phone number that can claim the link, partially masked. Null if any number can.
	// Type: `MaskedPhone`.
	PhoneHintMasked *string `json:"phone_hint_masked"`
	// Recipient that the reward is attributed to. Null if anyone can claim it.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
	// Reward that the link belongs to or was claimed as. Null if there is none yet.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
	// Time at which the link expires. Null if it never does.
	// Type: `UnixTime`.
	ExpiresAt *int64 `json:"expires_at"`
	// Time at which the link was first opened. Null if it has not been opened.
	// Type: `UnixTime`.
	OpenedAt *int64 `json:"opened_at"`
	// Time at which the link was claimed. Null if it has not been claimed.
	// Type: `UnixTime`.
	ClaimedAt *int64 `json:"claimed_at"`
	// Number of times the link was opened.
	// Type: `Count`.
	OpenCount int64 `json:"open_count"`
	// Your own key-value data about the link.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLink) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLink) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLink) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLink) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLink) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward link as shown to the person who holds it.
type RewardLinkClaim struct {
	Model
	// Always `reward_link_claim`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether real money is involved: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Current status. Decides whether the link can be claimed.
	Status RewardLinkStatus `json:"status"`
	// Face value of the reward.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Three-letter ISO currency code.
	Currency Currency `json:"currency"`
	// Rewards that the person can choose from.
	Choices []ClaimChoice `json:"choices"`
	// How a claim is tied to a person.
	Bind LinkBinding `json:"bind"`
	// The only phone number that can claim the link, partially masked. Null if any number can.
	// Type: `MaskedPhone`.
	PhoneHintMasked *string `json:"phone_hint_masked"`
	// Information to ask the person for before claiming.
	Requires []ClaimRequirement `json:"requires"`
	// Where and when the link must be claimed. Null if it can be claimed anywhere.
	Place *Geofence `json:"place"`
	// Challenge that the person must solve. Null if there is none.
	Challenge *ClaimChallenge `json:"challenge"`
	// Branding to apply to the claim page.
	Branding ProgramBranding `json:"branding"`
	// Time at which the link expires. Null if it never does.
	// Type: `UnixTime`.
	ExpiresAt *int64 `json:"expires_at"`
	// Outcome of the claim. Null until the link is claimed.
	Result *ClaimResult `json:"result"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkClaim) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkClaim) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkClaim) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkClaim) GoString() string { return showModel(m) }

// A reward link was claimed. `reward` is the reward it became.
type RewardLinkClaimedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward_link.claimed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardLinkEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkClaimedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkClaimedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkClaimedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkClaimedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLinkClaimedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters to create reward links.
type RewardLinkCreate struct {
	Model
	// Program that pays for the links.
	// Type: `ProgramId`.
	Program string `json:"program"`
	// Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
	Count *int64 `json:"count,omitempty"`
	// Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
	// `count`.
	Recipient *TextOr[RewardRecipientPerson] `json:"recipient,omitempty"`
	// Face value of each link. Default: the program's `default_amount`.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
	// Label of the links, such as the name of a campaign.
	// Type: `Label`.
	Label *string `json:"label,omitempty"`
	// Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
	ExpiresAt *Moment `json:"expires_at,omitempty"`
	// How a claim is tied to a person. Default: `none`, so that anyone who has the link can claim it.
	// The link of a single reward (`link` of `POST /rewards`) defaults to `otp`.
	Bind *LinkBinding `json:"bind,omitempty"`
	// The only phone number that can claim the link. Requires `bind: otp`. Not allowed with `count`.
	// Type: `PhoneInput`.
	PhoneHint *string `json:"phone_hint,omitempty"`
	// Reward types that the person can choose from. Default: all types of the program.
	Choices []SendType `json:"choices,omitempty"`
	// Your own key-value data about each link.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkCreate) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkCreate) GoString() string { return showModel(m) }

// A reward link was created. Above 50 links per request, events are sent gradually.
type RewardLinkCreatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward_link.created`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardLinkEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkCreatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkCreatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkCreatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkCreatedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLinkCreatedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An event's payload: RewardLink.
type RewardLinkEventData struct {
	Model
	// The RewardLink with its values at this attempt.
	Object RewardLink `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkEventData) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLinkEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward link expired, and its budget returned.
type RewardLinkExpiredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward_link.expired`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardLinkEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkExpiredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkExpiredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkExpiredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkExpiredEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLinkExpiredEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A page of reward links, or all links created by one request.
type RewardLinkList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// Path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Reward links in this response.
	Data []RewardLink `json:"data"`
	// Whether there are more links in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page. Null on the last page and for newly created links.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkList) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLinkList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward link was opened for the first time.
type RewardLinkOpenedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward_link.opened`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardLinkEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkOpenedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkOpenedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkOpenedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkOpenedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLinkOpenedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Settings of a reward's link.
type RewardLinkOptions struct {
	Model
	// Time at which the link expires, 1 hour to 365 days from now. Default: 90 days.
	ExpiresAt *Moment `json:"expires_at,omitempty"`
	// How a claim is tied to a person. Default: `otp`, because the link is for one recipient: only
	// the recipient's number can claim it, if the recipient has one. With `none`, anyone who has the
	// link can claim it. Links for anyone (`POST /reward-links`) default to `none`.
	Bind *LinkBinding `json:"bind,omitempty"`
	// Label of the link, for your own lists.
	// Type: `Label`.
	Label *string `json:"label,omitempty"`
	// Send the link to the recipient by SMS. The message is the program's `sms_message` if it
	// contains the merge field `{link}`, otherwise our standard message. If omitted, you deliver the
	// link yourself.
	SendSMS *bool `json:"send_sms,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkOptions) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkOptions) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkOptions) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkOptions) GoString() string { return showModel(m) }

// A reward link was revoked, and its budget returned.
type RewardLinkRevokedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward_link.revoked`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardLinkEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardLinkRevokedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardLinkRevokedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardLinkRevokedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardLinkRevokedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardLinkRevokedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type RewardList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Reward `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardList) String() string { return showModel(m) }

// GoString is as String.
func (m RewardList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Preview of a reward: every field except its ID. The send, the link, the review and the time at
// which the reward expires follow from giving it, so they are null.
type RewardPreview struct {
	Model
	// Always `reward`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether real money is involved: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Current status. Decide by this; see Lifecycles.
	Status RewardStatus `json:"status"`
	// Reason the reward is held. Null unless it is held.
	HeldReason *RewardHeldReason `json:"held_reason"`
	// Program that pays for the reward. Can be expanded.
	Program Expandable[Program] `json:"program"`
	// Recipient of the reward. Null if the number belongs to none of your recipients. Can be
	// expanded.
	Recipient *Expandable[Recipient] `json:"recipient"`
	// Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
	// matched. Null for claimed links.
	// Type: `CompletionId`.
	CompletionID *string `json:"completion_id"`
	// Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
	// returns to the budget.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Currency of the program.
	Currency Currency `json:"currency"`
	// How the reward is delivered to the person.
	Delivery RewardDelivery `json:"delivery"`
	// Reward type. Null until the person has chosen.
	Type *SendType `json:"type"`
	// Product that is sent. Null until the person has chosen.
	// Type: `ProductId`.
	Product *string `json:"product"`
	// Data bundle that is sent. Null unless the type is data.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id"`
	// Meter that receives the electricity. Null unless the type is electricity.
	// Type: `MeterNumber`.
	Meter *string `json:"meter"`
	// Phone number that receives the electricity token by SMS. Null unless the type is electricity,
	// and once the recipient is erased.
	// Type: `Phone`.
	TokenPhone *string `json:"token_phone"`
	// Phone number or meter that receives the reward. Null until the person has chosen. For an erased
	// recipient it is `+263700000000` or `00000000000`.
	// Type: `Target`.
	Target *string `json:"target"`
	// Send that pays out the reward. Null until there is one. Can be expanded.
	Send *Expandable[Send] `json:"send"`
	// Link with which the person claims the reward. Null if there is none. Can be expanded.
	Link *Expandable[RewardLink] `json:"link"`
	// Review that held the reward. Null if there was none.
	// Type: `ReviewId`.
	Review *string `json:"review"`
	// Referral that earned the reward. Null if there is none.
	// Type: `ReferralId`.
	Referral *string `json:"referral"`
	// Activity that earned the reward. Null if there is none.
	// Type: `ActivityRecordId`.
	Activity *string `json:"activity"`
	// Rule that gave the reward. Null if there is none.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
	// the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
	// other rewards.
	Matches []RuleMatch `json:"matches"`
	// Approval that allowed the reward. Null if none was needed.
	// Type: `ApprovalId`.
	Approval *string `json:"approval"`
	// What the person permitted who approved the reward. Null unless `approval` is set, and after the
	// recipient is erased.
	Mandate *Mandate `json:"mandate"`
	// What created the reward.
	Source RewardSource `json:"source"`
	// Time at which the reward expires if it is not claimed or released. Null if it does not expire.
	// Type: `UnixTime`.
	ExpiresAt *int64 `json:"expires_at"`
	// Amount that was released, up to the whole `amount`. Null until released.
	// Type: `Money`.
	ReleasedAmount *string `json:"released_amount"`
	// Reason the reward failed, with the same codes as a send. Null unless it failed.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
	// Type: `Note`.
	FailureMessage *string `json:"failure_message"`
	// Time at which the reward was held. Null if it never was.
	// Type: `UnixTime`.
	HeldAt *int64 `json:"held_at"`
	// Time at which the reward was released. Null if it never was.
	// Type: `UnixTime`.
	ReleasedAt *int64 `json:"released_at"`
	// Time at which the reward was delivered. Null if it has not been.
	// Type: `UnixTime`.
	DeliveredAt *int64 `json:"delivered_at"`
	// Time at which the reward failed. Null if it did not.
	// Type: `UnixTime`.
	FailedAt *int64 `json:"failed_at"`
	// Time at which the reward was voided. Null if it was not.
	// Type: `UnixTime`.
	VoidedAt *int64 `json:"voided_at"`
	// Time at which the reward expired. Null if it did not.
	// Type: `UnixTime`.
	ExpiredAt *int64 `json:"expired_at"`
	// Time at which a review rejected the reward. Null if none did.
	// Type: `UnixTime`.
	RejectedAt *int64 `json:"rejected_at"`
	// Your own key-value data about the reward.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardPreview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardPreview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardPreview) String() string { return showModel(m) }

// GoString is as String.
func (m RewardPreview) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardPreview) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A person described by contact details: the recipient with this `external_id`, or without one the
// oldest active recipient with this number. If there is none, a recipient is created without a name
// and with the program's `lawful_basis`. The reward goes to this number in any case.
type RewardRecipientPerson struct {
	Model
	// Your own ID of the person.
	// Type: `ExternalId`.
	ExternalID *string `json:"external_id,omitempty"`
	// Phone number of the person.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardRecipientPerson) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardRecipientPerson) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardRecipientPerson) String() string { return showModel(m) }

// GoString is as String.
func (m RewardRecipientPerson) GoString() string { return showModel(m) }

// A review rejected a reward, and its budget returned.
type RewardRejectedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.rejected`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardRejectedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardRejectedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardRejectedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardRejectedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardRejectedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Amount of a reward to release.
type RewardRelease struct {
	Model
	// Amount to release, up to the whole reward. Default: the whole reward.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardRelease) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardRelease) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardRelease) String() string { return showModel(m) }

// GoString is as String.
func (m RewardRelease) GoString() string { return showModel(m) }

// A held reward was released and is being sent.
type RewardReleasedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.released`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardReleasedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardReleasedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardReleasedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardReleasedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardReleasedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Result of checking a reward without giving it. Distinguished from a reward by `object`.
type RewardValidation struct {
	Model
	// Always `reward_validation`.
	Object string `json:"object"`
	// Time of the check.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Whether the reward would be given, or wait for an approval.
	Valid bool `json:"valid"`
	// Status that the reward would have. Null if there are problems.
	WouldStatus *RewardWouldStatus `json:"would_status"`
	// Preview of the reward. Null if the problems prevent one.
	Reward *RewardPreview `json:"reward"`
	// Currency of the program. Null if there is no such program.
	Currency *Currency `json:"currency"`
	// Budget that would remain. Null if there are problems.
	BudgetAfter *BudgetAfter `json:"budget_after"`
	// Meter confirmed with the utility. Null for airtime and data, and if a link is created.
	Meter *Meter `json:"meter"`
	// All problems that prevent the reward, in order of precedence. Empty when valid.
	Problems []SendProblem `json:"problems"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardValidation) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardValidation) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardValidation) String() string { return showModel(m) }

// GoString is as String.
func (m RewardValidation) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardValidation) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A reward was voided before anything was sent, and its budget returned.
type RewardVoidedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `reward.voided`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data RewardEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RewardVoidedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RewardVoidedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RewardVoidedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m RewardVoidedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m RewardVoidedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The most recent replaced secret of a key that still works.
type RolledSecret struct {
	Model
	// Last four characters of the replaced secret.
	// Type: `KeySecretEnding`.
	Last4 string `json:"last4"`
	// Time until which the replaced secret works.
	// Type: `UnixTime`.
	WorksUntil int64 `json:"works_until"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RolledSecret) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RolledSecret) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RolledSecret) String() string { return showModel(m) }

// GoString is as String.
func (m RolledSecret) GoString() string { return showModel(m) }

// A condition on one field of what triggers the rule.
type RuleCondition struct {
	Model
	// Field that is compared with the value.
	// Type: `RuleField`.
	Field string `json:"field"`
	// Operator used for the comparison.
	Op RuleOperator `json:"op"`
	// Value that the field is compared with.
	Value any `json:"value"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleCondition) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleCondition) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleCondition) String() string { return showModel(m) }

// GoString is as String.
func (m RuleCondition) GoString() string { return showModel(m) }

// Conditions for a rule to match, and for what triggers it to be counted. If both lists are empty,
// they are always met.
type RuleConditions struct {
	Model
	// Conditions that must all be met.
	All []RuleCondition `json:"all"`
	// Conditions of which at least one must be met, unless the list is empty.
	Any []RuleCondition `json:"any"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleConditions) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleConditions) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleConditions) String() string { return showModel(m) }

// GoString is as String.
func (m RuleConditions) GoString() string { return showModel(m) }

// Conditions for a rule to match. Default: it always matches.
type RuleConditionsInput struct {
	Model
	// Conditions that must all be met.
	All []RuleCondition `json:"all,omitempty"`
	// Conditions of which at least one must be met.
	Any []RuleCondition `json:"any,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleConditionsInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleConditionsInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleConditionsInput) String() string { return showModel(m) }

// GoString is as String.
func (m RuleConditionsInput) GoString() string { return showModel(m) }

// How often something must happen, or what its values must add up to. Of each person, only the
// newest 10,000 are counted: activities with the rule's `activity_name`, or completions of the
// program, referrals to it or check-ins, whatever became of their rewards.
type RuleCount struct {
	Model
	// Number of times, or of consecutive periods for a streak. Null if values are summed.
	Times *int64 `json:"times"`
	// Total that the values must reach, in the program's currency. Null if times are counted.
	// Type: `Money`.
	Value *string `json:"value"`
	// Number of seconds within which it must happen, for `threshold` rules. Null for no limit.
	// Type: `Seconds`.
	Within *int64 `json:"within"`
	// Period that counts once, for `streak` rules. Null for other kinds.
	Every *RuleStreakUnit `json:"every"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleCount) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleCount) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleCount) String() string { return showModel(m) }

// GoString is as String.
func (m RuleCount) GoString() string { return showModel(m) }

// How often something must happen, or what its values must add up to. Set `times`; or `value`, for
// activities.
type RuleCountInput struct {
	Model
	// Number of times, or of consecutive periods for a streak.
	Times Nullable[int64] `json:"times,omitempty"`
	// Total that the values must reach, in the program's currency. Only for `threshold`.
	// Type: `MoneyInput`.
	Value Nullable[string] `json:"value,omitempty"`
	// Period within which it must happen. Only for `threshold`. Omitted or null: no limit.
	// Type: `DurationInput`.
	Within Nullable[string] `json:"within,omitempty"`
	// Period that counts once. Required for `streak`, not allowed for other kinds.
	Every Nullable[RuleStreakUnit] `json:"every,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleCountInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleCountInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleCountInput) String() string { return showModel(m) }

// GoString is as String.
func (m RuleCountInput) GoString() string { return showModel(m) }

// The reward that a rule gives.
type RuleGive struct {
	Model
	// Fixed amount of the reward. Null if it is a percentage.
	// Type: `Money`.
	Amount *string `json:"amount"`
	// Percentage of the activity's value. Null if the amount is fixed.
	// Type: `Percent`.
	PercentOfValue *string `json:"percent_of_value"`
	// Maximum amount of a percentage reward. Null for no maximum.
	// Type: `Money`.
	Max *string `json:"max"`
	// Reward type. Null for the first of the program's choices that fits.
	Type *SendType `json:"type"`
	// Bundle to send, for data only. Null otherwise.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id"`
	// How the reward is delivered to the person.
	Delivery RewardDelivery `json:"delivery"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleGive) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleGive) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleGive) String() string { return showModel(m) }

// GoString is as String.
func (m RuleGive) GoString() string { return showModel(m) }

// The reward that a rule gives. Set `amount` or `percent_of_value`.
type RuleGiveInput struct {
	Model
	// Fixed amount of the reward, in the program's currency.
	// Type: `MoneyInput`.
	Amount Nullable[string] `json:"amount,omitempty"`
	// Percentage of the activity's value, such as `2.50`. Values in another currency give nothing.
	// Only for activities.
	// Type: `Percent`.
	PercentOfValue Nullable[string] `json:"percent_of_value,omitempty"`
	// Maximum amount of a percentage reward.
	// Type: `MoneyInput`.
	Max Nullable[string] `json:"max,omitempty"`
	// Reward type. Omitted or null: the first of the program's choices that fits.
	Type Nullable[SendType] `json:"type,omitempty"`
	// Bundle to send. Required with `type: data`.
	// Type: `BundleId`.
	BundleID Nullable[string] `json:"bundle_id,omitempty"`
	// How the reward is delivered to the person. With `choice`, omit `type` and `bundle_id`. The link
	// is that of the reward, and asks for a code by SMS; it is not texted to the person.
	Delivery *RewardDelivery `json:"delivery,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleGiveInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleGiveInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleGiveInput) String() string { return showModel(m) }

// GoString is as String.
func (m RuleGiveInput) GoString() string { return showModel(m) }

// A rule that matched, and what it gave.
type RuleMatch struct {
	Model
	// Rule that matched what happened.
	// Type: `ProgramRuleId`.
	Rule string `json:"rule"`
	// Reward that the rule created. Null if it gave none.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
	// Reason the rule gave no reward. Null if it gave one. Otherwise the error code that
	// `POST /rewards` would return, or `currency_mismatch` if the rule pays a percentage of a value
	// in a currency other than the program's.
	// Type: `SkippedReason`.
	SkippedReason *string `json:"skipped_reason"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *RuleMatch) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m RuleMatch) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m RuleMatch) String() string { return showModel(m) }

// GoString is as String.
func (m RuleMatch) GoString() string { return showModel(m) }

// A test account that was created without signing up, with a key to it.
type Sandbox struct {
	Model
	// Always `sandbox`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Always false: a sandbox is a test account.
	Livemode bool `json:"livemode"`
	// ID of the test account.
	// Type: `AccountId`.
	Account string `json:"account"`
	// Name of the organisation.
	// Type: `Label`.
	Name string `json:"name"`
	// Secret key with every scope. Returned only here.
	// Type: `KeySecret`.
	Key Secret `json:"key"`
	// Page on which a person enters their email address to become the owner. Returned only here: give
	// it to the person you work for and to no one else.
	// Type: `WebUrl`.
	ClaimURL Secret `json:"claim_url"`
	// Time at which an unclaimed sandbox is deleted: 14 days after it was created.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Sandbox) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Sandbox) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Sandbox) String() string { return showModel(m) }

// GoString is as String.
func (m Sandbox) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Sandbox) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters to create a sandbox.
type SandboxCreate struct {
	Model
	// Name of the organisation.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SandboxCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SandboxCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SandboxCreate) String() string { return showModel(m) }

// GoString is as String.
func (m SandboxCreate) GoString() string { return showModel(m) }

// Repeated sales to the same people. Each run creates a batch.
type Schedule struct {
	Model
	// Unique identifier of the object.
	// Type: `ScheduleId`.
	ID string `json:"id"`
	// Always `schedule`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Name of the schedule.
	// Type: `Label`.
	Name string `json:"name"`
	// Whether the schedule is active.
	Active bool `json:"active"`
	// How often the schedule runs.
	Cadence ScheduleCadence `json:"cadence"`
	// Hour of the day at which it runs, in Harare time.
	// Type: `ScheduleHour`.
	Hour int64 `json:"hour"`
	// Minute at which it runs: a quarter of the hour.
	// Type: `ScheduleMinute`.
	Minute int64 `json:"minute"`
	// Day of the week. Null unless the cadence is `weekly`.
	// Type: `DayOfWeek`.
	DayOfWeek *int64 `json:"day_of_week"`
	// Day of the month. Null if the cadence does not need one.
	// Type: `DayOfMonth`.
	DayOfMonth *int64 `json:"day_of_month"`
	// Month of the year. Null unless the cadence is `yearly`.
	// Type: `MonthOfYear`.
	MonthOfYear *int64 `json:"month_of_year"`
	// Date from which 14-day periods are counted. Null unless the cadence is `biweekly`.
	// Type: `Day`.
	AnchorDate *string `json:"anchor_date"`
	// Time zone of all days and hours.
	Timezone string `json:"timezone"`
	// Group whose members receive it. Null if `recipients` or `meter` is used. Can be expanded.
	Group *Expandable[Group] `json:"group"`
	// People who receive it. Empty if a group or meter is used, and in lists: retrieve the schedule
	// to see them.
	Recipients []ScheduleRecipient `json:"recipients"`
	// Current number of people who receive it.
	// Type: `PeopleCount`.
	RecipientCount int64 `json:"recipient_count"`
	// Type of what is sent.
	Type SendType `json:"type"`
	// Product that is sold.
	// Type: `ProductId`.
	Product string `json:"product"`
	// Three-letter ISO currency code.
	Currency Currency `json:"currency"`
	// Bundle to send, for data only. Null otherwise.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id"`
	// Amount each person receives. Null if every person has their own amount.
	// Type: `Money`.
	Amount *string `json:"amount"`
	// Custom SMS message. Null for our standard message.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message"`
	// Whether `sms_message` is sent instead of our standard message.
	CustomSMS bool `json:"custom_sms"`
	// Cost centre it is booked to. Null for each recipient's own.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// The only meter it buys power for. Null if people receive it.
	// Type: `MeterNumber`.
	Meter *string `json:"meter"`
	// Phone number that receives the token by SMS. Null without `meter`.
	// Type: `Phone`.
	TokenPhone *string `json:"token_phone"`
	// Whether your Credit is checked 24 hours before each run.
	PrecheckCredit bool `json:"precheck_credit"`
	// What happens if your Credit is too low on the day of a run.
	OnInsufficient ScheduleInsufficientChoice `json:"on_insufficient"`
	// Next day on which it runs. Null if not active.
	// Type: `Day`.
	NextOccurrence *string `json:"next_occurrence"`
	// Next three days on which it runs. Empty if not active.
	NextRuns []string `json:"next_runs"`
	// Batch of the last run. Null before the first run.
	// Type: `BatchId`.
	LastBatch *string `json:"last_batch"`
	// Status of the last day that was due. Null before the first.
	LastResult *ScheduleOccurrenceStatus `json:"last_result"`
	// Estimated face value of the next run. Null if not active.
	// Type: `Money`.
	EstimatedTotal *string `json:"estimated_total"`
	// Who created the object.
	CreatedBy SendCreator `json:"created_by"`
	// Your own key-value data about the schedule.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Schedule) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Schedule) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Schedule) String() string { return showModel(m) }

// GoString is as String.
func (m Schedule) GoString() string { return showModel(m) }

// Parameters to create a schedule. Set when it runs (`cadence` and the fields it needs), who
// receives it (`group`, `recipients` or one `meter`), and what (`amount`, with `currency` or
// `product`).
type ScheduleCreate struct {
	Model
	// Name of the schedule.
	// Type: `Label`.
	Name string `json:"name"`
	// How often the schedule runs.
	Cadence ScheduleCadence `json:"cadence"`
	// Hour of the day at which it runs, in Harare time.
	// Type: `ScheduleHour`.
	Hour int64 `json:"hour"`
	// Minute at which it runs: a quarter of the hour.
	// Type: `ScheduleMinute`.
	Minute *int64 `json:"minute,omitempty"`
	// Day of the week. Required for `weekly`.
	// Type: `DayOfWeek`.
	DayOfWeek *int64 `json:"day_of_week,omitempty"`
	// Day of the month. Required for `monthly` and `yearly`; for `payday`, used if the account has no
	// payday.
	// Type: `DayOfMonth`.
	DayOfMonth *int64 `json:"day_of_month,omitempty"`
	// Month of the year. Required for `yearly`.
	// Type: `MonthOfYear`.
	MonthOfYear *int64 `json:"month_of_year,omitempty"`
	// A date on which it runs, from which 14-day periods are counted: at most 366 days from today.
	// Required for `biweekly`.
	// Type: `Day`.
	AnchorDate *string `json:"anchor_date,omitempty"`
	// Group whose members on the day of the run receive it. Not allowed with `recipients`.
	// Type: `GroupId`.
	Group *string `json:"group,omitempty"`
	// People who receive it, up to 2,000.
	Recipients []TextOr[ScheduleRecipientCreate] `json:"recipients,omitempty"`
	// Product slug. Default: derived from `type` and `currency`.
	// Type: `ProductId`.
	Product *string `json:"product,omitempty"`
	// What to send. Default: derived from the product; otherwise power if there is a meter, else
	// airtime.
	Type *SendType `json:"type,omitempty"`
	// Three-letter currency code. There is no default: set this or `product`.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Bundle to send. Required for data. Its price is the amount.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
	// Amount each person receives. Required unless every person has an amount, or for data.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
	// Custom SMS message, as in `POST /sends`.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message,omitempty"`
	// Whether to send `sms_message` instead of our standard message. Default: true if it is set.
	CustomSMS *bool `json:"custom_sms,omitempty"`
	// Cost centre to book it to. Default: each recipient's own.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center,omitempty"`
	// The only meter to buy power for, instead of people.
	// Type: `MeterInput`.
	Meter *string `json:"meter,omitempty"`
	// Phone number that receives the token by SMS. Required with `meter`.
	// Type: `PhoneInput`.
	TokenPhone *string `json:"token_phone,omitempty"`
	// Whether the schedule is active.
	Active *bool `json:"active,omitempty"`
	// Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
	PrecheckCredit *bool `json:"precheck_credit,omitempty"`
	// What to do if your Credit is too low on the day of a run.
	OnInsufficient *ScheduleInsufficientChoice `json:"on_insufficient,omitempty"`
	// Your own key-value data about the schedule.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleCreate) GoString() string { return showModel(m) }

// One page of a list.
type ScheduleList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Schedule `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleList) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleList) GoString() string { return showModel(m) }

// One day on which a schedule runs or would run.
type ScheduleOccurrence struct {
	Model
	// Always `schedule_occurrence`.
	Object string `json:"object"`
	// Time at which the schedule was created, or the day was last changed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Schedule of the day.
	// Type: `ScheduleId`.
	Schedule string `json:"schedule"`
	// Date of the run. After a move, the same as `moved_to`.
	// Type: `Day`.
	Date string `json:"date"`
	// Original date given by the cadence, used in paths even after a move.
	// Type: `Day`.
	OriginalDate string `json:"original_date"`
	// Current status. Decide by this; see Lifecycles.
	Status ScheduleOccurrenceStatus `json:"status"`
	// Time at which it runs or ran. Null if it does not run.
	// Type: `UnixTime`.
	RunsAt *int64 `json:"runs_at"`
	// Amount each person receives on this day. Null if every person has their own amount.
	// Type: `Money`.
	Amount *string `json:"amount"`
	// Amount set for this day only. Null if not overridden.
	// Type: `Money`.
	AmountOverride *string `json:"amount_override"`
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Your note about this day. Null if not set.
	// Type: `Note`.
	Note *string `json:"note"`
	// Date it was moved to. Null if it was not moved.
	// Type: `Day`.
	MovedTo *string `json:"moved_to"`
	// Day whose run this one is part of. Null if not combined.
	CombinedInto *OccurrenceRef `json:"combined_into"`
	// Days that are part of this day's run.
	CombinedFrom []OccurrenceRef `json:"combined_from"`
	// Number of people who receive it. Final once it has run, current until then.
	// Type: `PeopleCount`.
	RecipientCount int64 `json:"recipient_count"`
	// Estimated face value of the run, including combined days.
	// Type: `Money`.
	EstimatedTotal string `json:"estimated_total"`
	// Batch that the run created. Null until it has run.
	// Type: `BatchId`.
	Batch *string `json:"batch"`
	// Time at which it can no longer be changed: 15 minutes before the run. Null if it does not run.
	// Type: `UnixTime`.
	LockedAt *int64 `json:"locked_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleOccurrence) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleOccurrence) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleOccurrence) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleOccurrence) GoString() string { return showModel(m) }

// An event's payload: ScheduleOccurrence.
type ScheduleOccurrenceEventData struct {
	Model
	// The ScheduleOccurrence with its values at this attempt.
	Object ScheduleOccurrence `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleOccurrenceEventData) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m ScheduleOccurrenceEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleOccurrenceEventData) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleOccurrenceEventData) GoString() string { return showModel(m) }

// One page of a list.
type ScheduleOccurrenceList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []ScheduleOccurrence `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleOccurrenceList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleOccurrenceList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleOccurrenceList) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleOccurrenceList) GoString() string { return showModel(m) }

// A schedule has run. `batch` is the batch it created.
type ScheduleOccurrenceRanEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `schedule.occurrence.ran`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ScheduleOccurrenceEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleOccurrenceRanEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleOccurrenceRanEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleOccurrenceRanEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleOccurrenceRanEvent) GoString() string { return showModel(m) }

// A schedule is due and waits for a top-up because Credit is insufficient.
type ScheduleOccurrenceRetryAfterTopupEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `schedule.occurrence.retry_after_topup`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ScheduleOccurrenceEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleOccurrenceRetryAfterTopupEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m ScheduleOccurrenceRetryAfterTopupEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleOccurrenceRetryAfterTopupEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleOccurrenceRetryAfterTopupEvent) GoString() string { return showModel(m) }

// A schedule was due and was skipped because Credit was insufficient.
type ScheduleOccurrenceSkippedInsufficientCreditEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `schedule.occurrence.skipped_insufficient_credit`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ScheduleOccurrenceEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleOccurrenceSkippedInsufficientCreditEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m ScheduleOccurrenceSkippedInsufficientCreditEvent) MarshalJSON() ([]byte, error) {
	return marshalModel(m)
}

// String is the object as JSON, with secrets masked.
func (m ScheduleOccurrenceSkippedInsufficientCreditEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleOccurrenceSkippedInsufficientCreditEvent) GoString() string { return showModel(m) }

// A schedule runs within 24 hours. It can be changed until 15 minutes before.
type ScheduleOccurrenceUpcomingEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `schedule.occurrence.upcoming`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data ScheduleOccurrenceEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleOccurrenceUpcomingEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m ScheduleOccurrenceUpcomingEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleOccurrenceUpcomingEvent) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleOccurrenceUpcomingEvent) GoString() string { return showModel(m) }

// A person of a schedule, with individual settings.
type ScheduleRecipient struct {
	Model
	// Recipient of the run. Null for a person given by phone number.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
	// Phone number of the person. Null for a recipient, whose current number is used.
	// Type: `Phone`.
	Phone *string `json:"phone"`
	// Amount for this person. Null for the schedule's amount.
	// Type: `Money`.
	Amount *string `json:"amount"`
	// Bundle for this person, for data only. Null for the schedule's bundle.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id"`
	// Meter of this person, for power only. Null for the recipient's default meter.
	// Type: `MeterNumber`.
	Meter *string `json:"meter"`
	// Phone number that receives the power token by SMS. Null for the person's own number.
	// Type: `Phone`.
	TokenPhone *string `json:"token_phone"`
	// Name given with a phone number. Null for a recipient.
	// Type: `Label`.
	Name *string `json:"name"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleRecipient) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleRecipient) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleRecipient) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleRecipient) GoString() string { return showModel(m) }

// A person of a schedule, with individual settings. Set `recipient` or `phone`.
type ScheduleRecipientCreate struct {
	Model
	// ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `RecipientRef`.
	Recipient Nullable[string] `json:"recipient,omitempty"`
	// Phone number of a person who is not a recipient.
	// Type: `PhoneInput`.
	Phone Nullable[string] `json:"phone,omitempty"`
	// Amount for this person. Default: the schedule's amount.
	// Type: `MoneyInput`.
	Amount Nullable[string] `json:"amount,omitempty"`
	// Bundle for this person, for data only. Default: the schedule's bundle.
	// Type: `BundleId`.
	BundleID Nullable[string] `json:"bundle_id,omitempty"`
	// Meter of this person, for power only. Default: the recipient's default meter.
	// Type: `MeterInput`.
	Meter Nullable[string] `json:"meter,omitempty"`
	// Phone number that receives the power token by SMS. Default: the person's own number.
	// Type: `PhoneInput`.
	TokenPhone Nullable[string] `json:"token_phone,omitempty"`
	// Name of the person, for `{name}` and `{first_name}` in the SMS message.
	// Type: `Label`.
	Name Nullable[string] `json:"name,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleRecipientCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleRecipientCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleRecipientCreate) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleRecipientCreate) GoString() string { return showModel(m) }

// Parameters to run a schedule now.
type ScheduleRun struct {
	Model
	// Whether to run even if the schedule has already run today.
	Again *bool `json:"again,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleRun) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleRun) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleRun) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleRun) GoString() string { return showModel(m) }

// A preview of a run, which writes nothing.
type ScheduleRunPreview struct {
	Model
	// Always `schedule_run_preview`.
	Object string `json:"object"`
	// Time at which the check was run.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the check ran in live mode.
	Livemode bool `json:"livemode"`
	// Day that would run: today, even if the cadence has no run today.
	Occurrence ScheduleOccurrence `json:"occurrence"`
	// Whether the batch would be created as it is.
	Valid bool `json:"valid"`
	// Number of lines that were checked.
	Counts BatchPreviewCounts `json:"counts"`
	// Total face value of the valid lines.
	Total map[string]string `json:"total"`
	// Credit that the valid lines would cost.
	Cost map[string]string `json:"cost"`
	// Whether your Credit is sufficient, by currency.
	Credit map[string]*BatchCreditCheck `json:"credit"`
	// Whether our stock with the suppliers is sufficient, by network.
	ProviderFloat []ProviderFloat `json:"provider_float"`
	// Whether the batch would require approval by an owner or admin.
	RequiresApproval bool `json:"requires_approval"`
	// The first 1,000 lines and all invalid lines.
	Lines []BatchPreviewLine `json:"lines"`
	// Whether valid lines were omitted from `lines`.
	LinesTruncated bool `json:"lines_truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleRunPreview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleRunPreview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleRunPreview) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleRunPreview) GoString() string { return showModel(m) }

// Changes to a schedule. Omitted fields keep their value; null clears a field; lists are replaced
// as a whole. Days that you changed individually keep their changes while they are still due.
type ScheduleUpdate struct {
	Model
	// Name of the schedule.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// How often the schedule runs.
	Cadence *ScheduleCadence `json:"cadence,omitempty"`
	// Hour of the day at which it runs, in Harare time.
	// Type: `ScheduleHour`.
	Hour *int64 `json:"hour,omitempty"`
	// Minute at which it runs: a quarter of the hour.
	// Type: `ScheduleMinute`.
	Minute *int64 `json:"minute,omitempty"`
	// Day of the week, for `weekly`. Null clears it.
	// Type: `DayOfWeek`.
	DayOfWeek Nullable[int64] `json:"day_of_week,omitempty"`
	// Day of the month, for `monthly`, `yearly` and `payday`. Null clears it.
	// Type: `DayOfMonth`.
	DayOfMonth Nullable[int64] `json:"day_of_month,omitempty"`
	// Month of the year, for `yearly`. Null clears it.
	// Type: `MonthOfYear`.
	MonthOfYear Nullable[int64] `json:"month_of_year,omitempty"`
	// A date on which it runs, from which 14-day periods are counted, for `biweekly`. Null clears it.
	// Type: `Day`.
	AnchorDate Nullable[string] `json:"anchor_date,omitempty"`
	// Group whose members receive it. Replaces `recipients`.
	// Type: `GroupId`.
	Group Nullable[string] `json:"group,omitempty"`
	// People who receive it, as a complete list. Replaces `group`.
	Recipients []TextOr[ScheduleRecipientCreate] `json:"recipients,omitempty"`
	// Product slug, such as `airtime-usd`.
	// Type: `ProductId`.
	Product *string `json:"product,omitempty"`
	// Type of what to send.
	Type *SendType `json:"type,omitempty"`
	// Three-letter ISO currency code.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Bundle to send. For data only.
	// Type: `BundleId`.
	BundleID Nullable[string] `json:"bundle_id,omitempty"`
	// Amount that each person receives. Null if every person has an amount.
	// Type: `MoneyInput`.
	Amount Nullable[string] `json:"amount,omitempty"`
	// Custom SMS message. Null restores our standard message.
	// Type: `SmsTemplate`.
	SMSMessage Nullable[string] `json:"sms_message,omitempty"`
	// Whether to send `sms_message` instead of our standard message.
	CustomSMS *bool `json:"custom_sms,omitempty"`
	// Cost centre to book it to. Null for each recipient's own.
	// Type: `CostCenterId`.
	CostCenter Nullable[string] `json:"cost_center,omitempty"`
	// The only meter to buy power for, instead of people.
	// Type: `MeterInput`.
	Meter Nullable[string] `json:"meter,omitempty"`
	// Phone number that receives the token by SMS, with `meter`.
	// Type: `PhoneInput`.
	TokenPhone Nullable[string] `json:"token_phone,omitempty"`
	// Whether the schedule is active. False pauses it; days that pass while paused are not made up.
	Active *bool `json:"active,omitempty"`
	// Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
	PrecheckCredit *bool `json:"precheck_credit,omitempty"`
	// What to do if your Credit is too low on the day of a run.
	OnInsufficient *ScheduleInsufficientChoice `json:"on_insufficient,omitempty"`
	// Your own key-value data about the schedule. Keys are merged; see `MetadataUpdate`. Null removes
	// all keys.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ScheduleUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ScheduleUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ScheduleUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m ScheduleUpdate) GoString() string { return showModel(m) }

// What a search found.
type Search struct {
	Model
	// Always `search`.
	Object string `json:"object"`
	// Time of the search.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Kinds that were searched: those that the key can read.
	Kinds []SearchKind `json:"kinds"`
	// The newest objects of each kind that match, in the order of `kinds`.
	Results []SearchResult `json:"results"`
	// Whether more than ten objects of a kind match.
	Truncated bool `json:"truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Search) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Search) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Search) String() string { return showModel(m) }

// GoString is as String.
func (m Search) GoString() string { return showModel(m) }

// An object that the search found.
type SearchResult struct {
	Model
	// Kind of the object.
	Kind SearchKind `json:"kind"`
	// ID of the object.
	// Type: `ObjectId`.
	ObjectID string `json:"object_id"`
	// What of the object the text is.
	Matched SearchMatch `json:"matched"`
	// Target, name, reference or title of the object.
	Label string `json:"label"`
	// Status of the object.
	Status string `json:"status"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// URL path of the object.
	// Type: `UrlPath`.
	URL string `json:"url"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SearchResult) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SearchResult) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SearchResult) String() string { return showModel(m) }

// GoString is as String.
func (m SearchResult) GoString() string { return showModel(m) }

// A sale of airtime, data or electricity, from the moment it is written to its end.
type Send struct {
	Model
	// The send.
	// Type: `SendId`.
	ID string `json:"id"`
	// Always `send`.
	Object string `json:"object"`
	// Time at which the send was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Current status. Decide by this; see Lifecycles.
	Status SendStatus `json:"status"`
	// Type of the sale.
	Type SendType `json:"type"`
	// ID of the product sold.
	// Type: `ProductId`.
	Product string `json:"product"`
	// ID of the network that delivers the send.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
	// `00000000000`; the amounts are kept.
	// Type: `Target`.
	Target string `json:"target"`
	// Target formatted for people. `erased` once the recipient is erased.
	// Type: `PhoneText`.
	TargetDisplay string `json:"target_display"`
	// The face value: what the customer receives.
	// Type: `Money`.
	Amount string `json:"amount"`
	// The currency of `amount`, `cost` and `discount`.
	Currency Currency `json:"currency"`
	// Credit charged: the face value, less the dealer discount.
	// Type: `Money`.
	Cost string `json:"cost"`
	// The dealer discount; `0.00` without the dealer tier.
	// Type: `Money`.
	Discount string `json:"discount"`
	// Whether the Credit was returned. Remains true if a failed send is delivered late.
	CreditReturned bool `json:"credit_returned"`
	// Credit transactions of this send, oldest first.
	CreditTransactions []string `json:"credit_transactions"`
	// Data bundle sold. Null for airtime and power.
	Bundle *SendBundle `json:"bundle"`
	// Your own reference. Null if you sent none.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference"`
	// Recipient that the send is attributed to. Can be expanded.
	Recipient *Expandable[Recipient] `json:"recipient"`
	// Program that the send is attributed to. Can be expanded.
	Program *Expandable[Program] `json:"program"`
	// Reward that the send pays out. Can be expanded.
	Reward *Expandable[Reward] `json:"reward"`
	// Batch that the send belongs to. Can be expanded.
	Batch *Expandable[Batch] `json:"batch"`
	// ID of the batch line that created the send.
	// Type: `BatchItemId`.
	BatchItem *string `json:"batch_item"`
	// ID of the schedule that created the send.
	// Type: `ScheduleId`.
	Schedule *string `json:"schedule"`
	// ID of the checkout session that paid for the send.
	// Type: `CheckoutSessionId`.
	CheckoutSession *string `json:"checkout_session"`
	// ID of the approval that allowed the send.
	// Type: `ApprovalId`.
	Approval *string `json:"approval"`
	// What the person permitted who approved the send. Null unless `approval` is set, and after the
	// recipient is erased.
	Mandate *Mandate `json:"mandate"`
	// ID of the cost centre that the send is charged to.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// ID of the quote that confirmed the meter.
	// Type: `QuoteId`.
	Quote *string `json:"quote"`
	// ID of the API key that caused the send: the one that created it, or whatever it pays for. For
	// signed completions, check-ins and claims of links that no reward waited for, it is the key that
	// created the program, or last activated or resumed it. Null if no key did.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// Who created this send.
	CreatedBy SendCreator `json:"created_by"`
	// Feature that created the send.
	Source SendSource `json:"source"`
	// Another number to notify by SMS.
	// Type: `Phone`.
	NotifyNumber *string `json:"notify_number"`
	// Text message to the customer. Null when none is sent.
	// Type: `SmsText`.
	SMSMessage *string `json:"sms_message"`
	// Language of the default message. Null when no message is sent.
	SMSLocale *SmsLocale `json:"sms_locale"`
	// SMS delivery status of the message to the customer.
	SMSStatus SmsStatus `json:"sms_status"`
	// Scheduled dispatch time. Null when the send is dispatched immediately.
	// Type: `UnixTime`.
	ScheduledFor *int64 `json:"scheduled_for"`
	// Reason for the failure. Null unless the send failed.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Reason for the failure, in one sentence for a cashier.
	// Type: `Note`.
	FailureMessage *string `json:"failure_message"`
	// ID of the failed send that this one retries.
	// Type: `SendId`.
	RetryOf *string `json:"retry_of"`
	// ID of the send that retries this one.
	// Type: `SendId`.
	RetriedBy *string `json:"retried_by"`
	// Whether the send can be retried: it failed and has not been retried yet.
	Retryable bool `json:"retryable"`
	// Whether a person should check: unknown for over an hour, in review, or queued too long.
	NeedsAttention bool `json:"needs_attention"`
	// Time of the next status check with the network. Null when none is due.
	// Type: `UnixTime`.
	NextCheckAt *int64 `json:"next_check_at"`
	// Confirmation number of the network or utility, once delivered. Quote it to their support.
	ProviderReference *string `json:"provider_reference"`
	// Time of the first submission to the network.
	// Type: `UnixTime`.
	SubmittedAt *int64 `json:"submitted_at"`
	// Time of delivery. Null unless delivered.
	// Type: `UnixTime`.
	DeliveredAt *int64 `json:"delivered_at"`
	// Time of the failure. Null unless failed.
	// Type: `UnixTime`.
	FailedAt *int64 `json:"failed_at"`
	// Time at which the Credit was returned.
	// Type: `UnixTime`.
	CreditedAt *int64 `json:"credited_at"`
	// Time of the cancellation. Null unless cancelled.
	// Type: `UnixTime`.
	CancelledAt *int64 `json:"cancelled_at"`
	// Time at which we learned that a failed send had been delivered.
	// Type: `UnixTime`.
	LateDeliveredAt *int64 `json:"late_delivered_at"`
	// Behaviour during a national outage. Null for airtime and data.
	OnZesaDown *PowerDownChoice `json:"on_zesa_down"`
	// Maximum time in the queue, in seconds. Null for airtime and data.
	// Type: `Seconds`.
	MaxHold *int64 `json:"max_hold"`
	// Time at which a queued send fails. Null unless queued.
	// Type: `UnixTime`.
	QueuedUntil *int64 `json:"queued_until"`
	// Confirmation level required for the meter. Null for airtime and data.
	Confirm *MeterConfirmMode `json:"confirm"`
	// Meter, tokens and cost breakdown. Null for airtime and data.
	Power *SendPower `json:"power"`
	// Power token, masked without `tokens:read`. Null until delivered.
	// Type: `PowerToken`.
	Token *Secret `json:"token"`
	// Kilowatt hours bought. Null until known, and for airtime and data.
	// Type: `Units`.
	Units *string `json:"units"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata"`
	// Number printed on the receipt.
	// Type: `ReceiptNumber`.
	ReceiptNumber string `json:"receipt_number"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Send) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Send) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Send) String() string { return showModel(m) }

// GoString is as String.
func (m Send) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m Send) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// How to advance a test send.
type SendAdvance struct {
	Model
	// Target status. Default: the next step determined by the last four digits of the number.
	To *SendAdvanceTarget `json:"to,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendAdvance) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendAdvance) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendAdvance) String() string { return showModel(m) }

// GoString is as String.
func (m SendAdvance) GoString() string { return showModel(m) }

// A request to a provider about a send, with its outcome.
type SendAttempt struct {
	Model
	// ID of the attempt.
	// Type: `AttemptId`.
	ID string `json:"id"`
	// Always `send_attempt`.
	Object string `json:"object"`
	// Time of creation, always before the provider is contacted.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// ID of the send.
	// Type: `SendId`.
	Send string `json:"send"`
	// Position among the attempts of the send, from 1.
	Sequence int64 `json:"sequence"`
	// Type of request to the provider.
	Kind AttemptKind `json:"kind"`
	// Time of the request to the provider.
	// Type: `UnixTime`.
	At int64 `json:"at"`
	// Response time in milliseconds. Null while waiting.
	DurationMs *int64 `json:"duration_ms"`
	// Outcome of the request. Null while waiting.
	Outcome *AttemptOutcome `json:"outcome"`
	// Outcome in plain words, without the supplier's name.
	// Type: `Note`.
	Detail *string `json:"detail"`
	// Status of the send before the attempt.
	StatusBefore SendStatus `json:"status_before"`
	// Status of the send after the attempt. Null while waiting.
	StatusAfter *SendStatus `json:"status_after"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendAttempt) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendAttempt) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendAttempt) String() string { return showModel(m) }

// GoString is as String.
func (m SendAttempt) GoString() string { return showModel(m) }

// One page of a list.
type SendAttemptList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []SendAttempt `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendAttemptList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendAttemptList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendAttemptList) String() string { return showModel(m) }

// GoString is as String.
func (m SendAttemptList) GoString() string { return showModel(m) }

// Data bundle of a send.
type SendBundle struct {
	Model
	// ID of the bundle.
	// Type: `BundleId`.
	ID string `json:"id"`
	// Name of the bundle.
	// Type: `Label`.
	Name string `json:"name"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendBundle) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendBundle) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendBundle) String() string { return showModel(m) }

// GoString is as String.
func (m SendBundle) GoString() string { return showModel(m) }

// A send was cancelled before it was dispatched.
type SendCancelledEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.cancelled`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendCancelledEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendCancelledEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendCancelledEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendCancelledEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendCancelledEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A sale to create. Set `target`, `amount`, and `currency` or `product`. Fields marked "Power only"
// cannot be used with any other type.
type SendCreate struct {
	Model
	// Type of sale. Default: derived from `product`, else from `target`.
	Type *SendType `json:"type,omitempty"`
	// ID of the product, such as `airtime-usd`. Default: derived from type and currency.
	// Type: `ProductId`.
	Product *string `json:"product,omitempty"`
	// Mobile number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.
	Target string `json:"target"`
	// The face value: what the customer receives.
	// Type: `MoneyInput`.
	Amount *string `json:"amount,omitempty"`
	// Currency of the sale. Required unless `product` is set.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Data only. ID of the bundle to sell.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
	// Power only, required. Phone number that receives the token.
	// Type: `PhoneInput`.
	TokenPhone *string `json:"token_phone,omitempty"`
	// Power only. Email address that also receives the token.
	// Type: `Email`.
	TokenEmail *string `json:"token_email,omitempty"`
	// Another number to notify by SMS.
	// Type: `PhoneInput`.
	NotifyNumber *string `json:"notify_number,omitempty"`
	// Power only. Confirmation level required for the meter. Default: `strict`.
	Confirm *MeterConfirmMode `json:"confirm,omitempty"`
	// Power only. Behaviour during a national outage. Default: `queue`.
	OnZesaDown *PowerDownChoice `json:"on_zesa_down,omitempty"`
	// Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
	// Type: `DurationInput`.
	MaxHold *string `json:"max_hold,omitempty"`
	// Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own ID. Fills `{name}` and
	// `{first_name}` of the message, and has no other effect.
	// Type: `RecipientRef`.
	Recipient *string `json:"recipient,omitempty"`
	// Program to attribute the sale to. Does not use the program's budget or its caps.
	// Type: `ProgramId`.
	Program *string `json:"program,omitempty"`
	// ID of the cost centre to charge the sale to.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center,omitempty"`
	// Your own text message to the customer, up to 480 characters once its merge fields are filled
	// in. Default for airtime and data: a message that names your `statement_descriptor`.
	// Type: `SmsTemplate`.
	SMSMessage *string `json:"sms_message,omitempty"`
	// Language of the default message. Default: `en`.
	SMSLocale *SmsLocale `json:"sms_locale,omitempty"`
	// Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
	ScheduledFor *Moment `json:"scheduled_for,omitempty"`
	// Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
	// it again returns the send that has it and charges nothing. Never restart your numbering.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference,omitempty"`
	// Power only. ID of the quote that confirmed the meter.
	// Type: `QuoteId`.
	Quote *string `json:"quote,omitempty"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata,omitempty"`
	// Agent keys only. Reason shown to the person who approves.
	// Type: `Note`.
	Reason *string `json:"reason,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendCreate) String() string { return showModel(m) }

// GoString is as String.
func (m SendCreate) GoString() string { return showModel(m) }

// A send was created and charged.
type SendCreatedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.created`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendCreatedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendCreatedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendCreatedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendCreatedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendCreatedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Who created this send.
type SendCreator struct {
	Model
	// Type of the creator.
	Type ActorType `json:"type"`
	// ID of the API key or member. Null for the service and its staff.
	// Type: `MakerId`.
	ID *string `json:"id"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendCreator) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendCreator) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendCreator) String() string { return showModel(m) }

// GoString is as String.
func (m SendCreator) GoString() string { return showModel(m) }

// The Credit charged for a send was returned.
type SendCreditedBackEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.credited_back`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendCreditedBackEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendCreditedBackEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendCreditedBackEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendCreditedBackEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendCreditedBackEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A send was delivered to the customer, and its Credit is spent.
type SendDeliveredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.delivered`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendDeliveredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendDeliveredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendDeliveredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendDeliveredEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendDeliveredEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An event's payload: Send.
type SendEventData struct {
	Model
	// The Send with its values at this attempt.
	Object WebhookSend `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendEventData) String() string { return showModel(m) }

// GoString is as String.
func (m SendEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A send failed. `failure_code` says why.
type SendFailedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.failed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendFailedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendFailedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendFailedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendFailedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendFailedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A failed send turned out to be delivered. You keep the returned Credit.
type SendLateDeliveredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.late_delivered`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendLateDeliveredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendLateDeliveredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendLateDeliveredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendLateDeliveredEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendLateDeliveredEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type SendList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Send `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendList) String() string { return showModel(m) }

// GoString is as String.
func (m SendList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The meter of a waiting send was changed. Sent to every endpoint.
type SendMeterChangedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.meter_changed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendMeterChangedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendMeterChangedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendMeterChangedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendMeterChangedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendMeterChangedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Electricity details of a send.
type SendPower struct {
	Model
	// Number of the meter.
	// Type: `MeterNumber`.
	Meter string `json:"meter"`
	// Name of the meter's owner, masked.
	NameMasked *string `json:"name_masked"`
	// Suburb of the meter, never its full address.
	Suburb *string `json:"suburb"`
	// How surely the meter was confirmed.
	Confirmation MeterConfirmation `json:"confirmation"`
	// Time at which the meter was confirmed.
	// Type: `UnixTime`.
	ConfirmedAt *int64 `json:"confirmed_at"`
	// Phone number that receives the token.
	// Type: `Phone`.
	TokenPhone *string `json:"token_phone"`
	// Email address that receives the token.
	// Type: `Email`.
	TokenEmail *string `json:"token_email"`
	// Delivery status of the message with the token.
	TokenStatus TokenStatus `json:"token_status"`
	// Tokens in the order of entry. Empty until delivered.
	Tokens []SendToken `json:"tokens"`
	// Kilowatt hours bought with the amount.
	// Type: `Units`.
	UnitsKwh *string `json:"units_kwh"`
	// Breakdown of the amount paid. Null until known.
	Breakdown *PowerBreakdown `json:"breakdown"`
	// The utility's own number of the purchase. `provider_reference` is that of the supplier through
	// which it was bought. Null until delivered.
	UtilityReference *string `json:"utility_reference"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendPower) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendPower) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendPower) String() string { return showModel(m) }

// GoString is as String.
func (m SendPower) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendPower) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Preview of a send: every field except its ID and receipt number.
type SendPreview struct {
	Model
	// Always `send`.
	Object string `json:"object"`
	// Time at which the send was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Current status. Decide by this; see Lifecycles.
	Status SendStatus `json:"status"`
	// Type of the sale.
	Type SendType `json:"type"`
	// ID of the product sold.
	// Type: `ProductId`.
	Product string `json:"product"`
	// ID of the network that delivers the send.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
	// `00000000000`; the amounts are kept.
	// Type: `Target`.
	Target string `json:"target"`
	// Target formatted for people. `erased` once the recipient is erased.
	// Type: `PhoneText`.
	TargetDisplay string `json:"target_display"`
	// The face value: what the customer receives.
	// Type: `Money`.
	Amount string `json:"amount"`
	// The currency of `amount`, `cost` and `discount`.
	Currency Currency `json:"currency"`
	// Credit charged: the face value, less the dealer discount.
	// Type: `Money`.
	Cost string `json:"cost"`
	// The dealer discount; `0.00` without the dealer tier.
	// Type: `Money`.
	Discount string `json:"discount"`
	// Whether the Credit was returned. Remains true if a failed send is delivered late.
	CreditReturned bool `json:"credit_returned"`
	// Credit transactions of this send, oldest first.
	CreditTransactions []string `json:"credit_transactions"`
	// Data bundle sold. Null for airtime and power.
	Bundle *SendBundle `json:"bundle"`
	// Your own reference. Null if you sent none.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference"`
	// Recipient that the send is attributed to. Can be expanded.
	Recipient *Expandable[Recipient] `json:"recipient"`
	// Program that the send is attributed to. Can be expanded.
	Program *Expandable[Program] `json:"program"`
	// Reward that the send pays out. Can be expanded.
	Reward *Expandable[Reward] `json:"reward"`
	// Batch that the send belongs to. Can be expanded.
	Batch *Expandable[Batch] `json:"batch"`
	// ID of the batch line that created the send.
	// Type: `BatchItemId`.
	BatchItem *string `json:"batch_item"`
	// ID of the schedule that created the send.
	// Type: `ScheduleId`.
	Schedule *string `json:"schedule"`
	// ID of the checkout session that paid for the send.
	// Type: `CheckoutSessionId`.
	CheckoutSession *string `json:"checkout_session"`
	// ID of the approval that allowed the send.
	// Type: `ApprovalId`.
	Approval *string `json:"approval"`
	// What the person permitted who approved the send. Null unless `approval` is set, and after the
	// recipient is erased.
	Mandate *Mandate `json:"mandate"`
	// ID of the cost centre that the send is charged to.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// ID of the quote that confirmed the meter.
	// Type: `QuoteId`.
	Quote *string `json:"quote"`
	// ID of the API key that caused the send: the one that created it, or whatever it pays for. For
	// signed completions, check-ins and claims of links that no reward waited for, it is the key that
	// created the program, or last activated or resumed it. Null if no key did.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// Who created this send.
	CreatedBy SendCreator `json:"created_by"`
	// Feature that created the send.
	Source SendSource `json:"source"`
	// Another number to notify by SMS.
	// Type: `Phone`.
	NotifyNumber *string `json:"notify_number"`
	// Text message to the customer. Null when none is sent.
	// Type: `SmsText`.
	SMSMessage *string `json:"sms_message"`
	// Language of the default message. Null when no message is sent.
	SMSLocale *SmsLocale `json:"sms_locale"`
	// SMS delivery status of the message to the customer.
	SMSStatus SmsStatus `json:"sms_status"`
	// Scheduled dispatch time. Null when the send is dispatched immediately.
	// Type: `UnixTime`.
	ScheduledFor *int64 `json:"scheduled_for"`
	// Reason for the failure. Null unless the send failed.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Reason for the failure, in one sentence for a cashier.
	// Type: `Note`.
	FailureMessage *string `json:"failure_message"`
	// ID of the failed send that this one retries.
	// Type: `SendId`.
	RetryOf *string `json:"retry_of"`
	// ID of the send that retries this one.
	// Type: `SendId`.
	RetriedBy *string `json:"retried_by"`
	// Whether the send can be retried: it failed and has not been retried yet.
	Retryable bool `json:"retryable"`
	// Whether a person should check: unknown for over an hour, in review, or queued too long.
	NeedsAttention bool `json:"needs_attention"`
	// Time of the next status check with the network. Null when none is due.
	// Type: `UnixTime`.
	NextCheckAt *int64 `json:"next_check_at"`
	// Confirmation number of the network or utility, once delivered. Quote it to their support.
	ProviderReference *string `json:"provider_reference"`
	// Time of the first submission to the network.
	// Type: `UnixTime`.
	SubmittedAt *int64 `json:"submitted_at"`
	// Time of delivery. Null unless delivered.
	// Type: `UnixTime`.
	DeliveredAt *int64 `json:"delivered_at"`
	// Time of the failure. Null unless failed.
	// Type: `UnixTime`.
	FailedAt *int64 `json:"failed_at"`
	// Time at which the Credit was returned.
	// Type: `UnixTime`.
	CreditedAt *int64 `json:"credited_at"`
	// Time of the cancellation. Null unless cancelled.
	// Type: `UnixTime`.
	CancelledAt *int64 `json:"cancelled_at"`
	// Time at which we learned that a failed send had been delivered.
	// Type: `UnixTime`.
	LateDeliveredAt *int64 `json:"late_delivered_at"`
	// Behaviour during a national outage. Null for airtime and data.
	OnZesaDown *PowerDownChoice `json:"on_zesa_down"`
	// Maximum time in the queue, in seconds. Null for airtime and data.
	// Type: `Seconds`.
	MaxHold *int64 `json:"max_hold"`
	// Time at which a queued send fails. Null unless queued.
	// Type: `UnixTime`.
	QueuedUntil *int64 `json:"queued_until"`
	// Confirmation level required for the meter. Null for airtime and data.
	Confirm *MeterConfirmMode `json:"confirm"`
	// Meter, tokens and cost breakdown. Null for airtime and data.
	Power *SendPower `json:"power"`
	// Power token, masked without `tokens:read`. Null until delivered.
	// Type: `PowerToken`.
	Token *Secret `json:"token"`
	// Kilowatt hours bought. Null until known, and for airtime and data.
	// Type: `Units`.
	Units *string `json:"units"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendPreview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendPreview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendPreview) String() string { return showModel(m) }

// GoString is as String.
func (m SendPreview) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendPreview) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A problem that prevents a sale: the error that the real request would return.
type SendProblem struct {
	Model
	// Invalid field or parameter. Null if no single one is.
	// Type: `ErrorParam`.
	Param *string `json:"param"`
	// Code of the error. Decide by this.
	// Type: `ErrorCode`.
	Code string `json:"code"`
	// Explanation for a developer. May change.
	// Type: `ErrorMessage`.
	Message string `json:"message"`
	// Details that belong to the code.
	Meta any `json:"meta"`
	// Category of the error.
	Type ErrorType `json:"type"`
	// HTTP status that the real request would return.
	Status int64 `json:"status"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendProblem) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendProblem) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendProblem) String() string { return showModel(m) }

// GoString is as String.
func (m SendProblem) GoString() string { return showModel(m) }

// A power send is queued during a national outage and is dispatched when it ends.
type SendQueuedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.queued`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendQueuedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendQueuedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendQueuedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendQueuedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendQueuedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The network gives no clear answer and our staff decide. Do not sell again.
type SendRequiresReviewEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.requires_review`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendRequiresReviewEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendRequiresReviewEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendRequiresReviewEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendRequiresReviewEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendRequiresReviewEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The network was busy and delivered nothing. The service retries automatically.
type SendRetryingEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.retrying`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendRetryingEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendRetryingEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendRetryingEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendRetryingEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendRetryingEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A send was created and charged, and is dispatched at its scheduled time.
type SendScheduledEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.scheduled`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendScheduledEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendScheduledEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendScheduledEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendScheduledEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendScheduledEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A send was submitted to the network. Sent once, however many attempts follow.
type SendSubmittedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.submitted`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendSubmittedEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendSubmittedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendSubmittedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendSubmittedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendSubmittedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One of the tokens of a power send. Enter them in the order of `sequence`.
type SendToken struct {
	Model
	// Position in the order of entry, from 1.
	Sequence int64 `json:"sequence"`
	// Purpose of the token.
	Kind TokenKind `json:"kind"`
	// The token, masked without `tokens:read`.
	// Type: `PowerToken`.
	Token Secret `json:"token"`
	// Kilowatt hours that the token adds. Null when it adds none.
	// Type: `Units`.
	UnitsKwh *string `json:"units_kwh"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendToken) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendToken) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendToken) String() string { return showModel(m) }

// GoString is as String.
func (m SendToken) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendToken) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The text message with the token reached the customer's phone.
type SendTokenDeliveredEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.token_delivered`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendTokenDeliveredEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendTokenDeliveredEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendTokenDeliveredEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendTokenDeliveredEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendTokenDeliveredEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The text message with the token could not be delivered. Resend the token.
type SendTokenDeliveryFailedEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.token_delivery_failed`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendTokenDeliveryFailedEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m SendTokenDeliveryFailedEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendTokenDeliveryFailedEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendTokenDeliveryFailedEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendTokenDeliveryFailedEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The token was sent to the customer again.
type SendTokenResentEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.token_resent`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendTokenResentEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendTokenResentEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendTokenResentEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendTokenResentEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendTokenResentEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The network has not responded. Do not sell again: the send may have been delivered.
type SendUnknownEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `send.unknown`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data SendEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendUnknownEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendUnknownEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendUnknownEvent) String() string { return showModel(m) }

// GoString is as String.
func (m SendUnknownEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendUnknownEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Result of checking a sale without making it. Distinguished from a send by `object`.
type SendValidation struct {
	Model
	// Always `send_validation`.
	Object string `json:"object"`
	// Time of the check.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Whether the sale would succeed.
	Valid bool `json:"valid"`
	// Status that the send would have. Null if there are problems.
	WouldStatus *SendWouldStatus `json:"would_status"`
	// Preview of the send. Null if the problems prevent one.
	Send *SendPreview `json:"send"`
	// Currency of `cost` and `credit_after`. Null if it cannot be determined.
	Currency *Currency `json:"currency"`
	// Credit that would be charged. Null if it cannot be calculated.
	// Type: `Money`.
	Cost *string `json:"cost"`
	// Credit that would remain. Null if there are problems.
	CreditAfter *CreditAfter `json:"credit_after"`
	// Meter confirmed with the utility. Null for airtime and data.
	Meter *Meter `json:"meter"`
	// All problems that prevent the sale, in order of precedence. Empty when valid.
	Problems []SendProblem `json:"problems"`
	// Points to check before the sale.
	Warnings []SendWarning `json:"warnings"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendValidation) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendValidation) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendValidation) String() string { return showModel(m) }

// GoString is as String.
func (m SendValidation) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m SendValidation) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// A point to check before a sale. It does not prevent the sale.
type SendWarning struct {
	Model
	// Code of the warning. Decide by this.
	Code SendWarningCode `json:"code"`
	// Explanation of the warning in one sentence.
	// Type: `ErrorMessage`.
	Message string `json:"message"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SendWarning) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SendWarning) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SendWarning) String() string { return showModel(m) }

// GoString is as String.
func (m SendWarning) GoString() string { return showModel(m) }

// A day on which your Credit is expected to run out.
type ShortfallProjection struct {
	Model
	// The currency of the shortfall.
	Currency Currency `json:"currency"`
	// The amount that is missing.
	// Type: `Money`.
	ShortBy string `json:"short_by"`
	// First day on which the amount is missing.
	// Type: `Day`.
	On string `json:"on"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ShortfallProjection) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ShortfallProjection) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ShortfallProjection) String() string { return showModel(m) }

// GoString is as String.
func (m ShortfallProjection) GoString() string { return showModel(m) }

// Spend caps of a key in one currency. Days and months are in Harare time.
type SpendCap struct {
	Model
	// Maximum face value of one sale. Null if uncapped.
	// Type: `Money`.
	PerSend *string `json:"per_send"`
	// Maximum face value per day. Null if uncapped.
	// Type: `Money`.
	Daily *string `json:"daily"`
	// Maximum face value per month. Null if uncapped.
	// Type: `Money`.
	Monthly *string `json:"monthly"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendCap) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendCap) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendCap) String() string { return showModel(m) }

// GoString is as String.
func (m SpendCap) GoString() string { return showModel(m) }

// Spend caps of a new key in one currency. Omitted caps are not set.
type SpendCapInput struct {
	Model
	// Maximum face value of one sale.
	// Type: `MoneyInput`.
	PerSend *string `json:"per_send,omitempty"`
	// Maximum face value per day in Harare.
	// Type: `MoneyInput`.
	Daily *string `json:"daily,omitempty"`
	// Maximum face value per month in Harare.
	// Type: `MoneyInput`.
	Monthly *string `json:"monthly,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendCapInput) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendCapInput) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendCapInput) String() string { return showModel(m) }

// GoString is as String.
func (m SpendCapInput) GoString() string { return showModel(m) }

// Changes to the spend caps of a key in one currency. Omitted caps keep their value.
type SpendCapUpdate struct {
	Model
	// Maximum face value of one sale. Null removes the cap.
	// Type: `MoneyInput`.
	PerSend Nullable[string] `json:"per_send,omitempty"`
	// Maximum face value per day in Harare. Null removes the cap.
	// Type: `MoneyInput`.
	Daily Nullable[string] `json:"daily,omitempty"`
	// Maximum face value per month in Harare. Null removes the cap.
	// Type: `MoneyInput`.
	Monthly Nullable[string] `json:"monthly,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendCapUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendCapUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendCapUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m SpendCapUpdate) GoString() string { return showModel(m) }

// Filters of a spend report, as in `filter[network]=econet`. Multiple filters are combined with
// AND.
type SpendFilter struct {
	Model
	// Only sends of this type.
	Type *SendType `json:"type,omitempty"`
	// Only sends on this network.
	// Type: `NetworkId`.
	Network *string `json:"network,omitempty"`
	// Only sends of this product.
	// Type: `ProductId`.
	Product *string `json:"product,omitempty"`
	// Only sends booked to this cost centre, or `none` for those without one.
	// Type: `CostCenterFilter`.
	CostCenter *string `json:"cost_center,omitempty"`
	// Only sends attributed to this program.
	// Type: `ProgramId`.
	Program *string `json:"program,omitempty"`
	// Only sends attributed to this recipient: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `RecipientRef`.
	Recipient *string `json:"recipient,omitempty"`
	// Only sends created by this key.
	// Type: `KeyId`.
	APIKey *string `json:"api_key,omitempty"`
	// Only sends created by this source.
	Source *SendSource `json:"source,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendFilter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendFilter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendFilter) String() string { return showModel(m) }

// GoString is as String.
func (m SpendFilter) GoString() string { return showModel(m) }

// Dimension values shared by the sends of a row. Null if not grouped by it or not set.
type SpendKeys struct {
	Model
	// Calendar day of the sends.
	// Type: `Day`.
	Day *string `json:"day"`
	// Week of the sends.
	// Type: `Week`.
	Week *string `json:"week"`
	// Calendar month of the sends.
	// Type: `Month`.
	Month *string `json:"month"`
	// Type of the sends.
	Type *SendType `json:"type"`
	// Network of the sends.
	// Type: `NetworkId`.
	Network *string `json:"network"`
	// Product of the sends.
	// Type: `ProductId`.
	Product *string `json:"product"`
	// Cost centre of the sends.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// Program of the sends.
	// Type: `ProgramId`.
	Program *string `json:"program"`
	// Recipient of the sends.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
	// API key that created the sends.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// Source that created the sends.
	Source *SendSource `json:"source"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendKeys) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendKeys) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendKeys) String() string { return showModel(m) }

// GoString is as String.
func (m SpendKeys) GoString() string { return showModel(m) }

// Sends of a period and their cost.
type SpendReport struct {
	Model
	// Always `report`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Kind of the report.
	Kind ReportKind `json:"kind"`
	// First day of the period, inclusive.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the period, inclusive.
	// Type: `Day`.
	To string `json:"to"`
	// Currency that was requested. Null for both.
	Currency *Currency `json:"currency"`
	// Dimensions that rows are grouped by. Empty if not grouped.
	GroupBy []SpendDimension `json:"group_by"`
	// Groups of sends in the order of their keys, at most 10,000.
	Rows []SpendRow `json:"rows"`
	// Totals of all sends, one per currency, including omitted rows.
	Totals []SpendTotals `json:"totals"`
	// Whether rows were omitted. If so, narrow the period or filters.
	Truncated bool `json:"truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendReport) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendReport) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendReport) String() string { return showModel(m) }

// GoString is as String.
func (m SpendReport) GoString() string { return showModel(m) }

// A group of sends.
type SpendRow struct {
	Model
	// Dimension values shared by the sends.
	Keys SpendKeys `json:"keys"`
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Number of sends created.
	// Type: `Count`.
	Sends int64 `json:"sends"`
	// Number of sends that were delivered.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of sends that failed, whether or not Credit was returned.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Total face value of the sends.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit that the sends cost.
	// Type: `Money`.
	Cost string `json:"cost"`
	// Dealer discount: `face` minus `cost`.
	// Type: `Money`.
	Discount string `json:"discount"`
	// Credit returned from sends that failed or were cancelled.
	// Type: `Money`.
	CreditedBack string `json:"credited_back"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendRow) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendRow) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendRow) String() string { return showModel(m) }

// GoString is as String.
func (m SpendRow) GoString() string { return showModel(m) }

// Totals of all sends in one currency.
type SpendTotals struct {
	Model
	// Currency of all amounts.
	Currency Currency `json:"currency"`
	// Number of sends created.
	// Type: `Count`.
	Sends int64 `json:"sends"`
	// Number of sends that were delivered.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of sends that failed, whether or not Credit was returned.
	// Type: `Count`.
	Failed int64 `json:"failed"`
	// Total face value of the sends.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit that the sends cost.
	// Type: `Money`.
	Cost string `json:"cost"`
	// Dealer discount: `face` minus `cost`.
	// Type: `Money`.
	Discount string `json:"discount"`
	// Credit returned from sends that failed or were cancelled.
	// Type: `Money`.
	CreditedBack string `json:"credited_back"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *SpendTotals) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m SpendTotals) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m SpendTotals) String() string { return showModel(m) }

// GoString is as String.
func (m SpendTotals) GoString() string { return showModel(m) }

// Changes to your Credit in one month and currency. It always balances: `closing` = `opening` +
// `topups` + `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` −
// `rewards`.
type Statement struct {
	Model
	// Always `statement`.
	Object string `json:"object"`
	// Time at which the statement was computed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True for real money, false in test mode.
	Livemode bool `json:"livemode"`
	// Month of the statement.
	// Type: `Month`.
	Period string `json:"period"`
	// The currency of all amounts.
	Currency Currency `json:"currency"`
	// Total Credit at the start of the month.
	// Type: `Money`.
	Opening string `json:"opening"`
	// Total Credit at the end of the month. In the current month: now.
	// Type: `Money`.
	Closing string `json:"closing"`
	// Credit added by top-ups.
	// Type: `Money`.
	Topups string `json:"topups"`
	// Face value of paid checkout sessions that were not delivered, added to your Credit.
	// Type: `Money`.
	CheckoutCredits string `json:"checkout_credits"`
	// Credit granted to a test account.
	// Type: `Money`.
	TestGrants string `json:"test_grants"`
	// Corrections by our staff. Negative if they reduced your Credit.
	// Type: `SignedMoney`.
	Adjustments string `json:"adjustments"`
	// Credit returned for sends that failed or were cancelled, of this month or earlier.
	// Type: `Money`.
	CreditedBack string `json:"credited_back"`
	// Sends charged in the month, without rewards. Later failures are in `credited_back`.
	Sends StatementSends `json:"sends"`
	// Credit charged for rewards, less what was returned for them.
	// Type: `SignedMoney`.
	Rewards string `json:"rewards"`
	// `sends` by type and network.
	ByType []StatementByType `json:"by_type"`
	// `sends` by cost centre.
	ByCostCenter []StatementByCostCenter `json:"by_cost_center"`
	// `sends` by API key. With one key per till: by till.
	ByAPIKey []StatementByApiKey `json:"by_api_key"`
	// Face value of sends first delivered in the month. Null without the dealer tier.
	// Type: `Money`.
	FaceSold *string `json:"face_sold"`
	// Credit charged for the sends in `face_sold`. Null without the dealer tier.
	// Type: `Money`.
	CostDrawn *string `json:"cost_drawn"`
	// `face_sold` less `cost_drawn`. Null without the dealer tier.
	// Type: `Money`.
	DealerDiscountEarned *string `json:"dealer_discount_earned"`
	// Path of the CSV file with every transaction of the month.
	// Type: `UrlPath`.
	RowsURL string `json:"rows_url"`
	// Whether the statement is final: true from three days after the month ends.
	Final bool `json:"final"`
	// Time at which the statement was computed.
	// Type: `UnixTime`.
	GeneratedAt int64 `json:"generated_at"`
	// Number of the statement: the same for the same account, month and currency.
	// Type: `DocumentNumber`.
	DocumentNumber string `json:"document_number"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Statement) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Statement) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Statement) String() string { return showModel(m) }

// GoString is as String.
func (m Statement) GoString() string { return showModel(m) }

// Sends created by one key.
type StatementByApiKey struct {
	Model
	// ID of the API key. Null for sends that no key created.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// Label of the key. Null if it has none.
	// Type: `Label`.
	Label *string `json:"label"`
	// Number of sends in the group.
	// Type: `Count`.
	Count int64 `json:"count"`
	// Face value of the sends: what customers received.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit charged for the sends.
	// Type: `Money`.
	Cost string `json:"cost"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatementByApiKey) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatementByApiKey) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatementByApiKey) String() string { return showModel(m) }

// GoString is as String.
func (m StatementByApiKey) GoString() string { return showModel(m) }

// Sends charged to one cost centre.
type StatementByCostCenter struct {
	Model
	// ID of the cost centre. Null for sends without a cost centre.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// Number of sends in the group.
	// Type: `Count`.
	Count int64 `json:"count"`
	// Face value of the sends: what customers received.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit charged for the sends.
	// Type: `Money`.
	Cost string `json:"cost"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatementByCostCenter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatementByCostCenter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatementByCostCenter) String() string { return showModel(m) }

// GoString is as String.
func (m StatementByCostCenter) GoString() string { return showModel(m) }

// Sends of one type on one network.
type StatementByType struct {
	Model
	// Type of the sends.
	Type SendType `json:"type"`
	// ID of the network.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Number of sends in the group.
	// Type: `Count`.
	Count int64 `json:"count"`
	// Face value of the sends: what customers received.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit charged for the sends.
	// Type: `Money`.
	Cost string `json:"cost"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatementByType) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatementByType) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatementByType) String() string { return showModel(m) }

// GoString is as String.
func (m StatementByType) GoString() string { return showModel(m) }

// Number and amounts of a group of sends.
type StatementSends struct {
	Model
	// Number of sends in the group.
	// Type: `Count`.
	Count int64 `json:"count"`
	// Face value of the sends: what customers received.
	// Type: `Money`.
	Face string `json:"face"`
	// Credit charged for the sends.
	// Type: `Money`.
	Cost string `json:"cost"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatementSends) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatementSends) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatementSends) String() string { return showModel(m) }

// GoString is as String.
func (m StatementSends) GoString() string { return showModel(m) }

// Current status of the networks.
type Status struct {
	Model
	// Always `status`.
	Object string `json:"object"`
	// Time at which this status was computed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Overall status of what is sold in this mode.
	Overall OverallStatus `json:"overall"`
	// Availability of electricity sales.
	Power PowerAvailability `json:"power"`
	// Performance of each type of sale on each network.
	Networks []NetworkStatus `json:"networks"`
	// State of each supplier.
	Providers []ProviderStatus `json:"providers"`
	// Announcements of our staff.
	Messages []StatusMessage `json:"messages"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Status) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Status) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Status) String() string { return showModel(m) }

// GoString is as String.
func (m Status) GoString() string { return showModel(m) }

// Performance of a network on one day.
type StatusComponent struct {
	Model
	// ID of the network.
	// Type: `NetworkId`.
	Component string `json:"component"`
	// Minutes during which the network worked as usual.
	// Type: `MinutesOfDay`.
	UpMinutes int64 `json:"up_minutes"`
	// Minutes during which the network was slow or failed more often than usual.
	// Type: `MinutesOfDay`.
	DegradedMinutes int64 `json:"degraded_minutes"`
	// Minutes during which the network delivered nothing.
	// Type: `MinutesOfDay`.
	DownMinutes int64 `json:"down_minutes"`
	// Incidents of the day, oldest first.
	Incidents []StatusIncident `json:"incidents"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatusComponent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatusComponent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatusComponent) String() string { return showModel(m) }

// GoString is as String.
func (m StatusComponent) GoString() string { return showModel(m) }

// Performance of the networks on one day.
type StatusDay struct {
	Model
	// Date of the day.
	// Type: `Day`.
	Date string `json:"date"`
	// Performance of each network that is sold in this mode.
	Components []StatusComponent `json:"components"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatusDay) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatusDay) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatusDay) String() string { return showModel(m) }

// GoString is as String.
func (m StatusDay) GoString() string { return showModel(m) }

// Performance of the networks over a range of days.
type StatusHistory struct {
	Model
	// Always `status_history`.
	Object string `json:"object"`
	// Time at which this history was computed.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// First day of the range.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the range.
	// Type: `Day`.
	To string `json:"to"`
	// Performance on each day, oldest first.
	Days []StatusDay `json:"days"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatusHistory) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatusHistory) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatusHistory) String() string { return showModel(m) }

// GoString is as String.
func (m StatusHistory) GoString() string { return showModel(m) }

// A period in which a network did not work as usual.
type StatusIncident struct {
	Model
	// Start of the incident.
	// Type: `UnixTime`.
	From int64 `json:"from"`
	// End of the incident. Null while it continues.
	// Type: `UnixTime`.
	To *int64 `json:"to"`
	// State of the network during the incident.
	State NetworkCondition `json:"state"`
	// Explanation of our staff. Null if there is none.
	// Type: `Note`.
	Note *string `json:"note"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatusIncident) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatusIncident) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatusIncident) String() string { return showModel(m) }

// GoString is as String.
func (m StatusIncident) GoString() string { return showModel(m) }

// An announcement of our staff.
type StatusMessage struct {
	Model
	// Text of the announcement.
	// Type: `Note`.
	Text string `json:"text"`
	// Time from which the announcement applies.
	// Type: `UnixTime`.
	From int64 `json:"from"`
	// Time until which the announcement applies. Null if the end is unknown.
	// Type: `UnixTime`.
	To *int64 `json:"to"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *StatusMessage) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m StatusMessage) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m StatusMessage) String() string { return showModel(m) }

// GoString is as String.
func (m StatusMessage) GoString() string { return showModel(m) }

// Acceptance of the API Terms, the Acceptable Use policy and the DPA.
type TermsAcceptance struct {
	Model
	// The version that was accepted.
	// Type: `ApiVersion`.
	Version string `json:"version"`
	// Time of the acceptance.
	// Type: `UnixTime`.
	At int64 `json:"at"`
	// ID of the member who accepted. Null if a key did.
	// Type: `MemberId`.
	By *string `json:"by"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TermsAcceptance) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TermsAcceptance) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TermsAcceptance) String() string { return showModel(m) }

// GoString is as String.
func (m TermsAcceptance) GoString() string { return showModel(m) }

// The payment to simulate.
type TestCheckoutPay struct {
	Model
	// Outcome of the payment.
	Outcome *TestPaymentOutcome `json:"outcome,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestCheckoutPay) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestCheckoutPay) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestCheckoutPay) String() string { return showModel(m) }

// GoString is as String.
func (m TestCheckoutPay) GoString() string { return showModel(m) }

// The staff decision to simulate.
type TestCheckoutReview struct {
	Model
	// Decision of our staff.
	Action TestCheckoutAction `json:"action"`
	// Note of our staff.
	// Type: `Note`.
	Note *string `json:"note,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestCheckoutReview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestCheckoutReview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestCheckoutReview) String() string { return showModel(m) }

// GoString is as String.
func (m TestCheckoutReview) GoString() string { return showModel(m) }

// Parameters of a simulated claim.
type TestClaimCreate struct {
	Model
	// Phone number that receives the reward. Its last four digits determine the outcome.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
	// Type of reward. Required if the link offers more than one.
	Choice *SendType `json:"choice,omitempty"`
	// Meter number. Required for electricity.
	// Type: `MeterInput`.
	Meter *string `json:"meter,omitempty"`
	// ID of the bundle. Required for data.
	// Type: `BundleId`.
	BundleID *string `json:"bundle_id,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestClaimCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestClaimCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestClaimCreate) String() string { return showModel(m) }

// GoString is as String.
func (m TestClaimCreate) GoString() string { return showModel(m) }

// The clock of a test account, which can be moved forward.
type TestClock struct {
	Model
	// Always `test_clock`.
	Object string `json:"object"`
	// Current time of the test account.
	// Type: `UnixTime`.
	Now int64 `json:"now"`
	// How far the clock is ahead of real time, in seconds: at most 20 years.
	OffsetSeconds int64 `json:"offset_seconds"`
	// Work that is due and not finished, by kind. Empty when nothing is due; kinds without work are
	// omitted.
	StillRunning []TestClockWork `json:"still_running"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestClock) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestClock) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestClock) String() string { return showModel(m) }

// GoString is as String.
func (m TestClock) GoString() string { return showModel(m) }

// How far to move the test clock.
type TestClockAdvance struct {
	Model
	// Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
	// time in total.
	Seconds int64 `json:"seconds"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestClockAdvance) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestClockAdvance) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestClockAdvance) String() string { return showModel(m) }

// GoString is as String.
func (m TestClockAdvance) GoString() string { return showModel(m) }

// Unfinished work of one kind.
type TestClockWork struct {
	Model
	// Kind of the unfinished work.
	Kind TestClockWorkKind `json:"kind"`
	// Number of items that are due.
	Count int64 `json:"count"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestClockWork) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestClockWork) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestClockWork) String() string { return showModel(m) }

// GoString is as String.
func (m TestClockWork) GoString() string { return showModel(m) }

// Test Credit that was added.
type TestCredit struct {
	Model
	// Always `test_credit`.
	Object string `json:"object"`
	// Time at which the Credit was added.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Always false: test mode only.
	Livemode bool `json:"livemode"`
	// The currency of `amount`.
	Currency Currency `json:"currency"`
	// Amount of Credit that was added.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Your Credit, including the added amount.
	Credit Credit `json:"credit"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestCredit) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestCredit) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestCredit) String() string { return showModel(m) }

// GoString is as String.
func (m TestCredit) GoString() string { return showModel(m) }

// Test Credit to add to the account.
type TestCreditCreate struct {
	Model
	// The currency of `amount`.
	// Type: `CurrencyInput`.
	Currency string `json:"currency"`
	// Amount of Credit to add.
	// Type: `MoneyInput`.
	Amount string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestCreditCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestCreditCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestCreditCreate) String() string { return showModel(m) }

// GoString is as String.
func (m TestCreditCreate) GoString() string { return showModel(m) }

// The event to simulate.
type TestEventTrigger struct {
	Model
	// Type of the event.
	Type EventTypeName `json:"type"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestEventTrigger) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestEventTrigger) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestEventTrigger) String() string { return showModel(m) }

// GoString is as String.
func (m TestEventTrigger) GoString() string { return showModel(m) }

// What `POST /test/reset` removed, and the Credit after it.
type TestReset struct {
	Model
	// Always `test_reset`.
	Object string `json:"object"`
	// Time of the reset.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Always false: test mode only.
	Livemode bool `json:"livemode"`
	// Number of sends that were removed.
	// Type: `Count`.
	Sends int64 `json:"sends"`
	// Number of rewards that were removed.
	// Type: `Count`.
	Rewards int64 `json:"rewards"`
	// Number of batches that were removed.
	// Type: `Count`.
	Batches int64 `json:"batches"`
	// Number of Credit transactions that were removed.
	// Type: `Count`.
	Transactions int64 `json:"transactions"`
	// Number of events that were removed.
	// Type: `Count`.
	Events int64 `json:"events"`
	// Your Credit after the reset: that of a new test account.
	Credit Credit `json:"credit"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TestReset) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TestReset) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TestReset) String() string { return showModel(m) }

// GoString is as String.
func (m TestReset) GoString() string { return showModel(m) }

// The power tokens that a token link revealed.
type TokenLink struct {
	Model
	// Always `token_link`.
	Object string `json:"object"`
	// Time at which the link was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// ID of the send.
	// Type: `SendId`.
	Send string `json:"send"`
	// The tokens in clear text, in the order in which they must be entered.
	Tokens []SendToken `json:"tokens"`
	// Units bought, in kilowatt hours. Null if unknown.
	// Type: `Units`.
	UnitsKwh *string `json:"units_kwh"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TokenLink) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TokenLink) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TokenLink) String() string { return showModel(m) }

// GoString is as String.
func (m TokenLink) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m TokenLink) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Power token that is being resent to the customer.
type TokenResend struct {
	Model
	// Always `token_resend`.
	Object string `json:"object"`
	// Time of the request to resend.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// ID of the send.
	// Type: `SendId`.
	Send string `json:"send"`
	// Channels used: SMS, and email if the sale has a `token_email`.
	Channels []TokenChannel `json:"channels"`
	// Masked phone number that receives the token again: the `token_phone` of the sale.
	// Type: `MaskedPhone`.
	ToMasked string `json:"to_masked"`
	// Masked email address that receives the token again; null if the sale has no `token_email`.
	// Type: `MaskedEmail`.
	EmailMasked *string `json:"email_masked"`
	// Delivery status of the resent token.
	Status TokenResendStatus `json:"status"`
	// Number of times that this token can still be resent within 24 hours.
	RemainingToday int64 `json:"remaining_today"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TokenResend) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TokenResend) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TokenResend) String() string { return showModel(m) }

// GoString is as String.
func (m TokenResend) GoString() string { return showModel(m) }

// A payment that adds to your Credit.
type Topup struct {
	Model
	// ID of the top-up.
	// Type: `TopupId`.
	ID string `json:"id"`
	// Always `topup`.
	Object string `json:"object"`
	// Time at which the top-up was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether real money is involved: `true` in live mode.
	Livemode bool `json:"livemode"`
	// Payment method of the top-up.
	Method TopupMethod `json:"method"`
	// Amount that was requested.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Amount that was received and added to your Credit. Null until then.
	// Type: `Money`.
	AmountReceived *string `json:"amount_received"`
	// Three-letter ISO currency code.
	Currency Currency `json:"currency"`
	// Current status. Decides whether the money has arrived; see Lifecycles.
	Status TopupStatus `json:"status"`
	// Description for your own use. Null if not set.
	// Type: `Note`.
	Description *string `json:"description"`
	// Payment page to send the payer to, valid until `expires_at`. Null for transfers and once the
	// top-up has ended.
	// Type: `WebUrl`.
	RedirectURL *string `json:"redirect_url"`
	// Fee the payer pays in addition to `amount`. Never deducted from your Credit. Null for
	// transfers.
	// Type: `Money`.
	CardFee *string `json:"card_fee"`
	// Bank account to transfer the money to. Null for cards.
	Bank *TopupBank `json:"bank"`
	// Reference that identifies the payment for both sides.
	// Type: `TopupReference`.
	Reference string `json:"reference"`
	// Note of the payer, as reported by the bank. Null if there is none.
	// Type: `Note`.
	PayerNote *string `json:"payer_note"`
	// Time at which the top-up expires if not paid: one hour for cards, seven days for transfers.
	// Type: `UnixTime`.
	ExpiresAt int64 `json:"expires_at"`
	// Time at which the money arrived. Null until then.
	// Type: `UnixTime`.
	SucceededAt *int64 `json:"succeeded_at"`
	// Reason the top-up failed. Null unless it failed.
	FailureCode *TopupFailureCode `json:"failure_code"`
	// Credit transaction of the top-up. Null until the money has arrived.
	// Type: `TransactionId`.
	CreditTransaction *string `json:"credit_transaction"`
	// Signed URL of a receipt to view or print. Needs no key and does not expire. Null until the
	// money has arrived.
	// Type: `WebUrl`.
	ReceiptURL *string `json:"receipt_url"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *Topup) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m Topup) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m Topup) String() string { return showModel(m) }

// GoString is as String.
func (m Topup) GoString() string { return showModel(m) }

// Bank account to transfer the money to.
type TopupBank struct {
	Model
	// Name of the bank.
	// Type: `BankText`.
	BankName string `json:"bank_name"`
	// Name of the account holder.
	// Type: `BankText`.
	AccountName string `json:"account_name"`
	// Number of the bank account.
	// Type: `BankText`.
	AccountNumber string `json:"account_number"`
	// Code of the bank branch.
	// Type: `BankText`.
	BranchCode string `json:"branch_code"`
	// SWIFT code, for transfers from abroad. Null if not available.
	// Type: `BankText`.
	Swift *string `json:"swift"`
	// Reference the payer must quote, so that the payment can be matched to you.
	// Type: `TopupReference`.
	Reference string `json:"reference"`
	// Instructions for the payer, in one sentence.
	// Type: `Note`.
	Instructions string `json:"instructions"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TopupBank) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TopupBank) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TopupBank) String() string { return showModel(m) }

// GoString is as String.
func (m TopupBank) GoString() string { return showModel(m) }

// Parameters to create a top-up.
type TopupCreate struct {
	Model
	// Payment method of the top-up.
	Method *TopupMethod `json:"method,omitempty"`
	// Amount to add to your Credit. There is no minimum or maximum.
	// Type: `MoneyInput`.
	Amount string `json:"amount"`
	// Three-letter currency code. Required; there is no default.
	// Type: `CurrencyInput`.
	Currency string `json:"currency"`
	// Description for your own use.
	// Type: `Note`.
	Description *string `json:"description,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TopupCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TopupCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TopupCreate) String() string { return showModel(m) }

// GoString is as String.
func (m TopupCreate) GoString() string { return showModel(m) }

// An event's payload: Topup.
type TopupEventData struct {
	Model
	// The Topup with its values at this attempt.
	Object Topup `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TopupEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TopupEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TopupEventData) String() string { return showModel(m) }

// GoString is as String.
func (m TopupEventData) GoString() string { return showModel(m) }

// One page of a list.
type TopupList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []Topup `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *TopupList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m TopupList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m TopupList) String() string { return showModel(m) }

// GoString is as String.
func (m TopupList) GoString() string { return showModel(m) }

// An event of a type that this version does not know. Everything it says is kept.
type UnknownEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Type of the event. New types can be added; ignore those you do not know.
	Type EventTypeName `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// Content of the event.
	Data EventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *UnknownEvent) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m UnknownEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m UnknownEvent) String() string { return showModel(m) }

// GoString is as String.
func (m UnknownEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m UnknownEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The delivery of one event to one endpoint, with its attempts.
type WebhookDelivery struct {
	Model
	// ID of the delivery, also sent in the `Svc-Delivery` header.
	// Type: `WebhookDeliveryId`.
	ID string `json:"id"`
	// Always `webhook_delivery`.
	Object string `json:"object"`
	// Time at which the delivery was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// ID of the endpoint.
	// Type: `WebhookEndpointId`.
	Endpoint string `json:"endpoint"`
	// ID of the event.
	// Type: `EventId`.
	Event string `json:"event"`
	// Type of the event.
	EventType EventTypeName `json:"event_type"`
	// URL of the latest attempt. Before the first attempt, the URL of the endpoint.
	// Type: `WebhookUrl`.
	URL string `json:"url"`
	// Current status of the delivery.
	Status WebhookDeliveryStatus `json:"status"`
	// Number of attempts so far.
	// Type: `Count`.
	AttemptCount int64 `json:"attempt_count"`
	// Time of the next attempt. Null if none is planned.
	// Type: `UnixTime`.
	NextAttemptAt *int64 `json:"next_attempt_at"`
	// Response of the endpoint to the latest attempt. Null before the first attempt.
	LastResponse *WebhookResponse `json:"last_response"`
	// Why the delivery was created.
	Trigger WebhookTrigger `json:"trigger"`
	// Attempts, oldest first. Empty in lists; retrieve a single delivery to read them.
	Attempts []WebhookTry `json:"attempts"`
	// Headers of the latest attempt, with signatures shown as `***`. Null before the first attempt
	// and in lists.
	RequestHeaders map[string]string `json:"request_headers"`
	// Body of the latest attempt, masked. Null before the first attempt and in lists.
	Payload any `json:"payload"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookDelivery) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookDelivery) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookDelivery) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookDelivery) GoString() string { return showModel(m) }

// One page of a list.
type WebhookDeliveryList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []WebhookDelivery `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookDeliveryList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookDeliveryList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookDeliveryList) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookDeliveryList) GoString() string { return showModel(m) }

// A webhook endpoint: a URL of yours that receives signed events.
type WebhookEndpoint struct {
	Model
	// ID of the endpoint.
	// Type: `WebhookEndpointId`.
	ID string `json:"id"`
	// Always `webhook_endpoint`.
	Object string `json:"object"`
	// Time at which the endpoint was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode. An endpoint receives events of one mode only.
	Livemode bool `json:"livemode"`
	// URL that receives the events.
	// Type: `WebhookUrl`.
	URL string `json:"url"`
	// Events that the endpoint receives. `send.meter_changed` is sent to every endpoint in any case.
	EnabledEvents []string `json:"enabled_events"`
	// Description of the endpoint. Null if it has none.
	// Type: `Note`.
	Description *string `json:"description"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Whether power tokens are sent in clear text. It can only be turned off.
	IncludeTokens bool `json:"include_tokens"`
	// Whether `data.object.token_url` of a power send contains a link that reads the tokens once,
	// within 15 minutes and without a key. The field appears only in the bodies sent to the endpoint.
	TokenLinks bool `json:"token_links"`
	// Format of the events sent to the endpoint.
	Format WebhookFormat `json:"format"`
	// Current status: whether events are sent.
	Status WebhookEndpointStatus `json:"status"`
	// Why the endpoint is disabled. Null while it is enabled.
	DisabledReason *WebhookDisabledReason `json:"disabled_reason"`
	// Time at which the endpoint was disabled. Null while it is enabled.
	// Type: `UnixTime`.
	DisabledAt *int64 `json:"disabled_at"`
	// The full signing secret. Returned only when the endpoint is created or its secret is rolled,
	// and when that response is replayed while the secret still signs. Otherwise null.
	// Type: `WebhookSecret`.
	Secret *Secret `json:"secret"`
	// Last four characters of the current signing secret.
	// Type: `WebhookSecretEnding`.
	SecretLast4 string `json:"secret_last4"`
	// Time until which the old secret also signs. Null if no old secret does.
	// Type: `UnixTime`.
	SecretRollingUntil *int64 `json:"secret_rolling_until"`
	// Recent delivery performance of the endpoint.
	Health WebhookHealth `json:"health"`
	// ID of the member or key that created the endpoint. Null if neither did.
	// Type: `MakerId`.
	CreatedBy *string `json:"created_by"`
	// Your own key-value data about the endpoint.
	Metadata map[string]string `json:"metadata"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookEndpoint) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookEndpoint) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookEndpoint) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookEndpoint) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m WebhookEndpoint) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// Parameters of a new webhook endpoint.
type WebhookEndpointCreate struct {
	Model
	// URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
	// a loopback address with http or https on any port.
	// Type: `WebhookUrl`.
	URL string `json:"url"`
	// Events to receive. Default: all.
	EnabledEvents []string `json:"enabled_events,omitempty"`
	// Description of the endpoint.
	// Type: `Note`.
	Description *string `json:"description,omitempty"`
	// API version in which `data.object` is formatted. Default: the account's default version.
	// Type: `ApiVersion`.
	APIVersion *string `json:"api_version,omitempty"`
	// Whether to send power tokens in clear text. Requires a key with `account:manage` and
	// `tokens:read`.
	IncludeTokens *bool `json:"include_tokens,omitempty"`
	// Whether to send links that read tokens once. Default: true if the key has `tokens:read`,
	// otherwise false.
	TokenLinks *bool `json:"token_links,omitempty"`
	// Format of the events sent to the endpoint.
	Format *WebhookFormat `json:"format,omitempty"`
	// Your own key-value data about the endpoint.
	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookEndpointCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookEndpointCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookEndpointCreate) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookEndpointCreate) GoString() string { return showModel(m) }

// A webhook endpoint was disabled, by you or because it failed for three days.
type WebhookEndpointDisabledEvent struct {
	Model
	// ID of the event. It is the same at each delivery: ignore events you have already processed.
	// Type: `EventId`.
	ID string `json:"id"`
	// Always `event`.
	Object string `json:"object"`
	// Time of the event. All events of one change have the same time.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Always `webhook_endpoint.disabled`.
	Type string `json:"type"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion string `json:"api_version"`
	// Position among the events of the same object, starting at 1. Order events by it, not by
	// arrival.
	Sequence int64 `json:"sequence"`
	// The object, and what changed.
	Data WebhookEndpointEventData `json:"data"`
	// The request that caused the event. Null if the service did.
	Request *EventRequest `json:"request"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookEndpointDisabledEvent) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m WebhookEndpointDisabledEvent) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookEndpointDisabledEvent) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookEndpointDisabledEvent) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m WebhookEndpointDisabledEvent) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// An event's payload: WebhookEndpoint.
type WebhookEndpointEventData struct {
	Model
	// The WebhookEndpoint with its values at this attempt.
	Object WebhookEndpoint `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookEndpointEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookEndpointEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookEndpointEventData) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookEndpointEventData) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m WebhookEndpointEventData) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One page of a list.
type WebhookEndpointList struct {
	Model
	// Always `list`.
	Object string `json:"object"`
	// URL path of this list.
	// Type: `UrlPath`.
	URL string `json:"url"`
	// Objects on this page.
	Data []WebhookEndpoint `json:"data"`
	// Whether there are more objects in the direction of the request.
	HasMore bool `json:"has_more"`
	// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
	// you sent `ending_before`). Null on the last page.
	// Type: `Cursor`.
	NextCursor *string `json:"next_cursor"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookEndpointList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookEndpointList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookEndpointList) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookEndpointList) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m WebhookEndpointList) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// The event to simulate for an endpoint.
type WebhookEndpointTest struct {
	Model
	// Type of the event. Default: `send.delivered`.
	Type *EventTypeName `json:"type,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookEndpointTest) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookEndpointTest) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookEndpointTest) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookEndpointTest) GoString() string { return showModel(m) }

// Changes to an endpoint. Omitted fields keep their value.
type WebhookEndpointUpdate struct {
	Model
	// URL that receives events. A new URL set without `tokens:read` turns off `include_tokens` and
	// `token_links`.
	// Type: `WebhookUrl`.
	URL *string `json:"url,omitempty"`
	// Events to receive. Replaces the whole list.
	EnabledEvents []string `json:"enabled_events,omitempty"`
	// Description of the endpoint. Null removes it.
	// Type: `Note`.
	Description Nullable[string] `json:"description,omitempty"`
	// API version in which `data.object` is formatted.
	// Type: `ApiVersion`.
	APIVersion *string `json:"api_version,omitempty"`
	// `false` stops sending tokens in clear text. It cannot be turned on again.
	IncludeTokens *bool `json:"include_tokens,omitempty"`
	// Whether to send links that read tokens once. Turning it on requires `tokens:read`.
	TokenLinks *bool `json:"token_links,omitempty"`
	// `svc` moves an endpoint from the legacy format to event objects. This cannot be undone.
	Format *WebhookFormat `json:"format,omitempty"`
	// `disabled` stops sending events; `enabled` resumes with events that happen from then on.
	Status *WebhookEndpointStatus `json:"status,omitempty"`
	// Changes to your key-value data about the endpoint, merged as in `MetadataUpdate`. Null removes
	// all of it.
	Metadata Nullable[map[string]*string] `json:"metadata,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookEndpointUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookEndpointUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookEndpointUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookEndpointUpdate) GoString() string { return showModel(m) }

// Recent delivery performance of an endpoint.
type WebhookHealth struct {
	Model
	// Time of the last successful attempt. Null if there was none.
	// Type: `UnixTime`.
	LastSuccessAt *int64 `json:"last_success_at"`
	// Time of the last failed attempt. Null if there was none.
	// Type: `UnixTime`.
	LastFailureAt *int64 `json:"last_failure_at"`
	// Time since which every attempt has failed. Null if the latest attempt succeeded.
	// Type: `UnixTime`.
	FailingSince *int64 `json:"failing_since"`
	// Share of the attempts of the last 24 hours that succeeded. Null without attempts.
	// Type: `Share`.
	SuccessRate24h *string `json:"success_rate_24h"`
	// Number of deliveries waiting for their first or next attempt.
	// Type: `Count`.
	Pending int64 `json:"pending"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookHealth) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookHealth) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookHealth) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookHealth) GoString() string { return showModel(m) }

// A replay of a range of events to an endpoint.
type WebhookReplay struct {
	Model
	// ID of the replay.
	// Type: `WebhookReplayId`.
	ID string `json:"id"`
	// Always `webhook_replay`.
	Object string `json:"object"`
	// Time at which the replay was requested.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// ID of the endpoint.
	// Type: `WebhookEndpointId`.
	Endpoint string `json:"endpoint"`
	// Start of the range.
	// Type: `UnixTime`.
	From int64 `json:"from"`
	// End of the range.
	// Type: `UnixTime`.
	To int64 `json:"to"`
	// Event types to replay. Empty for all that the endpoint receives.
	Types []string `json:"types"`
	// Current status of the replay.
	Status WebhookReplayStatus `json:"status"`
	// Number of events in the range that the endpoint receives.
	// Type: `Count`.
	Matched int64 `json:"matched"`
	// Number of matched events with a new delivery.
	// Type: `Count`.
	Queued int64 `json:"queued"`
	// Number of those deliveries that succeeded.
	// Type: `Count`.
	Delivered int64 `json:"delivered"`
	// Number of those deliveries that failed and will not be retried.
	// Type: `Count`.
	Failed int64 `json:"failed"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookReplay) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookReplay) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookReplay) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookReplay) GoString() string { return showModel(m) }

// Range of events to replay.
type WebhookReplayCreate struct {
	Model
	// Start of the range: at most 30 days ago.
	From Moment `json:"from"`
	// End of the range. Default: now.
	To *Moment `json:"to,omitempty"`
	// Event types to replay, out of those the endpoint receives. Default: all of them.
	Types []string `json:"types,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookReplayCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookReplayCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookReplayCreate) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookReplayCreate) GoString() string { return showModel(m) }

// Response of the endpoint to the latest attempt.
type WebhookResponse struct {
	Model
	// HTTP status. Null if there was no response.
	// Type: `HttpStatus`.
	Status *int64 `json:"status"`
	// Duration of the attempt in milliseconds.
	// Type: `Milliseconds`.
	DurationMs int64 `json:"duration_ms"`
	// Beginning of the response body. Null if there was no response.
	// Type: `WebhookAnswerExcerpt`.
	BodyExcerpt *string `json:"body_excerpt"`
	// Why the attempt failed. Null if it succeeded.
	Error *WebhookTryError `json:"error"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookResponse) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookResponse) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookResponse) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookResponse) GoString() string { return showModel(m) }

// Parameters for rolling a signing secret.
type WebhookSecretRoll struct {
	Model
	// Grace period of the old secret. Default, and always in the legacy format: none.
	Grace *WebhookSecretGrace `json:"grace,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookSecretRoll) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookSecretRoll) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookSecretRoll) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookSecretRoll) GoString() string { return showModel(m) }

// A Send as a webhook delivers it.
type WebhookSend struct {
	Model
	// The send.
	// Type: `SendId`.
	ID string `json:"id"`
	// Always `send`.
	Object string `json:"object"`
	// Time at which the send was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// True in live mode, false in test mode.
	Livemode bool `json:"livemode"`
	// Current status. Decide by this; see Lifecycles.
	Status SendStatus `json:"status"`
	// Type of the sale.
	Type SendType `json:"type"`
	// ID of the product sold.
	// Type: `ProductId`.
	Product string `json:"product"`
	// ID of the network that delivers the send.
	// Type: `NetworkId`.
	Network string `json:"network"`
	// Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
	// `00000000000`; the amounts are kept.
	// Type: `Target`.
	Target string `json:"target"`
	// Target formatted for people. `erased` once the recipient is erased.
	// Type: `PhoneText`.
	TargetDisplay string `json:"target_display"`
	// The face value: what the customer receives.
	// Type: `Money`.
	Amount string `json:"amount"`
	// The currency of `amount`, `cost` and `discount`.
	Currency Currency `json:"currency"`
	// Credit charged: the face value, less the dealer discount.
	// Type: `Money`.
	Cost string `json:"cost"`
	// The dealer discount; `0.00` without the dealer tier.
	// Type: `Money`.
	Discount string `json:"discount"`
	// Whether the Credit was returned. Remains true if a failed send is delivered late.
	CreditReturned bool `json:"credit_returned"`
	// Credit transactions of this send, oldest first.
	CreditTransactions []string `json:"credit_transactions"`
	// Data bundle sold. Null for airtime and power.
	Bundle *SendBundle `json:"bundle"`
	// Your own reference. Null if you sent none.
	// Type: `ClientReference`.
	ClientReference *string `json:"client_reference"`
	// Recipient that the send is attributed to. Can be expanded.
	Recipient *Expandable[Recipient] `json:"recipient"`
	// Program that the send is attributed to. Can be expanded.
	Program *Expandable[Program] `json:"program"`
	// Reward that the send pays out. Can be expanded.
	Reward *Expandable[Reward] `json:"reward"`
	// Batch that the send belongs to. Can be expanded.
	Batch *Expandable[Batch] `json:"batch"`
	// ID of the batch line that created the send.
	// Type: `BatchItemId`.
	BatchItem *string `json:"batch_item"`
	// ID of the schedule that created the send.
	// Type: `ScheduleId`.
	Schedule *string `json:"schedule"`
	// ID of the checkout session that paid for the send.
	// Type: `CheckoutSessionId`.
	CheckoutSession *string `json:"checkout_session"`
	// ID of the approval that allowed the send.
	// Type: `ApprovalId`.
	Approval *string `json:"approval"`
	// What the person permitted who approved the send. Null unless `approval` is set, and after the
	// recipient is erased.
	Mandate *Mandate `json:"mandate"`
	// ID of the cost centre that the send is charged to.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// ID of the quote that confirmed the meter.
	// Type: `QuoteId`.
	Quote *string `json:"quote"`
	// ID of the API key that caused the send: the one that created it, or whatever it pays for. For
	// signed completions, check-ins and claims of links that no reward waited for, it is the key that
	// created the program, or last activated or resumed it. Null if no key did.
	// Type: `KeyId`.
	APIKey *string `json:"api_key"`
	// Who created this send.
	CreatedBy SendCreator `json:"created_by"`
	// Feature that created the send.
	Source SendSource `json:"source"`
	// Another number to notify by SMS.
	// Type: `Phone`.
	NotifyNumber *string `json:"notify_number"`
	// Text message to the customer. Null when none is sent.
	// Type: `SmsText`.
	SMSMessage *string `json:"sms_message"`
	// Language of the default message. Null when no message is sent.
	SMSLocale *SmsLocale `json:"sms_locale"`
	// SMS delivery status of the message to the customer.
	SMSStatus SmsStatus `json:"sms_status"`
	// Scheduled dispatch time. Null when the send is dispatched immediately.
	// Type: `UnixTime`.
	ScheduledFor *int64 `json:"scheduled_for"`
	// Reason for the failure. Null unless the send failed.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Reason for the failure, in one sentence for a cashier.
	// Type: `Note`.
	FailureMessage *string `json:"failure_message"`
	// ID of the failed send that this one retries.
	// Type: `SendId`.
	RetryOf *string `json:"retry_of"`
	// ID of the send that retries this one.
	// Type: `SendId`.
	RetriedBy *string `json:"retried_by"`
	// Whether the send can be retried: it failed and has not been retried yet.
	Retryable bool `json:"retryable"`
	// Whether a person should check: unknown for over an hour, in review, or queued too long.
	NeedsAttention bool `json:"needs_attention"`
	// Time of the next status check with the network. Null when none is due.
	// Type: `UnixTime`.
	NextCheckAt *int64 `json:"next_check_at"`
	// Confirmation number of the network or utility, once delivered. Quote it to their support.
	ProviderReference *string `json:"provider_reference"`
	// Time of the first submission to the network.
	// Type: `UnixTime`.
	SubmittedAt *int64 `json:"submitted_at"`
	// Time of delivery. Null unless delivered.
	// Type: `UnixTime`.
	DeliveredAt *int64 `json:"delivered_at"`
	// Time of the failure. Null unless failed.
	// Type: `UnixTime`.
	FailedAt *int64 `json:"failed_at"`
	// Time at which the Credit was returned.
	// Type: `UnixTime`.
	CreditedAt *int64 `json:"credited_at"`
	// Time of the cancellation. Null unless cancelled.
	// Type: `UnixTime`.
	CancelledAt *int64 `json:"cancelled_at"`
	// Time at which we learned that a failed send had been delivered.
	// Type: `UnixTime`.
	LateDeliveredAt *int64 `json:"late_delivered_at"`
	// Behaviour during a national outage. Null for airtime and data.
	OnZesaDown *PowerDownChoice `json:"on_zesa_down"`
	// Maximum time in the queue, in seconds. Null for airtime and data.
	// Type: `Seconds`.
	MaxHold *int64 `json:"max_hold"`
	// Time at which a queued send fails. Null unless queued.
	// Type: `UnixTime`.
	QueuedUntil *int64 `json:"queued_until"`
	// Confirmation level required for the meter. Null for airtime and data.
	Confirm *MeterConfirmMode `json:"confirm"`
	// Meter, tokens and cost breakdown. Null for airtime and data.
	Power *SendPower `json:"power"`
	// Power token, masked without `tokens:read`. Null until delivered.
	// Type: `PowerToken`.
	Token *Secret `json:"token"`
	// Kilowatt hours bought. Null until known, and for airtime and data.
	// Type: `Units`.
	Units *string `json:"units"`
	// Your own key-value data about the sale.
	Metadata map[string]string `json:"metadata"`
	// Number printed on the receipt.
	// Type: `ReceiptNumber`.
	ReceiptNumber string `json:"receipt_number"`
	// Link that reads the tokens of a delivered power send once, within 15 minutes. Null unless the endpoint has `token_links`.
	TokenURL *string `json:"token_url,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookSend) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookSend) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookSend) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookSend) GoString() string { return showModel(m) }

// LogValue is what a log may hold.
func (m WebhookSend) LogValue() slog.Value { return slog.StringValue(showModel(m)) }

// One attempt of a delivery.
type WebhookTry struct {
	Model
	// Time at which the attempt started.
	// Type: `UnixTime`.
	At int64 `json:"at"`
	// HTTP status. Null if there was no response.
	// Type: `HttpStatus`.
	Status *int64 `json:"status"`
	// Duration of the attempt in milliseconds.
	// Type: `Milliseconds`.
	DurationMs int64 `json:"duration_ms"`
	// Why the attempt failed. Null if it succeeded.
	Error *WebhookTryError `json:"error"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WebhookTry) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WebhookTry) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WebhookTry) String() string { return showModel(m) }

// GoString is as String.
func (m WebhookTry) GoString() string { return showModel(m) }

// Permissions and limits of the caller in Workforce.
type WorkforceAccess struct {
	Model
	// Always `workforce_access`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Whether Workforce is enabled for the account.
	Enabled bool `json:"enabled"`
	// Role of the member who calls or created the key. Null if there is none.
	Role *MemberRole `json:"role"`
	// Scopes of the caller.
	Scopes []KeyScope `json:"scopes"`
	// Limits of a single allocation.
	Limits WorkforceLimits `json:"limits"`
	// Kinds of allocation that are available.
	Kinds []WorkforceKind `json:"kinds"`
	// Total above which an allocation requires approval. Null in a currency without a threshold.
	ApprovalThreshold map[string]*string `json:"approval_threshold"`
	// Currencies that can be allocated.
	Currencies []Currency `json:"currencies"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceAccess) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceAccess) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceAccess) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceAccess) GoString() string { return showModel(m) }

// Parameters to create an allocation.
type WorkforceAllocation struct {
	Model
	// Kind of allocation: airtime or power.
	Kind WorkforceKind `json:"kind"`
	// Lines of the allocation, 1 to 2,000.
	Lines []WorkforceLineCreate `json:"lines"`
	// Product or data bundle. Default: derived from the kind and currency.
	// Type: `WorkforceProductRef`.
	ProductRef *string `json:"product_ref,omitempty"`
	// ID of the cost centre to charge. Default: that of each person.
	// Type: `CostCenterId`.
	CostCenterID *string `json:"cost_center_id,omitempty"`
	// Title of the allocation, for your own lists.
	// Type: `Label`.
	Title *string `json:"title,omitempty"`
	// Custom SMS message. Default: our standard message.
	// Type: `SmsTemplate`.
	CustomSMS *string `json:"custom_sms,omitempty"`
	// Your own idempotency key: repeating a request returns the allocation it created. The header
	// `Idempotency-Key` does the same; set only one of them.
	// Type: `WorkforceIdempotencyKey`.
	IdempotencyKey *string `json:"idempotency_key,omitempty"`
	// Whether to proceed even if the cost centre is over budget.
	AcknowledgeOverBudget *bool `json:"acknowledge_over_budget,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceAllocation) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceAllocation) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceAllocation) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceAllocation) GoString() string { return showModel(m) }

// An allocation with its lines.
type WorkforceBatch struct {
	Model
	// Always `workforce_batch`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Reference number of the allocation, for people and accounting.
	// Type: `WorkforceReference`.
	Reference string `json:"reference"`
	// Batch of the allocation, as in `/batches`.
	// Type: `BatchId`.
	Batch string `json:"batch"`
	// Title of the allocation. Null if not set.
	// Type: `Label`.
	Title *string `json:"title"`
	// Kind of allocation: airtime or power.
	Kind WorkforceKind `json:"kind"`
	// Current status. Decide by this; see Lifecycles.
	Status BatchStatus `json:"status"`
	// Cost centre it is booked to. Null for each person's own.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// Total face value of the valid lines.
	Total map[string]string `json:"total"`
	// Credit that the valid lines cost.
	Cost map[string]string `json:"cost"`
	// Number of lines, by status.
	Counts BatchCounts `json:"counts"`
	// Who created the object.
	CreatedBy SendCreator `json:"created_by"`
	// What each person received, in the order of the lines.
	Items []WorkforceBatchItem `json:"items"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceBatch) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceBatch) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceBatch) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceBatch) GoString() string { return showModel(m) }

// What one person received.
type WorkforceBatchItem struct {
	Model
	// Unique identifier of the object.
	// Type: `BatchItemId`.
	ID string `json:"id"`
	// Recipient of the line. Null if the person is not registered.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
	// Name of the person. Null if unknown.
	// Type: `Label`.
	Name *string `json:"name"`
	// Phone number of the person, partially masked. Null if unknown.
	// Type: `MaskedPhone`.
	PhoneMasked *string `json:"phone_masked"`
	// Face value of the sale.
	// Type: `Money`.
	Amount string `json:"amount"`
	// Three-letter ISO currency code.
	Currency Currency `json:"currency"`
	// Current status. Decide by this; see Lifecycles.
	Status BatchItemStatus `json:"status"`
	// Reason the send failed. Null unless it failed.
	FailureCode *SendFailureCode `json:"failure_code"`
	// Last four digits of the power token. Null until available.
	TokenLast4 *string `json:"token_last4"`
	// Line of another allocation that resent this one. Null if there is none.
	// Type: `BatchItemId`.
	ResentAs *string `json:"resent_as"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceBatchItem) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceBatchItem) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceBatchItem) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceBatchItem) GoString() string { return showModel(m) }

// A page of allocations.
type WorkforceBatchPage struct {
	Model
	// Always `page`.
	Object string `json:"object"`
	// Number of this page, starting at 1.
	// Type: `PageNumber`.
	Page int64 `json:"page"`
	// Number of rows per page.
	// Type: `PageLimit`.
	PageSize int64 `json:"page_size"`
	// Total number of rows.
	// Type: `Count`.
	Total int64 `json:"total"`
	// Total number of pages. 0 if there are no rows.
	// Type: `Count`.
	Pages int64 `json:"pages"`
	// Allocations on this page, newest first, without their lines.
	Data []WorkforceBatchSummary `json:"data"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceBatchPage) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceBatchPage) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceBatchPage) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceBatchPage) GoString() string { return showModel(m) }

// An allocation without its lines, as listed.
type WorkforceBatchSummary struct {
	Model
	// Always `workforce_batch`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Reference number of the allocation, for people and accounting.
	// Type: `WorkforceReference`.
	Reference string `json:"reference"`
	// Batch of the allocation, as in `/batches`.
	// Type: `BatchId`.
	Batch string `json:"batch"`
	// Title of the allocation. Null if not set.
	// Type: `Label`.
	Title *string `json:"title"`
	// Kind of allocation: airtime or power.
	Kind WorkforceKind `json:"kind"`
	// Current status. Decide by this; see Lifecycles.
	Status BatchStatus `json:"status"`
	// Cost centre it is booked to. Null for each person's own.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// Total face value of the valid lines.
	Total map[string]string `json:"total"`
	// Credit that the valid lines cost.
	Cost map[string]string `json:"cost"`
	// Number of lines, by status.
	Counts BatchCounts `json:"counts"`
	// Who created the object.
	CreatedBy SendCreator `json:"created_by"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceBatchSummary) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceBatchSummary) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceBatchSummary) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceBatchSummary) GoString() string { return showModel(m) }

// Effect of an allocation on the budget of a cost centre, in the currency of the budget.
type WorkforceBudgetCheck struct {
	Model
	// ID of the cost centre.
	// Type: `CostCenterId`.
	ID string `json:"id"`
	// Currency of the budget.
	Currency Currency `json:"currency"`
	// Budget of the month. Null if there is none.
	// Type: `Money`.
	Budget *string `json:"budget"`
	// Amount booked to it this month, including lines of batches that wait to be sent.
	// Type: `Money`.
	Spent string `json:"spent"`
	// Amount booked to it after the allocation.
	// Type: `Money`.
	After string `json:"after"`
	// Amount by which the budget would be exceeded. `0.00` if it would not be.
	// Type: `Money`.
	OverBy string `json:"over_by"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceBudgetCheck) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceBudgetCheck) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceBudgetCheck) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceBudgetCheck) GoString() string { return showModel(m) }

// Whether your Credit is sufficient for an allocation.
type WorkforceCreditCheck struct {
	Model
	// Credit available to spend now.
	Available map[string]string `json:"available"`
	// Whether your Credit is sufficient in every currency.
	Sufficient bool `json:"sufficient"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceCreditCheck) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceCreditCheck) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceCreditCheck) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceCreditCheck) GoString() string { return showModel(m) }

// A department: a cost centre, as an employer sees it.
type WorkforceDepartment struct {
	Model
	// ID of the cost centre, as in `/cost-centers`.
	// Type: `CostCenterId`.
	ID string `json:"id"`
	// Always `workforce_department`.
	Object string `json:"object"`
	// Time at which the object was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Name of the department.
	// Type: `Label`.
	Name string `json:"name"`
	// Code in your accounting system. Null if not set.
	// Type: `GlCode`.
	Code *string `json:"code"`
	// Currency of the budget.
	Currency Currency `json:"currency"`
	// Budget per calendar month in Harare. Null if there is none.
	// Type: `Money`.
	MonthlyBudget *string `json:"monthly_budget"`
	// Whether anything can be booked to it.
	IsActive bool `json:"is_active"`
	// Number of people in the department.
	// Type: `Count`.
	PeopleCount int64 `json:"people_count"`
	// Amount spent this month, in the department's currency.
	// Type: `Money`.
	SpentThisMonth string `json:"spent_this_month"`
	// Remaining budget this month, negative if exceeded. Null if there is no budget.
	// Type: `SignedMoney`.
	Remaining *string `json:"remaining"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartment) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartment) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartment) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartment) GoString() string { return showModel(m) }

// Parameters to create a department.
type WorkforceDepartmentCreate struct {
	Model
	// Name of the department.
	// Type: `Label`.
	Name string `json:"name"`
	// Code in your accounting system, unique in the account.
	// Type: `GlCode`.
	Code *string `json:"code,omitempty"`
	// Budget per calendar month in Harare. Default: no budget.
	// Type: `MoneyInput`.
	MonthlyBudget *string `json:"monthly_budget,omitempty"`
	// Currency of the budget. Default: `USD`.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Whether anything can be booked to it.
	IsActive *bool `json:"is_active,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentCreate) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentCreate) GoString() string { return showModel(m) }

// A list of all departments.
type WorkforceDepartmentList struct {
	Model
	// Always `workforce_department_list`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Departments by name, archived ones last, at most 1,000.
	Data []WorkforceDepartment `json:"data"`
	// Whether there are more departments. `GET /cost-centers` lists all of them.
	Truncated bool `json:"truncated"`
	// Totals of the active departments.
	Totals map[string]WorkforceDepartmentSums `json:"totals"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentList) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentList) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentList) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentList) GoString() string { return showModel(m) }

// The people of a department, and the result of a change.
type WorkforceDepartmentPeople struct {
	Model
	// Always `workforce_department_people`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Department that the people belong to.
	Department WorkforceDepartment `json:"department"`
	// People of the department by name, at most 10,000.
	People []WorkforcePerson `json:"people"`
	// Whether there are more people. `GET /workforce/recipients` lists all of them.
	Truncated bool `json:"truncated"`
	// Number of registered people added by the change. 0 without a change.
	// Type: `Count`.
	AddedCount int64 `json:"added_count"`
	// Number of people removed by the change.
	// Type: `Count`.
	RemovedCount int64 `json:"removed_count"`
	// Number of people registered by the change.
	// Type: `Count`.
	CreatedCount int64 `json:"created_count"`
	// Errors of people who could not be changed; `param` identifies them, such as `new[2]`. The other
	// changes were made.
	Errors []ErrorDetail `json:"errors"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentPeople) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentPeople) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentPeople) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentPeople) GoString() string { return showModel(m) }

// People to add to and remove from a department.
type WorkforceDepartmentPeopleChange struct {
	Model
	// IDs of registered people to add. They leave their previous department.
	Add []string `json:"add,omitempty"`
	// IDs of people to remove. They stay registered.
	Remove []string `json:"remove,omitempty"`
	// People to register and add. A person whose number is already registered is only added.
	New []WorkforceDepartmentPerson `json:"new,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentPeopleChange) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, m)
}

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentPeopleChange) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentPeopleChange) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentPeopleChange) GoString() string { return showModel(m) }

// A person to register and add to the department.
type WorkforceDepartmentPerson struct {
	Model
	// Name of the person.
	// Type: `Label`.
	Name string `json:"name"`
	// Mobile number, in any Zimbabwean format.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
	// Your payroll number for the person. Unique in the account.
	// Type: `PayrollId`.
	PayrollID *string `json:"payroll_id,omitempty"`
	// Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
	// no cap.
	MonthlyCap map[string]*string `json:"monthly_cap,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentPerson) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentPerson) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentPerson) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentPerson) GoString() string { return showModel(m) }

// Spend of a department in a period.
type WorkforceDepartmentSpend struct {
	Model
	// Always `workforce_department_spend`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Department that the spend belongs to.
	Department WorkforceDepartment `json:"department"`
	// First day of the period, inclusive.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the period, inclusive.
	// Type: `Day`.
	To string `json:"to"`
	// Total face value, by currency.
	Totals map[string]string `json:"totals"`
	// Spend of each month in the period, oldest first.
	Months []WorkforceMonthSpend `json:"months"`
	// Spend by kind of allocation.
	ByKind []WorkforceKindSpend `json:"by_kind"`
	// Spend of the 50 people who received most.
	ByPerson []WorkforcePersonSpend `json:"by_person"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentSpend) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentSpend) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentSpend) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentSpend) GoString() string { return showModel(m) }

// Totals of all departments in one currency.
type WorkforceDepartmentSums struct {
	Model
	// Total monthly budget of the departments.
	// Type: `Money`.
	MonthlyBudget string `json:"monthly_budget"`
	// Total spend of the departments this month.
	// Type: `Money`.
	SpentThisMonth string `json:"spent_this_month"`
	// Total remaining budget, negative if exceeded.
	// Type: `SignedMoney`.
	Remaining string `json:"remaining"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentSums) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentSums) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentSums) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentSums) GoString() string { return showModel(m) }

// Changes to a department. Omitted fields keep their value; null clears a field.
type WorkforceDepartmentUpdate struct {
	Model
	// Name of the department.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// Code in your accounting system. Null removes it.
	// Type: `GlCode`.
	Code Nullable[string] `json:"code,omitempty"`
	// Budget per calendar month in Harare. Null removes it.
	// Type: `MoneyInput`.
	MonthlyBudget Nullable[string] `json:"monthly_budget,omitempty"`
	// Currency of the budget. Can change only until something is booked to it.
	// Type: `CurrencyInput`.
	Currency *string `json:"currency,omitempty"`
	// Whether anything can be booked to it. `false` archives it.
	IsActive *bool `json:"is_active,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceDepartmentUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceDepartmentUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceDepartmentUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceDepartmentUpdate) GoString() string { return showModel(m) }

// A file as text inside a JSON object.
type WorkforceExport struct {
	Model
	// Always `workforce_export`.
	Object string `json:"object"`
	// Time at which the file was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Suggested name of the file.
	Filename string `json:"filename"`
	// Content type of the file: `text/csv; charset=utf-8`.
	ContentType string `json:"content_type"`
	// Number of rows, not counting the header.
	// Type: `Count`.
	Rows int64 `json:"rows"`
	// Contents of the file.
	// Type: `CsvText`.
	Content string `json:"content"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceExport) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceExport) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceExport) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceExport) GoString() string { return showModel(m) }

// Sends as balanced journal entries.
type WorkforceJournal struct {
	Model
	// Always `workforce_journal`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// First day of the period, inclusive.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the period, inclusive.
	// Type: `Day`.
	To string `json:"to"`
	// Lines, oldest first: a debit and a credit for each day, allocation, cost centre and currency.
	Entries []WorkforceJournalEntry `json:"entries"`
	// Whether there are more lines. `format=csv` returns all of them, at most 16 MiB.
	Truncated bool `json:"truncated"`
	// Totals of debits and credits.
	Totals map[string]WorkforceJournalSide `json:"totals"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceJournal) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceJournal) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceJournal) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceJournal) GoString() string { return showModel(m) }

// One line of a journal entry.
type WorkforceJournalEntry struct {
	Model
	// Calendar day in Harare.
	// Type: `Day`.
	Date string `json:"date"`
	// Reference number of the allocation. Null for a transaction without one.
	// Type: `WorkforceReference`.
	Reference *string `json:"reference"`
	// Code in your accounting system: the cost centre's, or null for your Credit with us.
	// Type: `GlCode`.
	GlCode *string `json:"gl_code"`
	// Cost centre of the line. Null for your Credit with us, and if there is none.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// Debit amount. `0.00` on a credit line.
	// Type: `Money`.
	Debit string `json:"debit"`
	// Credit amount. `0.00` on a debit line.
	// Type: `Money`.
	Credit string `json:"credit"`
	// Three-letter ISO currency code.
	Currency Currency `json:"currency"`
	// Description of the entry in words.
	// Type: `Note`.
	Narrative string `json:"narrative"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceJournalEntry) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceJournalEntry) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceJournalEntry) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceJournalEntry) GoString() string { return showModel(m) }

// Debit and credit in one currency. They are always equal.
type WorkforceJournalSide struct {
	Model
	// Sum of all debits.
	// Type: `Money`.
	Debit string `json:"debit"`
	// Sum of all credits.
	// Type: `Money`.
	Credit string `json:"credit"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceJournalSide) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceJournalSide) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceJournalSide) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceJournalSide) GoString() string { return showModel(m) }

// Spend on one kind of allocation.
type WorkforceKindSpend struct {
	Model
	// Kind of allocation: airtime or power.
	Kind WorkforceKind `json:"kind"`
	// Number of sends to people.
	// Type: `Count`.
	Count int64 `json:"count"`
	// Total face value of the sends.
	Amount map[string]string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceKindSpend) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceKindSpend) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceKindSpend) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceKindSpend) GoString() string { return showModel(m) }

// A page of the ledger. `closing` equals `opening` plus all entries of the period.
type WorkforceLedger struct {
	Model
	// Always `page`.
	Object string `json:"object"`
	// Number of this page, starting at 1.
	// Type: `PageNumber`.
	Page int64 `json:"page"`
	// Number of rows per page.
	// Type: `PageLimit`.
	PageSize int64 `json:"page_size"`
	// Total number of rows.
	// Type: `Count`.
	Total int64 `json:"total"`
	// Total number of pages. 0 if there are no rows.
	// Type: `Count`.
	Pages int64 `json:"pages"`
	// First day of the period, inclusive.
	// Type: `Day`.
	From string `json:"from"`
	// Last day of the period, inclusive.
	// Type: `Day`.
	To string `json:"to"`
	// Total Credit at the start of the first day.
	Opening map[string]string `json:"opening"`
	// Total Credit at the end of the last day, or now if it has not ended.
	Closing map[string]string `json:"closing"`
	// Entries on this page, newest first.
	Data []WorkforceLedgerEntry `json:"data"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceLedger) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceLedger) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceLedger) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceLedger) GoString() string { return showModel(m) }

// One entry of the ledger.
type WorkforceLedgerEntry struct {
	Model
	// Calendar day in Harare.
	// Type: `Day`.
	Date string `json:"date"`
	// Kind of the ledger entry.
	Kind WorkforceLedgerKind `json:"kind"`
	// Reference number of the allocation. Null for an entry without one.
	// Type: `WorkforceReference`.
	Reference *string `json:"reference"`
	// Description of the entry in words.
	// Type: `Note`.
	Description string `json:"description"`
	// Change in your Credit. Negative for debits.
	// Type: `SignedMoney`.
	Amount string `json:"amount"`
	// Three-letter ISO currency code.
	Currency Currency `json:"currency"`
	// Total Credit in this currency after the entry.
	// Type: `Money`.
	Balance string `json:"balance"`
	// ID of the object that caused the entry.
	// Type: `CreditSourceId`.
	Source string `json:"source"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceLedgerEntry) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceLedgerEntry) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceLedgerEntry) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceLedgerEntry) GoString() string { return showModel(m) }

// Limits of a single allocation.
type WorkforceLimits struct {
	Model
	// Maximum number of lines.
	// Type: `Count`.
	MaxLines int64 `json:"max_lines"`
	// Maximum face value. Null in a currency without a limit.
	MaxTotal map[string]*string `json:"max_total"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceLimits) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceLimits) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceLimits) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceLimits) GoString() string { return showModel(m) }

// What one person receives. Set `recipient_id`, or `phone` and `name`. Fields are parsed leniently:
// an invalid value fails only its line. An unknown field returns 400.
type WorkforceLineCreate struct {
	Model
	// Face value that the person receives. Required.
	// Type: `LineValue`.
	Amount *string `json:"amount,omitempty"`
	// ID of the person, `rcp_…`, if they are registered.
	// Type: `LineText`.
	RecipientID *string `json:"recipient_id,omitempty"`
	// Mobile number of a person who is not registered.
	// Type: `LineValue`.
	Phone *string `json:"phone,omitempty"`
	// Name of a person who is not registered.
	// Type: `LineValue`.
	Name *string `json:"name,omitempty"`
	// Currency of the line: `USD` or `ZWG`. Default: `USD`.
	// Type: `LineValue`.
	Currency *string `json:"currency,omitempty"`
	// Meter number, for power only. Default: the person's default meter.
	// Type: `LineValue`.
	Meter *string `json:"meter,omitempty"`
	// Phone number that receives the power token by SMS. Default: the person's own number.
	// Type: `LineValue`.
	TokenPhone *string `json:"token_phone,omitempty"`
	// Note about this line. Not shown to the person.
	// Type: `LineValue`.
	Note *string `json:"note,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceLineCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceLineCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceLineCreate) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceLineCreate) GoString() string { return showModel(m) }

// A meter of a person.
type WorkforceMeter struct {
	Model
	// Recipient who has the meter.
	// Type: `RecipientId`.
	Recipient string `json:"recipient"`
	// Name of the person. Null if unknown.
	// Type: `Label`.
	Name *string `json:"name"`
	// Meter number of 11 digits.
	// Type: `MeterNumber`.
	Meter string `json:"meter"`
	// Masked name of the owner, from the utility. Null until confirmed.
	NameMasked *string `json:"name_masked"`
	// Suburb of the meter, never the full address. Null until confirmed.
	Suburb *string `json:"suburb"`
	// Time at which the utility last confirmed the meter. Null if never.
	// Type: `UnixTime`.
	ConfirmedAt *int64 `json:"confirmed_at"`
	// Kilowatt hours of its last token. Null if there is none.
	// Type: `Units`.
	LastUnitsKwh *string `json:"last_units_kwh"`
	// Time at which its last token was bought. Null if there is none.
	// Type: `UnixTime`.
	LastSentAt *int64 `json:"last_sent_at"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceMeter) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceMeter) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceMeter) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceMeter) GoString() string { return showModel(m) }

// The meters of your people.
type WorkforceMeters struct {
	Model
	// Always `workforce_meters`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Meters of active people, by name, at most 10,000.
	Data []WorkforceMeter `json:"data"`
	// Whether there are more meters than listed.
	Truncated bool `json:"truncated"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceMeters) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceMeters) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceMeters) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceMeters) GoString() string { return showModel(m) }

// Spend of one month against the department's budget.
type WorkforceMonthSpend struct {
	Model
	// Calendar month in Harare.
	// Type: `Month`.
	Month string `json:"month"`
	// Currency of the amounts: that of the department.
	Currency Currency `json:"currency"`
	// Budget of the month. Null if there is none.
	// Type: `Money`.
	Budget *string `json:"budget"`
	// Amount spent in the month.
	// Type: `Money`.
	Spent string `json:"spent"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceMonthSpend) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceMonthSpend) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceMonthSpend) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceMonthSpend) GoString() string { return showModel(m) }

// A registered person: a recipient, as an employer sees them.
type WorkforcePerson struct {
	Model
	// Always `workforce_person`.
	Object string `json:"object"`
	// Time at which the person was registered.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// ID of the recipient, as in `/recipients`.
	// Type: `RecipientId`.
	Recipient string `json:"recipient"`
	// Name of the person. Null once erased.
	// Type: `Label`.
	Name *string `json:"name"`
	// Phone number for airtime and messages. Null if there is none.
	// Type: `Phone`.
	Phone *string `json:"phone"`
	// Your payroll number for the person. Null if not set.
	// Type: `PayrollId`.
	PayrollID *string `json:"payroll_id"`
	// Cost centre that the person belongs to. Null if there is none.
	// Type: `CostCenterId`.
	CostCenter *string `json:"cost_center"`
	// Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Null for
	// no cap.
	MonthlyCap map[string]*string `json:"monthly_cap"`
	// Face value of what the person received this month.
	SpentThisMonth map[string]string `json:"spent_this_month"`
	// Current status. Decides whether the person can receive anything.
	Status RecipientStatus `json:"status"`
	// Your notes about the person. Null if there are none.
	// Type: `Note`.
	Notes *string `json:"notes"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePerson) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePerson) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePerson) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePerson) GoString() string { return showModel(m) }

// Parameters to register a person.
type WorkforcePersonCreate struct {
	Model
	// Name of the person.
	// Type: `Label`.
	Name string `json:"name"`
	// Mobile number, in any Zimbabwean format.
	// Type: `PhoneInput`.
	Phone string `json:"phone"`
	// Your payroll number for the person. Unique in the account.
	// Type: `PayrollId`.
	PayrollID *string `json:"payroll_id,omitempty"`
	// Cost centre that the person belongs to.
	// Type: `CostCenterId`.
	CostCenterID *string `json:"cost_center_id,omitempty"`
	// Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
	// no cap.
	MonthlyCap map[string]*string `json:"monthly_cap,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePersonCreate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePersonCreate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePersonCreate) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePersonCreate) GoString() string { return showModel(m) }

// The result of registering a person.
type WorkforcePersonCreated struct {
	Model
	// Always `workforce_person_created`.
	Object string `json:"object"`
	// The person as registered.
	Person WorkforcePerson `json:"person"`
	// Whether a new person was registered.
	IsNew bool `json:"is_new"`
	// Whether the number or payroll number was already registered; if so, that person was updated.
	MatchedExisting bool `json:"matched_existing"`
	// Warnings about the person.
	Warnings []WorkforcePersonWarning `json:"warnings"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePersonCreated) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePersonCreated) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePersonCreated) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePersonCreated) GoString() string { return showModel(m) }

// A page of your people.
type WorkforcePersonPage struct {
	Model
	// Always `page`.
	Object string `json:"object"`
	// Number of this page, starting at 1.
	// Type: `PageNumber`.
	Page int64 `json:"page"`
	// Number of rows per page.
	// Type: `PageLimit`.
	PageSize int64 `json:"page_size"`
	// Total number of rows.
	// Type: `Count`.
	Total int64 `json:"total"`
	// Total number of pages. 0 if there are no rows.
	// Type: `Count`.
	Pages int64 `json:"pages"`
	// People on this page, by name.
	Data []WorkforcePerson `json:"data"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePersonPage) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePersonPage) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePersonPage) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePersonPage) GoString() string { return showModel(m) }

// Spend on one person.
type WorkforcePersonSpend struct {
	Model
	// Recipient of the sends. Null for people who are not registered.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
	// Name of the person. Null if unknown.
	// Type: `Label`.
	Name *string `json:"name"`
	// Number of sends to the person.
	// Type: `Count`.
	Count int64 `json:"count"`
	// Total face value of the sends.
	Amount map[string]string `json:"amount"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePersonSpend) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePersonSpend) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePersonSpend) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePersonSpend) GoString() string { return showModel(m) }

// Changes to a person. Omitted fields keep their value; null removes the value.
type WorkforcePersonUpdate struct {
	Model
	// Name of the person.
	// Type: `Label`.
	Name *string `json:"name,omitempty"`
	// Mobile number, in any Zimbabwean format.
	// Type: `PhoneInput`.
	Phone *string `json:"phone,omitempty"`
	// Your payroll number for the person. Null removes it.
	// Type: `PayrollId`.
	PayrollID Nullable[string] `json:"payroll_id,omitempty"`
	// Cost centre that the person belongs to. Null removes it.
	// Type: `CostCenterId`.
	CostCenterID Nullable[string] `json:"cost_center_id,omitempty"`
	// Maximum the person can receive per calendar month in Harare. Null removes it.
	MonthlyCap Nullable[map[string]*string] `json:"monthly_cap,omitempty"`
	// Your notes about the person. Null removes them.
	// Type: `Note`.
	Notes Nullable[string] `json:"notes,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePersonUpdate) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePersonUpdate) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePersonUpdate) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePersonUpdate) GoString() string { return showModel(m) }

// The result of updating a person.
type WorkforcePersonUpdated struct {
	Model
	// Always `workforce_person_updated`.
	Object string `json:"object"`
	// The updated person with their new details.
	Person WorkforcePerson `json:"person"`
	// Always false: an update registers nobody.
	IsNew bool `json:"is_new"`
	// Always true: the person was already registered.
	MatchedExisting bool `json:"matched_existing"`
	// Warnings about the person.
	Warnings []WorkforcePersonWarning `json:"warnings"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePersonUpdated) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePersonUpdated) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePersonUpdated) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePersonUpdated) GoString() string { return showModel(m) }

// A preview of an allocation, which writes nothing.
type WorkforcePreview struct {
	Model
	// Always `workforce_preview`.
	Object string `json:"object"`
	// Time at which the check was run.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the check ran in live mode.
	Livemode bool `json:"livemode"`
	// All lines of the allocation.
	Lines []WorkforcePreviewLine `json:"lines"`
	// Total face value of the valid lines.
	Total map[string]string `json:"total"`
	// Credit that the valid lines would cost.
	Cost map[string]string `json:"cost"`
	// Effect on the budget of each cost centre that a line is booked to, by name.
	CostCenters []WorkforceBudgetCheck `json:"cost_centers"`
	// Whether a budget would be exceeded, so that `acknowledge_over_budget` is required.
	OverBudget bool `json:"over_budget"`
	// Whether your Credit is sufficient.
	Credit WorkforceCreditCheck `json:"credit"`
	// Whether it would require approval by an owner or admin.
	RequiresApproval bool `json:"requires_approval"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePreview) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePreview) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePreview) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePreview) GoString() string { return showModel(m) }

// The expected outcome of one line.
type WorkforcePreviewLine struct {
	Model
	// Index of the line, starting at 0.
	Index int64 `json:"index"`
	// Recipient of the line. Null if the person is not registered.
	// Type: `RecipientId`.
	Recipient *string `json:"recipient"`
	// Name of the person. Null if unknown.
	// Type: `Label`.
	Name *string `json:"name"`
	// Phone number of the person. Null if invalid.
	// Type: `Phone`.
	Phone *string `json:"phone"`
	// Mobile network of the number. Null if unknown.
	// Type: `NetworkId`.
	Network *string `json:"network"`
	// Face value. Null if it could not be parsed.
	// Type: `Money`.
	Amount *string `json:"amount"`
	// Currency of the line. Null if it could not be parsed.
	Currency *Currency `json:"currency"`
	// Credit the line would cost. Null if the line is invalid.
	// Type: `Money`.
	Cost *string `json:"cost"`
	// All errors that prevent the line.
	Errors []ErrorDetail `json:"errors"`
	// Warnings that do not prevent the line.
	Warnings []WorkforceWarning `json:"warnings"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforcePreviewLine) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforcePreviewLine) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforcePreviewLine) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforcePreviewLine) GoString() string { return showModel(m) }

// Products that can be allocated.
type WorkforceProducts struct {
	Model
	// Always `workforce_products`.
	Object string `json:"object"`
	// Time at which this response was generated.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Products of type `airtime`.
	Airtime []Product `json:"airtime"`
	// Products of type `power`.
	Power []Product `json:"power"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceProducts) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceProducts) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceProducts) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceProducts) GoString() string { return showModel(m) }

// Parameters to resend lines of an allocation.
type WorkforceResend struct {
	Model
	// IDs of the failed lines to resend. Default: all of them.
	ItemIds []string `json:"item_ids,omitempty"`
	// Your own idempotency key: repeating a request returns the allocation it created.
	// Type: `WorkforceIdempotencyKey`.
	IdempotencyKey *string `json:"idempotency_key,omitempty"`
	// Whether to proceed even if the cost centre is over budget.
	AcknowledgeOverBudget *bool `json:"acknowledge_over_budget,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceResend) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceResend) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceResend) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceResend) GoString() string { return showModel(m) }

// A page of schedules.
type WorkforceSchedulePage struct {
	Model
	// Always `page`.
	Object string `json:"object"`
	// Number of this page, starting at 1.
	// Type: `PageNumber`.
	Page int64 `json:"page"`
	// Number of rows per page.
	// Type: `PageLimit`.
	PageSize int64 `json:"page_size"`
	// Total number of rows.
	// Type: `Count`.
	Total int64 `json:"total"`
	// Total number of pages. 0 if there are no rows.
	// Type: `Count`.
	Pages int64 `json:"pages"`
	// Schedules on this page, newest first, as in `/schedules`.
	Data []Schedule `json:"data"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceSchedulePage) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceSchedulePage) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceSchedulePage) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceSchedulePage) GoString() string { return showModel(m) }

// Parameters to run a schedule now.
type WorkforceScheduleRun struct {
	Model
	// Whether to run even if the schedule has already run today.
	Again *bool `json:"again,omitempty"`
	// Whether to proceed even if the cost centre is over budget.
	AcknowledgeOverBudget *bool `json:"acknowledge_over_budget,omitempty"`
	// Your own idempotency key: repeating a request returns the allocation it created.
	// Type: `WorkforceIdempotencyKey`.
	IdempotencyKey *string `json:"idempotency_key,omitempty"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceScheduleRun) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceScheduleRun) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceScheduleRun) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceScheduleRun) GoString() string { return showModel(m) }

// The result of an allocation, resend or run.
type WorkforceSendResult struct {
	Model
	// Always `workforce_send_result`.
	Object string `json:"object"`
	// Time at which the allocation was created.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Whether the object exists in live mode.
	Livemode bool `json:"livemode"`
	// Reference number of the allocation.
	// Type: `WorkforceReference`.
	Reference string `json:"reference"`
	// Batch of the allocation, as in `/batches`.
	// Type: `BatchId`.
	Batch string `json:"batch"`
	// Current status. Decide by this; see Lifecycles.
	Status BatchStatus `json:"status"`
	// Number of lines, by status.
	Counts BatchCounts `json:"counts"`
	// Total face value of the valid lines.
	Total map[string]string `json:"total"`
	// Whether an earlier request with the same key created it.
	Replayed bool `json:"replayed"`
	// Whether it requires approval by an owner or admin.
	RequiresApproval bool `json:"requires_approval"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *WorkforceSendResult) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m WorkforceSendResult) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m WorkforceSendResult) String() string { return showModel(m) }

// GoString is as String.
func (m WorkforceSendResult) GoString() string { return showModel(m) }

// Availability of the test account's electricity utility.
type ZesaAvailability struct {
	Model
	// Always `zesa_availability`.
	Object string `json:"object"`
	// Time at which the state was set.
	// Type: `UnixTime`.
	Created int64 `json:"created"`
	// Always false: test mode only.
	Livemode bool `json:"livemode"`
	// Current state of the utility.
	State UtilityState `json:"state"`
	// Time at which the utility entered this state.
	// Type: `UnixTime`.
	Since int64 `json:"since"`
	// Number of sends waiting for the utility.
	AffectedQueued int64 `json:"affected_queued"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ZesaAvailability) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ZesaAvailability) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ZesaAvailability) String() string { return showModel(m) }

// GoString is as String.
func (m ZesaAvailability) GoString() string { return showModel(m) }

// An event's payload: ZesaAvailability.
type ZesaAvailabilityEventData struct {
	Model
	// The ZesaAvailability with its values at this attempt.
	Object ZesaAvailability `json:"object"`
	// Fields that changed since the previous event of this object, with their previous values: apply
	// them to get the object as it was before. Tokens are masked. Null if nothing changed.
	PreviousAttributes any `json:"previous_attributes"`
	// Whether `POST /test/events/trigger` created the event: nothing actually happened.
	Synthetic bool `json:"synthetic"`
	// Threshold of the alert, for `credit.balance.low`. Null for all other types.
	Threshold *CreditThreshold `json:"threshold"`
	// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
	Projection *ShortfallProjection `json:"projection"`
	// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
	// Type: `ProgramRuleId`.
	Rule *string `json:"rule"`
	// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
	// Type: `RewardId`.
	Reward *string `json:"reward"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ZesaAvailabilityEventData) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ZesaAvailabilityEventData) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ZesaAvailabilityEventData) String() string { return showModel(m) }

// GoString is as String.
func (m ZesaAvailabilityEventData) GoString() string { return showModel(m) }

// State of the utility to simulate.
type ZesaAvailabilitySet struct {
	Model
	// State of the utility.
	State UtilityState `json:"state"`
}

// UnmarshalJSON keeps what this version does not know.
func (m *ZesaAvailabilitySet) UnmarshalJSON(data []byte) error { return unmarshalModel(data, m) }

// MarshalJSON writes back what is not known as well.
func (m ZesaAvailabilitySet) MarshalJSON() ([]byte, error) { return marshalModel(m) }

// String is the object as JSON, with secrets masked.
func (m ZesaAvailabilitySet) String() string { return showModel(m) }

// GoString is as String.
func (m ZesaAvailabilitySet) GoString() string { return showModel(m) }
