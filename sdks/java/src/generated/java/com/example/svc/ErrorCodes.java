// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc;

/** The codes of errors. */
public final class ErrorCodes {
  private ErrorCodes() {}

  /** The account has been closed. */
  public static final String ACCOUNT_CLOSED = "account_closed";

  /** The account is suspended: it can read data but not change anything. */
  public static final String ACCOUNT_SUSPENDED = "account_suspended";

  /** The recipient is too new for this program. */
  public static final String ACCOUNT_TOO_YOUNG = "account_too_young";

  /** The position is not accurate enough. */
  public static final String ACCURACY_TOO_LOW = "accuracy_too_low";

  /** Agent keys cannot use the live account until an owner or admin allows it. */
  public static final String AGENT_LIVE_MODE_OFF = "agent_live_mode_off";

  /** The schedule has already run today; &#x60;resource&#x60; is its batch. */
  public static final String ALREADY_RAN_TODAY = "already_ran_today";

  /** The send has been dispatched or has ended, so it cannot be cancelled or changed. */
  public static final String ALREADY_SENT = "already_sent";

  /** The amount is not one that the network sells. */
  public static final String AMOUNT_NOT_ALLOWED = "amount_not_allowed";

  /** The amount is below the minimum or above the maximum for this product. */
  public static final String AMOUNT_OUT_OF_RANGE = "amount_out_of_range";

  /** Nobody decided the approval within 24 hours. */
  public static final String APPROVAL_EXPIRED = "approval_expired";

  /** The approval has already been decided. */
  public static final String APPROVAL_RESOLVED = "approval_resolved";

  /** The device could not prove that its position is genuine. */
  public static final String ATTESTATION_FAILED = "attestation_failed";

  /** The batch has no lines, or no valid ones. */
  public static final String BATCH_EMPTY = "batch_empty";

  /** Some lines are invalid and &#x60;on_invalid&#x60; is &#x60;reject&#x60;. Nothing was created. */
  public static final String BATCH_INVALID_LINES = "batch_invalid_lines";

  /** The batch is not waiting for approval. */
  public static final String BATCH_NOT_APPROVABLE = "batch_not_approvable";

  /** The batch has ended, or has no unsent lines left. */
  public static final String BATCH_NOT_CANCELLABLE = "batch_not_cancellable";

  /** The batch has too many lines: the limit is 10,000, or 2,000 in Workforce. */
  public static final String BATCH_TOO_LARGE = "batch_too_large";

  /** The body exceeds 1 MiB (8 MiB for batches, 64 KiB if signed, 10 MiB with a file). */
  public static final String BODY_TOO_LARGE = "body_too_large";

  /** The allocation would exceed the budget of the cost centre. */
  public static final String BUDGET_OVER_COST_CENTER = "budget_over_cost_center";

  /** The bundle is no longer sold. */
  public static final String BUNDLE_UNAVAILABLE = "bundle_unavailable";

  /** The answer to the challenge is wrong or late. */
  public static final String CHALLENGE_FAILED = "challenge_failed";

  /** The person must answer a challenge first. */
  public static final String CHALLENGE_REQUIRED = "challenge_required";

  /** The link must be claimed at its location. */
  public static final String CHECKIN_REQUIRED = "checkin_required";

  /** The program or the link does not offer this type of reward. */
  public static final String CHOICE_NOT_ALLOWED = "choice_not_allowed";

  /** Too many codes were sent for this link: the limit is 3 in 15 minutes, 10 a day. */
  public static final String CLAIM_CODE_LIMIT = "claim_code_limit";

  /** This link has expired. */
  public static final String CLAIM_EXPIRED = "claim_expired";

  /** The link is locked for 30 minutes after five wrong codes. */
  public static final String CLAIM_LOCKED = "claim_locked";

  /** The sender has revoked this link. */
  public static final String CLAIM_REVOKED = "claim_revoked";

  /** This link has already been claimed. */
  public static final String CLAIM_USED = "claim_used";

  /** The claim code is wrong or has expired. */
  public static final String CODE_INVALID = "code_invalid";

  /** The program has reached its &#x60;throttle_per_hour&#x60;. */
  public static final String COMPLETIONS_THROTTLED = "completions_throttled";

  /** Another request was changing the same object. Nothing was changed by this one. */
  public static final String CONCURRENT_UPDATE = "concurrent_update";

  /** Two fields cannot be used together. */
  public static final String CONFLICTING_PARAMETERS = "conflicting_parameters";

  /** Only a signed-in person can do this, not a key. */
  public static final String DASHBOARD_ONLY = "dashboard_only";

  /** Data bundles are available in test mode only for now. */
  public static final String DATA_NOT_LIVE = "data_not_live";

  /** An object with this name, code, ID or URL already exists; &#x60;resource&#x60; is its ID. */
  public static final String DUPLICATE_RESOURCE = "duplicate_resource";

  /** The same sale was made within the account&#39;s duplicate window; &#x60;resource&#x60; is it. */
  public static final String DUPLICATE_SUSPECTED = "duplicate_suspected";

  /** The webhook endpoint is disabled, so nothing is sent to it. */
  public static final String ENDPOINT_DISABLED = "endpoint_disabled";

  /** The account already has 16 webhook endpoints in this mode. */
  public static final String ENDPOINT_LIMIT_REACHED = "endpoint_limit_reached";

  /** The recipient has been erased, or is about to be. */
  public static final String ERASED_RECIPIENT = "erased_recipient";

  /** The key is past its &#x60;expires_at&#x60;. */
  public static final String EXPIRED_API_KEY = "expired_api_key";

  /** A fraud rule blocks this reward, and no review can allow it. */
  public static final String FRAUD_BLOCKED = "fraud_blocked";

  /** The person is outside the program&#39;s location or its opening hours. */
  public static final String GEOFENCE_OUTSIDE = "geofence_outside";

  /** The path, query and headers together exceed 16 KiB. */
  public static final String HEADERS_TOO_LARGE = "headers_too_large";

  /** The first request with this Idempotency-Key is still running. */
  public static final String IDEMPOTENCY_IN_PROGRESS = "idempotency_in_progress";

  /** An Idempotency-Key must be 1 to 255 printable ASCII characters. */
  public static final String IDEMPOTENCY_KEY_INVALID = "idempotency_key_invalid";

  /** This operation moves money and requires an &#x60;Idempotency-Key&#x60; header. */
  public static final String IDEMPOTENCY_KEY_REQUIRED = "idempotency_key_required";

  /** The Idempotency-Key was already used with a different request. */
  public static final String IDEMPOTENCY_MISMATCH = "idempotency_mismatch";

  /** This operation does not accept an Idempotency-Key: it returns a secret only once. */
  public static final String IDEMPOTENCY_NOT_SUPPORTED = "idempotency_not_supported";

  /** The available Credit in this currency is less than the cost. */
  public static final String INSUFFICIENT_CREDIT = "insufficient_credit";

  /** The key has none of the scopes that this operation accepts. */
  public static final String INSUFFICIENT_SCOPE = "insufficient_scope";

  /** Something went wrong on our side. */
  public static final String INTERNAL_ERROR = "internal_error";

  /** An amount has at most two decimals, is greater than 0 and at most 9999999.99. */
  public static final String INVALID_AMOUNT = "invalid_amount";

  /** No API key matches this secret. */
  public static final String INVALID_API_KEY = "invalid_api_key";

  /** The CSV has no headings, an unknown column, or a cell without a heading. */
  public static final String INVALID_CSV = "invalid_csv";

  /** A currency must be USD or ZWG. */
  public static final String INVALID_CURRENCY = "invalid_currency";

  /** The cursor does not match any object in this list. */
  public static final String INVALID_CURSOR = "invalid_cursor";

  /** A duration must be seconds, or a length such as 30m, 24h or 3d. */
  public static final String INVALID_DURATION = "invalid_duration";

  /** The field in &#x60;expand[]&#x60; cannot be expanded. */
  public static final String INVALID_EXPAND = "invalid_expand";

  /** The body is not valid JSON in UTF-8, or has a field twice in one object. */
  public static final String INVALID_JSON = "invalid_json";

  /** Metadata takes up to 20 keys of 40 characters and values of 500 characters. */
  public static final String INVALID_METADATA = "invalid_metadata";

  /** A meter number must have 11 digits. */
  public static final String INVALID_METER_NUMBER = "invalid_meter_number";

  /** A phone number must be a Zimbabwean mobile number. */
  public static final String INVALID_PHONE = "invalid_phone";

  /** Several fields are invalid; &#x60;details&#x60; lists them. */
  public static final String INVALID_REQUEST = "invalid_request";

  /** A time must be Unix seconds or an ISO 8601 time; without an offset it is in Harare. */
  public static final String INVALID_TIME = "invalid_time";

  /** The object&#39;s current status does not allow this change. */
  public static final String INVALID_TRANSITION = "invalid_transition";

  /** A URL must be public, use https and contain no user name or password. */
  public static final String INVALID_URL = "invalid_url";

  /** The &#x60;Svc-Version&#x60; header names a version that does not exist or has ended. */
  public static final String INVALID_VERSION = "invalid_version";

  /** The request comes from an address outside the key&#39;s &#x60;allowed_ips&#x60;. */
  public static final String IP_NOT_ALLOWED = "ip_not_allowed";

  /** Keys of this kind cannot call this operation. */
  public static final String KEY_KIND_NOT_ALLOWED = "key_kind_not_allowed";

  /** The account already has 10,000 active keys in this mode. */
  public static final String KEY_LIMIT_REACHED = "key_limit_reached";

  /** The only owner cannot be removed or given another role. */
  public static final String LAST_OWNER = "last_owner";

  /** A key cannot exceed its own limits through other keys or programs. */
  public static final String LIMIT_RAISE_FORBIDDEN = "limit_raise_forbidden";

  /** The account has reached the maximum number of these objects. */
  public static final String LIMIT_REACHED = "limit_reached";

  /** This operation is available in live mode only. */
  public static final String LIVE_MODE_ONLY = "live_mode_only";

  /** The request is not valid HTTP/1.1 with a &#x60;Host&#x60;. The connection is closed. */
  public static final String MALFORMED_REQUEST = "malformed_request";

  /** The utility has blocked this meter. */
  public static final String METER_BLOCKED = "meter_blocked";

  /** The utility bills this meter in the other currency. */
  public static final String METER_CURRENCY_MISMATCH = "meter_currency_mismatch";

  /** The utility does not recognize this meter. */
  public static final String METER_NOT_FOUND = "meter_not_found";

  /** Too many meters were looked up by this key in a minute, or by the account today. */
  public static final String METER_QUOTA_EXCEEDED = "meter_quota_exceeded";

  /** The path exists, but does not accept this method. */
  public static final String METHOD_NOT_ALLOWED = "method_not_allowed";

  /** The request has no &#x60;Authorization: Bearer&#x60; header. */
  public static final String MISSING_API_KEY = "missing_api_key";

  /** The key is not allowed to sell on this network. */
  public static final String NETWORK_NOT_ALLOWED = "network_not_allowed";

  /** The program rewards numbers on another network only. */
  public static final String NETWORK_REQUIRED = "network_required";

  /** This is not available yet; &#x60;param&#x60; names the unsupported field, if only one is. */
  public static final String NOT_IMPLEMENTED = "not_implemented";

  /** The batch has no failed lines to retry, or another batch has retried them. */
  public static final String NOTHING_TO_RETRY = "nothing_to_retry";

  /** The occurrence starts in less than 15 minutes or has run, so it cannot be changed. */
  public static final String OCCURRENCE_LOCKED = "occurrence_locked";

  /** The occurrences differ in people, currency or cost centre, or one does not run. */
  public static final String OCCURRENCE_NOT_COMBINABLE = "occurrence_not_combinable";

  /** The program gives one reward per number, and this number has had one. */
  public static final String ONE_PER_PHONE = "one_per_phone";

  /** The key or the MCP server does not allow the page&#39;s origin. */
  public static final String ORIGIN_NOT_ALLOWED = "origin_not_allowed";

  /** A field has the wrong type, format or value. */
  public static final String PARAMETER_INVALID = "parameter_invalid";

  /** A required field is missing. */
  public static final String PARAMETER_MISSING = "parameter_missing";

  /** The payment PIN, password or code is wrong. */
  public static final String PIN_INVALID = "pin_invalid";

  /** The payment PIN is locked after five wrong attempts, or after it was replaced. */
  public static final String PIN_LOCKED = "pin_locked";

  /** You have not set a payment PIN. */
  public static final String PIN_NOT_SET = "pin_not_set";

  /** Changing your payment PIN requires the current one, or a code if you forgot it. */
  public static final String PIN_REQUIRED = "pin_required";

  /** The utility is not responding. */
  public static final String POWER_UNAVAILABLE = "power_unavailable";

  /** The product does not match the type, network, currency or target. */
  public static final String PRODUCT_MISMATCH = "product_mismatch";

  /** The key is not allowed to sell this product. */
  public static final String PRODUCT_NOT_ALLOWED = "product_not_allowed";

  /** The product is paused on this network. */
  public static final String PRODUCT_UNAVAILABLE = "product_unavailable";

  /** The program&#39;s remaining budget is less than this amount. */
  public static final String PROGRAM_BUDGET_EXCEEDED = "program_budget_exceeded";

  /** The program has been closed permanently. */
  public static final String PROGRAM_CLOSED = "program_closed";

  /** The program is a draft, paused or exhausted, so it gives no rewards. */
  public static final String PROGRAM_NOT_ACTIVE = "program_not_active";

  /** A supplier returned a response that we could not understand. */
  public static final String PROVIDER_INVALID_RESPONSE = "provider_invalid_response";

  /** The network or payment provider is not responding. Nothing was sold. */
  public static final String PROVIDER_UNAVAILABLE = "provider_unavailable";

  /** The quote has expired; quotes are valid for 30 minutes. */
  public static final String QUOTE_EXPIRED = "quote_expired";

  /** The quote is for a different target, currency or type. */
  public static final String QUOTE_MISMATCH = "quote_mismatch";

  /** The quote was used by another sale; &#x60;resource&#x60; is that send. */
  public static final String QUOTE_USED = "quote_used";

  /** Too many requests were sent. */
  public static final String RATE_LIMITED = "rate_limited";

  /** The sale would exceed the key&#39;s daily cap for one number or meter. */
  public static final String RECIPIENT_CAP_EXCEEDED = "recipient_cap_exceeded";

  /** The key is not allowed to send to this number or meter. */
  public static final String RECIPIENT_NOT_ALLOWED = "recipient_not_allowed";

  /** The reference or &#x60;completion_id&#x60; belongs to another object; &#x60;resource&#x60; is its ID. */
  public static final String REFERENCE_IN_USE = "reference_in_use";

  /** No object in this account has the ID given in the body or the query. */
  public static final String REFERENCE_NOT_FOUND = "reference_not_found";

  /** The request took too long: 10 s for headers, or 20 s for a body below 4 kB/s. */
  public static final String REQUEST_TIMEOUT = "request_timeout";

  /** The available Credit is less than the amount to reserve. */
  public static final String RESERVATION_INSUFFICIENT = "reservation_insufficient";

  /** Another object still uses this one; &#x60;resource&#x60; is its ID. */
  public static final String RESOURCE_IN_USE = "resource_in_use";

  /** No object in this account has the ID given in the path. */
  public static final String RESOURCE_MISSING = "resource_missing";

  /** The review has already been decided the other way. */
  public static final String REVIEW_RESOLVED = "review_resolved";

  /** The key was revoked, or rolled and its grace period is over. */
  public static final String REVOKED_API_KEY = "revoked_api_key";

  /** The recipient has received the most that the program or rule gives one person. */
  public static final String REWARD_CAP_REACHED = "reward_cap_reached";

  /** Only a reward in escrow can be released. */
  public static final String REWARD_NOT_RELEASABLE = "reward_not_releasable";

  /** Only an unsent reward that is not under review can be voided. */
  public static final String REWARD_NOT_VOIDABLE = "reward_not_voidable";

  /** The role of the person, or of the key&#39;s creator, does not permit this. */
  public static final String ROLE_REQUIRED = "role_required";

  /** No operation has this path. */
  public static final String ROUTE_NOT_FOUND = "route_not_found";

  /** This kind of rule does not exist; lotteries and prize draws are not allowed. */
  public static final String RULE_NOT_ALLOWED = "rule_not_allowed";

  /** This server does not create sandboxes without a sign-up. */
  public static final String SANDBOXES_OFF = "sandboxes_off";

  /** The person who created the batch cannot approve it. */
  public static final String SELF_APPROVAL_FORBIDDEN = "self_approval_forbidden";

  /** The network delivered the send after all. */
  public static final String SEND_DELIVERED_LATE = "send_delivered_late";

  /** Only a failed send that was not paid by card can be retried, and only once. */
  public static final String SEND_NOT_RETRYABLE = "send_not_retryable";

  /** The service is under maintenance, busy, or could not confirm the outcome. */
  public static final String SERVICE_UNAVAILABLE = "service_unavailable";

  /** This operation requires a signed-in person. */
  public static final String SESSION_REQUIRED = "session_required";

  /** The time in the &#x60;Svc-Signature&#x60; header is more than five minutes from ours. */
  public static final String SIGNATURE_EXPIRED = "signature_expired";

  /** The &#x60;Svc-Signature&#x60; header is missing or was not made with the program&#39;s secret. */
  public static final String SIGNATURE_INVALID = "signature_invalid";

  /** The text message could exceed 480 characters. */
  public static final String SMS_TOO_LONG = "sms_too_long";

  /** The program does not accept rewards from this source. */
  public static final String SOURCE_NOT_ALLOWED = "source_not_allowed";

  /** The sale would exceed a spend cap of the key. */
  public static final String SPEND_CAP_EXCEEDED = "spend_cap_exceeded";

  /** The number or meter is on the blocklist; &#x60;resource&#x60; is the entry. */
  public static final String TARGET_BLOCKED = "target_blocked";

  /** The organisation&#39;s first live key requires &#x60;accept_terms: true&#x60;. */
  public static final String TERMS_NOT_ACCEPTED = "terms_not_accepted";

  /** This operation is available in test mode only. */
  public static final String TEST_MODE_ONLY = "test_mode_only";

  /** The time is too early or too late for this field. */
  public static final String TIME_OUT_OF_RANGE = "time_out_of_range";

  /** The link was already read, is more than 15 minutes old, or was replaced. */
  public static final String TOKEN_LINK_USED = "token_link_used";

  /** The send has no token: it is not a power sale, or it is not delivered. */
  public static final String TOKEN_NOT_AVAILABLE = "token_not_available";

  /** A power sale requires &#x60;token_phone&#x60;, the number that receives the token. */
  public static final String TOKEN_PHONE_REQUIRED = "token_phone_required";

  /** The token was resent too often: in a minute, in a day, or to this number. */
  public static final String TOKEN_RESEND_LIMIT = "token_resend_limit";

  /** Unmasked power tokens require a key with the &#x60;tokens:read&#x60; scope. */
  public static final String TOKENS_READ_REQUIRED = "tokens_read_required";

  /** The text message contains an unknown merge field. */
  public static final String UNKNOWN_MERGE_FIELD = "unknown_merge_field";

  /** The operation has no field or parameter with this name. */
  public static final String UNKNOWN_PARAMETER = "unknown_parameter";

  /** The content type of the body is not supported by this operation. */
  public static final String UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type";

  /** The number does not belong to a network that we sell. */
  public static final String UNSUPPORTED_NETWORK = "unsupported_network";
}
