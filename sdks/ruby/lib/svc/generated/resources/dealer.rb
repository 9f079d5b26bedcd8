# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class DealerResource < Resource
      # Apply for dealer pricing.
      #
      # Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
      # percentage that our staff set per network and currency. The application starts as a `draft` and
      # can be incomplete: `missing` lists the required fields. Upload documents with `POST /documents`,
      # complete the application with `PATCH /dealer/application` and submit it with
      # `POST /dealer/application/submit`.
      #
      # An organisation can have one application at a time; the request returns 409 `duplicate_resource`
      # while one is open or approved. After a decline you can apply again. In test mode a submitted
      # application is in review after one step of the test clock and approved at 2.50 % after two, so
      # that you can try dealer prices.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
      # `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
      def create_application(
        legal_name:,
        trading_name: NOT_GIVEN,
        registration_number: NOT_GIVEN,
        registration_country: NOT_GIVEN,
        incorporated_on: NOT_GIVEN,
        business_type: NOT_GIVEN,
        tax_number: NOT_GIVEN,
        vat_number: NOT_GIVEN,
        physical_address: NOT_GIVEN,
        postal_address: NOT_GIVEN,
        contact: NOT_GIVEN,
        directors: NOT_GIVEN,
        beneficial_owners: NOT_GIVEN,
        expected_monthly_volume: NOT_GIVEN,
        networks: NOT_GIVEN,
        channels: NOT_GIVEN,
        bank: NOT_GIVEN,
        documents: NOT_GIVEN,
        declarations: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("dealer.create_application"),
          {},
          {
            "legal_name" => legal_name,
            "trading_name" => trading_name,
            "registration_number" => registration_number,
            "registration_country" => registration_country,
            "incorporated_on" => incorporated_on,
            "business_type" => business_type,
            "tax_number" => tax_number,
            "vat_number" => vat_number,
            "physical_address" => physical_address,
            "postal_address" => postal_address,
            "contact" => contact,
            "directors" => directors,
            "beneficial_owners" => beneficial_owners,
            "expected_monthly_volume" => expected_monthly_volume,
            "networks" => networks,
            "channels" => channels,
            "bank" => bank,
            "documents" => documents,
            "declarations" => declarations,
            "metadata" => metadata,
          },
          request_options
        )
      end

      # Retrieve your dealer application.
      #
      # Retrieves the application: its status, the fields still `missing`, and messages from reviewers.
      # Once approved, `discounts` lists your discounts, as does `dealer` of `GET /account`. Returns 404
      # if there is no application.
      def get_application(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("dealer.get_application"),
          {},
          {},
          request_options
        )
      end

      # Submit your dealer application.
      #
      # Submits the application for review. Our staff approve it, decline it, or request
      # `more_information` with questions in `reviewer_messages`; respond by updating it and submitting
      # it again. If required fields are missing, the request returns 400 `parameter_missing` with all of
      # them in `details`. Returns 409 `invalid_transition` if it is already submitted.
      #
      # Errors: `invalid_transition`.
      def submit_application(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("dealer.submit_application"),
          {},
          {},
          request_options
        )
      end

      # Update your dealer application.
      #
      # Updates the application while it is a `draft` or `more_information` was requested. Omitted fields
      # keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in any other
      # status, because our staff review what you submitted.
      #
      # Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
      # `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
      def update_application(
        legal_name: NOT_GIVEN,
        trading_name: NOT_GIVEN,
        registration_number: NOT_GIVEN,
        registration_country: NOT_GIVEN,
        incorporated_on: NOT_GIVEN,
        business_type: NOT_GIVEN,
        tax_number: NOT_GIVEN,
        vat_number: NOT_GIVEN,
        physical_address: NOT_GIVEN,
        postal_address: NOT_GIVEN,
        contact: NOT_GIVEN,
        directors: NOT_GIVEN,
        beneficial_owners: NOT_GIVEN,
        expected_monthly_volume: NOT_GIVEN,
        networks: NOT_GIVEN,
        channels: NOT_GIVEN,
        bank: NOT_GIVEN,
        documents: NOT_GIVEN,
        declarations: NOT_GIVEN,
        metadata: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("dealer.update_application"),
          {},
          {
            "legal_name" => legal_name,
            "trading_name" => trading_name,
            "registration_number" => registration_number,
            "registration_country" => registration_country,
            "incorporated_on" => incorporated_on,
            "business_type" => business_type,
            "tax_number" => tax_number,
            "vat_number" => vat_number,
            "physical_address" => physical_address,
            "postal_address" => postal_address,
            "contact" => contact,
            "directors" => directors,
            "beneficial_owners" => beneficial_owners,
            "expected_monthly_volume" => expected_monthly_volume,
            "networks" => networks,
            "channels" => channels,
            "bank" => bank,
            "documents" => documents,
            "declarations" => declarations,
            "metadata" => metadata,
          },
          request_options
        )
      end
    end
  end
end
