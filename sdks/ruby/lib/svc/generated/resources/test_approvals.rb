# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class TestApprovalsResource < Resource
      # Approve a test agent's request.
      #
      # Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
      # request is then executed with every check except the threshold: the approval becomes `approved`
      # with its `result`, or `failed` with the reason. Repeating it with the same `Idempotency-Key`
      # returns the approval with its current status. Requires a test key.
      #
      # In test mode only.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `approval_expired`, `approval_resolved`.
      def approve(
        approval_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.approvals.approve"),
          {
            "approval_id" => approval_id,
          },
          {},
          request_options
        )
      end

      # Reject a test agent's request.
      #
      # Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
      # charged, and others can reward its `completion_id`. Requires a test key.
      #
      # In test mode only.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `approval_expired`, `approval_resolved`.
      def reject(
        approval_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("test.approvals.reject"),
          {
            "approval_id" => approval_id,
          },
          {},
          request_options
        )
      end
    end
  end
end
