// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code keys}. */
public final class KeysResource extends Resource {
  /** Of a client with these settings. */
  public KeysResource(Settings settings) {
    super(settings);
  }

  /**
   * Create an API key.
   *
   * <p>Creates an API key in the caller's mode. The response contains {@code secret} once: store it, because
   * it cannot be read again. Create one restricted key ({@code rk}) per till, with only the scopes that a
   * till needs and with {@code spend_caps}. Each send carries the ID of its key, so you can list the sales
   * of one till.
   *
   * <p>The first live key of an organisation requires {@code accept_terms: true}, which accepts the terms;
   * otherwise the request returns 403 {@code terms_not_accepted}. An account can have up to 10,000 active
   * keys per mode.
   *
   * <p>A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a key
   * with spend caps cannot create keys, and one with a recipient allowlist cannot create agent keys:
   * all of these return 403 {@code limit_raise_forbidden}. Caps count the face value of sends, excluding
   * those whose Credit was returned. An Idempotency-Key returns an error, because replaying the
   * response would show the secret again.
   *
   * <p>Errors: {@code idempotency_not_supported}, {@code reference_not_found}, {@code invalid_amount},
   * {@code invalid_phone}, {@code invalid_time}, {@code invalid_metadata}, {@code time_out_of_range},
   * {@code terms_not_accepted}, {@code limit_raise_forbidden}, {@code key_limit_reached}.
   */
  public ApiKey create(KeysCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ApiKey create(KeysCreateParams params, RequestOptions options) {
    return json("keys.create", path(), params, options, ApiKey::of);
  }

  /**
   * Revoke an API key.
   *
   * <p>Revokes a key immediately and permanently. Requests with it return 401 {@code revoked_api_key}; sends
   * that it created continue. Revoking a key that no longer works returns 200 with the key unchanged.
   *
   * <p>A key that can do more than the key that asks is revoked by signed-in members, and by keys of an
   * owner or an admin that have no caps or lists of their own; any other key gets 403
   * {@code limit_raise_forbidden}. A key can always revoke itself.
   *
   * <p>Errors: {@code limit_raise_forbidden}.
   */
  public ApiKey delete(String keyId) {
    return delete(keyId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ApiKey delete(String keyId, RequestOptions options) {
    return json("keys.delete", path("key_id", keyId), Params.NONE, options, ApiKey::of);
  }

  /**
   * Retrieve an API key.
   *
   * <p>Returns a key with its current limits, and with its spending today and this month in {@code usage}. The
   * secret is never shown again.
   */
  public ApiKey get(String keyId) {
    return get(keyId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ApiKey get(String keyId, RequestOptions options) {
    return json("keys.get", path("key_id", keyId), Params.NONE, options, ApiKey::of);
  }

  /** As the next one, without parameters. */
  public Page<ApiKey> list() {
    return list(KeysListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List API keys.
   *
   * <p>Lists the API keys of the account in the caller's mode, newest first, including keys that no
   * longer work. Use it to find a till's key by its label, or keys that have not been used for a long
   * time. Secrets are never included, and {@code usage} is null: retrieve a single key to read it.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<ApiKey> list(KeysListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<ApiKey> list(KeysListParams params, RequestOptions options) {
    return page("keys.list", path(), params, options, ApiKey::of);
  }

  /** As the next one, without parameters. */
  public ApiKey roll(String keyId) {
    return roll(keyId, KeysRollParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Roll an API key.
   *
   * <p>Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the key
   * stay the same. The old secret works until the grace period ends, so you can update a till without
   * downtime. Without a grace period it stops working immediately.
   *
   * <p>Rolling again does not shorten the grace period of an earlier secret: if you lose the response of
   * a roll, roll again, and tills with the first secret keep working. {@code rolled} shows the most recent
   * of these secrets. To end all of them immediately, revoke the key. This request takes no
   * Idempotency-Key, because replaying the response would show the secret again.
   *
   * <p>A key cannot roll a key with more permissions than its own, one with a recipient allowlist cannot
   * roll agent keys, and a key with spend caps can only roll itself: all of these return 403
   * {@code limit_raise_forbidden}. Returns 409 {@code invalid_transition} if the key is revoked or expired.
   *
   * <p>Errors: {@code invalid_transition}, {@code limit_raise_forbidden}.
   */
  public ApiKey roll(String keyId, KeysRollParams params) {
    return roll(keyId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ApiKey roll(String keyId, KeysRollParams params, RequestOptions options) {
    return json("keys.roll", path("key_id", keyId), params, options, ApiKey::of);
  }

  /** As the next one, without parameters. */
  public ApiKey update(String keyId) {
    return update(keyId, KeysUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update an API key.
   *
   * <p>Changes an active key. Omitted fields keep their value; null removes a limit. New limits apply
   * from the next request, and caps include what was sold before the change. The kind of a key cannot
   * be changed.
   *
   * <p>A key cannot give another key limits wider than its own, a key with spend caps can only change
   * itself, and one with a recipient allowlist cannot change the limits of agent keys. Only callers
   * that could revoke a wider key can end it sooner or remove IP addresses from it. A scope whose
   * operations depend on a member's role, such as {@code account:manage}, can be added to a key only by the
   * member who created it. All of these return 403 {@code limit_raise_forbidden}. Returns 409
   * {@code invalid_transition} if the key is revoked or expired: create a new one.
   *
   * <p>Errors: {@code reference_not_found}, {@code invalid_amount}, {@code invalid_phone}, {@code invalid_time},
   * {@code invalid_metadata}, {@code time_out_of_range}, {@code invalid_transition}, {@code limit_raise_forbidden}.
   */
  public ApiKey update(String keyId, KeysUpdateParams params) {
    return update(keyId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ApiKey update(String keyId, KeysUpdateParams params, RequestOptions options) {
    return json("keys.update", path("key_id", keyId), params, options, ApiKey::of);
  }
}
