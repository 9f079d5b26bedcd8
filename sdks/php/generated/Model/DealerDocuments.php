<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * IDs of the application's documents. Null or empty where a document is missing.
 *
 * @property-read ?string $incorporation_certificate Certificate of incorporation. Null if missing.
 *     Type: `DocumentId`.
 * @property-read ?string $directors_form Form that lists the directors. Null if missing.
 *     Type: `DocumentId`.
 * @property-read list<string> $director_id Identity card or passport of each director.
 * @property-read ?string $proof_of_address Proof of address from the last three months. Null if
 *     missing. Type: `DocumentId`.
 * @property-read ?string $bank_letter Confirmation letter from the bank. Null if missing.
 *     Type: `DocumentId`.
 * @property-read ?string $tax_clearance Valid tax clearance certificate. Null if missing.
 *     Type: `DocumentId`.
 */
final class DealerDocuments extends Model
{
    protected const FIELDS = [
        'incorporation_certificate',
        'directors_form',
        'director_id',
        'proof_of_address',
        'bank_letter',
        'tax_clearance',
    ];
}
