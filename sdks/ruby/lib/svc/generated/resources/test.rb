# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class TestResource < Resource
      def approvals = @approvals ||= TestApprovalsResource.new(@requestor)

      def checkout_sessions = @checkout_sessions ||= TestCheckoutSessionsResource.new(@requestor)

      def clock = @clock ||= TestClockResource.new(@requestor)

      def events = @events ||= TestEventsResource.new(@requestor)

      def reward_links = @reward_links ||= TestRewardLinksResource.new(@requestor)

      def sends = @sends ||= TestSendsResource.new(@requestor)

      # Add test Credit.
      #
      # Adds Credit to the test account immediately. Use it when a test needs more than the US\$1,000.00
      # and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
      # type `test_grant`. Requires a test key.
      #
      # In test mode only.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_currency`, `invalid_amount`.
      def create_credit(
        currency:,
        amount:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.create_credit"),
          {},
          {
            "currency" => currency,
            "amount" => amount,
          },
          request_options
        )
      end

      # Reset the test account.
      #
      # Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
      # and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
      # account.
      # Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The test
      # clock, the audit log and the request log are not reset. Requires a test key.
      #
      # In test mode only.
      def reset(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.reset"),
          {},
          {},
          request_options
        )
      end

      # Set a network's availability.
      #
      # Simulates an outage of a mobile network for the test account, or ends it. While the network is
      # `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30 minutes.
      # When the outage ends, sends that wait are handed over in the order in which they were created.
      # `degraded` changes only what is shown. Other accounts do not notice. Setting the current state
      # changes nothing. Returns 404 `resource_missing` for `power`, which has
      # `POST /test/zesa/availability`. Requires a test key.
      #
      # In test mode only.
      def set_network_availability(
        network,
        state:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.set_network_availability"),
          {
            "network" => network,
          },
          {
            "state" => state,
          },
          request_options
        )
      end

      # Set the utility's availability.
      #
      # Simulates a national outage of the electricity utility for the test account, or ends it. During
      # the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
      # their `on_zesa_down`. When it ends, queued sends are dispatched in the order in which they were
      # created. Setting the current state changes nothing. Requires a test key.
      #
      # In test mode only.
      def set_zesa_availability(
        state:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.set_zesa_availability"),
          {},
          {
            "state" => state,
          },
          request_options
        )
      end
    end
  end
end
