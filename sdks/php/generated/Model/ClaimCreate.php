<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to claim a link.
 *
 * @property-read string $phone Phone number that receives the reward.
 *     Type: `PhoneInput`.
 * @property-read ?string $choice Reward type the person chose. Required if the link offers more
 *     than one. See `SendType`.
 * @property-read ?string $meter Meter number. For electricity only; the token is sent to `phone` by
 *     SMS. Type: `MeterInput`.
 * @property-read ?string $bundle_id Bundle to send. For data only.
 *     Type: `BundleId`.
 * @property-read ?string $code Code sent to `phone` by SMS. Required if listed in `requires`.
 *     Type: `ClaimCodeText`.
 * @property-read ?string $challenge_token Token of the challenge that the person solved.
 *     Type: `ChallengeToken`.
 * @property-read ?string $challenge_answer Answer to the challenge.
 *     Type: `ChallengeAnswer`.
 */
final class ClaimCreate extends Model
{
    protected const FIELDS = [
        'phone',
        'choice',
        'meter',
        'bundle_id',
        'code',
        'challenge_token',
        'challenge_answer',
    ];

    /**
     * @param string $phone
     * @param ?string $choice
     * @param ?string $meter
     * @param ?string $bundle_id
     * @param ?string $code
     * @param ?string $challenge_token
     * @param ?string $challenge_answer
     */
    public function __construct(
        string $phone,
        ?string $choice = null,
        ?string $meter = null,
        ?string $bundle_id = null,
        ?string $code = null,
        ?string $challenge_token = null,
        ?string $challenge_answer = null,
    ) {
        parent::__construct([
            'phone' => $phone,
            'choice' => $choice ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'code' => $code ?? NotGiven::Value,
            'challenge_token' => $challenge_token ?? NotGiven::Value,
            'challenge_answer' => $challenge_answer ?? NotGiven::Value,
        ]);
    }
}
