# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class WorkforceSchedulesResource < Resource
      # List schedules of people.
      #
      # Returns a page of the schedules of your people, newest first. To create or update schedules, use
      # `/schedules`.
      def list(
        page: NOT_GIVEN,
        page_size: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("workforce.schedules.list"),
          {},
          {
            "page" => page,
            "page_size" => page_size,
          },
          request_options
        )
      end

      # Run a schedule of people now.
      #
      # Runs a schedule immediately as an allocation, with its own reference number and within the budget
      # of each cost centre that it books to. Returns 409 `already_ran_today` if it has already run
      # today, unless you set `again: true`, and 422 `budget_over_cost_center` if a budget would be
      # exceeded, unless you set `acknowledge_over_budget: true`. Set `idempotency_key`, or the header,
      # so that repeating the request does not run it again.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
      # `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
      def run(
        schedule_id,
        again: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.schedules.run"),
          {
            "schedule_id" => schedule_id,
          },
          {
            "again" => again,
            "acknowledge_over_budget" => acknowledge_over_budget,
            "idempotency_key" => idempotency_key,
          },
          request_options
        )
      end
    end
  end
end
