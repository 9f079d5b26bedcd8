# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A file of objects, generated in the background.
    class Export < Model
      CODECS = {
        "error" => "Failure",
      }.freeze
      SECRETS = [
        "download_url",
      ].freeze

      # Unique identifier of the object.
      # Type: `ExportId`.
      def id = self["id"]

      # Always `export`.
      def object = self["object"]

      # Time at which the export was requested.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Kind of objects in the file.
      def kind = self["kind"]

      # Current status. Decides whether the file is ready; see Lifecycles.
      def status = self["status"]

      # Format of the file.
      def format = self["format"]

      # Start of the period, inclusive, by creation time.
      # Type: `UnixTime`.
      def from = self["from"]

      # End of the period, exclusive, by creation time.
      # Type: `UnixTime`.
      def to = self["to"]

      # Filters, as in the list of that kind.
      def filters = self["filters"]

      # Columns of the CSV in order. Empty for `json`.
      def columns = self["columns"]

      # Whether power tokens are included unmasked.
      def include_tokens = self["include_tokens"]

      # Whether free text in CSV that a spreadsheet would calculate has a `'` in front.
      def text_guard = self["text_guard"]

      # Number of objects in the file. Null until ready.
      # Type: `Count`.
      def rows = self["rows"]

      # Size of the file in bytes. Null until ready.
      def size = self["size"]

      # SHA-256 hash of the file. Null until ready.
      # Type: `Sha256`.
      def sha256 = self["sha256"]

      # Signed URL of the file, which works without a key for 15 minutes. Each retrieval of the export
      # returns a new one. Null until ready, and for keys that could not have created the export: those
      # without the read scope of `kind`, or without `tokens:read` if `include_tokens` is true.
      # Type: `WebUrl`.
      def download_url = self["download_url"]

      # Time at which the file will be deleted: seven days after it was ready, or earlier if the data
      # of a recipient was erased. Null until it is ready.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Reason the export failed. Null unless it failed.
      def error = self["error"]
    end

    # Parameters to create an export.
    class ExportCreate < Model
      def initialize(
        kind:,
        from: NOT_GIVEN,
        to: NOT_GIVEN,
        filters: NOT_GIVEN,
        format: NOT_GIVEN,
        columns: NOT_GIVEN,
        include_tokens: NOT_GIVEN,
        text_guard: NOT_GIVEN
      )
        super(
          Model.given(
            "kind" => kind,
            "from" => from,
            "to" => to,
            "filters" => filters,
            "format" => format,
            "columns" => columns,
            "include_tokens" => include_tokens,
            "text_guard" => text_guard
          )
        )
      end

      # Kind of objects to export.
      def kind = self["kind"]

      # Start of the period, inclusive, by creation time. Default: 30 days ago.
      def from = self["from"]

      # End of the period, exclusive, by creation time. Default: the end of the current second.
      def to = self["to"]

      # Filters, as in the list of that kind.
      def filters = self["filters"]

      # Format of the file.
      def format = self["format"]

      # Columns of the CSV in order, up to 40. Default: a useful selection.
      def columns = self["columns"]

      # Whether to include power tokens unmasked. Requires `tokens:read`.
      def include_tokens = self["include_tokens"]

      # Whether free text in CSV that a spreadsheet would calculate gets a `'` in front. Set it to
      # false for files that programs read.
      def text_guard = self["text_guard"]
    end

    # One page of a list.
    class ExportList < Model
      CODECS = {
        "data" => ["Export"],
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
