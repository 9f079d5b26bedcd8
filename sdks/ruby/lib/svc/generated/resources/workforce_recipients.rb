# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class WorkforceRecipientsResource < Resource
      # Add a person.
      #
      # Registers a person. If the phone number or payroll number is already registered, no duplicate is
      # created: the existing person is updated with what you send, and `matched_existing` is true.
      # Returns 409 `duplicate_resource` if the two numbers belong to two different people.
      #
      # Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
      # `erased_recipient`, `limit_reached`.
      def create(
        name:,
        phone:,
        payroll_id: NOT_GIVEN,
        cost_center_id: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.recipients.create"),
          {},
          {
            "name" => name,
            "phone" => phone,
            "payroll_id" => payroll_id,
            "cost_center_id" => cost_center_id,
            "monthly_cap" => monthly_cap,
          },
          request_options
        )
      end

      # List people.
      #
      # Returns a page of your people by name, with what each received this month. Use `q` to search, or
      # `cost_center=none` for people without a department.
      #
      # Errors: `reference_not_found`.
      def list(
        q: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        page: NOT_GIVEN,
        page_size: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("workforce.recipients.list"),
          {},
          {
            "q" => q,
            "cost_center" => cost_center,
            "page" => page,
            "page_size" => page_size,
          },
          request_options
        )
      end

      # Update a person.
      #
      # Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
      # the next allocation. To remove someone permanently, erase the recipient.
      #
      # Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
      # `erased_recipient`.
      def update(
        recipient_id,
        name: NOT_GIVEN,
        phone: NOT_GIVEN,
        payroll_id: NOT_GIVEN,
        cost_center_id: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        notes: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.recipients.update"),
          {
            "recipient_id" => recipient_id,
          },
          {
            "name" => name,
            "phone" => phone,
            "payroll_id" => payroll_id,
            "cost_center_id" => cost_center_id,
            "monthly_cap" => monthly_cap,
            "notes" => notes,
          },
          request_options
        )
      end
    end
  end
end
