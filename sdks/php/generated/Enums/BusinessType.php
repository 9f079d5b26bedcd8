<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Legal form of a business.
 */
final class BusinessType
{
    /**
     * A private limited company.
     */
    public const COMPANY = 'company';

    /**
     * A private business corporation.
     */
    public const PBC = 'pbc';

    /**
     * A sole trader who trades in person.
     */
    public const SOLE_TRADER = 'sole_trader';

    /**
     * A non-governmental, non-profit organisation.
     */
    public const NGO = 'ngo';

    /**
     * A cooperative owned by its members.
     */
    public const COOPERATIVE = 'cooperative';
}
