# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class ErrorCodesResource < Resource
      # List error codes.
      #
      # Lists every error code, in alphabetical order, on one page: its status, its category, what
      # happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
      # for your cashiers, or to test that your program handles every code. No key is required. Codes may
      # be added at any time; they are never removed and never change their meaning.
      def list(
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("error_codes.list"),
          {},
          {},
          request_options
        )
      end
    end
  end
end
