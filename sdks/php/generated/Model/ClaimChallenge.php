<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A challenge that keeps bots from claiming. Show either the question or the widget.
 *
 * @property-read string $token Token to send back with the answer.
 *     Type: `ChallengeToken`.
 * @property-read ?string $question Question to show the person. Null if a widget is used instead.
 *     Type: `Note`.
 * @property-read ?string $site_key Site key of the widget to show. Null if a question is used
 *     instead.
 */
final class ClaimChallenge extends Model
{
    protected const FIELDS = [
        'token',
        'question',
        'site_key',
    ];
}
