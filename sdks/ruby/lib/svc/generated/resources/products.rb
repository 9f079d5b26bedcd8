# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ProductsResource < Resource
      # Retrieve a product.
      #
      # Returns a product with its current availability. `networks` holds the minimum and maximum amount
      # on each network, and why the product is paused there.
      #
      # Errors: `origin_not_allowed`.
      def get(
        product_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("products.get"),
          {
            "product_id" => product_id,
          },
          {},
          request_options
        )
      end

      # List products.
      #
      # Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
      # list is short and has no pages. Load it once a day, and again when a sale returns
      # `product_unavailable`. Paused products remain in the list with `available: false`.
      #
      # Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
      def list(
        type: NOT_GIVEN,
        network: NOT_GIVEN,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("products.list"),
          {},
          {
            "type" => type,
            "network" => network,
            "currency" => currency,
          },
          request_options
        )
      end

      # List the bundles of a product.
      #
      # Lists the data bundles of a product, sorted by network and price. The list is short and has no
      # pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
      # Live bundles are not available yet: the list is empty in live mode.
      #
      # Errors: `origin_not_allowed`.
      def list_bundles(
        product_id,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("products.list_bundles"),
          {
            "product_id" => product_id,
          },
          {},
          request_options
        )
      end
    end
  end
end
