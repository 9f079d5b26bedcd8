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

/** The methods of {@code workforce.batches}. */
public final class WorkforceBatchesResource extends Resource {
  /** Of a client with these settings. */
  public WorkforceBatchesResource(Settings settings) {
    super(settings);
  }

  /**
   * Cancel an allocation.
   *
   * <p>Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
   * them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
   * cancelled, the request returns 200 with the allocation unchanged.
   *
   * <p>Errors: {@code batch_not_cancellable}.
   */
  public WorkforceBatch cancel(String reference) {
    return cancel(reference, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceBatch cancel(String reference, RequestOptions options) {
    return json("workforce.batches.cancel", path("reference", reference), Params.NONE, options, WorkforceBatch::of);
  }

  /**
   * Retrieve an allocation.
   *
   * <p>Retrieves an allocation with what each person received and its outcome. While it is {@code processing},
   * poll every few seconds. Failed lines can be sent again with
   * `POST /workforce/batches/{reference}/resend{@code ; }resent_as` of a line is then the new line. Power
   * tokens show only their last four digits.
   */
  public WorkforceBatch get(String reference) {
    return get(reference, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceBatch get(String reference, RequestOptions options) {
    return json("workforce.batches.get", path("reference", reference), Params.NONE, options, WorkforceBatch::of);
  }

  /**
   * Retrieve allocation results as CSV.
   *
   * <p>Returns every line of an allocation with its outcome, as CSV: {@code name} and {@code payroll_id}, followed
   * by the columns of `/batches/{batch_id}/results.csv`.
   */
  public FileResult getResults(String reference) {
    return getResults(reference, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getResults(String reference, RequestOptions options) {
    return file("workforce.batches.get_results", path("reference", reference), Params.NONE, options);
  }

  /** As the next one, without parameters. */
  public Page<WorkforceBatchSummary> list() {
    return list(WorkforceBatchesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List allocations.
   *
   * <p>Returns a page of your allocations, newest first, without their lines. Dates are creation dates
   * in Harare.
   *
   * <p>Errors: {@code reference_not_found}, {@code time_out_of_range}.
   */
  public Page<WorkforceBatchSummary> list(WorkforceBatchesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<WorkforceBatchSummary> list(WorkforceBatchesListParams params, RequestOptions options) {
    return page("workforce.batches.list", path(), params, options, WorkforceBatchSummary::of);
  }

  /** As the next one, without parameters. */
  public WorkforcePreview previewResend(String reference) {
    return previewResend(reference, WorkforceBatchesPreviewResendParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Preview a resend.
   *
   * <p>Previews a resend without creating it: which lines would be sent again and what they would cost.
   * The network is not asked and nothing is written; lines that were delivered late are only omitted
   * in the resend itself.
   *
   * <p>Errors: {@code reference_not_found}, {@code nothing_to_retry}.
   */
  public WorkforcePreview previewResend(String reference, WorkforceBatchesPreviewResendParams params) {
    return previewResend(reference, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforcePreview previewResend(String reference, WorkforceBatchesPreviewResendParams params, RequestOptions options) {
    return json("workforce.batches.preview_resend", path("reference", reference), params, options, WorkforcePreview::of);
  }

  /** As the next one, without parameters. */
  public WorkforceSendResult resend(String reference) {
    return resend(reference, WorkforceBatchesResendParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Resend failed lines of an allocation.
   *
   * <p>Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
   * resent once. The network is first asked about the original send, and a line that was delivered
   * after all is omitted. Returns 409 {@code nothing_to_retry} if no line is left.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code conflicting_parameters}, {@code nothing_to_retry},
   * {@code budget_over_cost_center}, {@code spend_cap_exceeded}, {@code reservation_insufficient}.
   */
  public WorkforceSendResult resend(String reference, WorkforceBatchesResendParams params) {
    return resend(reference, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceSendResult resend(String reference, WorkforceBatchesResendParams params, RequestOptions options) {
    return json("workforce.batches.resend", path("reference", reference), params, options, WorkforceSendResult::of);
  }
}
