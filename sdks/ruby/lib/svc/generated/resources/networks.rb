# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class NetworksResource < Resource
      # List networks.
      #
      # Lists the mobile networks and the electricity utility, with the current state of each. The list
      # is short and has no pages. Use it to show a cashier what can be sold now.
      #
      # Errors: `origin_not_allowed`.
      def list(
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("networks.list"),
          {},
          {},
          request_options
        )
      end
    end
  end
end
