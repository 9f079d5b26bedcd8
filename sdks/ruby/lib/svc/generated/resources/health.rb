# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class HealthResource < Resource
      # Check the service's health.
      #
      # Returns the health and the current time of the service. Use it for a load balancer's health
      # check, or to check your own clock. It does not cover the networks or the electricity utility.
      #
      # A process that is shutting down returns 503 `service_unavailable` here while it still serves
      # other requests, so that a load balancer sends new ones elsewhere.
      def get(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("health.get"),
          {},
          {},
          request_options
        )
      end
    end
  end
end
