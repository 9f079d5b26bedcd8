<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A member of your household, paid for from your Credit.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `FamilyMemberId`.
 * @property-read string $object Always `family_member`.
 * @property-read int $created Time at which the person was added.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $name Name of the family member.
 *     Type: `Label`.
 * @property-read string $phone Phone number that receives airtime and electricity tokens.
 *     Type: `Phone`.
 * @property-read string $relation Your relationship to the person.
 *     See `FamilyRelation`.
 * @property-read ?string $meter Electricity meter of the person. Null if there is none.
 *     Type: `MeterNumber`.
 * @property-read ?FamilyAllowance $allowance Allowance the person receives automatically. Null if
 *     there is none.
 * @property-read bool $notify Whether the person gets an SMS when airtime arrives. Electricity
 *     tokens are always sent.
 * @property-read string $recipient Recipient of the person, also listed by `GET /recipients`.
 *     Type: `RecipientId`.
 * @property-read ?string $schedule Schedule of the allowance. Null if there is none.
 *     Type: `ScheduleId`.
 * @property-read array<string, string> $spent_this_month Face value of this month's sends,
 *     excluding those whose Credit was returned.
 * @property-read bool $paused Whether the allowance is paused.
 */
final class FamilyMember extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'phone',
        'relation',
        'meter',
        'allowance',
        'notify',
        'recipient',
        'schedule',
        'spent_this_month',
        'paused',
    ];

    protected const CODECS = [
        'allowance' => FamilyAllowance::class,
    ];
}
