<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * People to add to and remove from a department.
 *
 * @property-read list<string>|null $add IDs of registered people to add. They leave their previous
 *     department.
 * @property-read list<string>|null $remove IDs of people to remove. They stay registered.
 * @property-read list<WorkforceDepartmentPerson>|null $new People to register and add. A person
 *     whose number is already registered is only added.
 */
final class WorkforceDepartmentPeopleChange extends Model
{
    protected const FIELDS = [
        'add',
        'remove',
        'new',
    ];

    protected const CODECS = [
        'new' => [WorkforceDepartmentPerson::class],
    ];

    /**
     * @param list<string>|null $add
     * @param list<string>|null $remove
     * @param list<WorkforceDepartmentPerson|array<string, mixed>>|null $new
     */
    public function __construct(
        ?array $add = null,
        ?array $remove = null,
        ?array $new = null,
    ) {
        parent::__construct([
            'add' => $add ?? NotGiven::Value,
            'remove' => $remove ?? NotGiven::Value,
            'new' => $new ?? NotGiven::Value,
        ]);
    }
}
