<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A webhook endpoint: a URL of yours that receives signed events.
 *
 * @property-read string $id ID of the endpoint.
 *     Type: `WebhookEndpointId`.
 * @property-read string $object Always `webhook_endpoint`.
 * @property-read int $created Time at which the endpoint was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode. An endpoint receives events
 *     of one mode only.
 * @property-read string $url URL that receives the events.
 *     Type: `WebhookUrl`.
 * @property-read list<string> $enabled_events Events that the endpoint receives.
 *     `send.meter_changed` is sent to every endpoint in any case.
 * @property-read ?string $description Description of the endpoint. Null if it has none.
 *     Type: `Note`.
 * @property-read string $api_version API version in which `data.object` is formatted.
 *     Type: `ApiVersion`.
 * @property-read bool $include_tokens Whether power tokens are sent in clear text. It can only be
 *     turned off.
 * @property-read bool $token_links Whether `data.object.token_url` of a power send contains a link
 *     that reads the tokens once, within 15 minutes and without a key. The field appears only in
 *     the bodies sent to the endpoint.
 * @property-read string $format Format of the events sent to the endpoint.
 *     See `WebhookFormat`.
 * @property-read string $status Current status: whether events are sent.
 *     See `WebhookEndpointStatus`.
 * @property-read ?string $disabled_reason Why the endpoint is disabled. Null while it is enabled.
 *     See `WebhookDisabledReason`.
 * @property-read ?int $disabled_at Time at which the endpoint was disabled. Null while it is
 *     enabled. Type: `UnixTime`.
 * @property-read ?string $secret The full signing secret. Returned only when the endpoint is
 *     created or its secret is rolled, and when that response is replayed while the secret still
 *     signs. Otherwise null. Type: `WebhookSecret`.
 * @property-read string $secret_last4 Last four characters of the current signing secret.
 *     Type: `WebhookSecretEnding`.
 * @property-read ?int $secret_rolling_until Time until which the old secret also signs. Null if no
 *     old secret does. Type: `UnixTime`.
 * @property-read WebhookHealth $health Recent delivery performance of the endpoint.
 * @property-read ?string $created_by ID of the member or key that created the endpoint. Null if
 *     neither did. Type: `MakerId`.
 * @property-read array<string, string> $metadata Your own key-value data about the endpoint.
 */
final class WebhookEndpoint extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'url',
        'enabled_events',
        'description',
        'api_version',
        'include_tokens',
        'token_links',
        'format',
        'status',
        'disabled_reason',
        'disabled_at',
        'secret',
        'secret_last4',
        'secret_rolling_until',
        'health',
        'created_by',
        'metadata',
    ];

    protected const CODECS = [
        'health' => WebhookHealth::class,
    ];

    protected const SECRETS = [
        'secret',
    ];
}
