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

/** The methods of {@code referrals}. */
public final class ReferralsResource extends Resource {
  /** Of a client with these settings. */
  public ReferralsResource(Settings settings) {
    super(settings);
  }

  /**
   * Create a referral.
   *
   * <p>Records a referral, so that the referrer can be rewarded later. Create it when the friend signs
   * up, and qualify it when the friend has done what you pay for. If this pair already has a referral
   * in the program, it is returned with 200. If you pass a person as an object with a phone number
   * and no recipient matches, one is created. Returns 400 {@code conflicting_parameters} if both are the
   * same person or have the same number, and 409 {@code duplicate_resource} if someone else already
   * referred this friend to the program; {@code resource} is that referral. A referral expires after 90
   * days.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code invalid_phone}, {@code invalid_metadata}, {@code conflicting_parameters},
   * {@code program_closed}, {@code program_not_active}, {@code erased_recipient}, {@code duplicate_resource},
   * {@code limit_reached}.
   */
  public Referral create(ReferralsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Referral create(ReferralsCreateParams params, RequestOptions options) {
    return json("referrals.create", path(), params, options, Referral::of);
  }

  /**
   * Retrieve a referral.
   *
   * <p>Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
   * friend they referred; {@code expires_at} is the deadline to qualify.
   */
  public Referral get(String referralId) {
    return get(referralId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Referral get(String referralId, RequestOptions options) {
    return json("referrals.get", path("referral_id", referralId), Params.NONE, options, Referral::of);
  }

  /** As the next one, without parameters. */
  public Page<Referral> list() {
    return list(ReferralsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List referrals.
   *
   * <p>Lists referrals, newest first. Use {@code status=pending} with a {@code program} to find people who were
   * referred but have not yet qualified. Multiple filters are combined with AND.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<Referral> list(ReferralsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Referral> list(ReferralsListParams params, RequestOptions options) {
    return page("referrals.list", path(), params, options, Referral::of);
  }

  /**
   * Qualify a referral.
   *
   * <p>Marks a referral as qualified because the friend has done what you pay for, and rewards the
   * direct referrer, never a chain. The reward is the program's {@code default_amount}, sent to the
   * referrer's own number or meter once you release it: it is held in escrow, or under review if the
   * program's {@code hold} or a fraud rule requires one. The program's rules for referrals reward the
   * referrer as well, and {@code matches} of the reward lists those that matched. If a review rejects the
   * reward, the referral becomes {@code rejected}. If the referral has already qualified, the request
   * returns 200 with the referral unchanged. An error changes nothing, so you can try again once the
   * cause is resolved. Returns 400 {@code parameter_missing} if the program has no {@code default_amount}, or the
   * referrer nothing that the reward could go to, 409 {@code invalid_transition} if the referral was
   * rejected or has expired, and 409 {@code duplicate_resource} if its ID was used as a {@code completion_id} in
   * the program.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_transition}, {@code program_closed}, {@code program_not_active},
   * {@code source_not_allowed}, {@code erased_recipient}, {@code unsupported_network}, {@code network_required},
   * {@code token_phone_required}, {@code product_unavailable}, {@code amount_out_of_range}, {@code target_blocked},
   * {@code account_too_young}, {@code one_per_phone}, {@code reward_cap_reached}, {@code fraud_blocked},
   * {@code product_not_allowed}, {@code network_not_allowed}, {@code recipient_not_allowed},
   * {@code recipient_cap_exceeded}, {@code spend_cap_exceeded}, {@code program_budget_exceeded},
   * {@code insufficient_credit}, {@code duplicate_resource}.
   */
  public Referral qualify(String referralId) {
    return qualify(referralId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Referral qualify(String referralId, RequestOptions options) {
    return json("referrals.qualify", path("referral_id", referralId), Params.NONE, options, Referral::of);
  }
}
