# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class BlocklistResource < Resource
      # Block a phone number or meter.
      #
      # Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
      # `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched continue.
      # The block applies to the whole account and only in live mode: a test key gets 403
      # `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.
      #
      # Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
      def create(
        target:,
        reason: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("blocklist.create"),
          {},
          {
            "target" => target,
            "reason" => reason,
          },
          request_options
        )
      end

      # Unblock a phone number or meter.
      #
      # Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
      # them again with new references.
      def delete(
        entry_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("blocklist.delete"),
          {
            "entry_id" => entry_id,
          },
          {},
          request_options
        )
      end

      # Retrieve a blocklist entry.
      #
      # Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at` to
      # see whether anyone still tries.
      def get(
        entry_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("blocklist.get"),
          {
            "entry_id" => entry_id,
          },
          {},
          request_options
        )
      end

      # List the blocklist.
      #
      # Lists blocked targets, newest first. Use `target` to check whether a number or meter is blocked
      # before you promise to serve a customer.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        target: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("blocklist.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "target" => target,
          },
          request_options
        )
      end
    end
  end
end
