# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class CreditResource < Resource
      # Retrieve your Credit.
      #
      # Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
      # for batches and programs. `in_flight` is already charged for sends that have not ended, and is
      # returned if they fail. Currencies are never exchanged.
      def get(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("credit.get"),
          {},
          {},
          request_options
        )
      end

      # Retrieve your Credit alerts.
      #
      # Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
      # low-balance alert in each currency.
      def get_alerts(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("credit.get_alerts"),
          {},
          {},
          request_options
        )
      end

      # Retrieve a Credit reservation.
      #
      # Returns a reservation: how much was used, released and is still reserved. Find its ID in
      # `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
      # `credit.released`.
      def get_reservation(
        reservation_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("credit.get_reservation"),
          {
            "reservation_id" => reservation_id,
          },
          {},
          request_options
        )
      end

      # Retrieve a Credit transaction.
      #
      # Returns a Credit transaction. Transactions never change.
      def get_transaction(
        transaction_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("credit.get_transaction"),
          {
            "transaction_id" => transaction_id,
          },
          {},
          request_options
        )
      end

      # List Credit reservations.
      #
      # Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
      # see what makes up `reserved` in `GET /credit`. `source` is the batch or program.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
      # `reference_not_found`.
      def list_reservations(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        currency: NOT_GIVEN,
        source: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("credit.list_reservations"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "currency" => currency,
            "source" => source,
          },
          request_options
        )
      end

      # List Credit transactions.
      #
      # Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
      # `amount` is signed, and each transaction includes the balances after it. In each currency, they
      # are in the order in which they were booked. Set `source` to the ID of a send to see its charge,
      # its return and goodwill given for it, or to a prefix such as `top_` for one kind of object.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
      # `reference_not_found`.
      def list_transactions(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        currency: NOT_GIVEN,
        type: NOT_GIVEN,
        source: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("credit.list_transactions"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "currency" => currency,
            "type" => type,
            "source" => source,
          },
          request_options
        )
      end

      # Set your Credit alerts.
      #
      # Sets your Credit alerts. The request replaces all settings: omitted fields return to their
      # defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
      # threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
      # threshold above your current Credit fires nothing until then.
      #
      # The event is sent whatever the channels. `email` and `sms` also notify the contact and the
      # support number of your account, as shown in `recipients`.
      #
      # With `shortfall_projection`, we add up the expected total of your schedules for the next
      # `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
      # available Credit, we send `credit.shortfall.projected` with the first day on which it is short:
      # once for each currency and day.
      #
      # Errors: `invalid_amount`.
      def update_alerts(
        low_balance: NOT_GIVEN,
        shortfall_projection: NOT_GIVEN,
        shortfall_days: NOT_GIVEN,
        channels: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("credit.update_alerts"),
          {},
          {
            "low_balance" => low_balance,
            "shortfall_projection" => shortfall_projection,
            "shortfall_days" => shortfall_days,
            "channels" => channels,
          },
          request_options
        )
      end
    end
  end
end
