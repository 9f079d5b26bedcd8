<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An application of a business for dealer pricing.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `DealerApplicationId`.
 * @property-read string $object Always `dealer_application`.
 * @property-read int $created Time at which the application was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `DealerApplicationStatus`.
 * @property-read string $legal_name Registered legal name of the business.
 *     Type: `Label`.
 * @property-read ?string $trading_name Trading name, if different from the legal name. Null if not
 *     set. Type: `Label`.
 * @property-read ?string $registration_number Company registration number. Null if not set.
 *     Type: `RegistryNumber`.
 * @property-read string $registration_country Country of registration, as a two-letter code.
 *     Type: `CountryCode`.
 * @property-read ?string $incorporated_on Date the business was registered. Null if not set.
 *     Type: `CalendarDay`.
 * @property-read ?string $business_type Legal form of the business. Null if not set.
 *     See `BusinessType`.
 * @property-read ?string $tax_number Taxpayer identification number (TIN). Null if not set.
 *     Type: `RegistryNumber`.
 * @property-read ?string $vat_number VAT number. Null if there is none.
 *     Type: `RegistryNumber`.
 * @property-read ?Address $physical_address Street address of the business. Null if not set.
 * @property-read ?Address $postal_address Postal address, if different from the street address.
 *     Null if not set.
 * @property-read ?ContactPerson $contact Person our staff contact about the application. Null if
 *     not set.
 * @property-read list<Director> $directors Directors of the business.
 * @property-read list<BeneficialOwner> $beneficial_owners Other owners of ten percent or more.
 * @property-read array<string, ?string> $expected_monthly_volume Expected monthly sales, at face
 *     value.
 * @property-read list<string> $networks Networks that the business wants to sell.
 * @property-read list<string> $channels Channels through which the business reaches its customers.
 * @property-read ?DealerBank $bank Bank account of the business. Null if not set.
 * @property-read DealerDocuments $documents Supporting documents, uploaded with `POST /documents`.
 * @property-read DealerDeclarations $declarations Declarations of the business.
 * @property-read list<string> $missing Required fields that are still missing. Empty when the
 *     application can be submitted.
 * @property-read ?int $submitted_at Time at which it was last submitted. Null if it never was.
 *     Type: `UnixTime`.
 * @property-read ?int $decided_at Time at which our staff decided. Null until then.
 *     Type: `UnixTime`.
 * @property-read ?string $decision_note Note from our staff about the decision. Null if there is
 *     none. Type: `Note`.
 * @property-read list<DealerDiscount> $discounts Discounts on the face value. Empty until approved.
 * @property-read list<ReviewerMessage> $reviewer_messages Messages from reviewers, oldest first.
 * @property-read array<string, string> $metadata Your own key-value data about the application.
 */
final class DealerApplication extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'status',
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
        'missing',
        'submitted_at',
        'decided_at',
        'decision_note',
        'discounts',
        'reviewer_messages',
        'metadata',
    ];

    protected const CODECS = [
        'physical_address' => Address::class,
        'postal_address' => Address::class,
        'contact' => ContactPerson::class,
        'directors' => [Director::class],
        'beneficial_owners' => [BeneficialOwner::class],
        'bank' => DealerBank::class,
        'documents' => DealerDocuments::class,
        'declarations' => DealerDeclarations::class,
        'discounts' => [DealerDiscount::class],
        'reviewer_messages' => [ReviewerMessage::class],
    ];
}
