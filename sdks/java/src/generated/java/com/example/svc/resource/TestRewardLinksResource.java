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

/** The methods of {@code test.reward_links}. */
public final class TestRewardLinksResource extends Resource {
  /** Of a client with these settings. */
  public TestRewardLinksResource(Settings settings) {
    super(settings);
  }

  /**
   * Claim a test reward link.
   *
   * <p>Claims a reward link as its holder would, without code, challenge or check-in, so that tests need
   * no browser. The last four digits of the number determine the outcome: {@code 0000} is delivered, {@code 0002}
   * fails and returns the budget, {@code 0010} is held for review. If the same number has already claimed
   * the link, the request returns 200 with its reward. Requires a test key.
   *
   * <p>In test mode only.
   *
   * <p>Errors: {@code invalid_phone}, {@code invalid_meter_number}, {@code reference_not_found}, {@code claim_revoked},
   * {@code claim_expired}, {@code claim_used}, {@code conflicting_parameters}, {@code program_closed},
   * {@code program_not_active}, {@code choice_not_allowed}, {@code erased_recipient}, {@code product_mismatch},
   * {@code unsupported_network}, {@code network_required}, {@code bundle_unavailable}, {@code product_unavailable},
   * {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked}, {@code account_too_young},
   * {@code one_per_phone}, {@code reward_cap_reached}, {@code fraud_blocked}, {@code limit_reached},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}.
   */
  public Reward claim(String linkId, TestRewardLinksClaimParams params) {
    return claim(linkId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Reward claim(String linkId, TestRewardLinksClaimParams params, RequestOptions options) {
    return json("test.reward_links.claim", path("link_id", linkId), params, options, Reward::of);
  }
}
