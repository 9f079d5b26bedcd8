<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create an export.
 *
 * @property-read string $kind Kind of objects to export.
 *     See `ExportKind`.
 * @property-read int|string|null $from Start of the period, inclusive, by creation time. Default:
 *     30 days ago.
 * @property-read int|string|null $to End of the period, exclusive, by creation time. Default: the
 *     end of the current second.
 * @property-read array<string, string>|null $filters Filters, as in the list of that kind.
 * @property-read ?string $format Format of the file.
 *     See `ExportFormat`.
 * @property-read list<string>|null $columns Columns of the CSV in order, up to 40. Default: a
 *     useful selection.
 * @property-read ?bool $include_tokens Whether to include power tokens unmasked. Requires
 *     `tokens:read`.
 * @property-read ?bool $text_guard Whether free text in CSV that a spreadsheet would calculate gets
 *     a `'` in front. Set it to false for files that programs read.
 */
final class ExportCreate extends Model
{
    protected const FIELDS = [
        'kind',
        'from',
        'to',
        'filters',
        'format',
        'columns',
        'include_tokens',
        'text_guard',
    ];

    /**
     * @param string $kind
     * @param int|string|null $from
     * @param int|string|null $to
     * @param array<string, string>|null $filters
     * @param ?string $format
     * @param list<string>|null $columns
     * @param ?bool $include_tokens
     * @param ?bool $text_guard
     */
    public function __construct(
        string $kind,
        int|string|null $from = null,
        int|string|null $to = null,
        ?array $filters = null,
        ?string $format = null,
        ?array $columns = null,
        ?bool $include_tokens = null,
        ?bool $text_guard = null,
    ) {
        parent::__construct([
            'kind' => $kind,
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'filters' => Encode::object($filters) ?? NotGiven::Value,
            'format' => $format ?? NotGiven::Value,
            'columns' => $columns ?? NotGiven::Value,
            'include_tokens' => $include_tokens ?? NotGiven::Value,
            'text_guard' => $text_guard ?? NotGiven::Value,
        ]);
    }
}
