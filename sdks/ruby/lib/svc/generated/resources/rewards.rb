# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class RewardsResource < Resource
      # Retrieve a reward.
      #
      # Retrieves a reward with its status: whether the person has received it and, if not, what it is
      # waiting for. `send` is the send that pays it out.
      #
      # Errors: `invalid_expand`.
      def get(
        reward_id,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("rewards.get"),
          {
            "reward_id" => reward_id,
          },
          {
            "expand[]" => expand,
          },
          request_options
        )
      end

      # List rewards.
      #
      # Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
      # completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
      # filters are combined with AND.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
      # `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        program: NOT_GIVEN,
        recipient: NOT_GIVEN,
        completion_id: NOT_GIVEN,
        external_id: NOT_GIVEN,
        expand: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("rewards.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "program" => program,
            "recipient" => recipient,
            "completion_id" => completion_id,
            "external_id" => external_id,
            "expand[]" => expand,
            "metadata" => metadata,
          },
          request_options
        )
      end
    end
  end
end
