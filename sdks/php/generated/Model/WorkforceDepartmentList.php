<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A list of all departments.
 *
 * @property-read string $object Always `workforce_department_list`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read list<WorkforceDepartment> $data Departments by name, archived ones last, at most
 *     1,000.
 * @property-read bool $truncated Whether there are more departments. `GET /cost-centers` lists all
 *     of them.
 * @property-read array<string, WorkforceDepartmentSums> $totals Totals of the active departments.
 */
final class WorkforceDepartmentList extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'data',
        'truncated',
        'totals',
    ];

    protected const CODECS = [
        'data' => [WorkforceDepartment::class],
        'totals' => ['*' => WorkforceDepartmentSums::class],
    ];
}
