<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a batch. Set either `items` or `csv`.
 *
 * @property-read list<BatchItemCreate>|null $items Lines of the batch, 1 to 10,000.
 * @property-read ?string $csv Lines of the batch as CSV with a header row.
 *     Type: `BatchCsv`.
 * @property-read ?string $unknown_columns What to do with columns of `csv` that have another name.
 *     See `UnknownColumns`.
 * @property-read ?string $title Title of the batch, for your own lists.
 *     Type: `Label`.
 * @property-read ?string $sms_message SMS message for lines that have none of their own.
 *     Type: `SmsTemplate`.
 * @property-read ?string $cost_center Cost centre for lines that have none of their own.
 *     Type: `CostCenterId`.
 * @property-read ?string $on_invalid What to do if lines are invalid.
 *     See `BatchInvalidChoice`.
 * @property-read ?bool $reserve_credit Whether to reserve the whole cost before the first line is
 *     sent.
 * @property-read ?string $on_insufficient What to do if, without a reservation, your Credit is too
 *     low for a line. See `BatchInsufficientChoice`.
 * @property-read ?string $currency Currency for lines that set neither a currency nor a product.
 *     Type: `CurrencyInput`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the batch.
 */
final class BatchCreate extends Model
{
    protected const FIELDS = [
        'items',
        'csv',
        'unknown_columns',
        'title',
        'sms_message',
        'cost_center',
        'on_invalid',
        'reserve_credit',
        'on_insufficient',
        'currency',
        'metadata',
    ];

    protected const CODECS = [
        'items' => [BatchItemCreate::class],
    ];

    /**
     * @param list<BatchItemCreate|array<string, mixed>>|null $items
     * @param ?string $csv
     * @param ?string $unknown_columns
     * @param ?string $title
     * @param ?string $sms_message
     * @param ?string $cost_center
     * @param ?string $on_invalid
     * @param ?bool $reserve_credit
     * @param ?string $on_insufficient
     * @param ?string $currency
     * @param array<string, string>|null $metadata
     */
    public function __construct(
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
    ) {
        parent::__construct([
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
        ]);
    }
}
