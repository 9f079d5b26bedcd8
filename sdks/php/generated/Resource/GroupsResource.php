<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Group;
use Svc\Model\GroupFilterInput;
use Svc\Model\Recipient;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->groups`.
 */
final class GroupsResource extends Resource
{
    /**
     * Create a group.
     *
     * Creates a group, so that a schedule can include many recipients at once. Without a `filter`
     * it is static: add recipients with `POST /groups/{group_id}/members`. With a filter it is
     * dynamic and contains whoever matches at the moment it is used.
     *
     * Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
     * most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
     * Returns 409 `duplicate_resource` if the name already exists.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
     *
     * @param string $name Name of the group, unique in the account.
     *     Type: `Label`.
     * @param ?string $description Description for your own use.
     *     Type: `Note`.
     * @param GroupFilterInput|array<string, mixed>|null $filter Filter that selects the members of
     *     a dynamic group.
     * @param array<string, string>|null $metadata Your own key-value data about the group.
     */
    public function create(
        string $name,
        ?string $description = null,
        GroupFilterInput|array|null $filter = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Group {
        return $this->callJson('groups.create', [], [
            'name' => $name,
            'description' => $description ?? NotGiven::Value,
            'filter' => Encode::object($filter) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Delete a group.
     *
     * Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses
     * the group; `resource` is that schedule.
     *
     * Errors: `resource_in_use`.
     *
     * @param string $group_id ID of the group.
     *     Type: `GroupId`.
     */
    public function delete(
        string $group_id,
        ?RequestOptions $requestOptions = null,
    ): Group {
        return $this->callJson('groups.delete', [
            'group_id' => $group_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a group.
     *
     * Retrieves a group with its current number of members and, if it is dynamic, its filter. List
     * the members with `GET /groups/{group_id}/members`.
     *
     * @param string $group_id ID of the group.
     *     Type: `GroupId`.
     */
    public function get(
        string $group_id,
        ?RequestOptions $requestOptions = null,
    ): Group {
        return $this->callJson('groups.get', [
            'group_id' => $group_id,
        ], [], $requestOptions);
    }

    /**
     * List groups.
     *
     * Lists the groups of the account, newest first, with their number of members. Use it to find
     * the group for a schedule.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $kind Only static groups or only dynamic ones.
     *     See `GroupKind`.
     * @param array<string, string>|null $metadata Only groups with this metadata value. One key per
     *     request.
     * @return Page<Group>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $kind = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('groups.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'kind' => $kind ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List the members of a group.
     *
     * Lists the current members of a group, newest recipients first. Use it before a schedule runs
     * to see who is in a dynamic group.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param string $group_id ID of the group.
     *     Type: `GroupId`.
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @return Page<Recipient>
     */
    public function listMembers(
        string $group_id,
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('groups.list_members', [
            'group_id' => $group_id,
        ], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Update a group.
     *
     * Updates the name, description or filter of a group. Omitted fields keep their value. Returns
     * 400 `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at
     * the time they run.
     *
     * Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
     *
     * @param string $group_id ID of the group.
     *     Type: `GroupId`.
     * @param ?string $name Name of the group, unique in the account.
     *     Type: `Label`.
     * @param ?string $description Description for your own use. Null removes it.
     *     Type: `Note`.
     * @param GroupFilterInput|array<string, mixed>|null $filter Filter that selects the members.
     *     Replaces the whole filter. Null for a static group.
     * @param array<string, ?string>|null $metadata Your own key-value data. Keys are merged; see
     *     `MetadataUpdate`. Null removes all keys.
     */
    public function update(
        string $group_id,
        ?string $name = null,
        string|null|NotGiven $description = NotGiven::Value,
        GroupFilterInput|array|null|NotGiven $filter = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): Group {
        return $this->callJson('groups.update', [
            'group_id' => $group_id,
        ], [
            'name' => $name ?? NotGiven::Value,
            'description' => $description,
            'filter' => Encode::object($filter),
            'metadata' => Encode::object($metadata),
        ], $requestOptions);
    }

    /**
     * Add or remove group members.
     *
     * Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
     * changes are made or none. Adding an existing member or removing a non-member is not an error.
     * Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409
     * `limit_reached` if the group would exceed 10,000 members, and 422 `erased_recipient` if a
     * recipient is being erased.
     *
     * Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
     *
     * @param string $group_id ID of the group.
     *     Type: `GroupId`.
     * @param list<string>|null $add Recipients to add. Existing members are not an error.
     * @param list<string>|null $remove Recipients to remove. Recipients who are not members are not
     *     an error.
     */
    public function updateMembers(
        string $group_id,
        ?array $add = null,
        ?array $remove = null,
        ?RequestOptions $requestOptions = null,
    ): Group {
        return $this->callJson('groups.update_members', [
            'group_id' => $group_id,
        ], [
            'add' => $add ?? NotGiven::Value,
            'remove' => $remove ?? NotGiven::Value,
        ], $requestOptions);
    }
}
