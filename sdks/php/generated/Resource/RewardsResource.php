<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Reward;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->rewards`.
 */
final class RewardsResource extends Resource
{
    /**
     * Retrieve a reward.
     *
     * Retrieves a reward with its status: whether the person has received it and, if not, what it
     * is waiting for. `send` is the send that pays it out.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $reward_id ID of the reward.
     *     Type: `RewardId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $reward_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Reward {
        return $this->callJson('rewards.get', [
            'reward_id' => $reward_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List rewards.
     *
     * Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether
     * a completion was rewarded (`completion_id`), or what is held in escrow (`status=held`).
     * Multiple filters are combined with AND.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
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
     * @param ?string $status Only rewards with this status.
     *     See `RewardStatus`.
     * @param ?string $program Only rewards of this program.
     *     Type: `ProgramId`.
     * @param ?string $recipient Only rewards of this recipient: `rcp_…`, or `ext:` followed by your
     *     own ID. Type: `RecipientRef`.
     * @param ?string $completion_id Only rewards with this completion ID. Each program has at most
     *     one. Type: `CompletionId`.
     * @param ?string $external_id Only rewards of the recipient with this ID of yours.
     *     Type: `ExternalId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @param array<string, string>|null $metadata Only rewards with this metadata value. One key
     *     per request.
     * @return Page<Reward>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $program = null,
        ?string $recipient = null,
        ?string $completion_id = null,
        ?string $external_id = null,
        ?array $expand = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('rewards.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'completion_id' => $completion_id ?? NotGiven::Value,
            'external_id' => $external_id ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }
}
