# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class LookupsResource < Resource
      # Look up a phone number.
      #
      # Returns the network of a phone number, the number in standard formats, and the products that can
      # be sold to it. Use it while the cashier types, before the customer pays. It reads only the
      # digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
      # that is not a Zimbabwean mobile number returns 200 with `valid: false`.
      #
      # Errors: `invalid_currency`.
      def phone(
        phone:,
        currency: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("lookups.phone"),
          {},
          {
            "phone" => phone,
            "currency" => currency,
          },
          request_options
        )
      end
    end
  end
end
