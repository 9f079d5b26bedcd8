# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class DisputesResource < Resource
      # Open a dispute.
      #
      # Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
      # number, or it is marked delivered but did not arrive. First check
      # `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
      # staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload pictures
      # and slips with `POST /documents` and list them in `evidence.attachments`.
      #
      # A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
      # status yet; wait until it has. A send can have one open dispute: a second returns 409
      # `duplicate_resource`, and `resource` is the first.
      #
      # In test mode, a dispute is resolved after one step of the test clock, and the `reason` determines
      # the outcome.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
      # `duplicate_resource`.
      def create(
        send:,
        reason:,
        evidence: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("disputes.create"),
          {},
          {
            "send" => send,
            "reason" => reason,
            "evidence" => evidence,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retrieve a dispute.
      #
      # Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve it
      # again after `due_at`.
      #
      # Errors: `invalid_expand`.
      def get(
        dispute_id,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("disputes.get"),
          {
            "dispute_id" => dispute_id,
          },
          {
            "expand[]" => expand,
          },
          request_options
        )
      end

      # List disputes.
      #
      # Lists disputes, newest first. Use `status=opened` for those our staff are still investigating, or
      # `send` for those about one sale.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
      # `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        send: NOT_GIVEN,
        metadata: NOT_GIVEN,
        expand: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("disputes.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "send" => send,
            "metadata" => metadata,
            "expand[]" => expand,
          },
          request_options
        )
      end
    end
  end
end
