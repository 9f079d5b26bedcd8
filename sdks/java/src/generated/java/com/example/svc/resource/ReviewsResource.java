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

/** The methods of {@code reviews}. */
public final class ReviewsResource extends Resource {
  /** Of a client with these settings. */
  public ReviewsResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public Review approve(String reviewId) {
    return approve(reviewId, ReviewsApproveParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Approve a review.
   *
   * <p>Approves a review and sends its reward, after checking the program's limits and the blocklist
   * again; its budget is earmarked already. If a check fails, the review stays open, so you can
   * approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
   * as to a send. If the review is already approved, the request returns 200 with the review
   * unchanged; it returns 409 {@code review_resolved} if it was rejected. After a program is closed, its
   * reviews can be approved during {@code close_grace}; then they are rejected, and this returns 409
   * {@code program_closed}.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code review_resolved}, {@code program_closed}, {@code erased_recipient},
   * {@code product_not_allowed}, {@code network_not_allowed}, {@code recipient_not_allowed},
   * {@code product_unavailable}, {@code target_blocked}, {@code one_per_phone}, {@code reward_cap_reached},
   * {@code recipient_cap_exceeded}, {@code spend_cap_exceeded}.
   */
  public Review approve(String reviewId, ReviewsApproveParams params) {
    return approve(reviewId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Review approve(String reviewId, ReviewsApproveParams params, RequestOptions options) {
    return json("reviews.approve", path("review_id", reviewId), params, options, Review::of);
  }

  /** As the next one, without parameters. */
  public Review get(String reviewId) {
    return get(reviewId, ReviewsGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve a review.
   *
   * <p>Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
   * the same person.
   *
   * <p>Errors: {@code invalid_expand}.
   */
  public Review get(String reviewId, ReviewsGetParams params) {
    return get(reviewId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Review get(String reviewId, ReviewsGetParams params, RequestOptions options) {
    return json("reviews.get", path("review_id", reviewId), params, options, Review::of);
  }

  /** As the next one, without parameters. */
  public Page<Review> list() {
    return list(ReviewsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List reviews.
   *
   * <p>Lists reviews, newest first. Use {@code status=open} as a work list: each open review holds a reward
   * until someone decides. After 30 days without a decision the reward is rejected.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code invalid_expand},
   * {@code conflicting_parameters}.
   */
  public Page<Review> list(ReviewsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Review> list(ReviewsListParams params, RequestOptions options) {
    return page("reviews.list", path(), params, options, Review::of);
  }

  /** As the next one, without parameters. */
  public Review reject(String reviewId) {
    return reject(reviewId, ReviewsRejectParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Reject a review.
   *
   * <p>Rejects a review. Nothing is sent, the budget returns to the program, and the {@code completion_id}
   * stays used. If the review is already rejected, the request returns 200 with the review unchanged;
   * it returns 409 {@code review_resolved} if it was approved. To block the number in future, add it to the
   * blocklist.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code review_resolved}.
   */
  public Review reject(String reviewId, ReviewsRejectParams params) {
    return reject(reviewId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Review reject(String reviewId, ReviewsRejectParams params, RequestOptions options) {
    return json("reviews.reject", path("review_id", reviewId), params, options, Review::of);
  }
}
