<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a program. Omitted fields keep their value; a field that is set is replaced as a
 * whole. Currency and funding cannot change.
 *
 * @property-read ?string $name Name of the program.
 *     Type: `Label`.
 * @property-read ?string $description Description for your own use. Null removes it.
 *     Type: `Note`.
 * @property-read ?string $default_amount Face value of rewards that set no amount. Null if every
 *     reward must set one. Type: `MoneyInput`.
 * @property-read ?string $budget Total amount the program can give away. Cannot be less than it has
 *     spent and earmarked. Type: `MoneyInput`.
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
 * @property-read ?RewardLimitsInput $per_recipient Limits on what one person can receive. Null
 *     removes all limits.
 * @property-read ?string $require_network Reward only phone numbers of this network. Null allows
 *     any network. Type: `NetworkId`.
 * @property-read ?int $throttle_per_hour Maximum rewards per hour from completions. Null removes
 *     the limit.
 * @property-read ?string $min_account_age Minimum age of the recipient's record. Null removes the
 *     requirement. Type: `DurationInput`.
 * @property-read ?ProgramHoldInput $hold Rewards to hold before they are sent. Null for none;
 *     rewards already held stay held.
 * @property-read ?string $sms_message Custom SMS message to the person. Null restores our standard
 *     message. Type: `SmsTemplate`.
 * @property-read ?ProgramBrandingInput $branding Branding of claim pages and messages. Null
 *     restores the default.
 * @property-read ?string $lawful_basis Legal basis for processing these people's data. Null removes
 *     it. See `LawfulBasis`.
 * @property-read ?GeofenceInput $geofence Location where people must check in to claim links. Null
 *     for anywhere.
 * @property-read array<string, ?string>|null $metadata Your own key-value data about the program.
 *     Keys are merged; see `MetadataUpdate`. Null removes all keys.
 */
final class ProgramUpdate extends Model
{
    protected const FIELDS = [
        'name',
        'description',
        'default_amount',
        'budget',
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
     * @param ?string $name
     * @param ?string $description
     * @param ?string $default_amount
     * @param ?string $budget
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
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        ?string $name = null,
        string|null|NotGiven $description = NotGiven::Value,
        string|null|NotGiven $default_amount = NotGiven::Value,
        ?string $budget = null,
        ?array $choices = null,
        ?array $sources = null,
        ?bool $one_per_phone = null,
        ?string $on_zesa_down = null,
        ?string $max_hold = null,
        ?string $close_grace = null,
        ?bool $sensitive_data = null,
        RewardLimitsInput|array|null|NotGiven $per_recipient = NotGiven::Value,
        string|null|NotGiven $require_network = NotGiven::Value,
        int|null|NotGiven $throttle_per_hour = NotGiven::Value,
        string|null|NotGiven $min_account_age = NotGiven::Value,
        ProgramHoldInput|array|null|NotGiven $hold = NotGiven::Value,
        string|null|NotGiven $sms_message = NotGiven::Value,
        ProgramBrandingInput|array|null|NotGiven $branding = NotGiven::Value,
        string|null|NotGiven $lawful_basis = NotGiven::Value,
        GeofenceInput|array|null|NotGiven $geofence = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'description' => $description,
            'default_amount' => $default_amount,
            'budget' => $budget ?? NotGiven::Value,
            'choices' => $choices ?? NotGiven::Value,
            'sources' => $sources ?? NotGiven::Value,
            'one_per_phone' => $one_per_phone ?? NotGiven::Value,
            'on_zesa_down' => $on_zesa_down ?? NotGiven::Value,
            'max_hold' => $max_hold ?? NotGiven::Value,
            'close_grace' => $close_grace ?? NotGiven::Value,
            'sensitive_data' => $sensitive_data ?? NotGiven::Value,
            'per_recipient' => Encode::object($per_recipient),
            'require_network' => $require_network,
            'throttle_per_hour' => $throttle_per_hour,
            'min_account_age' => $min_account_age,
            'hold' => Encode::object($hold),
            'sms_message' => $sms_message,
            'branding' => Encode::object($branding),
            'lawful_basis' => $lawful_basis,
            'geofence' => Encode::object($geofence),
            'metadata' => Encode::object($metadata),
        ]);
    }
}
