<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to request a claim code.
 *
 * @property-read string $phone Phone number that will receive the reward.
 *     Type: `PhoneInput`.
 * @property-read ?string $challenge_token Token of the challenge that the person solved.
 *     Type: `ChallengeToken`.
 * @property-read ?string $challenge_answer Answer to the challenge.
 *     Type: `ChallengeAnswer`.
 */
final class ClaimCodeCreate extends Model
{
    protected const FIELDS = [
        'phone',
        'challenge_token',
        'challenge_answer',
    ];

    /**
     * @param string $phone
     * @param ?string $challenge_token
     * @param ?string $challenge_answer
     */
    public function __construct(
        string $phone,
        ?string $challenge_token = null,
        ?string $challenge_answer = null,
    ) {
        parent::__construct([
            'phone' => $phone,
            'challenge_token' => $challenge_token ?? NotGiven::Value,
            'challenge_answer' => $challenge_answer ?? NotGiven::Value,
        ]);
    }
}
