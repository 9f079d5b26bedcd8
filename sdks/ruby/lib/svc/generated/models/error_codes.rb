# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # An error code: what happened and what to do next.
    class ErrorCodeEntry < Model
      # Always `error_code`.
      def object = self["object"]

      # Code to decide by. Its meaning never changes.
      # Type: `ErrorCode`.
      def code = self["code"]

      # HTTP status of the error.
      def status = self["status"]

      # Category of the error.
      def type = self["type"]

      # What happened, in one sentence.
      # Type: `ErrorMessage`.
      def meaning = self["meaning"]

      # What to do next, in one sentence.
      # Type: `ErrorMessage`.
      def fix = self["fix"]

      # Whether the unchanged request may succeed later, with the same Idempotency-Key.
      def retryable = self["retryable"]

      # Names of the fields in `meta` of the error. Empty if there are none.
      def meta = self["meta"]
    end

    # Every error code, in alphabetical order, on one page.
    class ErrorCodeList < Model
      CODECS = {
        "data" => ["ErrorCodeEntry"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # URL path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # All error codes, in alphabetical order.
      def data = self["data"]

      # Always false: the list is one page.
      def has_more = self["has_more"]

      # Always null: the list is one page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end
  end
end
