# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A document for our staff. The file cannot be downloaded again.
    class Document < Model
      # ID of the document.
      # Type: `DocumentId`.
      def id = self["id"]

      # Always `document`.
      def object = self["object"]

      # Time at which the document was uploaded.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Purpose of the document.
      def purpose = self["purpose"]

      # Name of the uploaded file.
      # Type: `FileName`.
      def filename = self["filename"]

      # Size of the file in bytes.
      def size = self["size"]

      # Media type of the file.
      def mime = self["mime"]

      # SHA-256 hash of the file, to compare with yours.
      # Type: `Sha256`.
      def sha256 = self["sha256"]

      # Current status of the review by our staff.
      def status = self["status"]

      # Why the document was rejected. Null unless rejected.
      # Type: `Note`.
      def reason = self["reason"]
    end

    # One page of a list.
    class DocumentList < Model
      CODECS = {
        "data" => ["Document"],
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

    # A form with a file, sent as `multipart/form-data`.
    class DocumentUpload < Model
      def initialize(
        purpose:,
        file:,
        filename: NOT_GIVEN
      )
        super(
          Model.given(
            "purpose" => purpose,
            "file" => file,
            "filename" => filename
          )
        )
      end

      # Purpose of the document.
      def purpose = self["purpose"]

      # The file: PDF, JPEG or PNG.
      def file = self["file"]

      # Name of the file. Default: the one in the head of `file`.
      # Type: `FileName`.
      def filename = self["filename"]
    end
  end
end
