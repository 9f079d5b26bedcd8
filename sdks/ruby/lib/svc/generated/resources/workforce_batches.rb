# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class WorkforceBatchesResource < Resource
      # Cancel an allocation.
      #
      # Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
      # them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
      # cancelled, the request returns 200 with the allocation unchanged.
      #
      # Errors: `batch_not_cancellable`.
      def cancel(
        reference,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.batches.cancel"),
          {
            "reference" => reference,
          },
          {},
          request_options
        )
      end

      # Retrieve an allocation.
      #
      # Retrieves an allocation with what each person received and its outcome. While it is `processing`,
      # poll every few seconds. Failed lines can be sent again with
      # `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line. Power
      # tokens show only their last four digits.
      def get(
        reference,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.batches.get"),
          {
            "reference" => reference,
          },
          {},
          request_options
        )
      end

      # Retrieve allocation results as CSV.
      #
      # Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`, followed
      # by the columns of `/batches/{batch_id}/results.csv`.
      def get_results(
        reference,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("workforce.batches.get_results"),
          {
            "reference" => reference,
          },
          {},
          request_options
        )
      end

      # List allocations.
      #
      # Returns a page of your allocations, newest first, without their lines. Dates are creation dates
      # in Harare.
      #
      # Errors: `reference_not_found`, `time_out_of_range`.
      def list(
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        status: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        page: NOT_GIVEN,
        page_size: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("workforce.batches.list"),
          {},
          {
            "from" => from,
            "to" => to,
            "status" => status,
            "cost_center" => cost_center,
            "page" => page,
            "page_size" => page_size,
          },
          request_options
        )
      end

      # Preview a resend.
      #
      # Previews a resend without creating it: which lines would be sent again and what they would cost.
      # The network is not asked and nothing is written; lines that were delivered late are only omitted
      # in the resend itself.
      #
      # Errors: `reference_not_found`, `nothing_to_retry`.
      def preview_resend(
        reference,
        item_ids: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.batches.preview_resend"),
          {
            "reference" => reference,
          },
          {
            "item_ids" => item_ids,
            "idempotency_key" => idempotency_key,
            "acknowledge_over_budget" => acknowledge_over_budget,
          },
          request_options
        )
      end

      # Resend failed lines of an allocation.
      #
      # Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
      # resent once. The network is first asked about the original send, and a line that was delivered
      # after all is omitted. Returns 409 `nothing_to_retry` if no line is left.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
      # `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
      def resend(
        reference,
        item_ids: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.batches.resend"),
          {
            "reference" => reference,
          },
          {
            "item_ids" => item_ids,
            "idempotency_key" => idempotency_key,
            "acknowledge_over_budget" => acknowledge_over_budget,
          },
          request_options
        )
      end
    end
  end
end
