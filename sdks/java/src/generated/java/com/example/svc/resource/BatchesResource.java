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

/** The methods of {@code batches}. */
public final class BatchesResource extends Resource {
  /** Of a client with these settings. */
  public BatchesResource(Settings settings) {
    super(settings);
  }

  /**
   * Approve a batch.
   *
   * <p>Approves a waiting batch and starts it. Only an owner or admin, or a key created by one of them,
   * can approve; the creator of the batch cannot: 403 {@code self_approval_forbidden}. The cost is reserved
   * now unless the batch was created with {@code reserve_credit: false}. Returns 409 {@code batch_not_approvable}
   * if the batch is not waiting for approval.
   *
   * <p>Errors: {@code role_required}, {@code idempotency_key_required}, {@code idempotency_key_invalid},
   * {@code idempotency_mismatch}, {@code idempotency_in_progress}, {@code batch_not_approvable},
   * {@code self_approval_forbidden}, {@code reservation_insufficient}.
   */
  public Batch approve(String batchId) {
    return approve(batchId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Batch approve(String batchId, RequestOptions options) {
    return json("batches.approve", path("batch_id", batchId), Params.NONE, options, Batch::of);
  }

  /**
   * Cancel a batch.
   *
   * <p>Cancels the lines of a batch that have not been sent, and releases the Credit still reserved for
   * them. Sends in progress continue; the batch becomes {@code cancelled} when the last of them has ended,
   * or immediately if there are none. If the batch is already cancelled, the request returns 200 with
   * the batch unchanged. Returns 409 {@code batch_not_cancellable} if it has ended or has no line left to
   * cancel.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code batch_not_cancellable}.
   */
  public Batch cancel(String batchId) {
    return cancel(batchId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Batch cancel(String batchId, RequestOptions options) {
    return json("batches.cancel", path("batch_id", batchId), Params.NONE, options, Batch::of);
  }

  /** As the next one, without parameters. */
  public Batch create() {
    return create(BatchesCreateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Create a batch.
   *
   * <p>Creates a batch of up to 10,000 sales. Pass the lines in {@code items}, or as text in {@code csv}. Every line
   * is checked as in {@code POST /sends}. Returns 202 with the batch, its total and its counts before
   * anything is sent. Follow it with the {@code batch.*} events or by retrieving it; each line becomes a
   * send with its own events.
   *
   * <p>Lines are parsed leniently: an invalid field fails only its line. If any line is invalid, the
   * whole batch is rejected with 422 {@code batch_invalid_lines}, whose {@code meta} counts the invalid lines and
   * shows the first; with {@code on_invalid: skip} they are skipped with status {@code invalid}. Use
   * {@code POST /batches/preview} first to see the result for every line.
   *
   * <p>The whole cost is reserved up front, so that a batch that starts can finish. If your Credit is
   * too low, 402 {@code reservation_insufficient} is returned and nothing is written. With
   * {@code reserve_credit: false}, each line is charged when it is sent, and {@code on_insufficient} decides what
   * happens when the Credit runs out. If the face value in a currency exceeds your
   * {@code batch_approval_threshold}, the batch waits as {@code requires_approval} and reserves its cost when it
   * is approved. If nobody approves it within 72 hours, it is cancelled.
   *
   * <p>The body can be up to 8 MiB. An account can make six batches, previews and exports per minute. A
   * key's {@code per_send} cap, products, networks and numbers apply to each line; its daily and monthly
   * caps apply to the whole batch.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code batch_too_large}, {@code reference_not_found}, {@code invalid_currency},
   * {@code invalid_metadata}, {@code conflicting_parameters}, {@code invalid_csv}, {@code batch_empty},
   * {@code unknown_merge_field}, {@code sms_too_long}, {@code batch_invalid_lines}, {@code spend_cap_exceeded},
   * {@code reservation_insufficient}.
   */
  public Batch create(BatchesCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Batch create(BatchesCreateParams params, RequestOptions options) {
    return json("batches.create", path(), params, options, Batch::of);
  }

  /**
   * Retrieve a batch.
   *
   * <p>Retrieves a batch with its status and the number of lines in each status. While it is
   * {@code processing}, poll every few seconds, or listen to {@code batch.completed}, {@code batch.partially_completed}
   * or {@code batch.failed}. A batch ends at most one day after it started; lines whose sends have no final
   * status by then are {@code unresolved}, and their sends report the outcome later.
   */
  public Batch get(String batchId) {
    return get(batchId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Batch get(String batchId, RequestOptions options) {
    return json("batches.get", path("batch_id", batchId), Params.NONE, options, Batch::of);
  }

  /**
   * Retrieve batch results as CSV.
   *
   * <p>Returns every line of a batch with its outcome, as CSV for spreadsheets. You can request it at
   * any time; it shows the current status of each line. The columns are {@code line}, {@code target}, {@code network},
   * {@code type}, {@code amount}, {@code currency}, {@code status}, {@code send_id}, {@code client_reference}, {@code failure_code},
   * {@code failure_message}, {@code token_last4}, {@code units} and {@code delivered_at} (ISO 8601, Harare time). It never
   * contains a full power token.
   */
  public FileResult getResults(String batchId) {
    return getResults(batchId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getResults(String batchId, RequestOptions options) {
    return file("batches.get_results", path("batch_id", batchId), Params.NONE, options);
  }

  /** As the next one, without parameters. */
  public Page<Batch> list() {
    return list(BatchesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List batches.
   *
   * <p>Lists your batches, newest first, including those created by schedules and Workforce. Use
   * {@code status=requires_approval} to find batches that an owner or admin must approve.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Batch> list(BatchesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Batch> list(BatchesListParams params, RequestOptions options) {
    return page("batches.list", path(), params, options, Batch::of);
  }

  /** As the next one, without parameters. */
  public Page<BatchItem> listItems(String batchId) {
    return listItems(batchId, BatchesListItemsParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List the lines of a batch.
   *
   * <p>Lists the lines of a batch, newest first, so the last line of the batch comes first. Use it to
   * show progress, or with {@code status=failed} to find lines that need attention; {@code results.csv} contains
   * all lines in one file. Power tokens are masked unless the key has {@code tokens:read}.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_expand}, {@code conflicting_parameters}.
   */
  public Page<BatchItem> listItems(String batchId, BatchesListItemsParams params) {
    return listItems(batchId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<BatchItem> listItems(String batchId, BatchesListItemsParams params, RequestOptions options) {
    return page("batches.list_items", path("batch_id", batchId), params, options, BatchItem::of);
  }

  /** As the next one, without parameters. */
  public BatchPreview preview() {
    return preview(BatchesPreviewParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Preview a batch.
   *
   * <p>Previews a batch without creating it: whether each line is valid and what it would cost, the
   * totals, and whether your Credit and our stock with the suppliers are sufficient. It takes the
   * body of {@code POST /batches}, writes nothing, does not use up any {@code client_reference} and counts
   * towards no cap. Invalid lines are reported in {@code lines} rather than rejected. The body can be up to
   * 8 MiB, and previews count towards the limit of six batches, previews and exports per minute.
   *
   * <p>Errors: {@code batch_too_large}, {@code reference_not_found}, {@code invalid_currency}, {@code invalid_metadata},
   * {@code conflicting_parameters}, {@code invalid_csv}, {@code batch_empty}, {@code unknown_merge_field},
   * {@code sms_too_long}.
   */
  public BatchPreview preview(BatchesPreviewParams params) {
    return preview(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public BatchPreview preview(BatchesPreviewParams params, RequestOptions options) {
    return json("batches.preview", path(), params, options, BatchPreview::of);
  }

  /** As the next one, without parameters. */
  public Batch retryFailed(String batchId) {
    return retryFailed(batchId, BatchesRetryFailedParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retry the failed lines of a batch.
   *
   * <p>Retries the failed lines of a batch as a new, separately charged batch, whose {@code retry_of} is the
   * original. Each line is retried once. The network is first asked about its send, as in
   * `POST /sends/{send_id}/retry`; a line that was delivered after all, or whose network does not
   * respond, is omitted. Returns 409 {@code nothing_to_retry} if no line is left. The lines have no
   * {@code client_reference}. The new batch may require approval like any other.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code nothing_to_retry}, {@code spend_cap_exceeded},
   * {@code reservation_insufficient}.
   */
  public Batch retryFailed(String batchId, BatchesRetryFailedParams params) {
    return retryFailed(batchId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Batch retryFailed(String batchId, BatchesRetryFailedParams params, RequestOptions options) {
    return json("batches.retry_failed", path("batch_id", batchId), params, options, Batch::of);
  }
}
