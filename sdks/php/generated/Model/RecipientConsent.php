<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Consent given by a person.
 *
 * @property-read int $at Time at which the person gave consent.
 *     Type: `UnixTime`.
 * @property-read string $source Where consent was given: a form, a page, a call.
 *     Type: `Label`.
 * @property-read ?string $text_version Version of the text the person agreed to. Null if not
 *     recorded. Type: `Label`.
 */
final class RecipientConsent extends Model
{
    protected const FIELDS = [
        'at',
        'source',
        'text_version',
    ];
}
