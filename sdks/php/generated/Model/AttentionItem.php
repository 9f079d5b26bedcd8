<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A matter that may need a person.
 *
 * @property-read string $kind Kind of the matter.
 *     See `AttentionKind`.
 * @property-read int $count Number of objects concerned.
 *     Type: `Count`.
 * @property-read list<string> $object_ids IDs of the newest five objects. Empty if they have no
 *     IDs.
 * @property-read ?int $due_at Time at which the first of them lapses: a request or review that
 *     nobody decides, a batch that nobody approves, a key that expires, Credit that is used up. For
 *     a dispute it is when our staff respond, for an `unknown` send when they take over. Null if
 *     nothing lapses. Type: `UnixTime`.
 * @property-read string $url Path that lists the objects.
 *     Type: `UrlPath`.
 */
final class AttentionItem extends Model
{
    protected const FIELDS = [
        'kind',
        'count',
        'object_ids',
        'due_at',
        'url',
    ];
}
