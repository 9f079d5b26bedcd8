<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to an endpoint. Omitted fields keep their value.
 *
 * @property-read ?string $url URL that receives events. A new URL set without `tokens:read` turns
 *     off `include_tokens` and `token_links`.
 *     Type: `WebhookUrl`.
 * @property-read list<string>|null $enabled_events Events to receive. Replaces the whole list.
 * @property-read ?string $description Description of the endpoint. Null removes it.
 *     Type: `Note`.
 * @property-read ?string $api_version API version in which `data.object` is formatted.
 *     Type: `ApiVersion`.
 * @property-read ?bool $include_tokens `false` stops sending tokens in clear text. It cannot be
 *     turned on again.
 * @property-read ?bool $token_links Whether to send links that read tokens once. Turning it on
 *     requires `tokens:read`.
 * @property-read ?string $format `svc` moves an endpoint from the legacy format to event objects.
 *     This cannot be undone. See `WebhookFormat`.
 * @property-read ?string $status `disabled` stops sending events; `enabled` resumes with events
 *     that happen from then on. See `WebhookEndpointStatus`.
 * @property-read array<string, ?string>|null $metadata Changes to your key-value data about the
 *     endpoint, merged as in `MetadataUpdate`. Null removes all of it.
 */
final class WebhookEndpointUpdate extends Model
{
    protected const FIELDS = [
        'url',
        'enabled_events',
        'description',
        'api_version',
        'include_tokens',
        'token_links',
        'format',
        'status',
        'metadata',
    ];

    /**
     * @param ?string $url
     * @param list<string>|null $enabled_events
     * @param ?string $description
     * @param ?string $api_version
     * @param ?bool $include_tokens
     * @param ?bool $token_links
     * @param ?string $format
     * @param ?string $status
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        ?string $url = null,
        ?array $enabled_events = null,
        string|null|NotGiven $description = NotGiven::Value,
        ?string $api_version = null,
        ?bool $include_tokens = null,
        ?bool $token_links = null,
        ?string $format = null,
        ?string $status = null,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'url' => $url ?? NotGiven::Value,
            'enabled_events' => $enabled_events ?? NotGiven::Value,
            'description' => $description,
            'api_version' => $api_version ?? NotGiven::Value,
            'include_tokens' => $include_tokens ?? NotGiven::Value,
            'token_links' => $token_links ?? NotGiven::Value,
            'format' => $format ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'metadata' => Encode::object($metadata),
        ]);
    }
}
