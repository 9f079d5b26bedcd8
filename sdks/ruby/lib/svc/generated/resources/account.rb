# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class AccountResource < Resource
      # Retrieve your account.
      #
      # Returns the account of the key: the organisation in the key's mode. Use it to check that a key
      # works, which mode it uses, and whether the account can sell. For balances, see `GET /credit`.
      def get(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("account.get"),
          {},
          {},
          request_options
        )
      end

      # List activity.
      #
      # Lists what happened in the account in the last 30 days, newest first: its events and, for a key
      # with `account:manage`, the entries of the audit log. The feed is meant for people. A program that
      # must not miss anything should read `GET /events`.
      #
      # Errors: `invalid_cursor`, `invalid_time`.
      def list_activity(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        created: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("account.list_activity"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "created" => created,
          },
          request_options
        )
      end
    end
  end
end
