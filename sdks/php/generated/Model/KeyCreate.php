<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters of a new API key.
 *
 * @property-read string $kind Kind of the key.
 *     See `KeyKind`.
 * @property-read ?string $label Label of the key, such as the name of the till.
 *     Type: `Label`.
 * @property-read list<string>|null $scopes Permissions of the key. Required for `rk` and `ak`.
 *     Default for `sk`: everything its creator may do. A `pk` can only have public scopes,
 *     currently `catalog:read`, which is its default.
 * @property-read list<string>|null $allowed_ips IP addresses or CIDR ranges that may use the key.
 *     Default: any.
 * @property-read list<string>|null $allowed_origins Origins of the web pages that may use the key,
 *     without wildcards. Only for publishable keys. Default: any.
 * @property-read list<string>|null $allowed_products IDs of the products that the key can sell.
 *     Default: all.
 * @property-read list<string>|null $allowed_networks IDs of the networks that the key can sell on.
 *     Default: all.
 * @property-read array<string, SpendCapInput>|null $spend_caps Spend caps of the key. Default:
 *     none.
 * @property-read array<string, ?string>|null $per_recipient_daily_cap Maximum face value per day to
 *     one number or meter. Default: no cap.
 * @property-read array<string, ?string>|null $approval_threshold Amount within 24 hours above which
 *     a person must approve. Only for agent keys.
 * @property-read list<string>|null $recipient_allowlist Numbers and meters that the key can sell
 *     to. Default: any.
 * @property-read int|string|null $expires_at Time at which the key expires. Default: never.
 * @property-read ?bool $accept_terms Accepts the API Terms, the Acceptable Use policy and the DPA.
 *     Required for the first live key.
 * @property-read array<string, string>|null $metadata Your own key-value data about the key.
 */
final class KeyCreate extends Model
{
    protected const FIELDS = [
        'kind',
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
        'accept_terms',
        'metadata',
    ];

    protected const CODECS = [
        'spend_caps' => ['*' => SpendCapInput::class],
    ];

    /**
     * @param string $kind
     * @param ?string $label
     * @param list<string>|null $scopes
     * @param list<string>|null $allowed_ips
     * @param list<string>|null $allowed_origins
     * @param list<string>|null $allowed_products
     * @param list<string>|null $allowed_networks
     * @param array<string, SpendCapInput|array<string, mixed>>|null $spend_caps
     * @param array<string, ?string>|null $per_recipient_daily_cap
     * @param array<string, ?string>|null $approval_threshold
     * @param list<string>|null $recipient_allowlist
     * @param int|string|null $expires_at
     * @param ?bool $accept_terms
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $kind,
        ?string $label = null,
        ?array $scopes = null,
        ?array $allowed_ips = null,
        ?array $allowed_origins = null,
        ?array $allowed_products = null,
        ?array $allowed_networks = null,
        ?array $spend_caps = null,
        ?array $per_recipient_daily_cap = null,
        ?array $approval_threshold = null,
        ?array $recipient_allowlist = null,
        int|string|null $expires_at = null,
        ?bool $accept_terms = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'kind' => $kind,
            'label' => $label ?? NotGiven::Value,
            'scopes' => $scopes ?? NotGiven::Value,
            'allowed_ips' => $allowed_ips ?? NotGiven::Value,
            'allowed_origins' => $allowed_origins ?? NotGiven::Value,
            'allowed_products' => $allowed_products ?? NotGiven::Value,
            'allowed_networks' => $allowed_networks ?? NotGiven::Value,
            'spend_caps' => Encode::object($spend_caps) ?? NotGiven::Value,
            'per_recipient_daily_cap' => Encode::object($per_recipient_daily_cap) ?? NotGiven::Value,
            'approval_threshold' => Encode::object($approval_threshold) ?? NotGiven::Value,
            'recipient_allowlist' => $recipient_allowlist ?? NotGiven::Value,
            'expires_at' => $expires_at ?? NotGiven::Value,
            'accept_terms' => $accept_terms ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
