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

/** The methods of `cost_centers`. */
public class CostCentersResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create a cost centre.
   *
   * Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
   * filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
   * spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an active
   * cost centre, already exists.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
   */
  public suspend fun create(
    params: CostCentersCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): CostCenter =
    json("cost_centers.create", mapOf(), params, options, CostCenter::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: CostCentersCreateParams.Builder.() -> Unit,
  ): CostCenter =
    create(CostCentersCreateParams.builder().apply(build).build(), options)

  /**
   * Retrieve a cost centre.
   *
   * Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
   * before `remaining` becomes negative.
   */
  public suspend fun get(
    costCenterId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): CostCenter =
    json("cost_centers.get", mapOf("cost_center_id" to costCenterId), Params.NONE, options, CostCenter::of)

  /**
   * List cost centres.
   *
   * Lists the cost centres of the account, newest first, with this month's spend. Use
   * `is_active=true` for those that sends can be booked to.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: CostCentersListParams = CostCentersListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<CostCenter> =
    page("cost_centers.list", mapOf(), params, options, CostCenter::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: CostCentersListParams.Builder.() -> Unit,
  ): Page<CostCenter> =
    list(CostCentersListParams.builder().apply(build).build(), options)

  /**
   * Update a cost centre.
   *
   * Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
   * `is_active: false` archives it, so that past sends stay in reports. Using an archived cost centre
   * in a request returns 400 `reference_not_found`, and Workforce shows a warning where it is
   * assigned to a person. The currency can change only while nothing is booked to it; otherwise the
   * request returns 409 `resource_in_use`.
   *
   * Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
   * `resource_in_use`.
   */
  public suspend fun update(
    costCenterId: String,
    params: CostCentersUpdateParams = CostCentersUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): CostCenter =
    json("cost_centers.update", mapOf("cost_center_id" to costCenterId), params, options, CostCenter::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    costCenterId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: CostCentersUpdateParams.Builder.() -> Unit,
  ): CostCenter =
    update(costCenterId, CostCentersUpdateParams.builder().apply(build).build(), options)
}
