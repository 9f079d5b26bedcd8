<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to run a schedule now.
 *
 * @property-read ?bool $again Whether to run even if the schedule has already run today.
 * @property-read ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
 *     budget.
 * @property-read ?string $idempotency_key Your own idempotency key: repeating a request returns the
 *     allocation it created. Type: `WorkforceIdempotencyKey`.
 */
final class WorkforceScheduleRun extends Model
{
    protected const FIELDS = [
        'again',
        'acknowledge_over_budget',
        'idempotency_key',
    ];

    /**
     * @param ?bool $again
     * @param ?bool $acknowledge_over_budget
     * @param ?string $idempotency_key
     */
    public function __construct(
        ?bool $again = null,
        ?bool $acknowledge_over_budget = null,
        ?string $idempotency_key = null,
    ) {
        parent::__construct([
            'again' => $again ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
        ]);
    }
}
