# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class BatchesResource < Resource
      # Approve a batch.
      #
      # Approves a waiting batch and starts it. Only an owner or admin, or a key created by one of them,
      # can approve; the creator of the batch cannot: 403 `self_approval_forbidden`. The cost is reserved
      # now unless the batch was created with `reserve_credit: false`. Returns 409 `batch_not_approvable`
      # if the batch is not waiting for approval.
      #
      # Errors: `role_required`, `idempotency_key_required`, `idempotency_key_invalid`,
      # `idempotency_mismatch`, `idempotency_in_progress`, `batch_not_approvable`,
      # `self_approval_forbidden`, `reservation_insufficient`.
      def approve(
        batch_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("batches.approve"),
          {
            "batch_id" => batch_id,
          },
          {},
          request_options
        )
      end

      # Cancel a batch.
      #
      # Cancels the lines of a batch that have not been sent, and releases the Credit still reserved for
      # them. Sends in progress continue; the batch becomes `cancelled` when the last of them has ended,
      # or immediately if there are none. If the batch is already cancelled, the request returns 200 with
      # the batch unchanged. Returns 409 `batch_not_cancellable` if it has ended or has no line left to
      # cancel.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `batch_not_cancellable`.
      def cancel(
        batch_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("batches.cancel"),
          {
            "batch_id" => batch_id,
          },
          {},
          request_options
        )
      end

      # Create a batch.
      #
      # Creates a batch of up to 10,000 sales. Pass the lines in `items`, or as text in `csv`. Every line
      # is checked as in `POST /sends`. Returns 202 with the batch, its total and its counts before
      # anything is sent. Follow it with the `batch.*` events or by retrieving it; each line becomes a
      # send with its own events.
      #
      # Lines are parsed leniently: an invalid field fails only its line. If any line is invalid, the
      # whole batch is rejected with 422 `batch_invalid_lines`, whose `meta` counts the invalid lines and
      # shows the first; with `on_invalid: skip` they are skipped with status `invalid`. Use
      # `POST /batches/preview` first to see the result for every line.
      #
      # The whole cost is reserved up front, so that a batch that starts can finish. If your Credit is
      # too low, 402 `reservation_insufficient` is returned and nothing is written. With
      # `reserve_credit: false`, each line is charged when it is sent, and `on_insufficient` decides what
      # happens when the Credit runs out. If the face value in a currency exceeds your
      # `batch_approval_threshold`, the batch waits as `requires_approval` and reserves its cost when it
      # is approved. If nobody approves it within 72 hours, it is cancelled.
      #
      # The body can be up to 8 MiB. An account can make six batches, previews and exports per minute. A
      # key's `per_send` cap, products, networks and numbers apply to each line; its daily and monthly
      # caps apply to the whole batch.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `batch_too_large`, `reference_not_found`, `invalid_currency`,
      # `invalid_metadata`, `conflicting_parameters`, `invalid_csv`, `batch_empty`,
      # `unknown_merge_field`, `sms_too_long`, `batch_invalid_lines`, `spend_cap_exceeded`,
      # `reservation_insufficient`.
      def create(
        items: NOT_GIVEN,
        csv: NOT_GIVEN,
        unknown_columns: NOT_GIVEN,
        title: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        on_invalid: NOT_GIVEN,
        reserve_credit: NOT_GIVEN,
        on_insufficient: NOT_GIVEN,
        currency: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("batches.create"),
          {},
          {
            "items" => items,
            "csv" => csv,
            "unknown_columns" => unknown_columns,
            "title" => title,
            "sms_message" => sms_message,
            "cost_center" => cost_center,
            "on_invalid" => on_invalid,
            "reserve_credit" => reserve_credit,
            "on_insufficient" => on_insufficient,
            "currency" => currency,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retrieve a batch.
      #
      # Retrieves a batch with its status and the number of lines in each status. While it is
      # `processing`, poll every few seconds, or listen to `batch.completed`, `batch.partially_completed`
      # or `batch.failed`. A batch ends at most one day after it started; lines whose sends have no final
      # status by then are `unresolved`, and their sends report the outcome later.
      def get(
        batch_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("batches.get"),
          {
            "batch_id" => batch_id,
          },
          {},
          request_options
        )
      end

      # Retrieve batch results as CSV.
      #
      # Returns every line of a batch with its outcome, as CSV for spreadsheets. You can request it at
      # any time; it shows the current status of each line. The columns are `line`, `target`, `network`,
      # `type`, `amount`, `currency`, `status`, `send_id`, `client_reference`, `failure_code`,
      # `failure_message`, `token_last4`, `units` and `delivered_at` (ISO 8601, Harare time). It never
      # contains a full power token.
      def get_results(
        batch_id,
        request_options: nil
      )
        @requestor.file(
          OPERATIONS.fetch("batches.get_results"),
          {
            "batch_id" => batch_id,
          },
          {},
          request_options
        )
      end

      # List batches.
      #
      # Lists your batches, newest first, including those created by schedules and Workforce. Use
      # `status=requires_approval` to find batches that an owner or admin must approve.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("batches.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # List the lines of a batch.
      #
      # Lists the lines of a batch, newest first, so the last line of the batch comes first. Use it to
      # show progress, or with `status=failed` to find lines that need attention; `results.csv` contains
      # all lines in one file. Power tokens are masked unless the key has `tokens:read`.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
      def list_items(
        batch_id,
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        metadata: NOT_GIVEN,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("batches.list_items"),
          {
            "batch_id" => batch_id,
          },
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "metadata" => metadata,
            "expand[]" => expand,
          },
          request_options
        )
      end

      # Preview a batch.
      #
      # Previews a batch without creating it: whether each line is valid and what it would cost, the
      # totals, and whether your Credit and our stock with the suppliers are sufficient. It takes the
      # body of `POST /batches`, writes nothing, does not use up any `client_reference` and counts
      # towards no cap. Invalid lines are reported in `lines` rather than rejected. The body can be up to
      # 8 MiB, and previews count towards the limit of six batches, previews and exports per minute.
      #
      # Errors: `batch_too_large`, `reference_not_found`, `invalid_currency`, `invalid_metadata`,
      # `conflicting_parameters`, `invalid_csv`, `batch_empty`, `unknown_merge_field`,
      # `sms_too_long`.
      def preview(
        items: NOT_GIVEN,
        csv: NOT_GIVEN,
        unknown_columns: NOT_GIVEN,
        title: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        on_invalid: NOT_GIVEN,
        reserve_credit: NOT_GIVEN,
        on_insufficient: NOT_GIVEN,
        currency: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("batches.preview"),
          {},
          {
            "items" => items,
            "csv" => csv,
            "unknown_columns" => unknown_columns,
            "title" => title,
            "sms_message" => sms_message,
            "cost_center" => cost_center,
            "on_invalid" => on_invalid,
            "reserve_credit" => reserve_credit,
            "on_insufficient" => on_insufficient,
            "currency" => currency,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retry the failed lines of a batch.
      #
      # Retries the failed lines of a batch as a new, separately charged batch, whose `retry_of` is the
      # original. Each line is retried once. The network is first asked about its send, as in
      # `POST /sends/{send_id}/retry`; a line that was delivered after all, or whose network does not
      # respond, is omitted. Returns 409 `nothing_to_retry` if no line is left. The lines have no
      # `client_reference`. The new batch may require approval like any other.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `nothing_to_retry`, `spend_cap_exceeded`,
      # `reservation_insufficient`.
      def retry_failed(
        batch_id,
        reserve_credit: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("batches.retry_failed"),
          {
            "batch_id" => batch_id,
          },
          {
            "reserve_credit" => reserve_credit,
          },
          request_options
        )
      end
    end
  end
end
