<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Dimensions of a failure report.
 */
final class FailureReportDimension
{
    /**
     * Group by the reason of failure.
     */
    public const FAILURE_CODE = 'failure_code';

    /**
     * Group by mobile network.
     */
    public const NETWORK = 'network';
}
