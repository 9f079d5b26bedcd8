<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of an invitation.
 */
final class InviteStatus
{
    /**
     * The invited person has not responded.
     */
    public const PENDING = 'pending';

    /**
     * The person accepted and is a member.
     */
    public const ACCEPTED = 'accepted';

    /**
     * The person declined the invitation.
     */
    public const DECLINED = 'declined';

    /**
     * The organisation revoked the invitation.
     */
    public const REVOKED = 'revoked';

    /**
     * The person did not respond within 14 days.
     */
    public const EXPIRED = 'expired';
}
