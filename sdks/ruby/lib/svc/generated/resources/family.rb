# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class FamilyResource < Resource
      # Add a family member.
      #
      # Adds a member to your household. The person also becomes a recipient, or is the recipient who
      # already has this phone number, whose name and meter change with the request. An `allowance`
      # becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
      # visible; the schedule is only changed here. Runs are restricted by the products, networks,
      # numbers and caps of the key that last set the allowance.
      #
      # Returns 409 `limit_reached` if the household already has 100 people, and 409 `duplicate_resource`
      # if the phone number is already listed; `resource` is its member.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
      # `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
      # `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
      # `duplicate_resource`, `limit_reached`, `erased_recipient`.
      def create(
        name:,
        phone:,
        relation: NOT_GIVEN,
        meter: NOT_GIVEN,
        allowance: NOT_GIVEN,
        notify: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("family.create"),
          {},
          {
            "name" => name,
            "phone" => phone,
            "relation" => relation,
            "meter" => meter,
            "allowance" => allowance,
            "notify" => notify,
          },
          request_options
        )
      end

      # Remove a family member.
      #
      # Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
      # the person's data, use `DELETE /recipients/{recipient_id}`.
      def delete(
        family_member_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("family.delete"),
          {
            "family_member_id" => family_member_id,
          },
          {},
          request_options
        )
      end

      # Retrieve a family member.
      #
      # Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
      # find the `schedule` of the allowance.
      def get_member(
        family_member_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("family.get_member"),
          {
            "family_member_id" => family_member_id,
          },
          {},
          request_options
        )
      end

      # List the family.
      #
      # Lists your family members with their allowances and this month's spend. The list has a single
      # page.
      def list(
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("family.list"),
          {},
          {},
          request_options
        )
      end

      # Send to a family member.
      #
      # Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
      # 202 with `status: pending`, followed by `send.*` events. Electricity goes to the member's meter,
      # which is confirmed first, and the token is sent to their phone by SMS. Returns 400
      # `parameter_missing` if the member has no meter.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
      # `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
      # `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
      # `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
      # `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
      # `insufficient_credit`.
      def send_to(
        family_member_id,
        type:,
        amount:,
        currency:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("family.send_to"),
          {
            "family_member_id" => family_member_id,
          },
          {
            "type" => type,
            "amount" => amount,
            "currency" => currency,
          },
          request_options
        )
      end

      # Update a family member.
      #
      # Updates a family member. Omitted fields keep their value. `allowance: null` ends the allowance
      # and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone and meter are
      # those of the recipient. Returns 400 `parameter_missing` if there is no allowance to pause.
      #
      # Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
      # `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
      # `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
      # `duplicate_resource`, `limit_reached`.
      def update(
        family_member_id,
        name: NOT_GIVEN,
        phone: NOT_GIVEN,
        relation: NOT_GIVEN,
        meter: NOT_GIVEN,
        allowance: NOT_GIVEN,
        notify: NOT_GIVEN,
        paused: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("family.update"),
          {
            "family_member_id" => family_member_id,
          },
          {
            "name" => name,
            "phone" => phone,
            "relation" => relation,
            "meter" => meter,
            "allowance" => allowance,
            "notify" => notify,
            "paused" => paused,
          },
          request_options
        )
      end
    end
  end
end
