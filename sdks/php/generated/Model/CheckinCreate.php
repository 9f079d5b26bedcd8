<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to create a check-in.
 *
 * @property-read string $link Claim token of the link: the last part of its URL.
 *     Type: `ClaimToken`.
 * @property-read float $lat Latitude reported by the phone, in degrees.
 *     Type: `Latitude`.
 * @property-read float $lng Longitude reported by the phone, in degrees.
 *     Type: `Longitude`.
 * @property-read string $phone Phone number that receives the reward.
 *     Type: `PhoneInput`.
 * @property-read ?int $accuracy_m Accuracy of the position, in metres. Rejected if larger than the
 *     location's radius. Type: `Metres`.
 * @property-read ?string $attestation Attestation from the device's platform: a JWS in compact
 *     form. Kept for 30 days. Type: `DeviceAttestation`.
 * @property-read ?string $choice Reward type the person chose. Required if the link offers more
 *     than one. See `SendType`.
 * @property-read ?string $meter Meter number. For electricity only; the token is sent to `phone` by
 *     SMS. Type: `MeterInput`.
 * @property-read ?string $bundle_id Bundle to send. For data only.
 *     Type: `BundleId`.
 * @property-read ?string $code Code sent to `phone` by SMS. Required if the link asks for one.
 *     Type: `ClaimCodeText`.
 * @property-read ?string $challenge_token Token of the challenge that the person solved.
 *     Type: `ChallengeToken`.
 * @property-read ?string $challenge_answer Answer to the challenge.
 *     Type: `ChallengeAnswer`.
 */
final class CheckinCreate extends Model
{
    protected const FIELDS = [
        'link',
        'lat',
        'lng',
        'phone',
        'accuracy_m',
        'attestation',
        'choice',
        'meter',
        'bundle_id',
        'code',
        'challenge_token',
        'challenge_answer',
    ];

    /**
     * @param string $link
     * @param float $lat
     * @param float $lng
     * @param string $phone
     * @param ?int $accuracy_m
     * @param ?string $attestation
     * @param ?string $choice
     * @param ?string $meter
     * @param ?string $bundle_id
     * @param ?string $code
     * @param ?string $challenge_token
     * @param ?string $challenge_answer
     */
    public function __construct(
        string $link,
        float $lat,
        float $lng,
        string $phone,
        ?int $accuracy_m = null,
        ?string $attestation = null,
        ?string $choice = null,
        ?string $meter = null,
        ?string $bundle_id = null,
        ?string $code = null,
        ?string $challenge_token = null,
        ?string $challenge_answer = null,
    ) {
        parent::__construct([
            'link' => $link,
            'lat' => $lat,
            'lng' => $lng,
            'phone' => $phone,
            'accuracy_m' => $accuracy_m ?? NotGiven::Value,
            'attestation' => $attestation ?? NotGiven::Value,
            'choice' => $choice ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'code' => $code ?? NotGiven::Value,
            'challenge_token' => $challenge_token ?? NotGiven::Value,
            'challenge_answer' => $challenge_answer ?? NotGiven::Value,
        ]);
    }
}
