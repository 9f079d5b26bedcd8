# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a top-up.
    class TopupCreate < Model
      def initialize(
        amount:,
        currency:,
        method_: NOT_GIVEN,
        description: NOT_GIVEN
      )
        super(
          Model.given(
            "method" => method_,
            "amount" => amount,
            "currency" => currency,
            "description" => description
          )
        )
      end

      # Payment method of the top-up.
      def method_ = self["method"]

      # Amount to add to your Credit. There is no minimum or maximum.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Three-letter currency code. Required; there is no default.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Description for your own use.
      # Type: `Note`.
      def description = self["description"]
    end

    # One page of a list.
    class TopupList < Model
      CODECS = {
        "data" => ["Topup"],
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
