<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A page of reward links, or all links created by one request.
 *
 * @property-read string $object Always `list`.
 * @property-read string $url Path of this list.
 *     Type: `UrlPath`.
 * @property-read list<RewardLink> $data Reward links in this response.
 * @property-read bool $has_more Whether there are more links in the direction of the request.
 * @property-read ?string $next_cursor Cursor of the next page. Null on the last page and for newly
 *     created links. Type: `Cursor`.
 */
final class RewardLinkList extends Model
{
    protected const FIELDS = [
        'object',
        'url',
        'data',
        'has_more',
        'next_cursor',
    ];

    protected const CODECS = [
        'data' => [RewardLink::class],
    ];
}
