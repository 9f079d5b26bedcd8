<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to an application. Omitted fields keep their value.
 *
 * @property-read ?string $legal_name Registered legal name of the business.
 *     Type: `Label`.
 * @property-read ?string $trading_name Trading name, if different from the legal name. Null removes
 *     it. Type: `Label`.
 * @property-read ?string $registration_number Company registration number. Null removes it.
 *     Type: `RegistryNumber`.
 * @property-read ?string $registration_country Country of registration, as a two-letter code.
 *     Type: `CountryCode`.
 * @property-read ?string $incorporated_on Date the business was registered. Null removes it.
 *     Type: `CalendarDay`.
 * @property-read ?string $business_type Legal form of the business. Null removes it.
 *     See `BusinessType`.
 * @property-read ?string $tax_number Taxpayer identification number (TIN). Null removes it.
 *     Type: `RegistryNumber`.
 * @property-read ?string $vat_number VAT number, if there is one. Null removes it.
 *     Type: `RegistryNumber`.
 * @property-read ?AddressInput $physical_address Street address of the business. Null removes it.
 * @property-read ?AddressInput $postal_address Postal address, if different from the street
 *     address. Null removes it.
 * @property-read ?ContactPersonInput $contact Person our staff contact about the application. Null
 *     removes it.
 * @property-read list<Director>|null $directors Directors of the business. Replaces the whole list.
 * @property-read list<BeneficialOwner>|null $beneficial_owners Other owners of ten percent or more.
 *     Replaces the whole list.
 * @property-read array<string, ?string>|null $expected_monthly_volume Expected monthly sales, at
 *     face value.
 * @property-read list<string>|null $networks Networks that the business wants to sell. Replaces the
 *     whole list.
 * @property-read list<string>|null $channels Channels through which it reaches customers. Replaces
 *     the whole list.
 * @property-read ?DealerBankInput $bank Bank account of the business. Null removes it.
 * @property-read ?DealerDocumentsInput $documents Supporting documents, uploaded with `POST
 *     /documents`.
 * @property-read ?DealerDeclarations $declarations Declarations of the business. Both must be true
 *     to submit.
 * @property-read array<string, ?string>|null $metadata Your own key-value data. Keys are merged;
 *     see `MetadataUpdate`. Null removes all keys.
 */
final class DealerApplicationUpdate extends Model
{
    protected const FIELDS = [
        'legal_name',
        'trading_name',
        'registration_number',
        'registration_country',
        'incorporated_on',
        'business_type',
        'tax_number',
        'vat_number',
        'physical_address',
        'postal_address',
        'contact',
        'directors',
        'beneficial_owners',
        'expected_monthly_volume',
        'networks',
        'channels',
        'bank',
        'documents',
        'declarations',
        'metadata',
    ];

    protected const CODECS = [
        'physical_address' => AddressInput::class,
        'postal_address' => AddressInput::class,
        'contact' => ContactPersonInput::class,
        'directors' => [Director::class],
        'beneficial_owners' => [BeneficialOwner::class],
        'bank' => DealerBankInput::class,
        'documents' => DealerDocumentsInput::class,
        'declarations' => DealerDeclarations::class,
    ];

    /**
     * @param ?string $legal_name
     * @param ?string $trading_name
     * @param ?string $registration_number
     * @param ?string $registration_country
     * @param ?string $incorporated_on
     * @param ?string $business_type
     * @param ?string $tax_number
     * @param ?string $vat_number
     * @param AddressInput|array<string, mixed>|null $physical_address
     * @param AddressInput|array<string, mixed>|null $postal_address
     * @param ContactPersonInput|array<string, mixed>|null $contact
     * @param list<Director|array<string, mixed>>|null $directors
     * @param list<BeneficialOwner|array<string, mixed>>|null $beneficial_owners
     * @param array<string, ?string>|null $expected_monthly_volume
     * @param list<string>|null $networks
     * @param list<string>|null $channels
     * @param DealerBankInput|array<string, mixed>|null $bank
     * @param DealerDocumentsInput|array<string, mixed>|null $documents
     * @param DealerDeclarations|array<string, mixed>|null $declarations
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        ?string $legal_name = null,
        string|null|NotGiven $trading_name = NotGiven::Value,
        string|null|NotGiven $registration_number = NotGiven::Value,
        ?string $registration_country = null,
        string|null|NotGiven $incorporated_on = NotGiven::Value,
        string|null|NotGiven $business_type = NotGiven::Value,
        string|null|NotGiven $tax_number = NotGiven::Value,
        string|null|NotGiven $vat_number = NotGiven::Value,
        AddressInput|array|null|NotGiven $physical_address = NotGiven::Value,
        AddressInput|array|null|NotGiven $postal_address = NotGiven::Value,
        ContactPersonInput|array|null|NotGiven $contact = NotGiven::Value,
        ?array $directors = null,
        ?array $beneficial_owners = null,
        ?array $expected_monthly_volume = null,
        ?array $networks = null,
        ?array $channels = null,
        DealerBankInput|array|null|NotGiven $bank = NotGiven::Value,
        DealerDocumentsInput|array|null $documents = null,
        DealerDeclarations|array|null $declarations = null,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'legal_name' => $legal_name ?? NotGiven::Value,
            'trading_name' => $trading_name,
            'registration_number' => $registration_number,
            'registration_country' => $registration_country ?? NotGiven::Value,
            'incorporated_on' => $incorporated_on,
            'business_type' => $business_type,
            'tax_number' => $tax_number,
            'vat_number' => $vat_number,
            'physical_address' => Encode::object($physical_address),
            'postal_address' => Encode::object($postal_address),
            'contact' => Encode::object($contact),
            'directors' => $directors ?? NotGiven::Value,
            'beneficial_owners' => $beneficial_owners ?? NotGiven::Value,
            'expected_monthly_volume' => Encode::object($expected_monthly_volume) ?? NotGiven::Value,
            'networks' => $networks ?? NotGiven::Value,
            'channels' => $channels ?? NotGiven::Value,
            'bank' => Encode::object($bank),
            'documents' => Encode::object($documents) ?? NotGiven::Value,
            'declarations' => Encode::object($declarations) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata),
        ]);
    }
}
