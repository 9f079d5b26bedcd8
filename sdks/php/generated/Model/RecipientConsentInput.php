<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Consent given by a person.
 *
 * @property-read int|string $at Time at which the person gave consent.
 * @property-read string $source Where consent was given: a form, a page, a call.
 *     Type: `Label`.
 * @property-read ?string $text_version Version of the text that the person agreed to.
 *     Type: `Label`.
 */
final class RecipientConsentInput extends Model
{
    protected const FIELDS = [
        'at',
        'source',
        'text_version',
    ];

    /**
     * @param int|string $at
     * @param string $source
     * @param ?string $text_version
     */
    public function __construct(
        int|string $at,
        string $source,
        string|null|NotGiven $text_version = NotGiven::Value,
    ) {
        parent::__construct([
            'at' => $at,
            'source' => $source,
            'text_version' => $text_version,
        ]);
    }
}
