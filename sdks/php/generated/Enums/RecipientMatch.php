<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Field by which a line finds its recipient.
 */
final class RecipientMatch
{
    /**
     * Match by your own ID.
     */
    public const EXTERNAL_ID = 'external_id';

    /**
     * Match by the phone number.
     */
    public const PHONE = 'phone';
}
