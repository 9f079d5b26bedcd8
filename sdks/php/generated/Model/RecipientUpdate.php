<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a recipient. Omitted fields keep their value; a list replaces the whole list.
 *
 * @property-read ?string $name Name of the person, used in SMS merge fields. Null removes it.
 *     Type: `Label`.
 * @property-read ?string $first_name First name of the person. Null resets it to the first word of
 *     the name. Type: `Label`.
 * @property-read ?string $external_id Your own ID for the recipient. Null removes it.
 *     Type: `ExternalId`.
 * @property-read ?string $phone Mobile number, in any Zimbabwean format. Null removes it.
 *     Type: `PhoneInput`.
 * @property-read ?string $email Email address of the person. Null removes it.
 *     Type: `Email`.
 * @property-read list<RecipientMeterInput>|null $meters Electricity meters of the recipient.
 *     Replaces the whole list.
 * @property-read ?string $default_meter Meter used when none is specified. Null removes it.
 *     Type: `MeterInput`.
 * @property-read ?string $payroll_id Your payroll number for the person. Null removes it.
 *     Type: `PayrollId`.
 * @property-read ?string $cost_center Cost centre that sends to the recipient are booked to. Null
 *     removes it. Type: `CostCenterId`.
 * @property-read list<string>|null $groups Static groups that the recipient is in. Replaces the
 *     whole list.
 * @property-read array<string, ?string>|null $monthly_cap Maximum to send per calendar month in
 *     Harare. Exceeding it only warns. Null removes it.
 * @property-read ?string $lawful_basis Legal basis for holding the recipient's personal data.
 *     See `LawfulBasis`.
 * @property-read ?RecipientConsentInput $consent Consent of the person. Null removes it.
 * @property-read list<string>|null $tags Tags to group and filter recipients by. Replaces the whole
 *     list.
 * @property-read ?string $notes Internal notes for your team. Null removes them.
 *     Type: `Note`.
 * @property-read array<string, ?string>|null $metadata Your own key-value data. Keys are merged;
 *     see `MetadataUpdate`. Null removes all keys.
 */
final class RecipientUpdate extends Model
{
    protected const FIELDS = [
        'name',
        'first_name',
        'external_id',
        'phone',
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
        'notes',
        'metadata',
    ];

    protected const CODECS = [
        'meters' => [RecipientMeterInput::class],
        'consent' => RecipientConsentInput::class,
    ];

    /**
     * @param ?string $name
     * @param ?string $first_name
     * @param ?string $external_id
     * @param ?string $phone
     * @param ?string $email
     * @param list<RecipientMeterInput|array<string, mixed>>|null $meters
     * @param ?string $default_meter
     * @param ?string $payroll_id
     * @param ?string $cost_center
     * @param list<string>|null $groups
     * @param array<string, ?string>|null $monthly_cap
     * @param ?string $lawful_basis
     * @param RecipientConsentInput|array<string, mixed>|null $consent
     * @param list<string>|null $tags
     * @param ?string $notes
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        string|null|NotGiven $name = NotGiven::Value,
        string|null|NotGiven $first_name = NotGiven::Value,
        string|null|NotGiven $external_id = NotGiven::Value,
        string|null|NotGiven $phone = NotGiven::Value,
        string|null|NotGiven $email = NotGiven::Value,
        ?array $meters = null,
        string|null|NotGiven $default_meter = NotGiven::Value,
        string|null|NotGiven $payroll_id = NotGiven::Value,
        string|null|NotGiven $cost_center = NotGiven::Value,
        ?array $groups = null,
        array|null|NotGiven $monthly_cap = NotGiven::Value,
        ?string $lawful_basis = null,
        RecipientConsentInput|array|null|NotGiven $consent = NotGiven::Value,
        ?array $tags = null,
        string|null|NotGiven $notes = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'name' => $name,
            'first_name' => $first_name,
            'external_id' => $external_id,
            'phone' => $phone,
            'email' => $email,
            'meters' => $meters ?? NotGiven::Value,
            'default_meter' => $default_meter,
            'payroll_id' => $payroll_id,
            'cost_center' => $cost_center,
            'groups' => $groups ?? NotGiven::Value,
            'monthly_cap' => Encode::object($monthly_cap),
            'lawful_basis' => $lawful_basis ?? NotGiven::Value,
            'consent' => Encode::object($consent),
            'tags' => $tags ?? NotGiven::Value,
            'notes' => $notes,
            'metadata' => Encode::object($metadata),
        ]);
    }
}
