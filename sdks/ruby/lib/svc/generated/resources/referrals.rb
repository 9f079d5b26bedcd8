# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ReferralsResource < Resource
      # Create a referral.
      #
      # Records a referral, so that the referrer can be rewarded later. Create it when the friend signs
      # up, and qualify it when the friend has done what you pay for. If this pair already has a referral
      # in the program, it is returned with 200. If you pass a person as an object with a phone number
      # and no recipient matches, one is created. Returns 400 `conflicting_parameters` if both are the
      # same person or have the same number, and 409 `duplicate_resource` if someone else already
      # referred this friend to the program; `resource` is that referral. A referral expires after 90
      # days.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `reference_not_found`, `invalid_phone`, `invalid_metadata`, `conflicting_parameters`,
      # `program_closed`, `program_not_active`, `erased_recipient`, `duplicate_resource`,
      # `limit_reached`.
      def create(
        program:,
        referrer:,
        referee:,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("referrals.create"),
          {},
          {
            "program" => program,
            "referrer" => referrer,
            "referee" => referee,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retrieve a referral.
      #
      # Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
      # friend they referred; `expires_at` is the deadline to qualify.
      def get(
        referral_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("referrals.get"),
          {
            "referral_id" => referral_id,
          },
          {},
          request_options
        )
      end

      # List referrals.
      #
      # Lists referrals, newest first. Use `status=pending` with a `program` to find people who were
      # referred but have not yet qualified. Multiple filters are combined with AND.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        program: NOT_GIVEN,
        referrer: NOT_GIVEN,
        referee: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("referrals.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "program" => program,
            "referrer" => referrer,
            "referee" => referee,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Qualify a referral.
      #
      # Marks a referral as qualified because the friend has done what you pay for, and rewards the
      # direct referrer, never a chain. The reward is the program's `default_amount`, sent to the
      # referrer's own number or meter once you release it: it is held in escrow, or under review if the
      # program's `hold` or a fraud rule requires one. The program's rules for referrals reward the
      # referrer as well, and `matches` of the reward lists those that matched. If a review rejects the
      # reward, the referral becomes `rejected`. If the referral has already qualified, the request
      # returns 200 with the referral unchanged. An error changes nothing, so you can try again once the
      # cause is resolved. Returns 400 `parameter_missing` if the program has no `default_amount`, or the
      # referrer nothing that the reward could go to, 409 `invalid_transition` if the referral was
      # rejected or has expired, and 409 `duplicate_resource` if its ID was used as a `completion_id` in
      # the program.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `invalid_transition`, `program_closed`, `program_not_active`,
      # `source_not_allowed`, `erased_recipient`, `unsupported_network`, `network_required`,
      # `token_phone_required`, `product_unavailable`, `amount_out_of_range`, `target_blocked`,
      # `account_too_young`, `one_per_phone`, `reward_cap_reached`, `fraud_blocked`,
      # `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
      # `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
      # `insufficient_credit`, `duplicate_resource`.
      def qualify(
        referral_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("referrals.qualify"),
          {
            "referral_id" => referral_id,
          },
          {},
          request_options
        )
      end
    end
  end
end
