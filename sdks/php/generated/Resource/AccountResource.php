<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Account;
use Svc\Model\AccountActivity;
use Svc\Model\CreatedFilter;
use Svc\Model\DuplicateGuardUpdate;
use Svc\Model\PaydayUpdate;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->account`.
 */
final class AccountResource extends Resource
{
    /**
     * Retrieve your account.
     *
     * Returns the account of the key: the organisation in the key's mode. Use it to check that a
     * key works, which mode it uses, and whether the account can sell. For balances, see `GET
     * /credit`.
     */
    public function get(?RequestOptions $requestOptions = null): Account
    {
        return $this->callJson('account.get', [], [], $requestOptions);
    }

    /**
     * List activity.
     *
     * Lists what happened in the account in the last 30 days, newest first: its events and, for a
     * key with `account:manage`, the entries of the audit log. The feed is meant for people. A
     * program that must not miss anything should read `GET /events`.
     *
     * Errors: `invalid_cursor`, `invalid_time`.
     *
     * @param ?int $limit Maximum number of entries per page.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Cursor: returns the entries after this one.
     *     Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time: `created[gte]`,
     *     `created[lte]`, `created[gt]`, `created[lt]`.
     * @return Page<AccountActivity>
     */
    public function listActivity(
        ?int $limit = null,
        ?string $starting_after = null,
        CreatedFilter|array|null $created = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('account.list_activity', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Update your account.
     *
     * Changes the settings of the account. Omitted fields keep their value. Use it to sign text
     * messages with the name of your shop, to require a second person's approval for large batches,
     * or to guard a busy till against entering the same sale twice. The change applies from the
     * next request; existing sends keep the settings they were created with. The change is recorded
     * in the audit log.
     *
     * The key must have been created by an owner or admin, and for `default_api_version` by an
     * owner. Only a person in the dashboard can set `agent_live_enabled`: setting it with a key
     * returns 403 `dashboard_only`.
     *
     * Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
     * `dashboard_only`.
     *
     * @param ?string $name Display name of the organisation. Also renames the account in the other
     *     mode. Type: `Label`.
     * @param ?string $contact_email Email address for notifications from us. Null removes it.
     *     Type: `Email`.
     * @param ?string $support_phone Phone number shown to your customers for support. Null removes
     *     it. Type: `PhoneInput`.
     * @param ?string $statement_descriptor Name that signs text messages to customers.
     *     Type: `StatementDescriptor`.
     * @param array<string, ?string>|null $batch_approval_threshold Batch totals per currency above
     *     which a second person must approve the batch. Null for a currency: approval is never
     *     required.
     * @param ?bool $agent_live_enabled Enables or disables agent keys in live mode. Only a person
     *     in the dashboard can set it.
     * @param DuplicateGuardUpdate|array<string, mixed>|null $prevent_duplicates Changes to the
     *     duplicate guard.
     * @param PaydayUpdate|array<string, mixed>|null $payday The day that schedules use as payday.
     * @param ?string $default_api_version API version of keys that have none of their own. Requires
     *     a key created by an owner. Type: `ApiVersion`.
     * @param array<string, ?string>|null $metadata Changes to your key-value data about the
     *     account, merged as in `MetadataUpdate`. Null removes all of it.
     */
    public function update(
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
        ?RequestOptions $requestOptions = null,
    ): Account {
        return $this->callJson('account.update', [], [
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
        ], $requestOptions);
    }
}
