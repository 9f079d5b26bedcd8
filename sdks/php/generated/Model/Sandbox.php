<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A test account that was created without signing up, with a key to it.
 *
 * @property-read string $object Always `sandbox`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Always false: a sandbox is a test account.
 * @property-read string $account ID of the test account.
 *     Type: `AccountId`.
 * @property-read string $name Name of the organisation.
 *     Type: `Label`.
 * @property-read string $key Secret key with every scope. Returned only here.
 *     Type: `KeySecret`.
 * @property-read string $claim_url Page on which a person enters their email address to become the
 *     owner. Returned only here: give it to the person you work for and to no one else.
 *     Type: `WebUrl`.
 * @property-read int $expires_at Time at which an unclaimed sandbox is deleted: 14 days after it
 *     was created. Type: `UnixTime`.
 */
final class Sandbox extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'account',
        'name',
        'key',
        'claim_url',
        'expires_at',
    ];

    protected const SECRETS = [
        'key',
        'claim_url',
    ];
}
