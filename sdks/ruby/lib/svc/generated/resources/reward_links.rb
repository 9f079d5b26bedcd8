# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class RewardLinksResource < Resource
      # Create reward links.
      #
      # Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
      # earmarked in the program's budget until they are claimed, expire or are revoked, so every open
      # link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.
      #
      # By default anyone who has a link can claim it, once. With `bind: otp`, the person must confirm
      # their phone number with a code. With `phone_hint`, only that number can claim; it requires
      # `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient` attributes the
      # reward and does not restrict claims. Links of a program with a `geofence` are claimed with
      # `POST /checkins` at its location. To learn about claims, listen to `reward_link.claimed` or
      # retrieve the link.
      #
      # Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from your
      # Credit in its single reservation.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
      # `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
      # `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
      # `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
      # `limit_reached`.
      def create(
        program:,
        recipient: NOT_GIVEN,
        amount: NOT_GIVEN,
        label: NOT_GIVEN,
        expires_at: NOT_GIVEN,
        bind: NOT_GIVEN,
        phone_hint: NOT_GIVEN,
        choices: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reward_links.create"),
          {},
          {
            "program" => program,
            "recipient" => recipient,
            "amount" => amount,
            "label" => label,
            "expires_at" => expires_at,
            "bind" => bind,
            "phone_hint" => phone_hint,
            "choices" => choices,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Makes that many links, up to 500 and all alike, and returns them as a list.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
      # `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
      # `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
      # `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
      # `limit_reached`.
      def create_many(
        program:,
        count:,
        recipient: NOT_GIVEN,
        amount: NOT_GIVEN,
        label: NOT_GIVEN,
        expires_at: NOT_GIVEN,
        bind: NOT_GIVEN,
        phone_hint: NOT_GIVEN,
        choices: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reward_links.create_many"),
          {},
          {
            "program" => program,
            "count" => count,
            "recipient" => recipient,
            "amount" => amount,
            "label" => label,
            "expires_at" => expires_at,
            "bind" => bind,
            "phone_hint" => phone_hint,
            "choices" => choices,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retrieve a reward link.
      #
      # Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
      # are only returned to keys with `rewards:write`, never to agent keys.
      def get(
        link_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reward_links.get"),
          {
            "link_id" => link_id,
          },
          {},
          request_options
        )
      end

      # List reward links.
      #
      # Lists reward links, newest first. To measure a campaign, give its links a `label` and compare how
      # many were opened and claimed. URLs and tokens are only returned to keys with `rewards:write`,
      # never to agent keys.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        label: NOT_GIVEN,
        program: NOT_GIVEN,
        recipient: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("reward_links.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "label" => label,
            "program" => program,
            "recipient" => recipient,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Revoke a reward link.
      #
      # Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
      # it if a link was lost or sent to the wrong person. If the link is already revoked, the request
      # returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was claimed or has
      # expired.
      #
      # Errors: `invalid_transition`.
      def revoke(
        link_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("reward_links.revoke"),
          {
            "link_id" => link_id,
          },
          {},
          request_options
        )
      end
    end
  end
end
