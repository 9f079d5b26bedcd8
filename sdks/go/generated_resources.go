// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package svc

import "context"

// AccountListActivityParams are the parameters of account.list_activity.
type AccountListActivityParams struct {
	Params
	// Maximum number of entries per page.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Cursor: returns the entries after this one.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Filters by time: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *AccountListActivityParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p AccountListActivityParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p AccountListActivityParams) String() string { return showModel(p) }

// AccountUpdateParams are the parameters of account.update.
type AccountUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *AccountUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p AccountUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p AccountUpdateParams) String() string { return showModel(p) }

// AccountResource holds the methods of account.
type AccountResource struct {
	settings *settings
}

func newAccountResource(s *settings) *AccountResource {
	return &AccountResource{
		settings: s,
	}
}

// Retrieve your account.
//
// Returns the account of the key: the organisation in the key's mode. Use it to check that a key
// works, which mode it uses, and whether the account can sell. For balances, see `GET /credit`.
func (r *AccountResource) Get(ctx context.Context, options ...RequestOption) (*Account, error) {
	return callJSON[Account](ctx, r.settings, operations["account.get"], pathArgs{}, nil, options)
}

// List activity.
//
// Lists what happened in the account in the last 30 days, newest first: its events and, for a key
// with `account:manage`, the entries of the audit log. The feed is meant for people. A program that
// must not miss anything should read `GET /events`.
//
// Errors: `invalid_cursor`, `invalid_time`.
func (r *AccountResource) ListActivity(ctx context.Context, params *AccountListActivityParams, options ...RequestOption) (*Page[AccountActivity], error) {
	return callPage[AccountActivity](ctx, r.settings, operations["account.list_activity"], pathArgs{}, params, options)
}

// Update your account.
//
// Changes the settings of the account. Omitted fields keep their value. Use it to sign text
// messages with the name of your shop, to require a second person's approval for large batches, or
// to guard a busy till against entering the same sale twice. The change applies from the next
// request; existing sends keep the settings they were created with. The change is recorded in the
// audit log.
//
// The key must have been created by an owner or admin, and for `default_api_version` by an owner.
// Only a person in the dashboard can set `agent_live_enabled`: setting it with a key returns 403
// `dashboard_only`.
//
// Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
// `dashboard_only`.
func (r *AccountResource) Update(ctx context.Context, params *AccountUpdateParams, options ...RequestOption) (*Account, error) {
	return callJSON[Account](ctx, r.settings, operations["account.update"], pathArgs{}, params, options)
}

// ActivitiesCreateParams are the parameters of activities.create.
type ActivitiesCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *ActivitiesCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ActivitiesCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ActivitiesCreateParams) String() string { return showModel(p) }

// ActivitiesListParams are the parameters of activities.list.
type ActivitiesListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only activities with this name.
	// Type: `ActivityName`.

	Name *string `json:"name,omitempty"`
	// Only activities of this recipient: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `RecipientRef`.

	Recipient *string `json:"recipient,omitempty"`
	// Only activities with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ActivitiesListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ActivitiesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ActivitiesListParams) String() string { return showModel(p) }

// ActivitiesResource holds the methods of activities.
type ActivitiesResource struct {
	settings *settings
}

func newActivitiesResource(s *settings) *ActivitiesResource {
	return &ActivitiesResource{
		settings: s,
	}
}

// Report an activity.
//
// Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
// ID as `activity_id`: if you report the same one again, however late, the first activity is
// returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; `matches` in
// the response lists the ones that matched. A rule that gives nothing, for example because a limit
// is reached or a budget is spent, never fails the request; see its `skipped_reason`. If you pass a
// recipient as an object with a phone number and no recipient matches, one is created.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
// `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
// `limit_reached`.
func (r *ActivitiesResource) Create(ctx context.Context, params *ActivitiesCreateParams, options ...RequestOption) (*Activity, error) {
	return callJSON[Activity](ctx, r.settings, operations["activities.create"], pathArgs{}, params, options)
}

// Retrieve an activity.
//
// Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
// why a visit earned nothing; see `skipped_reason` of each rule.
func (r *ActivitiesResource) Get(ctx context.Context, activityID string, options ...RequestOption) (*Activity, error) {
	return callJSON[Activity](ctx, r.settings, operations["activities.get"], pathArgs{{"activity_id", activityID}}, nil, options)
}

// List activities.
//
// Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
// `matches` lists the rules that matched and what each gave.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *ActivitiesResource) List(ctx context.Context, params *ActivitiesListParams, options ...RequestOption) (*Page[Activity], error) {
	return callPage[Activity](ctx, r.settings, operations["activities.list"], pathArgs{}, params, options)
}

// ApprovalsListParams are the parameters of approvals.list.
type ApprovalsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only approvals with this status.

	Status *AgentApprovalStatus `json:"status,omitempty"`
	// Only approvals of this action.

	Action *AgentAction `json:"action,omitempty"`
	// Only approvals requested by this agent key.
	// Type: `KeyId`.

	APIKey *string `json:"api_key,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ApprovalsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ApprovalsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ApprovalsListParams) String() string { return showModel(p) }

// ApprovalsResource holds the methods of approvals.
type ApprovalsResource struct {
	settings *settings
}

func newApprovalsResource(s *settings) *ApprovalsResource {
	return &ApprovalsResource{
		settings: s,
	}
}

// Retrieve an agent approval.
//
// Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it is
// `approved`, `result` is the send or reward. An agent key can retrieve only its own requests.
func (r *ApprovalsResource) Get(ctx context.Context, approvalID string, options ...RequestOption) (*AgentApproval, error) {
	return callJSON[AgentApproval](ctx, r.settings, operations["approvals.get"], pathArgs{{"approval_id", approvalID}}, nil, options)
}

// List agent approvals.
//
// Lists requests of agents, newest first. Use `status=requested` for those that need a decision. An
// agent key sees only its own requests. Decisions are also reported by the `agent_approval.*`
// events.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *ApprovalsResource) List(ctx context.Context, params *ApprovalsListParams, options ...RequestOption) (*Page[AgentApproval], error) {
	return callPage[AgentApproval](ctx, r.settings, operations["approvals.list"], pathArgs{}, params, options)
}

// AuditLogListParams are the parameters of audit_log.list.
type AuditLogListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only entries with this action, such as `api_key.created`.
	// Type: `AuditAction`.

	Action *string `json:"action,omitempty"`
	// Returns only entries about the object with this ID, such as a key.
	// Type: `ObjectId`.

	Object *string `json:"object,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *AuditLogListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p AuditLogListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p AuditLogListParams) String() string { return showModel(p) }

// AuditLogResource holds the methods of audit_log.
type AuditLogResource struct {
	settings *settings
}

func newAuditLogResource(s *settings) *AuditLogResource {
	return &AuditLogResource{
		settings: s,
	}
}

// List the audit log.
//
// Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
// accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
// permanently. Sales are not included; see `GET /sends`.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *AuditLogResource) List(ctx context.Context, params *AuditLogListParams, options ...RequestOption) (*Page[AuditEvent], error) {
	return callPage[AuditEvent](ctx, r.settings, operations["audit_log.list"], pathArgs{}, params, options)
}

// BatchesCreateParams are the parameters of batches.create.
type BatchesCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *BatchesCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p BatchesCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p BatchesCreateParams) String() string { return showModel(p) }

// BatchesListParams are the parameters of batches.list.
type BatchesListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only batches with this status.

	Status *BatchStatus `json:"status,omitempty"`
	// Only batches with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *BatchesListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p BatchesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p BatchesListParams) String() string { return showModel(p) }

// BatchesListItemsParams are the parameters of batches.list_items.
type BatchesListItemsParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only lines with this status.

	Status *BatchItemStatus `json:"status,omitempty"`
	// Only lines with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []BatchItemListExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *BatchesListItemsParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p BatchesListItemsParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p BatchesListItemsParams) String() string { return showModel(p) }

// BatchesPreviewParams are the parameters of batches.preview.
type BatchesPreviewParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *BatchesPreviewParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p BatchesPreviewParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p BatchesPreviewParams) String() string { return showModel(p) }

// BatchesRetryFailedParams are the parameters of batches.retry_failed.
type BatchesRetryFailedParams struct {
	Params
	// Whether to reserve the whole cost before the first line is sent.

	ReserveCredit *bool `json:"reserve_credit,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *BatchesRetryFailedParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p BatchesRetryFailedParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p BatchesRetryFailedParams) String() string { return showModel(p) }

// BatchesResource holds the methods of batches.
type BatchesResource struct {
	settings *settings
}

func newBatchesResource(s *settings) *BatchesResource {
	return &BatchesResource{
		settings: s,
	}
}

// Approve a batch.
//
// Approves a waiting batch and starts it. Only an owner or admin, or a key created by one of them,
// can approve; the creator of the batch cannot: 403 `self_approval_forbidden`. The cost is reserved
// now unless the batch was created with `reserve_credit: false`. Returns 409 `batch_not_approvable`
// if the batch is not waiting for approval.
//
// Errors: `role_required`, `idempotency_key_required`, `idempotency_key_invalid`,
// `idempotency_mismatch`, `idempotency_in_progress`, `batch_not_approvable`,
// `self_approval_forbidden`, `reservation_insufficient`.
func (r *BatchesResource) Approve(ctx context.Context, batchID string, options ...RequestOption) (*Batch, error) {
	return callJSON[Batch](ctx, r.settings, operations["batches.approve"], pathArgs{{"batch_id", batchID}}, nil, options)
}

// Cancel a batch.
//
// Cancels the lines of a batch that have not been sent, and releases the Credit still reserved for
// them. Sends in progress continue; the batch becomes `cancelled` when the last of them has ended,
// or immediately if there are none. If the batch is already cancelled, the request returns 200 with
// the batch unchanged. Returns 409 `batch_not_cancellable` if it has ended or has no line left to
// cancel.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `batch_not_cancellable`.
func (r *BatchesResource) Cancel(ctx context.Context, batchID string, options ...RequestOption) (*Batch, error) {
	return callJSON[Batch](ctx, r.settings, operations["batches.cancel"], pathArgs{{"batch_id", batchID}}, nil, options)
}

// Create a batch.
//
// Creates a batch of up to 10,000 sales. Pass the lines in `items`, or as text in `csv`. Every line
// is checked as in `POST /sends`. Returns 202 with the batch, its total and its counts before
// anything is sent. Follow it with the `batch.*` events or by retrieving it; each line becomes a
// send with its own events.
//
// Lines are parsed leniently: an invalid field fails only its line. If any line is invalid, the
// whole batch is rejected with 422 `batch_invalid_lines`, whose `meta` counts the invalid lines and
// shows the first; with `on_invalid: skip` they are skipped with status `invalid`. Use
// `POST /batches/preview` first to see the result for every line.
//
// The whole cost is reserved up front, so that a batch that starts can finish. If your Credit is
// too low, 402 `reservation_insufficient` is returned and nothing is written. With
// `reserve_credit: false`, each line is charged when it is sent, and `on_insufficient` decides what
// happens when the Credit runs out. If the face value in a currency exceeds your
// `batch_approval_threshold`, the batch waits as `requires_approval` and reserves its cost when it
// is approved. If nobody approves it within 72 hours, it is cancelled.
//
// The body can be up to 8 MiB. An account can make six batches, previews and exports per minute. A
// key's `per_send` cap, products, networks and numbers apply to each line; its daily and monthly
// caps apply to the whole batch.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `batch_too_large`, `reference_not_found`, `invalid_currency`,
// `invalid_metadata`, `conflicting_parameters`, `invalid_csv`, `batch_empty`,
// `unknown_merge_field`, `sms_too_long`, `batch_invalid_lines`, `spend_cap_exceeded`,
// `reservation_insufficient`.
func (r *BatchesResource) Create(ctx context.Context, params *BatchesCreateParams, options ...RequestOption) (*Batch, error) {
	return callJSON[Batch](ctx, r.settings, operations["batches.create"], pathArgs{}, params, options)
}

// Retrieve a batch.
//
// Retrieves a batch with its status and the number of lines in each status. While it is
// `processing`, poll every few seconds, or listen to `batch.completed`, `batch.partially_completed`
// or `batch.failed`. A batch ends at most one day after it started; lines whose sends have no final
// status by then are `unresolved`, and their sends report the outcome later.
func (r *BatchesResource) Get(ctx context.Context, batchID string, options ...RequestOption) (*Batch, error) {
	return callJSON[Batch](ctx, r.settings, operations["batches.get"], pathArgs{{"batch_id", batchID}}, nil, options)
}

// Retrieve batch results as CSV.
//
// Returns every line of a batch with its outcome, as CSV for spreadsheets. You can request it at
// any time; it shows the current status of each line. The columns are `line`, `target`, `network`,
// `type`, `amount`, `currency`, `status`, `send_id`, `client_reference`, `failure_code`,
// `failure_message`, `token_last4`, `units` and `delivered_at` (ISO 8601, Harare time). It never
// contains a full power token.
func (r *BatchesResource) GetResults(ctx context.Context, batchID string, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["batches.get_results"], pathArgs{{"batch_id", batchID}}, nil, options)
}

// List batches.
//
// Lists your batches, newest first, including those created by schedules and Workforce. Use
// `status=requires_approval` to find batches that an owner or admin must approve.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *BatchesResource) List(ctx context.Context, params *BatchesListParams, options ...RequestOption) (*Page[Batch], error) {
	return callPage[Batch](ctx, r.settings, operations["batches.list"], pathArgs{}, params, options)
}

// List the lines of a batch.
//
// Lists the lines of a batch, newest first, so the last line of the batch comes first. Use it to
// show progress, or with `status=failed` to find lines that need attention; `results.csv` contains
// all lines in one file. Power tokens are masked unless the key has `tokens:read`.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
func (r *BatchesResource) ListItems(ctx context.Context, batchID string, params *BatchesListItemsParams, options ...RequestOption) (*Page[BatchItem], error) {
	return callPage[BatchItem](ctx, r.settings, operations["batches.list_items"], pathArgs{{"batch_id", batchID}}, params, options)
}

// Preview a batch.
//
// Previews a batch without creating it: whether each line is valid and what it would cost, the
// totals, and whether your Credit and our stock with the suppliers are sufficient. It takes the
// body of `POST /batches`, writes nothing, does not use up any `client_reference` and counts
// towards no cap. Invalid lines are reported in `lines` rather than rejected. The body can be up to
// 8 MiB, and previews count towards the limit of six batches, previews and exports per minute.
//
// Errors: `batch_too_large`, `reference_not_found`, `invalid_currency`, `invalid_metadata`,
// `conflicting_parameters`, `invalid_csv`, `batch_empty`, `unknown_merge_field`,
// `sms_too_long`.
func (r *BatchesResource) Preview(ctx context.Context, params *BatchesPreviewParams, options ...RequestOption) (*BatchPreview, error) {
	return callJSON[BatchPreview](ctx, r.settings, operations["batches.preview"], pathArgs{}, params, options)
}

// Retry the failed lines of a batch.
//
// Retries the failed lines of a batch as a new, separately charged batch, whose `retry_of` is the
// original. Each line is retried once. The network is first asked about its send, as in
// `POST /sends/{send_id}/retry`; a line that was delivered after all, or whose network does not
// respond, is omitted. Returns 409 `nothing_to_retry` if no line is left. The lines have no
// `client_reference`. The new batch may require approval like any other.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `nothing_to_retry`, `spend_cap_exceeded`,
// `reservation_insufficient`.
func (r *BatchesResource) RetryFailed(ctx context.Context, batchID string, params *BatchesRetryFailedParams, options ...RequestOption) (*Batch, error) {
	return callJSON[Batch](ctx, r.settings, operations["batches.retry_failed"], pathArgs{{"batch_id", batchID}}, params, options)
}

// BlocklistCreateParams are the parameters of blocklist.create.
type BlocklistCreateParams struct {
	Params
	// Phone number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.

	Target string `json:"target"`
	// Reason for the block, for your own team.
	// Type: `Note`.

	Reason *string `json:"reason,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *BlocklistCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p BlocklistCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p BlocklistCreateParams) String() string { return showModel(p) }

// BlocklistListParams are the parameters of blocklist.list.
type BlocklistListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only the entry of this phone number, in any Zimbabwean format, or meter.
	// Type: `TargetInput`.

	Target *string `json:"target,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *BlocklistListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p BlocklistListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p BlocklistListParams) String() string { return showModel(p) }

// BlocklistResource holds the methods of blocklist.
type BlocklistResource struct {
	settings *settings
}

func newBlocklistResource(s *settings) *BlocklistResource {
	return &BlocklistResource{
		settings: s,
	}
}

// Block a phone number or meter.
//
// Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
// `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched continue.
// The block applies to the whole account and only in live mode: a test key gets 403
// `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.
//
// Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
func (r *BlocklistResource) Create(ctx context.Context, params *BlocklistCreateParams, options ...RequestOption) (*BlockedTarget, error) {
	return callJSON[BlockedTarget](ctx, r.settings, operations["blocklist.create"], pathArgs{}, params, options)
}

// Unblock a phone number or meter.
//
// Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
// them again with new references.
func (r *BlocklistResource) Delete(ctx context.Context, entryID string, options ...RequestOption) (*BlockedTarget, error) {
	return callJSON[BlockedTarget](ctx, r.settings, operations["blocklist.delete"], pathArgs{{"entry_id", entryID}}, nil, options)
}

// Retrieve a blocklist entry.
//
// Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at` to
// see whether anyone still tries.
func (r *BlocklistResource) Get(ctx context.Context, entryID string, options ...RequestOption) (*BlockedTarget, error) {
	return callJSON[BlockedTarget](ctx, r.settings, operations["blocklist.get"], pathArgs{{"entry_id", entryID}}, nil, options)
}

// List the blocklist.
//
// Lists blocked targets, newest first. Use `target` to check whether a number or meter is blocked
// before you promise to serve a customer.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
func (r *BlocklistResource) List(ctx context.Context, params *BlocklistListParams, options ...RequestOption) (*Page[BlockedTarget], error) {
	return callPage[BlockedTarget](ctx, r.settings, operations["blocklist.list"], pathArgs{}, params, options)
}

// CheckinsCreateParams are the parameters of checkins.create.
type CheckinsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *CheckinsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CheckinsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CheckinsCreateParams) String() string { return showModel(p) }

// CheckinsListParams are the parameters of checkins.list.
type CheckinsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Check-ins in this status.

	Status *CheckinStatus `json:"status,omitempty"`
	// Only check-ins at the location of this program.
	// Type: `ProgramId`.

	Program *string `json:"program,omitempty"`
	// Only check-ins that claimed this link.
	// Type: `RewardLinkId`.

	Link *string `json:"link,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CheckinsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CheckinsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CheckinsListParams) String() string { return showModel(p) }

// CheckinsResource holds the methods of checkins.
type CheckinsResource struct {
	settings *settings
}

func newCheckinsResource(s *settings) *CheckinsResource {
	return &CheckinsResource{
		settings: s,
	}
}

// Check in.
//
// Claims a link of a program that has a `geofence`. The phone must be inside the location during
// its opening hours. Call this from your page with a publishable key, once the browser has provided
// the position. `link` is the claim token; `GET /claims/{token}` returns the location, and the
// outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
// the challenge.
//
// Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and 422
// `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed and the
// person can try again. Links of a program without a `geofence` are claimed with
// `POST /claims/{token}`.
//
// An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of the
// location is held for review.
//
// Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
// `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
// `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
// `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
// `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
// `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
// `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`.
func (r *CheckinsResource) Create(ctx context.Context, params *CheckinsCreateParams, options ...RequestOption) (*Checkin, error) {
	return callJSON[Checkin](ctx, r.settings, operations["checkins.create"], pathArgs{}, params, options)
}

// List check-ins.
//
// Lists check-ins, newest first, with the distance from the location and the outcome.
//
// Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
// with the same key in the last 24 hours, with `phone_masked` and `reward` null.
//
// Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
// `conflicting_parameters`.
func (r *CheckinsResource) List(ctx context.Context, params *CheckinsListParams, options ...RequestOption) (*Page[Checkin], error) {
	return callPage[Checkin](ctx, r.settings, operations["checkins.list"], pathArgs{}, params, options)
}

// CheckoutSessionsChangeMeterParams are the parameters of checkout_sessions.change_meter.
type CheckoutSessionsChangeMeterParams struct {
	Params
	// Number of the new meter: 11 digits.
	// Type: `MeterInput`.

	Meter string `json:"meter"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CheckoutSessionsChangeMeterParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p CheckoutSessionsChangeMeterParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CheckoutSessionsChangeMeterParams) String() string { return showModel(p) }

// CheckoutSessionsCreateParams are the parameters of checkout_sessions.create.
type CheckoutSessionsCreateParams struct {
	Params
	// Mobile number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.

	Target string `json:"target"`
	// Face value that the customer receives. The card fee is added to it.
	// Type: `MoneyInput`.

	Amount string `json:"amount"`
	// URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
	// Type: `CheckoutReturnUrl`.

	SuccessURL string `json:"success_url"`
	// URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
	// Type: `CheckoutReturnUrl`.

	CancelURL string `json:"cancel_url"`
	// What to sell. Default: derived from the product or target.

	Type *SendType `json:"type,omitempty"`
	// Product slug, such as `airtime-usd`. Default: derived from `type` and `currency`.
	// Type: `ProductId`.

	Product *string `json:"product,omitempty"`
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

// UnmarshalJSON reads parameters that were kept.
func (p *CheckoutSessionsCreateParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p CheckoutSessionsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CheckoutSessionsCreateParams) String() string { return showModel(p) }

// CheckoutSessionsGetParams are the parameters of checkout_sessions.get.
type CheckoutSessionsGetParams struct {
	Params
	// Fields to expand from IDs to objects.

	Expand []CheckoutSessionExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CheckoutSessionsGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CheckoutSessionsGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CheckoutSessionsGetParams) String() string { return showModel(p) }

// CheckoutSessionsListParams are the parameters of checkout_sessions.list.
type CheckoutSessionsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only sessions with this status.

	Status *CheckoutSessionStatus `json:"status,omitempty"`
	// Only the session with this reference.
	// Type: `ClientReference`.

	ClientReference *string `json:"client_reference,omitempty"`
	// Only sessions with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []CheckoutSessionListExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CheckoutSessionsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CheckoutSessionsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CheckoutSessionsListParams) String() string { return showModel(p) }

// CheckoutSessionsResource holds the methods of checkout_sessions.
type CheckoutSessionsResource struct {
	settings *settings
}

func newCheckoutSessionsResource(s *settings) *CheckoutSessionsResource {
	return &CheckoutSessionsResource{
		settings: s,
	}
}

// Correct the meter of a checkout session.
//
// Corrects the meter of an electricity session. The new meter is confirmed with the utility first.
// While the session is `open`, the payment page shows the new meter. Once it is paid, the status of
// its send decides, so that one payment never buys two tokens:
//
// - `pending` or `queued`: the send goes to the new meter, as if its own meter had been changed.
// - `submitted`, `retrying`, `unknown` or `requires_review`: the send may still be delivered, so
// this returns 409 `already_sent`; `resource` is the send.
// - failed: a new send goes to the new meter, and the session becomes `resent`. The network is
// asked about the failed send first; if it does not respond, this returns 503
// `provider_unavailable` and nothing is sold.
//
// Returns 409 `invalid_transition` if the session is fulfilled, credited or expired, and while our
// staff review its payment: another amount than its total was paid, or the payment was reversed or
// disputed.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_meter_number`, `invalid_transition`, `already_sent`, `product_mismatch`,
// `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
// `provider_unavailable`.
func (r *CheckoutSessionsResource) ChangeMeter(ctx context.Context, sessionID string, params *CheckoutSessionsChangeMeterParams, options ...RequestOption) (*CheckoutSession, error) {
	return callJSON[CheckoutSession](ctx, r.settings, operations["checkout_sessions.change_meter"], pathArgs{{"session_id", sessionID}}, params, options)
}

// Create a checkout session.
//
// Creates a payment page where your customer pays by card or mobile wallet. Send the customer to
// `url` within the hour. The send is created once the money has arrived, and is attributed to you.
// We are the merchant of record and the payer bears the card fee, so your Credit is not debited.
//
// Everything is checked before the customer pays, as in `POST /sends`; for power, the meter is
// confirmed with the utility and shown on the page. If a session with the same `client_reference`
// exists, it is returned with 200. Do not hand out goods because the customer reached
// `success_url`: listen to `checkout.session.paid` or `checkout.session.fulfilled`.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
// `invalid_currency`, `invalid_url`, `invalid_metadata`, `conflicting_parameters`,
// `unknown_merge_field`, `sms_too_long`, `provider_unavailable`, `reference_in_use`,
// `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
// `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
// `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`.
func (r *CheckoutSessionsResource) Create(ctx context.Context, params *CheckoutSessionsCreateParams, options ...RequestOption) (*CheckoutSession, error) {
	return callJSON[CheckoutSession](ctx, r.settings, operations["checkout_sessions.create"], pathArgs{}, params, options)
}

// Expire a checkout session.
//
// Expires an unpaid session, so that its page no longer accepts payment. Use it when the customer
// has given up or paid in cash. If the session has already expired, the request returns 200 with
// the session unchanged. Returns 409 `invalid_transition` if it is paid. A payment already in
// progress still counts: the session then becomes `paid`.
//
// Errors: `invalid_transition`.
func (r *CheckoutSessionsResource) Expire(ctx context.Context, sessionID string, options ...RequestOption) (*CheckoutSession, error) {
	return callJSON[CheckoutSession](ctx, r.settings, operations["checkout_sessions.expire"], pathArgs{{"session_id", sessionID}}, nil, options)
}

// Retrieve a checkout session.
//
// Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing it.
// Call it when your customer returns to `success_url`.
//
// Errors: `invalid_expand`.
func (r *CheckoutSessionsResource) Get(ctx context.Context, sessionID string, params *CheckoutSessionsGetParams, options ...RequestOption) (*CheckoutSession, error) {
	return callJSON[CheckoutSession](ctx, r.settings, operations["checkout_sessions.get"], pathArgs{{"session_id", sessionID}}, params, options)
}

// List checkout sessions.
//
// Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or with
// `status=in_review` the sessions that our staff are reviewing.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
func (r *CheckoutSessionsResource) List(ctx context.Context, params *CheckoutSessionsListParams, options ...RequestOption) (*Page[CheckoutSession], error) {
	return callPage[CheckoutSession](ctx, r.settings, operations["checkout_sessions.list"], pathArgs{}, params, options)
}

// ClaimsCreateParams are the parameters of claims.create.
type ClaimsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *ClaimsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ClaimsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ClaimsCreateParams) String() string { return showModel(p) }

// ClaimsSendCodeParams are the parameters of claims.send_code.
type ClaimsSendCodeParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *ClaimsSendCodeParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ClaimsSendCodeParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ClaimsSendCodeParams) String() string { return showModel(p) }

// ClaimsResource holds the methods of claims.
type ClaimsResource struct {
	settings *settings
}

func newClaimsResource(s *settings) *ClaimsResource {
	return &ClaimsResource{
		settings: s,
	}
}

// Claim a reward link.
//
// Claims a reward link for a person, with their phone number, their choice if there are several,
// and the code if the link requires one. The reward is created and sent immediately, or held if a
// fraud rule stops it; show the message in `result`. If the same number claims again, the existing
// claim is returned with 200. Any other number gets 410 `claim_used`.
//
// If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five wrong
// codes lock the link for 30 minutes. If the link has a `phone_hint`, only that number can receive
// a code, so any other gets 422 `code_invalid`. Links whose `requires` includes `position` return
// 422 `checkin_required` here; claim them with `POST /checkins`.
//
// Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
// `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
// `checkin_required`, `claim_locked`, `challenge_required`, `challenge_failed`,
// `code_invalid`, `program_closed`, `program_not_active`, `choice_not_allowed`,
// `erased_recipient`, `product_mismatch`, `unsupported_network`, `network_required`,
// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
// `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
// `fraud_blocked`, `limit_reached`, `meter_quota_exceeded`, `power_unavailable`,
// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
func (r *ClaimsResource) Create(ctx context.Context, token string, params *ClaimsCreateParams, options ...RequestOption) (*RewardLinkClaim, error) {
	return callJSON[RewardLinkClaim](ctx, r.settings, operations["claims.create"], pathArgs{{"token", token}}, params, options)
}

// Show a reward link to its holder.
//
// Retrieves a reward link as its holder may see it: its value, the choices, and in `requires` what
// to ask for. Call it from your claim page with a publishable key. The first call marks the link as
// opened. Once the link is claimed, `result` reports progress; poll every two seconds until it is
// no longer `sending`.
//
// The response never includes the program, its budget, other rewards or a full phone number.
// Returns 410 if the link has expired or was revoked.
//
// Errors: `origin_not_allowed`, `claim_revoked`, `claim_expired`.
func (r *ClaimsResource) Get(ctx context.Context, token string, options ...RequestOption) (*RewardLinkClaim, error) {
	return callJSON[RewardLinkClaim](ctx, r.settings, operations["claims.get"], pathArgs{{"token", token}}, nil, options)
}

// Send a claim code.
//
// Sends a six-digit code by SMS to the number that will receive the reward. Links with `bind: otp`
// require the code in the claim. The response is the same whether or not the number is allowed to
// claim, so that nobody can find out whose link it is. A code is valid for ten minutes. Another can
// be requested after one minute, up to three in 15 minutes and ten in a day.
//
// Errors: `origin_not_allowed`, `invalid_phone`, `claim_revoked`, `claim_expired`,
// `claim_used`, `claim_locked`, `challenge_required`, `challenge_failed`, `claim_code_limit`.
func (r *ClaimsResource) SendCode(ctx context.Context, token string, params *ClaimsSendCodeParams, options ...RequestOption) (*ClaimCode, error) {
	return callJSON[ClaimCode](ctx, r.settings, operations["claims.send_code"], pathArgs{{"token", token}}, params, options)
}

// CostCentersCreateParams are the parameters of cost_centers.create.
type CostCentersCreateParams struct {
	Params
	// Name of the cost centre.
	// Type: `Label`.

	Name string `json:"name"`
	// Currency of the budget. Required; there is no default.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Code in your accounting system, unique in the account.
	// Type: `GlCode`.

	GlCode *string `json:"gl_code,omitempty"`
	// Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
	// Type: `MoneyInput`.

	MonthlyBudget *string `json:"monthly_budget,omitempty"`
	// Whether sends can be booked to it.

	IsActive *bool `json:"is_active,omitempty"`
	// Your own key-value data about the cost centre.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CostCentersCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CostCentersCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CostCentersCreateParams) String() string { return showModel(p) }

// CostCentersListParams are the parameters of cost_centers.list.
type CostCentersListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only active cost centres (`true`) or archived ones (`false`).

	IsActive *bool `json:"is_active,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CostCentersListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CostCentersListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CostCentersListParams) String() string { return showModel(p) }

// CostCentersUpdateParams are the parameters of cost_centers.update.
type CostCentersUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *CostCentersUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CostCentersUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CostCentersUpdateParams) String() string { return showModel(p) }

// CostCentersResource holds the methods of cost_centers.
type CostCentersResource struct {
	settings *settings
}

func newCostCentersResource(s *settings) *CostCentersResource {
	return &CostCentersResource{
		settings: s,
	}
}

// Create a cost centre.
//
// Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
// filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
// spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an active
// cost centre, already exists.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
func (r *CostCentersResource) Create(ctx context.Context, params *CostCentersCreateParams, options ...RequestOption) (*CostCenter, error) {
	return callJSON[CostCenter](ctx, r.settings, operations["cost_centers.create"], pathArgs{}, params, options)
}

// Retrieve a cost centre.
//
// Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
// before `remaining` becomes negative.
func (r *CostCentersResource) Get(ctx context.Context, costCenterID string, options ...RequestOption) (*CostCenter, error) {
	return callJSON[CostCenter](ctx, r.settings, operations["cost_centers.get"], pathArgs{{"cost_center_id", costCenterID}}, nil, options)
}

// List cost centres.
//
// Lists the cost centres of the account, newest first, with this month's spend. Use
// `is_active=true` for those that sends can be booked to.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *CostCentersResource) List(ctx context.Context, params *CostCentersListParams, options ...RequestOption) (*Page[CostCenter], error) {
	return callPage[CostCenter](ctx, r.settings, operations["cost_centers.list"], pathArgs{}, params, options)
}

// Update a cost centre.
//
// Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
// `is_active: false` archives it, so that past sends stay in reports. Using an archived cost centre
// in a request returns 400 `reference_not_found`, and Workforce shows a warning where it is
// assigned to a person. The currency can change only while nothing is booked to it; otherwise the
// request returns 409 `resource_in_use`.
//
// Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
// `resource_in_use`.
func (r *CostCentersResource) Update(ctx context.Context, costCenterID string, params *CostCentersUpdateParams, options ...RequestOption) (*CostCenter, error) {
	return callJSON[CostCenter](ctx, r.settings, operations["cost_centers.update"], pathArgs{{"cost_center_id", costCenterID}}, params, options)
}

// CreditListReservationsParams are the parameters of credit.list_reservations.
type CreditListReservationsParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only reservations with this status.

	Status *CreditReservationStatus `json:"status,omitempty"`
	// Returns only reservations in this currency.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// Returns only reservations of this batch or program.
	// Type: `ReservationSourceId`.

	Source *string `json:"source,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CreditListReservationsParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p CreditListReservationsParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CreditListReservationsParams) String() string { return showModel(p) }

// CreditListTransactionsParams are the parameters of credit.list_transactions.
type CreditListTransactionsParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only transactions in this currency.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// Returns only transactions of this type.

	Type *CreditTransactionType `json:"type,omitempty"`
	// Returns only transactions caused by one kind of object, by the prefix of its IDs: `snd_`,
	// `top_`, `rwd_`, `bch_`, `rsv_`, `cs_` or `prg_`; or by one object, by its whole ID. The ID of a
	// batch or program finds its reservations and releases; that of a batch also finds the sends of
	// its lines.
	// Type: `CreditSourceFilter`.

	Source *string `json:"source,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *CreditListTransactionsParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p CreditListTransactionsParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CreditListTransactionsParams) String() string { return showModel(p) }

// CreditUpdateAlertsParams are the parameters of credit.update_alerts.
type CreditUpdateAlertsParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *CreditUpdateAlertsParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p CreditUpdateAlertsParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p CreditUpdateAlertsParams) String() string { return showModel(p) }

// CreditResource holds the methods of credit.
type CreditResource struct {
	settings *settings
}

func newCreditResource(s *settings) *CreditResource {
	return &CreditResource{
		settings: s,
	}
}

// Retrieve your Credit.
//
// Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
// for batches and programs. `in_flight` is already charged for sends that have not ended, and is
// returned if they fail. Currencies are never exchanged.
func (r *CreditResource) Get(ctx context.Context, options ...RequestOption) (*Credit, error) {
	return callJSON[Credit](ctx, r.settings, operations["credit.get"], pathArgs{}, nil, options)
}

// Retrieve your Credit alerts.
//
// Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
// low-balance alert in each currency.
func (r *CreditResource) GetAlerts(ctx context.Context, options ...RequestOption) (*CreditAlerts, error) {
	return callJSON[CreditAlerts](ctx, r.settings, operations["credit.get_alerts"], pathArgs{}, nil, options)
}

// Retrieve a Credit reservation.
//
// Returns a reservation: how much was used, released and is still reserved. Find its ID in
// `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
// `credit.released`.
func (r *CreditResource) GetReservation(ctx context.Context, reservationID string, options ...RequestOption) (*CreditReservation, error) {
	return callJSON[CreditReservation](ctx, r.settings, operations["credit.get_reservation"], pathArgs{{"reservation_id", reservationID}}, nil, options)
}

// Retrieve a Credit transaction.
//
// Returns a Credit transaction. Transactions never change.
func (r *CreditResource) GetTransaction(ctx context.Context, transactionID string, options ...RequestOption) (*CreditTransaction, error) {
	return callJSON[CreditTransaction](ctx, r.settings, operations["credit.get_transaction"], pathArgs{{"transaction_id", transactionID}}, nil, options)
}

// List Credit reservations.
//
// Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
// see what makes up `reserved` in `GET /credit`. `source` is the batch or program.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
// `reference_not_found`.
func (r *CreditResource) ListReservations(ctx context.Context, params *CreditListReservationsParams, options ...RequestOption) (*Page[CreditReservation], error) {
	return callPage[CreditReservation](ctx, r.settings, operations["credit.list_reservations"], pathArgs{}, params, options)
}

// List Credit transactions.
//
// Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
// `amount` is signed, and each transaction includes the balances after it. In each currency, they
// are in the order in which they were booked. Set `source` to the ID of a send to see its charge,
// its return and goodwill given for it, or to a prefix such as `top_` for one kind of object.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
// `reference_not_found`.
func (r *CreditResource) ListTransactions(ctx context.Context, params *CreditListTransactionsParams, options ...RequestOption) (*Page[CreditTransaction], error) {
	return callPage[CreditTransaction](ctx, r.settings, operations["credit.list_transactions"], pathArgs{}, params, options)
}

// Set your Credit alerts.
//
// Sets your Credit alerts. The request replaces all settings: omitted fields return to their
// defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
// threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
// threshold above your current Credit fires nothing until then.
//
// The event is sent whatever the channels. `email` and `sms` also notify the contact and the
// support number of your account, as shown in `recipients`.
//
// With `shortfall_projection`, we add up the expected total of your schedules for the next
// `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
// available Credit, we send `credit.shortfall.projected` with the first day on which it is short:
// once for each currency and day.
//
// Errors: `invalid_amount`.
func (r *CreditResource) UpdateAlerts(ctx context.Context, params *CreditUpdateAlertsParams, options ...RequestOption) (*CreditAlerts, error) {
	return callJSON[CreditAlerts](ctx, r.settings, operations["credit.update_alerts"], pathArgs{}, params, options)
}

// DealerCreateApplicationParams are the parameters of dealer.create_application.
type DealerCreateApplicationParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *DealerCreateApplicationParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p DealerCreateApplicationParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p DealerCreateApplicationParams) String() string { return showModel(p) }

// DealerUpdateApplicationParams are the parameters of dealer.update_application.
type DealerUpdateApplicationParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *DealerUpdateApplicationParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p DealerUpdateApplicationParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p DealerUpdateApplicationParams) String() string { return showModel(p) }

// DealerResource holds the methods of dealer.
type DealerResource struct {
	settings *settings
}

func newDealerResource(s *settings) *DealerResource {
	return &DealerResource{
		settings: s,
	}
}

// Apply for dealer pricing.
//
// Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
// percentage that our staff set per network and currency. The application starts as a `draft` and
// can be incomplete: `missing` lists the required fields. Upload documents with `POST /documents`,
// complete the application with `PATCH /dealer/application` and submit it with
// `POST /dealer/application/submit`.
//
// An organisation can have one application at a time; the request returns 409 `duplicate_resource`
// while one is open or approved. After a decline you can apply again. In test mode a submitted
// application is in review after one step of the test clock and approved at 2.50 % after two, so
// that you can try dealer prices.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
// `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
func (r *DealerResource) CreateApplication(ctx context.Context, params *DealerCreateApplicationParams, options ...RequestOption) (*DealerApplication, error) {
	return callJSON[DealerApplication](ctx, r.settings, operations["dealer.create_application"], pathArgs{}, params, options)
}

// Retrieve your dealer application.
//
// Retrieves the application: its status, the fields still `missing`, and messages from reviewers.
// Once approved, `discounts` lists your discounts, as does `dealer` of `GET /account`. Returns 404
// if there is no application.
func (r *DealerResource) GetApplication(ctx context.Context, options ...RequestOption) (*DealerApplication, error) {
	return callJSON[DealerApplication](ctx, r.settings, operations["dealer.get_application"], pathArgs{}, nil, options)
}

// Submit your dealer application.
//
// Submits the application for review. Our staff approve it, decline it, or request
// `more_information` with questions in `reviewer_messages`; respond by updating it and submitting
// it again. If required fields are missing, the request returns 400 `parameter_missing` with all of
// them in `details`. Returns 409 `invalid_transition` if it is already submitted.
//
// Errors: `invalid_transition`.
func (r *DealerResource) SubmitApplication(ctx context.Context, options ...RequestOption) (*DealerApplication, error) {
	return callJSON[DealerApplication](ctx, r.settings, operations["dealer.submit_application"], pathArgs{}, nil, options)
}

// Update your dealer application.
//
// Updates the application while it is a `draft` or `more_information` was requested. Omitted fields
// keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in any other
// status, because our staff review what you submitted.
//
// Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
// `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
func (r *DealerResource) UpdateApplication(ctx context.Context, params *DealerUpdateApplicationParams, options ...RequestOption) (*DealerApplication, error) {
	return callJSON[DealerApplication](ctx, r.settings, operations["dealer.update_application"], pathArgs{}, params, options)
}

// DisputesCreateParams are the parameters of disputes.create.
type DisputesCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *DisputesCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p DisputesCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p DisputesCreateParams) String() string { return showModel(p) }

// DisputesGetParams are the parameters of disputes.get.
type DisputesGetParams struct {
	Params
	// Fields to expand from IDs to objects.

	Expand []DisputeExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *DisputesGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p DisputesGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p DisputesGetParams) String() string { return showModel(p) }

// DisputesListParams are the parameters of disputes.list.
type DisputesListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only disputes with this status.

	Status *DisputeStatus `json:"status,omitempty"`
	// Only disputes about this send.
	// Type: `SendRef`.

	Send *string `json:"send,omitempty"`
	// Only disputes with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []DisputeListExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *DisputesListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p DisputesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p DisputesListParams) String() string { return showModel(p) }

// DisputesResource holds the methods of disputes.
type DisputesResource struct {
	settings *settings
}

func newDisputesResource(s *settings) *DisputesResource {
	return &DisputesResource{
		settings: s,
	}
}

// Open a dispute.
//
// Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
// number, or it is marked delivered but did not arrive. First check
// `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
// staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload pictures
// and slips with `POST /documents` and list them in `evidence.attachments`.
//
// A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
// status yet; wait until it has. A send can have one open dispute: a second returns 409
// `duplicate_resource`, and `resource` is the first.
//
// In test mode, a dispute is resolved after one step of the test clock, and the `reason` determines
// the outcome.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
// `duplicate_resource`.
func (r *DisputesResource) Create(ctx context.Context, params *DisputesCreateParams, options ...RequestOption) (*Dispute, error) {
	return callJSON[Dispute](ctx, r.settings, operations["disputes.create"], pathArgs{}, params, options)
}

// Retrieve a dispute.
//
// Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve it
// again after `due_at`.
//
// Errors: `invalid_expand`.
func (r *DisputesResource) Get(ctx context.Context, disputeID string, params *DisputesGetParams, options ...RequestOption) (*Dispute, error) {
	return callJSON[Dispute](ctx, r.settings, operations["disputes.get"], pathArgs{{"dispute_id", disputeID}}, params, options)
}

// List disputes.
//
// Lists disputes, newest first. Use `status=opened` for those our staff are still investigating, or
// `send` for those about one sale.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
// `conflicting_parameters`.
func (r *DisputesResource) List(ctx context.Context, params *DisputesListParams, options ...RequestOption) (*Page[Dispute], error) {
	return callPage[Dispute](ctx, r.settings, operations["disputes.list"], pathArgs{}, params, options)
}

// DocumentsListParams are the parameters of documents.list.
type DocumentsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only documents with this purpose.

	Purpose *DocumentPurpose `json:"purpose,omitempty"`
	// Returns only documents with this status.

	Status *DocumentStatus `json:"status,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *DocumentsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p DocumentsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p DocumentsListParams) String() string { return showModel(p) }

// DocumentsUploadParams are the parameters of documents.upload.
type DocumentsUploadParams struct {
	Params
	// Purpose of the document.

	Purpose DocumentPurpose `json:"purpose"`
	// The file: PDF, JPEG or PNG.

	File []byte `json:"file"`
	// Name of the file. Default: the one in the head of `file`.
	// Type: `FileName`.

	Filename *string `json:"filename,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *DocumentsUploadParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p DocumentsUploadParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p DocumentsUploadParams) String() string { return showModel(p) }

// DocumentsResource holds the methods of documents.
type DocumentsResource struct {
	settings *settings
}

func newDocumentsResource(s *settings) *DocumentsResource {
	return &DocumentsResource{
		settings: s,
	}
}

// Retrieve a document.
//
// Returns a document with the status of its review and, if our staff rejected it, the reason. The
// file cannot be downloaded.
func (r *DocumentsResource) Get(ctx context.Context, documentID string, options ...RequestOption) (*Document, error) {
	return callJSON[Document](ctx, r.settings, operations["documents.get"], pathArgs{{"document_id", documentID}}, nil, options)
}

// List documents.
//
// Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you must
// upload again. A key with only `sends:read` or `sends:write` sees only `dispute_evidence`.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *DocumentsResource) List(ctx context.Context, params *DocumentsListParams, options ...RequestOption) (*Page[Document], error) {
	return callPage[Document](ctx, r.settings, operations["documents.list"], pathArgs{}, params, options)
}

// Upload a document.
//
// Uploads a document for the dealer application or for a dispute, as a form with the fields
// `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
// response into `documents` of the application, or into `evidence.attachments` of the dispute. The
// file is stored encrypted, shown only to our staff, and cannot be downloaded; compare `sha256`
// with the hash of your file.
//
// A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
// `insufficient_scope`. The first bytes of the file determine its type: a file of another type
// returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents can
// wait for review; the next returns 409 `limit_reached`.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `limit_reached`.
func (r *DocumentsResource) Upload(ctx context.Context, params *DocumentsUploadParams, options ...RequestOption) (*Document, error) {
	return callJSON[Document](ctx, r.settings, operations["documents.upload"], pathArgs{}, params, options)
}

// ErrorCodesResource holds the methods of error_codes.
type ErrorCodesResource struct {
	settings *settings
}

func newErrorCodesResource(s *settings) *ErrorCodesResource {
	return &ErrorCodesResource{
		settings: s,
	}
}

// List error codes.
//
// Lists every error code, in alphabetical order, on one page: its status, its category, what
// happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
// for your cashiers, or to test that your program handles every code. No key is required. Codes may
// be added at any time; they are never removed and never change their meaning.
func (r *ErrorCodesResource) List(ctx context.Context, options ...RequestOption) (*Page[ErrorCodeEntry], error) {
	return callPage[ErrorCodeEntry](ctx, r.settings, operations["error_codes.list"], pathArgs{}, nil, options)
}

// EventsListParams are the parameters of events.list.
type EventsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only events of this type, or of a family such as `send.*`.
	// Type: `EventTypeFilter`.

	Type *string `json:"type,omitempty"`
	// Returns only events about the object with this ID.
	// Type: `ObjectId`.

	Object *string `json:"object,omitempty"`
	// Returns only events with this delivery result. Default: all.

	Delivery *EventDeliveryFilter `json:"delivery,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *EventsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p EventsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p EventsListParams) String() string { return showModel(p) }

// EventsResource holds the methods of events.
type EventsResource struct {
	settings *settings
}

func newEventsResource(s *settings) *EventsResource {
	return &EventsResource{
		settings: s,
	}
}

// Retrieve an event.
//
// Returns an event of the last 30 days with the current values of its object. `data.object` can be
// later than the event; `data.previous_attributes` shows what the event changed.
func (r *EventsResource) Get(ctx context.Context, eventID string, options ...RequestOption) (*Event, error) {
	return callJSON[Event](ctx, r.settings, operations["events.get"], pathArgs{{"event_id", eventID}}, nil, options)
}

// List events.
//
// Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
// to catch up after your endpoint was down: store the ID of the last event you processed, and page
// from it with `ending_before` until `has_more` is false. No event is missed. Objects have their
// current values, and power tokens are always masked.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *EventsResource) List(ctx context.Context, params *EventsListParams, options ...RequestOption) (*Page[Event], error) {
	return callPage[Event](ctx, r.settings, operations["events.list"], pathArgs{}, params, options)
}

// ExportsCreateParams are the parameters of exports.create.
type ExportsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *ExportsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ExportsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ExportsCreateParams) String() string { return showModel(p) }

// ExportsListParams are the parameters of exports.list.
type ExportsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only exports of this kind.

	Kind *ExportKind `json:"kind,omitempty"`
	// Only exports with this status.

	Status *ExportStatus `json:"status,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ExportsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ExportsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ExportsListParams) String() string { return showModel(p) }

// ExportsResource holds the methods of exports.
type ExportsResource struct {
	settings *settings
}

func newExportsResource(s *settings) *ExportsResource {
	return &ExportsResource{
		settings: s,
	}
}

// Create an export.
//
// Creates an export, which writes many objects to one file in the background. Returns 202 with
// `status: pending`; retrieve the export every few seconds until it is `ready`, then download the
// file from `download_url`. It is kept for seven days.
//
// The key needs `reports:read` and the read scope of the exported objects. Filters are those of the
// list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are masked
// unless you set `include_tokens` and the key has `tokens:read`. An account can create six exports
// and batches per minute. Each export is recorded in the audit log.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
// `tokens_read_required`.
func (r *ExportsResource) Create(ctx context.Context, params *ExportsCreateParams, options ...RequestOption) (*Export, error) {
	return callJSON[Export](ctx, r.settings, operations["exports.create"], pathArgs{}, params, options)
}

// Retrieve an export.
//
// Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid for
// 15 minutes. Download the file and compare its `size` and `sha256`.
//
// The link is only returned to keys that could have created the export: in addition to
// `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
// file contains unmasked power tokens. For other keys `download_url` is null.
func (r *ExportsResource) Get(ctx context.Context, exportID string, options ...RequestOption) (*Export, error) {
	return callJSON[Export](ctx, r.settings, operations["exports.get"], pathArgs{{"export_id", exportID}}, nil, options)
}

// List exports.
//
// Lists your exports, newest first, including those whose files were deleted. Use it to find a file
// within its seven days; retrieve the export to get a new link. `download_url` is null if the key
// lacks the read scope of the export's kind.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *ExportsResource) List(ctx context.Context, params *ExportsListParams, options ...RequestOption) (*Page[Export], error) {
	return callPage[Export](ctx, r.settings, operations["exports.list"], pathArgs{}, params, options)
}

// FamilyCreateParams are the parameters of family.create.
type FamilyCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *FamilyCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p FamilyCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p FamilyCreateParams) String() string { return showModel(p) }

// FamilySendToParams are the parameters of family.send_to.
type FamilySendToParams struct {
	Params
	// Whether to send airtime or electricity.

	Type FamilySendType `json:"type"`
	// Face value of the sale.
	// Type: `MoneyInput`.

	Amount string `json:"amount"`
	// Three-letter currency code. Required; there is no default.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *FamilySendToParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p FamilySendToParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p FamilySendToParams) String() string { return showModel(p) }

// FamilyUpdateParams are the parameters of family.update.
type FamilyUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *FamilyUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p FamilyUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p FamilyUpdateParams) String() string { return showModel(p) }

// FamilyResource holds the methods of family.
type FamilyResource struct {
	settings *settings
}

func newFamilyResource(s *settings) *FamilyResource {
	return &FamilyResource{
		settings: s,
	}
}

// Add a family member.
//
// Adds a member to your household. The person also becomes a recipient, or is the recipient who
// already has this phone number, whose name and meter change with the request. An `allowance`
// becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
// visible; the schedule is only changed here. Runs are restricted by the products, networks,
// numbers and caps of the key that last set the allowance.
//
// Returns 409 `limit_reached` if the household already has 100 people, and 409 `duplicate_resource`
// if the phone number is already listed; `resource` is its member.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
// `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
// `duplicate_resource`, `limit_reached`, `erased_recipient`.
func (r *FamilyResource) Create(ctx context.Context, params *FamilyCreateParams, options ...RequestOption) (*FamilyMember, error) {
	return callJSON[FamilyMember](ctx, r.settings, operations["family.create"], pathArgs{}, params, options)
}

// Remove a family member.
//
// Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
// the person's data, use `DELETE /recipients/{recipient_id}`.
func (r *FamilyResource) Delete(ctx context.Context, familyMemberID string, options ...RequestOption) (*FamilyMember, error) {
	return callJSON[FamilyMember](ctx, r.settings, operations["family.delete"], pathArgs{{"family_member_id", familyMemberID}}, nil, options)
}

// Retrieve a family member.
//
// Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
// find the `schedule` of the allowance.
func (r *FamilyResource) GetMember(ctx context.Context, familyMemberID string, options ...RequestOption) (*FamilyMember, error) {
	return callJSON[FamilyMember](ctx, r.settings, operations["family.get_member"], pathArgs{{"family_member_id", familyMemberID}}, nil, options)
}

// List the family.
//
// Lists your family members with their allowances and this month's spend. The list has a single
// page.
func (r *FamilyResource) List(ctx context.Context, options ...RequestOption) (*Page[FamilyMember], error) {
	return callPage[FamilyMember](ctx, r.settings, operations["family.list"], pathArgs{}, nil, options)
}

// Send to a family member.
//
// Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
// 202 with `status: pending`, followed by `send.*` events. Electricity goes to the member's meter,
// which is confirmed first, and the token is sent to their phone by SMS. Returns 400
// `parameter_missing` if the member has no meter.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
// `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
// `insufficient_credit`.
func (r *FamilyResource) SendTo(ctx context.Context, familyMemberID string, params *FamilySendToParams, options ...RequestOption) (*Send, error) {
	return callJSON[Send](ctx, r.settings, operations["family.send_to"], pathArgs{{"family_member_id", familyMemberID}}, params, options)
}

// Update a family member.
//
// Updates a family member. Omitted fields keep their value. `allowance: null` ends the allowance
// and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone and meter are
// those of the recipient. Returns 400 `parameter_missing` if there is no allowance to pause.
//
// Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
// `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
// `duplicate_resource`, `limit_reached`.
func (r *FamilyResource) Update(ctx context.Context, familyMemberID string, params *FamilyUpdateParams, options ...RequestOption) (*FamilyMember, error) {
	return callJSON[FamilyMember](ctx, r.settings, operations["family.update"], pathArgs{{"family_member_id", familyMemberID}}, params, options)
}

// GroupsCreateParams are the parameters of groups.create.
type GroupsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *GroupsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p GroupsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p GroupsCreateParams) String() string { return showModel(p) }

// GroupsListParams are the parameters of groups.list.
type GroupsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only static groups or only dynamic ones.

	Kind *GroupKind `json:"kind,omitempty"`
	// Only groups with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *GroupsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p GroupsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p GroupsListParams) String() string { return showModel(p) }

// GroupsListMembersParams are the parameters of groups.list_members.
type GroupsListMembersParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *GroupsListMembersParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p GroupsListMembersParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p GroupsListMembersParams) String() string { return showModel(p) }

// GroupsUpdateParams are the parameters of groups.update.
type GroupsUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *GroupsUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p GroupsUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p GroupsUpdateParams) String() string { return showModel(p) }

// GroupsUpdateMembersParams are the parameters of groups.update_members.
type GroupsUpdateMembersParams struct {
	Params
	// Recipients to add. Existing members are not an error.

	Add []string `json:"add,omitempty"`
	// Recipients to remove. Recipients who are not members are not an error.

	Remove []string `json:"remove,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *GroupsUpdateMembersParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p GroupsUpdateMembersParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p GroupsUpdateMembersParams) String() string { return showModel(p) }

// GroupsResource holds the methods of groups.
type GroupsResource struct {
	settings *settings
}

func newGroupsResource(s *settings) *GroupsResource {
	return &GroupsResource{
		settings: s,
	}
}

// Create a group.
//
// Creates a group, so that a schedule can include many recipients at once. Without a `filter` it is
// static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
// contains whoever matches at the moment it is used.
//
// Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
// most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
// Returns 409 `duplicate_resource` if the name already exists.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
func (r *GroupsResource) Create(ctx context.Context, params *GroupsCreateParams, options ...RequestOption) (*Group, error) {
	return callJSON[Group](ctx, r.settings, operations["groups.create"], pathArgs{}, params, options)
}

// Delete a group.
//
// Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses the
// group; `resource` is that schedule.
//
// Errors: `resource_in_use`.
func (r *GroupsResource) Delete(ctx context.Context, groupID string, options ...RequestOption) (*Group, error) {
	return callJSON[Group](ctx, r.settings, operations["groups.delete"], pathArgs{{"group_id", groupID}}, nil, options)
}

// Retrieve a group.
//
// Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
// members with `GET /groups/{group_id}/members`.
func (r *GroupsResource) Get(ctx context.Context, groupID string, options ...RequestOption) (*Group, error) {
	return callJSON[Group](ctx, r.settings, operations["groups.get"], pathArgs{{"group_id", groupID}}, nil, options)
}

// List groups.
//
// Lists the groups of the account, newest first, with their number of members. Use it to find the
// group for a schedule.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *GroupsResource) List(ctx context.Context, params *GroupsListParams, options ...RequestOption) (*Page[Group], error) {
	return callPage[Group](ctx, r.settings, operations["groups.list"], pathArgs{}, params, options)
}

// List the members of a group.
//
// Lists the current members of a group, newest recipients first. Use it before a schedule runs to
// see who is in a dynamic group.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *GroupsResource) ListMembers(ctx context.Context, groupID string, params *GroupsListMembersParams, options ...RequestOption) (*Page[Recipient], error) {
	return callPage[Recipient](ctx, r.settings, operations["groups.list_members"], pathArgs{{"group_id", groupID}}, params, options)
}

// Update a group.
//
// Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
// `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at the
// time they run.
//
// Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
func (r *GroupsResource) Update(ctx context.Context, groupID string, params *GroupsUpdateParams, options ...RequestOption) (*Group, error) {
	return callJSON[Group](ctx, r.settings, operations["groups.update"], pathArgs{{"group_id", groupID}}, params, options)
}

// Add or remove group members.
//
// Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
// changes are made or none. Adding an existing member or removing a non-member is not an error.
// Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409 `limit_reached` if
// the group would exceed 10,000 members, and 422 `erased_recipient` if a recipient is being erased.
//
// Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
func (r *GroupsResource) UpdateMembers(ctx context.Context, groupID string, params *GroupsUpdateMembersParams, options ...RequestOption) (*Group, error) {
	return callJSON[Group](ctx, r.settings, operations["groups.update_members"], pathArgs{{"group_id", groupID}}, params, options)
}

// HealthResource holds the methods of health.
type HealthResource struct {
	settings *settings
}

func newHealthResource(s *settings) *HealthResource {
	return &HealthResource{
		settings: s,
	}
}

// Check the service's health.
//
// Returns the health and the current time of the service. Use it for a load balancer's health
// check, or to check your own clock. It does not cover the networks or the electricity utility.
//
// A process that is shutting down returns 503 `service_unavailable` here while it still serves
// other requests, so that a load balancer sends new ones elsewhere.
func (r *HealthResource) Get(ctx context.Context, options ...RequestOption) (*Health, error) {
	return callJSON[Health](ctx, r.settings, operations["health.get"], pathArgs{}, nil, options)
}

// InvitesListParams are the parameters of invites.list.
type InvitesListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only invitations with this status.

	Status *InviteStatus `json:"status,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *InvitesListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p InvitesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p InvitesListParams) String() string { return showModel(p) }

// InvitesResource holds the methods of invites.
type InvitesResource struct {
	settings *settings
}

func newInvitesResource(s *settings) *InvitesResource {
	return &InvitesResource{
		settings: s,
	}
}

// Revoke an invitation.
//
// Revokes an invitation; its link stops working immediately. If it is already revoked, the request
// returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was accepted,
// was declined or has expired. The key must have been created by an owner or an admin.
//
// Errors: `role_required`, `invalid_transition`.
func (r *InvitesResource) Delete(ctx context.Context, inviteID string, options ...RequestOption) (*Invite, error) {
	return callJSON[Invite](ctx, r.settings, operations["invites.delete"], pathArgs{{"invite_id", inviteID}}, nil, options)
}

// Retrieve an invitation.
//
// Retrieves an invitation: whether it is still pending, until when it can be accepted
// (`expires_at`), and which member it created.
func (r *InvitesResource) Get(ctx context.Context, inviteID string, options ...RequestOption) (*Invite, error) {
	return callJSON[Invite](ctx, r.settings, operations["invites.get"], pathArgs{{"invite_id", inviteID}}, nil, options)
}

// List invitations.
//
// Lists the invitations of the organisation, newest first, with their status. Use `status=pending`
// for people who have not responded yet. To invite someone, use `POST /members`.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *InvitesResource) List(ctx context.Context, params *InvitesListParams, options ...RequestOption) (*Page[Invite], error) {
	return callPage[Invite](ctx, r.settings, operations["invites.list"], pathArgs{}, params, options)
}

// KeysCreateParams are the parameters of keys.create.
type KeysCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *KeysCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p KeysCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p KeysCreateParams) String() string { return showModel(p) }

// KeysListParams are the parameters of keys.list.
type KeysListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only keys with this status.

	Status *ApiKeyStatus `json:"status,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *KeysListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p KeysListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p KeysListParams) String() string { return showModel(p) }

// KeysRollParams are the parameters of keys.roll.
type KeysRollParams struct {
	Params
	// Grace period of the old secret. Default: none.

	GracePeriod *KeyGrace `json:"grace_period,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *KeysRollParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p KeysRollParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p KeysRollParams) String() string { return showModel(p) }

// KeysUpdateParams are the parameters of keys.update.
type KeysUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *KeysUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p KeysUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p KeysUpdateParams) String() string { return showModel(p) }

// KeysResource holds the methods of keys.
type KeysResource struct {
	settings *settings
}

func newKeysResource(s *settings) *KeysResource {
	return &KeysResource{
		settings: s,
	}
}

// Create an API key.
//
// Creates an API key in the caller's mode. The response contains `secret` once: store it, because
// it cannot be read again. Create one restricted key (`rk`) per till, with only the scopes that a
// till needs and with `spend_caps`. Each send carries the ID of its key, so you can list the sales
// of one till.
//
// The first live key of an organisation requires `accept_terms: true`, which accepts the terms;
// otherwise the request returns 403 `terms_not_accepted`. An account can have up to 10,000 active
// keys per mode.
//
// A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a key
// with spend caps cannot create keys, and one with a recipient allowlist cannot create agent keys:
// all of these return 403 `limit_raise_forbidden`. Caps count the face value of sends, excluding
// those whose Credit was returned. An Idempotency-Key returns an error, because replaying the
// response would show the secret again.
//
// Errors: `idempotency_not_supported`, `reference_not_found`, `invalid_amount`,
// `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
// `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
func (r *KeysResource) Create(ctx context.Context, params *KeysCreateParams, options ...RequestOption) (*ApiKey, error) {
	return callJSON[ApiKey](ctx, r.settings, operations["keys.create"], pathArgs{}, params, options)
}

// Revoke an API key.
//
// Revokes a key immediately and permanently. Requests with it return 401 `revoked_api_key`; sends
// that it created continue. Revoking a key that no longer works returns 200 with the key unchanged.
//
// A key that can do more than the key that asks is revoked by signed-in members, and by keys of an
// owner or an admin that have no caps or lists of their own; any other key gets 403
// `limit_raise_forbidden`. A key can always revoke itself.
//
// Errors: `limit_raise_forbidden`.
func (r *KeysResource) Delete(ctx context.Context, keyID string, options ...RequestOption) (*ApiKey, error) {
	return callJSON[ApiKey](ctx, r.settings, operations["keys.delete"], pathArgs{{"key_id", keyID}}, nil, options)
}

// Retrieve an API key.
//
// Returns a key with its current limits, and with its spending today and this month in `usage`. The
// secret is never shown again.
func (r *KeysResource) Get(ctx context.Context, keyID string, options ...RequestOption) (*ApiKey, error) {
	return callJSON[ApiKey](ctx, r.settings, operations["keys.get"], pathArgs{{"key_id", keyID}}, nil, options)
}

// List API keys.
//
// Lists the API keys of the account in the caller's mode, newest first, including keys that no
// longer work. Use it to find a till's key by its label, or keys that have not been used for a long
// time. Secrets are never included, and `usage` is null: retrieve a single key to read it.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *KeysResource) List(ctx context.Context, params *KeysListParams, options ...RequestOption) (*Page[ApiKey], error) {
	return callPage[ApiKey](ctx, r.settings, operations["keys.list"], pathArgs{}, params, options)
}

// Roll an API key.
//
// Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the key
// stay the same. The old secret works until the grace period ends, so you can update a till without
// downtime. Without a grace period it stops working immediately.
//
// Rolling again does not shorten the grace period of an earlier secret: if you lose the response of
// a roll, roll again, and tills with the first secret keep working. `rolled` shows the most recent
// of these secrets. To end all of them immediately, revoke the key. This request takes no
// Idempotency-Key, because replaying the response would show the secret again.
//
// A key cannot roll a key with more permissions than its own, one with a recipient allowlist cannot
// roll agent keys, and a key with spend caps can only roll itself: all of these return 403
// `limit_raise_forbidden`. Returns 409 `invalid_transition` if the key is revoked or expired.
//
// Errors: `invalid_transition`, `limit_raise_forbidden`.
func (r *KeysResource) Roll(ctx context.Context, keyID string, params *KeysRollParams, options ...RequestOption) (*ApiKey, error) {
	return callJSON[ApiKey](ctx, r.settings, operations["keys.roll"], pathArgs{{"key_id", keyID}}, params, options)
}

// Update an API key.
//
// Changes an active key. Omitted fields keep their value; null removes a limit. New limits apply
// from the next request, and caps include what was sold before the change. The kind of a key cannot
// be changed.
//
// A key cannot give another key limits wider than its own, a key with spend caps can only change
// itself, and one with a recipient allowlist cannot change the limits of agent keys. Only callers
// that could revoke a wider key can end it sooner or remove IP addresses from it. A scope whose
// operations depend on a member's role, such as `account:manage`, can be added to a key only by the
// member who created it. All of these return 403 `limit_raise_forbidden`. Returns 409
// `invalid_transition` if the key is revoked or expired: create a new one.
//
// Errors: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
// `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
func (r *KeysResource) Update(ctx context.Context, keyID string, params *KeysUpdateParams, options ...RequestOption) (*ApiKey, error) {
	return callJSON[ApiKey](ctx, r.settings, operations["keys.update"], pathArgs{{"key_id", keyID}}, params, options)
}

// LookupsPhoneParams are the parameters of lookups.phone.
type LookupsPhoneParams struct {
	Params
	// Phone number in any format: 1 to 32 characters.
	// Type: `PhoneText`.

	Phone string `json:"phone"`
	// Returns only products in this currency. Default: both currencies.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *LookupsPhoneParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p LookupsPhoneParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p LookupsPhoneParams) String() string { return showModel(p) }

// LookupsResource holds the methods of lookups.
type LookupsResource struct {
	settings *settings
}

func newLookupsResource(s *settings) *LookupsResource {
	return &LookupsResource{
		settings: s,
	}
}

// Look up a phone number.
//
// Returns the network of a phone number, the number in standard formats, and the products that can
// be sold to it. Use it while the cashier types, before the customer pays. It reads only the
// digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
// that is not a Zimbabwean mobile number returns 200 with `valid: false`.
//
// Errors: `invalid_currency`.
func (r *LookupsResource) Phone(ctx context.Context, params *LookupsPhoneParams, options ...RequestOption) (*PhoneLookup, error) {
	return callJSON[PhoneLookup](ctx, r.settings, operations["lookups.phone"], pathArgs{}, params, options)
}

// MembersInviteParams are the parameters of members.invite.
type MembersInviteParams struct {
	Params
	// Phone number that the invitation is sent to by SMS.
	// Type: `PhoneInput`.

	Phone *string `json:"phone,omitempty"`
	// Email address that the invitation is sent to.
	// Type: `Email`.

	Email *string `json:"email,omitempty"`
	// Role that the person gets once they accept.

	Role *MemberRole `json:"role,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *MembersInviteParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p MembersInviteParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p MembersInviteParams) String() string { return showModel(p) }

// MembersListParams are the parameters of members.list.
type MembersListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only members with this role.

	Role *MemberRole `json:"role,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *MembersListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p MembersListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p MembersListParams) String() string { return showModel(p) }

// MembersUpdateParams are the parameters of members.update.
type MembersUpdateParams struct {
	Params
	// New role of the member.

	Role MemberRole `json:"role"`
	// Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
	// never.

	TokensRead *bool `json:"tokens_read,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *MembersUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p MembersUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p MembersUpdateParams) String() string { return showModel(p) }

// MembersResource holds the methods of members.
type MembersResource struct {
	settings *settings
}

func newMembersResource(s *settings) *MembersResource {
	return &MembersResource{
		settings: s,
	}
}

// Remove a member.
//
// Removes a person from the organisation immediately and ends all their sessions. Keys and sends of
// the person continue to work. Owners and admins can remove people; only an owner can remove an
// owner. Returns 409 `last_owner` if the member is the last owner.
//
// Errors: `role_required`, `last_owner`.
func (r *MembersResource) Delete(ctx context.Context, memberID string, options ...RequestOption) (*Member, error) {
	return callJSON[Member](ctx, r.settings, operations["members.delete"], pathArgs{{"member_id", memberID}}, nil, options)
}

// Retrieve a member.
//
// Retrieves a member: their role, whether they have a payment PIN, whether they see power tokens in
// clear text (`tokens_read`), and when they were last signed in (`last_seen_at`).
func (r *MembersResource) Get(ctx context.Context, memberID string, options ...RequestOption) (*Member, error) {
	return callJSON[Member](ctx, r.settings, operations["members.get"], pathArgs{{"member_id", memberID}}, nil, options)
}

// Invite a member.
//
// Invites a person by SMS and email. The response is a `pending` invitation: the person becomes a
// member by accepting it in the dashboard, and has no access until then. It expires after 14 days.
// Set `phone`, `email` or both.
//
// Owners and admins can invite people; only an owner can invite owners. Returns 409
// `duplicate_resource` if the person is already a member or has a pending invitation; `resource` is
// that member or invitation. Returns 409 `limit_reached` after 50 invitations within 24 hours. In
// test mode, no message is sent, and the person accepts by signing in to the dashboard.
//
// Errors: `role_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_phone`, `duplicate_resource`, `limit_reached`.
func (r *MembersResource) Invite(ctx context.Context, params *MembersInviteParams, options ...RequestOption) (*Invite, error) {
	return callJSON[Invite](ctx, r.settings, operations["members.invite"], pathArgs{}, params, options)
}

// List members.
//
// Lists the members of the organisation, newest first. People who have not accepted their
// invitation are not included; see `GET /invites`.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *MembersResource) List(ctx context.Context, params *MembersListParams, options ...RequestOption) (*Page[Member], error) {
	return callPage[Member](ctx, r.settings, operations["members.list"], pathArgs{}, params, options)
}

// Change a member's role.
//
// Changes the role of a member, effective immediately; the member has to sign in again. Keys that
// the member created keep their scopes, so that no till stops when someone changes jobs; revoke
// them separately if needed. Owners and admins can change roles; only an owner can promote or
// demote owners. Returns 409 `last_owner` if the member is the last owner. With `tokens_read`, a
// developer can see power tokens in clear text, which owners and admins always can.
//
// Errors: `role_required`, `last_owner`.
func (r *MembersResource) Update(ctx context.Context, memberID string, params *MembersUpdateParams, options ...RequestOption) (*Member, error) {
	return callJSON[Member](ctx, r.settings, operations["members.update"], pathArgs{{"member_id", memberID}}, params, options)
}

// MetersGetParams are the parameters of meters.get.
type MetersGetParams struct {
	Params
	// The currency of the payment, for a utility that keeps one account per currency.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *MetersGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p MetersGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p MetersGetParams) String() string { return showModel(p) }

// MetersResource holds the methods of meters.
type MetersResource struct {
	settings *settings
}

func newMetersResource(s *settings) *MetersResource {
	return &MetersResource{
		settings: s,
	}
}

// Confirm a meter.
//
// Asks the utility who owns a meter, so that the cashier can read the name and the suburb back to
// the customer before any money changes hands. The name is masked, and the address is only the
// suburb. Responses are cached for up to ten minutes (`source: cache`).
//
// Confirmations are limited to 30 a minute per key and to a daily quota per account, which grows
// with the electricity you sell. Returns 429 `meter_quota_exceeded` above either limit, and 503
// `power_unavailable` while the utility does not respond. Returns 422 `meter_not_found` if the
// utility does not know the meter, 422 `meter_blocked` if the utility has blocked it, and 422
// `meter_currency_mismatch` if the utility bills it in another currency than `currency`.
//
// Errors: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
// `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
// `meter_currency_mismatch`.
func (r *MetersResource) Get(ctx context.Context, number string, params *MetersGetParams, options ...RequestOption) (*Meter, error) {
	return callJSON[Meter](ctx, r.settings, operations["meters.get"], pathArgs{{"number", number}}, params, options)
}

// NetworksResource holds the methods of networks.
type NetworksResource struct {
	settings *settings
}

func newNetworksResource(s *settings) *NetworksResource {
	return &NetworksResource{
		settings: s,
	}
}

// List networks.
//
// Lists the mobile networks and the electricity utility, with the current state of each. The list
// is short and has no pages. Use it to show a cashier what can be sold now.
//
// Errors: `origin_not_allowed`.
func (r *NetworksResource) List(ctx context.Context, options ...RequestOption) (*Page[Network], error) {
	return callPage[Network](ctx, r.settings, operations["networks.list"], pathArgs{}, nil, options)
}

// OverviewResource holds the methods of overview.
type OverviewResource struct {
	settings *settings
}

func newOverviewResource(s *settings) *OverviewResource {
	return &OverviewResource{
		settings: s,
	}
}

// Retrieve the overview.
//
// Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
// each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
// sections that its scopes do not cover are null. Days are in Harare time.
func (r *OverviewResource) Get(ctx context.Context, options ...RequestOption) (*Overview, error) {
	return callJSON[Overview](ctx, r.settings, operations["overview.get"], pathArgs{}, nil, options)
}

// PowerGetQuoteParams are the parameters of power.get_quote.
type PowerGetQuoteParams struct {
	Params
	// The currency of the prices.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// The amount to spend, including the levy.
	// Type: `MoneyFilter`.

	Amount string `json:"amount"`
	// Meter number, to count this month's consumption. The utility confirms the meter.
	// Type: `MeterInput`.

	Meter *string `json:"meter,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *PowerGetQuoteParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p PowerGetQuoteParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p PowerGetQuoteParams) String() string { return showModel(p) }

// PowerGetRateParams are the parameters of power.get_rate.
type PowerGetRateParams struct {
	Params
	// The currency of the prices.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *PowerGetRateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p PowerGetRateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p PowerGetRateParams) String() string { return showModel(p) }

// PowerGetSeriesParams are the parameters of power.get_series.
type PowerGetSeriesParams struct {
	Params
	// The currency of the prices.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *PowerGetSeriesParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p PowerGetSeriesParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p PowerGetSeriesParams) String() string { return showModel(p) }

// PowerListObservationsParams are the parameters of power.list_observations.
type PowerListObservationsParams struct {
	Params
	// The currency of the prices.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Number of past days to include.

	Days *int64 `json:"days,omitempty"`
	// Maximum number of purchases per page.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Cursor: the `next_cursor` of the previous page.
	// Type: `ObservationCursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *PowerListObservationsParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p PowerListObservationsParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p PowerListObservationsParams) String() string { return showModel(p) }

// PowerResource holds the methods of power.
type PowerResource struct {
	settings *settings
}

func newPowerResource(s *settings) *PowerResource {
	return &PowerResource{
		settings: s,
	}
}

// Estimate units for an amount.
//
// Estimates how many units an amount buys now, and how many after consumption is counted from zero
// again on the 1st. With `meter`, the estimate starts from the units that the meter has bought
// through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
// Without `meter`, it starts from zero.
//
// Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`.
func (r *PowerResource) GetQuote(ctx context.Context, params *PowerGetQuoteParams, options ...RequestOption) (*PowerQuote, error) {
	return callJSON[PowerQuote](ctx, r.settings, operations["power.get_quote"], pathArgs{}, params, options)
}

// Retrieve the power tariff.
//
// Returns the price of electricity: the utility's published bands with the levy, what customers
// actually paid, and how to buy the most units. The tariff is the same in test and live mode.
//
// Errors: `invalid_currency`.
func (r *PowerResource) GetRate(ctx context.Context, params *PowerGetRateParams, options ...RequestOption) (*PowerRate, error) {
	return callJSON[PowerRate](ctx, r.settings, operations["power.get_rate"], pathArgs{}, params, options)
}

// Retrieve the price over time.
//
// Returns the price that customers paid over the last 90 days: one point per day, and the days on
// which the price changed. Use it to draw a small chart.
//
// Errors: `invalid_currency`.
func (r *PowerResource) GetSeries(ctx context.Context, params *PowerGetSeriesParams, options ...RequestOption) (*PowerSeries, error) {
	return callJSON[PowerSeries](ctx, r.settings, operations["power.get_series"], pathArgs{}, params, options)
}

// List observed purchases.
//
// Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
// fewer than five purchases are omitted, so that no buyer can be identified.
//
// Errors: `invalid_currency`, `invalid_cursor`.
func (r *PowerResource) ListObservations(ctx context.Context, params *PowerListObservationsParams, options ...RequestOption) (*Page[PowerObservation], error) {
	return callPage[PowerObservation](ctx, r.settings, operations["power.list_observations"], pathArgs{}, params, options)
}

// ProductsListParams are the parameters of products.list.
type ProductsListParams struct {
	Params
	// Returns only products of this type.

	Type *SendType `json:"type,omitempty"`
	// Returns only products available on this network.
	// Type: `NetworkId`.

	Network *string `json:"network,omitempty"`
	// Returns only products in this currency.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ProductsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProductsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProductsListParams) String() string { return showModel(p) }

// ProductsResource holds the methods of products.
type ProductsResource struct {
	settings *settings
}

func newProductsResource(s *settings) *ProductsResource {
	return &ProductsResource{
		settings: s,
	}
}

// Retrieve a product.
//
// Returns a product with its current availability. `networks` holds the minimum and maximum amount
// on each network, and why the product is paused there.
//
// Errors: `origin_not_allowed`.
func (r *ProductsResource) Get(ctx context.Context, productID string, options ...RequestOption) (*Product, error) {
	return callJSON[Product](ctx, r.settings, operations["products.get"], pathArgs{{"product_id", productID}}, nil, options)
}

// List products.
//
// Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
// list is short and has no pages. Load it once a day, and again when a sale returns
// `product_unavailable`. Paused products remain in the list with `available: false`.
//
// Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
func (r *ProductsResource) List(ctx context.Context, params *ProductsListParams, options ...RequestOption) (*Page[Product], error) {
	return callPage[Product](ctx, r.settings, operations["products.list"], pathArgs{}, params, options)
}

// List the bundles of a product.
//
// Lists the data bundles of a product, sorted by network and price. The list is short and has no
// pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
// Live bundles are not available yet: the list is empty in live mode.
//
// Errors: `origin_not_allowed`.
func (r *ProductsResource) ListBundles(ctx context.Context, productID string, options ...RequestOption) (*Page[Bundle], error) {
	return callPage[Bundle](ctx, r.settings, operations["products.list_bundles"], pathArgs{{"product_id", productID}}, nil, options)
}

// ProgramsCreateParams are the parameters of programs.create.
type ProgramsCreateParams struct {
	Params
	// Name of the program.
	// Type: `Label`.

	Name string `json:"name"`
	// Currency of the budget and of all rewards. Cannot be changed.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Description for your own use.
	// Type: `Note`.

	Description *string `json:"description,omitempty"`
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

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProgramsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsCreateParams) String() string { return showModel(p) }

// ProgramsCreateCompletionParams are the parameters of programs.create_completion.
type ProgramsCreateCompletionParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsCreateCompletionParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p ProgramsCreateCompletionParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsCreateCompletionParams) String() string { return showModel(p) }

// ProgramsDefundParams are the parameters of programs.defund.
type ProgramsDefundParams struct {
	Params
	// Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
	// Type: `MoneyInput`.

	Amount *string `json:"amount,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsDefundParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProgramsDefundParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsDefundParams) String() string { return showModel(p) }

// ProgramsFundParams are the parameters of programs.fund.
type ProgramsFundParams struct {
	Params
	// Amount to add, in the program's currency.
	// Type: `MoneyInput`.

	Amount string `json:"amount"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsFundParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProgramsFundParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsFundParams) String() string { return showModel(p) }

// ProgramsListParams are the parameters of programs.list.
type ProgramsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only programs with this status.

	Status *ProgramStatus `json:"status,omitempty"`
	// Only programs with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProgramsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsListParams) String() string { return showModel(p) }

// ProgramsListRulesParams are the parameters of programs.list_rules.
type ProgramsListRulesParams struct {
	Params
	// Only rules that are active (`true`) or switched off (`false`).

	Active *bool `json:"active,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsListRulesParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProgramsListRulesParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsListRulesParams) String() string { return showModel(p) }

// ProgramsSetRulesParams are the parameters of programs.set_rules.
type ProgramsSetRulesParams struct {
	Params
	// All rules of the program, at most 50 of them active. Rules you omit are switched off.

	Rules []ProgramRuleWrite `json:"rules"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsSetRulesParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProgramsSetRulesParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsSetRulesParams) String() string { return showModel(p) }

// ProgramsUpdateParams are the parameters of programs.update.
type ProgramsUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *ProgramsUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ProgramsUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ProgramsUpdateParams) String() string { return showModel(p) }

// ProgramsResource holds the methods of programs.
type ProgramsResource struct {
	settings *settings
}

func newProgramsResource(s *settings) *ProgramsResource {
	return &ProgramsResource{
		settings: s,
	}
}

// Activate a program.
//
// Activates a program so that it gives rewards. It needs at least one of `choices` and a budget; if
// one is missing, the request returns 400 `parameter_missing` with its name. The budget of a
// reserved program is already reserved. If the program is already active, the request returns 200
// with the program unchanged. Returns 409 `invalid_transition` if it is paused or exhausted; resume
// or fund it instead.
//
// Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
func (r *ProgramsResource) Activate(ctx context.Context, programID string, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.activate"], pathArgs{{"program_id", programID}}, nil, options)
}

// Close a program.
//
// Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
// Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
// days by default, you can still release escrow and approve reviews; links that this creates can be
// claimed until it ends. After that, rewards still in escrow are voided and open reviews are
// rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
// them ends. If the program is already closed, the request returns 200 with the program unchanged.
func (r *ProgramsResource) Close(ctx context.Context, programID string, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.close"], pathArgs{{"program_id", programID}}, nil, options)
}

// Create a program.
//
// Creates a program as a draft: its budget, reward types, limits and holds. The response contains
// `completions_secret`, which your own systems use to sign completions; store it. With
// `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too low,
// the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward debits your
// Credit when it is created, and the value of links and escrow is reserved until they end.
//
// If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
// the rest returns to the budget. Budgets, limits and rewards are counted at face value.
//
// Nothing is given away until you activate the program. Add rules with
// `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.
//
// A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist, or
// lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
// roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A key that
// is given limits later is held to them: signed completions, check-ins and claims that no other key
// caused count for the key that created the program, or last activated or resumed it.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
// `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
// `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
func (r *ProgramsResource) Create(ctx context.Context, params *ProgramsCreateParams, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.create"], pathArgs{}, params, options)
}

// Reward a signed completion.
//
// Rewards a person for completing something, without an API key: a survey tool, form or app signs
// the request with the program's secret instead. The program's limits, fraud rules and budget apply
// as in `POST /rewards`. If the request is rejected, nothing is written, so you can send it again
// with the same `completion_id` once the cause is fixed. If the `completion_id` was already used,
// its existing reward is returned with 200. While an agent waits for approval to reward it, 409
// `reference_in_use` is returned. The reward type follows from `meter` or `target`;
// otherwise it is the first of the program's `choices` that fits.
//
// The reward counts towards the caps of the key that created the program, or last activated or
// resumed it, and must be within its lists of recipients, networks and products.
//
// The program's rules for completions are evaluated with the first request, for whoever is
// rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
// request.
//
// The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
// stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for every
// attempt: a signature is valid for five minutes. Returns 429 `completions_throttled` above the
// program's `throttle_per_hour`; wait `retry_after` seconds.
//
// Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
// `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
// `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
// `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
// `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
// `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
// `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
// `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
// `insufficient_credit`.
func (r *ProgramsResource) CreateCompletion(ctx context.Context, programID string, params *ProgramsCreateCompletionParams, options ...RequestOption) (*Reward, error) {
	return callJSON[Reward](ctx, r.settings, operations["programs.create_completion"], pathArgs{{"program_id", programID}}, params, options)
}

// Remove from a program's budget.
//
// Removes money from the budget of a program. If the program is reserved, the money becomes
// available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed links
// have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is more than
// that. A program with nothing left becomes exhausted.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
func (r *ProgramsResource) Defund(ctx context.Context, programID string, params *ProgramsDefundParams, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.defund"], pathArgs{{"program_id", programID}}, params, options)
}

// Delete a program.
//
// Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
// rewards remain readable. If the program is already closed, the request returns 200 with the
// program unchanged.
func (r *ProgramsResource) Delete(ctx context.Context, programID string, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.delete"], pathArgs{{"program_id", programID}}, nil, options)
}

// Add to a program's budget.
//
// Adds to the budget of a program. If the program is reserved, the same amount is added to its
// reservation from your Credit; if your Credit is too low, the request returns 402
// `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that, the
// request returns 422 `amount_out_of_range`. An exhausted program becomes active again.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
// `amount_out_of_range`, `reservation_insufficient`.
func (r *ProgramsResource) Fund(ctx context.Context, programID string, params *ProgramsFundParams, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.fund"], pathArgs{{"program_id", programID}}, params, options)
}

// Retrieve a program.
//
// Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
// money left, and `counts` how its rewards ended. The secret is never returned again.
func (r *ProgramsResource) Get(ctx context.Context, programID string, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.get"], pathArgs{{"program_id", programID}}, nil, options)
}

// List programs.
//
// Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
// or with `status=exhausted` to find programs that need more budget.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *ProgramsResource) List(ctx context.Context, params *ProgramsListParams, options ...RequestOption) (*Page[Program], error) {
	return callPage[Program](ctx, r.settings, operations["programs.list"], pathArgs{}, params, options)
}

// List the rules of a program.
//
// Lists the rules of a program on one page, in the order they are evaluated. Rules that were
// omitted from the last set are included, switched off, with their match counts.
func (r *ProgramsResource) ListRules(ctx context.Context, programID string, params *ProgramsListRulesParams, options ...RequestOption) (*Page[ProgramRule], error) {
	return callPage[ProgramRule](ctx, r.settings, operations["programs.list_rules"], pathArgs{{"program_id", programID}}, params, options)
}

// Pause a program.
//
// Pauses a program. New rewards, completions and claims return 409 `program_not_active`; rewards
// already being sent continue. The budget is unchanged. If the program is already paused, the
// request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is a draft
// or exhausted.
//
// Errors: `program_closed`, `invalid_transition`.
func (r *ProgramsResource) Pause(ctx context.Context, programID string, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.pause"], pathArgs{{"program_id", programID}}, nil, options)
}

// Resume a program.
//
// Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
// those completions again with the same `completion_id`. If the program is already active, the
// request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any other
// status.
//
// Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
func (r *ProgramsResource) Resume(ctx context.Context, programID string, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.resume"], pathArgs{{"program_id", programID}}, nil, options)
}

// Roll a program's secret.
//
// Rolls the secret that signs a program's completions and returns the new secret once. The old
// secret stays valid for 24 hours, so that you can update your systems without an interruption.
// Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
// Use it if a secret may have leaked.
//
// Errors: `limit_raise_forbidden`, `program_closed`.
func (r *ProgramsResource) RollSecret(ctx context.Context, programID string, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.roll_secret"], pathArgs{{"program_id", programID}}, nil, options)
}

// Set the rules of a program.
//
// Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
// keeps its count; a rule without `id` is new; rules that you omit are switched off but never
// erased. To change one rule, retrieve all rules, edit them, and send all of them back.
//
// At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
// `limit_reached` if there are more. The conditions of a program's rules, and those of all active
// rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
// cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.
//
// Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
// `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
// `program_closed`, `choice_not_allowed`, `limit_reached`.
func (r *ProgramsResource) SetRules(ctx context.Context, programID string, params *ProgramsSetRulesParams, options ...RequestOption) (*ProgramRuleList, error) {
	return callJSON[ProgramRuleList](ctx, r.settings, operations["programs.set_rules"], pathArgs{{"program_id", programID}}, params, options)
}

// Update a program.
//
// Updates a program that is not closed. Omitted fields keep their value. Everything except the
// currency and the funding can change. Changes apply to rewards created from now on; existing
// rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below what
// is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.
//
// Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
// `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
// `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
// `reservation_insufficient`.
func (r *ProgramsResource) Update(ctx context.Context, programID string, params *ProgramsUpdateParams, options ...RequestOption) (*Program, error) {
	return callJSON[Program](ctx, r.settings, operations["programs.update"], pathArgs{{"program_id", programID}}, params, options)
}

// QuotesCreateParams are the parameters of quotes.create.
type QuotesCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *QuotesCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p QuotesCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p QuotesCreateParams) String() string { return showModel(p) }

// QuotesResource holds the methods of quotes.
type QuotesResource struct {
	settings *settings
}

func newQuotesResource(s *settings) *QuotesResource {
	return &QuotesResource{
		settings: s,
	}
}

// Create a quote.
//
// Shows what a sale delivers before the customer pays. For power, confirms the meter with the
// utility and returns the owner's name and suburb to read back, the units that the amount buys now,
// and the units it buys after the monthly reset on the 1st. Pass the quote's ID as `quote` when you
// create the send, which then uses this confirmation; a quote is valid for 30 minutes. `you_pay` is
// always the face value.
//
// A quote fixes the target and the currency; the amount of the sale can differ. A quote can be used
// once. If its sale fails or is cancelled before the quote expires, the quote can be used again.
// Meter confirmations are limited as in `GET /meters/{number}`.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_phone`, `reference_not_found`, `invalid_amount`, `invalid_currency`,
// `invalid_meter_number`, `product_mismatch`, `unsupported_network`, `data_not_live`,
// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`.
func (r *QuotesResource) Create(ctx context.Context, params *QuotesCreateParams, options ...RequestOption) (*Quote, error) {
	return callJSON[Quote](ctx, r.settings, operations["quotes.create"], pathArgs{}, params, options)
}

// Retrieve a quote.
//
// Returns a quote with its current status, and the send that used it.
func (r *QuotesResource) Get(ctx context.Context, quoteID string, options ...RequestOption) (*Quote, error) {
	return callJSON[Quote](ctx, r.settings, operations["quotes.get"], pathArgs{{"quote_id", quoteID}}, nil, options)
}

// RecipientsCreateParams are the parameters of recipients.create.
type RecipientsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *RecipientsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RecipientsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RecipientsCreateParams) String() string { return showModel(p) }

// RecipientsCreateBulkParams are the parameters of recipients.create_bulk.
type RecipientsCreateBulkParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *RecipientsCreateBulkParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RecipientsCreateBulkParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RecipientsCreateBulkParams) String() string { return showModel(p) }

// RecipientsGetParams are the parameters of recipients.get.
type RecipientsGetParams struct {
	Params
	// Fields to expand from IDs to objects.

	Expand []RecipientExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *RecipientsGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RecipientsGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RecipientsGetParams) String() string { return showModel(p) }

// RecipientsListParams are the parameters of recipients.list.
type RecipientsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only the recipient with this ID of yours.
	// Type: `ExternalId`.

	ExternalID *string `json:"external_id,omitempty"`
	// Only recipients with this phone number, in any Zimbabwean format.
	// Type: `PhoneInput`.

	Phone *string `json:"phone,omitempty"`
	// Only recipients in this group.
	// Type: `GroupId`.

	Group *string `json:"group,omitempty"`
	// Only recipients of this cost centre, or `none` for those without one.
	// Type: `CostCenterFilter`.

	CostCenter *string `json:"cost_center,omitempty"`
	// Only recipients with this status. Default: `active`.

	Status *RecipientStatus `json:"status,omitempty"`
	// Only recipients whose name, phone number, payroll number or own ID contains this text.
	// Type: `SearchText`.

	Q *string `json:"q,omitempty"`
	// Only recipients with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []RecipientListExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *RecipientsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RecipientsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RecipientsListParams) String() string { return showModel(p) }

// RecipientsUpdateParams are the parameters of recipients.update.
type RecipientsUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *RecipientsUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RecipientsUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RecipientsUpdateParams) String() string { return showModel(p) }

// RecipientsResource holds the methods of recipients.
type RecipientsResource struct {
	settings *settings
}

func newRecipientsResource(s *settings) *RecipientsResource {
	return &RecipientsResource{
		settings: s,
	}
}

// Create a recipient.
//
// Creates a recipient, so that sends, schedules, groups and rewards can refer to the person instead
// of a number. Set a phone number, a meter or both. If you set `external_id`, your own ID, you can
// refer to the recipient as `ext:<external_id>` everywhere. Both it and `payroll_id` are unique in
// the account; the request returns 409 `duplicate_resource` if one already exists; `resource` is
// its recipient.
//
// An account can have at most 200,000 recipients. To create many at once, use
// `POST /recipients/bulk`.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
// `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
// `limit_reached`.
func (r *RecipientsResource) Create(ctx context.Context, params *RecipientsCreateParams, options ...RequestOption) (*Recipient, error) {
	return callJSON[Recipient](ctx, r.settings, operations["recipients.create"], pathArgs{}, params, options)
}

// Create many recipients.
//
// Creates or updates up to 1,000 recipients at once, from `recipients` or from `csv`. Each line is
// written independently and reported in `results`; with `atomic`, either all lines are written or
// none. With `mode: upsert`, a line whose recipient already exists, according to `match`, updates
// it; columns that are absent keep their value. An event is sent for each recipient that is created
// or updated. An account can make six bulk requests per minute.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_csv`, `conflicting_parameters`, `invalid_phone`, `time_out_of_range`,
// `reference_not_found`, `duplicate_resource`, `invalid_meter_number`, `invalid_amount`,
// `invalid_time`, `invalid_metadata`, `erased_recipient`, `limit_reached`.
func (r *RecipientsResource) CreateBulk(ctx context.Context, params *RecipientsCreateBulkParams, options ...RequestOption) (*RecipientBulk, error) {
	return callJSON[RecipientBulk](ctx, r.settings, operations["recipients.create_bulk"], pathArgs{}, params, options)
}

// Erase a recipient.
//
// Erases the personal data of a recipient. For seven days the recipient is `erasure_pending`,
// receives nothing and can be restored; then name, number, email address and notes are permanently
// erased. Rewards that are still held then expire or are rejected. Sends and rewards are kept
// without the personal data, and so are sends to the number that name no recipient. A hash of the
// number is kept so that the blocklist still applies. Files of exports that may contain the data
// are deleted with it; create them again if you need them. Schedules skip the recipient from now
// on, and groups no longer include them. If the recipient is already being erased, the request
// returns 202 with the recipient unchanged. Returns 409 `resource_in_use` for a family member;
// remove them from the family first.
//
// Errors: `erased_recipient`, `resource_in_use`.
func (r *RecipientsResource) Delete(ctx context.Context, recipientID string, options ...RequestOption) (*Recipient, error) {
	return callJSON[Recipient](ctx, r.settings, operations["recipients.delete"], pathArgs{{"recipient_id", recipientID}}, nil, options)
}

// Retrieve a recipient.
//
// Retrieves a recipient, with what they have received so far in `totals`. To use your own ID, pass
// `ext:<external_id>`. If the recipient is being erased, `erase_at` is set.
//
// Errors: `invalid_expand`.
func (r *RecipientsResource) Get(ctx context.Context, recipientID string, params *RecipientsGetParams, options ...RequestOption) (*Recipient, error) {
	return callJSON[Recipient](ctx, r.settings, operations["recipients.get"], pathArgs{{"recipient_id", recipientID}}, params, options)
}

// List recipients.
//
// Lists your recipients, newest first. Recipients that are being erased are only included if
// `status` asks for them. Use `external_id` to find one by your own ID, or `q` to search by a few
// letters.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `reference_not_found`,
// `invalid_expand`, `conflicting_parameters`.
func (r *RecipientsResource) List(ctx context.Context, params *RecipientsListParams, options ...RequestOption) (*Page[Recipient], error) {
	return callPage[Recipient](ctx, r.settings, operations["recipients.list"], pathArgs{}, params, options)
}

// Restore a recipient.
//
// Cancels the erasure of a recipient within its seven days. If the recipient is `active`, the
// request returns 200 with the recipient unchanged. Returns 422 `erased_recipient` if the data has
// already been erased and cannot be restored.
//
// Errors: `erased_recipient`.
func (r *RecipientsResource) Restore(ctx context.Context, recipientID string, options ...RequestOption) (*Recipient, error) {
	return callJSON[Recipient](ctx, r.settings, operations["recipients.restore"], pathArgs{{"recipient_id", recipientID}}, nil, options)
}

// Update a recipient.
//
// Updates a recipient. Omitted fields keep their value; a list replaces the whole list; null
// removes the value. A new phone number applies to future sends and to schedules, not to existing
// sends. Returns 422 `erased_recipient` if the recipient is being erased; restore it first. Returns
// 409 `resource_in_use` if the name or the number of a family member would be removed.
//
// Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
// `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
// `erased_recipient`, `resource_in_use`.
func (r *RecipientsResource) Update(ctx context.Context, recipientID string, params *RecipientsUpdateParams, options ...RequestOption) (*Recipient, error) {
	return callJSON[Recipient](ctx, r.settings, operations["recipients.update"], pathArgs{{"recipient_id", recipientID}}, params, options)
}

// ReferralsCreateParams are the parameters of referrals.create.
type ReferralsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *ReferralsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReferralsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReferralsCreateParams) String() string { return showModel(p) }

// ReferralsListParams are the parameters of referrals.list.
type ReferralsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only referrals with this status.

	Status *ReferralStatus `json:"status,omitempty"`
	// Only referrals of this program.
	// Type: `ProgramId`.

	Program *string `json:"program,omitempty"`
	// Only referrals by this person: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `RecipientRef`.

	Referrer *string `json:"referrer,omitempty"`
	// Only referrals of this person: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `RecipientRef`.

	Referee *string `json:"referee,omitempty"`
	// Only referrals with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReferralsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReferralsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReferralsListParams) String() string { return showModel(p) }

// ReferralsResource holds the methods of referrals.
type ReferralsResource struct {
	settings *settings
}

func newReferralsResource(s *settings) *ReferralsResource {
	return &ReferralsResource{
		settings: s,
	}
}

// Create a referral.
//
// Records a referral, so that the referrer can be rewarded later. Create it when the friend signs
// up, and qualify it when the friend has done what you pay for. If this pair already has a referral
// in the program, it is returned with 200. If you pass a person as an object with a phone number
// and no recipient matches, one is created. Returns 400 `conflicting_parameters` if both are the
// same person or have the same number, and 409 `duplicate_resource` if someone else already
// referred this friend to the program; `resource` is that referral. A referral expires after 90
// days.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `invalid_phone`, `invalid_metadata`, `conflicting_parameters`,
// `program_closed`, `program_not_active`, `erased_recipient`, `duplicate_resource`,
// `limit_reached`.
func (r *ReferralsResource) Create(ctx context.Context, params *ReferralsCreateParams, options ...RequestOption) (*Referral, error) {
	return callJSON[Referral](ctx, r.settings, operations["referrals.create"], pathArgs{}, params, options)
}

// Retrieve a referral.
//
// Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
// friend they referred; `expires_at` is the deadline to qualify.
func (r *ReferralsResource) Get(ctx context.Context, referralID string, options ...RequestOption) (*Referral, error) {
	return callJSON[Referral](ctx, r.settings, operations["referrals.get"], pathArgs{{"referral_id", referralID}}, nil, options)
}

// List referrals.
//
// Lists referrals, newest first. Use `status=pending` with a `program` to find people who were
// referred but have not yet qualified. Multiple filters are combined with AND.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *ReferralsResource) List(ctx context.Context, params *ReferralsListParams, options ...RequestOption) (*Page[Referral], error) {
	return callPage[Referral](ctx, r.settings, operations["referrals.list"], pathArgs{}, params, options)
}

// Qualify a referral.
//
// Marks a referral as qualified because the friend has done what you pay for, and rewards the
// direct referrer, never a chain. The reward is the program's `default_amount`, sent to the
// referrer's own number or meter once you release it: it is held in escrow, or under review if the
// program's `hold` or a fraud rule requires one. The program's rules for referrals reward the
// referrer as well, and `matches` of the reward lists those that matched. If a review rejects the
// reward, the referral becomes `rejected`. If the referral has already qualified, the request
// returns 200 with the referral unchanged. An error changes nothing, so you can try again once the
// cause is resolved. Returns 400 `parameter_missing` if the program has no `default_amount`, or the
// referrer nothing that the reward could go to, 409 `invalid_transition` if the referral was
// rejected or has expired, and 409 `duplicate_resource` if its ID was used as a `completion_id` in
// the program.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_transition`, `program_closed`, `program_not_active`,
// `source_not_allowed`, `erased_recipient`, `unsupported_network`, `network_required`,
// `token_phone_required`, `product_unavailable`, `amount_out_of_range`, `target_blocked`,
// `account_too_young`, `one_per_phone`, `reward_cap_reached`, `fraud_blocked`,
// `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
// `insufficient_credit`, `duplicate_resource`.
func (r *ReferralsResource) Qualify(ctx context.Context, referralID string, options ...RequestOption) (*Referral, error) {
	return callJSON[Referral](ctx, r.settings, operations["referrals.qualify"], pathArgs{{"referral_id", referralID}}, nil, options)
}

// ReportsGetFailuresParams are the parameters of reports.get_failures.
type ReportsGetFailuresParams struct {
	Params
	// First day of the period, inclusive.
	// Type: `Day`.

	From string `json:"from"`
	// Last day of the period, inclusive. At most 366 days in all.
	// Type: `Day`.

	To string `json:"to"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetFailuresParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReportsGetFailuresParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetFailuresParams) String() string { return showModel(p) }

// ReportsGetFailuresCsvParams are the parameters of reports.get_failures_csv.
type ReportsGetFailuresCsvParams struct {
	Params
	// First day of the period, inclusive.
	// Type: `Day`.

	From string `json:"from"`
	// Last day of the period, inclusive. At most 366 days in all.
	// Type: `Day`.

	To string `json:"to"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetFailuresCsvParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p ReportsGetFailuresCsvParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetFailuresCsvParams) String() string { return showModel(p) }

// ReportsGetProgramsParams are the parameters of reports.get_programs.
type ReportsGetProgramsParams struct {
	Params
	// First day of the period, inclusive.
	// Type: `Day`.

	From string `json:"from"`
	// Last day of the period, inclusive. At most 366 days in all.
	// Type: `Day`.

	To string `json:"to"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetProgramsParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReportsGetProgramsParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetProgramsParams) String() string { return showModel(p) }

// ReportsGetProgramsCsvParams are the parameters of reports.get_programs_csv.
type ReportsGetProgramsCsvParams struct {
	Params
	// First day of the period, inclusive.
	// Type: `Day`.

	From string `json:"from"`
	// Last day of the period, inclusive. At most 366 days in all.
	// Type: `Day`.

	To string `json:"to"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetProgramsCsvParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p ReportsGetProgramsCsvParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetProgramsCsvParams) String() string { return showModel(p) }

// ReportsGetReconciliationParams are the parameters of reports.get_reconciliation.
type ReportsGetReconciliationParams struct {
	Params
	// Calendar day in Harare.
	// Type: `Day`.

	Date string `json:"date"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetReconciliationParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p ReportsGetReconciliationParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetReconciliationParams) String() string { return showModel(p) }

// ReportsGetReconciliationCsvParams are the parameters of reports.get_reconciliation_csv.
type ReportsGetReconciliationCsvParams struct {
	Params
	// Calendar day in Harare.
	// Type: `Day`.

	Date string `json:"date"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetReconciliationCsvParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p ReportsGetReconciliationCsvParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetReconciliationCsvParams) String() string { return showModel(p) }

// ReportsGetSpendParams are the parameters of reports.get_spend.
type ReportsGetSpendParams struct {
	Params
	// First day of the period, inclusive.
	// Type: `Day`.

	From string `json:"from"`
	// Last day of the period, inclusive. At most 366 days in all.
	// Type: `Day`.

	To string `json:"to"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// One or two dimensions to group by: `month` or `month,cost_center`. Default: a single row.
	// Type: `SpendGrouping`.

	GroupBy *string `json:"group_by,omitempty"`
	// Filters for the sends: `filter[type]`, `filter[network]`, `filter[cost_center]` and so on.

	Filter *SpendFilter `json:"filter,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetSpendParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReportsGetSpendParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetSpendParams) String() string { return showModel(p) }

// ReportsGetSpendCsvParams are the parameters of reports.get_spend_csv.
type ReportsGetSpendCsvParams struct {
	Params
	// First day of the period, inclusive.
	// Type: `Day`.

	From string `json:"from"`
	// Last day of the period, inclusive. At most 366 days in all.
	// Type: `Day`.

	To string `json:"to"`
	// Only this currency. Default: both, with separate rows and totals.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// One or two dimensions to group by: `month` or `month,cost_center`. Default: a single row.
	// Type: `SpendGrouping`.

	GroupBy *string `json:"group_by,omitempty"`
	// Filters for the sends: `filter[type]`, `filter[network]`, `filter[cost_center]` and so on.

	Filter *SpendFilter `json:"filter,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReportsGetSpendCsvParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReportsGetSpendCsvParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReportsGetSpendCsvParams) String() string { return showModel(p) }

// ReportsResource holds the methods of reports.
type ReportsResource struct {
	settings *settings
}

func newReportsResource(s *settings) *ReportsResource {
	return &ReportsResource{
		settings: s,
	}
}

// Retrieve a failure report.
//
// Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
// numbers (`invalid_target`, `wrong_network`) or a network that has problems.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *ReportsResource) GetFailures(ctx context.Context, params *ReportsGetFailuresParams, options ...RequestOption) (*FailureReport, error) {
	return callJSON[FailureReport](ctx, r.settings, operations["reports.get_failures"], pathArgs{}, params, options)
}

// Returns the rows of the report as CSV in UTF-8, with a line of headings.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *ReportsResource) GetFailuresCSV(ctx context.Context, params *ReportsGetFailuresCsvParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["reports.get_failures_csv"], pathArgs{}, params, options)
}

// Retrieve a program report.
//
// Returns the performance of your programs in a period: budget, rewards and cost per completion.
// Use it to see which programs are worth their budget and which are running out.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *ReportsResource) GetPrograms(ctx context.Context, params *ReportsGetProgramsParams, options ...RequestOption) (*ProgramReport, error) {
	return callJSON[ProgramReport](ctx, r.settings, operations["reports.get_programs"], pathArgs{}, params, options)
}

// Returns the rows of the report as CSV in UTF-8, with a line of headings.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *ReportsResource) GetProgramsCSV(ctx context.Context, params *ReportsGetProgramsCsvParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["reports.get_programs_csv"], pathArgs{}, params, options)
}

// Reconcile a day.
//
// Returns a daily reconciliation by till: what was sold on the day, and how much of it was
// delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
// `unresolved` the next morning. Requesting the same day again shows the current outcome of its
// sends.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *ReportsResource) GetReconciliation(ctx context.Context, params *ReportsGetReconciliationParams, options ...RequestOption) (*ReconciliationReport, error) {
	return callJSON[ReconciliationReport](ctx, r.settings, operations["reports.get_reconciliation"], pathArgs{}, params, options)
}

// Returns the rows of the report as CSV in UTF-8, with a line of headings.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *ReportsResource) GetReconciliationCSV(ctx context.Context, params *ReportsGetReconciliationCsvParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["reports.get_reconciliation_csv"], pathArgs{}, params, options)
}

// Retrieve a spend report.
//
// Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
// cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
// were created, in Harare; `delivered`, `failed` and `credited_back` show their current outcome.
// This report shows what was sold; the monthly statement shows what happened to your Credit.
//
// Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
func (r *ReportsResource) GetSpend(ctx context.Context, params *ReportsGetSpendParams, options ...RequestOption) (*SpendReport, error) {
	return callJSON[SpendReport](ctx, r.settings, operations["reports.get_spend"], pathArgs{}, params, options)
}

// Returns the rows of the report as CSV in UTF-8, with a line of headings.
//
// Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
func (r *ReportsResource) GetSpendCSV(ctx context.Context, params *ReportsGetSpendCsvParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["reports.get_spend_csv"], pathArgs{}, params, options)
}

// RequestsListParams are the parameters of requests.list.
type RequestsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only requests with this key.
	// Type: `KeyId`.

	APIKey *string `json:"api_key,omitempty"`
	// Returns only requests with this response status or class.
	// Type: `StatusFilter`.

	Status *string `json:"status,omitempty"`
	// Returns only requests whose path starts with this, such as `/sends`, with or without `/dev/v1`.
	// Type: `UrlPath`.

	Path *string `json:"path,omitempty"`
	// Returns only requests with this method.

	Method *HttpMethod `json:"method,omitempty"`
	// Returns only requests with this Idempotency-Key.
	// Type: `IdempotencyKey`.

	IdempotencyKey *string `json:"idempotency_key,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *RequestsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RequestsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RequestsListParams) String() string { return showModel(p) }

// RequestsResource holds the methods of requests.
type RequestsResource struct {
	settings *settings
}

func newRequestsResource(s *settings) *RequestsResource {
	return &RequestsResource{
		settings: s,
	}
}

// Retrieve a request.
//
// Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
// signing secrets are never included, whichever key you use.
func (r *RequestsResource) Get(ctx context.Context, requestID string, options ...RequestOption) (*RequestLog, error) {
	return callJSON[RequestLog](ctx, r.settings, operations["requests.get"], pathArgs{{"request_id", requestID}}, nil, options)
}

// List requests.
//
// Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
// till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key on the
// receipt. A request appears within about two seconds. Requests without a valid key are not listed,
// and those of the last second before a server failed may be missing.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *RequestsResource) List(ctx context.Context, params *RequestsListParams, options ...RequestOption) (*Page[RequestLogLine], error) {
	return callPage[RequestLogLine](ctx, r.settings, operations["requests.list"], pathArgs{}, params, options)
}

// ReviewsApproveParams are the parameters of reviews.approve.
type ReviewsApproveParams struct {
	Params
	// Note for your own team. Never shown to the person.
	// Type: `Note`.

	Note *string `json:"note,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReviewsApproveParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReviewsApproveParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReviewsApproveParams) String() string { return showModel(p) }

// ReviewsGetParams are the parameters of reviews.get.
type ReviewsGetParams struct {
	Params
	// Fields to expand from IDs to objects.

	Expand []ReviewExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReviewsGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReviewsGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReviewsGetParams) String() string { return showModel(p) }

// ReviewsListParams are the parameters of reviews.list.
type ReviewsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only reviews with this status.

	Status *ReviewStatus `json:"status,omitempty"`
	// Only reviews of this program.
	// Type: `ProgramId`.

	Program *string `json:"program,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []ReviewListExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReviewsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReviewsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReviewsListParams) String() string { return showModel(p) }

// ReviewsRejectParams are the parameters of reviews.reject.
type ReviewsRejectParams struct {
	Params
	// Note for your own team. Never shown to the person.
	// Type: `Note`.

	Note *string `json:"note,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *ReviewsRejectParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p ReviewsRejectParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p ReviewsRejectParams) String() string { return showModel(p) }

// ReviewsResource holds the methods of reviews.
type ReviewsResource struct {
	settings *settings
}

func newReviewsResource(s *settings) *ReviewsResource {
	return &ReviewsResource{
		settings: s,
	}
}

// Approve a review.
//
// Approves a review and sends its reward, after checking the program's limits and the blocklist
// again; its budget is earmarked already. If a check fails, the review stays open, so you can
// approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
// as to a send. If the review is already approved, the request returns 200 with the review
// unchanged; it returns 409 `review_resolved` if it was rejected. After a program is closed, its
// reviews can be approved during `close_grace`; then they are rejected, and this returns 409
// `program_closed`.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
// `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
// `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
// `recipient_cap_exceeded`, `spend_cap_exceeded`.
func (r *ReviewsResource) Approve(ctx context.Context, reviewID string, params *ReviewsApproveParams, options ...RequestOption) (*Review, error) {
	return callJSON[Review](ctx, r.settings, operations["reviews.approve"], pathArgs{{"review_id", reviewID}}, params, options)
}

// Retrieve a review.
//
// Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
// the same person.
//
// Errors: `invalid_expand`.
func (r *ReviewsResource) Get(ctx context.Context, reviewID string, params *ReviewsGetParams, options ...RequestOption) (*Review, error) {
	return callJSON[Review](ctx, r.settings, operations["reviews.get"], pathArgs{{"review_id", reviewID}}, params, options)
}

// List reviews.
//
// Lists reviews, newest first. Use `status=open` as a work list: each open review holds a reward
// until someone decides. After 30 days without a decision the reward is rejected.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
// `conflicting_parameters`.
func (r *ReviewsResource) List(ctx context.Context, params *ReviewsListParams, options ...RequestOption) (*Page[Review], error) {
	return callPage[Review](ctx, r.settings, operations["reviews.list"], pathArgs{}, params, options)
}

// Reject a review.
//
// Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
// stays used. If the review is already rejected, the request returns 200 with the review unchanged;
// it returns 409 `review_resolved` if it was approved. To block the number in future, add it to the
// blocklist.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `review_resolved`.
func (r *ReviewsResource) Reject(ctx context.Context, reviewID string, params *ReviewsRejectParams, options ...RequestOption) (*Review, error) {
	return callJSON[Review](ctx, r.settings, operations["reviews.reject"], pathArgs{{"review_id", reviewID}}, params, options)
}

// RewardLinksCreateParams are the parameters of reward_links.create.
type RewardLinksCreateParams struct {
	Params
	// Program that pays for the links.
	// Type: `ProgramId`.

	Program string `json:"program"`
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

// UnmarshalJSON reads parameters that were kept.
func (p *RewardLinksCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RewardLinksCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardLinksCreateParams) String() string { return showModel(p) }

// RewardLinksCreateManyParams are the parameters of reward_links.create_many.
type RewardLinksCreateManyParams struct {
	Params
	// Program that pays for the links.
	// Type: `ProgramId`.

	Program string `json:"program"`
	// Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.

	Count int64 `json:"count"`
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

// UnmarshalJSON reads parameters that were kept.
func (p *RewardLinksCreateManyParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p RewardLinksCreateManyParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardLinksCreateManyParams) String() string { return showModel(p) }

// RewardLinksListParams are the parameters of reward_links.list.
type RewardLinksListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only links with this status.

	Status *RewardLinkStatus `json:"status,omitempty"`
	// Only links with exactly this label.
	// Type: `Label`.

	Label *string `json:"label,omitempty"`
	// Only links of this program.
	// Type: `ProgramId`.

	Program *string `json:"program,omitempty"`
	// Only links created for this recipient: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `RecipientRef`.

	Recipient *string `json:"recipient,omitempty"`
	// Only links with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *RewardLinksListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RewardLinksListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardLinksListParams) String() string { return showModel(p) }

// RewardLinksResource holds the methods of reward_links.
type RewardLinksResource struct {
	settings *settings
}

func newRewardLinksResource(s *settings) *RewardLinksResource {
	return &RewardLinksResource{
		settings: s,
	}
}

// Create reward links.
//
// Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
// earmarked in the program's budget until they are claimed, expire or are revoked, so every open
// link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.
//
// By default anyone who has a link can claim it, once. With `bind: otp`, the person must confirm
// their phone number with a code. With `phone_hint`, only that number can claim; it requires
// `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient` attributes the
// reward and does not restrict claims. Links of a program with a `geofence` are claimed with
// `POST /checkins` at its location. To learn about claims, listen to `reward_link.claimed` or
// retrieve the link.
//
// Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from your
// Credit in its single reservation.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
// `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
// `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
// `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
// `limit_reached`.
func (r *RewardLinksResource) Create(ctx context.Context, params *RewardLinksCreateParams, options ...RequestOption) (*RewardLink, error) {
	return callJSON[RewardLink](ctx, r.settings, operations["reward_links.create"], pathArgs{}, params, options)
}

// Makes that many links, up to 500 and all alike, and returns them as a list.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
// `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
// `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
// `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
// `limit_reached`.
func (r *RewardLinksResource) CreateMany(ctx context.Context, params *RewardLinksCreateManyParams, options ...RequestOption) (*RewardLinkList, error) {
	return callJSON[RewardLinkList](ctx, r.settings, operations["reward_links.create_many"], pathArgs{}, params, options)
}

// Retrieve a reward link.
//
// Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
// are only returned to keys with `rewards:write`, never to agent keys.
func (r *RewardLinksResource) Get(ctx context.Context, linkID string, options ...RequestOption) (*RewardLink, error) {
	return callJSON[RewardLink](ctx, r.settings, operations["reward_links.get"], pathArgs{{"link_id", linkID}}, nil, options)
}

// List reward links.
//
// Lists reward links, newest first. To measure a campaign, give its links a `label` and compare how
// many were opened and claimed. URLs and tokens are only returned to keys with `rewards:write`,
// never to agent keys.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *RewardLinksResource) List(ctx context.Context, params *RewardLinksListParams, options ...RequestOption) (*Page[RewardLink], error) {
	return callPage[RewardLink](ctx, r.settings, operations["reward_links.list"], pathArgs{}, params, options)
}

// Revoke a reward link.
//
// Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
// it if a link was lost or sent to the wrong person. If the link is already revoked, the request
// returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was claimed or has
// expired.
//
// Errors: `invalid_transition`.
func (r *RewardLinksResource) Revoke(ctx context.Context, linkID string, options ...RequestOption) (*RewardLink, error) {
	return callJSON[RewardLink](ctx, r.settings, operations["reward_links.revoke"], pathArgs{{"link_id", linkID}}, nil, options)
}

// RewardsCreateParams are the parameters of rewards.create.
type RewardsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *RewardsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RewardsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardsCreateParams) String() string { return showModel(p) }

// RewardsGetParams are the parameters of rewards.get.
type RewardsGetParams struct {
	Params
	// Fields to expand from IDs to objects.

	Expand []RewardExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *RewardsGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RewardsGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardsGetParams) String() string { return showModel(p) }

// RewardsListParams are the parameters of rewards.list.
type RewardsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only rewards with this status.

	Status *RewardStatus `json:"status,omitempty"`
	// Only rewards of this program.
	// Type: `ProgramId`.

	Program *string `json:"program,omitempty"`
	// Only rewards of this recipient: `rcp_…`, or `ext:` followed by your own ID.
	// Type: `RecipientRef`.

	Recipient *string `json:"recipient,omitempty"`
	// Only rewards with this completion ID. Each program has at most one.
	// Type: `CompletionId`.

	CompletionID *string `json:"completion_id,omitempty"`
	// Only rewards of the recipient with this ID of yours.
	// Type: `ExternalId`.

	ExternalID *string `json:"external_id,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []RewardListExpansion `json:"expand[],omitempty"`
	// Only rewards with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *RewardsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RewardsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardsListParams) String() string { return showModel(p) }

// RewardsReleaseParams are the parameters of rewards.release.
type RewardsReleaseParams struct {
	Params
	// Amount to release, up to the whole reward. Default: the whole reward.
	// Type: `MoneyInput`.

	Amount *string `json:"amount,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *RewardsReleaseParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RewardsReleaseParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardsReleaseParams) String() string { return showModel(p) }

// RewardsValidateParams are the parameters of rewards.validate.
type RewardsValidateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *RewardsValidateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p RewardsValidateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p RewardsValidateParams) String() string { return showModel(p) }

// RewardsResource holds the methods of rewards.
type RewardsResource struct {
	settings *settings
}

func newRewardsResource(s *settings) *RewardsResource {
	return &RewardsResource{
		settings: s,
	}
}

// Create a reward.
//
// Gives a person a reward for something completed. The program's limits, fraud rules and budget are
// checked atomically: concurrent requests can never exceed a limit together. If the request is
// rejected, nothing is written, so you can send the same `completion_id` again once the cause is
// gone: after 402 `program_budget_exceeded` when the program has budget, after 422
// `reward_cap_reached` when the day or month of the limit is over.
//
// With `delivery: direct`, the reward is sent immediately. With `link` or `choice`, a link for
// the person is created, and the reward is `pending` until it is claimed; expand `link` to read its
// `url`. Its amount stays earmarked until then, and returns to the budget if the link expires or is
// revoked. Fraud rules judge the claim. With `hold`, or if the program's `hold`
// requires it, the reward is `held` in escrow until you release it, or under review until someone
// approves it; only then is its link created. The `reward.*` events report what happens next.
//
// If the `completion_id` was already used in the program, its existing reward is returned with 200,
// whatever the body contains, and nothing is paid. If you pass a recipient as an object with a
// phone number and no recipient matches, one is created.
//
// If an agent key exceeds its approval threshold, or rewards a number or meter that belongs to no
// recipient and is not on its `recipient_allowlist`, an `agent_approval` is returned with 202 and
// nothing is given until a person approves. The `completion_id` stays bound to the approval: the
// agent gets it again with its current status, and anyone else gets 409 `reference_in_use` while it
// is open. Once it is carried out, the `completion_id` returns the reward. Agent keys cannot create
// links: `delivery: link` or `choice` returns 403 `key_kind_not_allowed` with `param: delivery`.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
// `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
// `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
// `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
// `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
// `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
// `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
// `insufficient_credit`.
func (r *RewardsResource) Create(ctx context.Context, params *RewardsCreateParams, options ...RequestOption) (*RewardOrApproval, error) {
	return callJSON[RewardOrApproval](ctx, r.settings, operations["rewards.create"], pathArgs{}, params, options)
}

// Retrieve a reward.
//
// Retrieves a reward with its status: whether the person has received it and, if not, what it is
// waiting for. `send` is the send that pays it out.
//
// Errors: `invalid_expand`.
func (r *RewardsResource) Get(ctx context.Context, rewardID string, params *RewardsGetParams, options ...RequestOption) (*Reward, error) {
	return callJSON[Reward](ctx, r.settings, operations["rewards.get"], pathArgs{{"reward_id", rewardID}}, params, options)
}

// List rewards.
//
// Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
// completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
// filters are combined with AND.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
// `conflicting_parameters`.
func (r *RewardsResource) List(ctx context.Context, params *RewardsListParams, options ...RequestOption) (*Page[Reward], error) {
	return callPage[Reward](ctx, r.settings, operations["rewards.list"], pathArgs{}, params, options)
}

// Release a reward from escrow.
//
// Releases a reward from escrow and sends it, optionally for less than was held; the rest returns
// to the budget. With `delivery: link` or `choice`, its link is created, and it is sent once it is
// claimed. Use it once the condition of the reward is met: the order is paid, or the return
// window is over. After the program is closed, this is possible during `close_grace`.
//
// If the reward was already released, the request returns 200 with the reward unchanged. Returns
// 409 `reward_not_releasable` if it is under review; approve the review instead. Returns 422
// `amount_out_of_range` if `amount` is more than the reward. The limits of the key that releases it
// apply, as to a send.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_amount`, `reward_not_releasable`, `erased_recipient`,
// `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
// `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
// `recipient_cap_exceeded`, `spend_cap_exceeded`.
func (r *RewardsResource) Release(ctx context.Context, rewardID string, params *RewardsReleaseParams, options ...RequestOption) (*Reward, error) {
	return callJSON[Reward](ctx, r.settings, operations["rewards.release"], pathArgs{{"reward_id", rewardID}}, params, options)
}

// Runs every check of a reward without giving it. Returns a `reward_validation` that lists every problem. No `Idempotency-Key` is needed.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
// `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
// `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
// `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
// `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
// `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
// `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
// `insufficient_credit`.
func (r *RewardsResource) Validate(ctx context.Context, params *RewardsValidateParams, options ...RequestOption) (*RewardValidation, error) {
	return callJSON[RewardValidation](ctx, r.settings, operations["rewards.validate"], pathArgs{}, params, options)
}

// Void a reward.
//
// Voids a reward before anything was sent: a reward in escrow, or one whose link nobody has
// claimed. Its budget returns to the program, its link is revoked, and its `completion_id` stays
// used. If the reward is already voided, the request returns 200 with the reward unchanged. Returns
// 409 `reward_not_voidable` in any other status; a reward under review must be rejected there.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reward_not_voidable`.
func (r *RewardsResource) Void(ctx context.Context, rewardID string, options ...RequestOption) (*Reward, error) {
	return callJSON[Reward](ctx, r.settings, operations["rewards.void"], pathArgs{{"reward_id", rewardID}}, nil, options)
}

// SandboxesCreateParams are the parameters of sandboxes.create.
type SandboxesCreateParams struct {
	Params
	// Name of the organisation.
	// Type: `Label`.

	Name *string `json:"name,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SandboxesCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SandboxesCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SandboxesCreateParams) String() string { return showModel(p) }

// SandboxesResource holds the methods of sandboxes.
type SandboxesResource struct {
	settings *settings
}

func newSandboxesResource(s *settings) *SandboxesResource {
	return &SandboxesResource{
		settings: s,
	}
}

// Create a sandbox.
//
// Creates a test account with test Credit and a secret key that can do everything in it, without
// signing up. Nothing real can be sold with it. Use it to build and test an integration before a
// person is involved; for an AI agent, create an agent key with `POST /keys`.
//
// Give `claim_url` to a person. They enter their email address, sign in with the code that is sent
// to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
// sandbox is deleted with everything in it after 14 days.
//
// An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
// the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates another
// sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.
//
// Errors: `sandboxes_off`.
func (r *SandboxesResource) Create(ctx context.Context, params *SandboxesCreateParams, options ...RequestOption) (*Sandbox, error) {
	return callJSON[Sandbox](ctx, r.settings, operations["sandboxes.create"], pathArgs{}, params, options)
}

// SchedulesCombineOccurrenceParams are the parameters of schedules.combine_occurrence.
type SchedulesCombineOccurrenceParams struct {
	Params
	// Day whose run this one becomes part of.
	// Type: `Day`.

	Into string `json:"into"`
	// Schedule of that day. Default: this schedule.
	// Type: `ScheduleId`.

	Schedule *string `json:"schedule,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesCombineOccurrenceParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p SchedulesCombineOccurrenceParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesCombineOccurrenceParams) String() string { return showModel(p) }

// SchedulesCreateParams are the parameters of schedules.create.
type SchedulesCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SchedulesCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesCreateParams) String() string { return showModel(p) }

// SchedulesGetParams are the parameters of schedules.get.
type SchedulesGetParams struct {
	Params
	// Fields to expand from IDs to objects.

	Expand []ScheduleExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SchedulesGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesGetParams) String() string { return showModel(p) }

// SchedulesListParams are the parameters of schedules.list.
type SchedulesListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only active schedules (`true`) or paused ones (`false`).

	Active *bool `json:"active,omitempty"`
	// Only schedules with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []ScheduleListExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SchedulesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesListParams) String() string { return showModel(p) }

// SchedulesListOccurrencesParams are the parameters of schedules.list_occurrences.
type SchedulesListOccurrencesParams struct {
	Params
	// First day of the period. Default: today.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 100 days in all. Default: 60 days from today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesListOccurrencesParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p SchedulesListOccurrencesParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesListOccurrencesParams) String() string { return showModel(p) }

// SchedulesMoveOccurrenceParams are the parameters of schedules.move_occurrence.
type SchedulesMoveOccurrenceParams struct {
	Params
	// New day of the run: today to 180 days from now.
	// Type: `Day`.

	To string `json:"to"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesMoveOccurrenceParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p SchedulesMoveOccurrenceParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesMoveOccurrenceParams) String() string { return showModel(p) }

// SchedulesRunParams are the parameters of schedules.run.
type SchedulesRunParams struct {
	Params
	// Whether to run even if the schedule has already run today.

	Again *bool `json:"again,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesRunParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SchedulesRunParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesRunParams) String() string { return showModel(p) }

// SchedulesUpdateParams are the parameters of schedules.update.
type SchedulesUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesUpdateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SchedulesUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesUpdateParams) String() string { return showModel(p) }

// SchedulesUpdateOccurrenceParams are the parameters of schedules.update_occurrence.
type SchedulesUpdateOccurrenceParams struct {
	Params
	// Amount each person receives on this day, overriding all other amounts. Null removes the
	// override.
	// Type: `MoneyInput`.

	AmountOverride Nullable[string] `json:"amount_override,omitempty"`
	// Your note about this day. Null removes it.
	// Type: `Note`.

	Note Nullable[string] `json:"note,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SchedulesUpdateOccurrenceParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p SchedulesUpdateOccurrenceParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SchedulesUpdateOccurrenceParams) String() string { return showModel(p) }

// SchedulesResource holds the methods of schedules.
type SchedulesResource struct {
	settings *settings
}

func newSchedulesResource(s *settings) *SchedulesResource {
	return &SchedulesResource{
		settings: s,
	}
}

// Combine a day of a schedule with another.
//
// Makes one day part of another day's run, of this schedule or another one. Each person receives
// both amounts in one recharge, with one SMS message. Both days must be in the future and have the
// same product, people, currency and cost centre; otherwise the request returns 409
// `occurrence_not_combinable`, whose `meta.differs` lists the differences. A run can have up to 30
// parts; beyond that the request returns the same code. Returns 422
// `amount_out_of_range` if the combined amount is outside the product's limits. If the other day is
// skipped or moved, this day follows it. From then on, the limits of the key that combined the days
// apply to the other schedule. The days are separated when either schedule is paused or deleted, or
// changes so that they differ. If a group changes after the days were combined, people who are in
// only one of the two groups at the time of the run receive the amount of that day only. Undo it
// with `reset`.
//
// Errors: `reference_not_found`, `occurrence_locked`, `invalid_transition`,
// `occurrence_not_combinable`, `amount_out_of_range`.
func (r *SchedulesResource) CombineOccurrence(ctx context.Context, scheduleID string, day string, params *SchedulesCombineOccurrenceParams, options ...RequestOption) (*ScheduleOccurrence, error) {
	return callJSON[ScheduleOccurrence](ctx, r.settings, operations["schedules.combine_occurrence"], pathArgs{{"schedule_id", scheduleID}, {"day", day}}, params, options)
}

// Create a schedule.
//
// Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days, monthly,
// yearly, on payday or on the last day of the month. Each run creates a batch, which reserves its
// total and may require approval like any batch. Days and hours are in Harare time.
//
// Nothing is charged now. `schedule.occurrence.upcoming` is sent 24 hours before each run, or
// immediately if the first run is sooner. Until 15 minutes before the run, that day can be skipped,
// moved, changed or combined with another. If our service was unavailable, a missed run is made up
// once if it is less than twelve hours late. Returns 409 `limit_reached` if the account already has
// 5,000 schedules. Runs are restricted by the products, networks, numbers and caps of the key that
// created the schedule, or last changed what it sells; if that key is revoked, the schedule is
// paused and your owners are notified.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
// `invalid_currency`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
// `unknown_merge_field`, `sms_too_long`, `erased_recipient`, `product_mismatch`,
// `unsupported_network`, `token_phone_required`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `amount_out_of_range`,
// `amount_not_allowed`, `target_blocked`, `limit_reached`.
func (r *SchedulesResource) Create(ctx context.Context, params *SchedulesCreateParams, options ...RequestOption) (*Schedule, error) {
	return callJSON[Schedule](ctx, r.settings, operations["schedules.create"], pathArgs{}, params, options)
}

// Delete a schedule.
//
// Deletes a schedule and its planned days. Batches already created are kept, and those in progress
// continue. To stop it temporarily, set `active` to false instead. Returns 409 `resource_in_use`
// for the allowance of a family member, which ends with the member, `resource`.
//
// Errors: `resource_in_use`.
func (r *SchedulesResource) Delete(ctx context.Context, scheduleID string, options ...RequestOption) (*DeletedSchedule, error) {
	return callJSON[DeletedSchedule](ctx, r.settings, operations["schedules.delete"], pathArgs{{"schedule_id", scheduleID}}, nil, options)
}

// Retrieve a schedule.
//
// Retrieves a schedule with its next three runs and their estimated cost, `estimated_total`. To see
// individual days, use `GET /schedules/{schedule_id}/occurrences`.
//
// Errors: `invalid_expand`.
func (r *SchedulesResource) Get(ctx context.Context, scheduleID string, params *SchedulesGetParams, options ...RequestOption) (*Schedule, error) {
	return callJSON[Schedule](ctx, r.settings, operations["schedules.get"], pathArgs{{"schedule_id", scheduleID}}, params, options)
}

// Retrieve a day of a schedule.
//
// Retrieves one day of a schedule. Once it has run, its status is `ran`, and `batch` is the batch
// it created; retrieve that to see the results. Returns 404 `resource_missing` if the cadence has
// no run on that day.
func (r *SchedulesResource) GetOccurrence(ctx context.Context, scheduleID string, day string, options ...RequestOption) (*ScheduleOccurrence, error) {
	return callJSON[ScheduleOccurrence](ctx, r.settings, operations["schedules.get_occurrence"], pathArgs{{"schedule_id", scheduleID}, {"day", day}}, nil, options)
}

// List schedules.
//
// Lists your schedules, newest first, each with its next runs but without its people. Use
// `active=false` to find paused schedules, and `last_result` to see the outcome of the last run.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
func (r *SchedulesResource) List(ctx context.Context, params *SchedulesListParams, options ...RequestOption) (*Page[Schedule], error) {
	return callPage[Schedule](ctx, r.settings, operations["schedules.list"], pathArgs{}, params, options)
}

// List the days of a schedule.
//
// Lists the days of a schedule, latest first: future days with your changes, and past days with
// their batches. Use it to show a calendar. By default it covers today and the next 60 days.
//
// Errors: `time_out_of_range`.
func (r *SchedulesResource) ListOccurrences(ctx context.Context, scheduleID string, params *SchedulesListOccurrencesParams, options ...RequestOption) (*Page[ScheduleOccurrence], error) {
	return callPage[ScheduleOccurrence](ctx, r.settings, operations["schedules.list_occurrences"], pathArgs{{"schedule_id", scheduleID}}, params, options)
}

// Move a day of a schedule.
//
// Moves one day to another date, at the same time of day. Its path keeps the original date of the
// cadence. Returns 409 `invalid_transition` if the schedule already runs on the new date; combine
// the days instead.
//
// Errors: `time_out_of_range`, `occurrence_locked`, `invalid_transition`.
func (r *SchedulesResource) MoveOccurrence(ctx context.Context, scheduleID string, day string, params *SchedulesMoveOccurrenceParams, options ...RequestOption) (*ScheduleOccurrence, error) {
	return callJSON[ScheduleOccurrence](ctx, r.settings, operations["schedules.move_occurrence"], pathArgs{{"schedule_id", scheduleID}, {"day", day}}, params, options)
}

// Preview a schedule run.
//
// Previews running the schedule now: who would receive it, what it would cost, whether your Credit
// is sufficient, and whether it would require approval. It writes nothing.
func (r *SchedulesResource) PreviewRun(ctx context.Context, scheduleID string, options ...RequestOption) (*ScheduleRunPreview, error) {
	return callJSON[ScheduleRunPreview](ctx, r.settings, operations["schedules.preview_run"], pathArgs{{"schedule_id", scheduleID}}, nil, options)
}

// Reset a day of a schedule.
//
// Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
// schedule's amount. Possible until 15 minutes before the day would run.
//
// Errors: `occurrence_locked`, `invalid_transition`.
func (r *SchedulesResource) ResetOccurrence(ctx context.Context, scheduleID string, day string, options ...RequestOption) (*ScheduleOccurrence, error) {
	return callJSON[ScheduleOccurrence](ctx, r.settings, operations["schedules.reset_occurrence"], pathArgs{{"schedule_id", scheduleID}, {"day", day}}, nil, options)
}

// Run a schedule now.
//
// Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves its
// total and may require approval. The run replaces today's day, whatever its status: a day that was
// skipped, combined, missed or waiting for a top-up becomes `ran`, and the cadence does not run it
// again. Returns 409 `already_ran_today` if the schedule has already run today, or as part of
// another day's run that has ended, unless you set `again: true`; `batch` of the day is then the
// newest one. Future days are unaffected. Use the preview first to see what would be sent and
// charged.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `already_ran_today`, `batch_empty`, `batch_too_large`,
// `spend_cap_exceeded`, `reservation_insufficient`.
func (r *SchedulesResource) Run(ctx context.Context, scheduleID string, params *SchedulesRunParams, options ...RequestOption) (*Batch, error) {
	return callJSON[Batch](ctx, r.settings, operations["schedules.run"], pathArgs{{"schedule_id", scheduleID}}, params, options)
}

// Skip a day of a schedule.
//
// Skips one day without affecting the others. A day that is waiting for a top-up can also be
// skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo it
// with `reset`.
//
// Errors: `occurrence_locked`, `invalid_transition`.
func (r *SchedulesResource) SkipOccurrence(ctx context.Context, scheduleID string, day string, options ...RequestOption) (*ScheduleOccurrence, error) {
	return callJSON[ScheduleOccurrence](ctx, r.settings, operations["schedules.skip_occurrence"], pathArgs{{"schedule_id", scheduleID}, {"day", day}}, nil, options)
}

// Update a schedule.
//
// Updates a schedule, or pauses it with `active: false`. Changes apply to all runs that have not
// started; batches already created are unchanged. If the cadence changes, days that you changed
// keep their changes if the new cadence has them too. Returns 409 `resource_in_use` for the
// allowance of a family member, which is changed with the member, `resource`.
//
// Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
// `invalid_currency`, `invalid_metadata`, `resource_in_use`, `conflicting_parameters`,
// `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `erased_recipient`,
// `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
// `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`.
func (r *SchedulesResource) Update(ctx context.Context, scheduleID string, params *SchedulesUpdateParams, options ...RequestOption) (*Schedule, error) {
	return callJSON[Schedule](ctx, r.settings, operations["schedules.update"], pathArgs{{"schedule_id", scheduleID}}, params, options)
}

// Update a day of a schedule.
//
// Changes the amount of one day of a schedule, or your note about it, without affecting other days.
// Possible until 15 minutes before the run; after that returns 409 `occurrence_locked`. If the day
// is part of another day's run, the 15 minutes are those before that run, and that run uses your
// key's limits from then on.
//
// Errors: `invalid_amount`, `occurrence_locked`, `amount_out_of_range`, `amount_not_allowed`.
func (r *SchedulesResource) UpdateOccurrence(ctx context.Context, scheduleID string, day string, params *SchedulesUpdateOccurrenceParams, options ...RequestOption) (*ScheduleOccurrence, error) {
	return callJSON[ScheduleOccurrence](ctx, r.settings, operations["schedules.update_occurrence"], pathArgs{{"schedule_id", scheduleID}, {"day", day}}, params, options)
}

// SearchFindParams are the parameters of search.find.
type SearchFindParams struct {
	Params
	// Text to search for. References and numbers must be whole; names can be in part. Of a token, the
	// last four digits are compared.
	// Type: `SearchInput`.

	Q string `json:"q"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SearchFindParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SearchFindParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SearchFindParams) String() string { return showModel(p) }

// SearchResource holds the methods of search.
type SearchResource struct {
	settings *settings
}

func newSearchResource(s *settings) *SearchResource {
	return &SearchResource{
		settings: s,
	}
}

// Search all objects.
//
// Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
// them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
// (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
// titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
// returns the ten newest matches of each.
func (r *SearchResource) Find(ctx context.Context, params *SearchFindParams, options ...RequestOption) (*Search, error) {
	return callJSON[Search](ctx, r.settings, operations["search.find"], pathArgs{}, params, options)
}

// SendsChangeMeterParams are the parameters of sends.change_meter.
type SendsChangeMeterParams struct {
	Params
	// Number of the new meter: 11 digits.
	// Type: `MeterInput`.

	Meter string `json:"meter"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SendsChangeMeterParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SendsChangeMeterParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SendsChangeMeterParams) String() string { return showModel(p) }

// SendsCreateParams are the parameters of sends.create.
type SendsCreateParams struct {
	Params
	// Mobile number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.

	Target string `json:"target"`
	// Type of sale. Default: derived from `product`, else from `target`.

	Type *SendType `json:"type,omitempty"`
	// ID of the product, such as `airtime-usd`. Default: derived from type and currency.
	// Type: `ProductId`.

	Product *string `json:"product,omitempty"`
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

// UnmarshalJSON reads parameters that were kept.
func (p *SendsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SendsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SendsCreateParams) String() string { return showModel(p) }

// SendsGetParams are the parameters of sends.get.
type SendsGetParams struct {
	Params
	// Fields to expand from IDs to objects.

	Expand []SendExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SendsGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SendsGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SendsGetParams) String() string { return showModel(p) }

// SendsGetReceiptParams are the parameters of sends.get_receipt.
type SendsGetReceiptParams struct {
	Params
	// Language of what is printed. `note` and the mark of test mode are always in English.

	Locale *SmsLocale `json:"locale,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SendsGetReceiptParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SendsGetReceiptParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SendsGetReceiptParams) String() string { return showModel(p) }

// SendsGetReceiptPdfParams are the parameters of sends.get_receipt_pdf.
type SendsGetReceiptPdfParams struct {
	Params
	// Language of what is printed. `note` and the mark of test mode are always in English.

	Locale *SmsLocale `json:"locale,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SendsGetReceiptPdfParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SendsGetReceiptPdfParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SendsGetReceiptPdfParams) String() string { return showModel(p) }

// SendsListParams are the parameters of sends.list.
type SendsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only sends with this status, or with one of several: `delivered,failed_credited`.
	// Type: `SendStatusFilter`.

	Status *string `json:"status,omitempty"`
	// Returns only sends of this type.

	Type *SendType `json:"type,omitempty"`
	// Returns only sends to this number, in any Zimbabwean format, or meter.
	// Type: `TargetInput`.

	Target *string `json:"target,omitempty"`
	// Returns only the send with this reference.
	// Type: `ClientReference`.

	ClientReference *string `json:"client_reference,omitempty"`
	// Returns only the send with this number on its receipt. Upper and lower case, spaces and a
	// missing `R-` do not matter.
	// Type: `ReceiptNumber`.

	ReceiptNumber *string `json:"receipt_number,omitempty"`
	// Returns only sends with this confirmation number of the network or utility.

	ProviderReference *string `json:"provider_reference,omitempty"`
	// Returns only power sends whose token was texted to this number, in any Zimbabwean format.
	// Type: `PhoneInput`.

	TokenPhone *string `json:"token_phone,omitempty"`
	// Returns only power sends whose token, the last if there are several, ends in these digits.
	// Type: `TokenEnding`.

	TokenLast4 *string `json:"token_last4,omitempty"`
	// Returns only sends in this currency.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// Returns only sends that a person should check (`true`) or need not check (`false`): unknown for
	// over an hour, in review, or queued past half of their `max_hold`.

	NeedsAttention *bool `json:"needs_attention,omitempty"`
	// Returns only sends attributed to this recipient: `rcp_…`, or `ext:` and your own ID.
	// Type: `RecipientRef`.

	Recipient *string `json:"recipient,omitempty"`
	// Returns only sends attributed to this program.
	// Type: `ProgramId`.

	Program *string `json:"program,omitempty"`
	// Returns only sends of this batch.
	// Type: `BatchId`.

	Batch *string `json:"batch,omitempty"`
	// Returns only sends charged to this cost centre, or to `none`.
	// Type: `CostCenterFilter`.

	CostCenter *string `json:"cost_center,omitempty"`
	// Returns only sends caused by this key. Use one key per till to list a till's day.
	// Type: `KeyId`.

	APIKey *string `json:"api_key,omitempty"`
	// Returns only sends with this metadata value. One key per request.

	Metadata map[string]string `json:"metadata,omitempty"`
	// Fields to expand from IDs to objects.

	Expand []SendListExpansion `json:"expand[],omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *SendsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SendsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SendsListParams) String() string { return showModel(p) }

// SendsValidateParams are the parameters of sends.validate.
type SendsValidateParams struct {
	Params
	// Mobile number in any Zimbabwean format, or 11-digit meter number.
	// Type: `TargetInput`.

	Target string `json:"target"`
	// Type of sale. Default: derived from `product`, else from `target`.

	Type *SendType `json:"type,omitempty"`
	// ID of the product, such as `airtime-usd`. Default: derived from type and currency.
	// Type: `ProductId`.

	Product *string `json:"product,omitempty"`
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

// UnmarshalJSON reads parameters that were kept.
func (p *SendsValidateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p SendsValidateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p SendsValidateParams) String() string { return showModel(p) }

// SendsResource holds the methods of sends.
type SendsResource struct {
	settings *settings
}

func newSendsResource(s *settings) *SendsResource {
	return &SendsResource{
		settings: s,
	}
}

// Wait reads the send every two seconds until its status is settled or the timeout is over, and
// returns what was read last. A read that fails is repeated; if none succeeds, the last error that
// the service answered is returned, and a timeout or a lost connection only if it answered nothing.
// "unknown" and "queued" are not failures: the sale may have been delivered, or will be. Do not
// sell it again.
func (r *SendsResource) Wait(ctx context.Context, sendID string, options *WaitOptions) (*Send, error) {
	get := func(ctx context.Context, own ...RequestOption) (*Send, error) {
		return r.Get(ctx, sendID, nil, own...)
	}
	return waitForSend(ctx, r.settings, options, get)
}

// Cancel a send.
//
// Cancels a send that has not been dispatched and returns its Credit: the send must be `scheduled`,
// `pending`, `queued`, or `retrying` between two attempts. Cancelling it again returns 200 with the
// send unchanged. Returns 409 `already_sent` in any other status, with the status in `meta`; a
// dispatched send cannot be recalled.
//
// Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource` is
// the reward, which you can void, or the session.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `resource_in_use`, `already_sent`.
func (r *SendsResource) Cancel(ctx context.Context, sendID string, options ...RequestOption) (*Send, error) {
	return callJSON[Send](ctx, r.settings, operations["sends.cancel"], pathArgs{{"send_id", sendID}}, nil, options)
}

// Change the meter of a waiting send.
//
// Changes the meter of a power send that has not been dispatched: the send must be `scheduled`, or
// `queued` during an outage. Use it when the customer notices a wrong number in time. The amount
// and the Credit do not change.
//
// With `confirm: strict` the new meter is confirmed immediately if the utility is available, and
// otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one recipient
// and the blocklist apply to the new meter. Returns 409 `already_sent` if the send has been
// dispatched or has ended, and 409 `resource_in_use` if a customer paid for it in a checkout
// session: correct the meter there.
//
// We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has the
// new meter and `data.previous_attributes` the old one.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_meter_number`, `resource_in_use`, `already_sent`, `product_mismatch`,
// `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
// `recipient_cap_exceeded`.
func (r *SendsResource) ChangeMeter(ctx context.Context, sendID string, params *SendsChangeMeterParams, options ...RequestOption) (*Send, error) {
	return callJSON[Send](ctx, r.settings, operations["sends.change_meter"], pathArgs{{"send_id", sendID}}, params, options)
}

// Create a send.
//
// Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
// request returns 202 before the network responds, with `status: pending` or `scheduled`. Follow
// the `send.*` events, or read the send every two seconds while the customer waits.
//
// The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less than
// `amount` only on the dealer tier. There are no fees.
//
// Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
// request again never sells twice: it returns the first send with its current status. If the
// `client_reference` is already used, the request returns 200 with that send, whatever the body
// says. Compare `target`, `amount` and `created`, and never restart your numbering.
//
// An error creates and charges nothing: correct what it names and repeat the request with the same
// key. `product_unavailable` means that the network is paused: load the catalogue again.
// `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and when
// it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
// sale is made once.
//
// For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
// simulated in test mode; live mode returns `data_not_live`.
//
// For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before you
// are charged, unless a `quote` already did. With `best_effort` it confirms the meter before the
// token is bought. During an outage the send waits in the queue or fails, depending on
// `on_zesa_down`.
//
// With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
// returns 202 with an `agent_approval` instead. `token_phone`, `token_email` and `notify_number`
// count like the target. Nothing is sent or charged until a person approves.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
// `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
// `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
// `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
// `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
// `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
// `insufficient_credit`.
func (r *SendsResource) Create(ctx context.Context, params *SendsCreateParams, options ...RequestOption) (*SendOrApproval, error) {
	return callJSON[SendOrApproval](ctx, r.settings, operations["sends.create"], pathArgs{}, params, options)
}

// Retrieve a send.
//
// Returns a send with its current status. While a customer waits, read it every two seconds as long
// as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and `requires_review`
// take longer and are resolved by the service: let the customer go, and do not sell again. After
// `failed_credited` you can sell again; `failure_code` says why the send failed. A power token is
// masked unless the key has `tokens:read`.
//
// Errors: `invalid_expand`.
func (r *SendsResource) Get(ctx context.Context, sendID string, params *SendsGetParams, options ...RequestOption) (*Send, error) {
	return callJSON[Send](ctx, r.settings, operations["sends.get"], pathArgs{{"send_id", sendID}}, params, options)
}

// Retrieve the receipt of a send.
//
// Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
// token and the units. `text` is ready for a printer with 32 columns. A receipt shows the face
// value, never your cost.
//
// A send that is not delivered has a receipt without a token. It explains the status to the
// customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
func (r *SendsResource) GetReceipt(ctx context.Context, sendID string, params *SendsGetReceiptParams, options ...RequestOption) (*Receipt, error) {
	return callJSON[Receipt](ctx, r.settings, operations["sends.get_receipt"], pathArgs{{"send_id", sendID}}, params, options)
}

// Returns the receipt as a PDF: one page for a roll of 80 mm.
func (r *SendsResource) GetReceiptPDF(ctx context.Context, sendID string, params *SendsGetReceiptPdfParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["sends.get_receipt_pdf"], pathArgs{{"send_id", sendID}}, params, options)
}

// List sends.
//
// Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
// own reference (`client_reference`), or to see what needs a person (`needs_attention`). A send
// must match every filter.
//
// Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
// `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
func (r *SendsResource) List(ctx context.Context, params *SendsListParams, options ...RequestOption) (*Page[Send], error) {
	return callPage[Send](ctx, r.settings, operations["sends.list"], pathArgs{}, params, options)
}

// List the attempts of a send.
//
// Lists every submission of a send to the network and every status check, newest first, with the
// outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
func (r *SendsResource) ListAttempts(ctx context.Context, sendID string, options ...RequestOption) (*Page[SendAttempt], error) {
	return callPage[SendAttempt](ctx, r.settings, operations["sends.list_attempts"], pathArgs{{"send_id", sendID}}, nil, options)
}

// Resend a token.
//
// Resends the token of a delivered power send to the `token_phone` and `token_email` of the sale,
// and nowhere else. Use it when the customer has lost the message, or when `token_status` is
// `failed`. You are not charged.
//
// A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
// in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns 409
// `token_not_available` if the send is not a power sale or was not delivered.
//
// Errors: `token_not_available`, `token_resend_limit`.
func (r *SendsResource) ResendToken(ctx context.Context, sendID string, options ...RequestOption) (*TokenResend, error) {
	return callJSON[TokenResend](ctx, r.settings, operations["sends.resend_token"], pathArgs{{"send_id", sendID}}, nil, options)
}

// Retry a failed send.
//
// Retries a failed send: creates a new send with the same product, target and amount, whose
// `retry_of` is the failed one. You are charged now. The new send has no `client_reference`, and a
// send can be retried once.
//
// Before selling, we ask the network about the failed send. If the network delivered it after all,
// that send becomes `delivered` and the request returns 409 `send_delivered_late`: the customer has
// received it. If the network does not respond, the request returns 503 `provider_unavailable` and
// nothing is sold.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
// `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
// `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
// `insufficient_credit`.
func (r *SendsResource) Retry(ctx context.Context, sendID string, options ...RequestOption) (*Send, error) {
	return callJSON[Send](ctx, r.settings, operations["sends.retry"], pathArgs{{"send_id", sendID}}, nil, options)
}

// Runs every check of a sale without selling. Returns a `send_validation` that lists every problem. No `Idempotency-Key` is needed.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
// `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
// `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
// `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
// `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
// `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
// `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
// `insufficient_credit`.
func (r *SendsResource) Validate(ctx context.Context, params *SendsValidateParams, options ...RequestOption) (*SendValidation, error) {
	return callJSON[SendValidation](ctx, r.settings, operations["sends.validate"], pathArgs{}, params, options)
}

// StatementsGetParams are the parameters of statements.get.
type StatementsGetParams struct {
	Params
	// The currency. Required; there is no default.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Month of the statement. Default: this month in Harare.
	// Type: `Month`.

	Period *string `json:"period,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *StatementsGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p StatementsGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p StatementsGetParams) String() string { return showModel(p) }

// StatementsGetCsvParams are the parameters of statements.get_csv.
type StatementsGetCsvParams struct {
	Params
	// The currency. Required; there is no default.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Month of the statement. Default: this month in Harare.
	// Type: `Month`.

	Period *string `json:"period,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *StatementsGetCsvParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p StatementsGetCsvParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p StatementsGetCsvParams) String() string { return showModel(p) }

// StatementsGetPdfParams are the parameters of statements.get_pdf.
type StatementsGetPdfParams struct {
	Params
	// The currency. Required; there is no default.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Month of the statement. Default: this month in Harare.
	// Type: `Month`.

	Period *string `json:"period,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *StatementsGetPdfParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p StatementsGetPdfParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p StatementsGetPdfParams) String() string { return showModel(p) }

// StatementsResource holds the methods of statements.
type StatementsResource struct {
	settings *settings
}

func newStatementsResource(s *settings) *StatementsResource {
	return &StatementsResource{
		settings: s,
	}
}

// Retrieve a statement.
//
// Returns what changed your Credit in one month and currency: the opening and closing balance,
// top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
// Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
// for it, and what you earned. The statement of a past month is final three days after the month
// ends.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *StatementsResource) Get(ctx context.Context, params *StatementsGetParams, options ...RequestOption) (*Statement, error) {
	return callJSON[Statement](ctx, r.settings, operations["statements.get"], pathArgs{}, params, options)
}

// Download a statement as CSV.
//
// Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
// line, then one line per transaction with the balances after it and, for a send, what was sold.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *StatementsResource) GetCSV(ctx context.Context, params *StatementsGetCsvParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["statements.get_csv"], pathArgs{}, params, options)
}

// Download a statement as PDF.
//
// Returns a statement as A4 pages, to print or to send to your accountant.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *StatementsResource) GetPDF(ctx context.Context, params *StatementsGetPdfParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["statements.get_pdf"], pathArgs{}, params, options)
}

// StatusGetHistoryParams are the parameters of status.get_history.
type StatusGetHistoryParams struct {
	Params
	// First day. Default: six days before `to`.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day. Default: today in Harare.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *StatusGetHistoryParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p StatusGetHistoryParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p StatusGetHistoryParams) String() string { return showModel(p) }

// StatusResource holds the methods of status.
type StatusResource struct {
	settings *settings
}

func newStatusResource(s *settings) *StatusResource {
	return &StatusResource{
		settings: s,
	}
}

// Retrieve the network status.
//
// Returns how the networks perform now: for each type of sale, the state of the network, the share
// of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
// cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
// `network.availability.*` and `power.availability.*`. Availability for sale is in `GET /products`:
// a network can be slow while its products are available. What no supplier sells in this mode is
// `not_offered`, and does not count for `overall`.
//
// Errors: `origin_not_allowed`.
func (r *StatusResource) Get(ctx context.Context, options ...RequestOption) (*Status, error) {
	return callJSON[Status](ctx, r.settings, operations["status.get"], pathArgs{}, nil, options)
}

// Retrieve the status history.
//
// Returns how the networks performed on past days: how many minutes each was up, degraded and down,
// and when. `from` and `to` are days in Harare and both are included. Default: the last seven days.
//
// Errors: `origin_not_allowed`, `time_out_of_range`.
func (r *StatusResource) GetHistory(ctx context.Context, params *StatusGetHistoryParams, options ...RequestOption) (*StatusHistory, error) {
	return callJSON[StatusHistory](ctx, r.settings, operations["status.get_history"], pathArgs{}, params, options)
}

// TestCreateCreditParams are the parameters of test.create_credit.
type TestCreateCreditParams struct {
	Params
	// The currency of `amount`.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Amount of Credit to add.
	// Type: `MoneyInput`.

	Amount string `json:"amount"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestCreateCreditParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TestCreateCreditParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestCreateCreditParams) String() string { return showModel(p) }

// TestSetNetworkAvailabilityParams are the parameters of test.set_network_availability.
type TestSetNetworkAvailabilityParams struct {
	Params
	// State of the network.

	State NetworkCondition `json:"state"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestSetNetworkAvailabilityParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p TestSetNetworkAvailabilityParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestSetNetworkAvailabilityParams) String() string { return showModel(p) }

// TestSetZesaAvailabilityParams are the parameters of test.set_zesa_availability.
type TestSetZesaAvailabilityParams struct {
	Params
	// State of the utility.

	State UtilityState `json:"state"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestSetZesaAvailabilityParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p TestSetZesaAvailabilityParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestSetZesaAvailabilityParams) String() string { return showModel(p) }

// TestResource holds the methods of test.
type TestResource struct {
	settings         *settings
	Approvals        *TestApprovalsResource
	CheckoutSessions *TestCheckoutSessionsResource
	Clock            *TestClockResource
	Events           *TestEventsResource
	RewardLinks      *TestRewardLinksResource
	Sends            *TestSendsResource
}

func newTestResource(s *settings) *TestResource {
	return &TestResource{
		settings:         s,
		Approvals:        newTestApprovalsResource(s),
		CheckoutSessions: newTestCheckoutSessionsResource(s),
		Clock:            newTestClockResource(s),
		Events:           newTestEventsResource(s),
		RewardLinks:      newTestRewardLinksResource(s),
		Sends:            newTestSendsResource(s),
	}
}

// Add test Credit.
//
// Adds Credit to the test account immediately. Use it when a test needs more than the US\$1,000.00
// and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
// type `test_grant`. Requires a test key.
//
// In test mode only.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_currency`, `invalid_amount`.
func (r *TestResource) CreateCredit(ctx context.Context, params *TestCreateCreditParams, options ...RequestOption) (*TestCredit, error) {
	return callJSON[TestCredit](ctx, r.settings, operations["test.create_credit"], pathArgs{}, params, options)
}

// Reset the test account.
//
// Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
// and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
// account.
// Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The test
// clock, the audit log and the request log are not reset. Requires a test key.
//
// In test mode only.
func (r *TestResource) Reset(ctx context.Context, options ...RequestOption) (*TestReset, error) {
	return callJSON[TestReset](ctx, r.settings, operations["test.reset"], pathArgs{}, nil, options)
}

// Set a network's availability.
//
// Simulates an outage of a mobile network for the test account, or ends it. While the network is
// `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30 minutes.
// When the outage ends, sends that wait are handed over in the order in which they were created.
// `degraded` changes only what is shown. Other accounts do not notice. Setting the current state
// changes nothing. Returns 404 `resource_missing` for `power`, which has
// `POST /test/zesa/availability`. Requires a test key.
//
// In test mode only.
func (r *TestResource) SetNetworkAvailability(ctx context.Context, network string, params *TestSetNetworkAvailabilityParams, options ...RequestOption) (*Network, error) {
	return callJSON[Network](ctx, r.settings, operations["test.set_network_availability"], pathArgs{{"network", network}}, params, options)
}

// Set the utility's availability.
//
// Simulates a national outage of the electricity utility for the test account, or ends it. During
// the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
// their `on_zesa_down`. When it ends, queued sends are dispatched in the order in which they were
// created. Setting the current state changes nothing. Requires a test key.
//
// In test mode only.
func (r *TestResource) SetZesaAvailability(ctx context.Context, params *TestSetZesaAvailabilityParams, options ...RequestOption) (*ZesaAvailability, error) {
	return callJSON[ZesaAvailability](ctx, r.settings, operations["test.set_zesa_availability"], pathArgs{}, params, options)
}

// TestApprovalsResource holds the methods of test.approvals.
type TestApprovalsResource struct {
	settings *settings
}

func newTestApprovalsResource(s *settings) *TestApprovalsResource {
	return &TestApprovalsResource{
		settings: s,
	}
}

// Approve a test agent's request.
//
// Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
// request is then executed with every check except the threshold: the approval becomes `approved`
// with its `result`, or `failed` with the reason. Repeating it with the same `Idempotency-Key`
// returns the approval with its current status. Requires a test key.
//
// In test mode only.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `approval_expired`, `approval_resolved`.
func (r *TestApprovalsResource) Approve(ctx context.Context, approvalID string, options ...RequestOption) (*AgentApproval, error) {
	return callJSON[AgentApproval](ctx, r.settings, operations["test.approvals.approve"], pathArgs{{"approval_id", approvalID}}, nil, options)
}

// Reject a test agent's request.
//
// Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
// charged, and others can reward its `completion_id`. Requires a test key.
//
// In test mode only.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `approval_expired`, `approval_resolved`.
func (r *TestApprovalsResource) Reject(ctx context.Context, approvalID string, options ...RequestOption) (*AgentApproval, error) {
	return callJSON[AgentApproval](ctx, r.settings, operations["test.approvals.reject"], pathArgs{{"approval_id", approvalID}}, nil, options)
}

// TestCheckoutSessionsPayParams are the parameters of test.checkout_sessions.pay.
type TestCheckoutSessionsPayParams struct {
	Params
	// Outcome of the payment.

	Outcome *TestPaymentOutcome `json:"outcome,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestCheckoutSessionsPayParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p TestCheckoutSessionsPayParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestCheckoutSessionsPayParams) String() string { return showModel(p) }

// TestCheckoutSessionsReviewParams are the parameters of test.checkout_sessions.review.
type TestCheckoutSessionsReviewParams struct {
	Params
	// Decision of our staff.

	Action TestCheckoutAction `json:"action"`
	// Note of our staff.
	// Type: `Note`.

	Note *string `json:"note,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestCheckoutSessionsReviewParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p TestCheckoutSessionsReviewParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestCheckoutSessionsReviewParams) String() string { return showModel(p) }

// TestCheckoutSessionsResource holds the methods of test.checkout_sessions.
type TestCheckoutSessionsResource struct {
	settings *settings
}

func newTestCheckoutSessionsResource(s *settings) *TestCheckoutSessionsResource {
	return &TestCheckoutSessionsResource{
		settings: s,
	}
}

// Pay a test checkout session.
//
// Pays a checkout session as the customer would, or declines the card, so that tests need no
// browser. The send is created immediately, and the last four digits of its number determine the
// outcome. You can also pay an expired session: the late payment makes it `paid`. Requires a test
// key.
//
// In test mode only.
//
// Errors: `invalid_transition`.
func (r *TestCheckoutSessionsResource) Pay(ctx context.Context, sessionID string, params *TestCheckoutSessionsPayParams, options ...RequestOption) (*CheckoutSession, error) {
	return callJSON[CheckoutSession](ctx, r.settings, operations["test.checkout_sessions.pay"], pathArgs{{"session_id", sessionID}}, params, options)
}

// Review a test checkout session.
//
// Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or adds
// its face value to your Credit. Without this call the review ends after one step of the test
// clock, and the face value is added to your Credit. Before a resend the network is asked about the
// failed send. Returns 409 `invalid_transition` for any other status. Requires a test key.
//
// In test mode only.
//
// Errors: `invalid_transition`, `provider_unavailable`.
func (r *TestCheckoutSessionsResource) Review(ctx context.Context, sessionID string, params *TestCheckoutSessionsReviewParams, options ...RequestOption) (*CheckoutSession, error) {
	return callJSON[CheckoutSession](ctx, r.settings, operations["test.checkout_sessions.review"], pathArgs{{"session_id", sessionID}}, params, options)
}

// TestClockAdvanceParams are the parameters of test.clock.advance.
type TestClockAdvanceParams struct {
	Params
	// Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
	// time in total.

	Seconds int64 `json:"seconds"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestClockAdvanceParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TestClockAdvanceParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestClockAdvanceParams) String() string { return showModel(p) }

// TestClockResource holds the methods of test.clock.
type TestClockResource struct {
	settings *settings
}

func newTestClockResource(s *settings) *TestClockResource {
	return &TestClockResource{
		settings: s,
	}
}

// Move the test clock forward.
//
// Moves the clock of the test account forward, never back. Everything that comes due is done:
// scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
// signatures use real time. The response waits up to 5 seconds until everything due has been done,
// including webhook deliveries; `still_running` lists what is not finished by then. The clock can
// be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
// `parameter_invalid` for `seconds`. The live account is not affected. Requires a test key.
//
// In test mode only.
func (r *TestClockResource) Advance(ctx context.Context, params *TestClockAdvanceParams, options ...RequestOption) (*TestClock, error) {
	return callJSON[TestClock](ctx, r.settings, operations["test.clock.advance"], pathArgs{}, params, options)
}

// Retrieve the test clock.
//
// Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
// was moved. `still_running` lists work that is due and not finished. Requires a test key.
//
// In test mode only.
func (r *TestClockResource) Get(ctx context.Context, options ...RequestOption) (*TestClock, error) {
	return callJSON[TestClock](ctx, r.settings, operations["test.clock.get"], pathArgs{}, nil, options)
}

// TestEventsTriggerParams are the parameters of test.events.trigger.
type TestEventsTriggerParams struct {
	Params
	// Type of the event.

	Type EventTypeName `json:"type"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestEventsTriggerParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TestEventsTriggerParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestEventsTriggerParams) String() string { return showModel(p) }

// TestEventsResource holds the methods of test.events.
type TestEventsResource struct {
	settings *settings
}

func newTestEventsResource(s *settings) *TestEventsResource {
	return &TestEventsResource{
		settings: s,
	}
}

// Trigger a test event.
//
// Creates a sample event of any type, about an object with realistic values and an ID that does not
// exist. It is listed in `GET /events` and delivered to your webhook endpoints like any other
// event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited to 60 per
// minute. Requires a test key.
//
// In test mode only.
func (r *TestEventsResource) Trigger(ctx context.Context, params *TestEventsTriggerParams, options ...RequestOption) (*Event, error) {
	return callJSON[Event](ctx, r.settings, operations["test.events.trigger"], pathArgs{}, params, options)
}

// TestRewardLinksClaimParams are the parameters of test.reward_links.claim.
type TestRewardLinksClaimParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *TestRewardLinksClaimParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TestRewardLinksClaimParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestRewardLinksClaimParams) String() string { return showModel(p) }

// TestRewardLinksResource holds the methods of test.reward_links.
type TestRewardLinksResource struct {
	settings *settings
}

func newTestRewardLinksResource(s *settings) *TestRewardLinksResource {
	return &TestRewardLinksResource{
		settings: s,
	}
}

// Claim a test reward link.
//
// Claims a reward link as its holder would, without code, challenge or check-in, so that tests need
// no browser. The last four digits of the number determine the outcome: `0000` is delivered, `0002`
// fails and returns the budget, `0010` is held for review. If the same number has already claimed
// the link, the request returns 200 with its reward. Requires a test key.
//
// In test mode only.
//
// Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `claim_revoked`,
// `claim_expired`, `claim_used`, `conflicting_parameters`, `program_closed`,
// `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
// `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
// `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
// `meter_blocked`, `meter_currency_mismatch`.
func (r *TestRewardLinksResource) Claim(ctx context.Context, linkID string, params *TestRewardLinksClaimParams, options ...RequestOption) (*Reward, error) {
	return callJSON[Reward](ctx, r.settings, operations["test.reward_links.claim"], pathArgs{{"link_id", linkID}}, params, options)
}

// TestSendsAdvanceParams are the parameters of test.sends.advance.
type TestSendsAdvanceParams struct {
	Params
	// Target status. Default: the next step determined by the last four digits of the number.

	To *SendAdvanceTarget `json:"to,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TestSendsAdvanceParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TestSendsAdvanceParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TestSendsAdvanceParams) String() string { return showModel(p) }

// TestSendsResource holds the methods of test.sends.
type TestSendsResource struct {
	settings *settings
}

func newTestSendsResource(s *settings) *TestSendsResource {
	return &TestSendsResource{
		settings: s,
	}
}

// Advance a test send.
//
// Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
// `late_delivered`. Without `to`, it takes the next step determined by the last four digits of its
// number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
// mode. Returns 409 `invalid_transition` for a change that a live send could not make. Requires a
// test key.
//
// In test mode only.
//
// Errors: `invalid_transition`.
func (r *TestSendsResource) Advance(ctx context.Context, sendID string, params *TestSendsAdvanceParams, options ...RequestOption) (*Send, error) {
	return callJSON[Send](ctx, r.settings, operations["test.sends.advance"], pathArgs{{"send_id", sendID}}, params, options)
}

// TokenLinksGetParams are the parameters of token_links.get.
type TokenLinksGetParams struct {
	Params
	// Only for browsers: `true` reads the tokens. Otherwise the page shows a button that reads them.

	Read *bool `json:"read,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TokenLinksGetParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TokenLinksGetParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TokenLinksGetParams) String() string { return showModel(p) }

// TokenLinksResource holds the methods of token_links.
type TokenLinksResource struct {
	settings *settings
}

func newTokenLinksResource(s *settings) *TokenLinksResource {
	return &TokenLinksResource{
		settings: s,
	}
}

// Read the tokens behind a link.
//
// Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
// as `data.object.token_url`. No key is needed: anyone with the link can read it, but only once.
// Each delivery attempt creates a new link and invalidates the previous one.
//
// A `HEAD` request does not use up the link.
//
// Errors: `token_link_used`.
func (r *TokenLinksResource) Get(ctx context.Context, secret string, params *TokenLinksGetParams, options ...RequestOption) (*TokenLink, error) {
	return callJSON[TokenLink](ctx, r.settings, operations["token_links.get"], pathArgs{{"secret", secret}}, params, options)
}

// TopupsCreateParams are the parameters of topups.create.
type TopupsCreateParams struct {
	Params
	// Amount to add to your Credit. There is no minimum or maximum.
	// Type: `MoneyInput`.

	Amount string `json:"amount"`
	// Three-letter currency code. Required; there is no default.
	// Type: `CurrencyInput`.

	Currency string `json:"currency"`
	// Payment method of the top-up.

	Method *TopupMethod `json:"method,omitempty"`
	// Description for your own use.
	// Type: `Note`.

	Description *string `json:"description,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TopupsCreateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TopupsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TopupsCreateParams) String() string { return showModel(p) }

// TopupsListParams are the parameters of topups.list.
type TopupsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Only top-ups with this payment method.

	Method *TopupMethod `json:"method,omitempty"`
	// Only top-ups with this status.

	Status *TopupStatus `json:"status,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *TopupsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p TopupsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p TopupsListParams) String() string { return showModel(p) }

// TopupsResource holds the methods of topups.
type TopupsResource struct {
	settings *settings
}

func newTopupsResource(s *settings) *TopupsResource {
	return &TopupsResource{
		settings: s,
	}
}

// Top up your Credit.
//
// Creates a top-up of any amount. By card: send the payer to `redirect_url` within the hour. The
// payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the amount to
// `bank` within seven days, with its `reference`. The money becomes Credit that you can spend as
// soon as it arrives; listen to `credit.topup.succeeded`.
//
// If a transfer brings a different amount than requested, the amount received becomes Credit; see
// `amount_received`. If a card pays a different amount, the top-up is `failed` with
// `amount_mismatch` and the money is returned. Money that arrives after the top-up has ended still
// becomes Credit.
//
// If the payment provider does not respond, the request returns 503. The top-up is then traced and
// never started a second time: repeat the request with the same Idempotency-Key. While the first
// request is still starting the payment, a repetition returns 409 `idempotency_in_progress`. If the
// provider refuses the payment, the top-up is `failed` with `provider_error`.
//
// In live mode, a currency in which nothing is sold yet takes no top-ups: see `live_sales` in
// `GET /account`. The request returns 503 with `retryable: false`, and no payment is started.
//
// In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount ending
// in `.02` fails, and one ending in `.05` stays `pending` for a while. A transfer arrives after one
// step; `.02` never arrives, `.05` arrives after the top-up has expired, and `.07` brings a
// different amount. The guide to test mode lists more.
//
// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
// `idempotency_in_progress`, `invalid_amount`, `invalid_currency`,
// `provider_invalid_response`, `provider_unavailable`.
func (r *TopupsResource) Create(ctx context.Context, params *TopupsCreateParams, options ...RequestOption) (*Topup, error) {
	return callJSON[Topup](ctx, r.settings, operations["topups.create"], pathArgs{}, params, options)
}

// Retrieve a top-up.
//
// Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call it
// when the payer returns from `redirect_url`, or listen to `credit.topup.succeeded`.
func (r *TopupsResource) Get(ctx context.Context, topupID string, options ...RequestOption) (*Topup, error) {
	return callJSON[Topup](ctx, r.settings, operations["topups.get"], pathArgs{{"topup_id", topupID}}, nil, options)
}

// List top-ups.
//
// Lists top-ups, newest first. Use it to find transfers that have not arrived yet
// (`status=pending`) or all top-ups of a month.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *TopupsResource) List(ctx context.Context, params *TopupsListParams, options ...RequestOption) (*Page[Topup], error) {
	return callPage[Topup](ctx, r.settings, operations["topups.list"], pathArgs{}, params, options)
}

// WebhookDeliveriesListParams are the parameters of webhook_deliveries.list.
type WebhookDeliveriesListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only deliveries to this endpoint.
	// Type: `WebhookEndpointId`.

	Endpoint *string `json:"endpoint,omitempty"`
	// Returns only deliveries of this event.
	// Type: `EventId`.

	Event *string `json:"event,omitempty"`
	// Returns only deliveries with this status.

	Status *WebhookDeliveryStatus `json:"status,omitempty"`
	// Returns only deliveries of this event type, or of a family such as `send.*`.
	// Type: `EventTypeFilter`.

	Type *string `json:"type,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WebhookDeliveriesListParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WebhookDeliveriesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WebhookDeliveriesListParams) String() string { return showModel(p) }

// WebhookDeliveriesResource holds the methods of webhook_deliveries.
type WebhookDeliveriesResource struct {
	settings *settings
}

func newWebhookDeliveriesResource(s *settings) *WebhookDeliveriesResource {
	return &WebhookDeliveriesResource{
		settings: s,
	}
}

// Retrieve a webhook delivery.
//
// Returns a delivery with its attempts, and with the headers and the masked body of the latest
// attempt.
func (r *WebhookDeliveriesResource) Get(ctx context.Context, deliveryID string, options ...RequestOption) (*WebhookDelivery, error) {
	return callJSON[WebhookDelivery](ctx, r.settings, operations["webhook_deliveries.get"], pathArgs{{"delivery_id", deliveryID}}, nil, options)
}

// List webhook deliveries.
//
// Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
// `status=exhausted` to see what an endpoint did not accept, and why.
//
// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
func (r *WebhookDeliveriesResource) List(ctx context.Context, params *WebhookDeliveriesListParams, options ...RequestOption) (*Page[WebhookDelivery], error) {
	return callPage[WebhookDelivery](ctx, r.settings, operations["webhook_deliveries.list"], pathArgs{}, params, options)
}

// Redeliver an event.
//
// Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
// event. If the endpoint receives power tokens, redelivering an event of a send requires
// `tokens:read`.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `tokens_read_required`, `endpoint_disabled`.
func (r *WebhookDeliveriesResource) Redeliver(ctx context.Context, deliveryID string, options ...RequestOption) (*WebhookDelivery, error) {
	return callJSON[WebhookDelivery](ctx, r.settings, operations["webhook_deliveries.redeliver"], pathArgs{{"delivery_id", deliveryID}}, nil, options)
}

// WebhookEndpointsCreateParams are the parameters of webhook_endpoints.create.
type WebhookEndpointsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WebhookEndpointsCreateParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WebhookEndpointsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WebhookEndpointsCreateParams) String() string { return showModel(p) }

// WebhookEndpointsListParams are the parameters of webhook_endpoints.list.
type WebhookEndpointsListParams struct {
	Params
	// Maximum number of objects to return.
	// Type: `PageLimit`.

	Limit *int64 `json:"limit,omitempty"`
	// Returns the page after this object. Cannot be used with `ending_before`.
	// Type: `Cursor`.

	StartingAfter *string `json:"starting_after,omitempty"`
	// Returns the page before this object. Cannot be used with `starting_after`.
	// Type: `Cursor`.

	EndingBefore *string `json:"ending_before,omitempty"`
	// Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.

	Created *CreatedFilter `json:"created,omitempty"`
	// Returns only endpoints with this status.

	Status *WebhookEndpointStatus `json:"status,omitempty"`
	// Returns only endpoints with this metadata value: `metadata[<key>]=<value>`.

	Metadata map[string]string `json:"metadata,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WebhookEndpointsListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p WebhookEndpointsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WebhookEndpointsListParams) String() string { return showModel(p) }

// WebhookEndpointsReplayParams are the parameters of webhook_endpoints.replay.
type WebhookEndpointsReplayParams struct {
	Params
	// Start of the range: at most 30 days ago.

	From Moment `json:"from"`
	// End of the range. Default: now.

	To *Moment `json:"to,omitempty"`
	// Event types to replay, out of those the endpoint receives. Default: all of them.

	Types []string `json:"types,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WebhookEndpointsReplayParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WebhookEndpointsReplayParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WebhookEndpointsReplayParams) String() string { return showModel(p) }

// WebhookEndpointsRollSecretParams are the parameters of webhook_endpoints.roll_secret.
type WebhookEndpointsRollSecretParams struct {
	Params
	// Grace period of the old secret. Default, and always in the legacy format: none.

	Grace *WebhookSecretGrace `json:"grace,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WebhookEndpointsRollSecretParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WebhookEndpointsRollSecretParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WebhookEndpointsRollSecretParams) String() string { return showModel(p) }

// WebhookEndpointsTestParams are the parameters of webhook_endpoints.test.
type WebhookEndpointsTestParams struct {
	Params
	// Type of the event. Default: `send.delivered`.

	Type *EventTypeName `json:"type,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WebhookEndpointsTestParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p WebhookEndpointsTestParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WebhookEndpointsTestParams) String() string { return showModel(p) }

// WebhookEndpointsUpdateParams are the parameters of webhook_endpoints.update.
type WebhookEndpointsUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WebhookEndpointsUpdateParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WebhookEndpointsUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WebhookEndpointsUpdateParams) String() string { return showModel(p) }

// WebhookEndpointsResource holds the methods of webhook_endpoints.
type WebhookEndpointsResource struct {
	settings *settings
}

func newWebhookEndpointsResource(s *settings) *WebhookEndpointsResource {
	return &WebhookEndpointsResource{
		settings: s,
	}
}

// Create a webhook endpoint.
//
// Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains the
// signing `secret`. Repeating the request with the same Idempotency-Key shows it again while it
// still signs; otherwise it is never shown again.
//
// Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
// and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
// `webhook-timestamp` and `webhook-signature` are also sent. Respond with 2xx within 10 seconds,
// and ignore events whose ID you have already processed: an event can arrive more than once.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_url`, `invalid_metadata`, `tokens_read_required`, `duplicate_resource`,
// `endpoint_limit_reached`.
func (r *WebhookEndpointsResource) Create(ctx context.Context, params *WebhookEndpointsCreateParams, options ...RequestOption) (*WebhookEndpoint, error) {
	return callJSON[WebhookEndpoint](ctx, r.settings, operations["webhook_endpoints.create"], pathArgs{}, params, options)
}

// Delete a webhook endpoint.
//
// Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending deliveries
// are skipped. Its past deliveries can still be listed.
func (r *WebhookEndpointsResource) Delete(ctx context.Context, endpointID string, options ...RequestOption) (*WebhookEndpoint, error) {
	return callJSON[WebhookEndpoint](ctx, r.settings, operations["webhook_endpoints.delete"], pathArgs{{"endpoint_id", endpointID}}, nil, options)
}

// Retrieve a webhook endpoint.
//
// Returns an endpoint with its delivery performance in `health`. If `failing_since` is set, list
// its deliveries to see why. `disabled_reason` says whether you or the service disabled it. The
// secret is never shown again.
func (r *WebhookEndpointsResource) Get(ctx context.Context, endpointID string, options ...RequestOption) (*WebhookEndpoint, error) {
	return callJSON[WebhookEndpoint](ctx, r.settings, operations["webhook_endpoints.get"], pathArgs{{"endpoint_id", endpointID}}, nil, options)
}

// Retrieve a replay.
//
// Returns a replay with its progress: how many events matched, how many have a new delivery, and
// how those deliveries ended. Read it every few seconds until `status` is `done`. Then `matched`
// equals the sum of `delivered`, `failed` and the deliveries that are still being retried.
func (r *WebhookEndpointsResource) GetReplay(ctx context.Context, endpointID string, replayID string, options ...RequestOption) (*WebhookReplay, error) {
	return callJSON[WebhookReplay](ctx, r.settings, operations["webhook_endpoints.get_replay"], pathArgs{{"endpoint_id", endpointID}, {"replay_id", replayID}}, nil, options)
}

// List webhook endpoints.
//
// Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.
//
// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
func (r *WebhookEndpointsResource) List(ctx context.Context, params *WebhookEndpointsListParams, options ...RequestOption) (*Page[WebhookEndpoint], error) {
	return callPage[WebhookEndpoint](ctx, r.settings, operations["webhook_endpoints.list"], pathArgs{}, params, options)
}

// Replay events to an endpoint.
//
// Sends the events of a time range to an endpoint again, oldest first, each as a new delivery of
// the same event. Use it after your endpoint was down for longer than the retry period. Events are
// kept for 30 days, and a range can contain at most 100,000 of them. With `types`, only events of
// these types that the endpoint receives are sent. Returns 409 `endpoint_disabled` if the endpoint
// is disabled. If the endpoint receives power tokens, replaying events of sends requires
// `tokens:read`. Read the progress with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_time`, `time_out_of_range`, `tokens_read_required`, `endpoint_disabled`.
func (r *WebhookEndpointsResource) Replay(ctx context.Context, endpointID string, params *WebhookEndpointsReplayParams, options ...RequestOption) (*WebhookReplay, error) {
	return callJSON[WebhookReplay](ctx, r.settings, operations["webhook_endpoints.replay"], pathArgs{{"endpoint_id", endpointID}}, params, options)
}

// Roll a signing secret.
//
// Gives an endpoint a new signing secret, which the response shows. The new secret signs
// immediately. During the grace period the old secret signs too: each signature header carries two
// signatures, and either secret verifies. In the legacy format the old secret stops immediately.
// Repeating the request with the same Idempotency-Key shows the secret again while it still signs.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
func (r *WebhookEndpointsResource) RollSecret(ctx context.Context, endpointID string, params *WebhookEndpointsRollSecretParams, options ...RequestOption) (*WebhookEndpoint, error) {
	return callJSON[WebhookEndpoint](ctx, r.settings, operations["webhook_endpoints.roll_secret"], pathArgs{{"endpoint_id", endpointID}}, params, options)
}

// Send a test event.
//
// Sends a sample event to one endpoint, whatever events it receives, in live mode too.
// `data.synthetic` is true, the event is not listed, and nothing else changes. The response is the
// delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint responded.
//
// For the legacy format, only types that exist in it can be sent.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `endpoint_disabled`.
func (r *WebhookEndpointsResource) Test(ctx context.Context, endpointID string, params *WebhookEndpointsTestParams, options ...RequestOption) (*WebhookDelivery, error) {
	return callJSON[WebhookDelivery](ctx, r.settings, operations["webhook_endpoints.test"], pathArgs{{"endpoint_id", endpointID}}, params, options)
}

// Update a webhook endpoint.
//
// Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries that
// are due while the endpoint is disabled are skipped. To send a range of events again, use
// `POST /webhook-endpoints/{endpoint_id}/replay`.
//
// Setting a new URL with a key that lacks `tokens:read` turns off `token_links` and
// `include_tokens`. `include_tokens` cannot be turned on here, and an endpoint cannot return to the
// legacy format: both return 409 `invalid_transition`.
//
// Errors: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
// `duplicate_resource`.
func (r *WebhookEndpointsResource) Update(ctx context.Context, endpointID string, params *WebhookEndpointsUpdateParams, options ...RequestOption) (*WebhookEndpoint, error) {
	return callJSON[WebhookEndpoint](ctx, r.settings, operations["webhook_endpoints.update"], pathArgs{{"endpoint_id", endpointID}}, params, options)
}

// WorkforceAllocateParams are the parameters of workforce.allocate.
type WorkforceAllocateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceAllocateParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p WorkforceAllocateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceAllocateParams) String() string { return showModel(p) }

// WorkforceGetJournalParams are the parameters of workforce.get_journal.
type WorkforceGetJournalParams struct {
	Params
	// First day of the period. Default: the first day of this month.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 366 days in all. Default: today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
	// Only entries of this cost centre, or `none` for those without one.
	// Type: `CostCenterFilter`.

	CostCenter *string `json:"cost_center,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceGetJournalParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p WorkforceGetJournalParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceGetJournalParams) String() string { return showModel(p) }

// WorkforceGetJournalCsvParams are the parameters of workforce.get_journal_csv.
type WorkforceGetJournalCsvParams struct {
	Params
	// First day of the period. Default: the first day of this month.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 366 days in all. Default: today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
	// Only entries of this cost centre, or `none` for those without one.
	// Type: `CostCenterFilter`.

	CostCenter *string `json:"cost_center,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceGetJournalCsvParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceGetJournalCsvParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceGetJournalCsvParams) String() string { return showModel(p) }

// WorkforceGetLedgerParams are the parameters of workforce.get_ledger.
type WorkforceGetLedgerParams struct {
	Params
	// First day of the period. Default: the first day of this month.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 366 days in all. Default: today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
	// Only entries in this currency. Default: both currencies.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// Only entries of this kind.

	Kind *WorkforceLedgerKind `json:"kind,omitempty"`
	// Only entries whose description or reference contains this text.

	Q *string `json:"q,omitempty"`
	// Page number, starting at 1.
	// Type: `PageNumber`.

	Page *int64 `json:"page,omitempty"`
	// Number of rows per page.
	// Type: `PageLimit`.

	PageSize *int64 `json:"page_size,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceGetLedgerParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p WorkforceGetLedgerParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceGetLedgerParams) String() string { return showModel(p) }

// WorkforceGetLedgerCsvParams are the parameters of workforce.get_ledger_csv.
type WorkforceGetLedgerCsvParams struct {
	Params
	// First day of the period. Default: the first day of this month.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 366 days in all. Default: today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
	// Only entries in this currency. Default: both currencies.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// Only entries of this kind.

	Kind *WorkforceLedgerKind `json:"kind,omitempty"`
	// Only entries whose description or reference contains this text.

	Q *string `json:"q,omitempty"`
	// Page number, starting at 1.
	// Type: `PageNumber`.

	Page *int64 `json:"page,omitempty"`
	// Number of rows per page.
	// Type: `PageLimit`.

	PageSize *int64 `json:"page_size,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceGetLedgerCsvParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceGetLedgerCsvParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceGetLedgerCsvParams) String() string { return showModel(p) }

// WorkforceGetLedgerCsvJsonParams are the parameters of workforce.get_ledger_csv_json.
type WorkforceGetLedgerCsvJsonParams struct {
	Params
	// First day of the period. Default: the first day of this month.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 366 days in all. Default: today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
	// Only entries in this currency. Default: both currencies.
	// Type: `CurrencyInput`.

	Currency *string `json:"currency,omitempty"`
	// Only entries of this kind.

	Kind *WorkforceLedgerKind `json:"kind,omitempty"`
	// Only entries whose description or reference contains this text.

	Q *string `json:"q,omitempty"`
	// Page number, starting at 1.
	// Type: `PageNumber`.

	Page *int64 `json:"page,omitempty"`
	// Number of rows per page.
	// Type: `PageLimit`.

	PageSize *int64 `json:"page_size,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceGetLedgerCsvJsonParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceGetLedgerCsvJsonParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceGetLedgerCsvJsonParams) String() string { return showModel(p) }

// WorkforcePreviewAllocationParams are the parameters of workforce.preview_allocation.
type WorkforcePreviewAllocationParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforcePreviewAllocationParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforcePreviewAllocationParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforcePreviewAllocationParams) String() string { return showModel(p) }

// WorkforceResource holds the methods of workforce.
type WorkforceResource struct {
	settings    *settings
	Batches     *WorkforceBatchesResource
	CostCenters *WorkforceCostCentersResource
	Recipients  *WorkforceRecipientsResource
	Schedules   *WorkforceSchedulesResource
}

func newWorkforceResource(s *settings) *WorkforceResource {
	return &WorkforceResource{
		settings:    s,
		Batches:     newWorkforceBatchesResource(s),
		CostCenters: newWorkforceCostCentersResource(s),
		Recipients:  newWorkforceRecipientsResource(s),
		Schedules:   newWorkforceSchedulesResource(s),
	}
}

// Allocate to people.
//
// Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
// total is reserved, it requires approval above the account's threshold, and each line becomes a
// send. `reference` is its number for people and accounting; `batch` is the same batch in
// `/batches`.
//
// Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
// nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would be
// exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.
//
// Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200 with
// the existing allocation and `replayed: true`, and allocates nothing twice.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
// `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
// `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
// `reservation_insufficient`.
func (r *WorkforceResource) Allocate(ctx context.Context, params *WorkforceAllocateParams, options ...RequestOption) (*WorkforceSendResult, error) {
	return callJSON[WorkforceSendResult](ctx, r.settings, operations["workforce.allocate"], pathArgs{}, params, options)
}

// Retrieve your Workforce access.
//
// Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
// limits, and the total above which approval is required. Call it once, before you show the screen.
func (r *WorkforceResource) GetAccess(ctx context.Context, options ...RequestOption) (*WorkforceAccess, error) {
	return callJSON[WorkforceAccess](ctx, r.settings, operations["workforce.get_access"], pathArgs{}, nil, options)
}

// Retrieve the journal.
//
// Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
// credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
// all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
// their Credit was returned. Debits and credits are always equal.
//
// Errors: `reference_not_found`, `time_out_of_range`.
func (r *WorkforceResource) GetJournal(ctx context.Context, params *WorkforceGetJournalParams, options ...RequestOption) (*WorkforceJournal, error) {
	return callJSON[WorkforceJournal](ctx, r.settings, operations["workforce.get_journal"], pathArgs{}, params, options)
}

// Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.
//
// Errors: `reference_not_found`, `time_out_of_range`.
func (r *WorkforceResource) GetJournalCSV(ctx context.Context, params *WorkforceGetJournalCsvParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["workforce.get_journal_csv"], pathArgs{}, params, options)
}

// Retrieve the ledger.
//
// Returns every transaction of your Credit in a period, newest first and described for accountants,
// with opening and closing balances. Reservations are not included.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *WorkforceResource) GetLedger(ctx context.Context, params *WorkforceGetLedgerParams, options ...RequestOption) (*Page[WorkforceLedgerEntry], error) {
	return callPage[WorkforceLedgerEntry](ctx, r.settings, operations["workforce.get_ledger"], pathArgs{}, params, options)
}

// Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *WorkforceResource) GetLedgerCSV(ctx context.Context, params *WorkforceGetLedgerCsvParams, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["workforce.get_ledger_csv"], pathArgs{}, params, options)
}

// Returns the CSV as text inside an object, for clients that cannot take a file.
//
// Errors: `invalid_currency`, `time_out_of_range`.
func (r *WorkforceResource) GetLedgerCSVJSON(ctx context.Context, params *WorkforceGetLedgerCsvJsonParams, options ...RequestOption) (*WorkforceExport, error) {
	return callJSON[WorkforceExport](ctx, r.settings, operations["workforce.get_ledger_csv_json"], pathArgs{}, params, options)
}

// List meters of people.
//
// Lists the electricity meters of your people: who can receive power, when the utility last
// confirmed each meter, and its last token. The utility is not contacted.
func (r *WorkforceResource) GetMeters(ctx context.Context, options ...RequestOption) (*WorkforceMeters, error) {
	return callJSON[WorkforceMeters](ctx, r.settings, operations["workforce.get_meters"], pathArgs{}, nil, options)
}

// List products to allocate.
//
// Lists the products that can be allocated, by kind: those of `GET /products` that the key is
// allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
func (r *WorkforceResource) GetProducts(ctx context.Context, options ...RequestOption) (*WorkforceProducts, error) {
	return callJSON[WorkforceProducts](ctx, r.settings, operations["workforce.get_products"], pathArgs{}, nil, options)
}

// Preview an allocation.
//
// Previews an allocation without creating it: the result and cost of each line, the totals, the
// budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
// writes nothing and ignores idempotency keys.
//
// Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
// `sms_too_long`, `product_mismatch`, `data_not_live`.
func (r *WorkforceResource) PreviewAllocation(ctx context.Context, params *WorkforcePreviewAllocationParams, options ...RequestOption) (*WorkforcePreview, error) {
	return callJSON[WorkforcePreview](ctx, r.settings, operations["workforce.preview_allocation"], pathArgs{}, params, options)
}

// WorkforceBatchesListParams are the parameters of workforce.batches.list.
type WorkforceBatchesListParams struct {
	Params
	// First day of the period. Default: the first day of this month.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 366 days in all. Default: today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
	// Only allocations with this status.

	Status *BatchStatus `json:"status,omitempty"`
	// Only allocations booked to this cost centre, or `none` for those without one.
	// Type: `CostCenterFilter`.

	CostCenter *string `json:"cost_center,omitempty"`
	// Page number, starting at 1.
	// Type: `PageNumber`.

	Page *int64 `json:"page,omitempty"`
	// Number of rows per page.
	// Type: `SmallPageSize`.

	PageSize *int64 `json:"page_size,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceBatchesListParams) UnmarshalJSON(data []byte) error { return unmarshalModel(data, p) }

// MarshalJSON writes what the request holds.
func (p WorkforceBatchesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceBatchesListParams) String() string { return showModel(p) }

// WorkforceBatchesPreviewResendParams are the parameters of workforce.batches.preview_resend.
type WorkforceBatchesPreviewResendParams struct {
	Params
	// IDs of the failed lines to resend. Default: all of them.

	ItemIds []string `json:"item_ids,omitempty"`
	// Your own idempotency key: repeating a request returns the allocation it created.
	// Type: `WorkforceIdempotencyKey`.

	IdempotencyKey *string `json:"idempotency_key,omitempty"`
	// Whether to proceed even if the cost centre is over budget.

	AcknowledgeOverBudget *bool `json:"acknowledge_over_budget,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceBatchesPreviewResendParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceBatchesPreviewResendParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceBatchesPreviewResendParams) String() string { return showModel(p) }

// WorkforceBatchesResendParams are the parameters of workforce.batches.resend.
type WorkforceBatchesResendParams struct {
	Params
	// IDs of the failed lines to resend. Default: all of them.

	ItemIds []string `json:"item_ids,omitempty"`
	// Your own idempotency key: repeating a request returns the allocation it created.
	// Type: `WorkforceIdempotencyKey`.

	IdempotencyKey *string `json:"idempotency_key,omitempty"`
	// Whether to proceed even if the cost centre is over budget.

	AcknowledgeOverBudget *bool `json:"acknowledge_over_budget,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceBatchesResendParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceBatchesResendParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceBatchesResendParams) String() string { return showModel(p) }

// WorkforceBatchesResource holds the methods of workforce.batches.
type WorkforceBatchesResource struct {
	settings *settings
}

func newWorkforceBatchesResource(s *settings) *WorkforceBatchesResource {
	return &WorkforceBatchesResource{
		settings: s,
	}
}

// Cancel an allocation.
//
// Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
// them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
// cancelled, the request returns 200 with the allocation unchanged.
//
// Errors: `batch_not_cancellable`.
func (r *WorkforceBatchesResource) Cancel(ctx context.Context, reference string, options ...RequestOption) (*WorkforceBatch, error) {
	return callJSON[WorkforceBatch](ctx, r.settings, operations["workforce.batches.cancel"], pathArgs{{"reference", reference}}, nil, options)
}

// Retrieve an allocation.
//
// Retrieves an allocation with what each person received and its outcome. While it is `processing`,
// poll every few seconds. Failed lines can be sent again with
// `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line. Power
// tokens show only their last four digits.
func (r *WorkforceBatchesResource) Get(ctx context.Context, reference string, options ...RequestOption) (*WorkforceBatch, error) {
	return callJSON[WorkforceBatch](ctx, r.settings, operations["workforce.batches.get"], pathArgs{{"reference", reference}}, nil, options)
}

// Retrieve allocation results as CSV.
//
// Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`, followed
// by the columns of `/batches/{batch_id}/results.csv`.
func (r *WorkforceBatchesResource) GetResults(ctx context.Context, reference string, options ...RequestOption) (*FileResult, error) {
	return callFile(ctx, r.settings, operations["workforce.batches.get_results"], pathArgs{{"reference", reference}}, nil, options)
}

// List allocations.
//
// Returns a page of your allocations, newest first, without their lines. Dates are creation dates
// in Harare.
//
// Errors: `reference_not_found`, `time_out_of_range`.
func (r *WorkforceBatchesResource) List(ctx context.Context, params *WorkforceBatchesListParams, options ...RequestOption) (*Page[WorkforceBatchSummary], error) {
	return callPage[WorkforceBatchSummary](ctx, r.settings, operations["workforce.batches.list"], pathArgs{}, params, options)
}

// Preview a resend.
//
// Previews a resend without creating it: which lines would be sent again and what they would cost.
// The network is not asked and nothing is written; lines that were delivered late are only omitted
// in the resend itself.
//
// Errors: `reference_not_found`, `nothing_to_retry`.
func (r *WorkforceBatchesResource) PreviewResend(ctx context.Context, reference string, params *WorkforceBatchesPreviewResendParams, options ...RequestOption) (*WorkforcePreview, error) {
	return callJSON[WorkforcePreview](ctx, r.settings, operations["workforce.batches.preview_resend"], pathArgs{{"reference", reference}}, params, options)
}

// Resend failed lines of an allocation.
//
// Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
// resent once. The network is first asked about the original send, and a line that was delivered
// after all is omitted. Returns 409 `nothing_to_retry` if no line is left.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
// `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
func (r *WorkforceBatchesResource) Resend(ctx context.Context, reference string, params *WorkforceBatchesResendParams, options ...RequestOption) (*WorkforceSendResult, error) {
	return callJSON[WorkforceSendResult](ctx, r.settings, operations["workforce.batches.resend"], pathArgs{{"reference", reference}}, params, options)
}

// WorkforceCostCentersChangePeopleParams are the parameters of workforce.cost_centers.change_people.
type WorkforceCostCentersChangePeopleParams struct {
	Params
	// IDs of registered people to add. They leave their previous department.

	Add []string `json:"add,omitempty"`
	// IDs of people to remove. They stay registered.

	Remove []string `json:"remove,omitempty"`
	// People to register and add. A person whose number is already registered is only added.

	New []WorkforceDepartmentPerson `json:"new,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceCostCentersChangePeopleParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceCostCentersChangePeopleParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceCostCentersChangePeopleParams) String() string { return showModel(p) }

// WorkforceCostCentersCreateParams are the parameters of workforce.cost_centers.create.
type WorkforceCostCentersCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceCostCentersCreateParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceCostCentersCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceCostCentersCreateParams) String() string { return showModel(p) }

// WorkforceCostCentersGetSpendParams are the parameters of workforce.cost_centers.get_spend.
type WorkforceCostCentersGetSpendParams struct {
	Params
	// First day of the period. Default: the first day of this month.
	// Type: `Day`.

	From *string `json:"from,omitempty"`
	// Last day of the period, at most 366 days in all. Default: today.
	// Type: `Day`.

	To *string `json:"to,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceCostCentersGetSpendParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceCostCentersGetSpendParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceCostCentersGetSpendParams) String() string { return showModel(p) }

// WorkforceCostCentersUpdateParams are the parameters of workforce.cost_centers.update.
type WorkforceCostCentersUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceCostCentersUpdateParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceCostCentersUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceCostCentersUpdateParams) String() string { return showModel(p) }

// WorkforceCostCentersResource holds the methods of workforce.cost_centers.
type WorkforceCostCentersResource struct {
	settings *settings
}

func newWorkforceCostCentersResource(s *settings) *WorkforceCostCentersResource {
	return &WorkforceCostCentersResource{
		settings: s,
	}
}

// Update the people of a department.
//
// Adds people to a department and removes others in one request. People in `new` are registered
// first. At least one of the three lists is required. A person who cannot be added or removed is
// listed in `errors`; the other changes are still made. An unknown ID returns 400
// `reference_not_found`, as does adding people to an archived department, and nothing is changed.
//
// Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
// `limit_reached`.
func (r *WorkforceCostCentersResource) ChangePeople(ctx context.Context, costCenterID string, params *WorkforceCostCentersChangePeopleParams, options ...RequestOption) (*WorkforceDepartmentPeople, error) {
	return callJSON[WorkforceDepartmentPeople](ctx, r.settings, operations["workforce.cost_centers.change_people"], pathArgs{{"cost_center_id", costCenterID}}, params, options)
}

// Create a department.
//
// Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
// too. Returns 409 `duplicate_resource` if the code, or the name of an active department, already
// exists.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `invalid_amount`, `invalid_currency`, `duplicate_resource`.
func (r *WorkforceCostCentersResource) Create(ctx context.Context, params *WorkforceCostCentersCreateParams, options ...RequestOption) (*WorkforceDepartment, error) {
	return callJSON[WorkforceDepartment](ctx, r.settings, operations["workforce.cost_centers.create"], pathArgs{}, params, options)
}

// List the people of a department.
//
// Lists the people of a department with what each received this month and their monthly cap. To
// change who belongs to it, use `POST` on the same path.
func (r *WorkforceCostCentersResource) GetPeople(ctx context.Context, costCenterID string, options ...RequestOption) (*WorkforceDepartmentPeople, error) {
	return callJSON[WorkforceDepartmentPeople](ctx, r.settings, operations["workforce.cost_centers.get_people"], pathArgs{{"cost_center_id", costCenterID}}, nil, options)
}

// Retrieve the spend of a department.
//
// Retrieves the spend of a department in a period: by month against its budget, by kind, and the
// people who received most. Failed sends are not counted.
//
// Errors: `time_out_of_range`.
func (r *WorkforceCostCentersResource) GetSpend(ctx context.Context, costCenterID string, params *WorkforceCostCentersGetSpendParams, options ...RequestOption) (*WorkforceDepartmentSpend, error) {
	return callJSON[WorkforceDepartmentSpend](ctx, r.settings, operations["workforce.cost_centers.get_spend"], pathArgs{{"cost_center_id", costCenterID}}, params, options)
}

// List departments.
//
// Lists all departments with this month's spend and budget. `totals` shows the remaining budget of
// all active departments, by currency.
func (r *WorkforceCostCentersResource) List(ctx context.Context, options ...RequestOption) (*WorkforceDepartmentList, error) {
	return callJSON[WorkforceDepartmentList](ctx, r.settings, operations["workforce.cost_centers.list"], pathArgs{}, nil, options)
}

// Update a department.
//
// Updates a department, or archives it with `is_active: false`. Using an archived department
// returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
// current month.
//
// Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
func (r *WorkforceCostCentersResource) Update(ctx context.Context, costCenterID string, params *WorkforceCostCentersUpdateParams, options ...RequestOption) (*WorkforceDepartment, error) {
	return callJSON[WorkforceDepartment](ctx, r.settings, operations["workforce.cost_centers.update"], pathArgs{{"cost_center_id", costCenterID}}, params, options)
}

// WorkforceRecipientsCreateParams are the parameters of workforce.recipients.create.
type WorkforceRecipientsCreateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceRecipientsCreateParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceRecipientsCreateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceRecipientsCreateParams) String() string { return showModel(p) }

// WorkforceRecipientsListParams are the parameters of workforce.recipients.list.
type WorkforceRecipientsListParams struct {
	Params
	// Only people whose name, phone number or payroll number contains this text.

	Q *string `json:"q,omitempty"`
	// Only people of this cost centre, or `none` for those without one.
	// Type: `CostCenterFilter`.

	CostCenter *string `json:"cost_center,omitempty"`
	// Page number, starting at 1.
	// Type: `PageNumber`.

	Page *int64 `json:"page,omitempty"`
	// Number of rows per page.
	// Type: `SmallPageSize`.

	PageSize *int64 `json:"page_size,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceRecipientsListParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceRecipientsListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceRecipientsListParams) String() string { return showModel(p) }

// WorkforceRecipientsUpdateParams are the parameters of workforce.recipients.update.
type WorkforceRecipientsUpdateParams struct {
	Params
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

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceRecipientsUpdateParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceRecipientsUpdateParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceRecipientsUpdateParams) String() string { return showModel(p) }

// WorkforceRecipientsResource holds the methods of workforce.recipients.
type WorkforceRecipientsResource struct {
	settings *settings
}

func newWorkforceRecipientsResource(s *settings) *WorkforceRecipientsResource {
	return &WorkforceRecipientsResource{
		settings: s,
	}
}

// Add a person.
//
// Registers a person. If the phone number or payroll number is already registered, no duplicate is
// created: the existing person is updated with what you send, and `matched_existing` is true.
// Returns 409 `duplicate_resource` if the two numbers belong to two different people.
//
// Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
// `erased_recipient`, `limit_reached`.
func (r *WorkforceRecipientsResource) Create(ctx context.Context, params *WorkforceRecipientsCreateParams, options ...RequestOption) (*WorkforcePersonCreated, error) {
	return callJSON[WorkforcePersonCreated](ctx, r.settings, operations["workforce.recipients.create"], pathArgs{}, params, options)
}

// List people.
//
// Returns a page of your people by name, with what each received this month. Use `q` to search, or
// `cost_center=none` for people without a department.
//
// Errors: `reference_not_found`.
func (r *WorkforceRecipientsResource) List(ctx context.Context, params *WorkforceRecipientsListParams, options ...RequestOption) (*Page[WorkforcePerson], error) {
	return callPage[WorkforcePerson](ctx, r.settings, operations["workforce.recipients.list"], pathArgs{}, params, options)
}

// Update a person.
//
// Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
// the next allocation. To remove someone permanently, erase the recipient.
//
// Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
// `erased_recipient`.
func (r *WorkforceRecipientsResource) Update(ctx context.Context, recipientID string, params *WorkforceRecipientsUpdateParams, options ...RequestOption) (*WorkforcePersonUpdated, error) {
	return callJSON[WorkforcePersonUpdated](ctx, r.settings, operations["workforce.recipients.update"], pathArgs{{"recipient_id", recipientID}}, params, options)
}

// WorkforceSchedulesListParams are the parameters of workforce.schedules.list.
type WorkforceSchedulesListParams struct {
	Params
	// Page number, starting at 1.
	// Type: `PageNumber`.

	Page *int64 `json:"page,omitempty"`
	// Number of rows per page.
	// Type: `SmallPageSize`.

	PageSize *int64 `json:"page_size,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceSchedulesListParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceSchedulesListParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceSchedulesListParams) String() string { return showModel(p) }

// WorkforceSchedulesRunParams are the parameters of workforce.schedules.run.
type WorkforceSchedulesRunParams struct {
	Params
	// Whether to run even if the schedule has already run today.

	Again *bool `json:"again,omitempty"`
	// Whether to proceed even if the cost centre is over budget.

	AcknowledgeOverBudget *bool `json:"acknowledge_over_budget,omitempty"`
	// Your own idempotency key: repeating a request returns the allocation it created.
	// Type: `WorkforceIdempotencyKey`.

	IdempotencyKey *string `json:"idempotency_key,omitempty"`
}

// UnmarshalJSON reads parameters that were kept.
func (p *WorkforceSchedulesRunParams) UnmarshalJSON(data []byte) error {
	return unmarshalModel(data, p)
}

// MarshalJSON writes what the request holds.
func (p WorkforceSchedulesRunParams) MarshalJSON() ([]byte, error) { return marshalModel(p) }

// String is the parameters as JSON, with secrets masked.
func (p WorkforceSchedulesRunParams) String() string { return showModel(p) }

// WorkforceSchedulesResource holds the methods of workforce.schedules.
type WorkforceSchedulesResource struct {
	settings *settings
}

func newWorkforceSchedulesResource(s *settings) *WorkforceSchedulesResource {
	return &WorkforceSchedulesResource{
		settings: s,
	}
}

// List schedules of people.
//
// Returns a page of the schedules of your people, newest first. To create or update schedules, use
// `/schedules`.
func (r *WorkforceSchedulesResource) List(ctx context.Context, params *WorkforceSchedulesListParams, options ...RequestOption) (*Page[Schedule], error) {
	return callPage[Schedule](ctx, r.settings, operations["workforce.schedules.list"], pathArgs{}, params, options)
}

// Run a schedule of people now.
//
// Runs a schedule immediately as an allocation, with its own reference number and within the budget
// of each cost centre that it books to. Returns 409 `already_ran_today` if it has already run
// today, unless you set `again: true`, and 422 `budget_over_cost_center` if a budget would be
// exceeded, unless you set `acknowledge_over_budget: true`. Set `idempotency_key`, or the header,
// so that repeating the request does not run it again.
//
// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
// `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
// `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
func (r *WorkforceSchedulesResource) Run(ctx context.Context, scheduleID string, params *WorkforceSchedulesRunParams, options ...RequestOption) (*WorkforceSendResult, error) {
	return callJSON[WorkforceSendResult](ctx, r.settings, operations["workforce.schedules.run"], pathArgs{{"schedule_id", scheduleID}}, params, options)
}
