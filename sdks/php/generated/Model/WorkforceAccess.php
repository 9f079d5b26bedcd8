<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Permissions and limits of the caller in Workforce.
 *
 * @property-read string $object Always `workforce_access`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read bool $enabled Whether Workforce is enabled for the account.
 * @property-read ?string $role Role of the member who calls or created the key. Null if there is
 *     none. See `MemberRole`.
 * @property-read list<string> $scopes Scopes of the caller.
 * @property-read WorkforceLimits $limits Limits of a single allocation.
 * @property-read list<string> $kinds Kinds of allocation that are available.
 * @property-read array<string, ?string> $approval_threshold Total above which an allocation
 *     requires approval. Null in a currency without a threshold.
 * @property-read list<string> $currencies Currencies that can be allocated.
 */
final class WorkforceAccess extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'enabled',
        'role',
        'scopes',
        'limits',
        'kinds',
        'approval_threshold',
        'currencies',
    ];

    protected const CODECS = [
        'limits' => WorkforceLimits::class,
    ];
}
