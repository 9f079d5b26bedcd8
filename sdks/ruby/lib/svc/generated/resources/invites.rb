# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class InvitesResource < Resource
      # Revoke an invitation.
      #
      # Revokes an invitation; its link stops working immediately. If it is already revoked, the request
      # returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was accepted,
      # was declined or has expired. The key must have been created by an owner or an admin.
      #
      # Errors: `role_required`, `invalid_transition`.
      def delete(
        invite_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("invites.delete"),
          {
            "invite_id" => invite_id,
          },
          {},
          request_options
        )
      end

      # Retrieve an invitation.
      #
      # Retrieves an invitation: whether it is still pending, until when it can be accepted
      # (`expires_at`), and which member it created.
      def get(
        invite_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("invites.get"),
          {
            "invite_id" => invite_id,
          },
          {},
          request_options
        )
      end

      # List invitations.
      #
      # Lists the invitations of the organisation, newest first, with their status. Use `status=pending`
      # for people who have not responded yet. To invite someone, use `POST /members`.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("invites.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
          },
          request_options
        )
      end
    end
  end
end
