# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class SearchResource < Resource
      # Search all objects.
      #
      # Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
      # them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
      # (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
      # titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
      # returns the ten newest matches of each.
      def find(
        q:,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("search.find"),
          {},
          {
            "q" => q,
          },
          request_options
        )
      end
    end
  end
end
