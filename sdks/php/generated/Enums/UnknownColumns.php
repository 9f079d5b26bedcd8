<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What to do with columns of a CSV whose name is no field.
 */
final class UnknownColumns
{
    /**
     * Return 400 `invalid_csv`, naming the column.
     */
    public const REFUSE = 'refuse';

    /**
     * Ignore the columns and their cells.
     */
    public const IGNORE = 'ignore';
}
