<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Purpose of a document. The first six are for the dealer application.
 */
final class DocumentPurpose
{
    /**
     * Certificate of incorporation of the business.
     */
    public const INCORPORATION_CERTIFICATE = 'incorporation_certificate';

    /**
     * Form that lists the directors.
     */
    public const DIRECTORS_FORM = 'directors_form';

    /**
     * Identity card or passport of a director.
     */
    public const DIRECTOR_ID = 'director_id';

    /**
     * Proof of the business address, at most three months old.
     */
    public const PROOF_OF_ADDRESS = 'proof_of_address';

    /**
     * Bank letter that confirms the account of the business.
     */
    public const BANK_LETTER = 'bank_letter';

    /**
     * Tax clearance certificate that is still valid.
     */
    public const TAX_CLEARANCE = 'tax_clearance';

    /**
     * Evidence in a dispute, such as a receipt or a screenshot of the customer's phone.
     */
    public const DISPUTE_EVIDENCE = 'dispute_evidence';
}
