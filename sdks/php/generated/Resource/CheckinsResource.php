<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Checkin;
use Svc\Model\CreatedFilter;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->checkins`.
 */
final class CheckinsResource extends Resource
{
    /**
     * Check in.
     *
     * Claims a link of a program that has a `geofence`. The phone must be inside the location
     * during its opening hours. Call this from your page with a publishable key, once the browser
     * has provided the position. `link` is the claim token; `GET /claims/{token}` returns the
     * location, and the outcome after the check-in. All other requirements of a claim apply too:
     * the choice, the code, the challenge.
     *
     * Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and
     * 422 `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed
     * and the person can try again. Links of a program without a `geofence` are claimed with
     * `POST /claims/{token}`.
     *
     * An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of
     * the location is held for review.
     *
     * Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
     * `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
     * `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
     * `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
     * `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
     * `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
     * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
     * `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`.
     *
     * @param string $link Claim token of the link: the last part of its URL.
     *     Type: `ClaimToken`.
     * @param float $lat Latitude reported by the phone, in degrees.
     *     Type: `Latitude`.
     * @param float $lng Longitude reported by the phone, in degrees.
     *     Type: `Longitude`.
     * @param string $phone Phone number that receives the reward.
     *     Type: `PhoneInput`.
     * @param ?int $accuracy_m Accuracy of the position, in metres. Rejected if larger than the
     *     location's radius. Type: `Metres`.
     * @param ?string $attestation Attestation from the device's platform: a JWS in compact form.
     *     Kept for 30 days. Type: `DeviceAttestation`.
     * @param ?string $choice Reward type the person chose. Required if the link offers more than
     *     one. See `SendType`.
     * @param ?string $meter Meter number. For electricity only; the token is sent to `phone` by
     *     SMS. Type: `MeterInput`.
     * @param ?string $bundle_id Bundle to send. For data only.
     *     Type: `BundleId`.
     * @param ?string $code Code sent to `phone` by SMS. Required if the link asks for one.
     *     Type: `ClaimCodeText`.
     * @param ?string $challenge_token Token of the challenge that the person solved.
     *     Type: `ChallengeToken`.
     * @param ?string $challenge_answer Answer to the challenge.
     *     Type: `ChallengeAnswer`.
     */
    public function create(
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
        ?RequestOptions $requestOptions = null,
    ): Checkin {
        return $this->callJson('checkins.create', [], [
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
        ], $requestOptions);
    }

    /**
     * List check-ins.
     *
     * Lists check-ins, newest first, with the distance from the location and the outcome.
     *
     * Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
     * with the same key in the last 24 hours, with `phone_masked` and `reward` null.
     *
     * Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
     * `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Check-ins in this status.
     *     See `CheckinStatus`.
     * @param ?string $program Only check-ins at the location of this program.
     *     Type: `ProgramId`.
     * @param ?string $link Only check-ins that claimed this link.
     *     Type: `RewardLinkId`.
     * @return Page<Checkin>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $program = null,
        ?string $link = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('checkins.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'link' => $link ?? NotGiven::Value,
        ], $requestOptions);
    }
}
