<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Batch;
use Svc\Model\CreatedFilter;
use Svc\Model\DeletedSchedule;
use Svc\Model\Schedule;
use Svc\Model\ScheduleOccurrence;
use Svc\Model\ScheduleRecipientCreate;
use Svc\Model\ScheduleRunPreview;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->schedules`.
 */
final class SchedulesResource extends Resource
{
    /**
     * Combine a day of a schedule with another.
     *
     * Makes one day part of another day's run, of this schedule or another one. Each person
     * receives both amounts in one recharge, with one SMS message. Both days must be in the future
     * and have the same product, people, currency and cost centre; otherwise the request returns
     * 409 `occurrence_not_combinable`, whose `meta.differs` lists the differences. A run can have
     * up to 30 parts; beyond that the request returns the same code. Returns 422
     * `amount_out_of_range` if the combined amount is outside the product's limits. If the other
     * day is skipped or moved, this day follows it. From then on, the limits of the key that
     * combined the days apply to the other schedule. The days are separated when either schedule is
     * paused or deleted, or changes so that they differ. If a group changes after the days were
     * combined, people who are in only one of the two groups at the time of the run receive the
     * amount of that day only. Undo it with `reset`.
     *
     * Errors: `reference_not_found`, `occurrence_locked`, `invalid_transition`,
     * `occurrence_not_combinable`, `amount_out_of_range`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param string $day Original date given by the cadence, `YYYY-MM-DD` in Harare, even after a
     *     move. Type: `Day`.
     * @param string $into Day whose run this one becomes part of.
     *     Type: `Day`.
     * @param ?string $schedule Schedule of that day. Default: this schedule.
     *     Type: `ScheduleId`.
     */
    public function combineOccurrence(
        string $schedule_id,
        string $day,
        string $into,
        ?string $schedule = null,
        ?RequestOptions $requestOptions = null,
    ): ScheduleOccurrence {
        return $this->callJson('schedules.combine_occurrence', [
            'schedule_id' => $schedule_id,
            'day' => $day,
        ], [
            'into' => $into,
            'schedule' => $schedule ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Create a schedule.
     *
     * Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days,
     * monthly, yearly, on payday or on the last day of the month. Each run creates a batch, which
     * reserves its total and may require approval like any batch. Days and hours are in Harare
     * time.
     *
     * Nothing is charged now. `schedule.occurrence.upcoming` is sent 24 hours before each run, or
     * immediately if the first run is sooner. Until 15 minutes before the run, that day can be
     * skipped, moved, changed or combined with another. If our service was unavailable, a missed
     * run is made up once if it is less than twelve hours late. Returns 409 `limit_reached` if the
     * account already has 5,000 schedules. Runs are restricted by the products, networks, numbers
     * and caps of the key that created the schedule, or last changed what it sells; if that key is
     * revoked, the schedule is paused and your owners are notified.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
     * `invalid_currency`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
     * `unknown_merge_field`, `sms_too_long`, `erased_recipient`, `product_mismatch`,
     * `unsupported_network`, `token_phone_required`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `amount_out_of_range`,
     * `amount_not_allowed`, `target_blocked`, `limit_reached`.
     *
     * @param string $name Name of the schedule.
     *     Type: `Label`.
     * @param string $cadence How often the schedule runs.
     *     See `ScheduleCadence`.
     * @param int $hour Hour of the day at which it runs, in Harare time.
     *     Type: `ScheduleHour`.
     * @param ?int $minute Minute at which it runs: a quarter of the hour.
     *     Type: `ScheduleMinute`.
     * @param ?int $day_of_week Day of the week. Required for `weekly`.
     *     Type: `DayOfWeek`.
     * @param ?int $day_of_month Day of the month. Required for `monthly` and `yearly`; for
     *     `payday`, used if the account has no payday.
     *     Type: `DayOfMonth`.
     * @param ?int $month_of_year Month of the year. Required for `yearly`.
     *     Type: `MonthOfYear`.
     * @param ?string $anchor_date A date on which it runs, from which 14-day periods are counted:
     *     at most 366 days from today. Required for `biweekly`.
     *     Type: `Day`.
     * @param ?string $group Group whose members on the day of the run receive it. Not allowed with
     *     `recipients`. Type: `GroupId`.
     * @param list<string|ScheduleRecipientCreate|array<string, mixed>>|null $recipients People who
     *     receive it, up to 2,000.
     * @param ?string $product Product slug. Default: derived from `type` and `currency`.
     *     Type: `ProductId`.
     * @param ?string $type What to send. Default: derived from the product; otherwise power if
     *     there is a meter, else airtime.
     *     See `SendType`.
     * @param ?string $currency Three-letter currency code. There is no default: set this or
     *     `product`. Type: `CurrencyInput`.
     * @param ?string $bundle_id Bundle to send. Required for data. Its price is the amount.
     *     Type: `BundleId`.
     * @param ?string $amount Amount each person receives. Required unless every person has an
     *     amount, or for data. Type: `MoneyInput`.
     * @param ?string $sms_message Custom SMS message, as in `POST /sends`.
     *     Type: `SmsTemplate`.
     * @param ?bool $custom_sms Whether to send `sms_message` instead of our standard message.
     *     Default: true if it is set.
     * @param ?string $cost_center Cost centre to book it to. Default: each recipient's own.
     *     Type: `CostCenterId`.
     * @param ?string $meter The only meter to buy power for, instead of people.
     *     Type: `MeterInput`.
     * @param ?string $token_phone Phone number that receives the token by SMS. Required with
     *     `meter`. Type: `PhoneInput`.
     * @param ?bool $active Whether the schedule is active.
     * @param ?bool $precheck_credit Whether to check 24 hours before a run that your Credit is
     *     sufficient, and notify you if not.
     * @param ?string $on_insufficient What to do if your Credit is too low on the day of a run.
     *     See `ScheduleInsufficientChoice`.
     * @param array<string, string>|null $metadata Your own key-value data about the schedule.
     */
    public function create(
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
        ?RequestOptions $requestOptions = null,
    ): Schedule {
        return $this->callJson('schedules.create', [], [
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
        ], $requestOptions);
    }

    /**
     * Delete a schedule.
     *
     * Deletes a schedule and its planned days. Batches already created are kept, and those in
     * progress continue. To stop it temporarily, set `active` to false instead. Returns 409
     * `resource_in_use` for the allowance of a family member, which ends with the member,
     * `resource`.
     *
     * Errors: `resource_in_use`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     */
    public function delete(
        string $schedule_id,
        ?RequestOptions $requestOptions = null,
    ): DeletedSchedule {
        return $this->callJson('schedules.delete', [
            'schedule_id' => $schedule_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a schedule.
     *
     * Retrieves a schedule with its next three runs and their estimated cost, `estimated_total`. To
     * see individual days, use `GET /schedules/{schedule_id}/occurrences`.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $schedule_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Schedule {
        return $this->callJson('schedules.get', [
            'schedule_id' => $schedule_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a day of a schedule.
     *
     * Retrieves one day of a schedule. Once it has run, its status is `ran`, and `batch` is the
     * batch it created; retrieve that to see the results. Returns 404 `resource_missing` if the
     * cadence has no run on that day.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param string $day Original date given by the cadence, `YYYY-MM-DD` in Harare, even after a
     *     move. Type: `Day`.
     */
    public function getOccurrence(
        string $schedule_id,
        string $day,
        ?RequestOptions $requestOptions = null,
    ): ScheduleOccurrence {
        return $this->callJson('schedules.get_occurrence', [
            'schedule_id' => $schedule_id,
            'day' => $day,
        ], [], $requestOptions);
    }

    /**
     * List schedules.
     *
     * Lists your schedules, newest first, each with its next runs but without its people. Use
     * `active=false` to find paused schedules, and `last_result` to see the outcome of the last
     * run.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?bool $active Only active schedules (`true`) or paused ones (`false`).
     * @param array<string, string>|null $metadata Only schedules with this metadata value. One key
     *     per request.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @return Page<Schedule>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?bool $active = null,
        ?array $metadata = null,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('schedules.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'active' => $active ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List the days of a schedule.
     *
     * Lists the days of a schedule, latest first: future days with your changes, and past days with
     * their batches. Use it to show a calendar. By default it covers today and the next 60 days.
     *
     * Errors: `time_out_of_range`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param ?string $from First day of the period. Default: today.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 100 days in all. Default: 60 days from
     *     today. Type: `Day`.
     * @return Page<ScheduleOccurrence>
     */
    public function listOccurrences(
        string $schedule_id,
        ?string $from = null,
        ?string $to = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('schedules.list_occurrences', [
            'schedule_id' => $schedule_id,
        ], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Move a day of a schedule.
     *
     * Moves one day to another date, at the same time of day. Its path keeps the original date of
     * the cadence. Returns 409 `invalid_transition` if the schedule already runs on the new date;
     * combine the days instead.
     *
     * Errors: `time_out_of_range`, `occurrence_locked`, `invalid_transition`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param string $day Original date given by the cadence, `YYYY-MM-DD` in Harare, even after a
     *     move. Type: `Day`.
     * @param string $to New day of the run: today to 180 days from now.
     *     Type: `Day`.
     */
    public function moveOccurrence(
        string $schedule_id,
        string $day,
        string $to,
        ?RequestOptions $requestOptions = null,
    ): ScheduleOccurrence {
        return $this->callJson('schedules.move_occurrence', [
            'schedule_id' => $schedule_id,
            'day' => $day,
        ], [
            'to' => $to,
        ], $requestOptions);
    }

    /**
     * Preview a schedule run.
     *
     * Previews running the schedule now: who would receive it, what it would cost, whether your
     * Credit is sufficient, and whether it would require approval. It writes nothing.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     */
    public function previewRun(
        string $schedule_id,
        ?RequestOptions $requestOptions = null,
    ): ScheduleRunPreview {
        return $this->callJson('schedules.preview_run', [
            'schedule_id' => $schedule_id,
        ], [], $requestOptions);
    }

    /**
     * Reset a day of a schedule.
     *
     * Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
     * schedule's amount. Possible until 15 minutes before the day would run.
     *
     * Errors: `occurrence_locked`, `invalid_transition`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param string $day Original date given by the cadence, `YYYY-MM-DD` in Harare, even after a
     *     move. Type: `Day`.
     */
    public function resetOccurrence(
        string $schedule_id,
        string $day,
        ?RequestOptions $requestOptions = null,
    ): ScheduleOccurrence {
        return $this->callJson('schedules.reset_occurrence', [
            'schedule_id' => $schedule_id,
            'day' => $day,
        ], [], $requestOptions);
    }

    /**
     * Run a schedule now.
     *
     * Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves
     * its total and may require approval. The run replaces today's day, whatever its status: a day
     * that was skipped, combined, missed or waiting for a top-up becomes `ran`, and the cadence
     * does not run it again. Returns 409 `already_ran_today` if the schedule has already run today,
     * or as part of another day's run that has ended, unless you set `again: true`; `batch` of the
     * day is then the newest one. Future days are unaffected. Use the preview first to see what
     * would be sent and charged.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `already_ran_today`, `batch_empty`, `batch_too_large`,
     * `spend_cap_exceeded`, `reservation_insufficient`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param ?bool $again Whether to run even if the schedule has already run today.
     */
    public function run(
        string $schedule_id,
        ?bool $again = null,
        ?RequestOptions $requestOptions = null,
    ): Batch {
        return $this->callJson('schedules.run', [
            'schedule_id' => $schedule_id,
        ], [
            'again' => $again ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Skip a day of a schedule.
     *
     * Skips one day without affecting the others. A day that is waiting for a top-up can also be
     * skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo
     * it with `reset`.
     *
     * Errors: `occurrence_locked`, `invalid_transition`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param string $day Original date given by the cadence, `YYYY-MM-DD` in Harare, even after a
     *     move. Type: `Day`.
     */
    public function skipOccurrence(
        string $schedule_id,
        string $day,
        ?RequestOptions $requestOptions = null,
    ): ScheduleOccurrence {
        return $this->callJson('schedules.skip_occurrence', [
            'schedule_id' => $schedule_id,
            'day' => $day,
        ], [], $requestOptions);
    }

    /**
     * Update a schedule.
     *
     * Updates a schedule, or pauses it with `active: false`. Changes apply to all runs that have
     * not started; batches already created are unchanged. If the cadence changes, days that you
     * changed keep their changes if the new cadence has them too. Returns 409 `resource_in_use` for
     * the allowance of a family member, which is changed with the member, `resource`.
     *
     * Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
     * `invalid_currency`, `invalid_metadata`, `resource_in_use`, `conflicting_parameters`,
     * `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `erased_recipient`,
     * `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
     * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
     * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param ?string $name Name of the schedule.
     *     Type: `Label`.
     * @param ?string $cadence How often the schedule runs.
     *     See `ScheduleCadence`.
     * @param ?int $hour Hour of the day at which it runs, in Harare time.
     *     Type: `ScheduleHour`.
     * @param ?int $minute Minute at which it runs: a quarter of the hour.
     *     Type: `ScheduleMinute`.
     * @param ?int $day_of_week Day of the week, for `weekly`. Null clears it.
     *     Type: `DayOfWeek`.
     * @param ?int $day_of_month Day of the month, for `monthly`, `yearly` and `payday`. Null clears
     *     it. Type: `DayOfMonth`.
     * @param ?int $month_of_year Month of the year, for `yearly`. Null clears it.
     *     Type: `MonthOfYear`.
     * @param ?string $anchor_date A date on which it runs, from which 14-day periods are counted,
     *     for `biweekly`. Null clears it. Type: `Day`.
     * @param ?string $group Group whose members receive it. Replaces `recipients`.
     *     Type: `GroupId`.
     * @param list<string|ScheduleRecipientCreate|array<string, mixed>>|null $recipients People who
     *     receive it, as a complete list. Replaces `group`.
     * @param ?string $product Product slug, such as `airtime-usd`.
     *     Type: `ProductId`.
     * @param ?string $type Type of what to send.
     *     See `SendType`.
     * @param ?string $currency Three-letter ISO currency code.
     *     Type: `CurrencyInput`.
     * @param ?string $bundle_id Bundle to send. For data only.
     *     Type: `BundleId`.
     * @param ?string $amount Amount that each person receives. Null if every person has an amount.
     *     Type: `MoneyInput`.
     * @param ?string $sms_message Custom SMS message. Null restores our standard message.
     *     Type: `SmsTemplate`.
     * @param ?bool $custom_sms Whether to send `sms_message` instead of our standard message.
     * @param ?string $cost_center Cost centre to book it to. Null for each recipient's own.
     *     Type: `CostCenterId`.
     * @param ?string $meter The only meter to buy power for, instead of people.
     *     Type: `MeterInput`.
     * @param ?string $token_phone Phone number that receives the token by SMS, with `meter`.
     *     Type: `PhoneInput`.
     * @param ?bool $active Whether the schedule is active. False pauses it; days that pass while
     *     paused are not made up.
     * @param ?bool $precheck_credit Whether to check 24 hours before a run that your Credit is
     *     sufficient, and notify you if not.
     * @param ?string $on_insufficient What to do if your Credit is too low on the day of a run.
     *     See `ScheduleInsufficientChoice`.
     * @param array<string, ?string>|null $metadata Your own key-value data about the schedule. Keys
     *     are merged; see `MetadataUpdate`. Null removes all keys.
     */
    public function update(
        string $schedule_id,
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
        ?RequestOptions $requestOptions = null,
    ): Schedule {
        return $this->callJson('schedules.update', [
            'schedule_id' => $schedule_id,
        ], [
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
        ], $requestOptions);
    }

    /**
     * Update a day of a schedule.
     *
     * Changes the amount of one day of a schedule, or your note about it, without affecting other
     * days. Possible until 15 minutes before the run; after that returns 409 `occurrence_locked`.
     * If the day is part of another day's run, the 15 minutes are those before that run, and that
     * run uses your key's limits from then on.
     *
     * Errors: `invalid_amount`, `occurrence_locked`, `amount_out_of_range`, `amount_not_allowed`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param string $day Original date given by the cadence, `YYYY-MM-DD` in Harare, even after a
     *     move. Type: `Day`.
     * @param ?string $amount_override Amount each person receives on this day, overriding all other
     *     amounts. Null removes the override.
     *     Type: `MoneyInput`.
     * @param ?string $note Your note about this day. Null removes it.
     *     Type: `Note`.
     */
    public function updateOccurrence(
        string $schedule_id,
        string $day,
        string|null|NotGiven $amount_override = NotGiven::Value,
        string|null|NotGiven $note = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): ScheduleOccurrence {
        return $this->callJson('schedules.update_occurrence', [
            'schedule_id' => $schedule_id,
            'day' => $day,
        ], [
            'amount_override' => $amount_override,
            'note' => $note,
        ], $requestOptions);
    }
}
