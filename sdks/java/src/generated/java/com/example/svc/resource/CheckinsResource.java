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

/** The methods of {@code checkins}. */
public final class CheckinsResource extends Resource {
  /** Of a client with these settings. */
  public CheckinsResource(Settings settings) {
    super(settings);
  }

  /**
   * Check in.
   *
   * <p>Claims a link of a program that has a {@code geofence}. The phone must be inside the location during
   * its opening hours. Call this from your page with a publishable key, once the browser has provided
   * the position. {@code link} is the claim token; `GET /claims/{token}` returns the location, and the
   * outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
   * the challenge.
   *
   * <p>Returns 422 {@code geofence_outside} if the phone is too far away or the location is closed, and 422
   * {@code accuracy_too_low} if the position is too inaccurate. In both cases nothing is claimed and the
   * person can try again. Links of a program without a {@code geofence} are claimed with
   * `POST /claims/{token}`.
   *
   * <p>An {@code attestation} that is no JWS returns 422 {@code attestation_failed}. A check-in near the edge of the
   * location is held for review.
   *
   * <p>Errors: {@code origin_not_allowed}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_phone}, {@code invalid_meter_number}, {@code reference_not_found},
   * {@code claim_revoked}, {@code claim_expired}, {@code claim_used}, {@code conflicting_parameters}, {@code data_not_live},
   * {@code claim_locked}, {@code challenge_required}, {@code challenge_failed}, {@code code_invalid},
   * {@code attestation_failed}, {@code accuracy_too_low}, {@code geofence_outside}, {@code program_closed},
   * {@code program_not_active}, {@code choice_not_allowed}, {@code erased_recipient}, {@code product_mismatch},
   * {@code unsupported_network}, {@code network_required}, {@code bundle_unavailable}, {@code product_unavailable},
   * {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked}, {@code account_too_young},
   * {@code one_per_phone}, {@code reward_cap_reached}, {@code fraud_blocked}, {@code limit_reached},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}.
   */
  public Checkin create(CheckinsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Checkin create(CheckinsCreateParams params, RequestOptions options) {
    return json("checkins.create", path(), params, options, Checkin::of);
  }

  /** As the next one, without parameters. */
  public Page<Checkin> list() {
    return list(CheckinsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List check-ins.
   *
   * <p>Lists check-ins, newest first, with the distance from the location and the outcome.
   *
   * <p>Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
   * with the same key in the last 24 hours, with {@code phone_masked} and {@code reward} null.
   *
   * <p>Errors: {@code origin_not_allowed}, {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found},
   * {@code conflicting_parameters}.
   */
  public Page<Checkin> list(CheckinsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Checkin> list(CheckinsListParams params, RequestOptions options) {
    return page("checkins.list", path(), params, options, Checkin::of);
  }
}
