<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\AddressInput;
use Svc\Model\BeneficialOwner;
use Svc\Model\ContactPersonInput;
use Svc\Model\DealerApplication;
use Svc\Model\DealerBankInput;
use Svc\Model\DealerDeclarations;
use Svc\Model\DealerDocumentsInput;
use Svc\Model\Director;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->dealer`.
 */
final class DealerResource extends Resource
{
    /**
     * Apply for dealer pricing.
     *
     * Creates an application for dealer pricing. Verified businesses pay less than the face value,
     * by a percentage that our staff set per network and currency. The application starts as a
     * `draft` and can be incomplete: `missing` lists the required fields. Upload documents with
     * `POST /documents`, complete the application with `PATCH /dealer/application` and submit it
     * with `POST /dealer/application/submit`.
     *
     * An organisation can have one application at a time; the request returns 409
     * `duplicate_resource` while one is open or approved. After a decline you can apply again. In
     * test mode a submitted application is in review after one step of the test clock and approved
     * at 2.50 % after two, so that you can try dealer prices.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
     * `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
     *
     * @param string $legal_name Registered legal name of the business.
     *     Type: `Label`.
     * @param ?string $trading_name Trading name, if different from the legal name.
     *     Type: `Label`.
     * @param ?string $registration_number Number in the register of companies.
     *     Type: `RegistryNumber`.
     * @param ?string $registration_country Country of registration, as a two-letter code. Default:
     *     `ZW`. Type: `CountryCode`.
     * @param ?string $incorporated_on Date the business was registered.
     *     Type: `CalendarDay`.
     * @param ?string $business_type Legal form of the business.
     *     See `BusinessType`.
     * @param ?string $tax_number Taxpayer identification number (TIN).
     *     Type: `RegistryNumber`.
     * @param ?string $vat_number VAT number, if there is one.
     *     Type: `RegistryNumber`.
     * @param AddressInput|array<string, mixed>|null $physical_address Street address of the
     *     business.
     * @param AddressInput|array<string, mixed>|null $postal_address Postal address, if different
     *     from the street address.
     * @param ContactPersonInput|array<string, mixed>|null $contact Person our staff contact about
     *     the application.
     * @param list<Director|array<string, mixed>>|null $directors Directors of the business.
     *     Replaces the whole list.
     * @param list<BeneficialOwner|array<string, mixed>>|null $beneficial_owners Other owners of ten
     *     percent or more. Replaces the whole list.
     * @param array<string, ?string>|null $expected_monthly_volume Expected monthly sales, at face
     *     value.
     * @param list<string>|null $networks Networks that the business wants to sell. Replaces the
     *     whole list.
     * @param list<string>|null $channels Channels through which it reaches customers. Replaces the
     *     whole list.
     * @param DealerBankInput|array<string, mixed>|null $bank Bank account of the business.
     * @param DealerDocumentsInput|array<string, mixed>|null $documents Supporting documents,
     *     uploaded with `POST /documents`.
     * @param DealerDeclarations|array<string, mixed>|null $declarations Declarations of the
     *     business. Both must be true to submit.
     * @param array<string, string>|null $metadata Your own key-value data about the application.
     */
    public function createApplication(
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
        ?RequestOptions $requestOptions = null,
    ): DealerApplication {
        return $this->callJson('dealer.create_application', [], [
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
        ], $requestOptions);
    }

    /**
     * Retrieve your dealer application.
     *
     * Retrieves the application: its status, the fields still `missing`, and messages from
     * reviewers. Once approved, `discounts` lists your discounts, as does `dealer` of `GET
     * /account`. Returns 404 if there is no application.
     */
    public function getApplication(?RequestOptions $requestOptions = null): DealerApplication
    {
        return $this->callJson('dealer.get_application', [], [], $requestOptions);
    }

    /**
     * Submit your dealer application.
     *
     * Submits the application for review. Our staff approve it, decline it, or request
     * `more_information` with questions in `reviewer_messages`; respond by updating it and
     * submitting it again. If required fields are missing, the request returns 400
     * `parameter_missing` with all of them in `details`. Returns 409 `invalid_transition` if it is
     * already submitted.
     *
     * Errors: `invalid_transition`.
     */
    public function submitApplication(?RequestOptions $requestOptions = null): DealerApplication
    {
        return $this->callJson('dealer.submit_application', [], [], $requestOptions);
    }

    /**
     * Update your dealer application.
     *
     * Updates the application while it is a `draft` or `more_information` was requested. Omitted
     * fields keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in
     * any other status, because our staff review what you submitted.
     *
     * Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
     * `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
     *
     * @param ?string $legal_name Registered legal name of the business.
     *     Type: `Label`.
     * @param ?string $trading_name Trading name, if different from the legal name. Null removes it.
     *     Type: `Label`.
     * @param ?string $registration_number Company registration number. Null removes it.
     *     Type: `RegistryNumber`.
     * @param ?string $registration_country Country of registration, as a two-letter code.
     *     Type: `CountryCode`.
     * @param ?string $incorporated_on Date the business was registered. Null removes it.
     *     Type: `CalendarDay`.
     * @param ?string $business_type Legal form of the business. Null removes it.
     *     See `BusinessType`.
     * @param ?string $tax_number Taxpayer identification number (TIN). Null removes it.
     *     Type: `RegistryNumber`.
     * @param ?string $vat_number VAT number, if there is one. Null removes it.
     *     Type: `RegistryNumber`.
     * @param AddressInput|array<string, mixed>|null $physical_address Street address of the
     *     business. Null removes it.
     * @param AddressInput|array<string, mixed>|null $postal_address Postal address, if different
     *     from the street address. Null removes it.
     * @param ContactPersonInput|array<string, mixed>|null $contact Person our staff contact about
     *     the application. Null removes it.
     * @param list<Director|array<string, mixed>>|null $directors Directors of the business.
     *     Replaces the whole list.
     * @param list<BeneficialOwner|array<string, mixed>>|null $beneficial_owners Other owners of ten
     *     percent or more. Replaces the whole list.
     * @param array<string, ?string>|null $expected_monthly_volume Expected monthly sales, at face
     *     value.
     * @param list<string>|null $networks Networks that the business wants to sell. Replaces the
     *     whole list.
     * @param list<string>|null $channels Channels through which it reaches customers. Replaces the
     *     whole list.
     * @param DealerBankInput|array<string, mixed>|null $bank Bank account of the business. Null
     *     removes it.
     * @param DealerDocumentsInput|array<string, mixed>|null $documents Supporting documents,
     *     uploaded with `POST /documents`.
     * @param DealerDeclarations|array<string, mixed>|null $declarations Declarations of the
     *     business. Both must be true to submit.
     * @param array<string, ?string>|null $metadata Your own key-value data. Keys are merged; see
     *     `MetadataUpdate`. Null removes all keys.
     */
    public function updateApplication(
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
        ?RequestOptions $requestOptions = null,
    ): DealerApplication {
        return $this->callJson('dealer.update_application', [], [
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
        ], $requestOptions);
    }
}
