<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Filters of a spend report, as in `filter[network]=econet`. Multiple filters are combined with
 * AND.
 *
 * @property-read ?string $type Only sends of this type.
 *     See `SendType`.
 * @property-read ?string $network Only sends on this network.
 *     Type: `NetworkId`.
 * @property-read ?string $product Only sends of this product.
 *     Type: `ProductId`.
 * @property-read ?string $cost_center Only sends booked to this cost centre, or `none` for those
 *     without one. Type: `CostCenterFilter`.
 * @property-read ?string $program Only sends attributed to this program.
 *     Type: `ProgramId`.
 * @property-read ?string $recipient Only sends attributed to this recipient: `rcp_…`, or `ext:`
 *     followed by your own ID. Type: `RecipientRef`.
 * @property-read ?string $api_key Only sends created by this key.
 *     Type: `KeyId`.
 * @property-read ?string $source Only sends created by this source.
 *     See `SendSource`.
 */
final class SpendFilter extends Model
{
    protected const FIELDS = [
        'type',
        'network',
        'product',
        'cost_center',
        'program',
        'recipient',
        'api_key',
        'source',
    ];

    /**
     * @param ?string $type
     * @param ?string $network
     * @param ?string $product
     * @param ?string $cost_center
     * @param ?string $program
     * @param ?string $recipient
     * @param ?string $api_key
     * @param ?string $source
     */
    public function __construct(
        ?string $type = null,
        ?string $network = null,
        ?string $product = null,
        ?string $cost_center = null,
        ?string $program = null,
        ?string $recipient = null,
        ?string $api_key = null,
        ?string $source = null,
    ) {
        parent::__construct([
            'type' => $type ?? NotGiven::Value,
            'network' => $network ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'api_key' => $api_key ?? NotGiven::Value,
            'source' => $source ?? NotGiven::Value,
        ]);
    }
}
