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

/** The methods of `rewards`. */
public class RewardsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve a reward.
   *
   * Retrieves a reward with its status: whether the person has received it and, if not, what it is
   * waiting for. `send` is the send that pays it out.
   *
   * Errors: `invalid_expand`.
   */
  public suspend fun get(
    rewardId: String,
    params: RewardsGetParams = RewardsGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Reward =
    json("rewards.get", mapOf("reward_id" to rewardId), params, options, Reward::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    rewardId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: RewardsGetParams.Builder.() -> Unit,
  ): Reward =
    get(rewardId, RewardsGetParams.builder().apply(build).build(), options)

  /**
   * List rewards.
   *
   * Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
   * completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
   * filters are combined with AND.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
   * `conflicting_parameters`.
   */
  public suspend fun list(
    params: RewardsListParams = RewardsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Reward> =
    page("rewards.list", mapOf(), params, options, Reward::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: RewardsListParams.Builder.() -> Unit,
  ): Page<Reward> =
    list(RewardsListParams.builder().apply(build).build(), options)
}
