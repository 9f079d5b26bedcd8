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

/** The methods of `reward_links`. */
public class RewardLinksResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create reward links.
   *
   * Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
   * earmarked in the program's budget until they are claimed, expire or are revoked, so every open
   * link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.
   *
   * By default anyone who has a link can claim it, once. With `bind: otp`, the person must confirm
   * their phone number with a code. With `phone_hint`, only that number can claim; it requires
   * `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient` attributes the
   * reward and does not restrict claims. Links of a program with a `geofence` are claimed with
   * `POST /checkins` at its location. To learn about claims, listen to `reward_link.claimed` or
   * retrieve the link.
   *
   * Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from your
   * Credit in its single reservation.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
   * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
   * `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
   * `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
   * `limit_reached`.
   */
  public suspend fun create(
    params: RewardLinksCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): RewardLink =
    json("reward_links.create", mapOf(), params, options, RewardLink::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: RewardLinksCreateParams.Builder.() -> Unit,
  ): RewardLink =
    create(RewardLinksCreateParams.builder().apply(build).build(), options)

  /**
   * Makes that many links, up to 500 and all alike, and returns them as a list.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
   * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
   * `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
   * `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
   * `limit_reached`.
   */
  public suspend fun createMany(
    params: RewardLinksCreateManyParams,
    options: RequestOptions = RequestOptions.NONE,
  ): RewardLinkList =
    json("reward_links.create_many", mapOf(), params, options, RewardLinkList::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun createMany(
    options: RequestOptions = RequestOptions.NONE,
    build: RewardLinksCreateManyParams.Builder.() -> Unit,
  ): RewardLinkList =
    createMany(RewardLinksCreateManyParams.builder().apply(build).build(), options)

  /**
   * Retrieve a reward link.
   *
   * Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
   * are only returned to keys with `rewards:write`, never to agent keys.
   */
  public suspend fun get(
    linkId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): RewardLink =
    json("reward_links.get", mapOf("link_id" to linkId), Params.NONE, options, RewardLink::of)

  /**
   * List reward links.
   *
   * Lists reward links, newest first. To measure a campaign, give its links a `label` and compare how
   * many were opened and claimed. URLs and tokens are only returned to keys with `rewards:write`,
   * never to agent keys.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: RewardLinksListParams = RewardLinksListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<RewardLink> =
    page("reward_links.list", mapOf(), params, options, RewardLink::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: RewardLinksListParams.Builder.() -> Unit,
  ): Page<RewardLink> =
    list(RewardLinksListParams.builder().apply(build).build(), options)

  /**
   * Revoke a reward link.
   *
   * Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
   * it if a link was lost or sent to the wrong person. If the link is already revoked, the request
   * returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was claimed or has
   * expired.
   *
   * Errors: `invalid_transition`.
   */
  public suspend fun revoke(
    linkId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): RewardLink =
    json("reward_links.revoke", mapOf("link_id" to linkId), Params.NONE, options, RewardLink::of)
}
