// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

/// The version of this package.
const String version = '0.1.0';

/// The version of the contract, which every request names.
const String apiVersion = '2026-11-01';

/// Where the service begins on its host.
const String basePath = '/dev/v1';

/// The settled statuses: the send does not change again soon on its own.
const Set<String> settledSends = {
  'delivered',
  'requires_review',
  'failed_credited',
  'failed',
  'cancelled_credited',
};

/// Every `code` of an error: what happened, and what to do next.
abstract final class ErrorCodes {
  /// The account has been closed. Contact support if you need its records.
  static const String accountClosed = 'account_closed';
  /// The account is suspended: it can read data but not change anything. Contact support to find out why and to lift the suspension.
  static const String accountSuspended = 'account_suspended';
  /// The recipient is too new for this program. Reward the recipient later, when `meta.min_account_age` has passed.
  static const String accountTooYoung = 'account_too_young';
  /// The position is not accurate enough. Try again outdoors with precise location switched on.
  static const String accuracyTooLow = 'accuracy_too_low';
  /// Agent keys cannot use the live account until an owner or admin allows it. Ask an owner or admin to allow agents in live mode.
  static const String agentLiveModeOff = 'agent_live_mode_off';
  /// The schedule has already run today; `resource` is its batch. Send `again: true` if you really want to run it twice.
  static const String alreadyRanToday = 'already_ran_today';
  /// The send has been dispatched or has ended, so it cannot be cancelled or changed. Read the send and decide by its `status`.
  static const String alreadySent = 'already_sent';
  /// The amount is not one that the network sells. Choose a multiple of `meta.step`, or one of `meta.denominations`.
  static const String amountNotAllowed = 'amount_not_allowed';
  /// The amount is below the minimum or above the maximum for this product. Choose an amount between `meta.min` and `meta.max`.
  static const String amountOutOfRange = 'amount_out_of_range';
  /// Nobody decided the approval within 24 hours. Repeat the original request to ask for a new approval.
  static const String approvalExpired = 'approval_expired';
  /// The approval has already been decided. Read the approval to see the decision in its `status`.
  static const String approvalResolved = 'approval_resolved';
  /// The device could not prove that its position is genuine. Try again with the official app on an unmodified device.
  static const String attestationFailed = 'attestation_failed';
  /// The batch has no lines, or no valid ones. Add at least one valid line, then create the batch again.
  static const String batchEmpty = 'batch_empty';
  /// Some lines are invalid and `on_invalid` is `reject`. Nothing was created. Correct the lines in `meta.first`, or send `on_invalid: skip`.
  static const String batchInvalidLines = 'batch_invalid_lines';
  /// The batch is not waiting for approval. Read the batch and check its `status`.
  static const String batchNotApprovable = 'batch_not_approvable';
  /// The batch has ended, or has no unsent lines left. Read the batch to see which lines were sent.
  static const String batchNotCancellable = 'batch_not_cancellable';
  /// The batch has too many lines: the limit is 10,000, or 2,000 in Workforce. Split the batch into batches of at most `meta.max` lines.
  static const String batchTooLarge = 'batch_too_large';
  /// The body exceeds 1 MiB (8 MiB for batches, 64 KiB if signed, 10 MiB with a file). Send at most `meta.max_bytes`; split large batches.
  static const String bodyTooLarge = 'body_too_large';
  /// The allocation would exceed the budget of the cost centre. Allocate less, or send `acknowledge_over_budget: true`.
  static const String budgetOverCostCenter = 'budget_over_cost_center';
  /// The bundle is no longer sold. Load the product's bundles again and let the customer choose another.
  static const String bundleUnavailable = 'bundle_unavailable';
  /// The answer to the challenge is wrong or late. Show the new challenge in `meta` and send its answer.
  static const String challengeFailed = 'challenge_failed';
  /// The person must answer a challenge first. Show the challenge in `meta`, then send its token with the answer.
  static const String challengeRequired = 'challenge_required';
  /// The link must be claimed at its location. Claim the link with `POST /checkins` at its location.
  static const String checkinRequired = 'checkin_required';
  /// The program or the link does not offer this type of reward. Choose a type that `meta.allowed` lists.
  static const String choiceNotAllowed = 'choice_not_allowed';
  /// Too many codes were sent for this link: the limit is 3 in 15 minutes, 10 a day. Wait until the window in `meta.window` ends, then request a new code.
  static const String claimCodeLimit = 'claim_code_limit';
  /// This link has expired. Ask the sender for a new link.
  static const String claimExpired = 'claim_expired';
  /// The link is locked for 30 minutes after five wrong codes. Wait until `meta.locked_until`, then request a new code.
  static const String claimLocked = 'claim_locked';
  /// The sender has revoked this link. Ask the sender for a new link.
  static const String claimRevoked = 'claim_revoked';
  /// This link has already been claimed. Check with the sender if you did not claim the link yourself.
  static const String claimUsed = 'claim_used';
  /// The claim code is wrong or has expired. Check the code, or request a new one.
  static const String codeInvalid = 'code_invalid';
  /// The program has reached its `throttle_per_hour`. Retry after `retry_after` seconds, or raise the throttle of the program.
  static const String completionsThrottled = 'completions_throttled';
  /// Another request was changing the same object. Nothing was changed by this one. Send the same request again.
  static const String concurrentUpdate = 'concurrent_update';
  /// Two fields cannot be used together. Remove one of the two fields.
  static const String conflictingParameters = 'conflicting_parameters';
  /// Only a signed-in person can do this, not a key. Sign in to the dashboard and do it there.
  static const String dashboardOnly = 'dashboard_only';
  /// Data bundles are available in test mode only for now. Use a test key, or sell airtime instead.
  static const String dataNotLive = 'data_not_live';
  /// An object with this name, code, ID or URL already exists; `resource` is its ID. Use the object in `resource`, or choose another value.
  static const String duplicateResource = 'duplicate_resource';
  /// The same sale was made within the account's duplicate window; `resource` is it. Check the send in `resource` with the customer before you sell again.
  static const String duplicateSuspected = 'duplicate_suspected';
  /// The webhook endpoint is disabled, so nothing is sent to it. Enable the endpoint, then repeat the request.
  static const String endpointDisabled = 'endpoint_disabled';
  /// The account already has 16 webhook endpoints in this mode. Delete an endpoint that you no longer use.
  static const String endpointLimitReached = 'endpoint_limit_reached';
  /// The recipient has been erased, or is about to be. Choose another recipient, or create a new one.
  static const String erasedRecipient = 'erased_recipient';
  /// The key is past its `expires_at`. Create a new key, or roll this one before it expires.
  static const String expiredApiKey = 'expired_api_key';
  /// A fraud rule blocks this reward, and no review can allow it. Do not retry; contact support if you think that the rule is wrong.
  static const String fraudBlocked = 'fraud_blocked';
  /// The person is outside the program's location or its opening hours. Try again at the location, within its opening hours.
  static const String geofenceOutside = 'geofence_outside';
  /// The path, query and headers together exceed 16 KiB. Send fewer or shorter headers, filters and cookies.
  static const String headersTooLarge = 'headers_too_large';
  /// The first request with this Idempotency-Key is still running. Wait `retry_after` seconds, then send the same request again.
  static const String idempotencyInProgress = 'idempotency_in_progress';
  /// An Idempotency-Key must be 1 to 255 printable ASCII characters. Send a shorter key, such as a UUID or your own reference.
  static const String idempotencyKeyInvalid = 'idempotency_key_invalid';
  /// This operation moves money and requires an `Idempotency-Key` header. Send an `Idempotency-Key` header with a value that is unique to this action.
  static const String idempotencyKeyRequired = 'idempotency_key_required';
  /// The Idempotency-Key was already used with a different request. Use a new key for a new request, or repeat the original request unchanged.
  static const String idempotencyMismatch = 'idempotency_mismatch';
  /// This operation does not accept an Idempotency-Key: it returns a secret only once. Remove the `Idempotency-Key` header.
  static const String idempotencyNotSupported = 'idempotency_not_supported';
  /// The available Credit in this currency is less than the cost. Top up your Credit, then send the request again with the same Idempotency-Key.
  static const String insufficientCredit = 'insufficient_credit';
  /// The key has none of the scopes that this operation accepts. Add one of the scopes in `meta.required` to the key, or use another key.
  static const String insufficientScope = 'insufficient_scope';
  /// Something went wrong on our side. Retry with the same Idempotency-Key; nothing is sold or charged twice.
  static const String internalError = 'internal_error';
  /// An amount has at most two decimals, is greater than 0 and at most 9999999.99. Send the amount as a string such as `"5.00"`.
  static const String invalidAmount = 'invalid_amount';
  /// No API key matches this secret. Copy the whole key again; it may have been cut short.
  static const String invalidApiKey = 'invalid_api_key';
  /// The CSV has no headings, an unknown column, or a cell without a heading. Correct the place that `meta.line` and `meta.column` name, then upload the file again.
  static const String invalidCsv = 'invalid_csv';
  /// A currency must be USD or ZWG. Send `USD` or `ZWG`, in capital letters.
  static const String invalidCurrency = 'invalid_currency';
  /// The cursor does not match any object in this list. Use an ID or `next_cursor` from a page of the same list.
  static const String invalidCursor = 'invalid_cursor';
  /// A duration must be seconds, or a length such as 30m, 24h or 3d. Send a number of seconds, or a length such as `24h`.
  static const String invalidDuration = 'invalid_duration';
  /// The field in `expand[]` cannot be expanded. Choose from the fields in `meta.allowed`.
  static const String invalidExpand = 'invalid_expand';
  /// The body is not valid JSON in UTF-8, or has a field twice in one object. Serialize the body with a JSON library and send it as UTF-8.
  static const String invalidJson = 'invalid_json';
  /// Metadata takes up to 20 keys of 40 characters and values of 500 characters. Correct the metadata key that `param` names, or send fewer keys.
  static const String invalidMetadata = 'invalid_metadata';
  /// A meter number must have 11 digits. Ask the customer to read the 11 digits on the meter again.
  static const String invalidMeterNumber = 'invalid_meter_number';
  /// A phone number must be a Zimbabwean mobile number. Check the number with the customer and send it like `0771234567`.
  static const String invalidPhone = 'invalid_phone';
  /// Several fields are invalid; `details` lists them. Correct every field that `details` lists, then send the request again.
  static const String invalidRequest = 'invalid_request';
  /// A time must be Unix seconds or an ISO 8601 time; without an offset it is in Harare. Send Unix seconds or a time such as `2026-11-01T08:00:00+02:00`; a filter takes a date.
  static const String invalidTime = 'invalid_time';
  /// The object's current status does not allow this change. Read the object, and check `meta.from` and `meta.to` against its lifecycle.
  static const String invalidTransition = 'invalid_transition';
  /// A URL must be public, use https and contain no user name or password. Send an `https://` URL that is reachable from the internet.
  static const String invalidUrl = 'invalid_url';
  /// The `Svc-Version` header names a version that does not exist or has ended. Send a version that `meta.supported` lists, or omit the header.
  static const String invalidVersion = 'invalid_version';
  /// The request comes from an address outside the key's `allowed_ips`. Add the address in `meta.ip` to the key, or send from an allowed one.
  static const String ipNotAllowed = 'ip_not_allowed';
  /// Keys of this kind cannot call this operation. Use a key of a kind that `meta.allowed` lists.
  static const String keyKindNotAllowed = 'key_kind_not_allowed';
  /// The account already has 10,000 active keys in this mode. Revoke keys that you no longer use, then create the new one.
  static const String keyLimitReached = 'key_limit_reached';
  /// The only owner cannot be removed or given another role. Make another member an owner first, then repeat the request.
  static const String lastOwner = 'last_owner';
  /// A key cannot exceed its own limits through other keys or programs. Lower the requested limits, or use a key that has them or a signed-in person.
  static const String limitRaiseForbidden = 'limit_raise_forbidden';
  /// The account has reached the maximum number of these objects. Remove one that you no longer need, or contact support for a higher limit.
  static const String limitReached = 'limit_reached';
  /// This operation is available in live mode only. Use a live key, whose secret does not contain `test_`.
  static const String liveModeOnly = 'live_mode_only';
  /// The request is not valid HTTP/1.1 with a `Host`. The connection is closed. Use an HTTP library, and check what proxies do to your request.
  static const String malformedRequest = 'malformed_request';
  /// The utility has blocked this meter. Ask the customer to contact the utility.
  static const String meterBlocked = 'meter_blocked';
  /// The utility bills this meter in the other currency. Send the sale in `meta.currency`.
  static const String meterCurrencyMismatch = 'meter_currency_mismatch';
  /// The utility does not recognize this meter. Check the meter number with the customer, then correct it.
  static const String meterNotFound = 'meter_not_found';
  /// Too many meters were looked up by this key in a minute, or by the account today. Wait until the window in `meta.window` ends, then try again.
  static const String meterQuotaExceeded = 'meter_quota_exceeded';
  /// The path exists, but does not accept this method. Use a method that the `Allow` header lists.
  static const String methodNotAllowed = 'method_not_allowed';
  /// The request has no `Authorization: Bearer` header. Send your secret key in an `Authorization: Bearer` header.
  static const String missingApiKey = 'missing_api_key';
  /// The key is not allowed to sell on this network. Choose from `meta.allowed`, or use another key.
  static const String networkNotAllowed = 'network_not_allowed';
  /// The program rewards numbers on another network only. Use a number on the network in `meta.network`.
  static const String networkRequired = 'network_required';
  /// This is not available yet; `param` names the unsupported field, if only one is. Omit the field in `param`, or watch the changelog for the operation.
  static const String notImplemented = 'not_implemented';
  /// The batch has no failed lines to retry, or another batch has retried them. Read the batch to see what became of its failed lines.
  static const String nothingToRetry = 'nothing_to_retry';
  /// The occurrence starts in less than 15 minutes or has run, so it cannot be changed. Change a later occurrence, or cancel its batch if it waits for approval.
  static const String occurrenceLocked = 'occurrence_locked';
  /// The occurrences differ in people, currency or cost centre, or one does not run. Combine two running occurrences that match; `meta.differs` says what does not.
  static const String occurrenceNotCombinable = 'occurrence_not_combinable';
  /// The program gives one reward per number, and this number has had one. Reward another number, or change the rule of the program.
  static const String onePerPhone = 'one_per_phone';
  /// The key or the MCP server does not allow the page's origin. Add `meta.origin` to the key's `allowed_origins`. Do not call MCP from a page.
  static const String originNotAllowed = 'origin_not_allowed';
  /// A field has the wrong type, format or value. Correct the field that `param` names; `meta` lists what it accepts.
  static const String parameterInvalid = 'parameter_invalid';
  /// A required field is missing. Add the field that `param` names.
  static const String parameterMissing = 'parameter_missing';
  /// The payment PIN, password or code is wrong. Check it and try again; `meta.attempts_left` says how often you may.
  static const String pinInvalid = 'pin_invalid';
  /// The payment PIN is locked after five wrong attempts, or after it was replaced. Wait until `meta.locked_until`, or have another owner or admin decide.
  static const String pinLocked = 'pin_locked';
  /// You have not set a payment PIN. Set a payment PIN with `POST /members/me/pin`.
  static const String pinNotSet = 'pin_not_set';
  /// Changing your payment PIN requires the current one, or a code if you forgot it. Repeat the request with your current payment PIN, or with a code that was sent to you.
  static const String pinRequired = 'pin_required';
  /// The utility is not responding. Retry later, or send with `confirm: best_effort` to queue the sale.
  static const String powerUnavailable = 'power_unavailable';
  /// The product does not match the type, network, currency or target. Choose a product that matches, or omit `product`.
  static const String productMismatch = 'product_mismatch';
  /// The key is not allowed to sell this product. Choose from `meta.allowed`, or use another key.
  static const String productNotAllowed = 'product_not_allowed';
  /// The product is paused on this network. Load the catalogue again, and offer the customer another product or a later time.
  static const String productUnavailable = 'product_unavailable';
  /// The program's remaining budget is less than this amount. Add funds to the program, or reward a smaller amount.
  static const String programBudgetExceeded = 'program_budget_exceeded';
  /// The program has been closed permanently. Create a new program.
  static const String programClosed = 'program_closed';
  /// The program is a draft, paused or exhausted, so it gives no rewards. Activate the program, or add funds to it.
  static const String programNotActive = 'program_not_active';
  /// A supplier returned a response that we could not understand. Send the same request again with the same Idempotency-Key.
  static const String providerInvalidResponse = 'provider_invalid_response';
  /// The network or payment provider is not responding. Nothing was sold. Send the same request again with the same Idempotency-Key.
  static const String providerUnavailable = 'provider_unavailable';
  /// The quote has expired; quotes are valid for 30 minutes. Create a new quote and confirm it with the customer.
  static const String quoteExpired = 'quote_expired';
  /// The quote is for a different target, currency or type. Create a quote for this sale, or send the values of the quote.
  static const String quoteMismatch = 'quote_mismatch';
  /// The quote was used by another sale; `resource` is that send. Create a new quote for a new sale.
  static const String quoteUsed = 'quote_used';
  /// Too many requests were sent. Wait `retry_after` seconds, then send the same request again.
  static const String rateLimited = 'rate_limited';
  /// The sale would exceed the key's daily cap for one number or meter. Wait until `meta.resets_at`, or raise the cap of the key.
  static const String recipientCapExceeded = 'recipient_cap_exceeded';
  /// The key is not allowed to send to this number or meter. Use another key, or change who this key can send to.
  static const String recipientNotAllowed = 'recipient_not_allowed';
  /// The reference or `completion_id` belongs to another object; `resource` is its ID. Read the object in `resource`; use a new reference for a new sale or reward.
  static const String referenceInUse = 'reference_in_use';
  /// No object in this account has the ID given in the body or the query. Check the ID and the mode: test keys cannot see live objects.
  static const String referenceNotFound = 'reference_not_found';
  /// The request took too long: 10 s for headers, or 20 s for a body below 4 kB/s. Send the request again over a faster connection.
  static const String requestTimeout = 'request_timeout';
  /// The available Credit is less than the amount to reserve. Top up your Credit, or reserve a smaller amount.
  static const String reservationInsufficient = 'reservation_insufficient';
  /// Another object still uses this one; `resource` is its ID. Remove or change the object in `resource` first.
  static const String resourceInUse = 'resource_in_use';
  /// No object in this account has the ID given in the path. Check the ID and the mode: test keys cannot see live objects.
  static const String resourceMissing = 'resource_missing';
  /// The review has already been decided the other way. Read the review to see the decision in its `status`.
  static const String reviewResolved = 'review_resolved';
  /// The key was revoked, or rolled and its grace period is over. Use the new secret, or create another key.
  static const String revokedApiKey = 'revoked_api_key';
  /// The recipient has received the most that the program or rule gives one person. Wait until `meta.resets_at`, or raise the limit of the rule.
  static const String rewardCapReached = 'reward_cap_reached';
  /// Only a reward in escrow can be released. Read the reward and check its `status`.
  static const String rewardNotReleasable = 'reward_not_releasable';
  /// Only an unsent reward that is not under review can be voided. Read the reward and check its `status`; decide its review first if it has one.
  static const String rewardNotVoidable = 'reward_not_voidable';
  /// The role of the person, or of the key's creator, does not permit this. Ask a member with a role in `meta.roles` to do it.
  static const String roleRequired = 'role_required';
  /// No operation has this path. Check the path against the reference; all paths begin with `/dev/v1`.
  static const String routeNotFound = 'route_not_found';
  /// This kind of rule does not exist; lotteries and prize draws are not allowed. Choose a kind of rule that `meta.allowed` lists.
  static const String ruleNotAllowed = 'rule_not_allowed';
  /// This server does not create sandboxes without a sign-up. Ask an owner or admin of an organisation for a test key.
  static const String sandboxesOff = 'sandboxes_off';
  /// The person who created the batch cannot approve it. Ask another member with approval rights to approve the batch.
  static const String selfApprovalForbidden = 'self_approval_forbidden';
  /// The network delivered the send after all. Do not sell it again; read the send for its receipt.
  static const String sendDeliveredLate = 'send_delivered_late';
  /// Only a failed send that was not paid by card can be retried, and only once. Read the send; create a new one with a new reference if it truly failed.
  static const String sendNotRetryable = 'send_not_retryable';
  /// The service is under maintenance, busy, or could not confirm the outcome. Retry with the same Idempotency-Key; nothing is sold or charged twice.
  static const String serviceUnavailable = 'service_unavailable';
  /// This operation requires a signed-in person. Sign in to the dashboard and repeat the action there.
  static const String sessionRequired = 'session_required';
  /// The time in the `Svc-Signature` header is more than five minutes from ours. Synchronize your clock and sign each request when you send it.
  static const String signatureExpired = 'signature_expired';
  /// The `Svc-Signature` header is missing or was not made with the program's secret. Sign the raw body with the program's current secret.
  static const String signatureInvalid = 'signature_invalid';
  /// The text message could exceed 480 characters. Shorten the message; `meta.length` says how long it could become.
  static const String smsTooLong = 'sms_too_long';
  /// The program does not accept rewards from this source. Use a source that `meta.allowed` lists.
  static const String sourceNotAllowed = 'source_not_allowed';
  /// The sale would exceed a spend cap of the key. Wait until `meta.resets_at`, or raise the cap of the key.
  static const String spendCapExceeded = 'spend_cap_exceeded';
  /// The number or meter is on the blocklist; `resource` is the entry. Remove the entry in `resource` if the block is wrong; otherwise do not sell.
  static const String targetBlocked = 'target_blocked';
  /// The organisation's first live key requires `accept_terms: true`. Accept the terms, then repeat the request with `accept_terms: true`.
  static const String termsNotAccepted = 'terms_not_accepted';
  /// This operation is available in test mode only. Use a test key, which begins with `svc_sk_test_` or `svc_rk_test_`.
  static const String testModeOnly = 'test_mode_only';
  /// The time is too early or too late for this field. Choose a time between `meta.min` and `meta.max`.
  static const String timeOutOfRange = 'time_out_of_range';
  /// The link was already read, is more than 15 minutes old, or was replaced. Read the token with `GET /sends/{send_id}` and a key with `tokens:read`.
  static const String tokenLinkUsed = 'token_link_used';
  /// The send has no token: it is not a power sale, or it is not delivered. Wait for `delivered`, then read the token of a power sale.
  static const String tokenNotAvailable = 'token_not_available';
  /// A power sale requires `token_phone`, the number that receives the token. Send `token_phone` with the number that is to receive the token.
  static const String tokenPhoneRequired = 'token_phone_required';
  /// The token was resent too often: in a minute, in a day, or to this number. Read the token to the customer, or wait until the window in `meta.window` ends.
  static const String tokenResendLimit = 'token_resend_limit';
  /// Unmasked power tokens require a key with the `tokens:read` scope. Use a key with `tokens:read`, or ask for the tokens masked.
  static const String tokensReadRequired = 'tokens_read_required';
  /// The text message contains an unknown merge field. Use a merge field that `meta.allowed` lists, or remove the braces.
  static const String unknownMergeField = 'unknown_merge_field';
  /// The operation has no field or parameter with this name. Check the spelling against the reference, or remove the field.
  static const String unknownParameter = 'unknown_parameter';
  /// The content type of the body is not supported by this operation. Send `Content-Type: application/json`, or a form where a file is uploaded.
  static const String unsupportedMediaType = 'unsupported_media_type';
  /// The number does not belong to a network that we sell. Check the number with the customer.
  static const String unsupportedNetwork = 'unsupported_network';
}
