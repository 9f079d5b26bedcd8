<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An API key: its permissions, limits and usage.
 *
 * @property-read string $id ID of the key. Every send that the key creates carries it.
 *     Type: `KeyId`.
 * @property-read string $object Always `api_key`.
 * @property-read int $created Time at which the key was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True if the key uses real money, false in test mode.
 * @property-read string $kind Kind of the key.
 *     See `KeyKind`.
 * @property-read ?string $label Label of the key. Null if it has none.
 *     Type: `Label`.
 * @property-read string $prefix First characters of the secret, to recognize it.
 *     Type: `KeySecretPrefix`.
 * @property-read string $last4 Last four characters of the secret.
 *     Type: `KeySecretEnding`.
 * @property-read ?string $secret The full secret. Returned only when the key is created or rolled;
 *     otherwise null. Type: `KeySecret`.
 * @property-read string $status Current status: whether the key works.
 *     See `ApiKeyStatus`.
 * @property-read list<string> $scopes Permissions of the key.
 * @property-read list<string> $allowed_ips IP addresses or CIDR ranges that may use the key. Empty
 *     if any may.
 * @property-read list<string> $allowed_origins Origins of the web pages that may use a publishable
 *     key. Empty if any may.
 * @property-read list<string> $allowed_products IDs of the products that the key can sell. Empty if
 *     it can sell all.
 * @property-read list<string> $allowed_networks IDs of the networks that the key can sell on. Empty
 *     if it can sell on all.
 * @property-read array<string, SpendCap> $spend_caps Spend caps of the key.
 * @property-read array<string, ?string>|null $per_recipient_daily_cap Maximum face value per day to
 *     one number or meter. Null if uncapped.
 * @property-read array<string, ?string>|null $approval_threshold Amount within 24 hours above which
 *     a person must approve. Null unless it is an agent key.
 * @property-read list<string> $recipient_allowlist Numbers and meters that the key can sell to.
 *     Empty if it can sell to any.
 * @property-read ?int $expires_at Time at which the key expires. Null if never.
 *     Type: `UnixTime`.
 * @property-read ?string $api_version API version of the key. Null if it uses the account's
 *     default. Type: `ApiVersion`.
 * @property-read ?string $created_by ID of the member or key that created the key. Null for a key
 *     of the sandbox. Type: `MakerId`.
 * @property-read ?int $last_used_at Time of the last use, accurate to one minute. Null if never
 *     used. Type: `UnixTime`.
 * @property-read ?string $last_used_ip IP address of the last use. Null if never used.
 *     Type: `IpAddress`.
 * @property-read ?RolledSecret $rolled The most recent replaced secret that still works. Null if
 *     there is none.
 * @property-read array<string, KeyUsageAmounts>|null $usage Spending compared with the caps. Null
 *     unless a single key is retrieved.
 * @property-read array<string, string>|null $live_sales Whether anything is sold with a live key.
 *     Null for a test key.
 * @property-read array<string, string> $metadata Your own key-value data about the key.
 */
final class ApiKey extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'kind',
        'label',
        'prefix',
        'last4',
        'secret',
        'status',
        'scopes',
        'allowed_ips',
        'allowed_origins',
        'allowed_products',
        'allowed_networks',
        'spend_caps',
        'per_recipient_daily_cap',
        'approval_threshold',
        'recipient_allowlist',
        'expires_at',
        'api_version',
        'created_by',
        'last_used_at',
        'last_used_ip',
        'rolled',
        'usage',
        'live_sales',
        'metadata',
    ];

    protected const CODECS = [
        'spend_caps' => ['*' => SpendCap::class],
        'rolled' => RolledSecret::class,
        'usage' => ['*' => KeyUsageAmounts::class],
    ];

    protected const SECRETS = [
        'secret',
    ];
}
