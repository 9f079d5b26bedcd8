<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A person who belongs to the organisation.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `MemberId`.
 * @property-read string $object Always `member`.
 * @property-read int $created Time at which the person joined the organisation.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read ?string $name Name of the person. Null until they provide it.
 *     Type: `Label`.
 * @property-read ?string $email Email address of the person. Null if unknown.
 *     Type: `Email`.
 * @property-read ?string $phone Phone number of the person. Null if unknown.
 *     Type: `E164`.
 * @property-read string $role Role of the person. Decides their permissions.
 *     See `MemberRole`.
 * @property-read string $status Current status. Decides whether the person can sign in.
 *     See `MemberStatus`.
 * @property-read bool $tokens_read Whether the person can see power tokens in clear text and grant
 *     that scope to keys.
 * @property-read bool $pin_set Whether the person has a payment PIN, which is needed to approve
 *     agents' requests.
 * @property-read ?int $last_seen_at Time at which the person was last signed in. Null if never.
 *     Type: `UnixTime`.
 * @property-read ?string $invited_by Member who invited the person. Null for the founder of the
 *     organisation. Type: `MemberId`.
 */
final class Member extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'email',
        'phone',
        'role',
        'status',
        'tokens_read',
        'pin_set',
        'last_seen_at',
        'invited_by',
    ];
}
