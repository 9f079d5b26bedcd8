# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ActivitiesResource < Resource
      # Report an activity.
      #
      # Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
      # ID as `activity_id`: if you report the same one again, however late, the first activity is
      # returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; `matches` in
      # the response lists the ones that matched. A rule that gives nothing, for example because a limit
      # is reached or a budget is spent, never fails the request; see its `skipped_reason`. If you pass a
      # recipient as an object with a phone number and no recipient matches, one is created.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
      # `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
      # `limit_reached`.
      def create(
        recipient:,
        name:,
        activity_id:,
        occurred_at: NOT_GIVEN,
        value: NOT_GIVEN,
        currency: NOT_GIVEN,
        program: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("activities.create"),
          {},
          {
            "recipient" => recipient,
            "name" => name,
            "activity_id" => activity_id,
            "occurred_at" => occurred_at,
            "value" => value,
            "currency" => currency,
            "program" => program,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retrieve an activity.
      #
      # Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
      # why a visit earned nothing; see `skipped_reason` of each rule.
      def get(
        activity_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("activities.get"),
          {
            "activity_id" => activity_id,
          },
          {},
          request_options
        )
      end

      # List activities.
      #
      # Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
      # `matches` lists the rules that matched and what each gave.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        name: NOT_GIVEN,
        recipient: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("activities.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "name" => name,
            "recipient" => recipient,
            "metadata" => metadata,
          },
          request_options
        )
      end
    end
  end
end
