<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a recipient.
 */
final class RecipientStatus
{
    /**
     * The recipient can receive sends and rewards.
     */
    public const ACTIVE = 'active';

    /**
     * Receives nothing, and is erased after seven days unless restored.
     */
    public const ERASURE_PENDING = 'erasure_pending';

    /**
     * The personal data was erased permanently.
     */
    public const ERASED = 'erased';
}
