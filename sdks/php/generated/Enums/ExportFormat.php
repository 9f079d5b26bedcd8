<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Format of an export file.
 */
final class ExportFormat
{
    /**
     * CSV in UTF-8 with a header row. Times are in Harare time: `2026-11-10T09:30:00+02:00`.
     */
    public const CSV = 'csv';

    /**
     * One JSON object per line (NDJSON), as in the API.
     */
    public const JSON = 'json';

    /**
     * CSV text inside a JSON object with `filename`, `content_type`, `content` and `rows`, for
     * clients that cannot receive a file.
     */
    public const CSV_JSON = 'csv-json';
}
