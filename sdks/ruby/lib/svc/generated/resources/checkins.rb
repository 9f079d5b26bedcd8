# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class CheckinsResource < Resource
      # Check in.
      #
      # Claims a link of a program that has a `geofence`. The phone must be inside the location during
      # its opening hours. Call this from your page with a publishable key, once the browser has provided
      # the position. `link` is the claim token; `GET /claims/{token}` returns the location, and the
      # outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
      # the challenge.
      #
      # Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and 422
      # `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed and the
      # person can try again. Links of a program without a `geofence` are claimed with
      # `POST /claims/{token}`.
      #
      # An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of the
      # location is held for review.
      #
      # Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
      # `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
      # `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
      # `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
      # `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
      # `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
      # `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
      # `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
      # `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
      # `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
      # `meter_blocked`, `meter_currency_mismatch`.
      def create(
        link:,
        lat:,
        lng:,
        phone:,
        accuracy_m: NOT_GIVEN,
        attestation: NOT_GIVEN,
        choice: NOT_GIVEN,
        meter: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        code: NOT_GIVEN,
        challenge_token: NOT_GIVEN,
        challenge_answer: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("checkins.create"),
          {},
          {
            "link" => link,
            "lat" => lat,
            "lng" => lng,
            "phone" => phone,
            "accuracy_m" => accuracy_m,
            "attestation" => attestation,
            "choice" => choice,
            "meter" => meter,
            "bundle_id" => bundle_id,
            "code" => code,
            "challenge_token" => challenge_token,
            "challenge_answer" => challenge_answer,
          },
          request_options
        )
      end

      # List check-ins.
      #
      # Lists check-ins, newest first, with the distance from the location and the outcome.
      #
      # Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
      # with the same key in the last 24 hours, with `phone_masked` and `reward` null.
      #
      # Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
      # `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        status: NOT_GIVEN,
        program: NOT_GIVEN,
        link: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("checkins.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "status" => status,
            "program" => program,
            "link" => link,
          },
          request_options
        )
      end
    end
  end
end
