<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What a batch does when your Credit is too low for a line.
 */
final class BatchInsufficientChoice
{
    /**
     * Stop. The remaining lines stay unsent.
     */
    public const STOP = 'stop';

    /**
     * Skip the line and try the next one.
     */
    public const CONTINUE = 'continue';
}
