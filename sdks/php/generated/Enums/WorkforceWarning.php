<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * A warning about a line.
 */
final class WorkforceWarning
{
    /**
     * The person would exceed their monthly cap. Exceeding it only warns.
     */
    public const OVER_CAP = 'over_cap';

    /**
     * The person is on another line, or received the same recently.
     */
    public const DUPLICATE = 'duplicate';

    /**
     * The person is being erased, or their cost centre is archived.
     */
    public const INACTIVE = 'inactive';
}
