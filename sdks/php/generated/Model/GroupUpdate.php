<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a group. Omitted fields keep their value.
 *
 * @property-read ?string $name Name of the group, unique in the account.
 *     Type: `Label`.
 * @property-read ?string $description Description for your own use. Null removes it.
 *     Type: `Note`.
 * @property-read ?GroupFilterInput $filter Filter that selects the members. Replaces the whole
 *     filter. Null for a static group.
 * @property-read array<string, ?string>|null $metadata Your own key-value data. Keys are merged;
 *     see `MetadataUpdate`. Null removes all keys.
 */
final class GroupUpdate extends Model
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
     * @param ?string $name
     * @param ?string $description
     * @param GroupFilterInput|array<string, mixed>|null $filter
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        ?string $name = null,
        string|null|NotGiven $description = NotGiven::Value,
        GroupFilterInput|array|null|NotGiven $filter = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'description' => $description,
            'filter' => Encode::object($filter),
            'metadata' => Encode::object($metadata),
        ]);
    }
}
