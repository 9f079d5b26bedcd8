<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create an application. Fields you omit can be added later, before it is submitted.
 *
 * @property-read string $legal_name Registered legal name of the business.
 *     Type: `Label`.
 * @property-read ?string $trading_name Trading name, if different from the legal name.
 *     Type: `Label`.
 * @property-read ?string $registration_number Number in the register of companies.
 *     Type: `RegistryNumber`.
 * @property-read ?string $registration_country Country of registration, as a two-letter code.
 *     Default: `ZW`. Type: `CountryCode`.
 * @property-read ?string $incorporated_on Date the business was registered.
 *     Type: `CalendarDay`.
 * @property-read ?string $business_type Legal form of the business.
 *     See `BusinessType`.
 * @property-read ?string $tax_number Taxpayer identification number (TIN).
 *     Type: `RegistryNumber`.
 * @property-read ?string $vat_number VAT number, if there is one.
 *     Type: `RegistryNumber`.
 * @property-read ?AddressInput $physical_address Street address of the business.
 * @property-read ?AddressInput $postal_address Postal address, if different from the street
 *     address.
 * @property-read ?ContactPersonInput $contact Person our staff contact about the application.
 * @property-read list<Director>|null $directors Directors of the business. Replaces the whole list.
 * @property-read list<BeneficialOwner>|null $beneficial_owners Other owners of ten percent or more.
 *     Replaces the whole list.
 * @property-read array<string, ?string>|null $expected_monthly_volume Expected monthly sales, at
 *     face value.
 * @property-read list<string>|null $networks Networks that the business wants to sell. Replaces the
 *     whole list.
 * @property-read list<string>|null $channels Channels through which it reaches customers. Replaces
 *     the whole list.
 * @property-read ?DealerBankInput $bank Bank account of the business.
 * @property-read ?DealerDocumentsInput $documents Supporting documents, uploaded with `POST
 *     /documents`.
 * @property-read ?DealerDeclarations $declarations Declarations of the business. Both must be true
 *     to submit.
 * @property-read array<string, string>|null $metadata Your own key-value data about the
 *     application.
 */
final class DealerApplicationCreate extends Model
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
     * @param string $legal_name
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
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $legal_name,
        ?string $trading_name = null,
        ?string $registration_number = null,
        ?string $registration_country = null,
        ?string $incorporated_on = null,
        ?string $business_type = null,
        ?string $tax_number = null,
        ?string $vat_number = null,
        AddressInput|array|null $physical_address = null,
        AddressInput|array|null $postal_address = null,
        ContactPersonInput|array|null $contact = null,
        ?array $directors = null,
        ?array $beneficial_owners = null,
        ?array $expected_monthly_volume = null,
        ?array $networks = null,
        ?array $channels = null,
        DealerBankInput|array|null $bank = null,
        DealerDocumentsInput|array|null $documents = null,
        DealerDeclarations|array|null $declarations = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'legal_name' => $legal_name,
            'trading_name' => $trading_name ?? NotGiven::Value,
            'registration_number' => $registration_number ?? NotGiven::Value,
            'registration_country' => $registration_country ?? NotGiven::Value,
            'incorporated_on' => $incorporated_on ?? NotGiven::Value,
            'business_type' => $business_type ?? NotGiven::Value,
            'tax_number' => $tax_number ?? NotGiven::Value,
            'vat_number' => $vat_number ?? NotGiven::Value,
            'physical_address' => Encode::object($physical_address) ?? NotGiven::Value,
            'postal_address' => Encode::object($postal_address) ?? NotGiven::Value,
            'contact' => Encode::object($contact) ?? NotGiven::Value,
            'directors' => $directors ?? NotGiven::Value,
            'beneficial_owners' => $beneficial_owners ?? NotGiven::Value,
            'expected_monthly_volume' => Encode::object($expected_monthly_volume) ?? NotGiven::Value,
            'networks' => $networks ?? NotGiven::Value,
            'channels' => $channels ?? NotGiven::Value,
            'bank' => Encode::object($bank) ?? NotGiven::Value,
            'documents' => Encode::object($documents) ?? NotGiven::Value,
            'declarations' => Encode::object($declarations) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
