# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # An action taken by a recipient.
    class ActivityCreate < Model
      CODECS = {
        "recipient" => "RewardRecipientPerson",
      }.freeze

      def initialize(
        recipient:,
        name:,
        activity_id:,
        occurred_at: NOT_GIVEN,
        value: NOT_GIVEN,
        currency: NOT_GIVEN,
        program: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "recipient" => recipient,
            "name" => name,
            "activity_id" => activity_id,
            "occurred_at" => occurred_at,
            "value" => value,
            "currency" => currency,
            "program" => program,
            "metadata" => metadata
          )
        )
      end

      # Recipient who performed the activity.
      def recipient = self["recipient"]

      # Name of the activity, such as `visit`.
      # Type: `ActivityName`.
      def name = self["name"]

      # Your own unique ID of the activity. Reporting the same ID again earns nothing more.
      # Type: `ActivityExternalId`.
      def activity_id = self["activity_id"]

      # Time at which the activity took place, up to 90 days ago. Default: now.
      def occurred_at = self["occurred_at"]

      # Monetary value, such as the amount the customer paid. `percentage` rules use it.
      # Type: `MoneyInput`.
      def value = self["value"]

      # Currency of `value`. Default: the currency of `program`. Required if `value` is set and
      # `program` is omitted.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Evaluate only the rules of this program. Default: the rules of all active programs.
      # Type: `ProgramId`.
      def program = self["program"]

      # Your own key-value data about the activity. Rules can read it.
      def metadata = self["metadata"]
    end

    # One page of a list.
    class ActivityList < Model
      CODECS = {
        "data" => ["Activity"],
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
