<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * The consent of a line's recipient, parsed leniently.
 *
 * @property-read ?string $at When the person gave consent.
 *     Type: `LineValue`.
 * @property-read ?string $source Where consent was given: a form, a page, a call.
 *     Type: `LineValue`.
 * @property-read ?string $text_version Version of the text that the person agreed to.
 *     Type: `LineValue`.
 */
final class RecipientConsentLine extends Model
{
    protected const FIELDS = [
        'at',
        'source',
        'text_version',
    ];

    /**
     * @param ?string $at
     * @param ?string $source
     * @param ?string $text_version
     */
    public function __construct(
        ?string $at = null,
        ?string $source = null,
        ?string $text_version = null,
    ) {
        parent::__construct([
            'at' => $at ?? NotGiven::Value,
            'source' => $source ?? NotGiven::Value,
            'text_version' => $text_version ?? NotGiven::Value,
        ]);
    }
}
