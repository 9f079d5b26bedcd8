<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * The location where people must check in to claim links of a program.
 *
 * @property-read float $lat Latitude of the centre, in degrees.
 *     Type: `Latitude`.
 * @property-read float $lng Longitude of the centre, in degrees.
 *     Type: `Longitude`.
 * @property-read int $radius_m Radius around the centre, in metres.
 * @property-read ?string $label Name of the location, such as a branch.
 *     Type: `Label`.
 * @property-read list<OpenHours>|null $open_hours Hours during which people can check in. Default:
 *     always.
 */
final class GeofenceInput extends Model
{
    protected const FIELDS = [
        'lat',
        'lng',
        'radius_m',
        'label',
        'open_hours',
    ];

    protected const CODECS = [
        'open_hours' => [OpenHours::class],
    ];

    /**
     * @param float $lat
     * @param float $lng
     * @param int $radius_m
     * @param ?string $label
     * @param list<OpenHours|array<string, mixed>>|null $open_hours
     */
    public function __construct(
        float $lat,
        float $lng,
        int $radius_m,
        string|null|NotGiven $label = NotGiven::Value,
        ?array $open_hours = null,
    ) {
        parent::__construct([
            'lat' => $lat,
            'lng' => $lng,
            'radius_m' => $radius_m,
            'label' => $label,
            'open_hours' => $open_hours ?? NotGiven::Value,
        ]);
    }
}
