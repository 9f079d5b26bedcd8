<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Your organisation in one mode: its name, status and settings.
 *
 * @property-read string $id ID of the account.
 *     Type: `AccountId`.
 * @property-read string $object Always `account`.
 * @property-read int $created Time at which the organisation was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $name Display name of the organisation.
 *     Type: `Label`.
 * @property-read ?string $legal_name Registered name of the organisation. Null if unknown.
 *     Type: `Label`.
 * @property-read string $mode Mode of this account.
 *     See `Mode`.
 * @property-read string $twin ID of the account of the same organisation in the other mode.
 *     Type: `AccountId`.
 * @property-read string $status Current status: whether the account can sell.
 *     See `AccountStatus`.
 * @property-read ?string $contact_email Email address for notifications from us. Null if none is
 *     set. Type: `Email`.
 * @property-read ?string $support_phone Phone number shown to your customers for support. Null if
 *     none is set. Type: `E164`.
 * @property-read string $statement_descriptor Name that signs text messages to customers.
 *     Type: `StatementDescriptor`.
 * @property-read string $country Country code, always `ZW`.
 * @property-read string $timezone Always `Africa/Harare`: the time zone of the days and months of
 *     caps and statements.
 * @property-read list<string> $currencies Currencies of your Credit.
 * @property-read array<string, string> $live_sales Whether anything is sold in live mode. A test
 *     account shows what its live one would meet.
 * @property-read Dealer $dealer The dealer tier of the account.
 * @property-read array<string, ?string> $batch_approval_threshold Batch totals per currency above
 *     which a second person must approve the batch.
 * @property-read bool $agent_live_enabled Whether a person has enabled agent keys in live mode.
 * @property-read ?TermsAcceptance $terms_accepted Acceptance of the terms. Null before the first
 *     live key.
 * @property-read string $default_api_version API version of keys that have none of their own.
 *     Type: `ApiVersion`.
 * @property-read bool $webhook_format_legacy Whether a webhook endpoint of this account still uses
 *     the legacy format.
 * @property-read DuplicateGuard $prevent_duplicates Guard against selling the same thing twice by
 *     mistake.
 * @property-read Payday $payday The day that schedules use as payday.
 * @property-read array<string, string> $metadata Your own key-value data about the account.
 */
final class Account extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'legal_name',
        'mode',
        'twin',
        'status',
        'contact_email',
        'support_phone',
        'statement_descriptor',
        'country',
        'timezone',
        'currencies',
        'live_sales',
        'dealer',
        'batch_approval_threshold',
        'agent_live_enabled',
        'terms_accepted',
        'default_api_version',
        'webhook_format_legacy',
        'prevent_duplicates',
        'payday',
        'metadata',
    ];

    protected const CODECS = [
        'dealer' => Dealer::class,
        'terms_accepted' => TermsAcceptance::class,
        'prevent_duplicates' => DuplicateGuard::class,
        'payday' => Payday::class,
    ];
}
