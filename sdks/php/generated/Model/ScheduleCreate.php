<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a schedule. Set when it runs (`cadence` and the fields it needs), who
 * receives it (`group`, `recipients` or one `meter`), and what (`amount`, with `currency` or
 * `product`).
 *
 * @property-read string $name Name of the schedule.
 *     Type: `Label`.
 * @property-read string $cadence How often the schedule runs.
 *     See `ScheduleCadence`.
 * @property-read int $hour Hour of the day at which it runs, in Harare time.
 *     Type: `ScheduleHour`.
 * @property-read ?int $minute Minute at which it runs: a quarter of the hour.
 *     Type: `ScheduleMinute`.
 * @property-read ?int $day_of_week Day of the week. Required for `weekly`.
 *     Type: `DayOfWeek`.
 * @property-read ?int $day_of_month Day of the month. Required for `monthly` and `yearly`; for
 *     `payday`, used if the account has no payday.
 *     Type: `DayOfMonth`.
 * @property-read ?int $month_of_year Month of the year. Required for `yearly`.
 *     Type: `MonthOfYear`.
 * @property-read ?string $anchor_date A date on which it runs, from which 14-day periods are
 *     counted: at most 366 days from today. Required for `biweekly`.
 *     Type: `Day`.
 * @property-read ?string $group Group whose members on the day of the run receive it. Not allowed
 *     with `recipients`. Type: `GroupId`.
 * @property-read list<string|ScheduleRecipientCreate>|null $recipients People who receive it, up to
 *     2,000.
 * @property-read ?string $product Product slug. Default: derived from `type` and `currency`.
 *     Type: `ProductId`.
 * @property-read ?string $type What to send. Default: derived from the product; otherwise power if
 *     there is a meter, else airtime.
 *     See `SendType`.
 * @property-read ?string $currency Three-letter currency code. There is no default: set this or
 *     `product`. Type: `CurrencyInput`.
 * @property-read ?string $bundle_id Bundle to send. Required for data. Its price is the amount.
 *     Type: `BundleId`.
 * @property-read ?string $amount Amount each person receives. Required unless every person has an
 *     amount, or for data. Type: `MoneyInput`.
 * @property-read ?string $sms_message Custom SMS message, as in `POST /sends`.
 *     Type: `SmsTemplate`.
 * @property-read ?bool $custom_sms Whether to send `sms_message` instead of our standard message.
 *     Default: true if it is set.
 * @property-read ?string $cost_center Cost centre to book it to. Default: each recipient's own.
 *     Type: `CostCenterId`.
 * @property-read ?string $meter The only meter to buy power for, instead of people.
 *     Type: `MeterInput`.
 * @property-read ?string $token_phone Phone number that receives the token by SMS. Required with
 *     `meter`. Type: `PhoneInput`.
 * @property-read ?bool $active Whether the schedule is active.
 * @property-read ?bool $precheck_credit Whether to check 24 hours before a run that your Credit is
 *     sufficient, and notify you if not.
 * @property-read ?string $on_insufficient What to do if your Credit is too low on the day of a run.
 *     See `ScheduleInsufficientChoice`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the schedule.
 */
final class ScheduleCreate extends Model
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
     * @param string $name
     * @param string $cadence
     * @param int $hour
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
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $name,
        string $cadence,
        int $hour,
        ?int $minute = null,
        ?int $day_of_week = null,
        ?int $day_of_month = null,
        ?int $month_of_year = null,
        ?string $anchor_date = null,
        ?string $group = null,
        ?array $recipients = null,
        ?string $product = null,
        ?string $type = null,
        ?string $currency = null,
        ?string $bundle_id = null,
        ?string $amount = null,
        ?string $sms_message = null,
        ?bool $custom_sms = null,
        ?string $cost_center = null,
        ?string $meter = null,
        ?string $token_phone = null,
        ?bool $active = null,
        ?bool $precheck_credit = null,
        ?string $on_insufficient = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'name' => $name,
            'cadence' => $cadence,
            'hour' => $hour,
            'minute' => $minute ?? NotGiven::Value,
            'day_of_week' => $day_of_week ?? NotGiven::Value,
            'day_of_month' => $day_of_month ?? NotGiven::Value,
            'month_of_year' => $month_of_year ?? NotGiven::Value,
            'anchor_date' => $anchor_date ?? NotGiven::Value,
            'group' => $group ?? NotGiven::Value,
            'recipients' => $recipients ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
            'custom_sms' => $custom_sms ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'active' => $active ?? NotGiven::Value,
            'precheck_credit' => $precheck_credit ?? NotGiven::Value,
            'on_insufficient' => $on_insufficient ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
