<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Spend on one person.
 *
 * @property-read ?string $recipient Recipient of the sends. Null for people who are not registered.
 *     Type: `RecipientId`.
 * @property-read ?string $name Name of the person. Null if unknown.
 *     Type: `Label`.
 * @property-read int $count Number of sends to the person.
 *     Type: `Count`.
 * @property-read array<string, string> $amount Total face value of the sends.
 */
final class WorkforcePersonSpend extends Model
{
    protected const FIELDS = [
        'recipient',
        'name',
        'count',
        'amount',
    ];
}
