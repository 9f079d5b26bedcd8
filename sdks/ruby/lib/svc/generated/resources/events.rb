# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class EventsResource < Resource
      # Retrieve an event.
      #
      # Returns an event of the last 30 days with the current values of its object. `data.object` can be
      # later than the event; `data.previous_attributes` shows what the event changed.
      def get(
        event_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("events.get"),
          {
            "event_id" => event_id,
          },
          {},
          request_options
        )
      end

      # List events.
      #
      # Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
      # to catch up after your endpoint was down: store the ID of the last event you processed, and page
      # from it with `ending_before` until `has_more` is false. No event is missed. Objects have their
      # current values, and power tokens are always masked.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        type: NOT_GIVEN,
        object: NOT_GIVEN,
        delivery: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("events.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "type" => type,
            "object" => object,
            "delivery" => delivery,
          },
          request_options
        )
      end
    end
  end
end
