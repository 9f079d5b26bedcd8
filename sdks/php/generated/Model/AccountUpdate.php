<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to the account. Omitted fields keep their value.
 *
 * @property-read ?string $name Display name of the organisation. Also renames the account in the
 *     other mode. Type: `Label`.
 * @property-read ?string $contact_email Email address for notifications from us. Null removes it.
 *     Type: `Email`.
 * @property-read ?string $support_phone Phone number shown to your customers for support. Null
 *     removes it. Type: `PhoneInput`.
 * @property-read ?string $statement_descriptor Name that signs text messages to customers.
 *     Type: `StatementDescriptor`.
 * @property-read array<string, ?string>|null $batch_approval_threshold Batch totals per currency
 *     above which a second person must approve the batch. Null for a currency: approval is never
 *     required.
 * @property-read ?bool $agent_live_enabled Enables or disables agent keys in live mode. Only a
 *     person in the dashboard can set it.
 * @property-read ?DuplicateGuardUpdate $prevent_duplicates Changes to the duplicate guard.
 * @property-read ?PaydayUpdate $payday The day that schedules use as payday.
 * @property-read ?string $default_api_version API version of keys that have none of their own.
 *     Requires a key created by an owner. Type: `ApiVersion`.
 * @property-read array<string, ?string>|null $metadata Changes to your key-value data about the
 *     account, merged as in `MetadataUpdate`. Null removes all of it.
 */
final class AccountUpdate extends Model
{
    protected const FIELDS = [
        'name',
        'contact_email',
        'support_phone',
        'statement_descriptor',
        'batch_approval_threshold',
        'agent_live_enabled',
        'prevent_duplicates',
        'payday',
        'default_api_version',
        'metadata',
    ];

    protected const CODECS = [
        'prevent_duplicates' => DuplicateGuardUpdate::class,
        'payday' => PaydayUpdate::class,
    ];

    /**
     * @param ?string $name
     * @param ?string $contact_email
     * @param ?string $support_phone
     * @param ?string $statement_descriptor
     * @param array<string, ?string>|null $batch_approval_threshold
     * @param ?bool $agent_live_enabled
     * @param DuplicateGuardUpdate|array<string, mixed>|null $prevent_duplicates
     * @param PaydayUpdate|array<string, mixed>|null $payday
     * @param ?string $default_api_version
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        ?string $name = null,
        string|null|NotGiven $contact_email = NotGiven::Value,
        string|null|NotGiven $support_phone = NotGiven::Value,
        ?string $statement_descriptor = null,
        ?array $batch_approval_threshold = null,
        ?bool $agent_live_enabled = null,
        DuplicateGuardUpdate|array|null $prevent_duplicates = null,
        PaydayUpdate|array|null $payday = null,
        ?string $default_api_version = null,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'contact_email' => $contact_email,
            'support_phone' => $support_phone,
            'statement_descriptor' => $statement_descriptor ?? NotGiven::Value,
            'batch_approval_threshold' => Encode::object($batch_approval_threshold) ?? NotGiven::Value,
            'agent_live_enabled' => $agent_live_enabled ?? NotGiven::Value,
            'prevent_duplicates' => Encode::object($prevent_duplicates) ?? NotGiven::Value,
            'payday' => Encode::object($payday) ?? NotGiven::Value,
            'default_api_version' => $default_api_version ?? NotGiven::Value,
            'metadata' => Encode::object($metadata),
        ]);
    }
}
