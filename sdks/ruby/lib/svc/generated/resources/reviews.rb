# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ReviewsResource < Resource
      # Approve a review.
      #
      # Approves a review and sends its reward, after checking the program's limits and the blocklist
      # again; its budget is earmarked already. If a check fails, the review stays open, so you can
      # approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
      # as to a send. If the review is already approved, the request returns 200 with the review
      # unchanged; it returns 409 `review_resolved` if it was rejected. After a program is closed, its
      # reviews can be approved during `close_grace`; then they are rejected, and this returns 409
      # `program_closed`.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
      # `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
      # `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
      # `recipient_cap_exceeded`, `spend_cap_exceeded`.
      def approve(
        review_id,
        note: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reviews.approve"),
          {
            "review_id" => review_id,
          },
          {
            "note" => note,
          },
          request_options
        )
      end

      # Retrieve a review.
      #
      # Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
      # the same person.
      #
      # Errors: `invalid_expand`.
      def get(
        review_id,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reviews.get"),
          {
            "review_id" => review_id,
          },
          {
            "expand[]" => expand,
          },
          request_options
        )
      end

      # List reviews.
      #
      # Lists reviews, newest first. Use `status=open` as a work list: each open review holds a reward
      # until someone decides. After 30 days without a decision the reward is rejected.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
      # `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        program: NOT_GIVEN,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("reviews.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "program" => program,
            "expand[]" => expand,
          },
          request_options
        )
      end

      # Reject a review.
      #
      # Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
      # stays used. If the review is already rejected, the request returns 200 with the review unchanged;
      # it returns 409 `review_resolved` if it was approved. To block the number in future, add it to the
      # blocklist.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `review_resolved`.
      def reject(
        review_id,
        note: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reviews.reject"),
          {
            "review_id" => review_id,
          },
          {
            "note" => note,
          },
          request_options
        )
      end
    end
  end
end
