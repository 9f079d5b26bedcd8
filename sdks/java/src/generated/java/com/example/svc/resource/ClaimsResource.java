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

/** The methods of {@code claims}. */
public final class ClaimsResource extends Resource {
  /** Of a client with these settings. */
  public ClaimsResource(Settings settings) {
    super(settings);
  }

  /**
   * Claim a reward link.
   *
   * <p>Claims a reward link for a person, with their phone number, their choice if there are several,
   * and the code if the link requires one. The reward is created and sent immediately, or held if a
   * fraud rule stops it; show the message in {@code result}. If the same number claims again, the existing
   * claim is returned with 200. Any other number gets 410 {@code claim_used}.
   *
   * <p>If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five wrong
   * codes lock the link for 30 minutes. If the link has a {@code phone_hint}, only that number can receive
   * a code, so any other gets 422 {@code code_invalid}. Links whose {@code requires} includes {@code position} return
   * 422 {@code checkin_required} here; claim them with {@code POST /checkins}.
   *
   * <p>Errors: {@code origin_not_allowed}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_phone}, {@code invalid_meter_number}, {@code reference_not_found},
   * {@code claim_revoked}, {@code claim_expired}, {@code claim_used}, {@code conflicting_parameters}, {@code data_not_live},
   * {@code checkin_required}, {@code claim_locked}, {@code challenge_required}, {@code challenge_failed},
   * {@code code_invalid}, {@code program_closed}, {@code program_not_active}, {@code choice_not_allowed},
   * {@code erased_recipient}, {@code product_mismatch}, {@code unsupported_network}, {@code network_required},
   * {@code bundle_unavailable}, {@code product_unavailable}, {@code amount_out_of_range}, {@code amount_not_allowed},
   * {@code target_blocked}, {@code account_too_young}, {@code one_per_phone}, {@code reward_cap_reached},
   * {@code fraud_blocked}, {@code limit_reached}, {@code meter_quota_exceeded}, {@code power_unavailable},
   * {@code provider_invalid_response}, {@code meter_not_found}, {@code meter_blocked}, {@code meter_currency_mismatch}.
   */
  public RewardLinkClaim create(String token, ClaimsCreateParams params) {
    return create(token, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardLinkClaim create(String token, ClaimsCreateParams params, RequestOptions options) {
    return json("claims.create", path("token", token), params, options, RewardLinkClaim::of);
  }

  /**
   * Show a reward link to its holder.
   *
   * <p>Retrieves a reward link as its holder may see it: its value, the choices, and in {@code requires} what
   * to ask for. Call it from your claim page with a publishable key. The first call marks the link as
   * opened. Once the link is claimed, {@code result} reports progress; poll every two seconds until it is
   * no longer {@code sending}.
   *
   * <p>The response never includes the program, its budget, other rewards or a full phone number.
   * Returns 410 if the link has expired or was revoked.
   *
   * <p>Errors: {@code origin_not_allowed}, {@code claim_revoked}, {@code claim_expired}.
   */
  public RewardLinkClaim get(String token) {
    return get(token, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardLinkClaim get(String token, RequestOptions options) {
    return json("claims.get", path("token", token), Params.NONE, options, RewardLinkClaim::of);
  }

  /**
   * Send a claim code.
   *
   * <p>Sends a six-digit code by SMS to the number that will receive the reward. Links with {@code bind: otp}
   * require the code in the claim. The response is the same whether or not the number is allowed to
   * claim, so that nobody can find out whose link it is. A code is valid for ten minutes. Another can
   * be requested after one minute, up to three in 15 minutes and ten in a day.
   *
   * <p>Errors: {@code origin_not_allowed}, {@code invalid_phone}, {@code claim_revoked}, {@code claim_expired},
   * {@code claim_used}, {@code claim_locked}, {@code challenge_required}, {@code challenge_failed}, {@code claim_code_limit}.
   */
  public ClaimCode sendCode(String token, ClaimsSendCodeParams params) {
    return sendCode(token, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ClaimCode sendCode(String token, ClaimsSendCodeParams params, RequestOptions options) {
    return json("claims.send_code", path("token", token), params, options, ClaimCode::of);
  }
}
