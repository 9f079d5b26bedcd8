// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `groups`. */
public class GroupsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create a group.
   *
   * Creates a group, so that a schedule can include many recipients at once. Without a `filter` it is
   * static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
   * contains whoever matches at the moment it is used.
   *
   * Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
   * most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
   * Returns 409 `duplicate_resource` if the name already exists.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
   */
  public suspend fun create(
    params: GroupsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Group =
    json("groups.create", mapOf(), params, options, Group::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: GroupsCreateParams.Builder.() -> Unit,
  ): Group =
    create(GroupsCreateParams.builder().apply(build).build(), options)

  /**
   * Delete a group.
   *
   * Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses the
   * group; `resource` is that schedule.
   *
   * Errors: `resource_in_use`.
   */
  public suspend fun delete(
    groupId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Group =
    json("groups.delete", mapOf("group_id" to groupId), Params.NONE, options, Group::of)

  /**
   * Retrieve a group.
   *
   * Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
   * members with `GET /groups/{group_id}/members`.
   */
  public suspend fun get(
    groupId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Group =
    json("groups.get", mapOf("group_id" to groupId), Params.NONE, options, Group::of)

  /**
   * List groups.
   *
   * Lists the groups of the account, newest first, with their number of members. Use it to find the
   * group for a schedule.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: GroupsListParams = GroupsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Group> =
    page("groups.list", mapOf(), params, options, Group::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: GroupsListParams.Builder.() -> Unit,
  ): Page<Group> =
    list(GroupsListParams.builder().apply(build).build(), options)

  /**
   * List the members of a group.
   *
   * Lists the current members of a group, newest recipients first. Use it before a schedule runs to
   * see who is in a dynamic group.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun listMembers(
    groupId: String,
    params: GroupsListMembersParams = GroupsListMembersParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Recipient> =
    page("groups.list_members", mapOf("group_id" to groupId), params, options, Recipient::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun listMembers(
    groupId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: GroupsListMembersParams.Builder.() -> Unit,
  ): Page<Recipient> =
    listMembers(groupId, GroupsListMembersParams.builder().apply(build).build(), options)

  /**
   * Update a group.
   *
   * Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
   * `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at the
   * time they run.
   *
   * Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
   */
  public suspend fun update(
    groupId: String,
    params: GroupsUpdateParams = GroupsUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Group =
    json("groups.update", mapOf("group_id" to groupId), params, options, Group::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    groupId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: GroupsUpdateParams.Builder.() -> Unit,
  ): Group =
    update(groupId, GroupsUpdateParams.builder().apply(build).build(), options)

  /**
   * Add or remove group members.
   *
   * Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
   * changes are made or none. Adding an existing member or removing a non-member is not an error.
   * Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409 `limit_reached` if
   * the group would exceed 10,000 members, and 422 `erased_recipient` if a recipient is being erased.
   *
   * Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
   */
  public suspend fun updateMembers(
    groupId: String,
    params: GroupsUpdateMembersParams = GroupsUpdateMembersParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Group =
    json("groups.update_members", mapOf("group_id" to groupId), params, options, Group::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun updateMembers(
    groupId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: GroupsUpdateMembersParams.Builder.() -> Unit,
  ): Group =
    updateMembers(groupId, GroupsUpdateMembersParams.builder().apply(build).build(), options)
}
