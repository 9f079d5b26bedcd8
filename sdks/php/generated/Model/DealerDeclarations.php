<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Declarations of the business.
 *
 * @property-read bool $accurate Confirms that all information is true.
 * @property-read bool $authorised Confirms that the applicant is authorised to act for the
 *     business.
 */
final class DealerDeclarations extends Model
{
    protected const FIELDS = [
        'accurate',
        'authorised',
    ];

    /**
     * @param bool $accurate
     * @param bool $authorised
     */
    public function __construct(
        bool $accurate,
        bool $authorised,
    ) {
        parent::__construct([
            'accurate' => $accurate,
            'authorised' => $authorised,
        ]);
    }
}
