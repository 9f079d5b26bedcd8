<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to retry the failed lines of a batch.
 *
 * @property-read ?bool $reserve_credit Whether to reserve the whole cost before the first line is
 *     sent.
 */
final class BatchRetry extends Model
{
    protected const FIELDS = [
        'reserve_credit',
    ];

    /**
     * @param ?bool $reserve_credit
     */
    public function __construct(
        ?bool $reserve_credit = null,
    ) {
        parent::__construct([
            'reserve_credit' => $reserve_credit ?? NotGiven::Value,
        ]);
    }
}
