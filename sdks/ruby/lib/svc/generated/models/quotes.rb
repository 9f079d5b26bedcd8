# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # What a sale would deliver, and what the customer pays.
    class Quote < Model
      CODECS = {
        "bundle" => "SendBundle",
        "meter" => "Meter",
        "power" => "QuotePower",
      }.freeze

      # ID of the quote.
      # Type: `QuoteId`.
      def id = self["id"]

      # Always `quote`.
      def object = self["object"]

      # Time at which the quote was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Current status: whether a sale can use the quote.
      def status = self["status"]

      # ID of the product.
      # Type: `ProductId`.
      def product = self["product"]

      # Type of the sale.
      def type = self["type"]

      # ID of the network that delivers the sale.
      # Type: `NetworkId`.
      def network = self["network"]

      # Phone number in E.164 format, or meter number. A sale that uses the quote is delivered to it.
      # Type: `Target`.
      def target = self["target"]

      # The face value. A sale that uses the quote can have a different amount.
      # Type: `Money`.
      def amount = self["amount"]

      # The currency. A sale that uses the quote must be in this currency.
      def currency = self["currency"]

      # What the customer pays: always the face value.
      # Type: `Money`.
      def you_pay = self["you_pay"]

      # Data bundle. Null for airtime and power.
      def bundle = self["bundle"]

      # The confirmed meter. Null for airtime and data.
      def meter = self["meter"]

      # Units that the amount buys. Null for airtime and data.
      def power = self["power"]

      # Time at which the quote expires: 30 minutes after it was created.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # ID of the send that used the quote. Null if it is unused.
      # Type: `SendId`.
      def used_by = self["used_by"]
    end

    # Parameters of a quote. Set `target`, `amount`, and either `currency` or `product`.
    class QuoteCreate < Model
      def initialize(
        target:,
        product: NOT_GIVEN,
        amount: NOT_GIVEN,
        currency: NOT_GIVEN,
        bundle_id: NOT_GIVEN
      )
        super(
          Model.given(
            "target" => target,
            "product" => product,
            "amount" => amount,
            "currency" => currency,
            "bundle_id" => bundle_id
          )
        )
      end

      # Mobile number in any Zimbabwean format, or 11-digit meter number.
      # Type: `TargetInput`.
      def target = self["target"]

      # ID of the product, such as `power-usd`. Default: derived from `target` and `currency`.
      # Type: `ProductId`.
      def product = self["product"]

      # The face value: what the customer pays and receives.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # The currency. Required unless `product` is set; there is no default.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # ID of the bundle. Required for data.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]
    end

    # Units that a power quote buys.
    class QuotePower < Model
      CODECS = {
        "now" => "PowerUnits",
        "after_reset" => "PowerUnitsAfterReset",
      }.freeze

      # Units that the amount buys now.
      def now = self["now"]

      # Units that the amount buys from the 1st of next month.
      def after_reset = self["after_reset"]

      # How reliable the estimate is, in one sentence for the cashier.
      # Type: `Note`.
      def note = self["note"]
    end
  end
end
