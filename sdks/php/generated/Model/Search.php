<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * What a search found.
 *
 * @property-read string $object Always `search`.
 * @property-read int $created Time of the search.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read list<string> $kinds Kinds that were searched: those that the key can read.
 * @property-read list<SearchResult> $results The newest objects of each kind that match, in the
 *     order of `kinds`.
 * @property-read bool $truncated Whether more than ten objects of a kind match.
 */
final class Search extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'kinds',
        'results',
        'truncated',
    ];

    protected const CODECS = [
        'results' => [SearchResult::class],
    ];
}
