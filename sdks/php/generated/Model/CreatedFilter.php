<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Filters by time of creation. Bounds can be combined.
 *
 * @property-read ?string $gte Created at this time or later.
 *     Type: `TimeFilter`.
 * @property-read ?string $lte Created at this time or earlier.
 *     Type: `TimeFilter`.
 * @property-read ?string $gt Created later than this time.
 *     Type: `TimeFilter`.
 * @property-read ?string $lt Created earlier than this time.
 *     Type: `TimeFilter`.
 */
final class CreatedFilter extends Model
{
    protected const FIELDS = [
        'gte',
        'lte',
        'gt',
        'lt',
    ];

    /**
     * @param ?string $gte
     * @param ?string $lte
     * @param ?string $gt
     * @param ?string $lt
     */
    public function __construct(
        ?string $gte = null,
        ?string $lte = null,
        ?string $gt = null,
        ?string $lt = null,
    ) {
        parent::__construct([
            'gte' => $gte ?? NotGiven::Value,
            'lte' => $lte ?? NotGiven::Value,
            'gt' => $gt ?? NotGiven::Value,
            'lt' => $lt ?? NotGiven::Value,
        ]);
    }
}
