// Made from the contract by "npm run sdks"; never edit this file.

/** The version of this package. */
export const VERSION = "0.1.0";
/** The version of the contract, which every request names. */
export const API_VERSION = "2026-11-01";
/** Where the service begins on its host. */
export const BASE_PATH = "/dev/v1";

/** The states in which nothing will happen to a send by itself soon. */
export const SETTLED_SENDS: readonly string[] = [
  "delivered",
  "requires_review",
  "failed_credited",
  "failed",
  "cancelled_credited",
];

/** Every `code` of an error, with what it means. */
export const ERROR_CODES = {
  /** The account has ended. */
  ACCOUNT_CLOSED: "account_closed",
  /** The account is suspended: it can read, and writes are refused. Ask our staff why. */
  ACCOUNT_SUSPENDED: "account_suspended",
  /** The recipient has not been known long enough for this program. */
  ACCOUNT_TOO_YOUNG: "account_too_young",
  /** The position is too vague to tell. Try again under the open sky. */
  ACCURACY_TOO_LOW: "accuracy_too_low",
  /** Agent keys are not allowed on the live account until an owner or admin says so. */
  AGENT_LIVE_MODE_OFF: "agent_live_mode_off",
  /** The schedule has run today; resource is its batch. Send again: true to run it again. */
  ALREADY_RAN_TODAY: "already_ran_today",
  /** The send goes out, has gone out, or has ended; it is neither cancelled nor changed. */
  ALREADY_SENT: "already_sent",
  /** The amount is not one of the steps or denominations that the network takes. */
  AMOUNT_NOT_ALLOWED: "amount_not_allowed",
  /** The amount is below the smallest or above the largest that the network takes. */
  AMOUNT_OUT_OF_RANGE: "amount_out_of_range",
  /** Nobody decided the approval within 24 hours. */
  APPROVAL_EXPIRED: "approval_expired",
  /** The approval was decided already. */
  APPROVAL_RESOLVED: "approval_resolved",
  /** The device could not prove that the position is its own. */
  ATTESTATION_FAILED: "attestation_failed",
  /** The batch has no line, or none that is valid. */
  BATCH_EMPTY: "batch_empty",
  /** Some lines are not valid, and on_invalid is reject. Nothing was written. */
  BATCH_INVALID_LINES: "batch_invalid_lines",
  /** The batch does not wait for approval. */
  BATCH_NOT_APPROVABLE: "batch_not_approvable",
  /** The batch has ended, or none of its lines is still unsent. */
  BATCH_NOT_CANCELLABLE: "batch_not_cancellable",
  /** The batch has more lines than it may: 10,000, or 2,000 in Workforce. */
  BATCH_TOO_LARGE: "batch_too_large",
  /** The body is larger than 1 MiB, 8 MiB below /batches, or 10 MiB with a file. */
  BODY_TOO_LARGE: "body_too_large",
  /** The budget of the cost centre would be passed. Send acknowledge_over_budget: true. */
  BUDGET_OVER_COST_CENTER: "budget_over_cost_center",
  /** The bundle was withdrawn. Load the bundles of the product again. */
  BUNDLE_UNAVAILABLE: "bundle_unavailable",
  /** The answer to the challenge is wrong or too late. Here is another. */
  CHALLENGE_FAILED: "challenge_failed",
  /** The person must answer a challenge first. Send its token with the answer. */
  CHALLENGE_REQUIRED: "challenge_required",
  /** The link is claimed at a place. Claim it with POST /checkins, from there. */
  CHECKIN_REQUIRED: "checkin_required",
  /** The program or the link does not give this type of reward. */
  CHOICE_NOT_ALLOWED: "choice_not_allowed",
  /** Too many codes were texted for this link: three in 15 minutes, ten in a day. */
  CLAIM_CODE_LIMIT: "claim_code_limit",
  /** The time of this link is over. */
  CLAIM_EXPIRED: "claim_expired",
  /** Five wrong codes have locked this link for 30 minutes. */
  CLAIM_LOCKED: "claim_locked",
  /** This link was taken back. */
  CLAIM_REVOKED: "claim_revoked",
  /** Somebody has claimed this link before. */
  CLAIM_USED: "claim_used",
  /** The claim code is wrong or too old. */
  CODE_INVALID: "code_invalid",
  /** The program's throttle_per_hour is used up. */
  COMPLETIONS_THROTTLED: "completions_throttled",
  /** Another request was changing the same object. Nothing was written; try again. */
  CONCURRENT_UPDATE: "concurrent_update",
  /** Two fields exclude each other. */
  CONFLICTING_PARAMETERS: "conflicting_parameters",
  /** Only a signed-in person may do this, not a key. */
  DASHBOARD_ONLY: "dashboard_only",
  /** Data bundles are sold in test mode only so far. */
  DATA_NOT_LIVE: "data_not_live",
  /** Something of this name, code, id or URL exists already; resource says what. */
  DUPLICATE_RESOURCE: "duplicate_resource",
  /** The account refuses the same sale twice within its window; resource is the first. */
  DUPLICATE_SUSPECTED: "duplicate_suspected",
  /** The webhook endpoint is switched off, so nothing is sent to it. */
  ENDPOINT_DISABLED: "endpoint_disabled",
  /** The account has 16 webhook endpoints in this mode. */
  ENDPOINT_LIMIT_REACHED: "endpoint_limit_reached",
  /** The recipient was erased, or will be. */
  ERASED_RECIPIENT: "erased_recipient",
  /** The key has passed its expires_at. */
  EXPIRED_API_KEY: "expired_api_key",
  /** A fraud rule refuses it outright; no review could allow it. */
  FRAUD_BLOCKED: "fraud_blocked",
  /** The person is not at the place of the program, or not within its hours. */
  GEOFENCE_OUTSIDE: "geofence_outside",
  /** The path, the query and the headers together are larger than 16 KiB. */
  HEADERS_TOO_LARGE: "headers_too_large",
  /** The first request with this Idempotency-Key is still running. Wait and repeat. */
  IDEMPOTENCY_IN_PROGRESS: "idempotency_in_progress",
  /** The Idempotency-Key is not 1 to 255 printable ASCII characters. */
  IDEMPOTENCY_KEY_INVALID: "idempotency_key_invalid",
  /** This operation moves money and needs an Idempotency-Key header. */
  IDEMPOTENCY_KEY_REQUIRED: "idempotency_key_required",
  /** The Idempotency-Key was used with another body. */
  IDEMPOTENCY_MISMATCH: "idempotency_mismatch",
  /** This operation takes no Idempotency-Key: a replay would have to show a secret again. */
  IDEMPOTENCY_NOT_SUPPORTED: "idempotency_not_supported",
  /** The available Credit in this currency is less than the cost. Top it up first. */
  INSUFFICIENT_CREDIT: "insufficient_credit",
  /** The key holds none of the scopes in `meta.required`; one of them is enough. */
  INSUFFICIENT_SCOPE: "insufficient_scope",
  /** Our fault. Nothing was written unless resource is set. Repeat with the same key. */
  INTERNAL_ERROR: "internal_error",
  /** Not an amount: more than zero, at most 9999999.99, at most two decimals. */
  INVALID_AMOUNT: "invalid_amount",
  /** No key has this secret; perhaps it was cut short when it was copied. */
  INVALID_API_KEY: "invalid_api_key",
  /** The csv cannot be read: no headings, an unknown column, or a row of another width. */
  INVALID_CSV: "invalid_csv",
  /** Not USD or ZWG. */
  INVALID_CURRENCY: "invalid_currency",
  /** starting_after or ending_before names no object of this list. */
  INVALID_CURSOR: "invalid_cursor",
  /** Neither seconds nor a length of time such as 30m, 24h or 3d. */
  INVALID_DURATION: "invalid_duration",
  /** expand[] names a field that cannot be expanded. */
  INVALID_EXPAND: "invalid_expand",
  /** The body is not JSON in UTF-8. */
  INVALID_JSON: "invalid_json",
  /** Metadata has more than 20 keys, or a key or value that its rules do not allow. */
  INVALID_METADATA: "invalid_metadata",
  /** Not a meter number of 11 digits. */
  INVALID_METER_NUMBER: "invalid_meter_number",
  /** Not a Zimbabwean mobile number. */
  INVALID_PHONE: "invalid_phone",
  /** Several fields are wrong; each stands in details. */
  INVALID_REQUEST: "invalid_request",
  /** Neither unix seconds nor an ISO 8601 time. */
  INVALID_TIME: "invalid_time",
  /** The object cannot move from the state it is in to the one asked for. */
  INVALID_TRANSITION: "invalid_transition",
  /** Not an https URL of a public host, or one that carries credentials. */
  INVALID_URL: "invalid_url",
  /** The Svc-Version header names a version that does not exist or has ended. */
  INVALID_VERSION: "invalid_version",
  /** The request comes from an address outside the key's allowed_ips. */
  IP_NOT_ALLOWED: "ip_not_allowed",
  /** Keys of this kind may not call this operation. */
  KEY_KIND_NOT_ALLOWED: "key_kind_not_allowed",
  /** The account has 10,000 active keys in this mode. */
  KEY_LIMIT_REACHED: "key_limit_reached",
  /** The only owner cannot be removed or given another role. */
  LAST_OWNER: "last_owner",
  /** A key cannot make or change a key beyond its own limits. */
  LIMIT_RAISE_FORBIDDEN: "limit_raise_forbidden",
  /** The account has as many of these as it may. Remove one, or ask our staff for more. */
  LIMIT_REACHED: "limit_reached",
  /** Only live keys may call this. */
  LIVE_MODE_ONLY: "live_mode_only",
  /** What came is not an HTTP/1.1 request with a Host. The connection is closed. */
  MALFORMED_REQUEST: "malformed_request",
  /** The utility blocks this meter; the customer must ask the utility. */
  METER_BLOCKED: "meter_blocked",
  /** The account of this meter is in the other currency. */
  METER_CURRENCY_MISMATCH: "meter_currency_mismatch",
  /** The utility does not know this meter. */
  METER_NOT_FOUND: "meter_not_found",
  /** Too many meters were confirmed, by this key in a minute or by the account today. */
  METER_QUOTA_EXCEEDED: "meter_quota_exceeded",
  /** The path exists, but not with this method. The Allow header lists those it has. */
  METHOD_NOT_ALLOWED: "method_not_allowed",
  /** There is no Authorization: Bearer header. */
  MISSING_API_KEY: "missing_api_key",
  /** The key may not sell on this network. */
  NETWORK_NOT_ALLOWED: "network_not_allowed",
  /** The program rewards numbers of one network, and this is not one of them. */
  NETWORK_REQUIRED: "network_required",
  /** In the contract, and not kept yet; param names the part when only a part is. */
  NOT_IMPLEMENTED: "not_implemented",
  /** No failed line of the batch can be sent again, or another batch has done so. */
  NOTHING_TO_RETRY: "nothing_to_retry",
  /** The day runs in less than 15 minutes, or has run, and can no longer be changed. */
  OCCURRENCE_LOCKED: "occurrence_locked",
  /** The two days differ in people, currency or cost centre, or one does not run. */
  OCCURRENCE_NOT_COMBINABLE: "occurrence_not_combinable",
  /** The program gives one reward to a number, and this number has had it. */
  ONE_PER_PHONE: "one_per_phone",
  /** The page's origin is not among the key's allowed_origins. */
  ORIGIN_NOT_ALLOWED: "origin_not_allowed",
  /** The type, the form or the value of a field is wrong. */
  PARAMETER_INVALID: "parameter_invalid",
  /** A field that is needed here was left out. */
  PARAMETER_MISSING: "parameter_missing",
  /** The payment PIN, the password or the code is not right. */
  PIN_INVALID: "pin_invalid",
  /** The payment PIN was wrong five times and is locked for 30 minutes. */
  PIN_LOCKED: "pin_locked",
  /** You have no payment PIN. Set one with POST /members/me/pin. */
  PIN_NOT_SET: "pin_not_set",
  /** You have a payment PIN, which must be given to change it. */
  PIN_REQUIRED: "pin_required",
  /** The utility cannot answer now. Retry later, or send with `confirm: best_effort`. */
  POWER_UNAVAILABLE: "power_unavailable",
  /** The product does not fit the type, the network, the currency or the target. */
  PRODUCT_MISMATCH: "product_mismatch",
  /** The key may not sell this product. */
  PRODUCT_NOT_ALLOWED: "product_not_allowed",
  /** The product is paused on this network. Load the catalogue again. */
  PRODUCT_UNAVAILABLE: "product_unavailable",
  /** The budget of the program does not hold this amount. */
  PROGRAM_BUDGET_EXCEEDED: "program_budget_exceeded",
  /** The program has ended for good. */
  PROGRAM_CLOSED: "program_closed",
  /** The program gives no rewards: it is a draft, paused or exhausted. */
  PROGRAM_NOT_ACTIVE: "program_not_active",
  /** A supplier answered something that makes no sense. Try again. */
  PROVIDER_INVALID_RESPONSE: "provider_invalid_response",
  /** The network or the payment provider does not answer. Nothing was sold; try again. */
  PROVIDER_UNAVAILABLE: "provider_unavailable",
  /** The 30 minutes of the quote are over. Make a new one. */
  QUOTE_EXPIRED: "quote_expired",
  /** The quote is for another target, currency or type. */
  QUOTE_MISMATCH: "quote_mismatch",
  /** Another sale carries the quote; resource is that send. */
  QUOTE_USED: "quote_used",
  /** Too many requests. Wait retry_after seconds. */
  RATE_LIMITED: "rate_limited",
  /** The sale would pass the key's daily cap for one number or meter. */
  RECIPIENT_CAP_EXCEEDED: "recipient_cap_exceeded",
  /** The key may not send to this number or meter. */
  RECIPIENT_NOT_ALLOWED: "recipient_not_allowed",
  /** The client_reference already belongs to something else; resource says to what. */
  REFERENCE_IN_USE: "reference_in_use",
  /** An id in the body or the query names no object of this account. */
  REFERENCE_NOT_FOUND: "reference_not_found",
  /** The head took over 10 s, the body over 20 s and came at under 4 kB a second. */
  REQUEST_TIMEOUT: "request_timeout",
  /** There is not enough available Credit to set this amount aside. */
  RESERVATION_INSUFFICIENT: "reservation_insufficient",
  /** Something else still needs it; resource says what. */
  RESOURCE_IN_USE: "resource_in_use",
  /** The id in the path names no object of this account. */
  RESOURCE_MISSING: "resource_missing",
  /** The review was decided before, the other way. */
  REVIEW_RESOLVED: "review_resolved",
  /** The key was revoked, or rolled, and the grace of this secret is over. */
  REVOKED_API_KEY: "revoked_api_key",
  /** The recipient has all that the program or the rule gives to one person. */
  REWARD_CAP_REACHED: "reward_cap_reached",
  /** Only a reward in escrow can be released. */
  REWARD_NOT_RELEASABLE: "reward_not_releasable",
  /** Only a reward for which nothing was sent, and that no review holds, can be voided. */
  REWARD_NOT_VOIDABLE: "reward_not_voidable",
  /** The person, or the person who made the key, does not have a role that may do this. */
  ROLE_REQUIRED: "role_required",
  /** No operation has this path. */
  ROUTE_NOT_FOUND: "route_not_found",
  /** There are no rules of this kind; lotteries and prize draws are not allowed. */
  RULE_NOT_ALLOWED: "rule_not_allowed",
  /** Whoever made the batch cannot approve it. */
  SELF_APPROVAL_FORBIDDEN: "self_approval_forbidden",
  /** The network has delivered the send after all. Do not sell it again. */
  SEND_DELIVERED_LATE: "send_delivered_late",
  /** Only a send that failed, and was not paid by card, can be retried, and only once. */
  SEND_NOT_RETRYABLE: "send_not_retryable",
  /** Maintenance, no free connection, or an outcome not known. Repeat with the same key. */
  SERVICE_UNAVAILABLE: "service_unavailable",
  /** Only a signed-in person may do this, and there is no session. */
  SESSION_REQUIRED: "session_required",
  /** The time in the Svc-Signature header is more than five minutes away from ours. */
  SIGNATURE_EXPIRED: "signature_expired",
  /** The Svc-Signature header is missing, or was not made with the program's secret. */
  SIGNATURE_INVALID: "signature_invalid",
  /** The text message could grow beyond 480 characters. */
  SMS_TOO_LONG: "sms_too_long",
  /** The program does not take rewards that come this way. */
  SOURCE_NOT_ALLOWED: "source_not_allowed",
  /** The sale would pass a spend cap of the key. */
  SPEND_CAP_EXCEEDED: "spend_cap_exceeded",
  /** The number or meter is on the blocklist; resource is the entry. */
  TARGET_BLOCKED: "target_blocked",
  /** The first live key of an organisation needs accept_terms: true. */
  TERMS_NOT_ACCEPTED: "terms_not_accepted",
  /** Only test keys may do this. */
  TEST_MODE_ONLY: "test_mode_only",
  /** A time that is too early or too late for this field. */
  TIME_OUT_OF_RANGE: "time_out_of_range",
  /** The link was read before, is older than 15 minutes, or was replaced by a newer one. */
  TOKEN_LINK_USED: "token_link_used",
  /** The send has no token: it is not power, or it is not delivered. */
  TOKEN_NOT_AVAILABLE: "token_not_available",
  /** A power sale needs token_phone, the number that the token is texted to. */
  TOKEN_PHONE_REQUIRED: "token_phone_required",
  /** The token was sent again too often: in a minute, in a day, or to this number. */
  TOKEN_RESEND_LIMIT: "token_resend_limit",
  /** Power tokens in clear, in a file or at an endpoint, need a key with tokens:read. */
  TOKENS_READ_REQUIRED: "tokens_read_required",
  /** The text message has a field in braces that does not exist. */
  UNKNOWN_MERGE_FIELD: "unknown_merge_field",
  /** The operation has no field or filter of this name. */
  UNKNOWN_PARAMETER: "unknown_parameter",
  /** The body is not application/json, or not a form where one is asked for. */
  UNSUPPORTED_MEDIA_TYPE: "unsupported_media_type",
  /** The number belongs to no network that is sold here. Check it with the customer. */
  UNSUPPORTED_NETWORK: "unsupported_network",
} as const;

/** The types of all events. */
export const EVENT_TYPES = [
  "activity.rule_matched",
  "agent_approval.approved",
  "agent_approval.expired",
  "agent_approval.failed",
  "agent_approval.rejected",
  "agent_approval.requested",
  "api_key.created",
  "api_key.expiring",
  "api_key.revoked",
  "api_key.rolled",
  "batch.cancelled",
  "batch.completed",
  "batch.created",
  "batch.failed",
  "batch.partially_completed",
  "batch.processing",
  "batch.requires_approval",
  "checkout.session.credited",
  "checkout.session.expired",
  "checkout.session.fulfilled",
  "checkout.session.paid",
  "checkout.session.resent",
  "credit.adjusted",
  "credit.balance.low",
  "credit.released",
  "credit.reserved",
  "credit.shortfall.projected",
  "credit.topup.expired",
  "credit.topup.failed",
  "credit.topup.pending",
  "credit.topup.succeeded",
  "dispute.opened",
  "dispute.resolved",
  "network.availability.degraded",
  "network.availability.restored",
  "power.availability.down",
  "power.availability.up",
  "program.activated",
  "program.budget.low",
  "program.closed",
  "program.exhausted",
  "program.paused",
  "program.reactivated",
  "recipient.created",
  "recipient.erased",
  "recipient.erasure_pending",
  "recipient.updated",
  "referral.qualified",
  "review.opened",
  "review.resolved",
  "reward.created",
  "reward.delivered",
  "reward.duplicate",
  "reward.expired",
  "reward.failed",
  "reward.held",
  "reward.rejected",
  "reward.released",
  "reward.voided",
  "reward_link.claimed",
  "reward_link.created",
  "reward_link.expired",
  "reward_link.opened",
  "reward_link.revoked",
  "schedule.occurrence.ran",
  "schedule.occurrence.retry_after_topup",
  "schedule.occurrence.skipped_insufficient_credit",
  "schedule.occurrence.upcoming",
  "send.cancelled",
  "send.created",
  "send.credited_back",
  "send.delivered",
  "send.failed",
  "send.late_delivered",
  "send.meter_changed",
  "send.queued",
  "send.requires_review",
  "send.retrying",
  "send.scheduled",
  "send.submitted",
  "send.token_delivered",
  "send.token_delivery_failed",
  "send.token_resent",
  "send.unknown",
  "webhook_endpoint.disabled",
] as const;
