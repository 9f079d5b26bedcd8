<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A group of recipients for schedules.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `GroupId`.
 * @property-read string $object Always `group`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $name Name of the group, unique in the account.
 *     Type: `Label`.
 * @property-read ?string $description Description for your own use. Null if not set.
 *     Type: `Note`.
 * @property-read int $member_count Current number of members. A static group has at most 10,000.
 *     Type: `Count`.
 * @property-read string $kind How the members are determined.
 *     See `GroupKind`.
 * @property-read ?GroupFilter $filter Filter that selects the members. Null for a static group.
 * @property-read array<string, string> $metadata Your own key-value data about the group.
 */
final class Group extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'description',
        'member_count',
        'kind',
        'filter',
        'metadata',
    ];

    protected const CODECS = [
        'filter' => GroupFilter::class,
    ];
}
