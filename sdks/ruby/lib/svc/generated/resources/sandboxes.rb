# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class SandboxesResource < Resource
      # Create a sandbox.
      #
      # Creates a test account with test Credit and a secret key that can do everything in it, without
      # signing up. Nothing real can be sold with it. Use it to build and test an integration before a
      # person is involved; for an AI agent, create an agent key with `POST /keys`.
      #
      # Give `claim_url` to a person. They enter their email address, sign in with the code that is sent
      # to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
      # sandbox is deleted with everything in it after 14 days.
      #
      # An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
      # the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates another
      # sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.
      #
      # Errors: `sandboxes_off`.
      def create(
        name: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("sandboxes.create"),
          {},
          {
            "name" => name,
          },
          request_options
        )
      end
    end
  end
end
