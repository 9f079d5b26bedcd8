<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Reward;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->test->rewardLinks`.
 */
final class TestRewardLinksResource extends Resource
{
    /**
     * Claim a test reward link.
     *
     * Claims a reward link as its holder would, without code, challenge or check-in, so that tests
     * need no browser. The last four digits of the number determine the outcome: `0000` is
     * delivered, `0002` fails and returns the budget, `0010` is held for review. If the same number
     * has already claimed the link, the request returns 200 with its reward. Requires a test key.
     *
     * In test mode only.
     *
     * Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `claim_revoked`,
     * `claim_expired`, `claim_used`, `conflicting_parameters`, `program_closed`,
     * `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
     * `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
     * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
     * `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`.
     *
     * @param string $link_id ID of the link.
     *     Type: `RewardLinkId`.
     * @param string $phone Phone number that receives the reward. Its last four digits determine
     *     the outcome. Type: `PhoneInput`.
     * @param ?string $choice Type of reward. Required if the link offers more than one.
     *     See `SendType`.
     * @param ?string $meter Meter number. Required for electricity.
     *     Type: `MeterInput`.
     * @param ?string $bundle_id ID of the bundle. Required for data.
     *     Type: `BundleId`.
     */
    public function claim(
        string $link_id,
        string $phone,
        ?string $choice = null,
        ?string $meter = null,
        ?string $bundle_id = null,
        ?RequestOptions $requestOptions = null,
    ): Reward {
        return $this->callJson('test.reward_links.claim', [
            'link_id' => $link_id,
        ], [
            'phone' => $phone,
            'choice' => $choice ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
        ], $requestOptions);
    }
}
