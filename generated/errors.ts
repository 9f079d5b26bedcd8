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
  | "sandboxes_off"
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
  /** What to do next. */
  readonly fix: string;
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
    meaning: "The account has been closed.",
    fix: "Contact support if you need its records.",
    retryable: false,
    meta: [],
  },
  account_suspended: {
    status: 403,
    type: "permission_error",
    meaning: "The account is suspended: it can read data but not change anything.",
    fix: "Contact support to find out why and to lift the suspension.",
    retryable: false,
    meta: [],
  },
  account_too_young: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The recipient is too new for this program.",
    fix: "Reward the recipient later, when `meta.min_account_age` has passed.",
    retryable: false,
    meta: ["rule", "min_account_age"],
  },
  accuracy_too_low: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The position is not accurate enough.",
    fix: "Try again outdoors with precise location switched on.",
    retryable: false,
    meta: ["accuracy_m", "max_accuracy_m"],
  },
  agent_live_mode_off: {
    status: 403,
    type: "permission_error",
    meaning: "Agent keys cannot use the live account until an owner or admin allows it.",
    fix: "Ask an owner or admin to allow agents in live mode.",
    retryable: false,
    meta: [],
  },
  already_ran_today: {
    status: 409,
    type: "conflict_error",
    meaning: "The schedule has already run today; `resource` is its batch.",
    fix: "Send `again: true` if you really want to run it twice.",
    retryable: false,
    meta: [],
  },
  already_sent: {
    status: 409,
    type: "conflict_error",
    meaning: "The send has been dispatched or has ended, so it cannot be cancelled or changed.",
    fix: "Read the send and decide by its `status`.",
    retryable: false,
    meta: ["status"],
  },
  amount_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The amount is not one that the network sells.",
    fix: "Choose a multiple of `meta.step`, or one of `meta.denominations`.",
    retryable: false,
    meta: ["step", "denominations"],
  },
  amount_out_of_range: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The amount is below the minimum or above the maximum for this product.",
    fix: "Choose an amount between `meta.min` and `meta.max`.",
    retryable: false,
    meta: ["min", "max"],
  },
  approval_expired: {
    status: 409,
    type: "conflict_error",
    meaning: "Nobody decided the approval within 24 hours.",
    fix: "Repeat the original request to ask for a new approval.",
    retryable: false,
    meta: ["expired_at"],
  },
  approval_resolved: {
    status: 409,
    type: "conflict_error",
    meaning: "The approval has already been decided.",
    fix: "Read the approval to see the decision in its `status`.",
    retryable: false,
    meta: ["status"],
  },
  attestation_failed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The device could not prove that its position is genuine.",
    fix: "Try again with the official app on an unmodified device.",
    retryable: false,
    meta: [],
  },
  batch_empty: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The batch has no lines, or no valid ones.",
    fix: "Add at least one valid line, then create the batch again.",
    retryable: false,
    meta: [],
  },
  batch_invalid_lines: {
    status: 422,
    type: "invalid_request_error",
    meaning: "Some lines are invalid and `on_invalid` is `reject`. Nothing was created.",
    fix: "Correct the lines in `meta.first`, or send `on_invalid: skip`.",
    retryable: false,
    meta: ["count", "first"],
  },
  batch_not_approvable: {
    status: 409,
    type: "conflict_error",
    meaning: "The batch is not waiting for approval.",
    fix: "Read the batch and check its `status`.",
    retryable: false,
    meta: ["status"],
  },
  batch_not_cancellable: {
    status: 409,
    type: "conflict_error",
    meaning: "The batch has ended, or has no unsent lines left.",
    fix: "Read the batch to see which lines were sent.",
    retryable: false,
    meta: ["status"],
  },
  batch_too_large: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The batch has too many lines: the limit is 10,000, or 2,000 in Workforce.",
    fix: "Split the batch into batches of at most `meta.max` lines.",
    retryable: false,
    meta: ["max"],
  },
  body_too_large: {
    status: 413,
    type: "invalid_request_error",
    meaning: "The body exceeds 1 MiB (8 MiB for batches, 64 KiB if signed, 10 MiB with a file).",
    fix: "Send at most `meta.max_bytes`; split large batches.",
    retryable: false,
    meta: ["max_bytes"],
  },
  budget_over_cost_center: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The allocation would exceed the budget of the cost centre.",
    fix: "Allocate less, or send `acknowledge_over_budget: true`.",
    retryable: false,
    meta: ["cost_center", "budget", "spent", "over_by"],
  },
  bundle_unavailable: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The bundle is no longer sold.",
    fix: "Load the product's bundles again and let the customer choose another.",
    retryable: false,
    meta: [],
  },
  challenge_failed: {
    status: 403,
    type: "permission_error",
    meaning: "The answer to the challenge is wrong or late.",
    fix: "Show the new challenge in `meta` and send its answer.",
    retryable: false,
    meta: ["challenge_token", "question", "site_key"],
  },
  challenge_required: {
    status: 403,
    type: "permission_error",
    meaning: "The person must answer a challenge first.",
    fix: "Show the challenge in `meta`, then send its token with the answer.",
    retryable: false,
    meta: ["challenge_token", "question", "site_key"],
  },
  checkin_required: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The link must be claimed at its location.",
    fix: "Claim the link with `POST /checkins` at its location.",
    retryable: false,
    meta: [],
  },
  choice_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program or the link does not offer this type of reward.",
    fix: "Choose a type that `meta.allowed` lists.",
    retryable: false,
    meta: ["rule", "allowed"],
  },
  claim_code_limit: {
    status: 429,
    type: "rate_limit_error",
    meaning: "Too many codes were sent for this link: the limit is 3 in 15 minutes, 10 a day.",
    fix: "Wait until the window in `meta.window` ends, then request a new code.",
    retryable: true,
    meta: ["window", "limit"],
  },
  claim_expired: {
    status: 410,
    type: "conflict_error",
    meaning: "This link has expired.",
    fix: "Ask the sender for a new link.",
    retryable: false,
    meta: ["expired_at"],
  },
  claim_locked: {
    status: 403,
    type: "permission_error",
    meaning: "The link is locked for 30 minutes after five wrong codes.",
    fix: "Wait until `meta.locked_until`, then request a new code.",
    retryable: false,
    meta: ["locked_until"],
  },
  claim_revoked: {
    status: 410,
    type: "conflict_error",
    meaning: "The sender has revoked this link.",
    fix: "Ask the sender for a new link.",
    retryable: false,
    meta: [],
  },
  claim_used: {
    status: 410,
    type: "conflict_error",
    meaning: "This link has already been claimed.",
    fix: "Check with the sender if you did not claim the link yourself.",
    retryable: false,
    meta: [],
  },
  code_invalid: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The claim code is wrong or has expired.",
    fix: "Check the code, or request a new one.",
    retryable: false,
    meta: ["attempts_left"],
  },
  completions_throttled: {
    status: 429,
    type: "rate_limit_error",
    meaning: "The program has reached its `throttle_per_hour`.",
    fix: "Retry after `retry_after` seconds, or raise the throttle of the program.",
    retryable: true,
    meta: ["throttle_per_hour"],
  },
  concurrent_update: {
    status: 409,
    type: "conflict_error",
    meaning: "Another request was changing the same object. Nothing was changed by this one.",
    fix: "Send the same request again.",
    retryable: true,
    meta: [],
  },
  conflicting_parameters: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Two fields cannot be used together.",
    fix: "Remove one of the two fields.",
    retryable: false,
    meta: [],
  },
  dashboard_only: {
    status: 403,
    type: "permission_error",
    meaning: "Only a signed-in person can do this, not a key.",
    fix: "Sign in to the dashboard and do it there.",
    retryable: false,
    meta: [],
  },
  data_not_live: {
    status: 422,
    type: "invalid_request_error",
    meaning: "Data bundles are available in test mode only for now.",
    fix: "Use a test key, or sell airtime instead.",
    retryable: false,
    meta: [],
  },
  duplicate_resource: {
    status: 409,
    type: "conflict_error",
    meaning: "An object with this name, code, ID or URL already exists; `resource` is its ID.",
    fix: "Use the object in `resource`, or choose another value.",
    retryable: false,
    meta: [],
  },
  duplicate_suspected: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The same sale was made within the account's duplicate window; `resource` is it.",
    fix: "Check the send in `resource` with the customer before you sell again.",
    retryable: false,
    meta: ["window_seconds"],
  },
  endpoint_disabled: {
    status: 409,
    type: "conflict_error",
    meaning: "The webhook endpoint is disabled, so nothing is sent to it.",
    fix: "Enable the endpoint, then repeat the request.",
    retryable: false,
    meta: [],
  },
  endpoint_limit_reached: {
    status: 409,
    type: "conflict_error",
    meaning: "The account already has 16 webhook endpoints in this mode.",
    fix: "Delete an endpoint that you no longer use.",
    retryable: false,
    meta: ["max"],
  },
  erased_recipient: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The recipient has been erased, or is about to be.",
    fix: "Choose another recipient, or create a new one.",
    retryable: false,
    meta: ["erase_at"],
  },
  expired_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "The key is past its `expires_at`.",
    fix: "Create a new key, or roll this one before it expires.",
    retryable: false,
    meta: ["at"],
  },
  fraud_blocked: {
    status: 422,
    type: "invalid_request_error",
    meaning: "A fraud rule blocks this reward, and no review can allow it.",
    fix: "Do not retry; contact support if you think that the rule is wrong.",
    retryable: false,
    meta: ["rule"],
  },
  geofence_outside: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The person is outside the program's location or its opening hours.",
    fix: "Try again at the location, within its opening hours.",
    retryable: false,
    meta: ["distance_m", "radius_m"],
  },
  headers_too_large: {
    status: 431,
    type: "invalid_request_error",
    meaning: "The path, query and headers together exceed 16 KiB.",
    fix: "Send fewer or shorter headers, filters and cookies.",
    retryable: false,
    meta: [],
  },
  idempotency_in_progress: {
    status: 409,
    type: "idempotency_error",
    meaning: "The first request with this Idempotency-Key is still running.",
    fix: "Wait `retry_after` seconds, then send the same request again.",
    retryable: true,
    meta: [],
  },
  idempotency_key_invalid: {
    status: 400,
    type: "idempotency_error",
    meaning: "An Idempotency-Key must be 1 to 255 printable ASCII characters.",
    fix: "Send a shorter key, such as a UUID or your own reference.",
    retryable: false,
    meta: [],
  },
  idempotency_key_required: {
    status: 400,
    type: "idempotency_error",
    meaning: "This operation moves money and requires an `Idempotency-Key` header.",
    fix: "Send an `Idempotency-Key` header with a value that is unique to this action.",
    retryable: false,
    meta: [],
  },
  idempotency_mismatch: {
    status: 422,
    type: "idempotency_error",
    meaning: "The Idempotency-Key was already used with a different request.",
    fix: "Use a new key for a new request, or repeat the original request unchanged.",
    retryable: false,
    meta: ["original_request"],
  },
  idempotency_not_supported: {
    status: 400,
    type: "idempotency_error",
    meaning: "This operation does not accept an Idempotency-Key: it returns a secret only once.",
    fix: "Remove the `Idempotency-Key` header.",
    retryable: false,
    meta: [],
  },
  insufficient_credit: {
    status: 402,
    type: "credit_error",
    meaning: "The available Credit in this currency is less than the cost.",
    fix: "Top up your Credit, then send the request again with the same Idempotency-Key.",
    retryable: false,
    meta: ["currency", "required", "available"],
  },
  insufficient_scope: {
    status: 403,
    type: "permission_error",
    meaning: "The key has none of the scopes that this operation accepts.",
    fix: "Add one of the scopes in `meta.required` to the key, or use another key.",
    retryable: false,
    meta: ["required"],
  },
  internal_error: {
    status: 500,
    type: "api_error",
    meaning: "Something went wrong on our side.",
    fix: "Retry with the same Idempotency-Key; nothing is sold or charged twice.",
    retryable: true,
    meta: [],
  },
  invalid_amount: {
    status: 400,
    type: "invalid_request_error",
    meaning: "An amount has at most two decimals, is greater than 0 and at most 9999999.99.",
    fix: "Send the amount as a string such as `\"5.00\"`.",
    retryable: false,
    meta: [],
  },
  invalid_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "No API key matches this secret.",
    fix: "Copy the whole key again; it may have been cut short.",
    retryable: false,
    meta: [],
  },
  invalid_csv: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The CSV has no headings, an unknown column, or a cell without a heading.",
    fix: "Correct the place that `meta.line` and `meta.column` name, then upload the file again.",
    retryable: false,
    meta: ["line", "column"],
  },
  invalid_currency: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A currency must be USD or ZWG.",
    fix: "Send `USD` or `ZWG`, in capital letters.",
    retryable: false,
    meta: [],
  },
  invalid_cursor: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The cursor does not match any object in this list.",
    fix: "Use an ID or `next_cursor` from a page of the same list.",
    retryable: false,
    meta: [],
  },
  invalid_duration: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A duration must be seconds, or a length such as 30m, 24h or 3d.",
    fix: "Send a number of seconds, or a length such as `24h`.",
    retryable: false,
    meta: [],
  },
  invalid_expand: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The field in `expand[]` cannot be expanded.",
    fix: "Choose from the fields in `meta.allowed`.",
    retryable: false,
    meta: ["allowed"],
  },
  invalid_json: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The body is not valid JSON in UTF-8, or has a field twice in one object.",
    fix: "Serialize the body with a JSON library and send it as UTF-8.",
    retryable: false,
    meta: [],
  },
  invalid_metadata: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Metadata takes up to 20 keys of 40 characters and values of 500 characters.",
    fix: "Correct the metadata key that `param` names, or send fewer keys.",
    retryable: false,
    meta: [],
  },
  invalid_meter_number: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A meter number must have 11 digits.",
    fix: "Ask the customer to read the 11 digits on the meter again.",
    retryable: false,
    meta: [],
  },
  invalid_phone: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A phone number must be a Zimbabwean mobile number.",
    fix: "Check the number with the customer and send it like `0771234567`.",
    retryable: false,
    meta: [],
  },
  invalid_request: {
    status: 400,
    type: "invalid_request_error",
    meaning: "Several fields are invalid; `details` lists them.",
    fix: "Correct every field that `details` lists, then send the request again.",
    retryable: false,
    meta: [],
  },
  invalid_time: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A time must be Unix seconds or an ISO 8601 time; without an offset it is in Harare.",
    fix: "Send Unix seconds or a time such as `2026-11-01T08:00:00+02:00`; a filter takes a date.",
    retryable: false,
    meta: [],
  },
  invalid_transition: {
    status: 409,
    type: "conflict_error",
    meaning: "The object's current status does not allow this change.",
    fix: "Read the object, and check `meta.from` and `meta.to` against its lifecycle.",
    retryable: false,
    meta: ["from", "to"],
  },
  invalid_url: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A URL must be public, use https and contain no user name or password.",
    fix: "Send an `https://` URL that is reachable from the internet.",
    retryable: false,
    meta: [],
  },
  invalid_version: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The `Svc-Version` header names a version that does not exist or has ended.",
    fix: "Send a version that `meta.supported` lists, or omit the header.",
    retryable: false,
    meta: ["supported"],
  },
  ip_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The request comes from an address outside the key's `allowed_ips`.",
    fix: "Add the address in `meta.ip` to the key, or send from an allowed one.",
    retryable: false,
    meta: ["ip"],
  },
  key_kind_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "Keys of this kind cannot call this operation.",
    fix: "Use a key of a kind that `meta.allowed` lists.",
    retryable: false,
    meta: ["kind", "allowed"],
  },
  key_limit_reached: {
    status: 409,
    type: "conflict_error",
    meaning: "The account already has 10,000 active keys in this mode.",
    fix: "Revoke keys that you no longer use, then create the new one.",
    retryable: false,
    meta: ["max"],
  },
  last_owner: {
    status: 409,
    type: "conflict_error",
    meaning: "The only owner cannot be removed or given another role.",
    fix: "Make another member an owner first, then repeat the request.",
    retryable: false,
    meta: [],
  },
  limit_raise_forbidden: {
    status: 403,
    type: "permission_error",
    meaning: "A key cannot exceed its own limits through other keys or programs.",
    fix: "Lower the requested limits, or use a key that has them or a signed-in person.",
    retryable: false,
    meta: [],
  },
  limit_reached: {
    status: 409,
    type: "conflict_error",
    meaning: "The account has reached the maximum number of these objects.",
    fix: "Remove one that you no longer need, or contact support for a higher limit.",
    retryable: false,
    meta: ["limit", "max"],
  },
  live_mode_only: {
    status: 403,
    type: "permission_error",
    meaning: "This operation is available in live mode only.",
    fix: "Use a live key, whose secret does not contain `test_`.",
    retryable: false,
    meta: [],
  },
  malformed_request: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The request is not valid HTTP/1.1 with a `Host`. The connection is closed.",
    fix: "Use an HTTP library, and check what proxies do to your request.",
    retryable: false,
    meta: [],
  },
  meter_blocked: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The utility has blocked this meter.",
    fix: "Ask the customer to contact the utility.",
    retryable: false,
    meta: [],
  },
  meter_currency_mismatch: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The utility bills this meter in the other currency.",
    fix: "Send the sale in `meta.currency`.",
    retryable: false,
    meta: ["currency"],
  },
  meter_not_found: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The utility does not recognize this meter.",
    fix: "Check the meter number with the customer, then correct it.",
    retryable: false,
    meta: [],
  },
  meter_quota_exceeded: {
    status: 429,
    type: "rate_limit_error",
    meaning: "Too many meters were looked up by this key in a minute, or by the account today.",
    fix: "Wait until the window in `meta.window` ends, then try again.",
    retryable: true,
    meta: ["window", "limit"],
  },
  method_not_allowed: {
    status: 405,
    type: "invalid_request_error",
    meaning: "The path exists, but does not accept this method.",
    fix: "Use a method that the `Allow` header lists.",
    retryable: false,
    meta: [],
  },
  missing_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "The request has no `Authorization: Bearer` header.",
    fix: "Send your secret key in an `Authorization: Bearer` header.",
    retryable: false,
    meta: [],
  },
  network_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The key is not allowed to sell on this network.",
    fix: "Choose from `meta.allowed`, or use another key.",
    retryable: false,
    meta: ["allowed"],
  },
  network_required: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program rewards numbers on another network only.",
    fix: "Use a number on the network in `meta.network`.",
    retryable: false,
    meta: ["rule", "network"],
  },
  not_implemented: {
    status: 501,
    type: "api_error",
    meaning: "This is not available yet; `param` names the unsupported field, if only one is.",
    fix: "Omit the field in `param`, or watch the changelog for the operation.",
    retryable: false,
    meta: [],
  },
  nothing_to_retry: {
    status: 409,
    type: "conflict_error",
    meaning: "The batch has no failed lines to retry, or another batch has retried them.",
    fix: "Read the batch to see what became of its failed lines.",
    retryable: false,
    meta: [],
  },
  occurrence_locked: {
    status: 409,
    type: "conflict_error",
    meaning: "The occurrence starts in less than 15 minutes or has run, so it cannot be changed.",
    fix: "Change a later occurrence, or cancel its batch if it waits for approval.",
    retryable: false,
    meta: ["locked_at"],
  },
  occurrence_not_combinable: {
    status: 409,
    type: "conflict_error",
    meaning: "The occurrences differ in people, currency or cost centre, or one does not run.",
    fix: "Combine two running occurrences that match; `meta.differs` says what does not.",
    retryable: false,
    meta: ["differs"],
  },
  one_per_phone: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program gives one reward per number, and this number has had one.",
    fix: "Reward another number, or change the rule of the program.",
    retryable: false,
    meta: ["rule"],
  },
  origin_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The key or the MCP server does not allow the page's origin.",
    fix: "Add `meta.origin` to the key's `allowed_origins`. Do not call MCP from a page.",
    retryable: false,
    meta: ["origin"],
  },
  parameter_invalid: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A field has the wrong type, format or value.",
    fix: "Correct the field that `param` names; `meta` lists what it accepts.",
    retryable: false,
    meta: ["allowed", "pattern", "max"],
  },
  parameter_missing: {
    status: 400,
    type: "invalid_request_error",
    meaning: "A required field is missing.",
    fix: "Add the field that `param` names.",
    retryable: false,
    meta: [],
  },
  pin_invalid: {
    status: 403,
    type: "permission_error",
    meaning: "The payment PIN, password or code is wrong.",
    fix: "Check it and try again; `meta.attempts_left` says how often you may.",
    retryable: false,
    meta: ["attempts_left"],
  },
  pin_locked: {
    status: 403,
    type: "permission_error",
    meaning: "The payment PIN is locked after five wrong attempts, or after it was replaced.",
    fix: "Wait until `meta.locked_until`, or have another owner or admin decide.",
    retryable: false,
    meta: ["locked_until"],
  },
  pin_not_set: {
    status: 403,
    type: "permission_error",
    meaning: "You have not set a payment PIN.",
    fix: "Set a payment PIN with `POST /members/me/pin`.",
    retryable: false,
    meta: [],
  },
  pin_required: {
    status: 403,
    type: "permission_error",
    meaning: "Changing your payment PIN requires the current one, or a code if you forgot it.",
    fix: "Repeat the request with your current payment PIN, or with a code that was sent to you.",
    retryable: false,
    meta: [],
  },
  power_unavailable: {
    status: 503,
    type: "provider_error",
    meaning: "The utility is not responding.",
    fix: "Retry later, or send with `confirm: best_effort` to queue the sale.",
    retryable: true,
    meta: [],
  },
  product_mismatch: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The product does not match the type, network, currency or target.",
    fix: "Choose a product that matches, or omit `product`.",
    retryable: false,
    meta: [],
  },
  product_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The key is not allowed to sell this product.",
    fix: "Choose from `meta.allowed`, or use another key.",
    retryable: false,
    meta: ["allowed"],
  },
  product_unavailable: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The product is paused on this network.",
    fix: "Load the catalogue again, and offer the customer another product or a later time.",
    retryable: false,
    meta: ["product", "network"],
  },
  program_budget_exceeded: {
    status: 402,
    type: "credit_error",
    meaning: "The program's remaining budget is less than this amount.",
    fix: "Add funds to the program, or reward a smaller amount.",
    retryable: false,
    meta: ["required", "remaining"],
  },
  program_closed: {
    status: 409,
    type: "conflict_error",
    meaning: "The program has been closed permanently.",
    fix: "Create a new program.",
    retryable: false,
    meta: [],
  },
  program_not_active: {
    status: 409,
    type: "conflict_error",
    meaning: "The program is a draft, paused or exhausted, so it gives no rewards.",
    fix: "Activate the program, or add funds to it.",
    retryable: false,
    meta: ["status"],
  },
  provider_invalid_response: {
    status: 502,
    type: "provider_error",
    meaning: "A supplier returned a response that we could not understand.",
    fix: "Send the same request again with the same Idempotency-Key.",
    retryable: true,
    meta: [],
  },
  provider_unavailable: {
    status: 503,
    type: "provider_error",
    meaning: "The network or payment provider is not responding. Nothing was sold.",
    fix: "Send the same request again with the same Idempotency-Key.",
    retryable: true,
    meta: [],
  },
  quote_expired: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The quote has expired; quotes are valid for 30 minutes.",
    fix: "Create a new quote and confirm it with the customer.",
    retryable: false,
    meta: ["expired_at"],
  },
  quote_mismatch: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The quote is for a different target, currency or type.",
    fix: "Create a quote for this sale, or send the values of the quote.",
    retryable: false,
    meta: [],
  },
  quote_used: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The quote was used by another sale; `resource` is that send.",
    fix: "Create a new quote for a new sale.",
    retryable: false,
    meta: [],
  },
  rate_limited: {
    status: 429,
    type: "rate_limit_error",
    meaning: "Too many requests were sent.",
    fix: "Wait `retry_after` seconds, then send the same request again.",
    retryable: true,
    meta: ["policy"],
  },
  recipient_cap_exceeded: {
    status: 403,
    type: "permission_error",
    meaning: "The sale would exceed the key's daily cap for one number or meter.",
    fix: "Wait until `meta.resets_at`, or raise the cap of the key.",
    retryable: false,
    meta: ["currency", "limit", "used", "resets_at"],
  },
  recipient_not_allowed: {
    status: 403,
    type: "permission_error",
    meaning: "The key is not allowed to send to this number or meter.",
    fix: "Use another key, or change who this key can send to.",
    retryable: false,
    meta: [],
  },
  reference_in_use: {
    status: 409,
    type: "conflict_error",
    meaning: "The reference or `completion_id` belongs to another object; `resource` is its ID.",
    fix: "Read the object in `resource`; use a new reference for a new sale or reward.",
    retryable: false,
    meta: [],
  },
  reference_not_found: {
    status: 400,
    type: "invalid_request_error",
    meaning: "No object in this account has the ID given in the body or the query.",
    fix: "Check the ID and the mode: test keys cannot see live objects.",
    retryable: false,
    meta: [],
  },
  request_timeout: {
    status: 408,
    type: "invalid_request_error",
    meaning: "The request took too long: 10 s for headers, or 20 s for a body below 4 kB/s.",
    fix: "Send the request again over a faster connection.",
    retryable: true,
    meta: [],
  },
  reservation_insufficient: {
    status: 402,
    type: "credit_error",
    meaning: "The available Credit is less than the amount to reserve.",
    fix: "Top up your Credit, or reserve a smaller amount.",
    retryable: false,
    meta: ["currency", "required", "available"],
  },
  resource_in_use: {
    status: 409,
    type: "conflict_error",
    meaning: "Another object still uses this one; `resource` is its ID.",
    fix: "Remove or change the object in `resource` first.",
    retryable: false,
    meta: [],
  },
  resource_missing: {
    status: 404,
    type: "invalid_request_error",
    meaning: "No object in this account has the ID given in the path.",
    fix: "Check the ID and the mode: test keys cannot see live objects.",
    retryable: false,
    meta: ["mode_hint"],
  },
  review_resolved: {
    status: 409,
    type: "conflict_error",
    meaning: "The review has already been decided the other way.",
    fix: "Read the review to see the decision in its `status`.",
    retryable: false,
    meta: ["status"],
  },
  revoked_api_key: {
    status: 401,
    type: "authentication_error",
    meaning: "The key was revoked, or rolled and its grace period is over.",
    fix: "Use the new secret, or create another key.",
    retryable: false,
    meta: ["at"],
  },
  reward_cap_reached: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The recipient has received the most that the program or rule gives one person.",
    fix: "Wait until `meta.resets_at`, or raise the limit of the rule.",
    retryable: false,
    meta: ["rule", "limit", "used", "resets_at"],
  },
  reward_not_releasable: {
    status: 409,
    type: "conflict_error",
    meaning: "Only a reward in escrow can be released.",
    fix: "Read the reward and check its `status`.",
    retryable: false,
    meta: ["status", "held_reason"],
  },
  reward_not_voidable: {
    status: 409,
    type: "conflict_error",
    meaning: "Only an unsent reward that is not under review can be voided.",
    fix: "Read the reward and check its `status`; decide its review first if it has one.",
    retryable: false,
    meta: ["status", "held_reason"],
  },
  role_required: {
    status: 403,
    type: "permission_error",
    meaning: "The role of the person, or of the key's creator, does not permit this.",
    fix: "Ask a member with a role in `meta.roles` to do it.",
    retryable: false,
    meta: ["roles"],
  },
  route_not_found: {
    status: 404,
    type: "invalid_request_error",
    meaning: "No operation has this path.",
    fix: "Check the path against the reference; all paths begin with `/dev/v1`.",
    retryable: false,
    meta: [],
  },
  rule_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "This kind of rule does not exist; lotteries and prize draws are not allowed.",
    fix: "Choose a kind of rule that `meta.allowed` lists.",
    retryable: false,
    meta: ["rule", "allowed"],
  },
  sandboxes_off: {
    status: 403,
    type: "permission_error",
    meaning: "This server does not create sandboxes without a sign-up.",
    fix: "Ask an owner or admin of an organisation for a test key.",
    retryable: false,
    meta: [],
  },
  self_approval_forbidden: {
    status: 403,
    type: "permission_error",
    meaning: "The person who created the batch cannot approve it.",
    fix: "Ask another member with approval rights to approve the batch.",
    retryable: false,
    meta: [],
  },
  send_delivered_late: {
    status: 409,
    type: "conflict_error",
    meaning: "The network delivered the send after all.",
    fix: "Do not sell it again; read the send for its receipt.",
    retryable: false,
    meta: [],
  },
  send_not_retryable: {
    status: 409,
    type: "conflict_error",
    meaning: "Only a failed send that was not paid by card can be retried, and only once.",
    fix: "Read the send; create a new one with a new reference if it truly failed.",
    retryable: false,
    meta: ["reason"],
  },
  service_unavailable: {
    status: 503,
    type: "api_error",
    meaning: "The service is under maintenance, busy, or could not confirm the outcome.",
    fix: "Retry with the same Idempotency-Key; nothing is sold or charged twice.",
    retryable: true,
    meta: [],
  },
  session_required: {
    status: 401,
    type: "authentication_error",
    meaning: "This operation requires a signed-in person.",
    fix: "Sign in to the dashboard and repeat the action there.",
    retryable: false,
    meta: [],
  },
  signature_expired: {
    status: 401,
    type: "authentication_error",
    meaning: "The time in the `Svc-Signature` header is more than five minutes from ours.",
    fix: "Synchronize your clock and sign each request when you send it.",
    retryable: false,
    meta: ["tolerance_seconds"],
  },
  signature_invalid: {
    status: 401,
    type: "authentication_error",
    meaning: "The `Svc-Signature` header is missing or was not made with the program's secret.",
    fix: "Sign the raw body with the program's current secret.",
    retryable: false,
    meta: [],
  },
  sms_too_long: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The text message could exceed 480 characters.",
    fix: "Shorten the message; `meta.length` says how long it could become.",
    retryable: false,
    meta: ["max", "length"],
  },
  source_not_allowed: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The program does not accept rewards from this source.",
    fix: "Use a source that `meta.allowed` lists.",
    retryable: false,
    meta: ["rule", "allowed"],
  },
  spend_cap_exceeded: {
    status: 403,
    type: "permission_error",
    meaning: "The sale would exceed a spend cap of the key.",
    fix: "Wait until `meta.resets_at`, or raise the cap of the key.",
    retryable: false,
    meta: ["cap", "currency", "limit", "used", "resets_at"],
  },
  target_blocked: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The number or meter is on the blocklist; `resource` is the entry.",
    fix: "Remove the entry in `resource` if the block is wrong; otherwise do not sell.",
    retryable: false,
    meta: [],
  },
  terms_not_accepted: {
    status: 403,
    type: "permission_error",
    meaning: "The organisation's first live key requires `accept_terms: true`.",
    fix: "Accept the terms, then repeat the request with `accept_terms: true`.",
    retryable: false,
    meta: [],
  },
  test_mode_only: {
    status: 403,
    type: "permission_error",
    meaning: "This operation is available in test mode only.",
    fix: "Use a test key, which begins with `svc_sk_test_` or `svc_rk_test_`.",
    retryable: false,
    meta: [],
  },
  time_out_of_range: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The time is too early or too late for this field.",
    fix: "Choose a time between `meta.min` and `meta.max`.",
    retryable: false,
    meta: ["min", "max"],
  },
  token_link_used: {
    status: 410,
    type: "conflict_error",
    meaning: "The link was already read, is more than 15 minutes old, or was replaced.",
    fix: "Read the token with `GET /sends/{send_id}` and a key with `tokens:read`.",
    retryable: false,
    meta: [],
  },
  token_not_available: {
    status: 409,
    type: "conflict_error",
    meaning: "The send has no token: it is not a power sale, or it is not delivered.",
    fix: "Wait for `delivered`, then read the token of a power sale.",
    retryable: false,
    meta: [],
  },
  token_phone_required: {
    status: 422,
    type: "invalid_request_error",
    meaning: "A power sale requires `token_phone`, the number that receives the token.",
    fix: "Send `token_phone` with the number that is to receive the token.",
    retryable: false,
    meta: [],
  },
  token_resend_limit: {
    status: 429,
    type: "rate_limit_error",
    meaning: "The token was resent too often: in a minute, in a day, or to this number.",
    fix: "Read the token to the customer, or wait until the window in `meta.window` ends.",
    retryable: true,
    meta: ["window", "limit"],
  },
  tokens_read_required: {
    status: 403,
    type: "permission_error",
    meaning: "Unmasked power tokens require a key with the `tokens:read` scope.",
    fix: "Use a key with `tokens:read`, or ask for the tokens masked.",
    retryable: false,
    meta: [],
  },
  unknown_merge_field: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The text message contains an unknown merge field.",
    fix: "Use a merge field that `meta.allowed` lists, or remove the braces.",
    retryable: false,
    meta: ["field", "allowed"],
  },
  unknown_parameter: {
    status: 400,
    type: "invalid_request_error",
    meaning: "The operation has no field or parameter with this name.",
    fix: "Check the spelling against the reference, or remove the field.",
    retryable: false,
    meta: [],
  },
  unsupported_media_type: {
    status: 415,
    type: "invalid_request_error",
    meaning: "The content type of the body is not supported by this operation.",
    fix: "Send `Content-Type: application/json`, or a form where a file is uploaded.",
    retryable: false,
    meta: [],
  },
  unsupported_network: {
    status: 422,
    type: "invalid_request_error",
    meaning: "The number does not belong to a network that we sell.",
    fix: "Check the number with the customer.",
    retryable: false,
    meta: [],
  },
};
