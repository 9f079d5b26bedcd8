# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A data bundle, sold at a fixed price.
    class Bundle < Model
      # ID of the bundle.
      # Type: `BundleId`.
      def id = self["id"]

      # Always `bundle`.
      def object = self["object"]

      # Time at which the bundle was added to the catalogue.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # ID of the product that the bundle belongs to.
      # Type: `ProductId`.
      def product = self["product"]

      # ID of the network that delivers the bundle.
      # Type: `NetworkId`.
      def network = self["network"]

      # Name of the bundle.
      # Type: `Label`.
      def name = self["name"]

      # What the customer receives, in one sentence.
      # Type: `Note`.
      def description = self["description"]

      # Price of the bundle: the face value.
      # Type: `Money`.
      def amount = self["amount"]

      # The currency of `amount`.
      def currency = self["currency"]

      # How long the bundle is valid, in hours. Null if it does not expire.
      def validity_hours = self["validity_hours"]

      # Data in megabytes. Null if the bundle is not measured in megabytes.
      def data_mb = self["data_mb"]

      # Category of the bundle.
      def category = self["category"]

      # Whether the bundle can be sold now.
      def available = self["available"]

      # Whether the bundle is simulated for test mode.
      def simulated = self["simulated"]
    end

    # One page of a list.
    class BundleList < Model
      CODECS = {
        "data" => ["Bundle"],
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

    # One page of a list.
    class ProductList < Model
      CODECS = {
        "data" => ["Product"],
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
