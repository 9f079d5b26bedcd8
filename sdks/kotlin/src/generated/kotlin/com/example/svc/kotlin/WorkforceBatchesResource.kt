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

/** The methods of `workforce.batches`. */
public class WorkforceBatchesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Cancel an allocation.
   *
   * Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
   * them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
   * cancelled, the request returns 200 with the allocation unchanged.
   *
   * Errors: `batch_not_cancellable`.
   */
  public suspend fun cancel(
    reference: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceBatch =
    json("workforce.batches.cancel", mapOf("reference" to reference), Params.NONE, options, WorkforceBatch::of)

  /**
   * Retrieve an allocation.
   *
   * Retrieves an allocation with what each person received and its outcome. While it is `processing`,
   * poll every few seconds. Failed lines can be sent again with
   * `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line. Power
   * tokens show only their last four digits.
   */
  public suspend fun get(
    reference: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceBatch =
    json("workforce.batches.get", mapOf("reference" to reference), Params.NONE, options, WorkforceBatch::of)

  /**
   * Retrieve allocation results as CSV.
   *
   * Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`, followed
   * by the columns of `/batches/{batch_id}/results.csv`.
   */
  public suspend fun getResults(
    reference: String,
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("workforce.batches.get_results", mapOf("reference" to reference), Params.NONE, options)

  /**
   * List allocations.
   *
   * Returns a page of your allocations, newest first, without their lines. Dates are creation dates
   * in Harare.
   *
   * Errors: `reference_not_found`, `time_out_of_range`.
   */
  public suspend fun list(
    params: WorkforceBatchesListParams = WorkforceBatchesListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<WorkforceBatchSummary> =
    page("workforce.batches.list", mapOf(), params, options, WorkforceBatchSummary::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceBatchesListParams.Builder.() -> Unit,
  ): Page<WorkforceBatchSummary> =
    list(WorkforceBatchesListParams.builder().apply(build).build(), options)

  /**
   * Preview a resend.
   *
   * Previews a resend without creating it: which lines would be sent again and what they would cost.
   * The network is not asked and nothing is written; lines that were delivered late are only omitted
   * in the resend itself.
   *
   * Errors: `reference_not_found`, `nothing_to_retry`.
   */
  public suspend fun previewResend(
    reference: String,
    params: WorkforceBatchesPreviewResendParams = WorkforceBatchesPreviewResendParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforcePreview =
    json("workforce.batches.preview_resend", mapOf("reference" to reference), params, options, WorkforcePreview::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun previewResend(
    reference: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceBatchesPreviewResendParams.Builder.() -> Unit,
  ): WorkforcePreview =
    previewResend(reference, WorkforceBatchesPreviewResendParams.builder().apply(build).build(), options)

  /**
   * Resend failed lines of an allocation.
   *
   * Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
   * resent once. The network is first asked about the original send, and a line that was delivered
   * after all is omitted. Returns 409 `nothing_to_retry` if no line is left.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
   * `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
   */
  public suspend fun resend(
    reference: String,
    params: WorkforceBatchesResendParams = WorkforceBatchesResendParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceSendResult =
    json("workforce.batches.resend", mapOf("reference" to reference), params, options, WorkforceSendResult::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun resend(
    reference: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceBatchesResendParams.Builder.() -> Unit,
  ): WorkforceSendResult =
    resend(reference, WorkforceBatchesResendParams.builder().apply(build).build(), options)
}
