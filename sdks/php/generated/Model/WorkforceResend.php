<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to resend lines of an allocation.
 *
 * @property-read list<string>|null $item_ids IDs of the failed lines to resend. Default: all of
 *     them.
 * @property-read ?string $idempotency_key Your own idempotency key: repeating a request returns the
 *     allocation it created. Type: `WorkforceIdempotencyKey`.
 * @property-read ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
 *     budget.
 */
final class WorkforceResend extends Model
{
    protected const FIELDS = [
        'item_ids',
        'idempotency_key',
        'acknowledge_over_budget',
    ];

    /**
     * @param list<string>|null $item_ids
     * @param ?string $idempotency_key
     * @param ?bool $acknowledge_over_budget
     */
    public function __construct(
        ?array $item_ids = null,
        ?string $idempotency_key = null,
        ?bool $acknowledge_over_budget = null,
    ) {
        parent::__construct([
            'item_ids' => $item_ids ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
        ]);
    }
}
