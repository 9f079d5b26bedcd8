# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class TestClockResource < Resource
      # Move the test clock forward.
      #
      # Moves the clock of the test account forward, never back. Everything that comes due is done:
      # scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
      # signatures use real time. The response waits up to 5 seconds until everything due has been done,
      # including webhook deliveries; `still_running` lists what is not finished by then. The clock can
      # be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
      # `parameter_invalid` for `seconds`. The live account is not affected. Requires a test key.
      #
      # In test mode only.
      def advance(
        seconds:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.clock.advance"),
          {},
          {
            "seconds" => seconds,
          },
          request_options
        )
      end

      # Retrieve the test clock.
      #
      # Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
      # was moved. `still_running` lists work that is due and not finished. Requires a test key.
      #
      # In test mode only.
      def get(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.clock.get"),
          {},
          {},
          request_options
        )
      end
    end
  end
end
