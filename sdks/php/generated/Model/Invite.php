<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An invitation to join the organisation.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `InviteId`.
 * @property-read string $object Always `invite`.
 * @property-read int $created Time at which the person was invited.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read ?string $email Email address the invitation was sent to. Null if none.
 *     Type: `Email`.
 * @property-read ?string $phone Phone number the invitation was sent to. Null if none.
 *     Type: `E164`.
 * @property-read string $role Role that the person gets once they accept.
 *     See `MemberRole`.
 * @property-read string $status Current status. Decides whether it can still be accepted; see
 *     Lifecycles. See `InviteStatus`.
 * @property-read int $expires_at Time at which the invitation expires: after 14 days.
 *     Type: `UnixTime`.
 * @property-read ?string $invited_by Member who sent the invitation. Null if a key did.
 *     Type: `MemberId`.
 * @property-read ?string $accepted_by Member that the person became. Null until accepted.
 *     Type: `MemberId`.
 * @property-read ?string $account_name Name of the organisation. Only shown to the invited person,
 *     null otherwise. Type: `Label`.
 */
final class Invite extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'email',
        'phone',
        'role',
        'status',
        'expires_at',
        'invited_by',
        'accepted_by',
        'account_name',
    ];
}
