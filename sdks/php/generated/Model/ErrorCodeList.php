<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Every error code, in alphabetical order, on one page.
 *
 * @property-read string $object Always `list`.
 * @property-read string $url URL path of this list.
 *     Type: `UrlPath`.
 * @property-read list<ErrorCodeEntry> $data All error codes, in alphabetical order.
 * @property-read bool $has_more Always false: the list is one page.
 * @property-read ?string $next_cursor Always null: the list is one page.
 *     Type: `Cursor`.
 */
final class ErrorCodeList extends Model
{
    protected const FIELDS = [
        'object',
        'url',
        'data',
        'has_more',
        'next_cursor',
    ];

    protected const CODECS = [
        'data' => [ErrorCodeEntry::class],
    ];
}
