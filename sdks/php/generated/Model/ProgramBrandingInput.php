<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Branding of a program's claim pages and messages.
 *
 * @property-read ?string $display_name Name shown to people. Default: your account's name.
 *     Type: `Label`.
 * @property-read ?string $color Colour of buttons on claim pages.
 *     Type: `Color`.
 * @property-read ?string $logo_url URL of a logo for claim pages of your own, at most 512 pixels
 *     wide. Type: `WebUrl`.
 * @property-read ?string $support_url URL where people find help.
 *     Type: `WebUrl`.
 * @property-read ?string $thank_you Message shown after a person has claimed.
 *     Type: `Note`.
 */
final class ProgramBrandingInput extends Model
{
    protected const FIELDS = [
        'display_name',
        'color',
        'logo_url',
        'support_url',
        'thank_you',
    ];

    /**
     * @param ?string $display_name
     * @param ?string $color
     * @param ?string $logo_url
     * @param ?string $support_url
     * @param ?string $thank_you
     */
    public function __construct(
        string|null|NotGiven $display_name = NotGiven::Value,
        string|null|NotGiven $color = NotGiven::Value,
        string|null|NotGiven $logo_url = NotGiven::Value,
        string|null|NotGiven $support_url = NotGiven::Value,
        string|null|NotGiven $thank_you = NotGiven::Value,
    ) {
        parent::__construct([
            'display_name' => $display_name,
            'color' => $color,
            'logo_url' => $logo_url,
            'support_url' => $support_url,
            'thank_you' => $thank_you,
        ]);
    }
}
