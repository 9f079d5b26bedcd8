<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A person of a schedule, with individual settings.
 *
 * @property-read ?string $recipient Recipient of the run. Null for a person given by phone number.
 *     Type: `RecipientId`.
 * @property-read ?string $phone Phone number of the person. Null for a recipient, whose current
 *     number is used. Type: `Phone`.
 * @property-read ?string $amount Amount for this person. Null for the schedule's amount.
 *     Type: `Money`.
 * @property-read ?string $bundle_id Bundle for this person, for data only. Null for the schedule's
 *     bundle. Type: `BundleId`.
 * @property-read ?string $meter Meter of this person, for power only. Null for the recipient's
 *     default meter. Type: `MeterNumber`.
 * @property-read ?string $token_phone Phone number that receives the power token by SMS. Null for
 *     the person's own number. Type: `Phone`.
 * @property-read ?string $name Name given with a phone number. Null for a recipient.
 *     Type: `Label`.
 */
final class ScheduleRecipient extends Model
{
    protected const FIELDS = [
        'recipient',
        'phone',
        'amount',
        'bundle_id',
        'meter',
        'token_phone',
        'name',
    ];
}
