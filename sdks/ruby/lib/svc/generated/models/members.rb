# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A person who belongs to the organisation.
    class Member < Model
      # Unique identifier of the object.
      # Type: `MemberId`.
      def id = self["id"]

      # Always `member`.
      def object = self["object"]

      # Time at which the person joined the organisation.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Name of the person. Null until they provide it.
      # Type: `Label`.
      def name = self["name"]

      # Email address of the person. Null if unknown.
      # Type: `Email`.
      def email = self["email"]

      # Phone number of the person. Null if unknown.
      # Type: `E164`.
      def phone = self["phone"]

      # Role of the person. Decides their permissions.
      def role = self["role"]

      # Current status. Decides whether the person can sign in.
      def status = self["status"]

      # Whether the person can see power tokens in clear text and grant that scope to keys.
      def tokens_read = self["tokens_read"]

      # Whether the person has a payment PIN, which is needed to approve agents' requests.
      def pin_set = self["pin_set"]

      # Time at which the person was last signed in. Null if never.
      # Type: `UnixTime`.
      def last_seen_at = self["last_seen_at"]

      # Member who invited the person. Null for the founder of the organisation.
      # Type: `MemberId`.
      def invited_by = self["invited_by"]
    end

    # A person to invite. Set `phone`, `email` or both.
    class MemberCreate < Model
      def initialize(
        phone: NOT_GIVEN,
        email: NOT_GIVEN,
        role: NOT_GIVEN
      )
        super(
          Model.given(
            "phone" => phone,
            "email" => email,
            "role" => role
          )
        )
      end

      # Phone number that the invitation is sent to by SMS.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Email address that the invitation is sent to.
      # Type: `Email`.
      def email = self["email"]

      # Role that the person gets once they accept.
      def role = self["role"]
    end

    # One page of a list.
    class MemberList < Model
      CODECS = {
        "data" => ["Member"],
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

    # Changes to a member. Omitted fields keep their value.
    class MemberUpdate < Model
      def initialize(
        role:,
        tokens_read: NOT_GIVEN
      )
        super(
          Model.given(
            "role" => role,
            "tokens_read" => tokens_read
          )
        )
      end

      # New role of the member.
      def role = self["role"]

      # Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
      # never.
      def tokens_read = self["tokens_read"]
    end
  end
end
