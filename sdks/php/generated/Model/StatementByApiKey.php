<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Sends created by one key.
 *
 * @property-read ?string $api_key ID of the API key. Null for sends that no key created.
 *     Type: `KeyId`.
 * @property-read ?string $label Label of the key. Null if it has none.
 *     Type: `Label`.
 * @property-read int $count Number of sends in the group.
 *     Type: `Count`.
 * @property-read string $face Face value of the sends: what customers received.
 *     Type: `Money`.
 * @property-read string $cost Credit charged for the sends.
 *     Type: `Money`.
 */
final class StatementByApiKey extends Model
{
    protected const FIELDS = [
        'api_key',
        'label',
        'count',
        'face',
        'cost',
    ];
}
