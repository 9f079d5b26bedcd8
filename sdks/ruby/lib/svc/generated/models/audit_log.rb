# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # An entry of the audit log: one action. It is stored in the same transaction as the action and
    # never changes.
    class AuditEvent < Model
      CODECS = {
        "actor" => "Actor",
      }.freeze

      # ID of the entry.
      # Type: `AuditEventId`.
      def id = self["id"]

      # Always `audit_event`.
      def object = self["object"]

      # Time of the action.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # The action that was taken. New actions can be added; ignore those you do not know.
      # Type: `AuditAction`.
      def action = self["action"]

      # ID of the object concerned. Null if it has none.
      # Type: `ObjectId`.
      def object_id_ = self["object_id"]

      # Who took the action.
      def actor = self["actor"]

      # IP address of the request. Null if no request was involved.
      # Type: `IpAddress`.
      def ip = self["ip"]

      # `User-Agent` of the request. Null if it had none.
      # Type: `UserAgent`.
      def user_agent = self["user_agent"]

      # Changed fields. Empty if an object was created or nothing had an old value.
      def changes = self["changes"]

      # ID of the request. Null if the service acted by itself.
      # Type: `RequestId`.
      def request_id = self["request_id"]

      # A remark on the action. Null if there is none.
      # Type: `Note`.
      def note = self["note"]
    end

    # One page of a list.
    class AuditEventList < Model
      CODECS = {
        "data" => ["AuditEvent"],
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
