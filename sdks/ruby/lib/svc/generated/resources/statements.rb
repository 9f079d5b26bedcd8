# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class StatementsResource < Resource
      # Retrieve a statement.
      #
      # Returns what changed your Credit in one month and currency: the opening and closing balance,
      # top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
      # Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
      # for it, and what you earned. The statement of a past month is final three days after the month
      # ends.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get(
        currency:,
        period: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("statements.get"),
          {},
          {
            "currency" => currency,
            "period" => period,
          },
          request_options
        )
      end

      # Download a statement as CSV.
      #
      # Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
      # line, then one line per transaction with the balances after it and, for a send, what was sold.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_csv(
        currency:,
        period: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("statements.get_csv"),
          {},
          {
            "currency" => currency,
            "period" => period,
          },
          request_options
        )
      end

      # Download a statement as PDF.
      #
      # Returns a statement as A4 pages, to print or to send to your accountant.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_pdf(
        currency:,
        period: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("statements.get_pdf"),
          {},
          {
            "currency" => currency,
            "period" => period,
          },
          request_options
        )
      end
    end
  end
end
