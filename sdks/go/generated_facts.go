// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package svc

const (
	// Version is the version of this package.
	Version = "0.1.0"
	// APIVersion is the version of the contract, which every request names.
	APIVersion = "2026-11-01"
	// basePath is where the service begins on its host.
	basePath = "/dev/v1"
)

// settledSends are the statuses in which a send does not change again soon on its own.
var settledSends = map[SendStatus]bool{
	"delivered":          true,
	"requires_review":    true,
	"failed_credited":    true,
	"failed":             true,
	"cancelled_credited": true,
}

// The codes of errors, and what each means.
const (
	// The account has been closed.
	ErrorCodeAccountClosed = "account_closed"
	// The account is suspended: it can read data but not change anything.
	ErrorCodeAccountSuspended = "account_suspended"
	// The recipient is too new for this program.
	ErrorCodeAccountTooYoung = "account_too_young"
	// The position is not accurate enough.
	ErrorCodeAccuracyTooLow = "accuracy_too_low"
	// Agent keys cannot use the live account until an owner or admin allows it.
	ErrorCodeAgentLiveModeOff = "agent_live_mode_off"
	// The schedule has already run today; `resource` is its batch.
	ErrorCodeAlreadyRanToday = "already_ran_today"
	// The send has been dispatched or has ended, so it cannot be cancelled or changed.
	ErrorCodeAlreadySent = "already_sent"
	// The amount is not one that the network sells.
	ErrorCodeAmountNotAllowed = "amount_not_allowed"
	// The amount is below the minimum or above the maximum for this product.
	ErrorCodeAmountOutOfRange = "amount_out_of_range"
	// Nobody decided the approval within 24 hours.
	ErrorCodeApprovalExpired = "approval_expired"
	// The approval has already been decided.
	ErrorCodeApprovalResolved = "approval_resolved"
	// The device could not prove that its position is genuine.
	ErrorCodeAttestationFailed = "attestation_failed"
	// The batch has no lines, or no valid ones.
	ErrorCodeBatchEmpty = "batch_empty"
	// Some lines are invalid and `on_invalid` is `reject`. Nothing was created.
	ErrorCodeBatchInvalidLines = "batch_invalid_lines"
	// The batch is not waiting for approval.
	ErrorCodeBatchNotApprovable = "batch_not_approvable"
	// The batch has ended, or has no unsent lines left.
	ErrorCodeBatchNotCancellable = "batch_not_cancellable"
	// The batch has too many lines: the limit is 10,000, or 2,000 in Workforce.
	ErrorCodeBatchTooLarge = "batch_too_large"
	// The body exceeds 1 MiB (8 MiB for batches, 64 KiB if signed, 10 MiB with a file).
	ErrorCodeBodyTooLarge = "body_too_large"
	// The allocation would exceed the budget of the cost centre.
	ErrorCodeBudgetOverCostCenter = "budget_over_cost_center"
	// The bundle is no longer sold.
	ErrorCodeBundleUnavailable = "bundle_unavailable"
	// The answer to the challenge is wrong or late.
	ErrorCodeChallengeFailed = "challenge_failed"
	// The person must answer a challenge first.
	ErrorCodeChallengeRequired = "challenge_required"
	// The link must be claimed at its location.
	ErrorCodeCheckinRequired = "checkin_required"
	// The program or the link does not offer this type of reward.
	ErrorCodeChoiceNotAllowed = "choice_not_allowed"
	// Too many codes were sent for this link: the limit is 3 in 15 minutes, 10 a day.
	ErrorCodeClaimCodeLimit = "claim_code_limit"
	// This link has expired.
	ErrorCodeClaimExpired = "claim_expired"
	// The link is locked for 30 minutes after five wrong codes.
	ErrorCodeClaimLocked = "claim_locked"
	// The sender has revoked this link.
	ErrorCodeClaimRevoked = "claim_revoked"
	// This link has already been claimed.
	ErrorCodeClaimUsed = "claim_used"
	// The claim code is wrong or has expired.
	ErrorCodeCodeInvalid = "code_invalid"
	// The program has reached its `throttle_per_hour`.
	ErrorCodeCompletionsThrottled = "completions_throttled"
	// Another request was changing the same object. Nothing was changed by this one.
	ErrorCodeConcurrentUpdate = "concurrent_update"
	// Two fields cannot be used together.
	ErrorCodeConflictingParameters = "conflicting_parameters"
	// Only a signed-in person can do this, not a key.
	ErrorCodeDashboardOnly = "dashboard_only"
	// Data bundles are available in test mode only for now.
	ErrorCodeDataNotLive = "data_not_live"
	// An object with this name, code, ID or URL already exists; `resource` is its ID.
	ErrorCodeDuplicateResource = "duplicate_resource"
	// The same sale was made within the account's duplicate window; `resource` is it.
	ErrorCodeDuplicateSuspected = "duplicate_suspected"
	// The webhook endpoint is disabled, so nothing is sent to it.
	ErrorCodeEndpointDisabled = "endpoint_disabled"
	// The account already has 16 webhook endpoints in this mode.
	ErrorCodeEndpointLimitReached = "endpoint_limit_reached"
	// The recipient has been erased, or is about to be.
	ErrorCodeErasedRecipient = "erased_recipient"
	// The key is past its `expires_at`.
	ErrorCodeExpiredAPIKey = "expired_api_key"
	// A fraud rule blocks this reward, and no review can allow it.
	ErrorCodeFraudBlocked = "fraud_blocked"
	// The person is outside the program's location or its opening hours.
	ErrorCodeGeofenceOutside = "geofence_outside"
	// The path, query and headers together exceed 16 KiB.
	ErrorCodeHeadersTooLarge = "headers_too_large"
	// The first request with this Idempotency-Key is still running.
	ErrorCodeIdempotencyInProgress = "idempotency_in_progress"
	// An Idempotency-Key must be 1 to 255 printable ASCII characters.
	ErrorCodeIdempotencyKeyInvalid = "idempotency_key_invalid"
	// This operation moves money and requires an `Idempotency-Key` header.
	ErrorCodeIdempotencyKeyRequired = "idempotency_key_required"
	// The Idempotency-Key was already used with a different request.
	ErrorCodeIdempotencyMismatch = "idempotency_mismatch"
	// This operation does not accept an Idempotency-Key: it returns a secret only once.
	ErrorCodeIdempotencyNotSupported = "idempotency_not_supported"
	// The available Credit in this currency is less than the cost.
	ErrorCodeInsufficientCredit = "insufficient_credit"
	// The key has none of the scopes that this operation accepts.
	ErrorCodeInsufficientScope = "insufficient_scope"
	// Something went wrong on our side.
	ErrorCodeInternalError = "internal_error"
	// An amount has at most two decimals, is greater than 0 and at most 9999999.99.
	ErrorCodeInvalidAmount = "invalid_amount"
	// No API key matches this secret.
	ErrorCodeInvalidAPIKey = "invalid_api_key"
	// The CSV has no headings, an unknown column, or a cell without a heading.
	ErrorCodeInvalidCSV = "invalid_csv"
	// A currency must be USD or ZWG.
	ErrorCodeInvalidCurrency = "invalid_currency"
	// The cursor does not match any object in this list.
	ErrorCodeInvalidCursor = "invalid_cursor"
	// A duration must be seconds, or a length such as 30m, 24h or 3d.
	ErrorCodeInvalidDuration = "invalid_duration"
	// The field in `expand[]` cannot be expanded.
	ErrorCodeInvalidExpand = "invalid_expand"
	// The body is not valid JSON in UTF-8, or has a field twice in one object.
	ErrorCodeInvalidJSON = "invalid_json"
	// Metadata takes up to 20 keys of 40 characters and values of 500 characters.
	ErrorCodeInvalidMetadata = "invalid_metadata"
	// A meter number must have 11 digits.
	ErrorCodeInvalidMeterNumber = "invalid_meter_number"
	// A phone number must be a Zimbabwean mobile number.
	ErrorCodeInvalidPhone = "invalid_phone"
	// Several fields are invalid; `details` lists them.
	ErrorCodeInvalidRequest = "invalid_request"
	// A time must be Unix seconds or an ISO 8601 time; without an offset it is in Harare.
	ErrorCodeInvalidTime = "invalid_time"
	// The object's current status does not allow this change.
	ErrorCodeInvalidTransition = "invalid_transition"
	// A URL must be public, use https and contain no user name or password.
	ErrorCodeInvalidURL = "invalid_url"
	// The `Svc-Version` header names a version that does not exist or has ended.
	ErrorCodeInvalidVersion = "invalid_version"
	// The request comes from an address outside the key's `allowed_ips`.
	ErrorCodeIPNotAllowed = "ip_not_allowed"
	// Keys of this kind cannot call this operation.
	ErrorCodeKeyKindNotAllowed = "key_kind_not_allowed"
	// The account already has 10,000 active keys in this mode.
	ErrorCodeKeyLimitReached = "key_limit_reached"
	// The only owner cannot be removed or given another role.
	ErrorCodeLastOwner = "last_owner"
	// A key cannot exceed its own limits through other keys or programs.
	ErrorCodeLimitRaiseForbidden = "limit_raise_forbidden"
	// The account has reached the maximum number of these objects.
	ErrorCodeLimitReached = "limit_reached"
	// This operation is available in live mode only.
	ErrorCodeLiveModeOnly = "live_mode_only"
	// The request is not valid HTTP/1.1 with a `Host`. The connection is closed.
	ErrorCodeMalformedRequest = "malformed_request"
	// The utility has blocked this meter.
	ErrorCodeMeterBlocked = "meter_blocked"
	// The utility bills this meter in the other currency.
	ErrorCodeMeterCurrencyMismatch = "meter_currency_mismatch"
	// The utility does not recognize this meter.
	ErrorCodeMeterNotFound = "meter_not_found"
	// Too many meters were looked up by this key in a minute, or by the account today.
	ErrorCodeMeterQuotaExceeded = "meter_quota_exceeded"
	// The path exists, but does not accept this method.
	ErrorCodeMethodNotAllowed = "method_not_allowed"
	// The request has no `Authorization: Bearer` header.
	ErrorCodeMissingAPIKey = "missing_api_key"
	// The key is not allowed to sell on this network.
	ErrorCodeNetworkNotAllowed = "network_not_allowed"
	// The program rewards numbers on another network only.
	ErrorCodeNetworkRequired = "network_required"
	// This is not available yet; `param` names the unsupported field, if only one is.
	ErrorCodeNotImplemented = "not_implemented"
	// The batch has no failed lines to retry, or another batch has retried them.
	ErrorCodeNothingToRetry = "nothing_to_retry"
	// The occurrence starts in less than 15 minutes or has run, so it cannot be changed.
	ErrorCodeOccurrenceLocked = "occurrence_locked"
	// The occurrences differ in people, currency or cost centre, or one does not run.
	ErrorCodeOccurrenceNotCombinable = "occurrence_not_combinable"
	// The program gives one reward per number, and this number has had one.
	ErrorCodeOnePerPhone = "one_per_phone"
	// The key or the MCP server does not allow the page's origin.
	ErrorCodeOriginNotAllowed = "origin_not_allowed"
	// A field has the wrong type, format or value.
	ErrorCodeParameterInvalid = "parameter_invalid"
	// A required field is missing.
	ErrorCodeParameterMissing = "parameter_missing"
	// The payment PIN, password or code is wrong.
	ErrorCodePinInvalid = "pin_invalid"
	// The payment PIN is locked after five wrong attempts, or after it was replaced.
	ErrorCodePinLocked = "pin_locked"
	// You have not set a payment PIN.
	ErrorCodePinNotSet = "pin_not_set"
	// Changing your payment PIN requires the current one, or a code if you forgot it.
	ErrorCodePinRequired = "pin_required"
	// The utility is not responding.
	ErrorCodePowerUnavailable = "power_unavailable"
	// The product does not match the type, network, currency or target.
	ErrorCodeProductMismatch = "product_mismatch"
	// The key is not allowed to sell this product.
	ErrorCodeProductNotAllowed = "product_not_allowed"
	// The product is paused on this network.
	ErrorCodeProductUnavailable = "product_unavailable"
	// The program's remaining budget is less than this amount.
	ErrorCodeProgramBudgetExceeded = "program_budget_exceeded"
	// The program has been closed permanently.
	ErrorCodeProgramClosed = "program_closed"
	// The program is a draft, paused or exhausted, so it gives no rewards.
	ErrorCodeProgramNotActive = "program_not_active"
	// A supplier returned a response that we could not understand.
	ErrorCodeProviderInvalidResponse = "provider_invalid_response"
	// The network or payment provider is not responding. Nothing was sold.
	ErrorCodeProviderUnavailable = "provider_unavailable"
	// The quote has expired; quotes are valid for 30 minutes.
	ErrorCodeQuoteExpired = "quote_expired"
	// The quote is for a different target, currency or type.
	ErrorCodeQuoteMismatch = "quote_mismatch"
	// The quote was used by another sale; `resource` is that send.
	ErrorCodeQuoteUsed = "quote_used"
	// Too many requests were sent.
	ErrorCodeRateLimited = "rate_limited"
	// The sale would exceed the key's daily cap for one number or meter.
	ErrorCodeRecipientCapExceeded = "recipient_cap_exceeded"
	// The key is not allowed to send to this number or meter.
	ErrorCodeRecipientNotAllowed = "recipient_not_allowed"
	// The reference or `completion_id` belongs to another object; `resource` is its ID.
	ErrorCodeReferenceInUse = "reference_in_use"
	// No object in this account has the ID given in the body or the query.
	ErrorCodeReferenceNotFound = "reference_not_found"
	// The request took too long: 10 s for headers, or 20 s for a body below 4 kB/s.
	ErrorCodeRequestTimeout = "request_timeout"
	// The available Credit is less than the amount to reserve.
	ErrorCodeReservationInsufficient = "reservation_insufficient"
	// Another object still uses this one; `resource` is its ID.
	ErrorCodeResourceInUse = "resource_in_use"
	// No object in this account has the ID given in the path.
	ErrorCodeResourceMissing = "resource_missing"
	// The review has already been decided the other way.
	ErrorCodeReviewResolved = "review_resolved"
	// The key was revoked, or rolled and its grace period is over.
	ErrorCodeRevokedAPIKey = "revoked_api_key"
	// The recipient has received the most that the program or rule gives one person.
	ErrorCodeRewardCapReached = "reward_cap_reached"
	// Only a reward in escrow can be released.
	ErrorCodeRewardNotReleasable = "reward_not_releasable"
	// Only an unsent reward that is not under review can be voided.
	ErrorCodeRewardNotVoidable = "reward_not_voidable"
	// The role of the person, or of the key's creator, does not permit this.
	ErrorCodeRoleRequired = "role_required"
	// No operation has this path.
	ErrorCodeRouteNotFound = "route_not_found"
	// This kind of rule does not exist; lotteries and prize draws are not allowed.
	ErrorCodeRuleNotAllowed = "rule_not_allowed"
	// This server does not create sandboxes without a sign-up.
	ErrorCodeSandboxesOff = "sandboxes_off"
	// The person who created the batch cannot approve it.
	ErrorCodeSelfApprovalForbidden = "self_approval_forbidden"
	// The network delivered the send after all.
	ErrorCodeSendDeliveredLate = "send_delivered_late"
	// Only a failed send that was not paid by card can be retried, and only once.
	ErrorCodeSendNotRetryable = "send_not_retryable"
	// The service is under maintenance, busy, or could not confirm the outcome.
	ErrorCodeServiceUnavailable = "service_unavailable"
	// This operation requires a signed-in person.
	ErrorCodeSessionRequired = "session_required"
	// The time in the `Svc-Signature` header is more than five minutes from ours.
	ErrorCodeSignatureExpired = "signature_expired"
	// The `Svc-Signature` header is missing or was not made with the program's secret.
	ErrorCodeSignatureInvalid = "signature_invalid"
	// The text message could exceed 480 characters.
	ErrorCodeSMSTooLong = "sms_too_long"
	// The program does not accept rewards from this source.
	ErrorCodeSourceNotAllowed = "source_not_allowed"
	// The sale would exceed a spend cap of the key.
	ErrorCodeSpendCapExceeded = "spend_cap_exceeded"
	// The number or meter is on the blocklist; `resource` is the entry.
	ErrorCodeTargetBlocked = "target_blocked"
	// The organisation's first live key requires `accept_terms: true`.
	ErrorCodeTermsNotAccepted = "terms_not_accepted"
	// This operation is available in test mode only.
	ErrorCodeTestModeOnly = "test_mode_only"
	// The time is too early or too late for this field.
	ErrorCodeTimeOutOfRange = "time_out_of_range"
	// The link was already read, is more than 15 minutes old, or was replaced.
	ErrorCodeTokenLinkUsed = "token_link_used"
	// The send has no token: it is not a power sale, or it is not delivered.
	ErrorCodeTokenNotAvailable = "token_not_available"
	// A power sale requires `token_phone`, the number that receives the token.
	ErrorCodeTokenPhoneRequired = "token_phone_required"
	// The token was resent too often: in a minute, in a day, or to this number.
	ErrorCodeTokenResendLimit = "token_resend_limit"
	// Unmasked power tokens require a key with the `tokens:read` scope.
	ErrorCodeTokensReadRequired = "tokens_read_required"
	// The text message contains an unknown merge field.
	ErrorCodeUnknownMergeField = "unknown_merge_field"
	// The operation has no field or parameter with this name.
	ErrorCodeUnknownParameter = "unknown_parameter"
	// The content type of the body is not supported by this operation.
	ErrorCodeUnsupportedMediaType = "unsupported_media_type"
	// The number does not belong to a network that we sell.
	ErrorCodeUnsupportedNetwork = "unsupported_network"
)

// Client is a client of the service; make one with New and share it.
type Client struct {
	settings          *settings
	Account           *AccountResource
	Activities        *ActivitiesResource
	Approvals         *ApprovalsResource
	AuditLog          *AuditLogResource
	Batches           *BatchesResource
	Blocklist         *BlocklistResource
	Checkins          *CheckinsResource
	CheckoutSessions  *CheckoutSessionsResource
	Claims            *ClaimsResource
	CostCenters       *CostCentersResource
	Credit            *CreditResource
	Dealer            *DealerResource
	Disputes          *DisputesResource
	Documents         *DocumentsResource
	ErrorCodes        *ErrorCodesResource
	Events            *EventsResource
	Exports           *ExportsResource
	Family            *FamilyResource
	Groups            *GroupsResource
	Health            *HealthResource
	Invites           *InvitesResource
	Keys              *KeysResource
	Lookups           *LookupsResource
	Members           *MembersResource
	Meters            *MetersResource
	Networks          *NetworksResource
	Overview          *OverviewResource
	Power             *PowerResource
	Products          *ProductsResource
	Programs          *ProgramsResource
	Quotes            *QuotesResource
	Recipients        *RecipientsResource
	Referrals         *ReferralsResource
	Reports           *ReportsResource
	Requests          *RequestsResource
	Reviews           *ReviewsResource
	RewardLinks       *RewardLinksResource
	Rewards           *RewardsResource
	Sandboxes         *SandboxesResource
	Schedules         *SchedulesResource
	Search            *SearchResource
	Sends             *SendsResource
	Statements        *StatementsResource
	Status            *StatusResource
	Test              *TestResource
	TokenLinks        *TokenLinksResource
	Topups            *TopupsResource
	WebhookDeliveries *WebhookDeliveriesResource
	WebhookEndpoints  *WebhookEndpointsResource
	Workforce         *WorkforceResource
}

func newClient(s *settings) *Client {
	return &Client{
		settings:          s,
		Account:           newAccountResource(s),
		Activities:        newActivitiesResource(s),
		Approvals:         newApprovalsResource(s),
		AuditLog:          newAuditLogResource(s),
		Batches:           newBatchesResource(s),
		Blocklist:         newBlocklistResource(s),
		Checkins:          newCheckinsResource(s),
		CheckoutSessions:  newCheckoutSessionsResource(s),
		Claims:            newClaimsResource(s),
		CostCenters:       newCostCentersResource(s),
		Credit:            newCreditResource(s),
		Dealer:            newDealerResource(s),
		Disputes:          newDisputesResource(s),
		Documents:         newDocumentsResource(s),
		ErrorCodes:        newErrorCodesResource(s),
		Events:            newEventsResource(s),
		Exports:           newExportsResource(s),
		Family:            newFamilyResource(s),
		Groups:            newGroupsResource(s),
		Health:            newHealthResource(s),
		Invites:           newInvitesResource(s),
		Keys:              newKeysResource(s),
		Lookups:           newLookupsResource(s),
		Members:           newMembersResource(s),
		Meters:            newMetersResource(s),
		Networks:          newNetworksResource(s),
		Overview:          newOverviewResource(s),
		Power:             newPowerResource(s),
		Products:          newProductsResource(s),
		Programs:          newProgramsResource(s),
		Quotes:            newQuotesResource(s),
		Recipients:        newRecipientsResource(s),
		Referrals:         newReferralsResource(s),
		Reports:           newReportsResource(s),
		Requests:          newRequestsResource(s),
		Reviews:           newReviewsResource(s),
		RewardLinks:       newRewardLinksResource(s),
		Rewards:           newRewardsResource(s),
		Sandboxes:         newSandboxesResource(s),
		Schedules:         newSchedulesResource(s),
		Search:            newSearchResource(s),
		Sends:             newSendsResource(s),
		Statements:        newStatementsResource(s),
		Status:            newStatusResource(s),
		Test:              newTestResource(s),
		TokenLinks:        newTokenLinksResource(s),
		Topups:            newTopupsResource(s),
		WebhookDeliveries: newWebhookDeliveriesResource(s),
		WebhookEndpoints:  newWebhookEndpointsResource(s),
		Workforce:         newWorkforceResource(s),
	}
}
