# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # What a search found.
    class Search < Model
      CODECS = {
        "results" => ["SearchResult"],
      }.freeze

      # Always `search`.
      def object = self["object"]

      # Time of the search.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Kinds that were searched: those that the key can read.
      def kinds = self["kinds"]

      # The newest objects of each kind that match, in the order of `kinds`.
      def results = self["results"]

      # Whether more than ten objects of a kind match.
      def truncated = self["truncated"]
    end

    # An object that the search found.
    class SearchResult < Model
      # Kind of the object.
      def kind = self["kind"]

      # ID of the object.
      # Type: `ObjectId`.
      def object_id_ = self["object_id"]

      # What of the object the text is.
      def matched = self["matched"]

      # Target, name, reference or title of the object.
      def label = self["label"]

      # Status of the object.
      def status = self["status"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # URL path of the object.
      # Type: `UrlPath`.
      def url = self["url"]
    end
  end
end
