// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code groups}. */
public final class GroupsResource extends Resource {
  /** Of a client with these settings. */
  public GroupsResource(Settings settings) {
    super(settings);
  }

  /**
   * Create a group.
   *
   * <p>Creates a group, so that a schedule can include many recipients at once. Without a {@code filter} it is
   * static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
   * contains whoever matches at the moment it is used.
   *
   * <p>Returns 409 {@code limit_reached} if the account already has 100 groups. A static group can have at
   * most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
   * Returns 409 {@code duplicate_resource} if the name already exists.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code invalid_metadata}, {@code duplicate_resource}, {@code limit_reached}.
   */
  public Group create(GroupsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Group create(GroupsCreateParams params, RequestOptions options) {
    return json("groups.create", path(), params, options, Group::of);
  }

  /**
   * Delete a group.
   *
   * <p>Deletes a group; its recipients are kept. Returns 409 {@code resource_in_use} if a schedule uses the
   * group; {@code resource} is that schedule.
   *
   * <p>Errors: {@code resource_in_use}.
   */
  public Group delete(String groupId) {
    return delete(groupId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Group delete(String groupId, RequestOptions options) {
    return json("groups.delete", path("group_id", groupId), Params.NONE, options, Group::of);
  }

  /**
   * Retrieve a group.
   *
   * <p>Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
   * members with `GET /groups/{group_id}/members`.
   */
  public Group get(String groupId) {
    return get(groupId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Group get(String groupId, RequestOptions options) {
    return json("groups.get", path("group_id", groupId), Params.NONE, options, Group::of);
  }

  /** As the next one, without parameters. */
  public Page<Group> list() {
    return list(GroupsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List groups.
   *
   * <p>Lists the groups of the account, newest first, with their number of members. Use it to find the
   * group for a schedule.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Group> list(GroupsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Group> list(GroupsListParams params, RequestOptions options) {
    return page("groups.list", path(), params, options, Group::of);
  }

  /** As the next one, without parameters. */
  public Page<Recipient> listMembers(String groupId) {
    return listMembers(groupId, GroupsListMembersParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List the members of a group.
   *
   * <p>Lists the current members of a group, newest recipients first. Use it before a schedule runs to
   * see who is in a dynamic group.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Recipient> listMembers(String groupId, GroupsListMembersParams params) {
    return listMembers(groupId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Recipient> listMembers(String groupId, GroupsListMembersParams params, RequestOptions options) {
    return page("groups.list_members", path("group_id", groupId), params, options, Recipient::of);
  }

  /** As the next one, without parameters. */
  public Group update(String groupId) {
    return update(groupId, GroupsUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a group.
   *
   * <p>Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
   * {@code parameter_invalid} if you set a {@code filter} on a static group. Schedules use the members at the
   * time they run.
   *
   * <p>Errors: {@code reference_not_found}, {@code invalid_metadata}, {@code duplicate_resource}.
   */
  public Group update(String groupId, GroupsUpdateParams params) {
    return update(groupId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Group update(String groupId, GroupsUpdateParams params, RequestOptions options) {
    return json("groups.update", path("group_id", groupId), params, options, Group::of);
  }

  /** As the next one, without parameters. */
  public Group updateMembers(String groupId) {
    return updateMembers(groupId, GroupsUpdateMembersParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Add or remove group members.
   *
   * <p>Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
   * changes are made or none. Adding an existing member or removing a non-member is not an error.
   * Returns 400 {@code parameter_invalid} for a dynamic group, whose filter decides, 409 {@code limit_reached} if
   * the group would exceed 10,000 members, and 422 {@code erased_recipient} if a recipient is being erased.
   *
   * <p>Errors: {@code reference_not_found}, {@code erased_recipient}, {@code limit_reached}.
   */
  public Group updateMembers(String groupId, GroupsUpdateMembersParams params) {
    return updateMembers(groupId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Group updateMembers(String groupId, GroupsUpdateMembersParams params, RequestOptions options) {
    return json("groups.update_members", path("group_id", groupId), params, options, Group::of);
  }
}
