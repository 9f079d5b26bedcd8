# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a referral.
    class ReferralCreate < Model
      CODECS = {
        "referrer" => "RewardRecipientPerson",
        "referee" => "RewardRecipientPerson",
      }.freeze

      def initialize(
        program:,
        referrer:,
        referee:,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "program" => program,
            "referrer" => referrer,
            "referee" => referee,
            "metadata" => metadata
          )
        )
      end

      # Program that pays the reward.
      # Type: `ProgramId`.
      def program = self["program"]

      # Recipient who made the referral.
      def referrer = self["referrer"]

      # Recipient who was referred.
      def referee = self["referee"]

      # Your own key-value data about the referral.
      def metadata = self["metadata"]
    end

    # One page of a list.
    class ReferralList < Model
      CODECS = {
        "data" => ["Referral"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # URL path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # Objects on this page.
      def data = self["data"]

      # Whether there are more objects in the direction of the request.
      def has_more = self["has_more"]

      # Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
      # you sent `ending_before`). Null on the last page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end
  end
end
