<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * One recipient of a bulk request, with the fields of `RecipientCreate`. Fields are parsed
 * leniently: an invalid value fails only its line. An unknown field returns 400.
 *
 * @property-read ?string $id ID of the recipient to update, `rcp_…`, as an export has it. Takes
 *     precedence over `match`. Type: `LineValue`.
 * @property-read ?string $name Name of the person, used in SMS merge fields. Required.
 *     Type: `LineValue`.
 * @property-read ?string $first_name First name of the person. Default: the first word of the name.
 *     Type: `LineValue`.
 * @property-read ?string $external_id Your own ID for the recipient, unique in the account.
 *     Type: `LineValue`.
 * @property-read ?string $phone Mobile number, in any Zimbabwean format.
 *     Type: `LineValue`.
 * @property-read ?string $email Email address to contact.
 *     Type: `LineValue`.
 * @property-read list<RecipientMeterLine>|null $meters Electricity meters of the recipient.
 * @property-read ?string $default_meter Meter used when none is specified. Default: the first of
 *     `meters`. Without `meters`, a new number replaces the default meter of before.
 *     Type: `LineValue`.
 * @property-read list<string>|null $groups IDs of groups to add the recipient to: `grp_…`.
 * @property-read array<string, string>|null $monthly_cap Maximum to send per calendar month in
 *     Harare. Exceeding it only warns.
 * @property-read ?RecipientConsentLine $consent Consent of the person. Required if the legal basis
 *     is `consent`.
 * @property-read list<string>|null $tags Tags to group and filter recipients by.
 * @property-read ?string $payroll_id Your payroll number for the person. Unique in the account.
 *     Type: `LineValue`.
 * @property-read ?string $cost_center Cost centre that sends to the recipient are booked to:
 *     `cc_…`, or `gl:` and its `gl_code`. Type: `LineValue`.
 * @property-read ?string $lawful_basis Legal basis for holding the recipient's personal data.
 *     Default: `contract`. Type: `LineValue`.
 * @property-read ?string $notes Internal notes for your team.
 *     Type: `LineValue`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the recipient.
 */
final class RecipientBulkLine extends Model
{
    protected const FIELDS = [
        'id',
        'name',
        'first_name',
        'external_id',
        'phone',
        'email',
        'meters',
        'default_meter',
        'groups',
        'monthly_cap',
        'consent',
        'tags',
        'payroll_id',
        'cost_center',
        'lawful_basis',
        'notes',
        'metadata',
    ];

    protected const CODECS = [
        'meters' => [RecipientMeterLine::class],
        'consent' => RecipientConsentLine::class,
    ];

    /**
     * @param ?string $id
     * @param ?string $name
     * @param ?string $first_name
     * @param ?string $external_id
     * @param ?string $phone
     * @param ?string $email
     * @param list<RecipientMeterLine|array<string, mixed>>|null $meters
     * @param ?string $default_meter
     * @param list<string>|null $groups
     * @param array<string, string>|null $monthly_cap
     * @param RecipientConsentLine|array<string, mixed>|null $consent
     * @param list<string>|null $tags
     * @param ?string $payroll_id
     * @param ?string $cost_center
     * @param ?string $lawful_basis
     * @param ?string $notes
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        ?string $id = null,
        ?string $name = null,
        ?string $first_name = null,
        ?string $external_id = null,
        ?string $phone = null,
        ?string $email = null,
        ?array $meters = null,
        ?string $default_meter = null,
        ?array $groups = null,
        ?array $monthly_cap = null,
        RecipientConsentLine|array|null $consent = null,
        ?array $tags = null,
        ?string $payroll_id = null,
        ?string $cost_center = null,
        ?string $lawful_basis = null,
        ?string $notes = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'id' => $id ?? NotGiven::Value,
            'name' => $name ?? NotGiven::Value,
            'first_name' => $first_name ?? NotGiven::Value,
            'external_id' => $external_id ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'email' => $email ?? NotGiven::Value,
            'meters' => $meters ?? NotGiven::Value,
            'default_meter' => $default_meter ?? NotGiven::Value,
            'groups' => $groups ?? NotGiven::Value,
            'monthly_cap' => Encode::object($monthly_cap) ?? NotGiven::Value,
            'consent' => Encode::object($consent) ?? NotGiven::Value,
            'tags' => $tags ?? NotGiven::Value,
            'payroll_id' => $payroll_id ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'lawful_basis' => $lawful_basis ?? NotGiven::Value,
            'notes' => $notes ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
