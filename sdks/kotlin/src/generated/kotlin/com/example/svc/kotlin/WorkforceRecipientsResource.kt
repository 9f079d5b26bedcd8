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

/** The methods of `workforce.recipients`. */
public class WorkforceRecipientsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Add a person.
   *
   * Registers a person. If the phone number or payroll number is already registered, no duplicate is
   * created: the existing person is updated with what you send, and `matched_existing` is true.
   * Returns 409 `duplicate_resource` if the two numbers belong to two different people.
   *
   * Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
   * `erased_recipient`, `limit_reached`.
   */
  public suspend fun create(
    params: WorkforceRecipientsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforcePersonCreated =
    json("workforce.recipients.create", mapOf(), params, options, WorkforcePersonCreated::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceRecipientsCreateParams.Builder.() -> Unit,
  ): WorkforcePersonCreated =
    create(WorkforceRecipientsCreateParams.builder().apply(build).build(), options)

  /**
   * List people.
   *
   * Returns a page of your people by name, with what each received this month. Use `q` to search, or
   * `cost_center=none` for people without a department.
   *
   * Errors: `reference_not_found`.
   */
  public suspend fun list(
    params: WorkforceRecipientsListParams = WorkforceRecipientsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<WorkforcePerson> =
    page("workforce.recipients.list", mapOf(), params, options, WorkforcePerson::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceRecipientsListParams.Builder.() -> Unit,
  ): Page<WorkforcePerson> =
    list(WorkforceRecipientsListParams.builder().apply(build).build(), options)

  /**
   * Update a person.
   *
   * Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
   * the next allocation. To remove someone permanently, erase the recipient.
   *
   * Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
   * `erased_recipient`.
   */
  public suspend fun update(
    recipientId: String,
    params: WorkforceRecipientsUpdateParams = WorkforceRecipientsUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforcePersonUpdated =
    json("workforce.recipients.update", mapOf("recipient_id" to recipientId), params, options, WorkforcePersonUpdated::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    recipientId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceRecipientsUpdateParams.Builder.() -> Unit,
  ): WorkforcePersonUpdated =
    update(recipientId, WorkforceRecipientsUpdateParams.builder().apply(build).build(), options)
}
