<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A registered person: a recipient, as an employer sees them.
 *
 * @property-read string $object Always `workforce_person`.
 * @property-read int $created Time at which the person was registered.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $recipient ID of the recipient, as in `/recipients`.
 *     Type: `RecipientId`.
 * @property-read ?string $name Name of the person. Null once erased.
 *     Type: `Label`.
 * @property-read ?string $phone Phone number for airtime and messages. Null if there is none.
 *     Type: `Phone`.
 * @property-read ?string $payroll_id Your payroll number for the person. Null if not set.
 *     Type: `PayrollId`.
 * @property-read ?string $cost_center Cost centre that the person belongs to. Null if there is
 *     none. Type: `CostCenterId`.
 * @property-read array<string, ?string>|null $monthly_cap Maximum the person can receive per
 *     calendar month in Harare. Exceeding it only warns. Null for no cap.
 * @property-read array<string, string> $spent_this_month Face value of what the person received
 *     this month.
 * @property-read string $status Current status. Decides whether the person can receive anything.
 *     See `RecipientStatus`.
 * @property-read ?string $notes Your notes about the person. Null if there are none.
 *     Type: `Note`.
 */
final class WorkforcePerson extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'recipient',
        'name',
        'phone',
        'payroll_id',
        'cost_center',
        'monthly_cap',
        'spent_this_month',
        'status',
        'notes',
    ];
}
