# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a cost centre.
    class CostCenterCreate < Model
      def initialize(
        name:,
        currency:,
        gl_code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        is_active: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "gl_code" => gl_code,
            "monthly_budget" => monthly_budget,
            "currency" => currency,
            "is_active" => is_active,
            "metadata" => metadata
          )
        )
      end

      # Name of the cost centre.
      # Type: `Label`.
      def name = self["name"]

      # Code in your accounting system, unique in the account.
      # Type: `GlCode`.
      def gl_code = self["gl_code"]

      # Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
      # Type: `MoneyInput`.
      def monthly_budget = self["monthly_budget"]

      # Currency of the budget. Required; there is no default.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Whether sends can be booked to it.
      def is_active = self["is_active"]

      # Your own key-value data about the cost centre.
      def metadata = self["metadata"]
    end

    # One page of a list.
    class CostCenterList < Model
      CODECS = {
        "data" => ["CostCenter"],
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

    # Changes to a cost centre. Omitted fields keep their value.
    class CostCenterUpdate < Model
      def initialize(
        name: NOT_GIVEN,
        gl_code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        currency: NOT_GIVEN,
        is_active: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "gl_code" => gl_code,
            "monthly_budget" => monthly_budget,
            "currency" => currency,
            "is_active" => is_active,
            "metadata" => metadata
          )
        )
      end

      # Name of the cost centre.
      # Type: `Label`.
      def name = self["name"]

      # Code in your accounting system. Null removes it.
      # Type: `GlCode`.
      def gl_code = self["gl_code"]

      # Budget per calendar month in Harare. Null removes it.
      # Type: `MoneyInput`.
      def monthly_budget = self["monthly_budget"]

      # Currency of the budget. Can change only until something is booked to it.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Whether sends can be booked to it. `false` archives it.
      def is_active = self["is_active"]

      # Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
      def metadata = self["metadata"]
    end
  end
end
