<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * How to advance a test send.
 *
 * @property-read ?string $to Target status. Default: the next step determined by the last four
 *     digits of the number. See `SendAdvanceTarget`.
 */
final class SendAdvance extends Model
{
    protected const FIELDS = [
        'to',
    ];

    /**
     * @param ?string $to
     */
    public function __construct(
        ?string $to = null,
    ) {
        parent::__construct([
            'to' => $to ?? NotGiven::Value,
        ]);
    }
}
