# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class RequestsResource < Resource
      # Retrieve a request.
      #
      # Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
      # signing secrets are never included, whichever key you use.
      def get(
        request_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("requests.get"),
          {
            "request_id" => request_id,
          },
          {},
          request_options
        )
      end

      # List requests.
      #
      # Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
      # till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key on the
      # receipt. A request appears within about two seconds. Requests without a valid key are not listed,
      # and those of the last second before a server failed may be missing.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        api_key: NOT_GIVEN,
        status: NOT_GIVEN,
        path: NOT_GIVEN,
        method: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("requests.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "api_key" => api_key,
            "status" => status,
            "path" => path,
            "method" => method,
            "idempotency_key" => idempotency_key,
          },
          request_options
        )
      end
    end
  end
end
