<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Acceptance of the API Terms, the Acceptable Use policy and the DPA.
 *
 * @property-read string $version The version that was accepted.
 *     Type: `ApiVersion`.
 * @property-read int $at Time of the acceptance.
 *     Type: `UnixTime`.
 * @property-read ?string $by ID of the member who accepted. Null if a key did.
 *     Type: `MemberId`.
 */
final class TermsAcceptance extends Model
{
    protected const FIELDS = [
        'version',
        'at',
        'by',
    ];
}
