# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class TestEventsResource < Resource
      # Trigger a test event.
      #
      # Creates a sample event of any type, about an object with realistic values and an ID that does not
      # exist. It is listed in `GET /events` and delivered to your webhook endpoints like any other
      # event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited to 60 per
      # minute. Requires a test key.
      #
      # In test mode only.
      def trigger(
        type:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.events.trigger"),
          {},
          {
            "type" => type,
          },
          request_options
        )
      end
    end
  end
end
