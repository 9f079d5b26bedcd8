<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc;

/**
 * Every code of an error: what happened, and what to do next.
 */
final class ErrorCode
{
    /** The account has been closed. Contact support if you need its records. */
    public const ACCOUNT_CLOSED = 'account_closed';

    /**
     * The account is suspended: it can read data but not change anything. Contact support to find
     * out why and to lift the suspension.
     */
    public const ACCOUNT_SUSPENDED = 'account_suspended';

    /**
     * The recipient is too new for this program. Reward the recipient later, when
     * `meta.min_account_age` has passed.
     */
    public const ACCOUNT_TOO_YOUNG = 'account_too_young';

    /**
     * The position is not accurate enough. Try again outdoors with precise location switched on.
     */
    public const ACCURACY_TOO_LOW = 'accuracy_too_low';

    /**
     * Agent keys cannot use the live account until an owner or admin allows it. Ask an owner or
     * admin to allow agents in live mode.
     */
    public const AGENT_LIVE_MODE_OFF = 'agent_live_mode_off';

    /**
     * The schedule has already run today; `resource` is its batch. Send `again: true` if you really
     * want to run it twice.
     */
    public const ALREADY_RAN_TODAY = 'already_ran_today';

    /**
     * The send has been dispatched or has ended, so it cannot be cancelled or changed. Read the
     * send and decide by its `status`.
     */
    public const ALREADY_SENT = 'already_sent';

    /**
     * The amount is not one that the network sells. Choose a multiple of `meta.step`, or one of
     * `meta.denominations`.
     */
    public const AMOUNT_NOT_ALLOWED = 'amount_not_allowed';

    /**
     * The amount is below the minimum or above the maximum for this product. Choose an amount
     * between `meta.min` and `meta.max`.
     */
    public const AMOUNT_OUT_OF_RANGE = 'amount_out_of_range';

    /**
     * Nobody decided the approval within 24 hours. Repeat the original request to ask for a new
     * approval.
     */
    public const APPROVAL_EXPIRED = 'approval_expired';

    /**
     * The approval has already been decided. Read the approval to see the decision in its `status`.
     */
    public const APPROVAL_RESOLVED = 'approval_resolved';

    /**
     * The device could not prove that its position is genuine. Try again with the official app on
     * an unmodified device.
     */
    public const ATTESTATION_FAILED = 'attestation_failed';

    /**
     * The batch has no lines, or no valid ones. Add at least one valid line, then create the batch
     * again.
     */
    public const BATCH_EMPTY = 'batch_empty';

    /**
     * Some lines are invalid and `on_invalid` is `reject`. Nothing was created. Correct the lines
     * in `meta.first`, or send `on_invalid: skip`.
     */
    public const BATCH_INVALID_LINES = 'batch_invalid_lines';

    /** The batch is not waiting for approval. Read the batch and check its `status`. */
    public const BATCH_NOT_APPROVABLE = 'batch_not_approvable';

    /**
     * The batch has ended, or has no unsent lines left. Read the batch to see which lines were
     * sent.
     */
    public const BATCH_NOT_CANCELLABLE = 'batch_not_cancellable';

    /**
     * The batch has too many lines: the limit is 10,000, or 2,000 in Workforce. Split the batch
     * into batches of at most `meta.max` lines.
     */
    public const BATCH_TOO_LARGE = 'batch_too_large';

    /**
     * The body exceeds 1 MiB (8 MiB for batches, 64 KiB if signed, 10 MiB with a file). Send at
     * most `meta.max_bytes`; split large batches.
     */
    public const BODY_TOO_LARGE = 'body_too_large';

    /**
     * The allocation would exceed the budget of the cost centre. Allocate less, or send
     * `acknowledge_over_budget: true`.
     */
    public const BUDGET_OVER_COST_CENTER = 'budget_over_cost_center';

    /**
     * The bundle is no longer sold. Load the product's bundles again and let the customer choose
     * another.
     */
    public const BUNDLE_UNAVAILABLE = 'bundle_unavailable';

    /**
     * The answer to the challenge is wrong or late. Show the new challenge in `meta` and send its
     * answer.
     */
    public const CHALLENGE_FAILED = 'challenge_failed';

    /**
     * The person must answer a challenge first. Show the challenge in `meta`, then send its token
     * with the answer.
     */
    public const CHALLENGE_REQUIRED = 'challenge_required';

    /**
     * The link must be claimed at its location. Claim the link with `POST /checkins` at its
     * location.
     */
    public const CHECKIN_REQUIRED = 'checkin_required';

    /**
     * The program or the link does not offer this type of reward. Choose a type that `meta.allowed`
     * lists.
     */
    public const CHOICE_NOT_ALLOWED = 'choice_not_allowed';

    /**
     * Too many codes were sent for this link: the limit is 3 in 15 minutes, 10 a day. Wait until
     * the window in `meta.window` ends, then request a new code.
     */
    public const CLAIM_CODE_LIMIT = 'claim_code_limit';

    /** This link has expired. Ask the sender for a new link. */
    public const CLAIM_EXPIRED = 'claim_expired';

    /**
     * The link is locked for 30 minutes after five wrong codes. Wait until `meta.locked_until`,
     * then request a new code.
     */
    public const CLAIM_LOCKED = 'claim_locked';

    /** The sender has revoked this link. Ask the sender for a new link. */
    public const CLAIM_REVOKED = 'claim_revoked';

    /**
     * This link has already been claimed. Check with the sender if you did not claim the link
     * yourself.
     */
    public const CLAIM_USED = 'claim_used';

    /** The claim code is wrong or has expired. Check the code, or request a new one. */
    public const CODE_INVALID = 'code_invalid';

    /**
     * The program has reached its `throttle_per_hour`. Retry after `retry_after` seconds, or raise
     * the throttle of the program.
     */
    public const COMPLETIONS_THROTTLED = 'completions_throttled';

    /**
     * Another request was changing the same object. Nothing was changed by this one. Send the same
     * request again.
     */
    public const CONCURRENT_UPDATE = 'concurrent_update';

    /** Two fields cannot be used together. Remove one of the two fields. */
    public const CONFLICTING_PARAMETERS = 'conflicting_parameters';

    /** Only a signed-in person can do this, not a key. Sign in to the dashboard and do it there. */
    public const DASHBOARD_ONLY = 'dashboard_only';

    /**
     * Data bundles are available in test mode only for now. Use a test key, or sell airtime
     * instead.
     */
    public const DATA_NOT_LIVE = 'data_not_live';

    /**
     * An object with this name, code, ID or URL already exists; `resource` is its ID. Use the
     * object in `resource`, or choose another value.
     */
    public const DUPLICATE_RESOURCE = 'duplicate_resource';

    /**
     * The same sale was made within the account's duplicate window; `resource` is it. Check the
     * send in `resource` with the customer before you sell again.
     */
    public const DUPLICATE_SUSPECTED = 'duplicate_suspected';

    /**
     * The webhook endpoint is disabled, so nothing is sent to it. Enable the endpoint, then repeat
     * the request.
     */
    public const ENDPOINT_DISABLED = 'endpoint_disabled';

    /**
     * The account already has 16 webhook endpoints in this mode. Delete an endpoint that you no
     * longer use.
     */
    public const ENDPOINT_LIMIT_REACHED = 'endpoint_limit_reached';

    /**
     * The recipient has been erased, or is about to be. Choose another recipient, or create a new
     * one.
     */
    public const ERASED_RECIPIENT = 'erased_recipient';

    /** The key is past its `expires_at`. Create a new key, or roll this one before it expires. */
    public const EXPIRED_API_KEY = 'expired_api_key';

    /**
     * A fraud rule blocks this reward, and no review can allow it. Do not retry; contact support if
     * you think that the rule is wrong.
     */
    public const FRAUD_BLOCKED = 'fraud_blocked';

    /**
     * The person is outside the program's location or its opening hours. Try again at the location,
     * within its opening hours.
     */
    public const GEOFENCE_OUTSIDE = 'geofence_outside';

    /**
     * The path, query and headers together exceed 16 KiB. Send fewer or shorter headers, filters
     * and cookies.
     */
    public const HEADERS_TOO_LARGE = 'headers_too_large';

    /**
     * The first request with this Idempotency-Key is still running. Wait `retry_after` seconds,
     * then send the same request again.
     */
    public const IDEMPOTENCY_IN_PROGRESS = 'idempotency_in_progress';

    /**
     * An Idempotency-Key must be 1 to 255 printable ASCII characters. Send a shorter key, such as a
     * UUID or your own reference.
     */
    public const IDEMPOTENCY_KEY_INVALID = 'idempotency_key_invalid';

    /**
     * This operation moves money and requires an `Idempotency-Key` header. Send an
     * `Idempotency-Key` header with a value that is unique to this action.
     */
    public const IDEMPOTENCY_KEY_REQUIRED = 'idempotency_key_required';

    /**
     * The Idempotency-Key was already used with a different request. Use a new key for a new
     * request, or repeat the original request unchanged.
     */
    public const IDEMPOTENCY_MISMATCH = 'idempotency_mismatch';

    /**
     * This operation does not accept an Idempotency-Key: it returns a secret only once. Remove the
     * `Idempotency-Key` header.
     */
    public const IDEMPOTENCY_NOT_SUPPORTED = 'idempotency_not_supported';

    /**
     * The available Credit in this currency is less than the cost. Top up your Credit, then send
     * the request again with the same Idempotency-Key.
     */
    public const INSUFFICIENT_CREDIT = 'insufficient_credit';

    /**
     * The key has none of the scopes that this operation accepts. Add one of the scopes in
     * `meta.required` to the key, or use another key.
     */
    public const INSUFFICIENT_SCOPE = 'insufficient_scope';

    /**
     * Something went wrong on our side. Retry with the same Idempotency-Key; nothing is sold or
     * charged twice.
     */
    public const INTERNAL_ERROR = 'internal_error';

    /**
     * An amount has at most two decimals, is greater than 0 and at most 9999999.99. Send the amount
     * as a string such as `"5.00"`.
     */
    public const INVALID_AMOUNT = 'invalid_amount';

    /** No API key matches this secret. Copy the whole key again; it may have been cut short. */
    public const INVALID_API_KEY = 'invalid_api_key';

    /**
     * The CSV has no headings, an unknown column, or a cell without a heading. Correct the place
     * that `meta.line` and `meta.column` name, then upload the file again.
     */
    public const INVALID_CSV = 'invalid_csv';

    /** A currency must be USD or ZWG. Send `USD` or `ZWG`, in capital letters. */
    public const INVALID_CURRENCY = 'invalid_currency';

    /**
     * The cursor does not match any object in this list. Use an ID or `next_cursor` from a page of
     * the same list.
     */
    public const INVALID_CURSOR = 'invalid_cursor';

    /**
     * A duration must be seconds, or a length such as 30m, 24h or 3d. Send a number of seconds, or
     * a length such as `24h`.
     */
    public const INVALID_DURATION = 'invalid_duration';

    /** The field in `expand[]` cannot be expanded. Choose from the fields in `meta.allowed`. */
    public const INVALID_EXPAND = 'invalid_expand';

    /**
     * The body is not valid JSON in UTF-8, or has a field twice in one object. Serialize the body
     * with a JSON library and send it as UTF-8.
     */
    public const INVALID_JSON = 'invalid_json';

    /**
     * Metadata takes up to 20 keys of 40 characters and values of 500 characters. Correct the
     * metadata key that `param` names, or send fewer keys.
     */
    public const INVALID_METADATA = 'invalid_metadata';

    /**
     * A meter number must have 11 digits. Ask the customer to read the 11 digits on the meter
     * again.
     */
    public const INVALID_METER_NUMBER = 'invalid_meter_number';

    /**
     * A phone number must be a Zimbabwean mobile number. Check the number with the customer and
     * send it like `0771234567`.
     */
    public const INVALID_PHONE = 'invalid_phone';

    /**
     * Several fields are invalid; `details` lists them. Correct every field that `details` lists,
     * then send the request again.
     */
    public const INVALID_REQUEST = 'invalid_request';

    /**
     * A time must be Unix seconds or an ISO 8601 time; without an offset it is in Harare. Send Unix
     * seconds or a time such as `2026-11-01T08:00:00+02:00`; a filter takes a date.
     */
    public const INVALID_TIME = 'invalid_time';

    /**
     * The object's current status does not allow this change. Read the object, and check
     * `meta.from` and `meta.to` against its lifecycle.
     */
    public const INVALID_TRANSITION = 'invalid_transition';

    /**
     * A URL must be public, use https and contain no user name or password. Send an `https://` URL
     * that is reachable from the internet.
     */
    public const INVALID_URL = 'invalid_url';

    /**
     * The `Svc-Version` header names a version that does not exist or has ended. Send a version
     * that `meta.supported` lists, or omit the header.
     */
    public const INVALID_VERSION = 'invalid_version';

    /**
     * The request comes from an address outside the key's `allowed_ips`. Add the address in
     * `meta.ip` to the key, or send from an allowed one.
     */
    public const IP_NOT_ALLOWED = 'ip_not_allowed';

    /**
     * Keys of this kind cannot call this operation. Use a key of a kind that `meta.allowed` lists.
     */
    public const KEY_KIND_NOT_ALLOWED = 'key_kind_not_allowed';

    /**
     * The account already has 10,000 active keys in this mode. Revoke keys that you no longer use,
     * then create the new one.
     */
    public const KEY_LIMIT_REACHED = 'key_limit_reached';

    /**
     * The only owner cannot be removed or given another role. Make another member an owner first,
     * then repeat the request.
     */
    public const LAST_OWNER = 'last_owner';

    /**
     * A key cannot exceed its own limits through other keys or programs. Lower the requested
     * limits, or use a key that has them or a signed-in person.
     */
    public const LIMIT_RAISE_FORBIDDEN = 'limit_raise_forbidden';

    /**
     * The account has reached the maximum number of these objects. Remove one that you no longer
     * need, or contact support for a higher limit.
     */
    public const LIMIT_REACHED = 'limit_reached';

    /**
     * This operation is available in live mode only. Use a live key, whose secret does not contain
     * `test_`.
     */
    public const LIVE_MODE_ONLY = 'live_mode_only';

    /**
     * The request is not valid HTTP/1.1 with a `Host`. The connection is closed. Use an HTTP
     * library, and check what proxies do to your request.
     */
    public const MALFORMED_REQUEST = 'malformed_request';

    /** The utility has blocked this meter. Ask the customer to contact the utility. */
    public const METER_BLOCKED = 'meter_blocked';

    /** The utility bills this meter in the other currency. Send the sale in `meta.currency`. */
    public const METER_CURRENCY_MISMATCH = 'meter_currency_mismatch';

    /**
     * The utility does not recognize this meter. Check the meter number with the customer, then
     * correct it.
     */
    public const METER_NOT_FOUND = 'meter_not_found';

    /**
     * Too many meters were looked up by this key in a minute, or by the account today. Wait until
     * the window in `meta.window` ends, then try again.
     */
    public const METER_QUOTA_EXCEEDED = 'meter_quota_exceeded';

    /**
     * The path exists, but does not accept this method. Use a method that the `Allow` header lists.
     */
    public const METHOD_NOT_ALLOWED = 'method_not_allowed';

    /**
     * The request has no `Authorization: Bearer` header. Send your secret key in an `Authorization:
     * Bearer` header.
     */
    public const MISSING_API_KEY = 'missing_api_key';

    /**
     * The key is not allowed to sell on this network. Choose from `meta.allowed`, or use another
     * key.
     */
    public const NETWORK_NOT_ALLOWED = 'network_not_allowed';

    /**
     * The program rewards numbers on another network only. Use a number on the network in
     * `meta.network`.
     */
    public const NETWORK_REQUIRED = 'network_required';

    /**
     * This is not available yet; `param` names the unsupported field, if only one is. Omit the
     * field in `param`, or watch the changelog for the operation.
     */
    public const NOT_IMPLEMENTED = 'not_implemented';

    /**
     * The batch has no failed lines to retry, or another batch has retried them. Read the batch to
     * see what became of its failed lines.
     */
    public const NOTHING_TO_RETRY = 'nothing_to_retry';

    /**
     * The occurrence starts in less than 15 minutes or has run, so it cannot be changed. Change a
     * later occurrence, or cancel its batch if it waits for approval.
     */
    public const OCCURRENCE_LOCKED = 'occurrence_locked';

    /**
     * The occurrences differ in people, currency or cost centre, or one does not run. Combine two
     * running occurrences that match; `meta.differs` says what does not.
     */
    public const OCCURRENCE_NOT_COMBINABLE = 'occurrence_not_combinable';

    /**
     * The program gives one reward per number, and this number has had one. Reward another number,
     * or change the rule of the program.
     */
    public const ONE_PER_PHONE = 'one_per_phone';

    /**
     * The key or the MCP server does not allow the page's origin. Add `meta.origin` to the key's
     * `allowed_origins`. Do not call MCP from a page.
     */
    public const ORIGIN_NOT_ALLOWED = 'origin_not_allowed';

    /**
     * A field has the wrong type, format or value. Correct the field that `param` names; `meta`
     * lists what it accepts.
     */
    public const PARAMETER_INVALID = 'parameter_invalid';

    /** A required field is missing. Add the field that `param` names. */
    public const PARAMETER_MISSING = 'parameter_missing';

    /**
     * The payment PIN, password or code is wrong. Check it and try again; `meta.attempts_left` says
     * how often you may.
     */
    public const PIN_INVALID = 'pin_invalid';

    /**
     * The payment PIN is locked after five wrong attempts, or after it was replaced. Wait until
     * `meta.locked_until`, or have another owner or admin decide.
     */
    public const PIN_LOCKED = 'pin_locked';

    /** You have not set a payment PIN. Set a payment PIN with `POST /members/me/pin`. */
    public const PIN_NOT_SET = 'pin_not_set';

    /**
     * Changing your payment PIN requires the current one, or a code if you forgot it. Repeat the
     * request with your current payment PIN, or with a code that was sent to you.
     */
    public const PIN_REQUIRED = 'pin_required';

    /**
     * The utility is not responding. Retry later, or send with `confirm: best_effort` to queue the
     * sale.
     */
    public const POWER_UNAVAILABLE = 'power_unavailable';

    /**
     * The product does not match the type, network, currency or target. Choose a product that
     * matches, or omit `product`.
     */
    public const PRODUCT_MISMATCH = 'product_mismatch';

    /**
     * The key is not allowed to sell this product. Choose from `meta.allowed`, or use another key.
     */
    public const PRODUCT_NOT_ALLOWED = 'product_not_allowed';

    /**
     * The product is paused on this network. Load the catalogue again, and offer the customer
     * another product or a later time.
     */
    public const PRODUCT_UNAVAILABLE = 'product_unavailable';

    /**
     * The program's remaining budget is less than this amount. Add funds to the program, or reward
     * a smaller amount.
     */
    public const PROGRAM_BUDGET_EXCEEDED = 'program_budget_exceeded';

    /** The program has been closed permanently. Create a new program. */
    public const PROGRAM_CLOSED = 'program_closed';

    /**
     * The program is a draft, paused or exhausted, so it gives no rewards. Activate the program, or
     * add funds to it.
     */
    public const PROGRAM_NOT_ACTIVE = 'program_not_active';

    /**
     * A supplier returned a response that we could not understand. Send the same request again with
     * the same Idempotency-Key.
     */
    public const PROVIDER_INVALID_RESPONSE = 'provider_invalid_response';

    /**
     * The network or payment provider is not responding. Nothing was sold. Send the same request
     * again with the same Idempotency-Key.
     */
    public const PROVIDER_UNAVAILABLE = 'provider_unavailable';

    /**
     * The quote has expired; quotes are valid for 30 minutes. Create a new quote and confirm it
     * with the customer.
     */
    public const QUOTE_EXPIRED = 'quote_expired';

    /**
     * The quote is for a different target, currency or type. Create a quote for this sale, or send
     * the values of the quote.
     */
    public const QUOTE_MISMATCH = 'quote_mismatch';

    /**
     * The quote was used by another sale; `resource` is that send. Create a new quote for a new
     * sale.
     */
    public const QUOTE_USED = 'quote_used';

    /**
     * Too many requests were sent. Wait `retry_after` seconds, then send the same request again.
     */
    public const RATE_LIMITED = 'rate_limited';

    /**
     * The sale would exceed the key's daily cap for one number or meter. Wait until
     * `meta.resets_at`, or raise the cap of the key.
     */
    public const RECIPIENT_CAP_EXCEEDED = 'recipient_cap_exceeded';

    /**
     * The key is not allowed to send to this number or meter. Use another key, or change who this
     * key can send to.
     */
    public const RECIPIENT_NOT_ALLOWED = 'recipient_not_allowed';

    /**
     * The reference or `completion_id` belongs to another object; `resource` is its ID. Read the
     * object in `resource`; use a new reference for a new sale or reward.
     */
    public const REFERENCE_IN_USE = 'reference_in_use';

    /**
     * No object in this account has the ID given in the body or the query. Check the ID and the
     * mode: test keys cannot see live objects.
     */
    public const REFERENCE_NOT_FOUND = 'reference_not_found';

    /**
     * The request took too long: 10 s for headers, or 20 s for a body below 4 kB/s. Send the
     * request again over a faster connection.
     */
    public const REQUEST_TIMEOUT = 'request_timeout';

    /**
     * The available Credit is less than the amount to reserve. Top up your Credit, or reserve a
     * smaller amount.
     */
    public const RESERVATION_INSUFFICIENT = 'reservation_insufficient';

    /**
     * Another object still uses this one; `resource` is its ID. Remove or change the object in
     * `resource` first.
     */
    public const RESOURCE_IN_USE = 'resource_in_use';

    /**
     * No object in this account has the ID given in the path. Check the ID and the mode: test keys
     * cannot see live objects.
     */
    public const RESOURCE_MISSING = 'resource_missing';

    /**
     * The review has already been decided the other way. Read the review to see the decision in its
     * `status`.
     */
    public const REVIEW_RESOLVED = 'review_resolved';

    /**
     * The key was revoked, or rolled and its grace period is over. Use the new secret, or create
     * another key.
     */
    public const REVOKED_API_KEY = 'revoked_api_key';

    /**
     * The recipient has received the most that the program or rule gives one person. Wait until
     * `meta.resets_at`, or raise the limit of the rule.
     */
    public const REWARD_CAP_REACHED = 'reward_cap_reached';

    /** Only a reward in escrow can be released. Read the reward and check its `status`. */
    public const REWARD_NOT_RELEASABLE = 'reward_not_releasable';

    /**
     * Only an unsent reward that is not under review can be voided. Read the reward and check its
     * `status`; decide its review first if it has one.
     */
    public const REWARD_NOT_VOIDABLE = 'reward_not_voidable';

    /**
     * The role of the person, or of the key's creator, does not permit this. Ask a member with a
     * role in `meta.roles` to do it.
     */
    public const ROLE_REQUIRED = 'role_required';

    /**
     * No operation has this path. Check the path against the reference; all paths begin with
     * `/dev/v1`.
     */
    public const ROUTE_NOT_FOUND = 'route_not_found';

    /**
     * This kind of rule does not exist; lotteries and prize draws are not allowed. Choose a kind of
     * rule that `meta.allowed` lists.
     */
    public const RULE_NOT_ALLOWED = 'rule_not_allowed';

    /**
     * This server does not create sandboxes without a sign-up. Ask an owner or admin of an
     * organisation for a test key.
     */
    public const SANDBOXES_OFF = 'sandboxes_off';

    /**
     * The person who created the batch cannot approve it. Ask another member with approval rights
     * to approve the batch.
     */
    public const SELF_APPROVAL_FORBIDDEN = 'self_approval_forbidden';

    /**
     * The network delivered the send after all. Do not sell it again; read the send for its
     * receipt.
     */
    public const SEND_DELIVERED_LATE = 'send_delivered_late';

    /**
     * Only a failed send that was not paid by card can be retried, and only once. Read the send;
     * create a new one with a new reference if it truly failed.
     */
    public const SEND_NOT_RETRYABLE = 'send_not_retryable';

    /**
     * The service is under maintenance, busy, or could not confirm the outcome. Retry with the same
     * Idempotency-Key; nothing is sold or charged twice.
     */
    public const SERVICE_UNAVAILABLE = 'service_unavailable';

    /**
     * This operation requires a signed-in person. Sign in to the dashboard and repeat the action
     * there.
     */
    public const SESSION_REQUIRED = 'session_required';

    /**
     * The time in the `Svc-Signature` header is more than five minutes from ours. Synchronize your
     * clock and sign each request when you send it.
     */
    public const SIGNATURE_EXPIRED = 'signature_expired';

    /**
     * The `Svc-Signature` header is missing or was not made with the program's secret. Sign the raw
     * body with the program's current secret.
     */
    public const SIGNATURE_INVALID = 'signature_invalid';

    /**
     * The text message could exceed 480 characters. Shorten the message; `meta.length` says how
     * long it could become.
     */
    public const SMS_TOO_LONG = 'sms_too_long';

    /**
     * The program does not accept rewards from this source. Use a source that `meta.allowed` lists.
     */
    public const SOURCE_NOT_ALLOWED = 'source_not_allowed';

    /**
     * The sale would exceed a spend cap of the key. Wait until `meta.resets_at`, or raise the cap
     * of the key.
     */
    public const SPEND_CAP_EXCEEDED = 'spend_cap_exceeded';

    /**
     * The number or meter is on the blocklist; `resource` is the entry. Remove the entry in
     * `resource` if the block is wrong; otherwise do not sell.
     */
    public const TARGET_BLOCKED = 'target_blocked';

    /**
     * The organisation's first live key requires `accept_terms: true`. Accept the terms, then
     * repeat the request with `accept_terms: true`.
     */
    public const TERMS_NOT_ACCEPTED = 'terms_not_accepted';

    /**
     * This operation is available in test mode only. Use a test key, which begins with
     * `svc_sk_test_` or `svc_rk_test_`.
     */
    public const TEST_MODE_ONLY = 'test_mode_only';

    /**
     * The time is too early or too late for this field. Choose a time between `meta.min` and
     * `meta.max`.
     */
    public const TIME_OUT_OF_RANGE = 'time_out_of_range';

    /**
     * The link was already read, is more than 15 minutes old, or was replaced. Read the token with
     * `GET /sends/{send_id}` and a key with `tokens:read`.
     */
    public const TOKEN_LINK_USED = 'token_link_used';

    /**
     * The send has no token: it is not a power sale, or it is not delivered. Wait for `delivered`,
     * then read the token of a power sale.
     */
    public const TOKEN_NOT_AVAILABLE = 'token_not_available';

    /**
     * A power sale requires `token_phone`, the number that receives the token. Send `token_phone`
     * with the number that is to receive the token.
     */
    public const TOKEN_PHONE_REQUIRED = 'token_phone_required';

    /**
     * The token was resent too often: in a minute, in a day, or to this number. Read the token to
     * the customer, or wait until the window in `meta.window` ends.
     */
    public const TOKEN_RESEND_LIMIT = 'token_resend_limit';

    /**
     * Unmasked power tokens require a key with the `tokens:read` scope. Use a key with
     * `tokens:read`, or ask for the tokens masked.
     */
    public const TOKENS_READ_REQUIRED = 'tokens_read_required';

    /**
     * The text message contains an unknown merge field. Use a merge field that `meta.allowed`
     * lists, or remove the braces.
     */
    public const UNKNOWN_MERGE_FIELD = 'unknown_merge_field';

    /**
     * The operation has no field or parameter with this name. Check the spelling against the
     * reference, or remove the field.
     */
    public const UNKNOWN_PARAMETER = 'unknown_parameter';

    /**
     * The content type of the body is not supported by this operation. Send `Content-Type:
     * application/json`, or a form where a file is uploaded.
     */
    public const UNSUPPORTED_MEDIA_TYPE = 'unsupported_media_type';

    /** The number does not belong to a network that we sell. Check the number with the customer. */
    public const UNSUPPORTED_NETWORK = 'unsupported_network';
}
