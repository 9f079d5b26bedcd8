<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How the members of a group are determined.
 */
final class GroupKind
{
    /**
     * You add and remove members, with `POST /groups/{group_id}/members`.
     */
    public const STATIC = 'static';

    /**
     * A filter selects the members each time the group is used.
     */
    public const DYNAMIC = 'dynamic';
}
