<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The people of a department, and the result of a change.
 *
 * @property-read string $object Always `workforce_department_people`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read WorkforceDepartment $department Department that the people belong to.
 * @property-read list<WorkforcePerson> $people People of the department by name, at most 10,000.
 * @property-read bool $truncated Whether there are more people. `GET /workforce/recipients` lists
 *     all of them.
 * @property-read int $added_count Number of registered people added by the change. 0 without a
 *     change. Type: `Count`.
 * @property-read int $removed_count Number of people removed by the change.
 *     Type: `Count`.
 * @property-read int $created_count Number of people registered by the change.
 *     Type: `Count`.
 * @property-read list<ErrorDetail> $errors Errors of people who could not be changed; `param`
 *     identifies them, such as `new[2]`. The other changes were made.
 */
final class WorkforceDepartmentPeople extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'department',
        'people',
        'truncated',
        'added_count',
        'removed_count',
        'created_count',
        'errors',
    ];

    protected const CODECS = [
        'department' => WorkforceDepartment::class,
        'people' => [WorkforcePerson::class],
        'errors' => [ErrorDetail::class],
    ];
}
