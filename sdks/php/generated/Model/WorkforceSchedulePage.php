<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A page of schedules.
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
 * @property-read list<Schedule> $data Schedules on this page, newest first, as in `/schedules`.
 */
final class WorkforceSchedulePage extends Model
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
        'data' => [Schedule::class],
    ];
}
