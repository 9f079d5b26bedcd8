# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class AuditLogResource < Resource
      # List the audit log.
      #
      # Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
      # accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
      # permanently. Sales are not included; see `GET /sends`.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        action: NOT_GIVEN,
        object: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("audit_log.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "action" => action,
            "object" => object,
          },
          request_options
        )
      end
    end
  end
end
