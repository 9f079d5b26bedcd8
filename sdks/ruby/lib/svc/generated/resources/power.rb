# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class PowerResource < Resource
      # Estimate units for an amount.
      #
      # Estimates how many units an amount buys now, and how many after consumption is counted from zero
      # again on the 1st. With `meter`, the estimate starts from the units that the meter has bought
      # through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
      # Without `meter`, it starts from zero.
      #
      # Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
      # `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
      # `meter_blocked`, `meter_currency_mismatch`.
      def get_quote(
        currency:,
        amount:,
        meter: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("power.get_quote"),
          {},
          {
            "currency" => currency,
            "amount" => amount,
            "meter" => meter,
          },
          request_options
        )
      end

      # Retrieve the power tariff.
      #
      # Returns the price of electricity: the utility's published bands with the levy, what customers
      # actually paid, and how to buy the most units. The tariff is the same in test and live mode.
      #
      # Errors: `invalid_currency`.
      def get_rate(
        currency:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("power.get_rate"),
          {},
          {
            "currency" => currency,
          },
          request_options
        )
      end

      # Retrieve the price over time.
      #
      # Returns the price that customers paid over the last 90 days: one point per day, and the days on
      # which the price changed. Use it to draw a small chart.
      #
      # Errors: `invalid_currency`.
      def get_series(
        currency:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("power.get_series"),
          {},
          {
            "currency" => currency,
          },
          request_options
        )
      end

      # List observed purchases.
      #
      # Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
      # fewer than five purchases are omitted, so that no buyer can be identified.
      #
      # Errors: `invalid_currency`, `invalid_cursor`.
      def list_observations(
        currency:,
        days: NOT_GIVEN,
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("power.list_observations"),
          {},
          {
            "currency" => currency,
            "days" => days,
            "limit" => limit,
            "starting_after" => starting_after,
          },
          request_options
        )
      end
    end
  end
end
