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

/** The methods of `disputes`. */
public class DisputesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Open a dispute.
   *
   * Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
   * number, or it is marked delivered but did not arrive. First check
   * `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
   * staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload pictures
   * and slips with `POST /documents` and list them in `evidence.attachments`.
   *
   * A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
   * status yet; wait until it has. A send can have one open dispute: a second returns 409
   * `duplicate_resource`, and `resource` is the first.
   *
   * In test mode, a dispute is resolved after one step of the test clock, and the `reason` determines
   * the outcome.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
   * `duplicate_resource`.
   */
  public suspend fun create(
    params: DisputesCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Dispute =
    json("disputes.create", mapOf(), params, options, Dispute::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: DisputesCreateParams.Builder.() -> Unit,
  ): Dispute =
    create(DisputesCreateParams.builder().apply(build).build(), options)

  /**
   * Retrieve a dispute.
   *
   * Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve it
   * again after `due_at`.
   *
   * Errors: `invalid_expand`.
   */
  public suspend fun get(
    disputeId: String,
    params: DisputesGetParams = DisputesGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Dispute =
    json("disputes.get", mapOf("dispute_id" to disputeId), params, options, Dispute::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    disputeId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: DisputesGetParams.Builder.() -> Unit,
  ): Dispute =
    get(disputeId, DisputesGetParams.builder().apply(build).build(), options)

  /**
   * List disputes.
   *
   * Lists disputes, newest first. Use `status=opened` for those our staff are still investigating, or
   * `send` for those about one sale.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
   * `conflicting_parameters`.
   */
  public suspend fun list(
    params: DisputesListParams = DisputesListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Dispute> =
    page("disputes.list", mapOf(), params, options, Dispute::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: DisputesListParams.Builder.() -> Unit,
  ): Page<Dispute> =
    list(DisputesListParams.builder().apply(build).build(), options)
}
