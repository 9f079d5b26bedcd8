<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Recipients to create or update at once. Set `recipients` or `csv`.
 *
 * @property-read list<RecipientBulkLine>|null $recipients Recipients to create or update, at most
 *     1,000.
 * @property-read ?string $csv The recipients as CSV. Columns are named like the fields, in any
 *     case: `name`, `first_name`, `external_id`, `phone`, `email`, `meter`, `payroll_id`,
 *     `cost_center`, `tags` (separated by `;`), `monthly_cap.USD`, `notes` and `metadata[key]`. A
 *     file that an export of recipients wrote can be sent as it is.
 *     Type: `RecipientCsv`.
 * @property-read ?string $unknown_columns What to do with columns of `csv` that have another name.
 *     See `UnknownColumns`.
 * @property-read ?string $mode What to do with lines whose recipient already exists.
 *     See `RecipientBulkMode`.
 * @property-read ?string $match Field by which a line finds its recipient.
 *     See `RecipientMatch`.
 * @property-read ?bool $atomic Write all lines or none: a single invalid line rejects the whole
 *     request.
 */
final class RecipientBulkCreate extends Model
{
    protected const FIELDS = [
        'recipients',
        'csv',
        'unknown_columns',
        'mode',
        'match',
        'atomic',
    ];

    protected const CODECS = [
        'recipients' => [RecipientBulkLine::class],
    ];

    /**
     * @param list<RecipientBulkLine|array<string, mixed>>|null $recipients
     * @param ?string $csv
     * @param ?string $unknown_columns
     * @param ?string $mode
     * @param ?string $match
     * @param ?bool $atomic
     */
    public function __construct(
        ?array $recipients = null,
        ?string $csv = null,
        ?string $unknown_columns = null,
        ?string $mode = null,
        ?string $match = null,
        ?bool $atomic = null,
    ) {
        parent::__construct([
            'recipients' => $recipients ?? NotGiven::Value,
            'csv' => $csv ?? NotGiven::Value,
            'unknown_columns' => $unknown_columns ?? NotGiven::Value,
            'mode' => $mode ?? NotGiven::Value,
            'match' => $match ?? NotGiven::Value,
            'atomic' => $atomic ?? NotGiven::Value,
        ]);
    }
}
