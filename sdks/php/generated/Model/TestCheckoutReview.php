<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * The staff decision to simulate.
 *
 * @property-read string $action Decision of our staff.
 *     See `TestCheckoutAction`.
 * @property-read ?string $note Note of our staff.
 *     Type: `Note`.
 */
final class TestCheckoutReview extends Model
{
    protected const FIELDS = [
        'action',
        'note',
    ];

    /**
     * @param string $action
     * @param ?string $note
     */
    public function __construct(
        string $action,
        ?string $note = null,
    ) {
        parent::__construct([
            'action' => $action,
            'note' => $note ?? NotGiven::Value,
        ]);
    }
}
