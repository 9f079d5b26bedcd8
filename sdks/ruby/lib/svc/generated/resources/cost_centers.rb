# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class CostCentersResource < Resource
      # Create a cost centre.
      #
      # Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
      # filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
      # spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an active
      # cost centre, already exists.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
      def create(
        name:,
        currency:,
        gl_code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        is_active: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("cost_centers.create"),
          {},
          {
            "name" => name,
            "currency" => currency,
            "gl_code" => gl_code,
            "monthly_budget" => monthly_budget,
            "is_active" => is_active,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retrieve a cost centre.
      #
      # Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
      # before `remaining` becomes negative.
      def get(
        cost_center_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("cost_centers.get"),
          {
            "cost_center_id" => cost_center_id,
          },
          {},
          request_options
        )
      end

      # List cost centres.
      #
      # Lists the cost centres of the account, newest first, with this month's spend. Use
      # `is_active=true` for those that sends can be booked to.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        is_active: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("cost_centers.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "is_active" => is_active,
          },
          request_options
        )
      end

      # Update a cost centre.
      #
      # Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
      # `is_active: false` archives it, so that past sends stay in reports. Using an archived cost centre
      # in a request returns 400 `reference_not_found`, and Workforce shows a warning where it is
      # assigned to a person. The currency can change only while nothing is booked to it; otherwise the
      # request returns 409 `resource_in_use`.
      #
      # Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
      # `resource_in_use`.
      def update(
        cost_center_id,
        name: NOT_GIVEN,
        gl_code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        currency: NOT_GIVEN,
        is_active: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("cost_centers.update"),
          {
            "cost_center_id" => cost_center_id,
          },
          {
            "name" => name,
            "gl_code" => gl_code,
            "monthly_budget" => monthly_budget,
            "currency" => currency,
            "is_active" => is_active,
            "metadata" => metadata,
          },
          request_options
        )
      end
    end
  end
end
