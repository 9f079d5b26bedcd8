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

/** The methods of `dealer`. */
public class DealerResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Apply for dealer pricing.
   *
   * Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
   * percentage that our staff set per network and currency. The application starts as a `draft` and
   * can be incomplete: `missing` lists the required fields. Upload documents with `POST /documents`,
   * complete the application with `PATCH /dealer/application` and submit it with
   * `POST /dealer/application/submit`.
   *
   * An organisation can have one application at a time; the request returns 409 `duplicate_resource`
   * while one is open or approved. After a decline you can apply again. In test mode a submitted
   * application is in review after one step of the test clock and approved at 2.50 % after two, so
   * that you can try dealer prices.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
   * `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
   */
  public suspend fun createApplication(
    params: DealerCreateApplicationParams,
    options: RequestOptions = RequestOptions.NONE,
  ): DealerApplication =
    json("dealer.create_application", mapOf(), params, options, DealerApplication::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun createApplication(
    options: RequestOptions = RequestOptions.NONE,
    build: DealerCreateApplicationParams.Builder.() -> Unit,
  ): DealerApplication =
    createApplication(DealerCreateApplicationParams.builder().apply(build).build(), options)

  /**
   * Retrieve your dealer application.
   *
   * Retrieves the application: its status, the fields still `missing`, and messages from reviewers.
   * Once approved, `discounts` lists your discounts, as does `dealer` of `GET /account`. Returns 404
   * if there is no application.
   */
  public suspend fun getApplication(
    options: RequestOptions = RequestOptions.NONE,
  ): DealerApplication =
    json("dealer.get_application", mapOf(), Params.NONE, options, DealerApplication::of)

  /**
   * Submit your dealer application.
   *
   * Submits the application for review. Our staff approve it, decline it, or request
   * `more_information` with questions in `reviewer_messages`; respond by updating it and submitting
   * it again. If required fields are missing, the request returns 400 `parameter_missing` with all of
   * them in `details`. Returns 409 `invalid_transition` if it is already submitted.
   *
   * Errors: `invalid_transition`.
   */
  public suspend fun submitApplication(
    options: RequestOptions = RequestOptions.NONE,
  ): DealerApplication =
    json("dealer.submit_application", mapOf(), Params.NONE, options, DealerApplication::of)

  /**
   * Update your dealer application.
   *
   * Updates the application while it is a `draft` or `more_information` was requested. Omitted fields
   * keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in any other
   * status, because our staff review what you submitted.
   *
   * Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
   * `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
   */
  public suspend fun updateApplication(
    params: DealerUpdateApplicationParams = DealerUpdateApplicationParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): DealerApplication =
    json("dealer.update_application", mapOf(), params, options, DealerApplication::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun updateApplication(
    options: RequestOptions = RequestOptions.NONE,
    build: DealerUpdateApplicationParams.Builder.() -> Unit,
  ): DealerApplication =
    updateApplication(DealerUpdateApplicationParams.builder().apply(build).build(), options)
}
