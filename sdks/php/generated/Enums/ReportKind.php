<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of a report.
 */
final class ReportKind
{
    /**
     * Sends and their cost, by up to two dimensions.
     */
    public const SPEND = 'spend';

    /**
     * Performance of reward programs.
     */
    public const PROGRAMS = 'programs';

    /**
     * Reasons for failed sends.
     */
    public const FAILURES = 'failures';

    /**
     * Daily reconciliation by till.
     */
    public const RECONCILIATION = 'reconciliation';
}
