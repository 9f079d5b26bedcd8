<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * A phone number or meter to block.
 *
 * @property-read string $target Phone number in any Zimbabwean format, or 11-digit meter number.
 *     Type: `TargetInput`.
 * @property-read ?string $reason Reason for the block, for your own team.
 *     Type: `Note`.
 */
final class BlockedTargetCreate extends Model
{
    protected const FIELDS = [
        'target',
        'reason',
    ];

    /**
     * @param string $target
     * @param ?string $reason
     */
    public function __construct(
        string $target,
        ?string $reason = null,
    ) {
        parent::__construct([
            'target' => $target,
            'reason' => $reason ?? NotGiven::Value,
        ]);
    }
}
