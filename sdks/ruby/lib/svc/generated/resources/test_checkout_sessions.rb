# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class TestCheckoutSessionsResource < Resource
      # Pay a test checkout session.
      #
      # Pays a checkout session as the customer would, or declines the card, so that tests need no
      # browser. The send is created immediately, and the last four digits of its number determine the
      # outcome. You can also pay an expired session: the late payment makes it `paid`. Requires a test
      # key.
      #
      # In test mode only.
      #
      # Errors: `invalid_transition`.
      def pay(
        session_id,
        outcome: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.checkout_sessions.pay"),
          {
            "session_id" => session_id,
          },
          {
            "outcome" => outcome,
          },
          request_options
        )
      end

      # Review a test checkout session.
      #
      # Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or adds
      # its face value to your Credit. Without this call the review ends after one step of the test
      # clock, and the face value is added to your Credit. Before a resend the network is asked about the
      # failed send. Returns 409 `invalid_transition` for any other status. Requires a test key.
      #
      # In test mode only.
      #
      # Errors: `invalid_transition`, `provider_unavailable`.
      def review(
        session_id,
        action:,
        note: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.checkout_sessions.review"),
          {
            "session_id" => session_id,
          },
          {
            "action" => action,
            "note" => note,
          },
          request_options
        )
      end
    end
  end
end
