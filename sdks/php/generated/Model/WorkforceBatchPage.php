<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A page of allocations.
 *
 * @property-read string $object Always `page`.
 * @property-read int $page Number of this page, starting at 1.
 *     Type: `PageNumber`.
 * @property-read int $page_size Number of rows per page.
 *     Type: `PageLimit`.
 * @property-read int $total Total number of rows.
 *     Type: `Count`.
 * @property-read int $pages Total number of pages. 0 if there are no rows.
 *     Type: `Count`.
 * @property-read list<WorkforceBatchSummary> $data Allocations on this page, newest first, without
 *     their lines.
 */
final class WorkforceBatchPage extends Model
{
    protected const FIELDS = [
        'object',
        'page',
        'page_size',
        'total',
        'pages',
        'data',
    ];

    protected const CODECS = [
        'data' => [WorkforceBatchSummary::class],
    ];
}
