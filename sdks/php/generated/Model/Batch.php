<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Up to 10,000 sales created together. Each line becomes a send.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `BatchId`.
 * @property-read string $object Always `batch`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read ?string $title Title of the batch. Null if not set.
 *     Type: `Label`.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `BatchStatus`.
 * @property-read string $currency Currency of the lines.
 *     See `BatchCurrency`.
 * @property-read array<string, string> $total Total face value of the valid lines.
 * @property-read array<string, string> $cost Credit that the valid lines cost: the face value minus
 *     the dealer discount.
 * @property-read BatchCounts $counts Number of lines, by status.
 * @property-read bool $reserve_credit Whether the whole cost is reserved before the first line is
 *     sent.
 * @property-read array<string, ?string> $reservations Reservations of the batch, by currency.
 * @property-read string $on_invalid What was done with invalid lines.
 *     See `BatchInvalidChoice`.
 * @property-read string $on_insufficient What the batch does when your Credit is too low for a
 *     line. See `BatchInsufficientChoice`.
 * @property-read bool $requires_approval Whether the batch requires or required approval.
 * @property-read ?BatchApproval $approval Approval of the batch. Null if none is required.
 * @property-read SendCreator $created_by Who created the object.
 * @property-read ?string $api_key API key that created the batch. Null if it was not created by a
 *     key. Type: `KeyId`.
 * @property-read ?string $retry_of Batch whose failed lines this one retries. Null if it is not a
 *     retry. Type: `BatchId`.
 * @property-read ?string $retried_by Batch that retries the failed lines of this one. Null if there
 *     is none. Type: `BatchId`.
 * @property-read ?string $schedule Schedule that created the batch. Null if none did.
 *     Type: `ScheduleId`.
 * @property-read ?string $occurrence_date Day of the schedule that the batch runs. Null if there is
 *     no schedule. Type: `Day`.
 * @property-read ?string $cost_center Cost centre for lines that have none of their own. Null if
 *     not set. Type: `CostCenterId`.
 * @property-read ?string $sms_message SMS message for lines that have none of their own. Null if
 *     not set. Type: `SmsTemplate`.
 * @property-read string $results_url Path of the results as CSV.
 *     Type: `UrlPath`.
 * @property-read ?int $started_at Time at which the first line was sent. Null until then.
 *     Type: `UnixTime`.
 * @property-read ?int $completed_at Time at which the batch completed. Null until then.
 *     Type: `UnixTime`.
 * @property-read ?int $cancelled_at Time at which the batch was cancelled. Null if it was not.
 *     Type: `UnixTime`.
 * @property-read array<string, string> $metadata Your own key-value data about the batch.
 */
final class Batch extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'title',
        'status',
        'currency',
        'total',
        'cost',
        'counts',
        'reserve_credit',
        'reservations',
        'on_invalid',
        'on_insufficient',
        'requires_approval',
        'approval',
        'created_by',
        'api_key',
        'retry_of',
        'retried_by',
        'schedule',
        'occurrence_date',
        'cost_center',
        'sms_message',
        'results_url',
        'started_at',
        'completed_at',
        'cancelled_at',
        'metadata',
    ];

    protected const CODECS = [
        'counts' => BatchCounts::class,
        'approval' => BatchApproval::class,
        'created_by' => SendCreator::class,
    ];
}
