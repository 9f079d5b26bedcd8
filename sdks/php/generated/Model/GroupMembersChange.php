<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Recipients to add to and remove from a static group.
 *
 * @property-read list<string>|null $add Recipients to add. Existing members are not an error.
 * @property-read list<string>|null $remove Recipients to remove. Recipients who are not members are
 *     not an error.
 */
final class GroupMembersChange extends Model
{
    protected const FIELDS = [
        'add',
        'remove',
    ];

    /**
     * @param list<string>|null $add
     * @param list<string>|null $remove
     */
    public function __construct(
        ?array $add = null,
        ?array $remove = null,
    ) {
        parent::__construct([
            'add' => $add ?? NotGiven::Value,
            'remove' => $remove ?? NotGiven::Value,
        ]);
    }
}
