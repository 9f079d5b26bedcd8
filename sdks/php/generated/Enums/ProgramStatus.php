<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a program.
 */
final class ProgramStatus
{
    /**
     * Not active yet: the program gives no rewards. Activate it.
     */
    public const DRAFT = 'draft';

    /**
     * The program gives rewards.
     */
    public const ACTIVE = 'active';

    /**
     * Someone paused the program. It gives no rewards until it is resumed.
     */
    public const PAUSED = 'paused';

    /**
     * The budget is spent or allocated. The program becomes `active` again when budget returns.
     */
    public const EXHAUSTED = 'exhausted';

    /**
     * The program was closed permanently.
     */
    public const CLOSED = 'closed';
}
