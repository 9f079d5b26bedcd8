<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A person you send to.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `RecipientId`.
 * @property-read string $object Always `recipient`.
 * @property-read int $created Time at which the recipient was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read ?string $external_id Your own ID for the recipient. Null if not set.
 *     Type: `ExternalId`.
 * @property-read ?string $name Name of the person, used in SMS merge fields. Null once erased, and
 *     for recipients a reward created from a phone number only.
 *     Type: `Label`.
 * @property-read ?string $first_name First name of the person. Null if not known separately.
 *     Type: `Label`.
 * @property-read ?string $phone Phone number for airtime, data and messages. Null if there is none.
 *     Type: `Phone`.
 * @property-read ?string $network Mobile network of the phone number. Null if there is no number.
 *     Type: `NetworkId`.
 * @property-read ?string $email Email address of the person. Null if not set.
 *     Type: `Email`.
 * @property-read list<RecipientMeter> $meters Electricity meters of the recipient.
 * @property-read ?string $default_meter Meter used when none is specified. Null if there is none.
 *     Type: `MeterNumber`.
 * @property-read ?string $payroll_id Your payroll number for the person. Null if not set.
 *     Type: `PayrollId`.
 * @property-read CostCenter|string|null $cost_center Cost centre that sends to the recipient are
 *     booked to. Null if there is none. Can be expanded.
 * @property-read list<string> $groups Groups that the recipient is in.
 * @property-read array<string, ?string>|null $monthly_cap Maximum to send per calendar month in
 *     Harare. Exceeding it only warns. Null if not set.
 * @property-read string $lawful_basis Legal basis for holding the recipient's personal data.
 *     See `LawfulBasis`.
 * @property-read ?RecipientConsent $consent Consent given by the recipient. Null if the legal basis
 *     is another.
 * @property-read list<string> $tags Tags to group and filter recipients by.
 * @property-read string $status Current status. Decides whether the recipient can be used or is
 *     being erased; see Lifecycles. See `RecipientStatus`.
 * @property-read ?int $erase_at Time at which the recipient will be erased. Null unless an erasure
 *     is pending. Type: `UnixTime`.
 * @property-read ?RecipientTotals $totals Totals of what the recipient has received. Only returned
 *     when a single recipient is retrieved, null otherwise.
 * @property-read ?string $notes Internal notes for your team. Null if not set.
 *     Type: `Note`.
 * @property-read array<string, string> $metadata Your own key-value data about the recipient.
 */
final class Recipient extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'external_id',
        'name',
        'first_name',
        'phone',
        'network',
        'email',
        'meters',
        'default_meter',
        'payroll_id',
        'cost_center',
        'groups',
        'monthly_cap',
        'lawful_basis',
        'consent',
        'tags',
        'status',
        'erase_at',
        'totals',
        'notes',
        'metadata',
    ];

    protected const CODECS = [
        'meters' => [RecipientMeter::class],
        'cost_center' => CostCenter::class,
        'consent' => RecipientConsent::class,
        'totals' => RecipientTotals::class,
    ];
}
