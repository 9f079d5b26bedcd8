<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a program.
 *
 * @property-read string $name Name of the program.
 *     Type: `Label`.
 * @property-read ?string $description Description for your own use.
 *     Type: `Note`.
 * @property-read string $currency Currency of the budget and of all rewards. Cannot be changed.
 *     Type: `CurrencyInput`.
 * @property-read ?string $default_amount Face value of rewards that set no amount. Default: none,
 *     so every reward must set one. Type: `MoneyInput`.
 * @property-read ?string $budget Total amount the program can give away. Needed to activate it; see
 *     also `fund`. Type: `MoneyInput`.
 * @property-read ?string $funding How the budget is funded. Cannot be changed.
 *     See `ProgramFunding`.
 * @property-read list<string>|null $choices Reward types that the program can send. At least one is
 *     needed to activate it.
 * @property-read list<string>|null $sources Ways in which rewards can be created. Default: all of
 *     them.
 * @property-read ?bool $one_per_phone Limit each phone number to one reward. Default: `false`.
 * @property-read ?string $on_zesa_down What happens to electricity rewards during a national
 *     outage. Default: `queue`. See `PowerDownChoice`.
 * @property-read ?string $max_hold How long a queued electricity reward can wait, from 5 minutes to
 *     7 days. Default: 24 hours. Type: `DurationInput`.
 * @property-read ?string $close_grace How long escrow can be released after the program is closed,
 *     up to 30 days. Default: 7 days. Type: `DurationInput`.
 * @property-read ?bool $sensitive_data Omit the program and amount from SMS messages. Default:
 *     `false`.
 * @property-read ?RewardLimitsInput $per_recipient Limits on what one person can receive. Default:
 *     no limit.
 * @property-read ?string $require_network Reward only phone numbers of this network.
 *     Type: `NetworkId`.
 * @property-read ?int $throttle_per_hour Maximum rewards per hour from completions. Default: no
 *     limit.
 * @property-read ?string $min_account_age Minimum age of the recipient's record, or of
 *     `user_created_at` in its metadata, up to 400 days. Type: `DurationInput`.
 * @property-read ?ProgramHoldInput $hold Rewards to hold before they are sent. Default: none. With
 *     `mode: none`, no condition can be set.
 * @property-read ?string $sms_message Custom SMS message to the person. Default: our standard
 *     message. If it contains the merge field `{link}`, it is used to send a reward's link;
 *     otherwise it is used after the reward was sent. Type: `SmsTemplate`.
 * @property-read ?ProgramBrandingInput $branding Branding of claim pages and messages.
 * @property-read ?string $lawful_basis Legal basis for processing these people's data. Also set on
 *     recipients that the program creates. Default: `legitimate_interest`.
 *     See `LawfulBasis`.
 * @property-read ?GeofenceInput $geofence Location where people must check in to claim links. Needs
 *     the source `links`. Default: anywhere.
 * @property-read array<string, string>|null $metadata Your own key-value data about the program.
 */
final class ProgramCreate extends Model
{
    protected const FIELDS = [
        'name',
        'description',
        'currency',
        'default_amount',
        'budget',
        'funding',
        'choices',
        'sources',
        'one_per_phone',
        'on_zesa_down',
        'max_hold',
        'close_grace',
        'sensitive_data',
        'per_recipient',
        'require_network',
        'throttle_per_hour',
        'min_account_age',
        'hold',
        'sms_message',
        'branding',
        'lawful_basis',
        'geofence',
        'metadata',
    ];

    protected const CODECS = [
        'per_recipient' => RewardLimitsInput::class,
        'hold' => ProgramHoldInput::class,
        'branding' => ProgramBrandingInput::class,
        'geofence' => GeofenceInput::class,
    ];

    /**
     * @param string $name
     * @param ?string $description
     * @param string $currency
     * @param ?string $default_amount
     * @param ?string $budget
     * @param ?string $funding
     * @param list<string>|null $choices
     * @param list<string>|null $sources
     * @param ?bool $one_per_phone
     * @param ?string $on_zesa_down
     * @param ?string $max_hold
     * @param ?string $close_grace
     * @param ?bool $sensitive_data
     * @param RewardLimitsInput|array<string, mixed>|null $per_recipient
     * @param ?string $require_network
     * @param ?int $throttle_per_hour
     * @param ?string $min_account_age
     * @param ProgramHoldInput|array<string, mixed>|null $hold
     * @param ?string $sms_message
     * @param ProgramBrandingInput|array<string, mixed>|null $branding
     * @param ?string $lawful_basis
     * @param GeofenceInput|array<string, mixed>|null $geofence
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $name,
        string $currency,
        ?string $description = null,
        ?string $default_amount = null,
        ?string $budget = null,
        ?string $funding = null,
        ?array $choices = null,
        ?array $sources = null,
        ?bool $one_per_phone = null,
        ?string $on_zesa_down = null,
        ?string $max_hold = null,
        ?string $close_grace = null,
        ?bool $sensitive_data = null,
        RewardLimitsInput|array|null $per_recipient = null,
        ?string $require_network = null,
        ?int $throttle_per_hour = null,
        ?string $min_account_age = null,
        ProgramHoldInput|array|null $hold = null,
        ?string $sms_message = null,
        ProgramBrandingInput|array|null $branding = null,
        ?string $lawful_basis = null,
        GeofenceInput|array|null $geofence = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'name' => $name,
            'description' => $description ?? NotGiven::Value,
            'currency' => $currency,
            'default_amount' => $default_amount ?? NotGiven::Value,
            'budget' => $budget ?? NotGiven::Value,
            'funding' => $funding ?? NotGiven::Value,
            'choices' => $choices ?? NotGiven::Value,
            'sources' => $sources ?? NotGiven::Value,
            'one_per_phone' => $one_per_phone ?? NotGiven::Value,
            'on_zesa_down' => $on_zesa_down ?? NotGiven::Value,
            'max_hold' => $max_hold ?? NotGiven::Value,
            'close_grace' => $close_grace ?? NotGiven::Value,
            'sensitive_data' => $sensitive_data ?? NotGiven::Value,
            'per_recipient' => Encode::object($per_recipient) ?? NotGiven::Value,
            'require_network' => $require_network ?? NotGiven::Value,
            'throttle_per_hour' => $throttle_per_hour ?? NotGiven::Value,
            'min_account_age' => $min_account_age ?? NotGiven::Value,
            'hold' => Encode::object($hold) ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
            'branding' => Encode::object($branding) ?? NotGiven::Value,
            'lawful_basis' => $lawful_basis ?? NotGiven::Value,
            'geofence' => Encode::object($geofence) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
