# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ProgramsResource < Resource
      # Activate a program.
      #
      # Activates a program so that it gives rewards. It needs at least one of `choices` and a budget; if
      # one is missing, the request returns 400 `parameter_missing` with its name. The budget of a
      # reserved program is already reserved. If the program is already active, the request returns 200
      # with the program unchanged. Returns 409 `invalid_transition` if it is paused or exhausted; resume
      # or fund it instead.
      #
      # Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
      def activate(
        program_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.activate"),
          {
            "program_id" => program_id,
          },
          {},
          request_options
        )
      end

      # Close a program.
      #
      # Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
      # Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
      # days by default, you can still release escrow and approve reviews; links that this creates can be
      # claimed until it ends. After that, rewards still in escrow are voided and open reviews are
      # rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
      # them ends. If the program is already closed, the request returns 200 with the program unchanged.
      def close(
        program_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.close"),
          {
            "program_id" => program_id,
          },
          {},
          request_options
        )
      end

      # Create a program.
      #
      # Creates a program as a draft: its budget, reward types, limits and holds. The response contains
      # `completions_secret`, which your own systems use to sign completions; store it. With
      # `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too low,
      # the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward debits your
      # Credit when it is created, and the value of links and escrow is reserved until they end.
      #
      # If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
      # the rest returns to the budget. Budgets, limits and rewards are counted at face value.
      #
      # Nothing is given away until you activate the program. Add rules with
      # `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.
      #
      # A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist, or
      # lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
      # roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A key that
      # is given limits later is held to them: signed completions, check-ins and claims that no other key
      # caused count for the key that created the program, or last activated or resumed it.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
      # `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
      # `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
      def create(
        name:,
        currency:,
        description: NOT_GIVEN,
        default_amount: NOT_GIVEN,
        budget: NOT_GIVEN,
        funding: NOT_GIVEN,
        choices: NOT_GIVEN,
        sources: NOT_GIVEN,
        one_per_phone: NOT_GIVEN,
        on_zesa_down: NOT_GIVEN,
        max_hold: NOT_GIVEN,
        close_grace: NOT_GIVEN,
        sensitive_data: NOT_GIVEN,
        per_recipient: NOT_GIVEN,
        require_network: NOT_GIVEN,
        throttle_per_hour: NOT_GIVEN,
        min_account_age: NOT_GIVEN,
        hold: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        branding: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        geofence: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.create"),
          {},
          {
            "name" => name,
            "currency" => currency,
            "description" => description,
            "default_amount" => default_amount,
            "budget" => budget,
            "funding" => funding,
            "choices" => choices,
            "sources" => sources,
            "one_per_phone" => one_per_phone,
            "on_zesa_down" => on_zesa_down,
            "max_hold" => max_hold,
            "close_grace" => close_grace,
            "sensitive_data" => sensitive_data,
            "per_recipient" => per_recipient,
            "require_network" => require_network,
            "throttle_per_hour" => throttle_per_hour,
            "min_account_age" => min_account_age,
            "hold" => hold,
            "sms_message" => sms_message,
            "branding" => branding,
            "lawful_basis" => lawful_basis,
            "geofence" => geofence,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Reward a signed completion.
      #
      # Rewards a person for completing something, without an API key: a survey tool, form or app signs
      # the request with the program's secret instead. The program's limits, fraud rules and budget apply
      # as in `POST /rewards`. If the request is rejected, nothing is written, so you can send it again
      # with the same `completion_id` once the cause is fixed. If the `completion_id` was already used,
      # its existing reward is returned with 200. While an agent waits for approval to reward it, 409
      # `reference_in_use` is returned. The reward type follows from `meter` or `target`;
      # otherwise it is the first of the program's `choices` that fits.
      #
      # The reward counts towards the caps of the key that created the program, or last activated or
      # resumed it, and must be within its lists of recipients, networks and products.
      #
      # The program's rules for completions are evaluated with the first request, for whoever is
      # rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
      # request.
      #
      # The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
      # stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for every
      # attempt: a signature is valid for five minutes. Returns 429 `completions_throttled` above the
      # program's `throttle_per_hour`; wait `retry_after` seconds.
      #
      # Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
      # `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
      # `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
      # `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
      # `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
      # `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
      # `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
      # `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
      # `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
      # `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
      # `insufficient_credit`.
      def create_completion(
        program_id,
        completion_id: NOT_GIVEN,
        ref: NOT_GIVEN,
        recipient: NOT_GIVEN,
        phone: NOT_GIVEN,
        target: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        amount: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.create_completion"),
          {
            "program_id" => program_id,
          },
          {
            "completion_id" => completion_id,
            "ref" => ref,
            "recipient" => recipient,
            "phone" => phone,
            "target" => target,
            "meter" => meter,
            "token_phone" => token_phone,
            "amount" => amount,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Remove from a program's budget.
      #
      # Removes money from the budget of a program. If the program is reserved, the money becomes
      # available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed links
      # have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is more than
      # that. A program with nothing left becomes exhausted.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
      def defund(
        program_id,
        amount: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.defund"),
          {
            "program_id" => program_id,
          },
          {
            "amount" => amount,
          },
          request_options
        )
      end

      # Delete a program.
      #
      # Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
      # rewards remain readable. If the program is already closed, the request returns 200 with the
      # program unchanged.
      def delete(
        program_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.delete"),
          {
            "program_id" => program_id,
          },
          {},
          request_options
        )
      end

      # Add to a program's budget.
      #
      # Adds to the budget of a program. If the program is reserved, the same amount is added to its
      # reservation from your Credit; if your Credit is too low, the request returns 402
      # `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that, the
      # request returns 422 `amount_out_of_range`. An exhausted program becomes active again.
      #
      # Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
      # `amount_out_of_range`, `reservation_insufficient`.
      def fund(
        program_id,
        amount:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.fund"),
          {
            "program_id" => program_id,
          },
          {
            "amount" => amount,
          },
          request_options
        )
      end

      # Retrieve a program.
      #
      # Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
      # money left, and `counts` how its rewards ended. The secret is never returned again.
      def get(
        program_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.get"),
          {
            "program_id" => program_id,
          },
          {},
          request_options
        )
      end

      # List programs.
      #
      # Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
      # or with `status=exhausted` to find programs that need more budget.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("programs.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # List the rules of a program.
      #
      # Lists the rules of a program on one page, in the order they are evaluated. Rules that were
      # omitted from the last set are included, switched off, with their match counts.
      def list_rules(
        program_id,
        active: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("programs.list_rules"),
          {
            "program_id" => program_id,
          },
          {
            "active" => active,
          },
          request_options
        )
      end

      # Pause a program.
      #
      # Pauses a program. New rewards, completions and claims return 409 `program_not_active`; rewards
      # already being sent continue. The budget is unchanged. If the program is already paused, the
      # request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is a draft
      # or exhausted.
      #
      # Errors: `program_closed`, `invalid_transition`.
      def pause(
        program_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.pause"),
          {
            "program_id" => program_id,
          },
          {},
          request_options
        )
      end

      # Resume a program.
      #
      # Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
      # those completions again with the same `completion_id`. If the program is already active, the
      # request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any other
      # status.
      #
      # Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
      def resume(
        program_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.resume"),
          {
            "program_id" => program_id,
          },
          {},
          request_options
        )
      end

      # Roll a program's secret.
      #
      # Rolls the secret that signs a program's completions and returns the new secret once. The old
      # secret stays valid for 24 hours, so that you can update your systems without an interruption.
      # Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
      # Use it if a secret may have leaked.
      #
      # Errors: `limit_raise_forbidden`, `program_closed`.
      def roll_secret(
        program_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.roll_secret"),
          {
            "program_id" => program_id,
          },
          {},
          request_options
        )
      end

      # Set the rules of a program.
      #
      # Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
      # keeps its count; a rule without `id` is new; rules that you omit are switched off but never
      # erased. To change one rule, retrieve all rules, edit them, and send all of them back.
      #
      # At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
      # `limit_reached` if there are more. The conditions of a program's rules, and those of all active
      # rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
      # cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.
      #
      # Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
      # `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
      # `program_closed`, `choice_not_allowed`, `limit_reached`.
      def set_rules(
        program_id,
        rules:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.set_rules"),
          {
            "program_id" => program_id,
          },
          {
            "rules" => rules,
          },
          request_options
        )
      end

      # Update a program.
      #
      # Updates a program that is not closed. Omitted fields keep their value. Everything except the
      # currency and the funding can change. Changes apply to rewards created from now on; existing
      # rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below what
      # is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.
      #
      # Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
      # `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
      # `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
      # `reservation_insufficient`.
      def update(
        program_id,
        name: NOT_GIVEN,
        description: NOT_GIVEN,
        default_amount: NOT_GIVEN,
        budget: NOT_GIVEN,
        choices: NOT_GIVEN,
        sources: NOT_GIVEN,
        one_per_phone: NOT_GIVEN,
        on_zesa_down: NOT_GIVEN,
        max_hold: NOT_GIVEN,
        close_grace: NOT_GIVEN,
        sensitive_data: NOT_GIVEN,
        per_recipient: NOT_GIVEN,
        require_network: NOT_GIVEN,
        throttle_per_hour: NOT_GIVEN,
        min_account_age: NOT_GIVEN,
        hold: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        branding: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        geofence: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("programs.update"),
          {
            "program_id" => program_id,
          },
          {
            "name" => name,
            "description" => description,
            "default_amount" => default_amount,
            "budget" => budget,
            "choices" => choices,
            "sources" => sources,
            "one_per_phone" => one_per_phone,
            "on_zesa_down" => on_zesa_down,
            "max_hold" => max_hold,
            "close_grace" => close_grace,
            "sensitive_data" => sensitive_data,
            "per_recipient" => per_recipient,
            "require_network" => require_network,
            "throttle_per_hour" => throttle_per_hour,
            "min_account_age" => min_account_age,
            "hold" => hold,
            "sms_message" => sms_message,
            "branding" => branding,
            "lawful_basis" => lawful_basis,
            "geofence" => geofence,
            "metadata" => metadata,
          },
          request_options
        )
      end
    end
  end
end
