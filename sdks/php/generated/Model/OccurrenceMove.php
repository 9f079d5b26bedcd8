<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Parameters to move a day.
 *
 * @property-read string $to New day of the run: today to 180 days from now.
 *     Type: `Day`.
 */
final class OccurrenceMove extends Model
{
    protected const FIELDS = [
        'to',
    ];

    /**
     * @param string $to
     */
    public function __construct(
        string $to,
    ) {
        parent::__construct([
            'to' => $to,
        ]);
    }
}
