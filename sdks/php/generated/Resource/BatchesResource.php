<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\FileResult;
use Svc\Model\Batch;
use Svc\Model\BatchItem;
use Svc\Model\BatchItemCreate;
use Svc\Model\BatchPreview;
use Svc\Model\CreatedFilter;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->batches`.
 */
final class BatchesResource extends Resource
{
    /**
     * Approve a batch.
     *
     * Approves a waiting batch and starts it. Only an owner or admin, or a key created by one of
     * them, can approve; the creator of the batch cannot: 403 `self_approval_forbidden`. The cost
     * is reserved now unless the batch was created with `reserve_credit: false`. Returns 409
     * `batch_not_approvable` if the batch is not waiting for approval.
     *
     * Errors: `role_required`, `idempotency_key_required`, `idempotency_key_invalid`,
     * `idempotency_mismatch`, `idempotency_in_progress`, `batch_not_approvable`,
     * `self_approval_forbidden`, `reservation_insufficient`.
     *
     * @param string $batch_id ID of the batch.
     *     Type: `BatchId`.
     */
    public function approve(
        string $batch_id,
        ?RequestOptions $requestOptions = null,
    ): Batch {
        return $this->callJson('batches.approve', [
            'batch_id' => $batch_id,
        ], [], $requestOptions);
    }

    /**
     * Cancel a batch.
     *
     * Cancels the lines of a batch that have not been sent, and releases the Credit still reserved
     * for them. Sends in progress continue; the batch becomes `cancelled` when the last of them has
     * ended, or immediately if there are none. If the batch is already cancelled, the request
     * returns 200 with the batch unchanged. Returns 409 `batch_not_cancellable` if it has ended or
     * has no line left to cancel.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `batch_not_cancellable`.
     *
     * @param string $batch_id ID of the batch.
     *     Type: `BatchId`.
     */
    public function cancel(
        string $batch_id,
        ?RequestOptions $requestOptions = null,
    ): Batch {
        return $this->callJson('batches.cancel', [
            'batch_id' => $batch_id,
        ], [], $requestOptions);
    }

    /**
     * Create a batch.
     *
     * Creates a batch of up to 10,000 sales. Pass the lines in `items`, or as text in `csv`. Every
     * line is checked as in `POST /sends`. Returns 202 with the batch, its total and its counts
     * before anything is sent. Follow it with the `batch.*` events or by retrieving it; each line
     * becomes a send with its own events.
     *
     * Lines are parsed leniently: an invalid field fails only its line. If any line is invalid, the
     * whole batch is rejected with 422 `batch_invalid_lines`, whose `meta` counts the invalid lines
     * and shows the first; with `on_invalid: skip` they are skipped with status `invalid`. Use
     * `POST /batches/preview` first to see the result for every line.
     *
     * The whole cost is reserved up front, so that a batch that starts can finish. If your Credit
     * is too low, 402 `reservation_insufficient` is returned and nothing is written. With
     * `reserve_credit: false`, each line is charged when it is sent, and `on_insufficient` decides
     * what happens when the Credit runs out. If the face value in a currency exceeds your
     * `batch_approval_threshold`, the batch waits as `requires_approval` and reserves its cost when
     * it is approved. If nobody approves it within 72 hours, it is cancelled.
     *
     * The body can be up to 8 MiB. An account can make six batches, previews and exports per
     * minute. A key's `per_send` cap, products, networks and numbers apply to each line; its daily
     * and monthly caps apply to the whole batch.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `batch_too_large`, `reference_not_found`, `invalid_currency`,
     * `invalid_metadata`, `conflicting_parameters`, `invalid_csv`, `batch_empty`,
     * `unknown_merge_field`, `sms_too_long`, `batch_invalid_lines`, `spend_cap_exceeded`,
     * `reservation_insufficient`.
     *
     * @param list<BatchItemCreate|array<string, mixed>>|null $items Lines of the batch, 1 to
     *     10,000.
     * @param ?string $csv Lines of the batch as CSV with a header row.
     *     Type: `BatchCsv`.
     * @param ?string $unknown_columns What to do with columns of `csv` that have another name.
     *     See `UnknownColumns`.
     * @param ?string $title Title of the batch, for your own lists.
     *     Type: `Label`.
     * @param ?string $sms_message SMS message for lines that have none of their own.
     *     Type: `SmsTemplate`.
     * @param ?string $cost_center Cost centre for lines that have none of their own.
     *     Type: `CostCenterId`.
     * @param ?string $on_invalid What to do if lines are invalid.
     *     See `BatchInvalidChoice`.
     * @param ?bool $reserve_credit Whether to reserve the whole cost before the first line is sent.
     * @param ?string $on_insufficient What to do if, without a reservation, your Credit is too low
     *     for a line. See `BatchInsufficientChoice`.
     * @param ?string $currency Currency for lines that set neither a currency nor a product.
     *     Type: `CurrencyInput`.
     * @param array<string, string>|null $metadata Your own key-value data about the batch.
     */
    public function create(
        ?array $items = null,
        ?string $csv = null,
        ?string $unknown_columns = null,
        ?string $title = null,
        ?string $sms_message = null,
        ?string $cost_center = null,
        ?string $on_invalid = null,
        ?bool $reserve_credit = null,
        ?string $on_insufficient = null,
        ?string $currency = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Batch {
        return $this->callJson('batches.create', [], [
            'items' => $items ?? NotGiven::Value,
            'csv' => $csv ?? NotGiven::Value,
            'unknown_columns' => $unknown_columns ?? NotGiven::Value,
            'title' => $title ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'on_invalid' => $on_invalid ?? NotGiven::Value,
            'reserve_credit' => $reserve_credit ?? NotGiven::Value,
            'on_insufficient' => $on_insufficient ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a batch.
     *
     * Retrieves a batch with its status and the number of lines in each status. While it is
     * `processing`, poll every few seconds, or listen to `batch.completed`,
     * `batch.partially_completed` or `batch.failed`. A batch ends at most one day after it started;
     * lines whose sends have no final status by then are `unresolved`, and their sends report the
     * outcome later.
     *
     * @param string $batch_id ID of the batch.
     *     Type: `BatchId`.
     */
    public function get(
        string $batch_id,
        ?RequestOptions $requestOptions = null,
    ): Batch {
        return $this->callJson('batches.get', [
            'batch_id' => $batch_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve batch results as CSV.
     *
     * Returns every line of a batch with its outcome, as CSV for spreadsheets. You can request it
     * at any time; it shows the current status of each line. The columns are `line`, `target`,
     * `network`, `type`, `amount`, `currency`, `status`, `send_id`, `client_reference`,
     * `failure_code`, `failure_message`, `token_last4`, `units` and `delivered_at` (ISO 8601,
     * Harare time). It never contains a full power token.
     *
     * @param string $batch_id ID of the batch.
     *     Type: `BatchId`.
     */
    public function getResults(
        string $batch_id,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('batches.get_results', [
            'batch_id' => $batch_id,
        ], [], $requestOptions);
    }

    /**
     * List batches.
     *
     * Lists your batches, newest first, including those created by schedules and Workforce. Use
     * `status=requires_approval` to find batches that an owner or admin must approve.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only batches with this status.
     *     See `BatchStatus`.
     * @param array<string, string>|null $metadata Only batches with this metadata value. One key
     *     per request.
     * @return Page<Batch>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('batches.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List the lines of a batch.
     *
     * Lists the lines of a batch, newest first, so the last line of the batch comes first. Use it
     * to show progress, or with `status=failed` to find lines that need attention; `results.csv`
     * contains all lines in one file. Power tokens are masked unless the key has `tokens:read`.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
     *
     * @param string $batch_id ID of the batch.
     *     Type: `BatchId`.
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only lines with this status.
     *     See `BatchItemStatus`.
     * @param array<string, string>|null $metadata Only lines with this metadata value. One key per
     *     request.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @return Page<BatchItem>
     */
    public function listItems(
        string $batch_id,
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?array $metadata = null,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('batches.list_items', [
            'batch_id' => $batch_id,
        ], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Preview a batch.
     *
     * Previews a batch without creating it: whether each line is valid and what it would cost, the
     * totals, and whether your Credit and our stock with the suppliers are sufficient. It takes the
     * body of `POST /batches`, writes nothing, does not use up any `client_reference` and counts
     * towards no cap. Invalid lines are reported in `lines` rather than rejected. The body can be
     * up to 8 MiB, and previews count towards the limit of six batches, previews and exports per
     * minute.
     *
     * Errors: `batch_too_large`, `reference_not_found`, `invalid_currency`, `invalid_metadata`,
     * `conflicting_parameters`, `invalid_csv`, `batch_empty`, `unknown_merge_field`,
     * `sms_too_long`.
     *
     * @param list<BatchItemCreate|array<string, mixed>>|null $items Lines of the batch, 1 to
     *     10,000.
     * @param ?string $csv Lines of the batch as CSV with a header row.
     *     Type: `BatchCsv`.
     * @param ?string $unknown_columns What to do with columns of `csv` that have another name.
     *     See `UnknownColumns`.
     * @param ?string $title Title of the batch, for your own lists.
     *     Type: `Label`.
     * @param ?string $sms_message SMS message for lines that have none of their own.
     *     Type: `SmsTemplate`.
     * @param ?string $cost_center Cost centre for lines that have none of their own.
     *     Type: `CostCenterId`.
     * @param ?string $on_invalid What to do if lines are invalid.
     *     See `BatchInvalidChoice`.
     * @param ?bool $reserve_credit Whether to reserve the whole cost before the first line is sent.
     * @param ?string $on_insufficient What to do if, without a reservation, your Credit is too low
     *     for a line. See `BatchInsufficientChoice`.
     * @param ?string $currency Currency for lines that set neither a currency nor a product.
     *     Type: `CurrencyInput`.
     * @param array<string, string>|null $metadata Your own key-value data about the batch.
     */
    public function preview(
        ?array $items = null,
        ?string $csv = null,
        ?string $unknown_columns = null,
        ?string $title = null,
        ?string $sms_message = null,
        ?string $cost_center = null,
        ?string $on_invalid = null,
        ?bool $reserve_credit = null,
        ?string $on_insufficient = null,
        ?string $currency = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): BatchPreview {
        return $this->callJson('batches.preview', [], [
            'items' => $items ?? NotGiven::Value,
            'csv' => $csv ?? NotGiven::Value,
            'unknown_columns' => $unknown_columns ?? NotGiven::Value,
            'title' => $title ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'on_invalid' => $on_invalid ?? NotGiven::Value,
            'reserve_credit' => $reserve_credit ?? NotGiven::Value,
            'on_insufficient' => $on_insufficient ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retry the failed lines of a batch.
     *
     * Retries the failed lines of a batch as a new, separately charged batch, whose `retry_of` is
     * the original. Each line is retried once. The network is first asked about its send, as in
     * `POST /sends/{send_id}/retry`; a line that was delivered after all, or whose network does not
     * respond, is omitted. Returns 409 `nothing_to_retry` if no line is left. The lines have no
     * `client_reference`. The new batch may require approval like any other.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `nothing_to_retry`, `spend_cap_exceeded`,
     * `reservation_insufficient`.
     *
     * @param string $batch_id ID of the batch.
     *     Type: `BatchId`.
     * @param ?bool $reserve_credit Whether to reserve the whole cost before the first line is sent.
     */
    public function retryFailed(
        string $batch_id,
        ?bool $reserve_credit = null,
        ?RequestOptions $requestOptions = null,
    ): Batch {
        return $this->callJson('batches.retry_failed', [
            'batch_id' => $batch_id,
        ], [
            'reserve_credit' => $reserve_credit ?? NotGiven::Value,
        ], $requestOptions);
    }
}
