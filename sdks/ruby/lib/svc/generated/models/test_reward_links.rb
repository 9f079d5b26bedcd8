# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters of a simulated claim.
    class TestClaimCreate < Model
      def initialize(
        phone:,
        choice: NOT_GIVEN,
        meter: NOT_GIVEN,
        bundle_id: NOT_GIVEN
      )
        super(
          Model.given(
            "phone" => phone,
            "choice" => choice,
            "meter" => meter,
            "bundle_id" => bundle_id
          )
        )
      end

      # Phone number that receives the reward. Its last four digits determine the outcome.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Type of reward. Required if the link offers more than one.
      def choice = self["choice"]

      # Meter number. Required for electricity.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # ID of the bundle. Required for data.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]
    end
  end
end
