<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\ClaimCode;
use Svc\Model\RewardLinkClaim;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->claims`.
 */
final class ClaimsResource extends Resource
{
    /**
     * Claim a reward link.
     *
     * Claims a reward link for a person, with their phone number, their choice if there are
     * several, and the code if the link requires one. The reward is created and sent immediately,
     * or held if a fraud rule stops it; show the message in `result`. If the same number claims
     * again, the existing claim is returned with 200. Any other number gets 410 `claim_used`.
     *
     * If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five
     * wrong codes lock the link for 30 minutes. If the link has a `phone_hint`, only that number
     * can receive a code, so any other gets 422 `code_invalid`. Links whose `requires` includes
     * `position` return 422 `checkin_required` here; claim them with `POST /checkins`.
     *
     * Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
     * `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
     * `checkin_required`, `claim_locked`, `challenge_required`, `challenge_failed`,
     * `code_invalid`, `program_closed`, `program_not_active`, `choice_not_allowed`,
     * `erased_recipient`, `product_mismatch`, `unsupported_network`, `network_required`,
     * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
     * `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
     * `fraud_blocked`, `limit_reached`, `meter_quota_exceeded`, `power_unavailable`,
     * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
     *
     * @param string $token Claim token: the last part of the link's URL.
     *     Type: `ClaimToken`.
     * @param string $phone Phone number that receives the reward.
     *     Type: `PhoneInput`.
     * @param ?string $choice Reward type the person chose. Required if the link offers more than
     *     one. See `SendType`.
     * @param ?string $meter Meter number. For electricity only; the token is sent to `phone` by
     *     SMS. Type: `MeterInput`.
     * @param ?string $bundle_id Bundle to send. For data only.
     *     Type: `BundleId`.
     * @param ?string $code Code sent to `phone` by SMS. Required if listed in `requires`.
     *     Type: `ClaimCodeText`.
     * @param ?string $challenge_token Token of the challenge that the person solved.
     *     Type: `ChallengeToken`.
     * @param ?string $challenge_answer Answer to the challenge.
     *     Type: `ChallengeAnswer`.
     */
    public function create(
        string $token,
        string $phone,
        ?string $choice = null,
        ?string $meter = null,
        ?string $bundle_id = null,
        ?string $code = null,
        ?string $challenge_token = null,
        ?string $challenge_answer = null,
        ?RequestOptions $requestOptions = null,
    ): RewardLinkClaim {
        return $this->callJson('claims.create', [
            'token' => $token,
        ], [
            'phone' => $phone,
            'choice' => $choice ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'code' => $code ?? NotGiven::Value,
            'challenge_token' => $challenge_token ?? NotGiven::Value,
            'challenge_answer' => $challenge_answer ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Show a reward link to its holder.
     *
     * Retrieves a reward link as its holder may see it: its value, the choices, and in `requires`
     * what to ask for. Call it from your claim page with a publishable key. The first call marks
     * the link as opened. Once the link is claimed, `result` reports progress; poll every two
     * seconds until it is no longer `sending`.
     *
     * The response never includes the program, its budget, other rewards or a full phone number.
     * Returns 410 if the link has expired or was revoked.
     *
     * Errors: `origin_not_allowed`, `claim_revoked`, `claim_expired`.
     *
     * @param string $token Claim token: the last part of the link's URL.
     *     Type: `ClaimToken`.
     */
    public function get(
        string $token,
        ?RequestOptions $requestOptions = null,
    ): RewardLinkClaim {
        return $this->callJson('claims.get', [
            'token' => $token,
        ], [], $requestOptions);
    }

    /**
     * Send a claim code.
     *
     * Sends a six-digit code by SMS to the number that will receive the reward. Links with `bind:
     * otp` require the code in the claim. The response is the same whether or not the number is
     * allowed to claim, so that nobody can find out whose link it is. A code is valid for ten
     * minutes. Another can be requested after one minute, up to three in 15 minutes and ten in a
     * day.
     *
     * Errors: `origin_not_allowed`, `invalid_phone`, `claim_revoked`, `claim_expired`,
     * `claim_used`, `claim_locked`, `challenge_required`, `challenge_failed`, `claim_code_limit`.
     *
     * @param string $token Claim token: the last part of the link's URL.
     *     Type: `ClaimToken`.
     * @param string $phone Phone number that will receive the reward.
     *     Type: `PhoneInput`.
     * @param ?string $challenge_token Token of the challenge that the person solved.
     *     Type: `ChallengeToken`.
     * @param ?string $challenge_answer Answer to the challenge.
     *     Type: `ChallengeAnswer`.
     */
    public function sendCode(
        string $token,
        string $phone,
        ?string $challenge_token = null,
        ?string $challenge_answer = null,
        ?RequestOptions $requestOptions = null,
    ): ClaimCode {
        return $this->callJson('claims.send_code', [
            'token' => $token,
        ], [
            'phone' => $phone,
            'challenge_token' => $challenge_token ?? NotGiven::Value,
            'challenge_answer' => $challenge_answer ?? NotGiven::Value,
        ], $requestOptions);
    }
}
