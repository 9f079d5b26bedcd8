<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Export;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->exports`.
 */
final class ExportsResource extends Resource
{
    /**
     * Create an export.
     *
     * Creates an export, which writes many objects to one file in the background. Returns 202 with
     * `status: pending`; retrieve the export every few seconds until it is `ready`, then download
     * the file from `download_url`. It is kept for seven days.
     *
     * The key needs `reports:read` and the read scope of the exported objects. Filters are those of
     * the list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are
     * masked unless you set `include_tokens` and the key has `tokens:read`. An account can create
     * six exports and batches per minute. Each export is recorded in the audit log.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
     * `tokens_read_required`.
     *
     * @param string $kind Kind of objects to export.
     *     See `ExportKind`.
     * @param int|string|null $from Start of the period, inclusive, by creation time. Default: 30
     *     days ago.
     * @param int|string|null $to End of the period, exclusive, by creation time. Default: the end
     *     of the current second.
     * @param array<string, string>|null $filters Filters, as in the list of that kind.
     * @param ?string $format Format of the file.
     *     See `ExportFormat`.
     * @param list<string>|null $columns Columns of the CSV in order, up to 40. Default: a useful
     *     selection.
     * @param ?bool $include_tokens Whether to include power tokens unmasked. Requires
     *     `tokens:read`.
     * @param ?bool $text_guard Whether free text in CSV that a spreadsheet would calculate gets a
     *     `'` in front. Set it to false for files that programs read.
     */
    public function create(
        string $kind,
        int|string|null $from = null,
        int|string|null $to = null,
        ?array $filters = null,
        ?string $format = null,
        ?array $columns = null,
        ?bool $include_tokens = null,
        ?bool $text_guard = null,
        ?RequestOptions $requestOptions = null,
    ): Export {
        return $this->callJson('exports.create', [], [
            'kind' => $kind,
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
            'filters' => Encode::object($filters) ?? NotGiven::Value,
            'format' => $format ?? NotGiven::Value,
            'columns' => $columns ?? NotGiven::Value,
            'include_tokens' => $include_tokens ?? NotGiven::Value,
            'text_guard' => $text_guard ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve an export.
     *
     * Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid
     * for 15 minutes. Download the file and compare its `size` and `sha256`.
     *
     * The link is only returned to keys that could have created the export: in addition to
     * `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
     * file contains unmasked power tokens. For other keys `download_url` is null.
     *
     * @param string $export_id ID of the export.
     *     Type: `ExportId`.
     */
    public function get(
        string $export_id,
        ?RequestOptions $requestOptions = null,
    ): Export {
        return $this->callJson('exports.get', [
            'export_id' => $export_id,
        ], [], $requestOptions);
    }

    /**
     * List exports.
     *
     * Lists your exports, newest first, including those whose files were deleted. Use it to find a
     * file within its seven days; retrieve the export to get a new link. `download_url` is null if
     * the key lacks the read scope of the export's kind.
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
     * @param ?string $kind Only exports of this kind.
     *     See `ExportKind`.
     * @param ?string $status Only exports with this status.
     *     See `ExportStatus`.
     * @return Page<Export>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $kind = null,
        ?string $status = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('exports.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'kind' => $kind ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
        ], $requestOptions);
    }
}
