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

      # Update your account.
      #
      # Changes the settings of the account. Omitted fields keep their value. Use it to sign text
      # messages with the name of your shop, to require a second person's approval for large batches, or
      # to guard a busy till against entering the same sale twice. The change applies from the next
      # request; existing sends keep the settings they were created with. The change is recorded in the
      # audit log.
      #
      # The key must have been created by an owner or admin, and for `default_api_version` by an owner.
      # Only a person in the dashboard can set `agent_live_enabled`: setting it with a key returns 403
      # `dashboard_only`.
      #
      # Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
      # `dashboard_only`.
      def update(
        name: NOT_GIVEN,
        contact_email: NOT_GIVEN,
        support_phone: NOT_GIVEN,
        statement_descriptor: NOT_GIVEN,
        batch_approval_threshold: NOT_GIVEN,
        agent_live_enabled: NOT_GIVEN,
        prevent_duplicates: NOT_GIVEN,
        payday: NOT_GIVEN,
        default_api_version: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("account.update"),
          {},
          {
            "name" => name,
            "contact_email" => contact_email,
            "support_phone" => support_phone,
            "statement_descriptor" => statement_descriptor,
            "batch_approval_threshold" => batch_approval_threshold,
            "agent_live_enabled" => agent_live_enabled,
            "prevent_duplicates" => prevent_duplicates,
            "payday" => payday,
            "default_api_version" => default_api_version,
            "metadata" => metadata,
          },
          request_options
        )
      end
    end
  end
end
