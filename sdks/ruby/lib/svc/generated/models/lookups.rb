# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Products that can be sold to a phone number.
    class LookupProducts < Model
      # IDs of the airtime products for this number: one for each currency, or only the one in
      # `currency`.
      def airtime = self["airtime"]

      # IDs of the data products for this number: one for each currency, or only the one in `currency`.
      def data = self["data"]
    end

    # What the digits of a phone number reveal about it.
    class PhoneLookup < Model
      CODECS = {
        "products" => "LookupProducts",
      }.freeze

      # Always `phone_lookup`.
      def object = self["object"]

      # Time at which the number was looked up.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # The phone number exactly as you sent it.
      # Type: `PhoneText`.
      def input = self["input"]

      # The number in E.164 format. Null if it is not valid.
      # Type: `Phone`.
      def e164 = self["e164"]

      # The number in national format, such as `077 123 4567`. Null if it is not valid.
      # Type: `PhoneText`.
      def national = self["national"]

      # Whether the number is a valid Zimbabwean mobile number.
      def valid = self["valid"]

      # Type of the phone line.
      def line_type = self["line_type"]

      # ID of the network that the prefix belongs to. Null if no supported network uses the prefix.
      # Type: `NetworkId`.
      def network = self["network"]

      # Products that can be sold to the number.
      def products = self["products"]

      # Whether the number is on your blocklist. Sales to it return an error.
      def blocked = self["blocked"]

      # ID of your recipient with this number. Null if there is none.
      # Type: `RecipientId`.
      def recipient = self["recipient"]
    end
  end
end
