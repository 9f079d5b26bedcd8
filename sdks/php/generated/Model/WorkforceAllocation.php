<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to create an allocation.
 *
 * @property-read string $kind Kind of allocation: airtime or power.
 *     See `WorkforceKind`.
 * @property-read list<WorkforceLineCreate> $lines Lines of the allocation, 1 to 2,000.
 * @property-read ?string $product_ref Product or data bundle. Default: derived from the kind and
 *     currency. Type: `WorkforceProductRef`.
 * @property-read ?string $cost_center_id ID of the cost centre to charge. Default: that of each
 *     person. Type: `CostCenterId`.
 * @property-read ?string $title Title of the allocation, for your own lists.
 *     Type: `Label`.
 * @property-read ?string $custom_sms Custom SMS message. Default: our standard message.
 *     Type: `SmsTemplate`.
 * @property-read ?string $idempotency_key Your own idempotency key: repeating a request returns the
 *     allocation it created. The header `Idempotency-Key` does the same; set only one of them.
 *     Type: `WorkforceIdempotencyKey`.
 * @property-read ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
 *     budget.
 */
final class WorkforceAllocation extends Model
{
    protected const FIELDS = [
        'kind',
        'lines',
        'product_ref',
        'cost_center_id',
        'title',
        'custom_sms',
        'idempotency_key',
        'acknowledge_over_budget',
    ];

    protected const CODECS = [
        'lines' => [WorkforceLineCreate::class],
    ];

    /**
     * @param string $kind
     * @param list<WorkforceLineCreate|array<string, mixed>> $lines
     * @param ?string $product_ref
     * @param ?string $cost_center_id
     * @param ?string $title
     * @param ?string $custom_sms
     * @param ?string $idempotency_key
     * @param ?bool $acknowledge_over_budget
     */
    public function __construct(
        string $kind,
        array $lines,
        ?string $product_ref = null,
        ?string $cost_center_id = null,
        ?string $title = null,
        ?string $custom_sms = null,
        ?string $idempotency_key = null,
        ?bool $acknowledge_over_budget = null,
    ) {
        parent::__construct([
            'kind' => $kind,
            'lines' => $lines,
            'product_ref' => $product_ref ?? NotGiven::Value,
            'cost_center_id' => $cost_center_id ?? NotGiven::Value,
            'title' => $title ?? NotGiven::Value,
            'custom_sms' => $custom_sms ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
        ]);
    }
}
