<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Legal basis for processing a person's data.
 */
final class LawfulBasis
{
    /**
     * The person has given consent; see `consent`.
     */
    public const CONSENT = 'consent';

    /**
     * The data is needed for a contract with the person.
     */
    public const CONTRACT = 'contract';

    /**
     * The data is required by law.
     */
    public const LEGAL_OBLIGATION = 'legal_obligation';

    /**
     * You have a legitimate interest that the person's interests do not override.
     */
    public const LEGITIMATE_INTEREST = 'legitimate_interest';
}
