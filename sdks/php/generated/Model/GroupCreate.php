<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a group. With a `filter` it is dynamic, otherwise static.
 *
 * @property-read string $name Name of the group, unique in the account.
 *     Type: `Label`.
 * @property-read ?string $description Description for your own use.
 *     Type: `Note`.
 * @property-read ?GroupFilterInput $filter Filter that selects the members of a dynamic group.
 * @property-read array<string, string>|null $metadata Your own key-value data about the group.
 */
final class GroupCreate extends Model
{
    protected const FIELDS = [
        'name',
        'description',
        'filter',
        'metadata',
    ];

    protected const CODECS = [
        'filter' => GroupFilterInput::class,
    ];

    /**
     * @param string $name
     * @param ?string $description
     * @param GroupFilterInput|array<string, mixed>|null $filter
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $name,
        ?string $description = null,
        GroupFilterInput|array|null $filter = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'name' => $name,
            'description' => $description ?? NotGiven::Value,
            'filter' => Encode::object($filter) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
