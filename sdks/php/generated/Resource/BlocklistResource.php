<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\BlockedTarget;
use Svc\Model\CreatedFilter;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->blocklist`.
 */
final class BlocklistResource extends Resource
{
    /**
     * Block a phone number or meter.
     *
     * Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail
     * with `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched
     * continue. The block applies to the whole account and only in live mode: a test key gets 403
     * `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.
     *
     * Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
     *
     * @param string $target Phone number in any Zimbabwean format, or 11-digit meter number.
     *     Type: `TargetInput`.
     * @param ?string $reason Reason for the block, for your own team.
     *     Type: `Note`.
     */
    public function create(
        string $target,
        ?string $reason = null,
        ?RequestOptions $requestOptions = null,
    ): BlockedTarget {
        return $this->callJson('blocklist.create', [], [
            'target' => $target,
            'reason' => $reason ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Unblock a phone number or meter.
     *
     * Unblocks a phone number or meter immediately. Requests that were rejected are not repeated:
     * send them again with new references.
     *
     * @param string $entry_id ID of the entry.
     *     Type: `BlockedTargetId`.
     */
    public function delete(
        string $entry_id,
        ?RequestOptions $requestOptions = null,
    ): BlockedTarget {
        return $this->callJson('blocklist.delete', [
            'entry_id' => $entry_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a blocklist entry.
     *
     * Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at`
     * to see whether anyone still tries.
     *
     * @param string $entry_id ID of the entry.
     *     Type: `BlockedTargetId`.
     */
    public function get(
        string $entry_id,
        ?RequestOptions $requestOptions = null,
    ): BlockedTarget {
        return $this->callJson('blocklist.get', [
            'entry_id' => $entry_id,
        ], [], $requestOptions);
    }

    /**
     * List the blocklist.
     *
     * Lists blocked targets, newest first. Use `target` to check whether a number or meter is
     * blocked before you promise to serve a customer.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $target Only the entry of this phone number, in any Zimbabwean format, or
     *     meter. Type: `TargetInput`.
     * @return Page<BlockedTarget>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $target = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('blocklist.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'target' => $target ?? NotGiven::Value,
        ], $requestOptions);
    }
}
