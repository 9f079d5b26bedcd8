# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ApprovalsResource < Resource
      # Retrieve an agent approval.
      #
      # Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it is
      # `approved`, `result` is the send or reward. An agent key can retrieve only its own requests.
      def get(
        approval_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("approvals.get"),
          {
            "approval_id" => approval_id,
          },
          {},
          request_options
        )
      end

      # List agent approvals.
      #
      # Lists requests of agents, newest first. Use `status=requested` for those that need a decision. An
      # agent key sees only its own requests. Decisions are also reported by the `agent_approval.*`
      # events.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        action: NOT_GIVEN,
        api_key: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("approvals.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "action" => action,
            "api_key" => api_key,
          },
          request_options
        )
      end
    end
  end
end
