<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Optional note for a decision on a review.
 *
 * @property-read ?string $note Note for your own team. Never shown to the person.
 *     Type: `Note`.
 */
final class ReviewDecision extends Model
{
    protected const FIELDS = [
        'note',
    ];

    /**
     * @param ?string $note
     */
    public function __construct(
        ?string $note = null,
    ) {
        parent::__construct([
            'note' => $note ?? NotGiven::Value,
        ]);
    }
}
