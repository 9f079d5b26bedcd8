<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * A person to invite. Set `phone`, `email` or both.
 *
 * @property-read ?string $phone Phone number that the invitation is sent to by SMS.
 *     Type: `PhoneInput`.
 * @property-read ?string $email Email address that the invitation is sent to.
 *     Type: `Email`.
 * @property-read ?string $role Role that the person gets once they accept.
 *     See `MemberRole`.
 */
final class MemberCreate extends Model
{
    protected const FIELDS = [
        'phone',
        'email',
        'role',
    ];

    /**
     * @param ?string $phone
     * @param ?string $email
     * @param ?string $role
     */
    public function __construct(
        ?string $phone = null,
        ?string $email = null,
        ?string $role = null,
    ) {
        parent::__construct([
            'phone' => $phone ?? NotGiven::Value,
            'email' => $email ?? NotGiven::Value,
            'role' => $role ?? NotGiven::Value,
        ]);
    }
}
