<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How a field is compared with a value.
 */
final class RuleOperator
{
    /**
     * The field equals the value.
     */
    public const EQ = 'eq';

    /**
     * The field does not equal the value.
     */
    public const NE = 'ne';

    /**
     * The field is greater than the value.
     */
    public const GT = 'gt';

    /**
     * The field is greater than or equal to the value.
     */
    public const GTE = 'gte';

    /**
     * The field is less than the value.
     */
    public const LT = 'lt';

    /**
     * The field is less than or equal to the value.
     */
    public const LTE = 'lte';

    /**
     * The field equals one of the listed values.
     */
    public const IN = 'in';

    /**
     * The field, a text or list, contains the value.
     */
    public const CONTAINS = 'contains';
}
