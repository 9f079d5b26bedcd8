<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * IDs of the application's documents. Omitted fields keep their value.
 *
 * @property-read ?string $incorporation_certificate Certificate of incorporation of the business.
 *     Null removes it. Type: `DocumentId`.
 * @property-read ?string $directors_form Form that lists the directors. Null removes it.
 *     Type: `DocumentId`.
 * @property-read list<string>|null $director_id Identity card or passport of each director.
 *     Replaces the whole list.
 * @property-read ?string $proof_of_address Proof of address from the last three months. Null
 *     removes it. Type: `DocumentId`.
 * @property-read ?string $bank_letter Confirmation letter from the bank. Null removes it.
 *     Type: `DocumentId`.
 * @property-read ?string $tax_clearance Tax clearance certificate that is still valid. Null removes
 *     it. Type: `DocumentId`.
 */
final class DealerDocumentsInput extends Model
{
    protected const FIELDS = [
        'incorporation_certificate',
        'directors_form',
        'director_id',
        'proof_of_address',
        'bank_letter',
        'tax_clearance',
    ];

    /**
     * @param ?string $incorporation_certificate
     * @param ?string $directors_form
     * @param list<string>|null $director_id
     * @param ?string $proof_of_address
     * @param ?string $bank_letter
     * @param ?string $tax_clearance
     */
    public function __construct(
        string|null|NotGiven $incorporation_certificate = NotGiven::Value,
        string|null|NotGiven $directors_form = NotGiven::Value,
        ?array $director_id = null,
        string|null|NotGiven $proof_of_address = NotGiven::Value,
        string|null|NotGiven $bank_letter = NotGiven::Value,
        string|null|NotGiven $tax_clearance = NotGiven::Value,
    ) {
        parent::__construct([
            'incorporation_certificate' => $incorporation_certificate,
            'directors_form' => $directors_form,
            'director_id' => $director_id ?? NotGiven::Value,
            'proof_of_address' => $proof_of_address,
            'bank_letter' => $bank_letter,
            'tax_clearance' => $tax_clearance,
        ]);
    }
}
