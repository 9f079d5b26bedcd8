<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * A meter of a line, parsed leniently.
 *
 * @property-read ?string $number Meter number of 11 digits.
 *     Type: `LineValue`.
 * @property-read ?string $label Your label for it, such as `Home`.
 *     Type: `LineValue`.
 */
final class RecipientMeterLine extends Model
{
    protected const FIELDS = [
        'number',
        'label',
    ];

    /**
     * @param ?string $number
     * @param ?string $label
     */
    public function __construct(
        ?string $number = null,
        ?string $label = null,
    ) {
        parent::__construct([
            'number' => $number ?? NotGiven::Value,
            'label' => $label ?? NotGiven::Value,
        ]);
    }
}
