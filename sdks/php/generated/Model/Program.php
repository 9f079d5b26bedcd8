<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A budget and rules for rewarding people with airtime, data or electricity.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ProgramId`.
 * @property-read string $object Always `program`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether it gives away real money: `true` in live mode.
 * @property-read string $name Name of the program.
 *     Type: `Label`.
 * @property-read ?string $description Description for your own use. Null if not set.
 *     Type: `Note`.
 * @property-read string $status Current status. Decides whether the program gives rewards; see
 *     Lifecycles. See `ProgramStatus`.
 * @property-read string $currency Currency of the program. Never changes.
 *     See `Currency`.
 * @property-read string $funding How the budget is funded. Never changes.
 *     See `ProgramFunding`.
 * @property-read string $budget Total amount the program can give away.
 *     Type: `Money`.
 * @property-read string $spent Face value of rewards already sent or being sent.
 *     Type: `Money`.
 * @property-read string $earmarked Face value held for rewards in escrow or under review and for
 *     unclaimed links. Type: `Money`.
 * @property-read string $remaining Amount the program can still give away.
 *     Type: `Money`.
 * @property-read ?string $reservation Reservation that holds the program's Credit. Null if there is
 *     none. Type: `ReservationId`.
 * @property-read ?string $default_amount Face value of rewards that set no amount. Null if every
 *     reward must set one. Type: `Money`.
 * @property-read list<string> $choices Reward types that the program can send.
 * @property-read list<string> $sources Ways in which rewards can be created.
 * @property-read bool $one_per_phone Whether each phone number is limited to one reward.
 * @property-read RewardLimits $per_recipient Limits on what one person can receive.
 * @property-read ?string $require_network Only phone numbers of this network are rewarded. Null if
 *     any network is. Type: `NetworkId`.
 * @property-read ?int $throttle_per_hour Maximum rewards per hour from completions. Null if
 *     unlimited.
 * @property-read ?int $min_account_age Minimum age of the recipient's record, in seconds. Null if
 *     there is no minimum. Type: `Seconds`.
 * @property-read ProgramHold $hold Rewards that are held before they are sent.
 * @property-read string $on_zesa_down What happens to electricity rewards during a national outage.
 *     See `PowerDownChoice`.
 * @property-read int $max_hold How long a queued electricity reward can wait, in seconds.
 *     Type: `Seconds`.
 * @property-read int $close_grace How long escrow can be released after the program is closed, in
 *     seconds. Type: `Seconds`.
 * @property-read ?string $sms_message Custom SMS message to the person. Null for our standard
 *     message. Type: `SmsTemplate`.
 * @property-read ProgramBranding $branding Branding of claim pages and messages.
 * @property-read ?string $lawful_basis Legal basis for processing these people's data. Null if not
 *     set. See `LawfulBasis`.
 * @property-read bool $sensitive_data Whether SMS messages omit the program and the amount.
 * @property-read ?Geofence $geofence Location where people must check in to claim links. Null if
 *     they can claim anywhere.
 * @property-read string $completions_url URL that signed completions are sent to.
 *     Type: `WebUrl`.
 * @property-read ?string $completions_secret Secret that signs completions. Only returned when the
 *     program is created or its secret is rolled; null otherwise.
 *     Type: `WebhookSecret`.
 * @property-read ProgramCounts $counts Number of rewards, by outcome.
 * @property-read int $rules_count Number of rules that are active.
 * @property-read ?int $activated_at Time at which the program was first activated. Null if it never
 *     was. Type: `UnixTime`.
 * @property-read ?int $closed_at Time at which the program was closed. Null if it is open.
 *     Type: `UnixTime`.
 * @property-read array<string, string> $metadata Your own key-value data about the program.
 */
final class Program extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'description',
        'status',
        'currency',
        'funding',
        'budget',
        'spent',
        'earmarked',
        'remaining',
        'reservation',
        'default_amount',
        'choices',
        'sources',
        'one_per_phone',
        'per_recipient',
        'require_network',
        'throttle_per_hour',
        'min_account_age',
        'hold',
        'on_zesa_down',
        'max_hold',
        'close_grace',
        'sms_message',
        'branding',
        'lawful_basis',
        'sensitive_data',
        'geofence',
        'completions_url',
        'completions_secret',
        'counts',
        'rules_count',
        'activated_at',
        'closed_at',
        'metadata',
    ];

    protected const CODECS = [
        'per_recipient' => RewardLimits::class,
        'hold' => ProgramHold::class,
        'branding' => ProgramBranding::class,
        'geofence' => Geofence::class,
        'counts' => ProgramCounts::class,
    ];

    protected const SECRETS = [
        'completions_secret',
    ];
}
