<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Dimension values of a row.
 *
 * @property-read ?string $program Program of the row. Null if there is none.
 *     Type: `ProgramId`.
 */
final class ProgramReportKeys extends Model
{
    protected const FIELDS = [
        'program',
    ];
}
