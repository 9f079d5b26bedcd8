<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters of a new webhook endpoint.
 *
 * @property-read string $url URL that receives events: https, on a public host. In the sandbox,
 *     test-mode endpoints can use a loopback address with http or https on any port.
 *     Type: `WebhookUrl`.
 * @property-read list<string>|null $enabled_events Events to receive. Default: all.
 * @property-read ?string $description Description of the endpoint.
 *     Type: `Note`.
 * @property-read ?string $api_version API version in which `data.object` is formatted. Default: the
 *     account's default version. Type: `ApiVersion`.
 * @property-read ?bool $include_tokens Whether to send power tokens in clear text. Requires a key
 *     with `account:manage` and `tokens:read`.
 * @property-read ?bool $token_links Whether to send links that read tokens once. Default: true if
 *     the key has `tokens:read`, otherwise false.
 * @property-read ?string $format Format of the events sent to the endpoint.
 *     See `WebhookFormat`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the endpoint.
 */
final class WebhookEndpointCreate extends Model
{
    protected const FIELDS = [
        'url',
        'enabled_events',
        'description',
        'api_version',
        'include_tokens',
        'token_links',
        'format',
        'metadata',
    ];

    /**
     * @param string $url
     * @param list<string>|null $enabled_events
     * @param ?string $description
     * @param ?string $api_version
     * @param ?bool $include_tokens
     * @param ?bool $token_links
     * @param ?string $format
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $url,
        ?array $enabled_events = null,
        ?string $description = null,
        ?string $api_version = null,
        ?bool $include_tokens = null,
        ?bool $token_links = null,
        ?string $format = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'url' => $url,
            'enabled_events' => $enabled_events ?? NotGiven::Value,
            'description' => $description ?? NotGiven::Value,
            'api_version' => $api_version ?? NotGiven::Value,
            'include_tokens' => $include_tokens ?? NotGiven::Value,
            'token_links' => $token_links ?? NotGiven::Value,
            'format' => $format ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
