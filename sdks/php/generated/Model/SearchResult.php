<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An object that the search found.
 *
 * @property-read string $kind Kind of the object.
 *     See `SearchKind`.
 * @property-read string $object_id ID of the object.
 *     Type: `ObjectId`.
 * @property-read string $matched What of the object the text is.
 *     See `SearchMatch`.
 * @property-read string $label Target, name, reference or title of the object.
 * @property-read string $status Status of the object.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read string $url URL path of the object.
 *     Type: `UrlPath`.
 */
final class SearchResult extends Model
{
    protected const FIELDS = [
        'kind',
        'object_id',
        'matched',
        'label',
        'status',
        'created',
        'url',
    ];
}
