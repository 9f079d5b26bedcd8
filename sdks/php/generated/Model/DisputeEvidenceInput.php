<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Evidence that supports a dispute.
 *
 * @property-read ?string $text Description of what happened.
 *     Type: `DisputeText`.
 * @property-read list<string>|null $attachments IDs of pictures and documents uploaded with `POST
 *     /documents`.
 * @property-read ?string $customer_phone Phone number to reach the customer.
 *     Type: `PhoneInput`.
 */
final class DisputeEvidenceInput extends Model
{
    protected const FIELDS = [
        'text',
        'attachments',
        'customer_phone',
    ];

    /**
     * @param ?string $text
     * @param list<string>|null $attachments
     * @param ?string $customer_phone
     */
    public function __construct(
        ?string $text = null,
        ?array $attachments = null,
        ?string $customer_phone = null,
    ) {
        parent::__construct([
            'text' => $text ?? NotGiven::Value,
            'attachments' => $attachments ?? NotGiven::Value,
            'customer_phone' => $customer_phone ?? NotGiven::Value,
        ]);
    }
}
