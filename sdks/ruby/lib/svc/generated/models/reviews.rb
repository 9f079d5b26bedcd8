# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Optional note for a decision on a review.
    class ReviewDecision < Model
      def initialize(
        note: NOT_GIVEN
      )
        super(
          Model.given(
            "note" => note
          )
        )
      end

      # Note for your own team. Never shown to the person.
      # Type: `Note`.
      def note = self["note"]
    end

    # One page of a list.
    class ReviewList < Model
      CODECS = {
        "data" => ["Review"],
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
