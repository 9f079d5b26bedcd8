<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Language of the default text message.
 */
final class SmsLocale
{
    /**
     * The message is in English.
     */
    public const EN = 'en';

    /**
     * The message is in Shona.
     */
    public const SN = 'sn';

    /**
     * The message is in Ndebele.
     */
    public const ND = 'nd';
}
