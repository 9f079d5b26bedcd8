<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\FileResult;
use Svc\Model\WorkforceAccess;
use Svc\Model\WorkforceExport;
use Svc\Model\WorkforceJournal;
use Svc\Model\WorkforceLedgerEntry;
use Svc\Model\WorkforceLineCreate;
use Svc\Model\WorkforceMeters;
use Svc\Model\WorkforcePreview;
use Svc\Model\WorkforceProducts;
use Svc\Model\WorkforceSendResult;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->workforce`.
 *
 * @property-read WorkforceBatchesResource $batches
 * @property-read WorkforceCostCentersResource $costCenters
 * @property-read WorkforceRecipientsResource $recipients
 * @property-read WorkforceSchedulesResource $schedules
 */
final class WorkforceResource extends Resource
{
    protected const CHILDREN = [
        'batches' => WorkforceBatchesResource::class,
        'costCenters' => WorkforceCostCentersResource::class,
        'recipients' => WorkforceRecipientsResource::class,
        'schedules' => WorkforceSchedulesResource::class,
    ];

    /**
     * Allocate to people.
     *
     * Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
     * total is reserved, it requires approval above the account's threshold, and each line becomes
     * a send. `reference` is its number for people and accounting; `batch` is the same batch in
     * `/batches`.
     *
     * Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
     * nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would
     * be exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.
     *
     * Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200
     * with the existing allocation and `replayed: true`, and allocates nothing twice.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
     * `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
     * `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
     * `reservation_insufficient`.
     *
     * @param string $kind Kind of allocation: airtime or power.
     *     See `WorkforceKind`.
     * @param list<WorkforceLineCreate|array<string, mixed>> $lines Lines of the allocation, 1 to
     *     2,000.
     * @param ?string $product_ref Product or data bundle. Default: derived from the kind and
     *     currency. Type: `WorkforceProductRef`.
     * @param ?string $cost_center_id ID of the cost centre to charge. Default: that of each person.
     *     Type: `CostCenterId`.
     * @param ?string $title Title of the allocation, for your own lists.
     *     Type: `Label`.
     * @param ?string $custom_sms Custom SMS message. Default: our standard message.
     *     Type: `SmsTemplate`.
     * @param ?string $idempotency_key Your own idempotency key: repeating a request returns the
     *     allocation it created. The header `Idempotency-Key` does the same; set only one of them.
     *     Type: `WorkforceIdempotencyKey`.
     * @param ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
     *     budget.
     */
    public function allocate(
        string $kind,
        array $lines,
        ?string $product_ref = null,
        ?string $cost_center_id = null,
        ?string $title = null,
        ?string $custom_sms = null,
        ?string $idempotency_key = null,
        ?bool $acknowledge_over_budget = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceSendResult {
        return $this->callJson('workforce.allocate', [], [
            'kind' => $kind,
            'lines' => $lines,
            'product_ref' => $product_ref ?? NotGiven::Value,
            'cost_center_id' => $cost_center_id ?? NotGiven::Value,
            'title' => $title ?? NotGiven::Value,
            'custom_sms' => $custom_sms ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve your Workforce access.
     *
     * Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated,
     * the limits, and the total above which approval is required. Call it once, before you show the
     * screen.
     */
    public function getAccess(?RequestOptions $requestOptions = null): WorkforceAccess
    {
        return $this->callJson('workforce.get_access', [], [], $requestOptions);
    }

    /**
     * Retrieve the journal.
     *
     * Returns the sends of a period as journal entries: a debit to the code of the cost centre and
     * a credit to your Credit with us, at the price you paid. Sends of an allocation carry its
     * reference; all others of a day are summed. Failed sends are excluded, or reversed on a later
     * day on which their Credit was returned. Debits and credits are always equal.
     *
     * Errors: `reference_not_found`, `time_out_of_range`.
     *
     * @param ?string $from First day of the period. Default: the first day of this month.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 366 days in all. Default: today.
     *     Type: `Day`.
     * @param ?string $cost_center Only entries of this cost centre, or `none` for those without
     *     one. Type: `CostCenterFilter`.
     */
    public function getJournal(
        ?string $from = null,
        ?string $to = null,
        ?string $cost_center = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceJournal {
        return $this->callJson('workforce.get_journal', [], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.
     *
     * Errors: `reference_not_found`, `time_out_of_range`.
     *
     * @param ?string $from First day of the period. Default: the first day of this month.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 366 days in all. Default: today.
     *     Type: `Day`.
     * @param ?string $cost_center Only entries of this cost centre, or `none` for those without
     *     one. Type: `CostCenterFilter`.
     */
    public function getJournalCsv(
        ?string $from = null,
        ?string $to = null,
        ?string $cost_center = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('workforce.get_journal_csv', [], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve the ledger.
     *
     * Returns every transaction of your Credit in a period, newest first and described for
     * accountants, with opening and closing balances. Reservations are not included.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param ?string $from First day of the period. Default: the first day of this month.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 366 days in all. Default: today.
     *     Type: `Day`.
     * @param ?string $currency Only entries in this currency. Default: both currencies.
     *     Type: `CurrencyInput`.
     * @param ?string $kind Only entries of this kind.
     *     See `WorkforceLedgerKind`.
     * @param ?string $q Only entries whose description or reference contains this text.
     * @param ?int $page Page number, starting at 1.
     *     Type: `PageNumber`.
     * @param ?int $page_size Number of rows per page.
     *     Type: `PageLimit`.
     * @return Page<WorkforceLedgerEntry>
     */
    public function getLedger(
        ?string $from = null,
        ?string $to = null,
        ?string $currency = null,
        ?string $kind = null,
        ?string $q = null,
        ?int $page = null,
        ?int $page_size = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('workforce.get_ledger', [], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'kind' => $kind ?? NotGiven::Value,
            'q' => $q ?? NotGiven::Value,
            'page' => $page ?? NotGiven::Value,
            'page_size' => $page_size ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param ?string $from First day of the period. Default: the first day of this month.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 366 days in all. Default: today.
     *     Type: `Day`.
     * @param ?string $currency Only entries in this currency. Default: both currencies.
     *     Type: `CurrencyInput`.
     * @param ?string $kind Only entries of this kind.
     *     See `WorkforceLedgerKind`.
     * @param ?string $q Only entries whose description or reference contains this text.
     * @param ?int $page Page number, starting at 1.
     *     Type: `PageNumber`.
     * @param ?int $page_size Number of rows per page.
     *     Type: `PageLimit`.
     */
    public function getLedgerCsv(
        ?string $from = null,
        ?string $to = null,
        ?string $currency = null,
        ?string $kind = null,
        ?string $q = null,
        ?int $page = null,
        ?int $page_size = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('workforce.get_ledger_csv', [], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'kind' => $kind ?? NotGiven::Value,
            'q' => $q ?? NotGiven::Value,
            'page' => $page ?? NotGiven::Value,
            'page_size' => $page_size ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns the CSV as text inside an object, for clients that cannot take a file.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param ?string $from First day of the period. Default: the first day of this month.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 366 days in all. Default: today.
     *     Type: `Day`.
     * @param ?string $currency Only entries in this currency. Default: both currencies.
     *     Type: `CurrencyInput`.
     * @param ?string $kind Only entries of this kind.
     *     See `WorkforceLedgerKind`.
     * @param ?string $q Only entries whose description or reference contains this text.
     * @param ?int $page Page number, starting at 1.
     *     Type: `PageNumber`.
     * @param ?int $page_size Number of rows per page.
     *     Type: `PageLimit`.
     */
    public function getLedgerCsvJson(
        ?string $from = null,
        ?string $to = null,
        ?string $currency = null,
        ?string $kind = null,
        ?string $q = null,
        ?int $page = null,
        ?int $page_size = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceExport {
        return $this->callJson('workforce.get_ledger_csv_json', [], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'kind' => $kind ?? NotGiven::Value,
            'q' => $q ?? NotGiven::Value,
            'page' => $page ?? NotGiven::Value,
            'page_size' => $page_size ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List meters of people.
     *
     * Lists the electricity meters of your people: who can receive power, when the utility last
     * confirmed each meter, and its last token. The utility is not contacted.
     */
    public function getMeters(?RequestOptions $requestOptions = null): WorkforceMeters
    {
        return $this->callJson('workforce.get_meters', [], [], $requestOptions);
    }

    /**
     * List products to allocate.
     *
     * Lists the products that can be allocated, by kind: those of `GET /products` that the key is
     * allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
     */
    public function getProducts(?RequestOptions $requestOptions = null): WorkforceProducts
    {
        return $this->callJson('workforce.get_products', [], [], $requestOptions);
    }

    /**
     * Preview an allocation.
     *
     * Previews an allocation without creating it: the result and cost of each line, the totals, the
     * budget of the cost centre, your Credit, and whether approval is required. It takes the same
     * body, writes nothing and ignores idempotency keys.
     *
     * Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
     * `sms_too_long`, `product_mismatch`, `data_not_live`.
     *
     * @param string $kind Kind of allocation: airtime or power.
     *     See `WorkforceKind`.
     * @param list<WorkforceLineCreate|array<string, mixed>> $lines Lines of the allocation, 1 to
     *     2,000.
     * @param ?string $product_ref Product or data bundle. Default: derived from the kind and
     *     currency. Type: `WorkforceProductRef`.
     * @param ?string $cost_center_id ID of the cost centre to charge. Default: that of each person.
     *     Type: `CostCenterId`.
     * @param ?string $title Title of the allocation, for your own lists.
     *     Type: `Label`.
     * @param ?string $custom_sms Custom SMS message. Default: our standard message.
     *     Type: `SmsTemplate`.
     * @param ?string $idempotency_key Your own idempotency key: repeating a request returns the
     *     allocation it created. The header `Idempotency-Key` does the same; set only one of them.
     *     Type: `WorkforceIdempotencyKey`.
     * @param ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
     *     budget.
     */
    public function previewAllocation(
        string $kind,
        array $lines,
        ?string $product_ref = null,
        ?string $cost_center_id = null,
        ?string $title = null,
        ?string $custom_sms = null,
        ?string $idempotency_key = null,
        ?bool $acknowledge_over_budget = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforcePreview {
        return $this->callJson('workforce.preview_allocation', [], [
            'kind' => $kind,
            'lines' => $lines,
            'product_ref' => $product_ref ?? NotGiven::Value,
            'cost_center_id' => $cost_center_id ?? NotGiven::Value,
            'title' => $title ?? NotGiven::Value,
            'custom_sms' => $custom_sms ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
        ], $requestOptions);
    }
}
