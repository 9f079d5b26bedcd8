<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Repeated sales to the same people. Each run creates a batch.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ScheduleId`.
 * @property-read string $object Always `schedule`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $name Name of the schedule.
 *     Type: `Label`.
 * @property-read bool $active Whether the schedule is active.
 * @property-read string $cadence How often the schedule runs.
 *     See `ScheduleCadence`.
 * @property-read int $hour Hour of the day at which it runs, in Harare time.
 *     Type: `ScheduleHour`.
 * @property-read int $minute Minute at which it runs: a quarter of the hour.
 *     Type: `ScheduleMinute`.
 * @property-read ?int $day_of_week Day of the week. Null unless the cadence is `weekly`.
 *     Type: `DayOfWeek`.
 * @property-read ?int $day_of_month Day of the month. Null if the cadence does not need one.
 *     Type: `DayOfMonth`.
 * @property-read ?int $month_of_year Month of the year. Null unless the cadence is `yearly`.
 *     Type: `MonthOfYear`.
 * @property-read ?string $anchor_date Date from which 14-day periods are counted. Null unless the
 *     cadence is `biweekly`. Type: `Day`.
 * @property-read string $timezone Time zone of all days and hours.
 * @property-read Group|string|null $group Group whose members receive it. Null if `recipients` or
 *     `meter` is used. Can be expanded.
 * @property-read list<ScheduleRecipient> $recipients People who receive it. Empty if a group or
 *     meter is used, and in lists: retrieve the schedule to see them.
 * @property-read int $recipient_count Current number of people who receive it.
 *     Type: `PeopleCount`.
 * @property-read string $type Type of what is sent.
 *     See `SendType`.
 * @property-read string $product Product that is sold.
 *     Type: `ProductId`.
 * @property-read string $currency Three-letter ISO currency code.
 *     See `Currency`.
 * @property-read ?string $bundle_id Bundle to send, for data only. Null otherwise.
 *     Type: `BundleId`.
 * @property-read ?string $amount Amount each person receives. Null if every person has their own
 *     amount. Type: `Money`.
 * @property-read ?string $sms_message Custom SMS message. Null for our standard message.
 *     Type: `SmsTemplate`.
 * @property-read bool $custom_sms Whether `sms_message` is sent instead of our standard message.
 * @property-read ?string $cost_center Cost centre it is booked to. Null for each recipient's own.
 *     Type: `CostCenterId`.
 * @property-read ?string $meter The only meter it buys power for. Null if people receive it.
 *     Type: `MeterNumber`.
 * @property-read ?string $token_phone Phone number that receives the token by SMS. Null without
 *     `meter`. Type: `Phone`.
 * @property-read bool $precheck_credit Whether your Credit is checked 24 hours before each run.
 * @property-read string $on_insufficient What happens if your Credit is too low on the day of a
 *     run. See `ScheduleInsufficientChoice`.
 * @property-read ?string $next_occurrence Next day on which it runs. Null if not active.
 *     Type: `Day`.
 * @property-read list<string> $next_runs Next three days on which it runs. Empty if not active.
 * @property-read ?string $last_batch Batch of the last run. Null before the first run.
 *     Type: `BatchId`.
 * @property-read ?string $last_result Status of the last day that was due. Null before the first.
 *     See `ScheduleOccurrenceStatus`.
 * @property-read ?string $estimated_total Estimated face value of the next run. Null if not active.
 *     Type: `Money`.
 * @property-read SendCreator $created_by Who created the object.
 * @property-read array<string, string> $metadata Your own key-value data about the schedule.
 */
final class Schedule extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'active',
        'cadence',
        'hour',
        'minute',
        'day_of_week',
        'day_of_month',
        'month_of_year',
        'anchor_date',
        'timezone',
        'group',
        'recipients',
        'recipient_count',
        'type',
        'product',
        'currency',
        'bundle_id',
        'amount',
        'sms_message',
        'custom_sms',
        'cost_center',
        'meter',
        'token_phone',
        'precheck_credit',
        'on_insufficient',
        'next_occurrence',
        'next_runs',
        'last_batch',
        'last_result',
        'estimated_total',
        'created_by',
        'metadata',
    ];

    protected const CODECS = [
        'group' => Group::class,
        'recipients' => [ScheduleRecipient::class],
        'created_by' => SendCreator::class,
    ];
}
