<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Overall status of the service.
 */
final class OverallStatus
{
    /**
     * Everything works as usual.
     */
    public const OPERATIONAL = 'operational';

    /**
     * Some networks are slow or down.
     */
    public const DEGRADED = 'degraded';

    /**
     * No network delivers at present.
     */
    public const DOWN = 'down';

    /**
     * Nothing is sold in this mode yet: no supplier is connected.
     */
    public const NOT_OFFERED = 'not_offered';
}
