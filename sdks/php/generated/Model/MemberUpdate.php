<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Changes to a member. Omitted fields keep their value.
 *
 * @property-read string $role New role of the member.
 *     See `MemberRole`.
 * @property-read ?bool $tokens_read Whether a developer can see power tokens in clear text. Owners
 *     and admins always can, viewers never.
 */
final class MemberUpdate extends Model
{
    protected const FIELDS = [
        'role',
        'tokens_read',
    ];

    /**
     * @param string $role
     * @param ?bool $tokens_read
     */
    public function __construct(
        string $role,
        ?bool $tokens_read = null,
    ) {
        parent::__construct([
            'role' => $role,
            'tokens_read' => $tokens_read ?? NotGiven::Value,
        ]);
    }
}
