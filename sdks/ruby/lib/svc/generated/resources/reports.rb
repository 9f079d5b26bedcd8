# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ReportsResource < Resource
      # Retrieve a failure report.
      #
      # Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
      # numbers (`invalid_target`, `wrong_network`) or a network that has problems.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_failures(
        from:,
        to:,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reports.get_failures"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
          },
          request_options
        )
      end

      # Returns the rows of the report as CSV in UTF-8, with a line of headings.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_failures_csv(
        from:,
        to:,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("reports.get_failures_csv"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
          },
          request_options
        )
      end

      # Retrieve a program report.
      #
      # Returns the performance of your programs in a period: budget, rewards and cost per completion.
      # Use it to see which programs are worth their budget and which are running out.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_programs(
        from:,
        to:,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reports.get_programs"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
          },
          request_options
        )
      end

      # Returns the rows of the report as CSV in UTF-8, with a line of headings.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_programs_csv(
        from:,
        to:,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("reports.get_programs_csv"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
          },
          request_options
        )
      end

      # Reconcile a day.
      #
      # Returns a daily reconciliation by till: what was sold on the day, and how much of it was
      # delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
      # `unresolved` the next morning. Requesting the same day again shows the current outcome of its
      # sends.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_reconciliation(
        date:,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reports.get_reconciliation"),
          {},
          {
            "date" => date,
            "currency" => currency,
          },
          request_options
        )
      end

      # Returns the rows of the report as CSV in UTF-8, with a line of headings.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_reconciliation_csv(
        date:,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("reports.get_reconciliation_csv"),
          {},
          {
            "date" => date,
            "currency" => currency,
          },
          request_options
        )
      end

      # Retrieve a spend report.
      #
      # Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
      # cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
      # were created, in Harare; `delivered`, `failed` and `credited_back` show their current outcome.
      # This report shows what was sold; the monthly statement shows what happened to your Credit.
      #
      # Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
      def get_spend(
        from:,
        to:,
        currency: NOT_GIVEN,
        group_by: NOT_GIVEN,
        filter: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reports.get_spend"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
            "group_by" => group_by,
            "filter" => filter,
          },
          request_options
        )
      end

      # Returns the rows of the report as CSV in UTF-8, with a line of headings.
      #
      # Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
      def get_spend_csv(
        from:,
        to:,
        currency: NOT_GIVEN,
        group_by: NOT_GIVEN,
        filter: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("reports.get_spend_csv"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
            "group_by" => group_by,
            "filter" => filter,
          },
          request_options
        )
      end
    end
  end
end
