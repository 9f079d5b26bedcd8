# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class GroupsResource < Resource
      # Create a group.
      #
      # Creates a group, so that a schedule can include many recipients at once. Without a `filter` it is
      # static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
      # contains whoever matches at the moment it is used.
      #
      # Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
      # most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
      # Returns 409 `duplicate_resource` if the name already exists.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
      def create(
        name:,
        description: NOT_GIVEN,
        filter: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("groups.create"),
          {},
          {
            "name" => name,
            "description" => description,
            "filter" => filter,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Delete a group.
      #
      # Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses the
      # group; `resource` is that schedule.
      #
      # Errors: `resource_in_use`.
      def delete(
        group_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("groups.delete"),
          {
            "group_id" => group_id,
          },
          {},
          request_options
        )
      end

      # Retrieve a group.
      #
      # Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
      # members with `GET /groups/{group_id}/members`.
      def get(
        group_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("groups.get"),
          {
            "group_id" => group_id,
          },
          {},
          request_options
        )
      end

      # List groups.
      #
      # Lists the groups of the account, newest first, with their number of members. Use it to find the
      # group for a schedule.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        kind: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("groups.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "kind" => kind,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # List the members of a group.
      #
      # Lists the current members of a group, newest recipients first. Use it before a schedule runs to
      # see who is in a dynamic group.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list_members(
        group_id,
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("groups.list_members"),
          {
            "group_id" => group_id,
          },
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
          },
          request_options
        )
      end

      # Update a group.
      #
      # Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
      # `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at the
      # time they run.
      #
      # Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
      def update(
        group_id,
        name: NOT_GIVEN,
        description: NOT_GIVEN,
        filter: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("groups.update"),
          {
            "group_id" => group_id,
          },
          {
            "name" => name,
            "description" => description,
            "filter" => filter,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Add or remove group members.
      #
      # Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
      # changes are made or none. Adding an existing member or removing a non-member is not an error.
      # Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409 `limit_reached` if
      # the group would exceed 10,000 members, and 422 `erased_recipient` if a recipient is being erased.
      #
      # Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
      def update_members(
        group_id,
        add: NOT_GIVEN,
        remove: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("groups.update_members"),
          {
            "group_id" => group_id,
          },
          {
            "add" => add,
            "remove" => remove,
          },
          request_options
        )
      end
    end
  end
end
