<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc;

/**
 * What is said of the package and of the contract that it was made from.
 */
final class Facts
{
    /** The version of this package. */
    public const VERSION = '0.1.0';

    /** The version of the contract, which every request names. */
    public const API_VERSION = '2026-11-01';

    /** Where the service begins on its host. */
    public const BASE_PATH = '/dev/v1';

    /** The settled statuses: the send does not change again soon on its own. */
    public const SETTLED_SENDS = [
        'delivered',
        'requires_review',
        'failed_credited',
        'failed',
        'cancelled_credited',
    ];
}
