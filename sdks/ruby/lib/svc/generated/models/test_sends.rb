# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # How to advance a test send.
    class SendAdvance < Model
      def initialize(
        to: NOT_GIVEN
      )
        super(
          Model.given(
            "to" => to
          )
        )
      end

      # Target status. Default: the next step determined by the last four digits of the number.
      def to = self["to"]
    end
  end
end
