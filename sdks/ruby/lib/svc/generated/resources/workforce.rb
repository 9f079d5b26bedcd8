# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class WorkforceResource < Resource
      def batches = @batches ||= WorkforceBatchesResource.new(@requestor)

      def cost_centers = @cost_centers ||= WorkforceCostCentersResource.new(@requestor)

      def recipients = @recipients ||= WorkforceRecipientsResource.new(@requestor)

      def schedules = @schedules ||= WorkforceSchedulesResource.new(@requestor)

      # Allocate to people.
      #
      # Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
      # total is reserved, it requires approval above the account's threshold, and each line becomes a
      # send. `reference` is its number for people and accounting; `batch` is the same batch in
      # `/batches`.
      #
      # Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
      # nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would be
      # exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.
      #
      # Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200 with
      # the existing allocation and `replayed: true`, and allocates nothing twice.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
      # `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
      # `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
      # `reservation_insufficient`.
      def allocate(
        kind:,
        lines:,
        product_ref: NOT_GIVEN,
        cost_center_id: NOT_GIVEN,
        title: NOT_GIVEN,
        custom_sms: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.allocate"),
          {},
          {
            "kind" => kind,
            "lines" => lines,
            "product_ref" => product_ref,
            "cost_center_id" => cost_center_id,
            "title" => title,
            "custom_sms" => custom_sms,
            "idempotency_key" => idempotency_key,
            "acknowledge_over_budget" => acknowledge_over_budget,
          },
          request_options
        )
      end

      # Retrieve your Workforce access.
      #
      # Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
      # limits, and the total above which approval is required. Call it once, before you show the screen.
      def get_access(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_access"),
          {},
          {},
          request_options
        )
      end

      # Retrieve the journal.
      #
      # Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
      # credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
      # all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
      # their Credit was returned. Debits and credits are always equal.
      #
      # Errors: `reference_not_found`, `time_out_of_range`.
      def get_journal(
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_journal"),
          {},
          {
            "from" => from,
            "to" => to,
            "cost_center" => cost_center,
          },
          request_options
        )
      end

      # Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.
      #
      # Errors: `reference_not_found`, `time_out_of_range`.
      def get_journal_csv(
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("workforce.get_journal_csv"),
          {},
          {
            "from" => from,
            "to" => to,
            "cost_center" => cost_center,
          },
          request_options
        )
      end

      # Retrieve the ledger.
      #
      # Returns every transaction of your Credit in a period, newest first and described for accountants,
      # with opening and closing balances. Reservations are not included.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_ledger(
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        currency: NOT_GIVEN,
        kind: NOT_GIVEN,
        q: NOT_GIVEN,
        page: NOT_GIVEN,
        page_size: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("workforce.get_ledger"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
            "kind" => kind,
            "q" => q,
            "page" => page,
            "page_size" => page_size,
          },
          request_options
        )
      end

      # Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_ledger_csv(
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        currency: NOT_GIVEN,
        kind: NOT_GIVEN,
        q: NOT_GIVEN,
        page: NOT_GIVEN,
        page_size: NOT_GIVEN,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("workforce.get_ledger_csv"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
            "kind" => kind,
            "q" => q,
            "page" => page,
            "page_size" => page_size,
          },
          request_options
        )
      end

      # Returns the CSV as text inside an object, for clients that cannot take a file.
      #
      # Errors: `invalid_currency`, `time_out_of_range`.
      def get_ledger_csv_json(
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        currency: NOT_GIVEN,
        kind: NOT_GIVEN,
        q: NOT_GIVEN,
        page: NOT_GIVEN,
        page_size: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_ledger_csv_json"),
          {},
          {
            "from" => from,
            "to" => to,
            "currency" => currency,
            "kind" => kind,
            "q" => q,
            "page" => page,
            "page_size" => page_size,
          },
          request_options
        )
      end

      # List meters of people.
      #
      # Lists the electricity meters of your people: who can receive power, when the utility last
      # confirmed each meter, and its last token. The utility is not contacted.
      def get_meters(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_meters"),
          {},
          {},
          request_options
        )
      end

      # List products to allocate.
      #
      # Lists the products that can be allocated, by kind: those of `GET /products` that the key is
      # allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
      def get_products(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_products"),
          {},
          {},
          request_options
        )
      end

      # Preview an allocation.
      #
      # Previews an allocation without creating it: the result and cost of each line, the totals, the
      # budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
      # writes nothing and ignores idempotency keys.
      #
      # Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
      # `sms_too_long`, `product_mismatch`, `data_not_live`.
      def preview_allocation(
        kind:,
        lines:,
        product_ref: NOT_GIVEN,
        cost_center_id: NOT_GIVEN,
        title: NOT_GIVEN,
        custom_sms: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.preview_allocation"),
          {},
          {
            "kind" => kind,
            "lines" => lines,
            "product_ref" => product_ref,
            "cost_center_id" => cost_center_id,
            "title" => title,
            "custom_sms" => custom_sms,
            "idempotency_key" => idempotency_key,
            "acknowledge_over_budget" => acknowledge_over_budget,
          },
          request_options
        )
      end
    end
  end
end
