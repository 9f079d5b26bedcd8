# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A page of schedules.
    class WorkforceSchedulePage < Model
      CODECS = {
        "data" => ["Schedule"],
      }.freeze

      # Always `page`.
      def object = self["object"]

      # Number of this page, starting at 1.
      # Type: `PageNumber`.
      def page = self["page"]

      # Number of rows per page.
      # Type: `PageLimit`.
      def page_size = self["page_size"]

      # Total number of rows.
      # Type: `Count`.
      def total = self["total"]

      # Total number of pages. 0 if there are no rows.
      # Type: `Count`.
      def pages = self["pages"]

      # Schedules on this page, newest first, as in `/schedules`.
      def data = self["data"]
    end

    # Parameters to run a schedule now.
    class WorkforceScheduleRun < Model
      def initialize(
        again: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN,
        idempotency_key: NOT_GIVEN
      )
        super(
          Model.given(
            "again" => again,
            "acknowledge_over_budget" => acknowledge_over_budget,
            "idempotency_key" => idempotency_key
          )
        )
      end

      # Whether to run even if the schedule has already run today.
      def again = self["again"]

      # Whether to proceed even if the cost centre is over budget.
      def acknowledge_over_budget = self["acknowledge_over_budget"]

      # Your own idempotency key: repeating a request returns the allocation it created.
      # Type: `WorkforceIdempotencyKey`.
      def idempotency_key = self["idempotency_key"]
    end
  end
end
