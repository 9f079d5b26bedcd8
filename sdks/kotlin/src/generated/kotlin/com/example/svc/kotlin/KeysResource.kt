// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `keys`. */
public class KeysResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create an API key.
   *
   * Creates an API key in the caller's mode. The response contains `secret` once: store it, because
   * it cannot be read again. Create one restricted key (`rk`) per till, with only the scopes that a
   * till needs and with `spend_caps`. Each send carries the ID of its key, so you can list the sales
   * of one till.
   *
   * The first live key of an organisation requires `accept_terms: true`, which accepts the terms;
   * otherwise the request returns 403 `terms_not_accepted`. An account can have up to 10,000 active
   * keys per mode.
   *
   * A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a key
   * with spend caps cannot create keys, and one with a recipient allowlist cannot create agent keys:
   * all of these return 403 `limit_raise_forbidden`. Caps count the face value of sends, excluding
   * those whose Credit was returned. An Idempotency-Key returns an error, because replaying the
   * response would show the secret again.
   *
   * Errors: `idempotency_not_supported`, `reference_not_found`, `invalid_amount`,
   * `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
   * `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
   */
  public suspend fun create(
    params: KeysCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ApiKey =
    json("keys.create", mapOf(), params, options, ApiKey::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: KeysCreateParams.Builder.() -> Unit,
  ): ApiKey =
    create(KeysCreateParams.builder().apply(build).build(), options)

  /**
   * Revoke an API key.
   *
   * Revokes a key immediately and permanently. Requests with it return 401 `revoked_api_key`; sends
   * that it created continue. Revoking a key that no longer works returns 200 with the key unchanged.
   *
   * A key that can do more than the key that asks is revoked by signed-in members, and by keys of an
   * owner or an admin that have no caps or lists of their own; any other key gets 403
   * `limit_raise_forbidden`. A key can always revoke itself.
   *
   * Errors: `limit_raise_forbidden`.
   */
  public suspend fun delete(
    keyId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): ApiKey =
    json("keys.delete", mapOf("key_id" to keyId), Params.NONE, options, ApiKey::of)

  /**
   * Retrieve an API key.
   *
   * Returns a key with its current limits, and with its spending today and this month in `usage`. The
   * secret is never shown again.
   */
  public suspend fun get(
    keyId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): ApiKey =
    json("keys.get", mapOf("key_id" to keyId), Params.NONE, options, ApiKey::of)

  /**
   * List API keys.
   *
   * Lists the API keys of the account in the caller's mode, newest first, including keys that no
   * longer work. Use it to find a till's key by its label, or keys that have not been used for a long
   * time. Secrets are never included, and `usage` is null: retrieve a single key to read it.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: KeysListParams = KeysListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<ApiKey> =
    page("keys.list", mapOf(), params, options, ApiKey::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: KeysListParams.Builder.() -> Unit,
  ): Page<ApiKey> =
    list(KeysListParams.builder().apply(build).build(), options)

  /**
   * Roll an API key.
   *
   * Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the key
   * stay the same. The old secret works until the grace period ends, so you can update a till without
   * downtime. Without a grace period it stops working immediately.
   *
   * Rolling again does not shorten the grace period of an earlier secret: if you lose the response of
   * a roll, roll again, and tills with the first secret keep working. `rolled` shows the most recent
   * of these secrets. To end all of them immediately, revoke the key. This request takes no
   * Idempotency-Key, because replaying the response would show the secret again.
   *
   * A key cannot roll a key with more permissions than its own, one with a recipient allowlist cannot
   * roll agent keys, and a key with spend caps can only roll itself: all of these return 403
   * `limit_raise_forbidden`. Returns 409 `invalid_transition` if the key is revoked or expired.
   *
   * Errors: `invalid_transition`, `limit_raise_forbidden`.
   */
  public suspend fun roll(
    keyId: String,
    params: KeysRollParams = KeysRollParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): ApiKey =
    json("keys.roll", mapOf("key_id" to keyId), params, options, ApiKey::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun roll(
    keyId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: KeysRollParams.Builder.() -> Unit,
  ): ApiKey =
    roll(keyId, KeysRollParams.builder().apply(build).build(), options)

  /**
   * Update an API key.
   *
   * Changes an active key. Omitted fields keep their value; null removes a limit. New limits apply
   * from the next request, and caps include what was sold before the change. The kind of a key cannot
   * be changed.
   *
   * A key cannot give another key limits wider than its own, a key with spend caps can only change
   * itself, and one with a recipient allowlist cannot change the limits of agent keys. Only callers
   * that could revoke a wider key can end it sooner or remove IP addresses from it. A scope whose
   * operations depend on a member's role, such as `account:manage`, can be added to a key only by the
   * member who created it. All of these return 403 `limit_raise_forbidden`. Returns 409
   * `invalid_transition` if the key is revoked or expired: create a new one.
   *
   * Errors: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
   * `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
   */
  public suspend fun update(
    keyId: String,
    params: KeysUpdateParams = KeysUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): ApiKey =
    json("keys.update", mapOf("key_id" to keyId), params, options, ApiKey::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    keyId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: KeysUpdateParams.Builder.() -> Unit,
  ): ApiKey =
    update(keyId, KeysUpdateParams.builder().apply(build).build(), options)
}
