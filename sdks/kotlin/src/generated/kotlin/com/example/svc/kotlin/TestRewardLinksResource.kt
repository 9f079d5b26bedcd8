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

/** The methods of `test.reward_links`. */
public class TestRewardLinksResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Claim a test reward link.
   *
   * Claims a reward link as its holder would, without code, challenge or check-in, so that tests need
   * no browser. The last four digits of the number determine the outcome: `0000` is delivered, `0002`
   * fails and returns the budget, `0010` is held for review. If the same number has already claimed
   * the link, the request returns 200 with its reward. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `claim_revoked`,
   * `claim_expired`, `claim_used`, `conflicting_parameters`, `program_closed`,
   * `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
   * `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  public suspend fun claim(
    linkId: String,
    params: TestRewardLinksClaimParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Reward =
    json("test.reward_links.claim", mapOf("link_id" to linkId), params, options, Reward::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun claim(
    linkId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: TestRewardLinksClaimParams.Builder.() -> Unit,
  ): Reward =
    claim(linkId, TestRewardLinksClaimParams.builder().apply(build).build(), options)
}
