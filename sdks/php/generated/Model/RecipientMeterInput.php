<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * An electricity meter of a recipient.
 *
 * @property-read string $number Meter number of 11 digits.
 *     Type: `MeterInput`.
 * @property-read ?string $label Your label for it, such as `Home`.
 *     Type: `Label`.
 */
final class RecipientMeterInput extends Model
{
    protected const FIELDS = [
        'number',
        'label',
    ];

    /**
     * @param string $number
     * @param ?string $label
     */
    public function __construct(
        string $number,
        string|null|NotGiven $label = NotGiven::Value,
    ) {
        parent::__construct([
            'number' => $number,
            'label' => $label,
        ]);
    }
}
