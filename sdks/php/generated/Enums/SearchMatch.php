<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What the text was found to be.
 */
final class SearchMatch
{
    /**
     * ID of the object.
     */
    public const ID = 'id';

    /**
     * Number on the receipt of a send.
     */
    public const RECEIPT_NUMBER = 'receipt_number';

    /**
     * Your own reference: `client_reference`, `completion_id` or `external_id`.
     */
    public const REFERENCE = 'reference';

    /**
     * Confirmation number of a network, utility or payment provider, or reference of a top-up.
     */
    public const PROVIDER_REFERENCE = 'provider_reference';

    /**
     * Phone number or meter that was sold to, or of a recipient.
     */
    public const TARGET = 'target';

    /**
     * Phone number that a token was texted to.
     */
    public const TOKEN_PHONE = 'token_phone';

    /**
     * Phone number that was notified of a send.
     */
    public const NOTIFY_NUMBER = 'notify_number';

    /**
     * The last four digits of a power token, also those of a whole token.
     */
    public const TOKEN = 'token';

    /**
     * Name, payroll number or title.
     */
    public const NAME = 'name';
}
