<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a key. Omitted fields keep their value.
 *
 * @property-read ?string $label Label of the key. Null removes it.
 *     Type: `Label`.
 * @property-read list<string>|null $scopes Permissions of the key. Replaces the whole list. A `pk`
 *     can only have public scopes.
 * @property-read list<string>|null $allowed_ips IP addresses or CIDR ranges that may use the key.
 *     Null or empty: any.
 * @property-read list<string>|null $allowed_origins Origins of the web pages that may use the key,
 *     without wildcards. Only for publishable keys. Null or empty: any.
 * @property-read list<string>|null $allowed_products IDs of the products that the key can sell.
 *     Null or empty: all.
 * @property-read list<string>|null $allowed_networks IDs of the networks that the key can sell on.
 *     Null or empty: all.
 * @property-read array<string, ?SpendCapUpdate>|null $spend_caps Changes to the spend caps. Null
 *     removes all caps.
 * @property-read array<string, ?string>|null $per_recipient_daily_cap Maximum face value per day to
 *     one number or meter. Null removes the cap.
 * @property-read array<string, ?string>|null $approval_threshold Amount within 24 hours above which
 *     a person must approve. Only for agent keys. Null restores the default.
 * @property-read list<string>|null $recipient_allowlist Numbers and meters that the key can sell
 *     to. Null or empty: any.
 * @property-read int|string|null $expires_at Time at which the key expires. Null: never.
 * @property-read array<string, ?string>|null $metadata Changes to your key-value data about the
 *     key, merged as in `MetadataUpdate`. Null removes all of it.
 */
final class KeyUpdate extends Model
{
    protected const FIELDS = [
        'label',
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
        'metadata',
    ];

    protected const CODECS = [
        'spend_caps' => ['*' => SpendCapUpdate::class],
    ];

    /**
     * @param ?string $label
     * @param list<string>|null $scopes
     * @param list<string>|null $allowed_ips
     * @param list<string>|null $allowed_origins
     * @param list<string>|null $allowed_products
     * @param list<string>|null $allowed_networks
     * @param array<string, SpendCapUpdate|array<string, mixed>|null>|null $spend_caps
     * @param array<string, ?string>|null $per_recipient_daily_cap
     * @param array<string, ?string>|null $approval_threshold
     * @param list<string>|null $recipient_allowlist
     * @param int|string|null $expires_at
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        string|null|NotGiven $label = NotGiven::Value,
        ?array $scopes = null,
        array|null|NotGiven $allowed_ips = NotGiven::Value,
        array|null|NotGiven $allowed_origins = NotGiven::Value,
        array|null|NotGiven $allowed_products = NotGiven::Value,
        array|null|NotGiven $allowed_networks = NotGiven::Value,
        array|null|NotGiven $spend_caps = NotGiven::Value,
        array|null|NotGiven $per_recipient_daily_cap = NotGiven::Value,
        array|null|NotGiven $approval_threshold = NotGiven::Value,
        array|null|NotGiven $recipient_allowlist = NotGiven::Value,
        int|string|null|NotGiven $expires_at = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'label' => $label,
            'scopes' => $scopes ?? NotGiven::Value,
            'allowed_ips' => $allowed_ips,
            'allowed_origins' => $allowed_origins,
            'allowed_products' => $allowed_products,
            'allowed_networks' => $allowed_networks,
            'spend_caps' => Encode::object($spend_caps),
            'per_recipient_daily_cap' => Encode::object($per_recipient_daily_cap),
            'approval_threshold' => Encode::object($approval_threshold),
            'recipient_allowlist' => $recipient_allowlist,
            'expires_at' => $expires_at,
            'metadata' => Encode::object($metadata),
        ]);
    }
}
