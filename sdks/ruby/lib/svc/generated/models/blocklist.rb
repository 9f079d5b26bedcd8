# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A phone number or meter that cannot receive anything.
    class BlockedTarget < Model
      # Unique identifier of the object.
      # Type: `BlockedTargetId`.
      def id = self["id"]

      # Always `blocked_target`.
      def object = self["object"]

      # Time at which the target was blocked.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Blocked phone number in E.164 format, or meter number.
      # Type: `Target`.
      def target = self["target"]

      # Kind of target that is blocked.
      def target_kind = self["target_kind"]

      # Reason for the block. Null if not set.
      # Type: `Note`.
      def reason = self["reason"]

      # Who blocked the target.
      # Type: `MakerId`.
      def created_by = self["created_by"]

      # Number of requests that were rejected because of this entry.
      # Type: `Count`.
      def hits = self["hits"]

      # Time at which a request was last rejected. Null if never.
      # Type: `UnixTime`.
      def last_hit_at = self["last_hit_at"]
    end

    # A phone number or meter to block.
    class BlockedTargetCreate < Model
      def initialize(
        target:,
        reason: NOT_GIVEN
      )
        super(
          Model.given(
            "target" => target,
            "reason" => reason
          )
        )
      end

      # Phone number in any Zimbabwean format, or 11-digit meter number.
      # Type: `TargetInput`.
      def target = self["target"]

      # Reason for the block, for your own team.
      # Type: `Note`.
      def reason = self["reason"]
    end

    # One page of a list.
    class BlockedTargetList < Model
      CODECS = {
        "data" => ["BlockedTarget"],
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
