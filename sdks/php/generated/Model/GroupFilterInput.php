<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Filter of a dynamic group. Set one condition or both.
 *
 * @property-read ?string $cost_center Recipients of this cost centre.
 *     Type: `CostCenterId`.
 * @property-read ?string $tag Recipients with this tag.
 *     Type: `Tag`.
 */
final class GroupFilterInput extends Model
{
    protected const FIELDS = [
        'cost_center',
        'tag',
    ];

    /**
     * @param ?string $cost_center
     * @param ?string $tag
     */
    public function __construct(
        string|null|NotGiven $cost_center = NotGiven::Value,
        string|null|NotGiven $tag = NotGiven::Value,
    ) {
        parent::__construct([
            'cost_center' => $cost_center,
            'tag' => $tag,
        ]);
    }
}
