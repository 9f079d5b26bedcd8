<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters of a simulated claim.
 *
 * @property-read string $phone Phone number that receives the reward. Its last four digits
 *     determine the outcome. Type: `PhoneInput`.
 * @property-read ?string $choice Type of reward. Required if the link offers more than one.
 *     See `SendType`.
 * @property-read ?string $meter Meter number. Required for electricity.
 *     Type: `MeterInput`.
 * @property-read ?string $bundle_id ID of the bundle. Required for data.
 *     Type: `BundleId`.
 */
final class TestClaimCreate extends Model
{
    protected const FIELDS = [
        'phone',
        'choice',
        'meter',
        'bundle_id',
    ];

    /**
     * @param string $phone
     * @param ?string $choice
     * @param ?string $meter
     * @param ?string $bundle_id
     */
    public function __construct(
        string $phone,
        ?string $choice = null,
        ?string $meter = null,
        ?string $bundle_id = null,
    ) {
        parent::__construct([
            'phone' => $phone,
            'choice' => $choice ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
        ]);
    }
}
