# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ExportsResource < Resource
      # Create an export.
      #
      # Creates an export, which writes many objects to one file in the background. Returns 202 with
      # `status: pending`; retrieve the export every few seconds until it is `ready`, then download the
      # file from `download_url`. It is kept for seven days.
      #
      # The key needs `reports:read` and the read scope of the exported objects. Filters are those of the
      # list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are masked
      # unless you set `include_tokens` and the key has `tokens:read`. An account can create six exports
      # and batches per minute. Each export is recorded in the audit log.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
      # `tokens_read_required`.
      def create(
        kind:,
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        filters: NOT_GIVEN,
        format: NOT_GIVEN,
        columns: NOT_GIVEN,
        include_tokens: NOT_GIVEN,
        text_guard: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("exports.create"),
          {},
          {
            "kind" => kind,
            "from" => from,
            "to" => to,
            "filters" => filters,
            "format" => format,
            "columns" => columns,
            "include_tokens" => include_tokens,
            "text_guard" => text_guard,
          },
          request_options
        )
      end

      # Retrieve an export.
      #
      # Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid for
      # 15 minutes. Download the file and compare its `size` and `sha256`.
      #
      # The link is only returned to keys that could have created the export: in addition to
      # `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
      # file contains unmasked power tokens. For other keys `download_url` is null.
      def get(
        export_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("exports.get"),
          {
            "export_id" => export_id,
          },
          {},
          request_options
        )
      end

      # List exports.
      #
      # Lists your exports, newest first, including those whose files were deleted. Use it to find a file
      # within its seven days; retrieve the export to get a new link. `download_url` is null if the key
      # lacks the read scope of the export's kind.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        kind: NOT_GIVEN,
        status: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("exports.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "kind" => kind,
            "status" => status,
          },
          request_options
        )
      end
    end
  end
end
