# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class TokenLinksResource < Resource
      # Read the tokens behind a link.
      #
      # Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
      # as `data.object.token_url`. No key is needed: anyone with the link can read it, but only once.
      # Each delivery attempt creates a new link and invalidates the previous one.
      #
      # A `HEAD` request does not use up the link.
      #
      # Errors: `token_link_used`.
      def get(
        secret,
        read: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("token_links.get"),
          {
            "secret" => secret,
          },
          {
            "read" => read,
          },
          request_options
        )
      end
    end
  end
end
