# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class WorkforceResource < Resource
      def cost_centers = @cost_centers ||= WorkforceCostCentersResource.new(@requestor)

      def recipients = @recipients ||= WorkforceRecipientsResource.new(@requestor)

      # Retrieve your Workforce access.
      #
      # Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
      # limits, and the total above which approval is required. Call it once, before you show the screen.
      def get_access(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_access"),
          {},
          {},
          request_options
        )
      end

      # List meters of people.
      #
      # Lists the electricity meters of your people: who can receive power, when the utility last
      # confirmed each meter, and its last token. The utility is not contacted.
      def get_meters(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_meters"),
          {},
          {},
          request_options
        )
      end

      # List products to allocate.
      #
      # Lists the products that can be allocated, by kind: those of `GET /products` that the key is
      # allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
      def get_products(
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("workforce.get_products"),
          {},
          {},
          request_options
        )
      end
    end
  end
end
