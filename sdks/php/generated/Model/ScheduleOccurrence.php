<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One day on which a schedule runs or would run.
 *
 * @property-read string $object Always `schedule_occurrence`.
 * @property-read int $created Time at which the schedule was created, or the day was last changed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $schedule Schedule of the day.
 *     Type: `ScheduleId`.
 * @property-read string $date Date of the run. After a move, the same as `moved_to`.
 *     Type: `Day`.
 * @property-read string $original_date Original date given by the cadence, used in paths even after
 *     a move. Type: `Day`.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `ScheduleOccurrenceStatus`.
 * @property-read ?int $runs_at Time at which it runs or ran. Null if it does not run.
 *     Type: `UnixTime`.
 * @property-read ?string $amount Amount each person receives on this day. Null if every person has
 *     their own amount. Type: `Money`.
 * @property-read ?string $amount_override Amount set for this day only. Null if not overridden.
 *     Type: `Money`.
 * @property-read string $currency Currency of all amounts.
 *     See `Currency`.
 * @property-read ?string $note Your note about this day. Null if not set.
 *     Type: `Note`.
 * @property-read ?string $moved_to Date it was moved to. Null if it was not moved.
 *     Type: `Day`.
 * @property-read ?OccurrenceRef $combined_into Day whose run this one is part of. Null if not
 *     combined.
 * @property-read list<OccurrenceRef> $combined_from Days that are part of this day's run.
 * @property-read int $recipient_count Number of people who receive it. Final once it has run,
 *     current until then. Type: `PeopleCount`.
 * @property-read string $estimated_total Estimated face value of the run, including combined days.
 *     Type: `Money`.
 * @property-read ?string $batch Batch that the run created. Null until it has run.
 *     Type: `BatchId`.
 * @property-read ?int $locked_at Time at which it can no longer be changed: 15 minutes before the
 *     run. Null if it does not run. Type: `UnixTime`.
 */
final class ScheduleOccurrence extends Model implements EventObject
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'schedule',
        'date',
        'original_date',
        'status',
        'runs_at',
        'amount',
        'amount_override',
        'currency',
        'note',
        'moved_to',
        'combined_into',
        'combined_from',
        'recipient_count',
        'estimated_total',
        'batch',
        'locked_at',
    ];

    protected const CODECS = [
        'combined_into' => OccurrenceRef::class,
        'combined_from' => [OccurrenceRef::class],
    ];
}
