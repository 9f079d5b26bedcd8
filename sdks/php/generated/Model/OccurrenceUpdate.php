<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Changes to one day. Omitted fields keep their value; null clears a field.
 *
 * @property-read ?string $amount_override Amount each person receives on this day, overriding all
 *     other amounts. Null removes the override.
 *     Type: `MoneyInput`.
 * @property-read ?string $note Your note about this day. Null removes it.
 *     Type: `Note`.
 */
final class OccurrenceUpdate extends Model
{
    protected const FIELDS = [
        'amount_override',
        'note',
    ];

    /**
     * @param ?string $amount_override
     * @param ?string $note
     */
    public function __construct(
        string|null|NotGiven $amount_override = NotGiven::Value,
        string|null|NotGiven $note = NotGiven::Value,
    ) {
        parent::__construct([
            'amount_override' => $amount_override,
            'note' => $note,
        ]);
    }
}
