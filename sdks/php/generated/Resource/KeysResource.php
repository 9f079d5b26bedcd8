<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\ApiKey;
use Svc\Model\CreatedFilter;
use Svc\Model\SpendCapInput;
use Svc\Model\SpendCapUpdate;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->keys`.
 */
final class KeysResource extends Resource
{
    /**
     * Create an API key.
     *
     * Creates an API key in the caller's mode. The response contains `secret` once: store it,
     * because it cannot be read again. Create one restricted key (`rk`) per till, with only the
     * scopes that a till needs and with `spend_caps`. Each send carries the ID of its key, so you
     * can list the sales of one till.
     *
     * The first live key of an organisation requires `accept_terms: true`, which accepts the terms;
     * otherwise the request returns 403 `terms_not_accepted`. An account can have up to 10,000
     * active keys per mode.
     *
     * A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a
     * key with spend caps cannot create keys, and one with a recipient allowlist cannot create
     * agent keys: all of these return 403 `limit_raise_forbidden`. Caps count the face value of
     * sends, excluding those whose Credit was returned. An Idempotency-Key returns an error,
     * because replaying the response would show the secret again.
     *
     * Errors: `idempotency_not_supported`, `reference_not_found`, `invalid_amount`,
     * `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
     * `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
     *
     * @param string $kind Kind of the key.
     *     See `KeyKind`.
     * @param ?string $label Label of the key, such as the name of the till.
     *     Type: `Label`.
     * @param list<string>|null $scopes Permissions of the key. Required for `rk` and `ak`. Default
     *     for `sk`: everything its creator may do. A `pk` can only have public scopes, currently
     *     `catalog:read`, which is its default.
     * @param list<string>|null $allowed_ips IP addresses or CIDR ranges that may use the key.
     *     Default: any.
     * @param list<string>|null $allowed_origins Origins of the web pages that may use the key,
     *     without wildcards. Only for publishable keys. Default: any.
     * @param list<string>|null $allowed_products IDs of the products that the key can sell.
     *     Default: all.
     * @param list<string>|null $allowed_networks IDs of the networks that the key can sell on.
     *     Default: all.
     * @param array<string, SpendCapInput|array<string, mixed>>|null $spend_caps Spend caps of the
     *     key. Default: none.
     * @param array<string, ?string>|null $per_recipient_daily_cap Maximum face value per day to one
     *     number or meter. Default: no cap.
     * @param array<string, ?string>|null $approval_threshold Amount within 24 hours above which a
     *     person must approve. Only for agent keys.
     * @param list<string>|null $recipient_allowlist Numbers and meters that the key can sell to.
     *     Default: any.
     * @param int|string|null $expires_at Time at which the key expires. Default: never.
     * @param ?bool $accept_terms Accepts the API Terms, the Acceptable Use policy and the DPA.
     *     Required for the first live key.
     * @param array<string, string>|null $metadata Your own key-value data about the key.
     */
    public function create(
        string $kind,
        ?string $label = null,
        ?array $scopes = null,
        ?array $allowed_ips = null,
        ?array $allowed_origins = null,
        ?array $allowed_products = null,
        ?array $allowed_networks = null,
        ?array $spend_caps = null,
        ?array $per_recipient_daily_cap = null,
        ?array $approval_threshold = null,
        ?array $recipient_allowlist = null,
        int|string|null $expires_at = null,
        ?bool $accept_terms = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): ApiKey {
        return $this->callJson('keys.create', [], [
            'kind' => $kind,
            'label' => $label ?? NotGiven::Value,
            'scopes' => $scopes ?? NotGiven::Value,
            'allowed_ips' => $allowed_ips ?? NotGiven::Value,
            'allowed_origins' => $allowed_origins ?? NotGiven::Value,
            'allowed_products' => $allowed_products ?? NotGiven::Value,
            'allowed_networks' => $allowed_networks ?? NotGiven::Value,
            'spend_caps' => Encode::object($spend_caps) ?? NotGiven::Value,
            'per_recipient_daily_cap' => Encode::object($per_recipient_daily_cap) ?? NotGiven::Value,
            'approval_threshold' => Encode::object($approval_threshold) ?? NotGiven::Value,
            'recipient_allowlist' => $recipient_allowlist ?? NotGiven::Value,
            'expires_at' => $expires_at ?? NotGiven::Value,
            'accept_terms' => $accept_terms ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Revoke an API key.
     *
     * Revokes a key immediately and permanently. Requests with it return 401 `revoked_api_key`;
     * sends that it created continue. Revoking a key that no longer works returns 200 with the key
     * unchanged.
     *
     * A key that can do more than the key that asks is revoked by signed-in members, and by keys of
     * an owner or an admin that have no caps or lists of their own; any other key gets 403
     * `limit_raise_forbidden`. A key can always revoke itself.
     *
     * Errors: `limit_raise_forbidden`.
     *
     * @param string $key_id ID of the key.
     *     Type: `KeyId`.
     */
    public function delete(
        string $key_id,
        ?RequestOptions $requestOptions = null,
    ): ApiKey {
        return $this->callJson('keys.delete', [
            'key_id' => $key_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve an API key.
     *
     * Returns a key with its current limits, and with its spending today and this month in `usage`.
     * The secret is never shown again.
     *
     * @param string $key_id ID of the key.
     *     Type: `KeyId`.
     */
    public function get(
        string $key_id,
        ?RequestOptions $requestOptions = null,
    ): ApiKey {
        return $this->callJson('keys.get', [
            'key_id' => $key_id,
        ], [], $requestOptions);
    }

    /**
     * List API keys.
     *
     * Lists the API keys of the account in the caller's mode, newest first, including keys that no
     * longer work. Use it to find a till's key by its label, or keys that have not been used for a
     * long time. Secrets are never included, and `usage` is null: retrieve a single key to read it.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Returns only keys with this status.
     *     See `ApiKeyStatus`.
     * @return Page<ApiKey>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('keys.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Roll an API key.
     *
     * Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the
     * key stay the same. The old secret works until the grace period ends, so you can update a till
     * without downtime. Without a grace period it stops working immediately.
     *
     * Rolling again does not shorten the grace period of an earlier secret: if you lose the
     * response of a roll, roll again, and tills with the first secret keep working. `rolled` shows
     * the most recent of these secrets. To end all of them immediately, revoke the key. This
     * request takes no Idempotency-Key, because replaying the response would show the secret again.
     *
     * A key cannot roll a key with more permissions than its own, one with a recipient allowlist
     * cannot roll agent keys, and a key with spend caps can only roll itself: all of these return
     * 403 `limit_raise_forbidden`. Returns 409 `invalid_transition` if the key is revoked or
     * expired.
     *
     * Errors: `invalid_transition`, `limit_raise_forbidden`.
     *
     * @param string $key_id ID of the key.
     *     Type: `KeyId`.
     * @param ?string $grace_period Grace period of the old secret. Default: none.
     *     See `KeyGrace`.
     */
    public function roll(
        string $key_id,
        ?string $grace_period = null,
        ?RequestOptions $requestOptions = null,
    ): ApiKey {
        return $this->callJson('keys.roll', [
            'key_id' => $key_id,
        ], [
            'grace_period' => $grace_period ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Update an API key.
     *
     * Changes an active key. Omitted fields keep their value; null removes a limit. New limits
     * apply from the next request, and caps include what was sold before the change. The kind of a
     * key cannot be changed.
     *
     * A key cannot give another key limits wider than its own, a key with spend caps can only
     * change itself, and one with a recipient allowlist cannot change the limits of agent keys.
     * Only callers that could revoke a wider key can end it sooner or remove IP addresses from it.
     * A scope whose operations depend on a member's role, such as `account:manage`, can be added to
     * a key only by the member who created it. All of these return 403 `limit_raise_forbidden`.
     * Returns 409 `invalid_transition` if the key is revoked or expired: create a new one.
     *
     * Errors: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
     * `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
     *
     * @param string $key_id ID of the key.
     *     Type: `KeyId`.
     * @param ?string $label Label of the key. Null removes it.
     *     Type: `Label`.
     * @param list<string>|null $scopes Permissions of the key. Replaces the whole list. A `pk` can
     *     only have public scopes.
     * @param list<string>|null $allowed_ips IP addresses or CIDR ranges that may use the key. Null
     *     or empty: any.
     * @param list<string>|null $allowed_origins Origins of the web pages that may use the key,
     *     without wildcards. Only for publishable keys. Null or empty: any.
     * @param list<string>|null $allowed_products IDs of the products that the key can sell. Null or
     *     empty: all.
     * @param list<string>|null $allowed_networks IDs of the networks that the key can sell on. Null
     *     or empty: all.
     * @param array<string, SpendCapUpdate|array<string, mixed>|null>|null $spend_caps Changes to
     *     the spend caps. Null removes all caps.
     * @param array<string, ?string>|null $per_recipient_daily_cap Maximum face value per day to one
     *     number or meter. Null removes the cap.
     * @param array<string, ?string>|null $approval_threshold Amount within 24 hours above which a
     *     person must approve. Only for agent keys. Null restores the default.
     * @param list<string>|null $recipient_allowlist Numbers and meters that the key can sell to.
     *     Null or empty: any.
     * @param int|string|null $expires_at Time at which the key expires. Null: never.
     * @param array<string, ?string>|null $metadata Changes to your key-value data about the key,
     *     merged as in `MetadataUpdate`. Null removes all of it.
     */
    public function update(
        string $key_id,
        string|null|NotGiven $label = NotGiven::Value,
        ?array $scopes = null,
        array|null|NotGiven $allowed_ips = NotGiven::Value,
        array|null|NotGiven $allowed_origins = NotGiven::Value,
        array|null|NotGiven $allowed_products = NotGiven::Value,
        array|null|NotGiven $allowed_networks = NotGiven::Value,
        array|null|NotGiven $spend_caps = NotGiven::Value,
        array|null|NotGiven $per_recipient_daily_cap = NotGiven::Value,
        array|null|NotGiven $approval_threshold = NotGiven::Value,
        array|null|NotGiven $recipient_allowlist = NotGiven::Value,
        int|string|null|NotGiven $expires_at = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): ApiKey {
        return $this->callJson('keys.update', [
            'key_id' => $key_id,
        ], [
            'label' => $label,
            'scopes' => $scopes ?? NotGiven::Value,
            'allowed_ips' => $allowed_ips,
            'allowed_origins' => $allowed_origins,
            'allowed_products' => $allowed_products,
            'allowed_networks' => $allowed_networks,
            'spend_caps' => Encode::object($spend_caps),
            'per_recipient_daily_cap' => Encode::object($per_recipient_daily_cap),
            'approval_threshold' => Encode::object($approval_threshold),
            'recipient_allowlist' => $recipient_allowlist,
            'expires_at' => $expires_at,
            'metadata' => Encode::object($metadata),
        ], $requestOptions);
    }
}
