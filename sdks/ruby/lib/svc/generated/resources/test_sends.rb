# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class TestSendsResource < Resource
      # Advance a test send.
      #
      # Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
      # `late_delivered`. Without `to`, it takes the next step determined by the last four digits of its
      # number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
      # mode. Returns 409 `invalid_transition` for a change that a live send could not make. Requires a
      # test key.
      #
      # In test mode only.
      #
      # Errors: `invalid_transition`.
      def advance(
        send_id,
        to: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.sends.advance"),
          {
            "send_id" => send_id,
          },
          {
            "to" => to,
          },
          request_options
        )
      end
    end
  end
end
