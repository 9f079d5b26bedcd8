# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a checkout session.
    class CheckoutSessionCreate < Model
      def initialize(
        target:,
        amount:,
        success_url:,
        cancel_url:,
        type: NOT_GIVEN,
        product: NOT_GIVEN,
        currency: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        customer_phone: NOT_GIVEN,
        client_reference: NOT_GIVEN,
        metadata: NOT_GIVEN,
        sms_message: NOT_GIVEN
      )
        super(
          Model.given(
            "type" => type,
            "product" => product,
            "target" => target,
            "amount" => amount,
            "currency" => currency,
            "bundle_id" => bundle_id,
            "token_phone" => token_phone,
            "customer_phone" => customer_phone,
            "success_url" => success_url,
            "cancel_url" => cancel_url,
            "client_reference" => client_reference,
            "metadata" => metadata,
            "sms_message" => sms_message
          )
        )
      end

      # What to sell. Default: derived from the product or target.
      def type = self["type"]

      # Product slug, such as `airtime-usd`. Default: derived from `type` and `currency`.
      # Type: `ProductId`.
      def product = self["product"]

      # Mobile number in any Zimbabwean format, or 11-digit meter number.
      # Type: `TargetInput`.
      def target = self["target"]

      # Face value that the customer receives. The card fee is added to it.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Three-letter currency code. There is no default: set this or `product`.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Bundle to send. For data only.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Phone number that receives the token by SMS. Required for power.
      # Type: `PhoneInput`.
      def token_phone = self["token_phone"]

      # Phone number of the customer, for messages about the payment.
      # Type: `PhoneInput`.
      def customer_phone = self["customer_phone"]

      # URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
      # Type: `CheckoutReturnUrl`.
      def success_url = self["success_url"]

      # URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
      # Type: `CheckoutReturnUrl`.
      def cancel_url = self["cancel_url"]

      # Your own reference, such as the order number. Permanently unique in the account; reusing one
      # returns its existing session.
      # Type: `ClientReference`.
      def client_reference = self["client_reference"]

      # Your own key-value data about the sale.
      def metadata = self["metadata"]

      # Custom SMS message to the customer. Default: our standard message.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]
    end

    # One page of a list.
    class CheckoutSessionList < Model
      CODECS = {
        "data" => ["CheckoutSession"],
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
