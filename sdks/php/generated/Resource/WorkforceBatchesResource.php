<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\FileResult;
use Svc\Model\WorkforceBatch;
use Svc\Model\WorkforceBatchSummary;
use Svc\Model\WorkforcePreview;
use Svc\Model\WorkforceSendResult;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->workforce->batches`.
 */
final class WorkforceBatchesResource extends Resource
{
    /**
     * Cancel an allocation.
     *
     * Cancels the lines of an allocation that have not been sent, and releases the Credit reserved
     * for them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is
     * already cancelled, the request returns 200 with the allocation unchanged.
     *
     * Errors: `batch_not_cancellable`.
     *
     * @param string $reference Reference number of the allocation.
     *     Type: `WorkforceReference`.
     */
    public function cancel(
        string $reference,
        ?RequestOptions $requestOptions = null,
    ): WorkforceBatch {
        return $this->callJson('workforce.batches.cancel', [
            'reference' => $reference,
        ], [], $requestOptions);
    }

    /**
     * Retrieve an allocation.
     *
     * Retrieves an allocation with what each person received and its outcome. While it is
     * `processing`, poll every few seconds. Failed lines can be sent again with
     * `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line.
     * Power tokens show only their last four digits.
     *
     * @param string $reference Reference number of the allocation.
     *     Type: `WorkforceReference`.
     */
    public function get(
        string $reference,
        ?RequestOptions $requestOptions = null,
    ): WorkforceBatch {
        return $this->callJson('workforce.batches.get', [
            'reference' => $reference,
        ], [], $requestOptions);
    }

    /**
     * Retrieve allocation results as CSV.
     *
     * Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`,
     * followed by the columns of `/batches/{batch_id}/results.csv`.
     *
     * @param string $reference Reference number of the allocation.
     *     Type: `WorkforceReference`.
     */
    public function getResults(
        string $reference,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('workforce.batches.get_results', [
            'reference' => $reference,
        ], [], $requestOptions);
    }

    /**
     * List allocations.
     *
     * Returns a page of your allocations, newest first, without their lines. Dates are creation
     * dates in Harare.
     *
     * Errors: `reference_not_found`, `time_out_of_range`.
     *
     * @param ?string $from First day of the period. Default: the first day of this month.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 366 days in all. Default: today.
     *     Type: `Day`.
     * @param ?string $status Only allocations with this status.
     *     See `BatchStatus`.
     * @param ?string $cost_center Only allocations booked to this cost centre, or `none` for those
     *     without one. Type: `CostCenterFilter`.
     * @param ?int $page Page number, starting at 1.
     *     Type: `PageNumber`.
     * @param ?int $page_size Number of rows per page.
     *     Type: `SmallPageSize`.
     * @return Page<WorkforceBatchSummary>
     */
    public function list(
        ?string $from = null,
        ?string $to = null,
        ?string $status = null,
        ?string $cost_center = null,
        ?int $page = null,
        ?int $page_size = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('workforce.batches.list', [], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'page' => $page ?? NotGiven::Value,
            'page_size' => $page_size ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Preview a resend.
     *
     * Previews a resend without creating it: which lines would be sent again and what they would
     * cost. The network is not asked and nothing is written; lines that were delivered late are
     * only omitted in the resend itself.
     *
     * Errors: `reference_not_found`, `nothing_to_retry`.
     *
     * @param string $reference Reference number of the allocation.
     *     Type: `WorkforceReference`.
     * @param list<string>|null $item_ids IDs of the failed lines to resend. Default: all of them.
     * @param ?string $idempotency_key Your own idempotency key: repeating a request returns the
     *     allocation it created. Type: `WorkforceIdempotencyKey`.
     * @param ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
     *     budget.
     */
    public function previewResend(
        string $reference,
        ?array $item_ids = null,
        ?string $idempotency_key = null,
        ?bool $acknowledge_over_budget = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforcePreview {
        return $this->callJson('workforce.batches.preview_resend', [
            'reference' => $reference,
        ], [
            'item_ids' => $item_ids ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Resend failed lines of an allocation.
     *
     * Sends failed lines of an allocation again, as a new, separately charged allocation. Each line
     * is resent once. The network is first asked about the original send, and a line that was
     * delivered after all is omitted. Returns 409 `nothing_to_retry` if no line is left.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
     * `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
     *
     * @param string $reference Reference number of the allocation.
     *     Type: `WorkforceReference`.
     * @param list<string>|null $item_ids IDs of the failed lines to resend. Default: all of them.
     * @param ?string $idempotency_key Your own idempotency key: repeating a request returns the
     *     allocation it created. Type: `WorkforceIdempotencyKey`.
     * @param ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
     *     budget.
     */
    public function resend(
        string $reference,
        ?array $item_ids = null,
        ?string $idempotency_key = null,
        ?bool $acknowledge_over_budget = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceSendResult {
        return $this->callJson('workforce.batches.resend', [
            'reference' => $reference,
        ], [
            'item_ids' => $item_ids ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
        ], $requestOptions);
    }
}
