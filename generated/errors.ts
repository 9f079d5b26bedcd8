// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
export type ErrorCode =
  | "account_closed"
  | "account_suspended"
  | "account_too_young"
  | "accuracy_too_low"
  | "agent_live_mode_off"
  | "already_ran_today"
  | "already_sent"
  | "amount_not_allowed"
  | "amount_out_of_range"
  | "approval_expired"
  | "approval_resolved"
  | "attestation_failed"
  | "batch_empty"
  | "batch_invalid_lines"
  | "batch_not_approvable"
  | "batch_not_cancellable"
  | "batch_too_large"
  | "body_too_large"
  | "budget_over_cost_center"
  | "bundle_unavailable"
  | "challenge_failed"
  | "challenge_required"
  | "checkin_required"
  | "choice_not_allowed"
  | "claim_code_limit"
  | "claim_expired"
  | "claim_locked"
  | "claim_revoked"
  | "claim_used"
  | "code_invalid"
  | "completions_throttled"
  | "concurrent_update"
  | "conflicting_parameters"
  | "dashboard_only"
  | "data_not_live"
  | "duplicate_resource"
  | "duplicate_suspected"
  | "endpoint_disabled"
  | "endpoint_limit_reached"
  | "erased_recipient"
  | "expired_api_key"
  | "fraud_blocked"
  | "geofence_outside"
  | "headers_too_large"
  | "idempotency_in_progress"
  | "idempotency_key_invalid"
  | "idempotency_key_required"
  | "idempotency_mismatch"
  | "idempotency_not_supported"
  | "insufficient_credit"
  | "insufficient_scope"
  | "internal_error"
  | "invalid_amount"
  | "invalid_api_key"
  | "invalid_csv"
  | "invalid_currency"
  | "invalid_cursor"
  | "invalid_duration"
  | "invalid_expand"
  | "invalid_json"
  | "invalid_metadata"
  | "invalid_meter_number"
  | "invalid_phone"
  | "invalid_request"
  | "invalid_time"
  | "invalid_transition"
  | "invalid_url"
  | "invalid_version"
  | "ip_not_allowed"
  | "key_kind_not_allowed"
  | "key_limit_reached"
  | "last_owner"
  | "limit_raise_forbidden"
  | "limit_reached"
  | "live_mode_only"
  | "malformed_request"
  | "meter_blocked"
  | "meter_currency_mismatch"
  | "meter_not_found"
  | "meter_quota_exceeded"
  | "method_not_allowed"
  | "missing_api_key"
  | "network_not_allowed"
  | "network_required"
  | "not_implemented"
  | "nothing_to_retry"
  | "occurrence_locked"
  | "occurrence_not_combinable"
  | "one_per_phone"
  | "origin_not_allowed"
  | "parameter_invalid"
  | "parameter_missing"
  | "pin_invalid"
  | "pin_locked"
  | "pin_not_set"
  | "pin_required"
  | "power_unavailable"
  | "product_mismatch"
  | "product_not_allowed"
  | "product_unavailable"
  | "program_budget_exceeded"
  | "program_closed"
  | "program_not_active"
  | "provider_invalid_response"
  | "provider_unavailable"
  | "quote_expired"
  | "quote_mismatch"
  | "quote_used"
  | "rate_limited"
  | "recipient_cap_exceeded"
  | "recipient_not_allowed"
  | "reference_in_use"
  | "reference_not_found"
  | "request_timeout"
  | "reservation_insufficient"
  | "resource_in_use"
  | "resource_missing"
  | "review_resolved"
  | "revoked_api_key"
  | "reward_cap_reached"
  | "reward_not_releasable"
  | "reward_not_voidable"
  | "role_required"
  | "route_not_found"
  | "rule_not_allowed"
  | "self_approval_forbidden"
  | "send_delivered_late"
  | "send_not_retryable"
  | "service_unavailable"
  | "session_required"
  | "signature_expired"
  | "signature_invalid"
  | "sms_too_long"
  | "source_not_allowed"
  | "spend_cap_exceeded"
  | "target_blocked"
  | "terms_not_accepted"
  | "test_mode_only"
  | "time_out_of_range"
  | "token_link_used"
  | "token_not_available"
  | "token_phone_required"
  | "token_resend_limit"
  | "tokens_read_required"
  | "unknown_merge_field"
  | "unknown_parameter"
  | "unsupported_media_type"
  | "unsupported_network";

export type ErrorType =
  | "api_error"
  | "authentication_error"
  | "conflict_error"
  | "credit_error"
  | "idempotency_error"
  | "invalid_request_error"
  | "permission_error"
  | "provider_error"
  | "rate_limit_error";

/** What is always true of an error of this code. */
export interface ErrorFacts {
  readonly status: number;
  readonly type: ErrorType;
  readonly meaning: string;
  readonly retryable: boolean;
  /** The names of the fields that `meta` carries. */
  readonly meta: readonly string[];
}

/** Refusals that answer when no operation was found. */
export const ROUTE_REFUSALS = [
  "malformed_request",
  "request_timeout",
  "headers_too_large",
  "route_not_found",
  "method_not_allowed",
] as const;

export const ERRORS: Readonly<Record<ErrorCode, ErrorFacts>> = {
  account_closed: {
    status: 403,
    type: "permission_error",
    meaning: "The account has ended.",
    retryable: false,
    meta: [],
  },
  account_suspended: {
    status: 403,
    type: "permission_error",
    meaning: "The account is suspended: it can read, and writes are refused. Ask our staff why.",
    retryable: false,
    meta: [],
  },
  account_too_young: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The recipient has not been known long enough for this program.",
    retryable: false,
    meta: ["rule", "min_account_age"],
  },
  accuracy_too_low: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The position is too vague to tell. Try again under the open sky.",
    retryable: false,
    meta: ["accuracy_m", "max_accuracy_m"],
  },
  agent_live_mode_off: {
    status: 403,
    type: "permission_error",
    meaning: "Agent keys are not allowed on the live account until an owner or admin says so.",
    retryable: false,
    meta: [],
  },
  already_ran_today: {
    status: 409,
    type: "conflict_error",
    meaning: "The schedule has run today; resource is its batch. Send again: true to run it again.",
    retryable: false,
    meta: [],
  },
  already_sent: {
    status: 409,
    type: "conflict_error",
    meaning: "The send goes out, has gone out, or has ended; it is neither cancelled nor changed.",
    retryable: false,
    meta: ["status"],
  },
  amount_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The amount is not one of the steps or denominations that the network takes.",
    retryable: false,
    meta: ["step", "denominations"],
  },
  amount_out_of_range: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The amount is below the smallest or above the largest that the network takes.",
    retryable: false,
    meta: ["min", "max"],
  },
  approval_expired: {
    status: 409,
    type: "conflict_error",
    meaning: "Nobody decided the approval within 24 hours.",
    retryable: false,
    meta: ["expired_at"],
  },
  approval_resolved: {
    status: 409,
    type: "conflict_error",
    meaning: "The approval was decided already.",
    retryable: false,
    meta: ["status"],
  },
  attestation_failed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The device could not prove that the position is its own.",
    retryable: false,
    meta: [],
  },
  batch_empty: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The batch has no line, or none that is valid.",
    retryable: false,
    meta: [],
  },
  batch_invalid_lines: {
    status: 422,
    type: "invalid_request_error",
    meaning: "Some lines are not valid, and on_invalid is reject. Nothing was written.",
    retryable: false,
    meta: ["count", "first"],
  },
  batch_not_approvable: {
    status: 409,
    type: "conflict_error",
    meaning: "The batch does not wait for approval.",
    retryable: false,
    meta: ["status"],
  },
  batch_not_cancellable: {
    status: 409,
    type: "conflict_error",
    meaning: "The batch has ended, or none of its lines is still unsent.",
    retryable: false,
    meta: ["status"],
  },
  batch_too_large: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The batch has more lines than it may: 10,000, or 2,000 in Workforce.",
    retryable: false,
    meta: ["max"],
  },
  body_too_large: {
    status: 413,
    type: "invalid_request_error",
    meaning: "The body is larger than 1 MiB, 8 MiB below /batches, or 10 MiB with a file.",
    retryable: false,
    meta: ["max_bytes"],
  },
  budget_over_cost_center: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The budget of the cost centre would be passed. Send acknowledge_over_budget: true.",
    retryable: false,
    meta: ["cost_center", "budget", "spent", "over_by"],
  },
  bundle_unavailable: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The bundle was withdrawn. Load the bundles of the product again.",
    retryable: false,
    meta: [],
  },
  challenge_failed: {
    status: 403,
    type: "permission_error",
    meaning: "The answer to the challenge is wrong or too late. Here is another.",
    retryable: false,
    meta: ["challenge_token", "question", "site_key"],
  },
  challenge_required: {
    status: 403,
    type: "permission_error",
    meaning: "The person must answer a challenge first. Send its token with the answer.",
    retryable: false,
    meta: ["challenge_token", "question", "site_key"],
  },
  checkin_required: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The link is claimed at a place. Claim it with POST /checkins, from there.",
    retryable: false,
    meta: [],
  },
  choice_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program or the link does not give this type of reward.",
    retryable: false,
    meta: ["rule", "allowed"],
  },
  claim_code_limit: {
    status: 429,
    type: "rate_limit_error",
    meaning: "Too many codes were texted for this link: three in 15 minutes, ten in a day.",
    retryable: true,
    meta: ["window", "limit"],
  },
  claim_expired: {
    status: 410,
    type: "conflict_error",
    meaning: "The time of this link is over.",
    retryable: false,
    meta: ["expired_at"],
  },
  claim_locked: {
    status: 403,
    type: "permission_error",
    meaning: "Five wrong codes have locked this link for 30 minutes.",
    retryable: false,
    meta: ["locked_until"],
  },
  claim_revoked: {
    status: 410,
    type: "conflict_error",
    meaning: "This link was taken back.",
    retryable: false,
    meta: [],
  },
  claim_used: {
    status: 410,
    type: "conflict_error",
    meaning: "Somebody has claimed this link before.",
    retryable: false,
    meta: [],
  },
  code_invalid: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The claim code is wrong or too old.",
    retryable: false,
    meta: ["attempts_left"],
  },
  completions_throttled: {
    status: 429,
    type: "rate_limit_error",
    meaning: "The program's throttle_per_hour is used up.",
    retryable: true,
    meta: ["throttle_per_hour"],
  },
  concurrent_update: {
    status: 409,
    type: "conflict_error",
    meaning: "Another request was changing the same object. Nothing was written; try again.",
    retryable: true,
    meta: [],
  },
  conflicting_parameters: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Two fields exclude each other.",
    retryable: false,
    meta: [],
  },
  dashboard_only: {
    status: 403,
    type: "permission_error",
    meaning: "Only a signed-in person may do this, not a key.",
    retryable: false,
    meta: [],
  },
  data_not_live: {
    status: 422,
    type: "invalid_request_error",
    meaning: "Data bundles are sold in test mode only so far.",
    retryable: false,
    meta: [],
  },
  duplicate_resource: {
    status: 409,
    type: "conflict_error",
    meaning: "Something of this name, code, id or URL exists already; resource says what.",
    retryable: false,
    meta: [],
  },
  duplicate_suspected: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The account refuses the same sale twice within its window; resource is the first.",
    retryable: false,
    meta: ["window_seconds"],
  },
  endpoint_disabled: {
    status: 409,
    type: "conflict_error",
    meaning: "The webhook endpoint is switched off, so nothing is sent to it.",
    retryable: false,
    meta: [],
  },
  endpoint_limit_reached: {
    status: 409,
    type: "conflict_error",
    meaning: "The account has 16 webhook endpoints in this mode.",
    retryable: false,
    meta: ["max"],
  },
  erased_recipient: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The recipient was erased, or will be.",
    retryable: false,
    meta: ["erase_at"],
  },
  expired_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "The key has passed its expires_at.",
    retryable: false,
    meta: ["at"],
  },
  fraud_blocked: {
    status: 422,
    type: "invalid_request_error",
    meaning: "A fraud rule refuses it outright; no review could allow it.",
    retryable: false,
    meta: ["rule"],
  },
  geofence_outside: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The person is not at the place of the program, or not within its hours.",
    retryable: false,
    meta: ["distance_m", "radius_m"],
  },
  headers_too_large: {
    status: 431,
    type: "invalid_request_error",
    meaning: "The path, the query and the headers together are larger than 16 KiB.",
    retryable: false,
    meta: [],
  },
  idempotency_in_progress: {
    status: 409,
    type: "idempotency_error",
    meaning: "The first request with this Idempotency-Key is still running. Wait and repeat.",
    retryable: true,
    meta: [],
  },
  idempotency_key_invalid: {
    status: 400,
    type: "idempotency_error",
    meaning: "The Idempotency-Key is not 1 to 255 printable ASCII characters.",
    retryable: false,
    meta: [],
  },
  idempotency_key_required: {
    status: 400,
    type: "idempotency_error",
    meaning: "This operation moves money and needs an Idempotency-Key header.",
    retryable: false,
    meta: [],
  },
  idempotency_mismatch: {
    status: 422,
    type: "idempotency_error",
    meaning: "The Idempotency-Key was used with another body.",
    retryable: false,
    meta: ["original_request"],
  },
  idempotency_not_supported: {
    status: 400,
    type: "idempotency_error",
    meaning: "This operation takes no Idempotency-Key: a replay would have to show a secret again.",
    retryable: false,
    meta: [],
  },
  insufficient_credit: {
    status: 402,
    type: "credit_error",
    meaning: "The available Credit in this currency is less than the cost. Top it up first.",
    retryable: false,
    meta: ["currency", "required", "available"],
  },
  insufficient_scope: {
    status: 403,
    type: "permission_error",
    meaning: "The key holds none of the scopes in `meta.required`; one of them is enough.",
    retryable: false,
    meta: ["required"],
  },
  internal_error: {
    status: 500,
    type: "api_error",
    meaning: "Our fault. Nothing was written unless resource is set. Repeat with the same key.",
    retryable: true,
    meta: [],
  },
  invalid_amount: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Not an amount: more than zero, at most 9999999.99, at most two decimals.",
    retryable: false,
    meta: [],
  },
  invalid_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "No key has this secret; perhaps it was cut short when it was copied.",
    retryable: false,
    meta: [],
  },
  invalid_csv: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The csv cannot be read: no headings, an unknown column, or a row of another width.",
    retryable: false,
    meta: ["line"],
  },
  invalid_currency: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Not USD or ZWG.",
    retryable: false,
    meta: [],
  },
  invalid_cursor: {
    status: 400,
    type: "invalid_request_error",
    meaning: "starting_after or ending_before names no object of this list.",
    retryable: false,
    meta: [],
  },
  invalid_duration: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Neither seconds nor a length of time such as 30m, 24h or 3d.",
    retryable: false,
    meta: [],
  },
  invalid_expand: {
    status: 400,
    type: "invalid_request_error",
    meaning: "expand[] names a field that cannot be expanded.",
    retryable: false,
    meta: ["allowed"],
  },
  invalid_json: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The body is not JSON in UTF-8.",
    retryable: false,
    meta: [],
  },
  invalid_metadata: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Metadata has more than 20 keys, or a key or value that its rules do not allow.",
    retryable: false,
    meta: [],
  },
  invalid_meter_number: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Not a meter number of 11 digits.",
    retryable: false,
    meta: [],
  },
  invalid_phone: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Not a Zimbabwean mobile number.",
    retryable: false,
    meta: [],
  },
  invalid_request: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Several fields are wrong; each stands in details.",
    retryable: false,
    meta: [],
  },
  invalid_time: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Neither unix seconds nor an ISO 8601 time.",
    retryable: false,
    meta: [],
  },
  invalid_transition: {
    status: 409,
    type: "conflict_error",
    meaning: "The object cannot move from the state it is in to the one asked for.",
    retryable: false,
    meta: ["from", "to"],
  },
  invalid_url: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Not an https URL of a public host, or one that carries credentials.",
    retryable: false,
    meta: [],
  },
  invalid_version: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The Svc-Version header names a version that does not exist or has ended.",
    retryable: false,
    meta: ["supported"],
  },
  ip_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The request comes from an address outside the key's allowed_ips.",
    retryable: false,
    meta: ["ip"],
  },
  key_kind_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "Keys of this kind may not call this operation.",
    retryable: false,
    meta: ["kind", "allowed"],
  },
  key_limit_reached: {
    status: 409,
    type: "conflict_error",
    meaning: "The account has 10,000 active keys in this mode.",
    retryable: false,
    meta: ["max"],
  },
  last_owner: {
    status: 409,
    type: "conflict_error",
    meaning: "The only owner cannot be removed or given another role.",
    retryable: false,
    meta: [],
  },
  limit_raise_forbidden: {
    status: 403,
    type: "permission_error",
    meaning: "A key cannot make or change a key beyond its own limits.",
    retryable: false,
    meta: [],
  },
  limit_reached: {
    status: 409,
    type: "conflict_error",
    meaning: "The account has as many of these as it may. Remove one, or ask our staff for more.",
    retryable: false,
    meta: ["limit", "max"],
  },
  live_mode_only: {
    status: 403,
    type: "permission_error",
    meaning: "Only live keys may call this.",
    retryable: false,
    meta: [],
  },
  malformed_request: {
    status: 400,
    type: "invalid_request_error",
    meaning: "What came is not an HTTP/1.1 request with a Host. The connection is closed.",
    retryable: false,
    meta: [],
  },
  meter_blocked: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The utility blocks this meter; the customer must ask the utility.",
    retryable: false,
    meta: [],
  },
  meter_currency_mismatch: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The account of this meter is in the other currency.",
    retryable: false,
    meta: ["currency"],
  },
  meter_not_found: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The utility does not know this meter.",
    retryable: false,
    meta: [],
  },
  meter_quota_exceeded: {
    status: 429,
    type: "rate_limit_error",
    meaning: "Too many meters were confirmed, by this key in a minute or by the account today.",
    retryable: true,
    meta: ["window", "limit"],
  },
  method_not_allowed: {
    status: 405,
    type: "invalid_request_error",
    meaning: "The path exists, but not with this method. The Allow header lists those it has.",
    retryable: false,
    meta: [],
  },
  missing_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "There is no Authorization: Bearer header.",
    retryable: false,
    meta: [],
  },
  network_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The key may not sell on this network.",
    retryable: false,
    meta: ["allowed"],
  },
  network_required: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program rewards numbers of one network, and this is not one of them.",
    retryable: false,
    meta: ["rule", "network"],
  },
  not_implemented: {
    status: 501,
    type: "api_error",
    meaning: "In the contract, and not kept yet; param names the part when only a part is.",
    retryable: false,
    meta: [],
  },
  nothing_to_retry: {
    status: 409,
    type: "conflict_error",
    meaning: "No failed line of the batch can be sent again, or another batch has done so.",
    retryable: false,
    meta: [],
  },
  occurrence_locked: {
    status: 409,
    type: "conflict_error",
    meaning: "The day runs in less than 15 minutes, or has run, and can no longer be changed.",
    retryable: false,
    meta: ["locked_at"],
  },
  occurrence_not_combinable: {
    status: 409,
    type: "conflict_error",
    meaning: "The two days differ in people, currency or cost centre, or one does not run.",
    retryable: false,
    meta: ["differs"],
  },
  one_per_phone: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program gives one reward to a number, and this number has had it.",
    retryable: false,
    meta: ["rule"],
  },
  origin_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The page's origin is not among the key's allowed_origins.",
    retryable: false,
    meta: ["origin"],
  },
  parameter_invalid: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The type, the form or the value of a field is wrong.",
    retryable: false,
    meta: ["allowed", "pattern", "max"],
  },
  parameter_missing: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A field that is needed here was left out.",
    retryable: false,
    meta: [],
  },
  pin_invalid: {
    status: 403,
    type: "permission_error",
    meaning: "The payment PIN, the password or the code is not right.",
    retryable: false,
    meta: ["attempts_left"],
  },
  pin_locked: {
    status: 403,
    type: "permission_error",
    meaning: "The payment PIN was wrong five times and is locked for 30 minutes.",
    retryable: false,
    meta: ["locked_until"],
  },
  pin_not_set: {
    status: 403,
    type: "permission_error",
    meaning: "You have no payment PIN. Set one with POST /members/me/pin.",
    retryable: false,
    meta: [],
  },
  pin_required: {
    status: 403,
    type: "permission_error",
    meaning: "You have a payment PIN, which must be given to change it.",
    retryable: false,
    meta: [],
  },
  power_unavailable: {
    status: 503,
    type: "provider_error",
    meaning: "The utility cannot answer now. Retry later, or send with `confirm: best_effort`.",
    retryable: true,
    meta: [],
  },
  product_mismatch: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The product does not fit the type, the network, the currency or the target.",
    retryable: false,
    meta: [],
  },
  product_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The key may not sell this product.",
    retryable: false,
    meta: ["allowed"],
  },
  product_unavailable: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The product is paused on this network. Load the catalogue again.",
    retryable: false,
    meta: ["product", "network"],
  },
  program_budget_exceeded: {
    status: 402,
    type: "credit_error",
    meaning: "The budget of the program does not hold this amount.",
    retryable: false,
    meta: ["required", "remaining"],
  },
  program_closed: {
    status: 409,
    type: "conflict_error",
    meaning: "The program has ended for good.",
    retryable: false,
    meta: [],
  },
  program_not_active: {
    status: 409,
    type: "conflict_error",
    meaning: "The program gives no rewards: it is a draft, paused or exhausted.",
    retryable: false,
    meta: ["status"],
  },
  provider_invalid_response: {
    status: 502,
    type: "provider_error",
    meaning: "A supplier answered something that makes no sense. Try again.",
    retryable: true,
    meta: [],
  },
  provider_unavailable: {
    status: 503,
    type: "provider_error",
    meaning: "The network or the payment provider does not answer. Nothing was sold; try again.",
    retryable: true,
    meta: [],
  },
  quote_expired: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The 30 minutes of the quote are over. Make a new one.",
    retryable: false,
    meta: ["expired_at"],
  },
  quote_mismatch: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The quote is for another target, currency or type.",
    retryable: false,
    meta: [],
  },
  quote_used: {
    status: 422,
    type: "invalid_request_error",
    meaning: "Another sale carries the quote; resource is that send.",
    retryable: false,
    meta: [],
  },
  rate_limited: {
    status: 429,
    type: "rate_limit_error",
    meaning: "Too many requests. Wait retry_after seconds.",
    retryable: true,
    meta: ["policy"],
  },
  recipient_cap_exceeded: {
    status: 403,
    type: "permission_error",
    meaning: "The sale would pass the key's daily cap for one number or meter.",
    retryable: false,
    meta: ["currency", "limit", "used", "resets_at"],
  },
  recipient_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The key may not send to this number or meter.",
    retryable: false,
    meta: [],
  },
  reference_in_use: {
    status: 409,
    type: "conflict_error",
    meaning: "The client_reference already belongs to something else; resource says to what.",
    retryable: false,
    meta: [],
  },
  reference_not_found: {
    status: 400,
    type: "invalid_request_error",
    meaning: "An id in the body or the query names no object of this account.",
    retryable: false,
    meta: [],
  },
  request_timeout: {
    status: 408,
    type: "invalid_request_error",
    meaning: "The head took over 10 s, the body over 20 s and came at under 4 kB a second.",
    retryable: true,
    meta: [],
  },
  reservation_insufficient: {
    status: 402,
    type: "credit_error",
    meaning: "There is not enough available Credit to set this amount aside.",
    retryable: false,
    meta: ["currency", "required", "available"],
  },
  resource_in_use: {
    status: 409,
    type: "conflict_error",
    meaning: "Something else still needs it; resource says what.",
    retryable: false,
    meta: [],
  },
  resource_missing: {
    status: 404,
    type: "invalid_request_error",
    meaning: "The id in the path names no object of this account.",
    retryable: false,
    meta: ["mode_hint"],
  },
  review_resolved: {
    status: 409,
    type: "conflict_error",
    meaning: "The review was decided before, the other way.",
    retryable: false,
    meta: ["status"],
  },
  revoked_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "The key was revoked, or rolled, and the grace of this secret is over.",
    retryable: false,
    meta: ["at"],
  },
  reward_cap_reached: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The recipient has all that the program or the rule gives to one person.",
    retryable: false,
    meta: ["rule", "limit", "used", "resets_at"],
  },
  reward_not_releasable: {
    status: 409,
    type: "conflict_error",
    meaning: "Only a reward in escrow can be released.",
    retryable: false,
    meta: ["status", "held_reason"],
  },
  reward_not_voidable: {
    status: 409,
    type: "conflict_error",
    meaning: "Only a reward for which nothing was sent, and that no review holds, can be voided.",
    retryable: false,
    meta: ["status", "held_reason"],
  },
  role_required: {
    status: 403,
    type: "permission_error",
    meaning: "The person, or the person who made the key, does not have a role that may do this.",
    retryable: false,
    meta: ["roles"],
  },
  route_not_found: {
    status: 404,
    type: "invalid_request_error",
    meaning: "No operation has this path.",
    retryable: false,
    meta: [],
  },
  rule_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "There are no rules of this kind; lotteries and prize draws are not allowed.",
    retryable: false,
    meta: ["rule", "allowed"],
  },
  self_approval_forbidden: {
    status: 403,
    type: "permission_error",
    meaning: "Whoever made the batch cannot approve it.",
    retryable: false,
    meta: [],
  },
  send_delivered_late: {
    status: 409,
    type: "conflict_error",
    meaning: "The network has delivered the send after all. Do not sell it again.",
    retryable: false,
    meta: [],
  },
  send_not_retryable: {
    status: 409,
    type: "conflict_error",
    meaning: "Only a send that failed, and was not paid by card, can be retried, and only once.",
    retryable: false,
    meta: ["reason"],
  },
  service_unavailable: {
    status: 503,
    type: "api_error",
    meaning: "Maintenance, no free connection, or an outcome not known. Repeat with the same key.",
    retryable: true,
    meta: [],
  },
  session_required: {
    status: 401,
    type: "authentication_error",
    meaning: "Only a signed-in person may do this, and there is no session.",
    retryable: false,
    meta: [],
  },
  signature_expired: {
    status: 401,
    type: "authentication_error",
    meaning: "The time in the Svc-Signature header is more than five minutes away from ours.",
    retryable: false,
    meta: ["tolerance_seconds"],
  },
  signature_invalid: {
    status: 401,
    type: "authentication_error",
    meaning: "The Svc-Signature header is missing, or was not made with the program's secret.",
    retryable: false,
    meta: [],
  },
  sms_too_long: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The text message could grow beyond 480 characters.",
    retryable: false,
    meta: ["max", "length"],
  },
  source_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program does not take rewards that come this way.",
    retryable: false,
    meta: ["rule", "allowed"],
  },
  spend_cap_exceeded: {
    status: 403,
    type: "permission_error",
    meaning: "The sale would pass a spend cap of the key.",
    retryable: false,
    meta: ["cap", "currency", "limit", "used", "resets_at"],
  },
  target_blocked: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The number or meter is on the blocklist; resource is the entry.",
    retryable: false,
    meta: [],
  },
  terms_not_accepted: {
    status: 403,
    type: "permission_error",
    meaning: "The first live key of an organisation needs accept_terms: true.",
    retryable: false,
    meta: [],
  },
  test_mode_only: {
    status: 403,
    type: "permission_error",
    meaning: "Only test keys may do this.",
    retryable: false,
    meta: [],
  },
  time_out_of_range: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A time that is too early or too late for this field.",
    retryable: false,
    meta: ["min", "max"],
  },
  token_link_used: {
    status: 410,
    type: "conflict_error",
    meaning: "The link was read before, is older than 15 minutes, or was replaced by a newer one.",
    retryable: false,
    meta: [],
  },
  token_not_available: {
    status: 409,
    type: "conflict_error",
    meaning: "The send has no token: it is not power, or it is not delivered.",
    retryable: false,
    meta: [],
  },
  token_phone_required: {
    status: 422,
    type: "invalid_request_error",
    meaning: "A power sale needs token_phone, the number that the token is texted to.",
    retryable: false,
    meta: [],
  },
  token_resend_limit: {
    status: 429,
    type: "rate_limit_error",
    meaning: "The token was sent again too often: in a minute, in a day, or to this number.",
    retryable: true,
    meta: ["window", "limit"],
  },
  tokens_read_required: {
    status: 403,
    type: "permission_error",
    meaning: "Power tokens in clear, in a file or at an endpoint, need a key with tokens:read.",
    retryable: false,
    meta: [],
  },
  unknown_merge_field: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The text message has a field in braces that does not exist.",
    retryable: false,
    meta: ["field", "allowed"],
  },
  unknown_parameter: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The operation has no field or filter of this name.",
    retryable: false,
    meta: [],
  },
  unsupported_media_type: {
    status: 415,
    type: "invalid_request_error",
    meaning: "The body is not application/json, or not a form where one is asked for.",
    retryable: false,
    meta: [],
  },
  unsupported_network: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The number belongs to no network that is sold here. Check it with the customer.",
    retryable: false,
    meta: [],
  },
};
