<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * A warning about a person who was created or updated.
 */
final class WorkforcePersonWarning
{
    /**
     * The number was registered under a different name, which was replaced.
     */
    public const NAME_DIFFERS = 'name_differs';

    /**
     * Another registered person has the same name.
     */
    public const SAME_NAME = 'same_name';

    /**
     * The number's network is not supported, so airtime would be rejected.
     */
    public const UNSUPPORTED_NETWORK = 'unsupported_network';

    /**
     * The cost centre is archived.
     */
    public const COST_CENTER_ARCHIVED = 'cost_center_archived';
}
