<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Account;
use Svc\Model\AccountActivity;
use Svc\Model\CreatedFilter;
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
}
