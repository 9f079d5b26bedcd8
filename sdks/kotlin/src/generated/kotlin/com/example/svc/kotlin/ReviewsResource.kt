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

/** The methods of `reviews`. */
public class ReviewsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Approve a review.
   *
   * Approves a review and sends its reward, after checking the program's limits and the blocklist
   * again; its budget is earmarked already. If a check fails, the review stays open, so you can
   * approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
   * as to a send. If the review is already approved, the request returns 200 with the review
   * unchanged; it returns 409 `review_resolved` if it was rejected. After a program is closed, its
   * reviews can be approved during `close_grace`; then they are rejected, and this returns 409
   * `program_closed`.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
   * `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
   * `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`.
   */
  public suspend fun approve(
    reviewId: String,
    params: ReviewsApproveParams = ReviewsApproveParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Review =
    json("reviews.approve", mapOf("review_id" to reviewId), params, options, Review::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun approve(
    reviewId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ReviewsApproveParams.Builder.() -> Unit,
  ): Review =
    approve(reviewId, ReviewsApproveParams.builder().apply(build).build(), options)

  /**
   * Retrieve a review.
   *
   * Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
   * the same person.
   *
   * Errors: `invalid_expand`.
   */
  public suspend fun get(
    reviewId: String,
    params: ReviewsGetParams = ReviewsGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Review =
    json("reviews.get", mapOf("review_id" to reviewId), params, options, Review::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    reviewId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ReviewsGetParams.Builder.() -> Unit,
  ): Review =
    get(reviewId, ReviewsGetParams.builder().apply(build).build(), options)

  /**
   * List reviews.
   *
   * Lists reviews, newest first. Use `status=open` as a work list: each open review holds a reward
   * until someone decides. After 30 days without a decision the reward is rejected.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
   * `conflicting_parameters`.
   */
  public suspend fun list(
    params: ReviewsListParams = ReviewsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Review> =
    page("reviews.list", mapOf(), params, options, Review::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: ReviewsListParams.Builder.() -> Unit,
  ): Page<Review> =
    list(ReviewsListParams.builder().apply(build).build(), options)

  /**
   * Reject a review.
   *
   * Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
   * stays used. If the review is already rejected, the request returns 200 with the review unchanged;
   * it returns 409 `review_resolved` if it was approved. To block the number in future, add it to the
   * blocklist.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `review_resolved`.
   */
  public suspend fun reject(
    reviewId: String,
    params: ReviewsRejectParams = ReviewsRejectParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Review =
    json("reviews.reject", mapOf("review_id" to reviewId), params, options, Review::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun reject(
    reviewId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ReviewsRejectParams.Builder.() -> Unit,
  ): Review =
    reject(reviewId, ReviewsRejectParams.builder().apply(build).build(), options)
}
