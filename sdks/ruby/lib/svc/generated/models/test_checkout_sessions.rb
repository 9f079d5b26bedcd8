# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # The payment to simulate.
    class TestCheckoutPay < Model
      def initialize(
        outcome: NOT_GIVEN
      )
        super(
          Model.given(
            "outcome" => outcome
          )
        )
      end

      # Outcome of the payment.
      def outcome = self["outcome"]
    end

    # The staff decision to simulate.
    class TestCheckoutReview < Model
      def initialize(
        action:,
        note: NOT_GIVEN
      )
        super(
          Model.given(
            "action" => action,
            "note" => note
          )
        )
      end

      # Decision of our staff.
      def action = self["action"]

      # Note of our staff.
      # Type: `Note`.
      def note = self["note"]
    end
  end
end
