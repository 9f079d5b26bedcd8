<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A reward that the person can choose.
 *
 * @property-read string $type Type of the reward.
 *     See `SendType`.
 * @property-read list<ClaimBundle> $bundles Bundles that the reward can buy. Empty unless the type
 *     is data.
 */
final class ClaimChoice extends Model
{
    protected const FIELDS = [
        'type',
        'bundles',
    ];

    protected const CODECS = [
        'bundles' => [ClaimBundle::class],
    ];
}
