# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class OverviewResource < Resource
      # Retrieve the overview.
      #
      # Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
      # each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
      # sections that its scopes do not cover are null. Days are in Harare time.
      def get(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("overview.get"),
          {},
          {},
          request_options
        )
      end
    end
  end
end
