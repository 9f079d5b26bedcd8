# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class WorkforceCostCentersResource < Resource
      # Update the people of a department.
      #
      # Adds people to a department and removes others in one request. People in `new` are registered
      # first. At least one of the three lists is required. A person who cannot be added or removed is
      # listed in `errors`; the other changes are still made. An unknown ID returns 400
      # `reference_not_found`, as does adding people to an archived department, and nothing is changed.
      #
      # Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
      # `limit_reached`.
      def change_people(
        cost_center_id,
        add: NOT_GIVEN,
        remove: NOT_GIVEN,
        new: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.cost_centers.change_people"),
          {
            "cost_center_id" => cost_center_id,
          },
          {
            "add" => add,
            "remove" => remove,
            "new" => new,
          },
          request_options
        )
      end

      # Create a department.
      #
      # Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
      # too. Returns 409 `duplicate_resource` if the code, or the name of an active department, already
      # exists.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_amount`, `invalid_currency`, `duplicate_resource`.
      def create(
        name:,
        code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        currency: NOT_GIVEN,
        is_active: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.cost_centers.create"),
          {},
          {
            "name" => name,
            "code" => code,
            "monthly_budget" => monthly_budget,
            "currency" => currency,
            "is_active" => is_active,
          },
          request_options
        )
      end

      # List the people of a department.
      #
      # Lists the people of a department with what each received this month and their monthly cap. To
      # change who belongs to it, use `POST` on the same path.
      def get_people(
        cost_center_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.cost_centers.get_people"),
          {
            "cost_center_id" => cost_center_id,
          },
          {},
          request_options
        )
      end

      # Retrieve the spend of a department.
      #
      # Retrieves the spend of a department in a period: by month against its budget, by kind, and the
      # people who received most. Failed sends are not counted.
      #
      # Errors: `time_out_of_range`.
      def get_spend(
        cost_center_id,
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.cost_centers.get_spend"),
          {
            "cost_center_id" => cost_center_id,
          },
          {
            "from" => from,
            "to" => to,
          },
          request_options
        )
      end

      # List departments.
      #
      # Lists all departments with this month's spend and budget. `totals` shows the remaining budget of
      # all active departments, by currency.
      def list(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.cost_centers.list"),
          {},
          {},
          request_options
        )
      end

      # Update a department.
      #
      # Updates a department, or archives it with `is_active: false`. Using an archived department
      # returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
      # current month.
      #
      # Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
      def update(
        cost_center_id,
        name: NOT_GIVEN,
        code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        currency: NOT_GIVEN,
        is_active: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.cost_centers.update"),
          {
            "cost_center_id" => cost_center_id,
          },
          {
            "name" => name,
            "code" => code,
            "monthly_budget" => monthly_budget,
            "currency" => currency,
            "is_active" => is_active,
          },
          request_options
        )
      end
    end
  end
end
