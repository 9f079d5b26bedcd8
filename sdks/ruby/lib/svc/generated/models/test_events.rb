# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # The event to simulate.
    class TestEventTrigger < Model
      def initialize(
        type:
      )
        super(
          Model.given(
            "type" => type
          )
        )
      end

      # Type of the event.
      def type = self["type"]
    end
  end
end
