<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a schedule. Omitted fields keep their value; null clears a field; lists are replaced
 * as a whole. Days that you changed individually keep their changes while they are still due.
 *
 * @property-read ?string $name Name of the schedule.
 *     Type: `Label`.
 * @property-read ?string $cadence How often the schedule runs.
 *     See `ScheduleCadence`.
 * @property-read ?int $hour Hour of the day at which it runs, in Harare time.
 *     Type: `ScheduleHour`.
 * @property-read ?int $minute Minute at which it runs: a quarter of the hour.
 *     Type: `ScheduleMinute`.
 * @property-read ?int $day_of_week Day of the week, for `weekly`. Null clears it.
 *     Type: `DayOfWeek`.
 * @property-read ?int $day_of_month Day of the month, for `monthly`, `yearly` and `payday`. Null
 *     clears it. Type: `DayOfMonth`.
 * @property-read ?int $month_of_year Month of the year, for `yearly`. Null clears it.
 *     Type: `MonthOfYear`.
 * @property-read ?string $anchor_date A date on which it runs, from which 14-day periods are
 *     counted, for `biweekly`. Null clears it. Type: `Day`.
 * @property-read ?string $group Group whose members receive it. Replaces `recipients`.
 *     Type: `GroupId`.
 * @property-read list<string|ScheduleRecipientCreate>|null $recipients People who receive it, as a
 *     complete list. Replaces `group`.
 * @property-read ?string $product Product slug, such as `airtime-usd`.
 *     Type: `ProductId`.
 * @property-read ?string $type Type of what to send.
 *     See `SendType`.
 * @property-read ?string $currency Three-letter ISO currency code.
 *     Type: `CurrencyInput`.
 * @property-read ?string $bundle_id Bundle to send. For data only.
 *     Type: `BundleId`.
 * @property-read ?string $amount Amount that each person receives. Null if every person has an
 *     amount. Type: `MoneyInput`.
 * @property-read ?string $sms_message Custom SMS message. Null restores our standard message.
 *     Type: `SmsTemplate`.
 * @property-read ?bool $custom_sms Whether to send `sms_message` instead of our standard message.
 * @property-read ?string $cost_center Cost centre to book it to. Null for each recipient's own.
 *     Type: `CostCenterId`.
 * @property-read ?string $meter The only meter to buy power for, instead of people.
 *     Type: `MeterInput`.
 * @property-read ?string $token_phone Phone number that receives the token by SMS, with `meter`.
 *     Type: `PhoneInput`.
 * @property-read ?bool $active Whether the schedule is active. False pauses it; days that pass
 *     while paused are not made up.
 * @property-read ?bool $precheck_credit Whether to check 24 hours before a run that your Credit is
 *     sufficient, and notify you if not.
 * @property-read ?string $on_insufficient What to do if your Credit is too low on the day of a run.
 *     See `ScheduleInsufficientChoice`.
 * @property-read array<string, ?string>|null $metadata Your own key-value data about the schedule.
 *     Keys are merged; see `MetadataUpdate`. Null removes all keys.
 */
final class ScheduleUpdate extends Model
{
    protected const FIELDS = [
        'name',
        'cadence',
        'hour',
        'minute',
        'day_of_week',
        'day_of_month',
        'month_of_year',
        'anchor_date',
        'group',
        'recipients',
        'product',
        'type',
        'currency',
        'bundle_id',
        'amount',
        'sms_message',
        'custom_sms',
        'cost_center',
        'meter',
        'token_phone',
        'active',
        'precheck_credit',
        'on_insufficient',
        'metadata',
    ];

    protected const CODECS = [
        'recipients' => [ScheduleRecipientCreate::class],
    ];

    /**
     * @param ?string $name
     * @param ?string $cadence
     * @param ?int $hour
     * @param ?int $minute
     * @param ?int $day_of_week
     * @param ?int $day_of_month
     * @param ?int $month_of_year
     * @param ?string $anchor_date
     * @param ?string $group
     * @param list<string|ScheduleRecipientCreate|array<string, mixed>>|null $recipients
     * @param ?string $product
     * @param ?string $type
     * @param ?string $currency
     * @param ?string $bundle_id
     * @param ?string $amount
     * @param ?string $sms_message
     * @param ?bool $custom_sms
     * @param ?string $cost_center
     * @param ?string $meter
     * @param ?string $token_phone
     * @param ?bool $active
     * @param ?bool $precheck_credit
     * @param ?string $on_insufficient
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        ?string $name = null,
        ?string $cadence = null,
        ?int $hour = null,
        ?int $minute = null,
        int|null|NotGiven $day_of_week = NotGiven::Value,
        int|null|NotGiven $day_of_month = NotGiven::Value,
        int|null|NotGiven $month_of_year = NotGiven::Value,
        string|null|NotGiven $anchor_date = NotGiven::Value,
        string|null|NotGiven $group = NotGiven::Value,
        ?array $recipients = null,
        ?string $product = null,
        ?string $type = null,
        ?string $currency = null,
        string|null|NotGiven $bundle_id = NotGiven::Value,
        string|null|NotGiven $amount = NotGiven::Value,
        string|null|NotGiven $sms_message = NotGiven::Value,
        ?bool $custom_sms = null,
        string|null|NotGiven $cost_center = NotGiven::Value,
        string|null|NotGiven $meter = NotGiven::Value,
        string|null|NotGiven $token_phone = NotGiven::Value,
        ?bool $active = null,
        ?bool $precheck_credit = null,
        ?string $on_insufficient = null,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'cadence' => $cadence ?? NotGiven::Value,
            'hour' => $hour ?? NotGiven::Value,
            'minute' => $minute ?? NotGiven::Value,
            'day_of_week' => $day_of_week,
            'day_of_month' => $day_of_month,
            'month_of_year' => $month_of_year,
            'anchor_date' => $anchor_date,
            'group' => $group,
            'recipients' => $recipients ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'bundle_id' => $bundle_id,
            'amount' => $amount,
            'sms_message' => $sms_message,
            'custom_sms' => $custom_sms ?? NotGiven::Value,
            'cost_center' => $cost_center,
            'meter' => $meter,
            'token_phone' => $token_phone,
            'active' => $active ?? NotGiven::Value,
            'precheck_credit' => $precheck_credit ?? NotGiven::Value,
            'on_insufficient' => $on_insufficient ?? NotGiven::Value,
            'metadata' => Encode::object($metadata),
        ]);
    }
}
