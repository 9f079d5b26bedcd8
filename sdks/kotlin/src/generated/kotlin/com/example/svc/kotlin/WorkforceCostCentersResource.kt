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

/** The methods of `workforce.cost_centers`. */
public class WorkforceCostCentersResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Update the people of a department.
   *
   * Adds people to a department and removes others in one request. People in `new` are registered
   * first. At least one of the three lists is required. A person who cannot be added or removed is
   * listed in `errors`; the other changes are still made. An unknown ID returns 400
   * `reference_not_found`, as does adding people to an archived department, and nothing is changed.
   *
   * Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
   * `limit_reached`.
   */
  public suspend fun changePeople(
    costCenterId: String,
    params: WorkforceCostCentersChangePeopleParams = WorkforceCostCentersChangePeopleParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceDepartmentPeople =
    json("workforce.cost_centers.change_people", mapOf("cost_center_id" to costCenterId), params, options, WorkforceDepartmentPeople::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun changePeople(
    costCenterId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceCostCentersChangePeopleParams.Builder.() -> Unit,
  ): WorkforceDepartmentPeople =
    changePeople(costCenterId, WorkforceCostCentersChangePeopleParams.builder().apply(build).build(), options)

  /**
   * Create a department.
   *
   * Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
   * too. Returns 409 `duplicate_resource` if the code, or the name of an active department, already
   * exists.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_amount`, `invalid_currency`, `duplicate_resource`.
   */
  public suspend fun create(
    params: WorkforceCostCentersCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceDepartment =
    json("workforce.cost_centers.create", mapOf(), params, options, WorkforceDepartment::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceCostCentersCreateParams.Builder.() -> Unit,
  ): WorkforceDepartment =
    create(WorkforceCostCentersCreateParams.builder().apply(build).build(), options)

  /**
   * List the people of a department.
   *
   * Lists the people of a department with what each received this month and their monthly cap. To
   * change who belongs to it, use `POST` on the same path.
   */
  public suspend fun getPeople(
    costCenterId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceDepartmentPeople =
    json("workforce.cost_centers.get_people", mapOf("cost_center_id" to costCenterId), Params.NONE, options, WorkforceDepartmentPeople::of)

  /**
   * Retrieve the spend of a department.
   *
   * Retrieves the spend of a department in a period: by month against its budget, by kind, and the
   * people who received most. Failed sends are not counted.
   *
   * Errors: `time_out_of_range`.
   */
  public suspend fun getSpend(
    costCenterId: String,
    params: WorkforceCostCentersGetSpendParams = WorkforceCostCentersGetSpendParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceDepartmentSpend =
    json("workforce.cost_centers.get_spend", mapOf("cost_center_id" to costCenterId), params, options, WorkforceDepartmentSpend::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getSpend(
    costCenterId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceCostCentersGetSpendParams.Builder.() -> Unit,
  ): WorkforceDepartmentSpend =
    getSpend(costCenterId, WorkforceCostCentersGetSpendParams.builder().apply(build).build(), options)

  /**
   * List departments.
   *
   * Lists all departments with this month's spend and budget. `totals` shows the remaining budget of
   * all active departments, by currency.
   */
  public suspend fun list(
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceDepartmentList =
    json("workforce.cost_centers.list", mapOf(), Params.NONE, options, WorkforceDepartmentList::of)

  /**
   * Update a department.
   *
   * Updates a department, or archives it with `is_active: false`. Using an archived department
   * returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
   * current month.
   *
   * Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
   */
  public suspend fun update(
    costCenterId: String,
    params: WorkforceCostCentersUpdateParams = WorkforceCostCentersUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceDepartment =
    json("workforce.cost_centers.update", mapOf("cost_center_id" to costCenterId), params, options, WorkforceDepartment::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    costCenterId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceCostCentersUpdateParams.Builder.() -> Unit,
  ): WorkforceDepartment =
    update(costCenterId, WorkforceCostCentersUpdateParams.builder().apply(build).build(), options)
}
