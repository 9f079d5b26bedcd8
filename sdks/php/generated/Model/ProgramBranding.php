<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Branding of a program's claim pages and messages.
 *
 * @property-read ?string $display_name Name shown to people. Null for your account's name.
 *     Type: `Label`.
 * @property-read ?string $color Colour of buttons on claim pages. Null for the default.
 *     Type: `Color`.
 * @property-read ?string $logo_url Logo for claim pages of your own, at most 512 pixels wide. Null
 *     if not set. Type: `WebUrl`.
 * @property-read ?string $support_url URL where people find help. Null if not set.
 *     Type: `WebUrl`.
 * @property-read ?string $thank_you Message shown after a person has claimed. Null for the default.
 *     Type: `Note`.
 */
final class ProgramBranding extends Model
{
    protected const FIELDS = [
        'display_name',
        'color',
        'logo_url',
        'support_url',
        'thank_you',
    ];
}
