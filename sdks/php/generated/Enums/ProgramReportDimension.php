<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Dimensions of a program report.
 */
final class ProgramReportDimension
{
    /**
     * Group by reward program.
     */
    public const PROGRAM = 'program';
}
