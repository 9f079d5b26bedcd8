# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class StatusResource < Resource
      # Retrieve the network status.
      #
      # Returns how the networks perform now: for each type of sale, the state of the network, the share
      # of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
      # cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
      # `network.availability.*` and `power.availability.*`. Availability for sale is in `GET /products`:
      # a network can be slow while its products are available. What no supplier sells in this mode is
      # `not_offered`, and does not count for `overall`.
      #
      # Errors: `origin_not_allowed`.
      def get(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("status.get"),
          {},
          {},
          request_options
        )
      end

      # Retrieve the status history.
      #
      # Returns how the networks performed on past days: how many minutes each was up, degraded and down,
      # and when. `from` and `to` are days in Harare and both are included. Default: the last seven days.
      #
      # Errors: `origin_not_allowed`, `time_out_of_range`.
      def get_history(
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("status.get_history"),
          {},
          {
            "from" => from,
            "to" => to,
          },
          request_options
        )
      end
    end
  end
end
