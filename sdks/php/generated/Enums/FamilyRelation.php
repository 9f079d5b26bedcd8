<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Relationship of a family member to you.
 */
final class FamilyRelation
{
    /**
     * Your husband or wife.
     */
    public const SPOUSE = 'spouse';

    /**
     * Your son or daughter.
     */
    public const CHILD = 'child';

    /**
     * Your father or mother.
     */
    public const PARENT = 'parent';

    /**
     * Any other relationship to you.
     */
    public const OTHER = 'other';
}
