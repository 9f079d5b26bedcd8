# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class RecipientsResource < Resource
      # Create a recipient.
      #
      # Creates a recipient, so that sends, schedules, groups and rewards can refer to the person instead
      # of a number. Set a phone number, a meter or both. If you set `external_id`, your own ID, you can
      # refer to the recipient as `ext:<external_id>` everywhere. Both it and `payroll_id` are unique in
      # the account; the request returns 409 `duplicate_resource` if one already exists; `resource` is
      # its recipient.
      #
      # An account can have at most 200,000 recipients. To create many at once, use
      # `POST /recipients/bulk`.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
      # `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
      # `limit_reached`.
      def create(
        name:,
        first_name: NOT_GIVEN,
        external_id: NOT_GIVEN,
        phone: NOT_GIVEN,
        email: NOT_GIVEN,
        meters: NOT_GIVEN,
        default_meter: NOT_GIVEN,
        payroll_id: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        groups: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        consent: NOT_GIVEN,
        tags: NOT_GIVEN,
        notes: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("recipients.create"),
          {},
          {
            "name" => name,
            "first_name" => first_name,
            "external_id" => external_id,
            "phone" => phone,
            "email" => email,
            "meters" => meters,
            "default_meter" => default_meter,
            "payroll_id" => payroll_id,
            "cost_center" => cost_center,
            "groups" => groups,
            "monthly_cap" => monthly_cap,
            "lawful_basis" => lawful_basis,
            "consent" => consent,
            "tags" => tags,
            "notes" => notes,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Create many recipients.
      #
      # Creates or updates up to 1,000 recipients at once, from `recipients` or from `csv`. Each line is
      # written independently and reported in `results`; with `atomic`, either all lines are written or
      # none. With `mode: upsert`, a line whose recipient already exists, according to `match`, updates
      # it; columns that are absent keep their value. An event is sent for each recipient that is created
      # or updated. An account can make six bulk requests per minute.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_csv`, `conflicting_parameters`, `invalid_phone`, `time_out_of_range`,
      # `reference_not_found`, `duplicate_resource`, `invalid_meter_number`, `invalid_amount`,
      # `invalid_time`, `invalid_metadata`, `erased_recipient`, `limit_reached`.
      def create_bulk(
        recipients: NOT_GIVEN,
        csv: NOT_GIVEN,
        unknown_columns: NOT_GIVEN,
        mode: NOT_GIVEN,
        match: NOT_GIVEN,
        atomic: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("recipients.create_bulk"),
          {},
          {
            "recipients" => recipients,
            "csv" => csv,
            "unknown_columns" => unknown_columns,
            "mode" => mode,
            "match" => match,
            "atomic" => atomic,
          },
          request_options
        )
      end

      # Erase a recipient.
      #
      # Erases the personal data of a recipient. For seven days the recipient is `erasure_pending`,
      # receives nothing and can be restored; then name, number, email address and notes are permanently
      # erased. Rewards that are still held then expire or are rejected. Sends and rewards are kept
      # without the personal data, and so are sends to the number that name no recipient. A hash of the
      # number is kept so that the blocklist still applies. Files of exports that may contain the data
      # are deleted with it; create them again if you need them. Schedules skip the recipient from now
      # on, and groups no longer include them. If the recipient is already being erased, the request
      # returns 202 with the recipient unchanged. Returns 409 `resource_in_use` for a family member;
      # remove them from the family first.
      #
      # Errors: `erased_recipient`, `resource_in_use`.
      def delete(
        recipient_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("recipients.delete"),
          {
            "recipient_id" => recipient_id,
          },
          {},
          request_options
        )
      end

      # Retrieve a recipient.
      #
      # Retrieves a recipient, with what they have received so far in `totals`. To use your own ID, pass
      # `ext:<external_id>`. If the recipient is being erased, `erase_at` is set.
      #
      # Errors: `invalid_expand`.
      def get(
        recipient_id,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("recipients.get"),
          {
            "recipient_id" => recipient_id,
          },
          {
            "expand[]" => expand,
          },
          request_options
        )
      end

      # List recipients.
      #
      # Lists your recipients, newest first. Recipients that are being erased are only included if
      # `status` asks for them. Use `external_id` to find one by your own ID, or `q` to search by a few
      # letters.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `reference_not_found`,
      # `invalid_expand`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        external_id: NOT_GIVEN,
        phone: NOT_GIVEN,
        group: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        status: NOT_GIVEN,
        q: NOT_GIVEN,
        metadata: NOT_GIVEN,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("recipients.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "external_id" => external_id,
            "phone" => phone,
            "group" => group,
            "cost_center" => cost_center,
            "status" => status,
            "q" => q,
            "metadata" => metadata,
            "expand[]" => expand,
          },
          request_options
        )
      end

      # Restore a recipient.
      #
      # Cancels the erasure of a recipient within its seven days. If the recipient is `active`, the
      # request returns 200 with the recipient unchanged. Returns 422 `erased_recipient` if the data has
      # already been erased and cannot be restored.
      #
      # Errors: `erased_recipient`.
      def restore(
        recipient_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("recipients.restore"),
          {
            "recipient_id" => recipient_id,
          },
          {},
          request_options
        )
      end

      # Update a recipient.
      #
      # Updates a recipient. Omitted fields keep their value; a list replaces the whole list; null
      # removes the value. A new phone number applies to future sends and to schedules, not to existing
      # sends. Returns 422 `erased_recipient` if the recipient is being erased; restore it first. Returns
      # 409 `resource_in_use` if the name or the number of a family member would be removed.
      #
      # Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
      # `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
      # `erased_recipient`, `resource_in_use`.
      def update(
        recipient_id,
        name: NOT_GIVEN,
        first_name: NOT_GIVEN,
        external_id: NOT_GIVEN,
        phone: NOT_GIVEN,
        email: NOT_GIVEN,
        meters: NOT_GIVEN,
        default_meter: NOT_GIVEN,
        payroll_id: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        groups: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        consent: NOT_GIVEN,
        tags: NOT_GIVEN,
        notes: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("recipients.update"),
          {
            "recipient_id" => recipient_id,
          },
          {
            "name" => name,
            "first_name" => first_name,
            "external_id" => external_id,
            "phone" => phone,
            "email" => email,
            "meters" => meters,
            "default_meter" => default_meter,
            "payroll_id" => payroll_id,
            "cost_center" => cost_center,
            "groups" => groups,
            "monthly_cap" => monthly_cap,
            "lawful_basis" => lawful_basis,
            "consent" => consent,
            "tags" => tags,
            "notes" => notes,
            "metadata" => metadata,
          },
          request_options
        )
      end
    end
  end
end
