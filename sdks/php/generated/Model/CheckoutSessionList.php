<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One page of a list.
 *
 * @property-read string $object Always `list`.
 * @property-read string $url URL path of this list.
 *     Type: `UrlPath`.
 * @property-read list<CheckoutSession> $data Objects on this page.
 * @property-read bool $has_more Whether there are more objects in the direction of the request.
 * @property-read ?string $next_cursor Cursor of the next page, for the parameter that you used for
 *     this one (`starting_after` unless you sent `ending_before`). Null on the last page.
 *     Type: `Cursor`.
 */
final class CheckoutSessionList extends Model
{
    protected const FIELDS = [
        'object',
        'url',
        'data',
        'has_more',
        'next_cursor',
    ];

    protected const CODECS = [
        'data' => [CheckoutSession::class],
    ];
}
